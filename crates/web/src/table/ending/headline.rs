//! The sentence of an ending: who won and by what, said to whoever reads it.

use crate::i18n::PeopleNames;
use game_ui::AnyPage;
use rules::{Arg, Outcome, Phrase, Seat};
use speech::Lang;
use std::cmp::Ordering;

/// What there is to say, before it is said in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Headline {
    kind: HeadlineKind,
    winners: Vec<Seat>,
    /// How far the one spoken to is behind or ahead, where that tells how it ended.
    gap: Option<i64>,
}

/// From whose side it is told.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum HeadlineKind {
    /// Whoever reads has won, alone.
    Won,
    /// Whoever reads shares the victory.
    SharedWithYou,
    /// Whoever reads has lost by little.
    Missed,
    /// Whoever reads has lost.
    Lost,
    /// Somebody won, and whoever reads only looks.
    Watched,
    /// Several won, and whoever reads is none of them.
    Shared,
}

impl Headline {
    /// What to say of this outcome to the player of this seat, or to somebody who watches.
    pub fn of(outcome: &Outcome, reader: Option<Seat>) -> Headline {
        let winners: Vec<Seat> = outcome.winners().collect();
        let score = |seat: Seat| i64::from(outcome.scores().get(seat.index()).copied().unwrap_or_default());
        let best = winners.iter().map(|seat| score(*seat)).max().unwrap_or_default();
        let others = Seat::all().take(outcome.scores().len()).filter(|seat| !winners.contains(seat));
        let next = others.map(score).max();
        let reader = reader.filter(|seat| seat.index() < outcome.scores().len());
        let (kind, behind) = match reader {
            Some(me) if winners == [me] => (HeadlineKind::Won, next),
            Some(me) if winners.contains(&me) => (HeadlineKind::SharedWithYou, None),
            Some(me) if is_close(best, score(me)) => (HeadlineKind::Missed, Some(score(me))),
            Some(me) => (HeadlineKind::Lost, Some(score(me))),
            None if winners.len() == 1 => (HeadlineKind::Watched, next),
            None => (HeadlineKind::Shared, None),
        };
        // Where the score did not decide, a chair or a concession did, and the game says so.
        let gap = behind.map(|behind| best - behind).filter(|gap| *gap > 0 && is_ranked_by_score(outcome));
        // Whoever shares it is told with whom.
        let winners = match kind {
            HeadlineKind::SharedWithYou => winners.into_iter().filter(|seat| Some(*seat) != reader).collect(),
            _ => winners,
        };
        Headline { kind, winners, gap }
    }

    /// Has whoever reads won, alone or with others?
    pub fn is_won(&self) -> bool {
        matches!(self.kind, HeadlineKind::Won | HeadlineKind::SharedWithYou)
    }

    /// By how much the victory was missed, where it was by little.
    pub fn missed_by(&self) -> Option<i64> {
        self.gap.filter(|_| self.kind == HeadlineKind::Missed)
    }

    /// The sentence, as a phrase of the page.
    fn phrase(&self, game: &dyn AnyPage, lang: Lang, name: &dyn Fn(Seat) -> String) -> Phrase {
        let gap = self.gap.and_then(|gap| game.score_gap(lang, gap));
        let winner = self.winners.first().map(|seat| name(*seat)).unwrap_or_default();
        let id = match (self.kind, &gap) {
            (HeadlineKind::Won, Some(_)) => "ending-won-by",
            (HeadlineKind::Won, None) => "ending-won",
            (HeadlineKind::SharedWithYou, _) => "ending-shared-with-you",
            (HeadlineKind::Missed, Some(_)) => "ending-missed-by",
            (HeadlineKind::Lost, Some(_)) if self.winners.len() == 1 => "ending-lost-by",
            (HeadlineKind::Missed | HeadlineKind::Lost, _) if self.winners.len() == 1 => "ending-lost",
            (HeadlineKind::Watched, Some(_)) => "ending-watched-by",
            (HeadlineKind::Watched, None) => "ending-watched",
            (HeadlineKind::Missed | HeadlineKind::Lost | HeadlineKind::Shared, _) => "ending-shared",
        };
        let names = self.winners.iter().map(|seat| Arg::Name(name(*seat))).collect();
        let phrase = Phrase::new(id).name("gap", gap.unwrap_or_default()).name("victor", winner);
        phrase.arg("victors", Arg::List(names))
    }

    /// The sentence in a language; `say` says a phrase of the page in it.
    pub fn said(
        &self,
        game: &dyn AnyPage,
        lang: Lang,
        people: PeopleNames,
        say: impl Fn(&Phrase) -> String,
    ) -> String {
        say(&self.phrase(game, lang, &|seat| people.name(seat)))
    }
}

/// Does the score give the places? Not where equal places have unequal scores, or a better place has less.
fn is_ranked_by_score(outcome: &Outcome) -> bool {
    let ranked: Vec<(u8, i32)> =
        outcome.places().iter().copied().zip(outcome.scores().iter().copied()).collect();
    let agree = |(place, score): &(u8, i32), (other, less): &(u8, i32)| match place.cmp(other) {
        Ordering::Less => score >= less,
        Ordering::Equal => score == less,
        Ordering::Greater => score <= less,
    };
    ranked.iter().all(|one| ranked.iter().all(|other| agree(one, other)))
}

