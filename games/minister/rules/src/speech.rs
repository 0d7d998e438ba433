//! Narration: which message of the locales says an action, an event or a view, and with which arguments.

use crate::setup;
use crate::state::Step;
use crate::{Action, Ending, Event, Minister, Pawn, PawnSeen, Spot, View};
use rules::{Arg, Locales, Narrate, Phrase, Rules, Seat, locales};

impl Narrate for Minister {
    fn say_action(&self, action: &Action) -> Phrase {
        match *action {
            Action::Settle(to) => self.place(Phrase::new("action-settle"), to),
            Action::Roll => Phrase::new("action-roll"),
            Action::Move { pawn, to } => {
                self.place(Phrase::new("action-move"), to).name("pawn", pawn.called())
            }
            Action::Lift(pawn) => Phrase::new("action-lift").name("pawn", pawn.called()),
            Action::Appoint(0) => Phrase::new("action-appoint-none"),
            Action::Appoint(count) => Phrase::new("action-appoint").number("count", count),
            Action::Dismiss(seat) => Phrase::new("action-dismiss").seat("seat", seat),
            Action::Advance => Phrase::new("action-advance"),
            Action::Broth => Phrase::new("action-broth"),
            Action::Sink { seat, pawn } => {
                Phrase::new("action-sink").seat("seat", seat).name("pawn", pawn.called())
            }
            Action::Decline => Phrase::new("action-decline"),
        }
    }

    fn say_choice(&self, view: &View, action: &Action) -> Phrase {
        match (view.step, action) {
            // Some pawns are down already: that is no longer to do without (MR11).
            (Step::Sink(_), Action::Decline) => Phrase::new("action-stop"),
            _ => self.say_action(action),
        }
    }

    /// The chancellor's bonus comes in the turn of whoever moved the time marker (M52).
    fn is_reply(&self, view: &View) -> bool {
        view.step == Step::Bonus
    }

    fn say_event(&self, event: &Event) -> Phrase {
        let by = |id, seat: &Seat| Phrase::new(id).seat("seat", *seat);
        match event {
            Event::Lot { seat, die } => by("event-lot", seat).number("die", *die),
            Event::Starter { seat } => by("event-starter", seat),
            Event::FirstMinisters { each } => Phrase::new("event-first-ministers").number("count", *each),
            Event::Settled { seat, pawn, to } => {
                self.place(by("event-settled", seat).name("pawn", pawn.called()), *to)
            }
            Event::Rolled { seat, die } => by("event-rolled", seat).number("die", *die),
            Event::Time { seat, space, left, unused } => {
                by(if *unused { "event-time-unused" } else { "event-time" }, seat)
                    .number("space", *space)
                    .number("left", *left)
            }
            Event::Moved { seat, pawn, to, jumped } => {
                let id = if *jumped > 0 { "event-moved-over" } else { "event-moved" };
                self.place(by(id, seat).name("pawn", pawn.called()).number("jumped", *jumped), *to)
            }
            Event::Lifted { seat, pawn, to } => {
                self.place(by("event-lifted", seat).name("pawn", pawn.called()), *to)
            }
            Event::Exiled { seat, by: who, count } => {
                by("event-exiled", seat).seat("by", *who).number("count", *count)
            }
            Event::NoRolls { seat, pawn } => by("event-no-rolls", seat).name("pawn", pawn.called()),
            Event::Press { seat, die, total, left } => {
                by("event-press", seat).number("die", *die).number("total", *total).number("left", *left)
            }
            Event::Appointed { seat, count: 0 } => by("event-appointed-none", seat),
            Event::Appointed { seat, count } => by("event-appointed", seat).number("count", *count),
            Event::Replacing { seat, count } => by("event-replacing", seat).number("count", *count),
            Event::Replaced { seat, from } => by("event-replaced", seat).seat("from", *from),
            Event::Chair { seat, from: None } => by("event-chair", seat),
            Event::Chair { seat, from: Some(from) } => by("event-chair-from", seat).seat("from", *from),
            Event::Advance { seat } => by("event-advance", seat),
            Event::NoInfluence { seat } => by("event-no-influence", seat),
            Event::Sunk { by: who, seat, pawn, at } => {
                self.place(by("event-sunk", seat).seat("by", *who).name("pawn", pawn.called()), *at)
            }
            Event::Declined { seat } => by("event-declined", seat),
            Event::Stopped { seat } => by("event-stopped", seat),
            Event::TimeInfluence { seat } => by("event-time-influence", seat),
            Event::Bonus { seat: Some(seat) } => by("event-bonus", seat),
            Event::Bonus { seat: None } => Phrase::new("event-bonus-nobody"),
            Event::End { ending, winners, ministers } => end(*ending, winners, ministers),
        }
    }

