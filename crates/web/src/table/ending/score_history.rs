//! The score over time, and the moment that decided: read from the recording of a finished game.

use crate::replay::Recording;
use rules::{Outcome, Seat, Viewer};

/// So many moments are plotted at most: a curve with more looks the same, and each costs a replayed position.
const MOST: u64 = 160;

/// What every seat had at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct ScorePoint {
    /// The moment, as the replay counts them.
    pub at: u64,
    /// By seat; nothing where it plays for another.
    pub scores: Vec<Option<f64>>,
}

impl ScorePoint {
    fn of(&self, seat: Seat) -> Option<f64> {
        self.scores.get(seat.index()).copied().flatten()
    }

    /// How far this seat is ahead of the best of the others; negative where it is behind.
    fn lead(&self, seat: Seat) -> Option<f64> {
        let others = Seat::all().take(self.scores.len()).filter(|other| *other != seat);
        let best = others.filter_map(|other| self.of(other)).fold(f64::NEG_INFINITY, f64::max);
        self.of(seat).map(|own| own - best).filter(|lead| lead.is_finite())
    }
}

/// The moment that decided.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisiveMoment {
    /// The moment, as the replay counts them.
    pub at: u64,
    /// Whom it decided for.
    pub winner: Seat,
    /// Did the winner take the lead then, to keep it? Otherwise it is the largest step away from the others.
    pub takes_lead: bool,
    /// The winner's score after it, and the best of the others.
    pub scores: (f64, f64),
}

/// How the score went.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreHistory {
    /// In order, the first and the last moment among them.
    pub points: Vec<ScorePoint>,
    /// What decided, where the score tells.
    pub moment: Option<DecisiveMoment>,
}

impl ScoreHistory {
    /// Reads it; nothing for a game that keeps no score.
    pub fn of(recording: &Recording, outcome: &Outcome) -> Option<ScoreHistory> {
        let points: Vec<ScorePoint> =
            sampled(recording.last(), MOST).filter_map(|at| point(recording, at)).collect();
        if points.iter().all(|point| point.scores.iter().all(Option::is_none)) {
            return None;
        }
        let moment = match every_moment(recording, &points, outcome) {
            Some(every) => decisive(&every, outcome),
            None => decisive(&points, outcome),
        };
        Some(ScoreHistory { points, moment })
    }
}

fn point(recording: &Recording, at: u64) -> Option<ScorePoint> {
    let shown = recording.frame(Viewer::Public, at)?.shown;
    Some(ScorePoint { at, scores: recording.page.scores(&shown.view, recording.seats()) })
}

/// At most so many moments of all there are, evenly, the first and the last among them.
fn sampled(last: u64, most: u64) -> impl Iterator<Item = u64> {
    let step = last.div_ceil(most).max(1);
    (1..last).step_by(step as usize).chain((last > 0).then_some(last))
}

/// The sampled points, with every moment since the winner was last seen not to lead: between two points at which they
/// lead, they may have been caught. Nothing where all moments were sampled, or nobody alone has won.
fn every_moment(recording: &Recording, points: &[ScorePoint], outcome: &Outcome) -> Option<Vec<ScorePoint>> {
    let winner = only_winner(outcome).filter(|_| (points.len() as u64) < recording.last())?;
    let since = points.iter().rposition(|point| !is_ahead(point, winner)).unwrap_or_default();
    let (early, late) = points.split_at(since);
    let every = (late.first()?.at..=late.last()?.at).filter_map(|at| point(recording, at));
    Some(early.iter().cloned().chain(every).collect())
}

fn only_winner(outcome: &Outcome) -> Option<Seat> {
    let mut winners = outcome.winners();
    winners.next().filter(|_| winners.next().is_none())
}

fn is_ahead(point: &ScorePoint, winner: Seat) -> bool {
    point.lead(winner).is_some_and(|lead| lead > 0.0)
}

/// What decided: the moment from which on the winner, who won alone, was always ahead. Where that was in the first moves,
/// which decide little, the largest step away from the others after it; the same where the score did not decide.
pub fn decisive(points: &[ScorePoint], outcome: &Outcome) -> Option<DecisiveMoment> {
    let winner = only_winner(outcome)?;
    let (first, last) = (points.first()?.at, points.last()?.at);
    let early = first + (last - first) / 5;
    let led = last_taking_of_the_lead(points, winner);
    let since = led.as_ref().map_or(first, |moment| moment.at);
    let step_after = |at: u64| {
        let from = points.iter().position(|point| point.at >= at)?;
        largest_step(&points[from..], winner)
    };
    let late = led.clone().filter(|moment| moment.at > early);
    late.or_else(|| step_after(since.max(early))).or(led).or_else(|| largest_step(points, winner))
}

fn moment(point: &ScorePoint, winner: Seat, takes_lead: bool) -> Option<DecisiveMoment> {
    let (own, lead) = (point.of(winner)?, point.lead(winner)?);
    Some(DecisiveMoment { at: point.at, winner, takes_lead, scores: (own, own - lead) })
}

/// The last moment at which this seat came from behind, or level, to be ahead, if it stayed there.
fn last_taking_of_the_lead(points: &[ScorePoint], winner: Seat) -> Option<DecisiveMoment> {
    if !points.last().is_some_and(|point| is_ahead(point, winner)) {
        return None;
    }
    let since = points.iter().rposition(|point| !is_ahead(point, winner))? + 1;
    moment(points.get(since)?, winner, true)
}

