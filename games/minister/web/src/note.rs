//! What the slip of paper says: what is pointed at; else why a barrier opens, what a roll is good for, or who is next in line.

use crate::hand::Hand;
use crate::{BoardContext, majority, pawns, words};
use leptos::prelude::*;
use minister::{Pawn, Step};
use rules::{Arg, Phrase};

pub(crate) fn note(context: BoardContext, hand: Hand) -> String {
    if hand.unclear.get() {
        return words::text(context, "which-pawn");
    }
    if let Some(tip) = hand.tip.get() {
        return tip;
    }
    let held = hand.pawn.get().and_then(|pawn| Some((context.me()?, pawn)));
    if let Some((seat, pawn)) = hand.at.get().or(held) {
        return pawns::described(context, hand.previews, seat, pawn);
    }
    of_the_moment(context, hand).unwrap_or_else(|| majority::nearest_rival(context, hand.previews))
}

/// What matters to the reader now.
fn of_the_moment(context: BoardContext, hand: Hand) -> Option<String> {
    context.me()?;
    let (step, die) = context.view.with(|view| (view.step, view.die));
    if context.choices.with(|choices| choices.is_empty()) {
        return None;
    }
    let faces = |faces: &[u8]| Arg::OneOf(faces.iter().map(|face| Arg::Name(face.to_string())).collect());
    match step {
        Step::Roll => {
            let usable = hand.previews.usable();
            let id = match usable.len() {
                0 => "note-roll-none",
                6 => "note-roll-any",
                _ => "note-roll",
            };
            Some(words::say(context, &Phrase::new(id).arg("faces", faces(&usable))))
        }
        Step::Use => {
            let through = Pawn::ALL.into_iter().filter(|pawn| crate::hand::moves(context, *pawn));
            let through: Vec<Arg> = through.map(|pawn| Arg::Name(pawn.called())).collect();
            let die = die.filter(|_| hand.open.with(|open| !open.is_empty()))?;
            let phrase = Phrase::new("note-open").number("count", through.len() as i64).number("die", die);
            Some(words::say(context, &phrase.arg("pawns", Arg::List(through))))
        }
        _ => Some(game_ui::kit::question(context)),
    }
}
