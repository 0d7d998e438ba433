//! What changes along the street: spaces that light up, and barriers whose bars lift.

use crate::hand::Hand;
use crate::plan::{BoardLayout, LANE, Stretch};
use crate::rim::{Point, StreetPlace};
use crate::scene::SQUARE;
use crate::{BoardContext, barrier, icon, piece, press, words};
use leptos::prelude::*;
use minister::{Action, Spot, Step, ZoneKind};
use rules::{Phrase, Seat};

/// The whole street.
pub(crate) fn track(context: BoardContext, plan: &BoardLayout, hand: Hand) -> AnyView {
    let game = context.game();
    let zones = game.board().zones();
    let spaces = plan.stretches.iter().flat_map(|stretch| {
        let counted = game.spaces(stretch.zone).is_some();
        let places = stretch.spaces.iter().zip(0..);
        places.map(move |(place, index)| {
            let spot = Spot { zone: stretch.zone, space: counted.then_some(index) };
            space(context, plan, stretch, *place, spot, hand)
        })
    });
    let spaces = spaces.collect_view();
    let barriers = plan.stretches.iter().zip(zones).filter_map(|(stretch, zone)| {
        Some(barrier::barrier(context, plan, stretch.zone, stretch.barrier?, &zone.barrier, hand))
    });
    let barriers = barriers.collect_view();
    view! { <g class="track">{spaces} {barriers}</g> }.into_any()
}

fn space(
    context: BoardContext,
    plan: &BoardLayout,
    stretch: &Stretch,
    place: StreetPlace,
    spot: Spot,
    hand: Hand,
) -> impl IntoView + use<> {
    let offers = Memo::new(move |_| hand.at_spot(context, spot));
    let lit = Memo::new(move |_| offers.with(|offers| !offers.is_empty()));
    let advised = Memo::new(move |_| {
        context.advice.get().is_some_and(|advice| match advice {
            Action::Settle(to) | Action::Move { to, .. } => to == spot,
            _ => false,
        })
    });
    // Nobody may stand above a pawn in the broth (M34).
    let kept = Memo::new(move |_| {
        let below = |pawn: &minister::PawnSeen| {
            pawn.broth && pawn.zone == spot.zone && pawn.space == spot.space && spot.space.is_some()
        };
        context.view.with(|view| view.pawns.iter().flatten().flatten().any(below))
    });
    let reached = Memo::new(move |_| hand.ahead.get().is_some_and(|(_, to)| to == spot.zone));
    // An influence space is being used: what it acts on is marked.
    let in_scope = Memo::new(move |_| {
        let zone = context.view.with(|view| match view.step {
            Step::Influence(zone) | Step::Sink(zone) => Some(zone),
            _ => None,
        });
        zone.is_some_and(|zone| context.game().scope(zone).contains(&spot.zone))
    });
    let label = move || {
        let (said, several) = offers.with(|offers| match offers.as_slice() {
            [action] => (Some(context.say_action(action)), false),
            offers => (None, !offers.is_empty()),
        });
        let id = match (kept.get(), several) {
            (true, _) => "space-kept",
            (_, true) => "space-several",
            _ => "space",
        };
        said.unwrap_or_else(|| words::say(context, &Phrase::new(id).number("zone", spot.zone.called())))
    };
    let (wide, grain) = (stretch.is_wide(), plan.grain);
    let body = if wide {
        view! {
            <path
                class="reach"
                d=plan.rim.line(stretch.from + 4.0, stretch.to - 4.0, SQUARE / 2.0)
                stroke-width=format!("{:.1}", LANE + SQUARE - 8.0)
            />
        }
        .into_any()
    } else {
        let telephone = (stretch.kind == ZoneKind::Influence)
            .then_some(r##"<use href="#mn-telephone" transform="translate(0 2)"/>"##);
        view! {
            <g transform=format!("{} scale({grain:.3})", place.at.translate())>
                <circle class="reach" r="25" />
                <circle class="disc" r="20" />
                <circle class="groove" r="15.5" />
                <g class="on-disc" inner_html=telephone.unwrap_or_default()></g>
            </g>
        }
        .into_any()
    };
    let squat = plan.is_squat(spot.zone, spot.space);
    // Where one pawn alone can go to few places, it is seen at each of them.
    let promised = Memo::new(move |_| {
        let moved = offers.with(|offers| match offers.as_slice() {
            [Action::Move { pawn, .. }] => Some(*pawn),
            _ => None,
        });
        moved.is_some_and(|moved| {
            context.choices.with(|choices| {
                let ways = choices.iter().filter(|action| matches!(action, Action::Move { .. })).count();
                let its = |action: &&Action| matches!(action, Action::Move { pawn, .. } if *pawn == moved);
                let its = choices.iter().filter(its).count();
                its <= 4 && (its == ways || hand.pawn.get() == Some(moved))
            })
        })
    });
    let foot = Point::new(place.at.x, place.at.y + 9.0 * grain);
    let ghost = move || {
        let pawn = offers.with(|offers| match offers.as_slice() {
            [Action::Move { pawn, .. }] => Some(pawn.called()),
            [] => None,
            _ => Some(String::new()),
        });
        let (pawn, me) = pawn.zip(context.me())?;
        Some(ghost(me, &pawn, foot, grain, squat))
    };
    let star = place.offset(0.0, if wide { 4.0 } else { -21.0 * grain });
    let hook = match spot.space {
        Some(space) => format!("space-{}-{space}", spot.zone.0),
        None => format!("space-{}", spot.zone.0),
    };
    view! {
        <g
            class=if wide { "space wide" } else { "space" }
            class:lit=lit
            class:promised=promised
            class:kept=kept
            class:in-scope=in_scope
            class:reached=reached
            class:advised=advised
            data-test=hook
            data-advised=move || advised.get().then_some("yes")
            data-lit=move || lit.get().then_some("yes")
            role="button"
            tabindex=move || if lit.get() { "0" } else { "-1" }
            aria-disabled=move || (!lit.get()).then_some("true")
            aria-label=label
            on:click=move |_| hand.press_spot(context, spot)
            on:keydown=press::key(move || hand.press_spot(context, spot))
        >
            {body}
            {ghost}
            {icon::advice(advised, star.x, star.y)}
        </g>
    }
}

/// The pawn as it would stand here, seen while the space is pointed at.
fn ghost(seat: Seat, pawn: &str, foot: Point, grain: f32, squat: bool) -> impl IntoView + use<> {
    let scale = piece::PAWN * grain * if squat { piece::SQUAT } else { 1.0 };
    let place = format!("{} scale({scale:.3})", foot.translate());
    view! { <g class="ghost" transform=place inner_html=piece::standing(seat, pawn, squat)></g> }
}