    /// What is asked of whom, time and chair, then for each player the cabinet and the pawns with the numbers they need.
    fn say_view(&self, view: &View) -> Vec<Phrase> {
        let spiral = self.board().spiral();
        let time = Phrase::new("view-time")
            .number("space", view.time)
            .number("length", spiral.length)
            .number("left", spiral.length.saturating_sub(view.time));
        let vacant = view.posts.iter().filter(|post| post.is_none()).count();
        let chair = match view.chancellor {
            Some(seat) => Phrase::new("view-chair").seat("seat", seat),
            None => Phrase::new("view-chair-empty"),
        };
        let chair = chair.number("vacant", vacant as i64);
        let mut told = vec![self.tell_step(view), time, chair];
        for seat in (0..self.seats()).map(Seat::new) {
            told.push(tell_player(view, seat));
            told.extend(Pawn::ALL.into_iter().filter_map(|pawn| self.tell_pawn(view, seat, pawn)));
        }
        told
    }

    /// Where the choices do not say it: which pawn is set up, and that one rolls for the press.
    fn say_question(&self, view: &View) -> Vec<Phrase> {
        let untold = matches!(view.step, Step::SetUp(_) | Step::Press(_));
        untold.then(|| self.tell_step(view)).into_iter().collect()
    }

    fn locales() -> Locales {
        locales!["../../locales/cover.", "../../locales/", "../../../../crates/data_file/locales/"]
    }

    fn cover() -> Locales {
        locales!["../../locales/cover."]
    }
}

impl Minister {
    fn tell_step(&self, view: &View) -> Phrase {
        let id = match view.step {
            Step::SetUp(_) => "view-set-up",
            Step::Roll => "view-roll",
            Step::Use => "view-use",
            Step::Press(_) => "view-press",
            Step::Appoint(_) => "view-appoint",
            Step::Dismiss(_) => "view-dismiss",
            Step::Influence(_) => "view-influence",
            Step::Sink(_) => "view-sink",
            Step::Advance => "view-advance",
            Step::TimeInfluence => "view-time-influence",
            Step::Bonus => "view-bonus",
            Step::Over(Ending::Election) => "ending-election",
            Step::Over(Ending::AllPosts) => "ending-all-posts",
            Step::Over(Ending::TurnLimit) => "ending-turn-limit",
        };
        let pawn = match view.step {
            Step::SetUp(placed) => setup::pawn(placed, self.seats()).called(),
            _ => String::new(),
        };
        let count = match view.step {
            Step::Press(count) | Step::Appoint(count) | Step::Dismiss(count) => count,
            _ => 0,
        };
        Phrase::new(id)
            .seat("seat", view.asked.unwrap_or(view.turn))
            .name("pawn", pawn)
            .number("die", view.die.unwrap_or(0))
            .number("count", count)
    }

    fn tell_pawn(&self, view: &View, seat: Seat, pawn: Pawn) -> Option<Phrase> {
        let PawnSeen { zone, space, broth, .. } = (*view.pawns.get(seat.index())?.get(pawn.index())?)?;
        let way = self.way(view, seat, pawn);
        let id = match way {
            _ if broth => "view-pawn-broth",
            Some(_) => "view-pawn",
            None => "view-pawn-there",
        };
        let phrase = Phrase::new(id).seat("seat", seat).name("pawn", pawn.called());
        let phrase = self.place(phrase, Spot { zone, space });
        let Some(way) = way else { return Some(phrase) };
        let numbers = way.numbers.iter().map(|number| Arg::Number((*number).into())).collect();
        Some(phrase.arg("numbers", Arg::OneOf(numbers)).number("next", way.to.called()))
    }

    /// Adds a place: the kind of its zone, the zone and its space as people count them (0 where no space is counted).
    fn place(&self, phrase: Phrase, spot: Spot) -> Phrase {
        // A zone may come from outside; one that is not there is said as if it were plain.
        let kind = self.board().zone(spot.zone).map_or("plain", |zone| zone.kind.word());
        phrase
            .name("kind", kind)
            .number("zone", spot.zone.called())
            .number("space", spot.space.map_or(0, |space| i64::from(space) + 1))
    }
}

fn end(ending: Ending, winners: &[Seat], ministers: &[u8]) -> Phrase {
    let why = match ending {
        Ending::Election => "ending-election",
        Ending::AllPosts => "ending-all-posts",
        Ending::TurnLimit => "ending-turn-limit",
    };
    let won = winners.first().and_then(|seat| ministers.get(seat.index())).copied().unwrap_or(0);
    let phrase = match winners {
        [winner] => Phrase::new("event-end-won").seat("seat", *winner),
        _ => {
            let list = winners.iter().map(|seat| Arg::Seat(*seat)).collect();
            Phrase::new("event-end-shared").arg("seats", Arg::List(list))
        }
    };
    phrase.arg("why", Arg::Message(why)).number("count", won)
}

fn tell_player(view: &View, seat: Seat) -> Phrase {
    let of = |list: &[u8]| list.get(seat.index()).copied().unwrap_or(0);
    Phrase::new("view-player")
        .seat("seat", seat)
        .number("ministers", of(&view.ministers))
        .number("supply", of(&view.supply))
}