/// Is it little that was missing? One or two of whatever is counted, or a twentieth of what won.
fn is_close(best: i64, own: i64) -> bool {
    let gap = best - own;
    gap > 0 && (gap <= 2 || gap * 20 <= best)
}

/// Which place the reader has taken; nothing for a winner or somebody who watches, nor where places mean nothing.
pub fn place_of(outcome: &Outcome, reader: Option<Seat>) -> Option<Phrase> {
    let place = *outcome.places().get(reader?.index())?;
    let worst = outcome.places().iter().max()?;
    // Where all others share the second place there is no order among them.
    (place > 1 && *worst > 2).then(|| {
        Phrase::new("ending-place").number("place", place).number("count", outcome.places().len() as i64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_loader;
    use crate::i18n;

    fn outcome(scores: &[i32]) -> Outcome {
        Outcome::rank(scores.len() as u8, |seat| scores[seat.index()], |seat| scores[seat.index()])
    }

    fn headline_in_both_languages(game: &str, scores: &[i32], reader: Option<u8>) -> [String; 2] {
        game_loader::fetch_now(game);
        let game = game_loader::game(game).unwrap();
        let headline = Headline::of(&outcome(scores), reader.map(Seat::new));
        let names = ["Ann", "Zoë", "Max"];
        [Lang::Fr, Lang::En].map(|lang| {
            let phrase = headline.phrase(game, lang, &|seat| names[seat.index()].to_owned());
            i18n::said_in(lang, &phrase)
        })
    }

    #[test]
    fn whoever_won_is_told_by_how_much() {
        assert_eq!(
            headline_in_both_languages("gardez-la-ligne", &[8, 5, 3], Some(0)),
            ["Vous l’emportez de trois sièges.", "You win by three seats."]
        );
        assert_eq!(
            headline_in_both_languages("politico", &[510, 350, 3], Some(0)),
            ["Vous l’emportez de 160 points.", "You win by 160 points."]
        );
        assert_eq!(
            headline_in_both_languages("minister", &[0, 0, 0], None)[1],
            "Ann, Zoë and Max share the victory."
        );
    }

    #[test]
    fn whoever_lost_by_little_is_told_what_was_missing() {
        assert_eq!(
            headline_in_both_languages("gardez-la-ligne", &[8, 7, 5], Some(1)),
            ["Vous manquez la victoire d’un siège.", "You miss victory by one seat."]
        );
        assert_eq!(
            headline_in_both_languages("gardez-la-ligne", &[12, 7, 5], Some(1)),
            ["Ann l’emporte et vous devance de cinq sièges.", "Ann wins, ahead of you by five seats."]
        );
    }

    #[test]
    fn a_victory_is_shared_with_those_who_share_it() {
        assert_eq!(
            headline_in_both_languages("gardez-la-ligne", &[8, 8, 5], Some(1)),
            ["Vous partagez la victoire avec Ann.", "You share the victory with Ann."]
        );
        assert_eq!(
            headline_in_both_languages("gardez-la-ligne", &[8, 8, 5], Some(2)),
            ["Ann et Zoë se partagent la victoire.", "Ann and Zoë share the victory."]
        );
    }

    #[test]
    fn whoever_watches_hears_of_others() {
        assert_eq!(
            headline_in_both_languages("president", &[24_600_000, 20_000_000, 100], None),
            ["Ann l’emporte de 4\u{202f}600\u{202f}000 voix.", "Ann wins by 4,600,000 votes."]
        );
    }

    #[test]
    fn a_rank_that_the_score_does_not_explain_names_no_difference() {
        // By the chair, with fewer ministers.
        let by_chair = Outcome::rank(3, |seat| seat == Seat::new(0), |seat| [3, 7, 7][seat.index()]);
        let headline = Headline::of(&by_chair, Some(Seat::new(0)));
        assert_eq!((headline.gap, headline.is_won()), (None, true));
        assert_eq!(Headline::of(&by_chair, Some(Seat::new(1))).missed_by(), None);
        assert_eq!(place_of(&by_chair, Some(Seat::new(1))), None, "the others are not ranked");
        // By the chair, and with most ministers, which is not why: to whoever watches it would name another difference.
        let both = Outcome::rank(3, |seat| seat == Seat::new(0), |seat| [6, 5, 3][seat.index()]);
        assert!(
            [None, Some(0), Some(2)]
                .into_iter()
                .all(|reader| Headline::of(&both, reader.map(Seat::new)).gap.is_none())
        );
    }

    #[test]
    fn a_place_is_told_to_whoever_did_not_win() {
        let outcome = outcome(&[8, 7, 5]);
        assert!(place_of(&outcome, Some(Seat::new(1))).is_some());
        assert!(place_of(&outcome, Some(Seat::new(0))).is_none() && place_of(&outcome, None).is_none());
    }
}