/// The moment at which this seat gained most on the best of the others.
fn largest_step(points: &[ScorePoint], winner: Seat) -> Option<DecisiveMoment> {
    let steps =
        points.windows(2).filter_map(|pair| Some((pair[1].lead(winner)? - pair[0].lead(winner)?, &pair[1])));
    let best = steps.filter(|(gain, _)| *gain > 0.0).max_by(|a, b| a.0.total_cmp(&b.0))?;
    moment(best.1, winner, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(scores: &[[f64; 2]]) -> Vec<ScorePoint> {
        let point = |(at, scores): (usize, &[f64; 2])| ScorePoint {
            at: at as u64 + 1,
            scores: scores.iter().copied().map(Some).collect(),
        };
        scores.iter().enumerate().map(point).collect()
    }

    fn won_by(winner: u8) -> Outcome {
        Outcome::rank(2, |seat| seat == Seat::new(winner), |_| 0)
    }

    #[test]
    fn the_last_change_of_the_lead_decides() {
        let went = points(&[[0., 0.], [2., 0.], [2., 3.], [4., 3.], [4., 5.], [5., 6.], [5., 6.]]);
        let moment = decisive(&went, &won_by(1)).unwrap();
        assert_eq!((moment.at, moment.takes_lead, moment.scores), (5, true, (5.0, 4.0)));
    }

    #[test]
    fn whoever_led_from_the_start_is_decided_by_the_largest_step() {
        let went = points(&[[0., 0.], [1., 0.], [2., 1.], [6., 1.], [7., 3.], [8., 4.], [8., 5.], [9., 6.]]);
        let moment = decisive(&went, &won_by(0)).unwrap();
        assert_eq!((moment.at, moment.takes_lead, moment.scores), (4, false, (6.0, 1.0)));
    }

    #[test]
    fn a_winner_behind_by_the_score_still_has_a_best_step_and_a_shared_victory_has_none() {
        let went = points(&[[0., 0.], [0., 3.], [2., 3.], [2., 4.]]);
        assert_eq!(decisive(&went, &won_by(0)).map(|moment| moment.at), Some(3));
        assert_eq!(decisive(&went, &Outcome::rank(2, |_| 0, |_| 0)), None);
        assert_eq!(decisive(&points(&[[0., 0.], [0., 0.]]), &won_by(0)), None, "nothing ever moved");
    }

    #[test]
    fn nobody_catches_up_after_what_decided() {
        // Ahead at once, caught twice, and by a small step ahead for good.
        let went =
            points(&[[0., 0.], [9., 0.], [9., 9.], [10., 9.], [11., 9.], [11., 11.], [12., 11.], [13., 11.]]);
        let moment = decisive(&went, &won_by(0)).unwrap();
        assert_eq!((moment.at, moment.takes_lead), (7, true), "not the largest step, which decided nothing");
        // Ahead for good before the first fifth is over: the largest step after that.
        let mut scores = vec![[0., 0.], [5., 0.], [6., 0.], [6., 1.], [6., 2.], [8., 2.], [8., 3.], [8., 4.]];
        scores.extend([[9., 4.], [9., 5.], [9., 6.]]);
        let moment = decisive(&points(&scores), &won_by(0)).unwrap();
        assert_eq!((moment.at, moment.takes_lead), (6, false));
    }

    #[test]
    fn many_moments_are_sampled_with_the_first_and_the_last() {
        let all: Vec<u64> = sampled(5, 160).collect();
        assert_eq!(all, [1, 2, 3, 4, 5]);
        let some: Vec<u64> = sampled(2001, 100).collect();
        assert!(some.len() <= 101 && some[0] == 1 && some[some.len() - 1] == 2001);
        assert_eq!(sampled(0, 100).count(), 0);
    }

    #[test]
    fn a_recorded_game_has_a_history() {
        crate::game_loader::fetch_now("gardez-la-ligne");
        let erased = crate::game_loader::erased_game("gardez-la-ligne").unwrap();
        let settings = rules::Settings::defaults(&erased.info());
        let (mut table, deal) = erased.deal(&settings, 2, rules::Seeded::seed_from(7)).unwrap();
        let mut log = vec![deal];
        while let Some(seat) = table.to_act().first() {
            let choices = table.shown(Viewer::Seat(seat)).choices;
            let choices: Vec<wire::Payload> = serde_json::from_str(choices.get()).unwrap();
            log.push(table.act(seat, table.decision(), &choices[0]).unwrap());
        }
        let seat = |name: &str| table::SeatRecord { name: name.into(), occupant: wire::Occupant::Human };
        let seats = vec![seat("Ann"), seat("Zoë")];
        let text = table::Record::of_log(&erased.info(), settings, seats, &log).unwrap().write();
        let Ok(recording) = Recording::read(&text) else { panic!("it was not read") };
        let outcome = recording.frame(Viewer::Public, 25).unwrap().shown.outcome.unwrap();
        let history = ScoreHistory::of(&recording, &outcome).unwrap();
        assert_eq!(history.points.len(), 25);
        let last: Vec<i32> = history.points[24].scores.iter().map(|score| score.unwrap() as i32).collect();
        assert_eq!(last, outcome.scores(), "the plot ends where the result is");
    }
}
