//! What is offered on the street, told apart: the number of each space where there are several.

use crate::BoardContext;
use crate::hand::Hand;
use crate::plan::BoardLayout;
use leptos::prelude::*;
use minister::{Action, Spot};
use std::sync::Arc;

pub(crate) fn offers(context: BoardContext, plan: &Arc<BoardLayout>, hand: Hand) -> AnyView {
    let plan = plan.clone();
    let lit = Memo::new(move |_| numbered(context, hand));
    let size = (22.0 * plan.lettering).to_string();
    let number = move |spot: Spot| {
        let place = plan.stretches.get(spot.zone.index())?.spaces.get(usize::from(spot.space?))?.at;
        let text = (spot.space? + 1).to_string();
        Some(
            view! { <text x=place.x.to_string() y=(place.y + 1.0).to_string() font-size=size.clone()>{text}</text> },
        )
    };
    view! {
        <g class="offers" aria-hidden="true">
            <For each=move || lit.get() key=|spot| *spot children=number />
        </g>
    }
    .into_any()
}

/// The spaces that are offered, where there are several; those of the press have names.
fn numbered(context: BoardContext, hand: Hand) -> Vec<Spot> {
    let held = hand.pawn.get();
    let spot = |action: &Action| match action {
        Action::Settle(to) => Some(*to),
        Action::Move { pawn, to } => Some(*to).filter(|_| held.is_none_or(|held| held == *pawn)),
        _ => None,
    };
    let mut spots: Vec<Spot> = Vec::new();
    context.choices.with(|choices| {
        for to in choices.iter().filter_map(spot).filter(|to| to.space.is_some()) {
            if !spots.contains(&to) {
                spots.push(to);
            }
        }
    });
    if spots.len() > 1 { spots } else { Vec::new() }
}
