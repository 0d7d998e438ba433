//! What is offered on the street, told apart: the number of each space where there are several, and thin arcs to them from
//! the pawns that can go there.

use crate::hand::Hand;
use crate::plan::BoardLayout;
use crate::rim::Point;
use crate::{BoardContext, pawns};
use leptos::prelude::*;
use minister::{Action, Pawn, Spot};
use std::sync::Arc;

/// More arcs than this hide what they lead to.
const MOST_ARCS: usize = 4;

pub(crate) fn offers(context: BoardContext, plan: &Arc<BoardLayout>, hand: Hand) -> AnyView {
    let (arcs_on, plan) = (plan.clone(), plan.clone());
    let lit = Memo::new(move |_| numbered(context, hand));
    let numbers = move || {
        let size = 22.0 * plan.lettering;
        let number = |spot: &Spot| {
            let place = plan.stretches.get(spot.zone.index())?.spaces.get(usize::from(spot.space?))?.at;
            let text = (spot.space? + 1).to_string();
            Some(
                view! { <text x=place.x.to_string() y=(place.y + 1.0).to_string() font-size=size.to_string()>{text}</text> },
            )
        };
        lit.with(|lit| lit.iter().filter_map(number).collect_view())
    };
    let pairs = Memo::new(move |_| pairs(context, hand));
    let arcs = move || {
        let me = context.me()?;
        let pairs = pairs.get();
        let arc = |(pawn, to): &(Pawn, Spot)| {
            // What can be done is known anew whenever a pawn has moved.
            let stand = untrack(|| pawns::seen(context, me, *pawn))?;
            let from = arcs_on.stand(stand.zone, stand.space, stand.broth)?;
            let until =
                arcs_on.stretches.get(to.zone.index())?.spaces.get(usize::from(to.space.unwrap_or(0)))?.at;
            let line = arc(&arcs_on, from, until);
            Some(view! {
                <path class="hop-edge" d=line.clone() />
                <path class="hop" d=line />
            })
        };
        Some(pairs.iter().filter_map(arc).collect_view())
    };
    view! { <g class="offers" aria-hidden="true">{arcs} {numbers}</g> }.into_any()
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

/// Which pawn can go where: of the one pointed at or in hand, or of the only one that can go. The ways of several would lie
/// over each other and over what they lead to.
fn pairs(context: BoardContext, hand: Hand) -> Vec<(Pawn, Spot)> {
    let meant = hand.pointed(context).filter(|(seat, _)| context.me() == Some(*seat)).map(|(_, pawn)| pawn);
    let pair = |action: &Action| match action {
        Action::Move { pawn, to } => Some((*pawn, *to)),
        _ => None,
    };
    let mut all: Vec<_> = context.choices.with(|choices| choices.iter().filter_map(pair).collect());
    let first = all.first().map(|(pawn, _)| *pawn);
    let only = first.filter(|first| all.iter().all(|(pawn, _)| pawn == first));
    let meant = meant.filter(|meant| all.iter().any(|(pawn, _)| pawn == meant)).or(only);
    all.retain(|(pawn, _)| Some(*pawn) == meant);
    if all.len() > MOST_ARCS {
        all.truncate(1);
    }
    all
}

/// A bow from one place to another: above the street where it lies level, inside where it stands upright.
fn arc(plan: &BoardLayout, from: Point, to: Point) -> String {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let far = dx.hypot(dy).max(1.0);
    let bow = (0.32 * far).clamp(24.0, 84.0);
    let (mut x, mut y) = (-dy / far, dx / far);
    let inwards = (plan.size[0] / 2.0 - from.x) * x > 0.0;
    if if dx.abs() > dy.abs() { y > 0.0 } else { !inwards } {
        (x, y) = (-x, -y);
    }
    let (cx, cy) = ((from.x + to.x) / 2.0 + 2.0 * bow * x, (from.y + to.y) / 2.0 + 2.0 * bow * y);
    format!("M{:.1} {:.1}Q{cx:.1} {cy:.1} {:.1} {:.1}", from.x, from.y, to.x, to.y)
}
