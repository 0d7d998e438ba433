//! What decided the game: the chancellor's chair, not the number of ministers, so ranks and scores need a word.

use crate::{BoardContext, words};
use leptos::prelude::With;
use rules::{Outcome, Phrase, Seat};

/// The sentences under the result; nothing before the end.
pub(crate) fn verdict(context: BoardContext) -> String {
    let Some(outcome) = context.outcome() else { return String::new() };
    let said = phrases(&outcome, context.view.with(|view| view.chancellor));
    said.iter().map(|phrase| words::say(context, phrase)).collect::<Vec<_>>().join(" ")
}

/// How the winners won (M53, MR18), and that the others are not ranked among themselves (MR28). Where somebody gave up,
/// neither may be so, and then it is not said.
fn phrases(outcome: &Outcome, chancellor: Option<Seat>) -> Vec<Phrase> {
    let winners: Vec<Seat> = outcome.winners().collect();
    let most = outcome.scores().iter().max();
    let won = match chancellor {
        Some(seat) if winners == [seat] => Phrase::new("verdict-chair").seat("player", seat),
        None if winners.iter().all(|seat| outcome.scores().get(seat.index()) == most) => {
            Phrase::new("verdict-empty")
        }
        _ => return Vec::new(),
    };
    let behind: Vec<u8> = outcome.places().iter().copied().filter(|place| *place > 1).collect();
    let level = behind.len() > 1 && behind.windows(2).all(|pair| pair[0] == pair[1]);
    [Some(won), level.then(|| Phrase::new("verdict-others"))].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seats;

    const MINISTERS: [i32; 3] = [3, 7, 7];

    fn phrase_ids(outcome: &Outcome, chancellor: Option<u8>) -> Vec<String> {
        let said = phrases(outcome, chancellor.map(Seat::new));
        said.iter().map(|phrase| phrase.id.to_string()).collect()
    }

    #[test]
    fn mr28_a_rank_that_ministers_do_not_explain_is_explained() {
        let by_chair = Outcome::rank(3, |seat| seat == Seat::new(1), |seat| MINISTERS[seat.index()]);
        assert_eq!(by_chair.places(), [2, 1, 2]);
        assert_eq!(phrase_ids(&by_chair, Some(1)), ["verdict-chair", "verdict-others"]);
        let two = Outcome::rank(2, |seat| seat == Seat::new(1), |seat| MINISTERS[seat.index()]);
        assert_eq!(
            phrase_ids(&two, Some(1)),
            ["verdict-chair"],
            "one alone has nobody to share a place with"
        );
    }

    #[test]
    fn mr18_with_an_empty_chair_ministers_decide() {
        let most = Outcome::rank(3, |seat| MINISTERS[seat.index()] == 7, |seat| MINISTERS[seat.index()]);
        assert_eq!(phrase_ids(&most, None), ["verdict-empty"]);
    }

    #[test]
    fn nothing_is_said_that_somebody_who_gave_up_makes_untrue() {
        let by_chair = Outcome::rank(3, |seat| seat == Seat::new(1), |seat| MINISTERS[seat.index()]);
        let gave_up = by_chair.with_last(Seats::only(Seat::new(1)));
        assert_eq!(phrase_ids(&gave_up, Some(1)), Vec::<String>::new());
        let other = by_chair.with_last(Seats::only(Seat::new(0)));
        assert_eq!(phrase_ids(&other, Some(1)), ["verdict-chair"]);
    }
}
