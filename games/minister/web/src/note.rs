//! What the slip of paper says: what is pointed at; else why a barrier opens, what a roll is good for, or who is next in line.

use crate::hand::Hand;
use crate::{BoardContext, majority, pawns, words};
use leptos::prelude::*;
use minister::{Pawn, Step};
use rules::{Arg, Phrase};

pub(crate) fn note(seen: BoardContext, hand: Hand) -> String {
    if hand.unclear.get() {
        return words::text(seen, "which-pawn");
    }
    if let Some(tip) = hand.tip.get() {
        return tip;
    }
    let held = hand.pawn.get().and_then(|pawn| Some((seen.me()?, pawn)));
    if let Some((seat, pawn)) = hand.at.get().or(held) {
        return pawns::described(seen, seat, pawn);
    }
    of_the_moment(seen, hand).unwrap_or_else(|| majority::nearest_rival(seen))
}

/// What matters to the reader now.
fn of_the_moment(seen: BoardContext, hand: Hand) -> Option<String> {
    let me = seen.me()?;
    let (step, die) = seen.view.with(|view| (view.step, view.die));
    if seen.choices.with(|choices| choices.is_empty()) {
        return None;
    }
    let faces = |faces: &[u8]| Arg::OneOf(faces.iter().map(|face| Arg::Name(face.to_string())).collect());
    match step {
        Step::Roll => {
            let usable = seen.view.with(|view| seen.game().usable(view, me));
            let id = match usable.len() {
                0 => "note-roll-none",
                6 => "note-roll-any",
                _ => "note-roll",
            };
            Some(words::say(seen, &Phrase::new(id).arg("faces", faces(&usable))))
        }
        Step::Use => {
            let through = Pawn::ALL.into_iter().filter(|pawn| crate::hand::moves(seen, *pawn));
            let through: Vec<Arg> = through.map(|pawn| Arg::Name(pawn.called())).collect();
            let die = die.filter(|_| hand.open.with(|open| !open.is_empty()))?;
            let phrase = Phrase::new("note-open").number("count", through.len() as i64).number("die", die);
            Some(words::say(seen, &phrase.arg("pawns", Arg::List(through))))
        }
        _ => Some(game_ui::kit::question(seen)),
    }
}
