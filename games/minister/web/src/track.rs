//! The career track: zones, barriers, spaces and the broth below them.

use crate::hand::Hand;
use crate::plan::{Plan, Stretch};
use crate::rim::Place;
use crate::{BoardContext, icon, press, words};
use leptos::prelude::*;
use minister::{Kind, Spot, ZoneData};
use rules::Phrase;

/// The whole track.
pub(crate) fn track(seen: BoardContext, plan: &Plan, hand: Hand) -> AnyView {
    let game = seen.game();
    let zones = game.board().zones();
    let stretches =
        plan.stretches.iter().zip(zones).map(|(stretch, zone)| drawn(seen, plan, stretch, zone, hand));
    let stretches = stretches.collect_view();
    let start = plan.rim.place(0.0);
    view! {
        <g class="track">
            <path
                class="start"
                transform=format!("{} rotate({:.0})", start.offset(-16.0, 0.0).translate(), start.heading())
                d="M-9-8L9 0L-9 8z"
            />
            {stretches}
        </g>
    }
    .into_any()
}

fn drawn(
    seen: BoardContext,
    plan: &Plan,
    stretch: &Stretch,
    zone: &ZoneData,
    hand: Hand,
) -> impl IntoView + use<> {
    let wide = zone.spaces.is_none() && zone.kind != Kind::Influence;
    let (thick, inwards) = if wide { (2.0 * plan.unit, 0.5 * plan.unit) } else { (plan.unit, 0.0) };
    let ground = plan.rim.line(stretch.from + 1.5, stretch.to - 1.5, inwards);
    let class = match zone.start {
        Some(_) => "zone start-zone".to_owned(),
        None => format!("zone {}", zone.kind.word()),
    };
    let (own, barrier_place) = (stretch.zone, stretch.barrier);
    let sought = Memo::new(move |_| hand.ahead.get().is_some_and(|(next, _)| next == own));
    let reached = Memo::new(move |_| hand.ahead.get().is_some_and(|(_, to)| to == own));
    let barrier = barrier_place.map(|place| barrier(seen, plan, place, &zone.barrier, sought));
    let counted = seen.game().spaces(stretch.zone).is_some();
    let spaces = stretch.spaces.iter().zip(0..).map(|(place, index)| {
        let spot = Spot { zone: stretch.zone, space: counted.then_some(index) };
        let broth = (index < zone.broth).then(|| {
            let at = place.offset(0.0, plan.broth());
            view! {
                <g class="broth" transform=at.translate()>
                    <circle r=format!("{:.1}", 0.31 * plan.unit) />
                    {icon::bowl()}
                </g>
            }
        });
        view! {
            {broth}
            {space(seen, plan, *place, zone, spot, hand)}
        }
    });
    let spaces = spaces.collect_view();
    let arrow = zone.arrow.then(|| {
        let place = plan.rim.place(stretch.from);
        let at = place.offset(10.0, -0.5 * plan.unit + 4.0);
        view! {
            <path
                class="red-arrow"
                transform=format!("{} rotate({:.0})", at.translate(), place.heading())
                d="M8-6L-4 0L8 6z"
            />
        }
    });
    // Its number stands outside the lane: sentences call zones by it.
    let name = plan.rim.place((stretch.from + stretch.to) / 2.0).offset(0.0, -0.5 * plan.unit - plan.caption);
    view! {
        <g>
            <path class=class class:reached=reached d=ground stroke-width=format!("{thick:.1}") />
            <text class="zone-number" x=format!("{:.1}", name.x) y=format!("{:.1}", name.y)>
                {stretch.zone.called().to_string()}
            </text>
            {arrow}
            {barrier}
            {spaces}
        </g>
    }
}

/// The numbers that let a pawn through, side by side across the track.
fn barrier(
    seen: BoardContext,
    plan: &Plan,
    place: Place,
    numbers: &[u8],
    sought: Memo<bool>,
) -> impl IntoView + use<> {
    let apart = 0.31 * plan.unit;
    let count = numbers.len();
    // Read from the left or from above, whichever way the track goes there.
    let inwards = place.offset(0.0, 1.0);
    let turned = if inwards.x - place.at.x + inwards.y - place.at.y < 0.0 { -1.0 } else { 1.0 };
    let figures = numbers.iter().enumerate().map(|(index, number)| {
        let at = place.offset(0.0, turned * (index as f32 - (count as f32 - 1.0) / 2.0) * apart);
        let number = *number;
        let shown = Memo::new(move |_| seen.view.with(|view| view.die == Some(number)));
        view! {
            <g class="figure" class:shown=shown transform=at.translate()>
                <circle r=format!("{:.1}", 0.17 * plan.unit) />
                <text>{number.to_string()}</text>
            </g>
        }
    });
    let figures = figures.collect_view();
    let half = 0.5 * plan.unit;
    let (outer, inner) = (place.offset(0.0, -half), place.offset(0.0, half));
    view! {
        <g class="barrier" class:sought=sought>
            <path d=format!("M{:.1} {:.1}L{:.1} {:.1}", outer.x, outer.y, inner.x, inner.y) />
            {figures}
        </g>
    }
}

fn space(
    seen: BoardContext,
    plan: &Plan,
    place: Place,
    zone: &ZoneData,
    spot: Spot,
    hand: Hand,
) -> impl IntoView + use<> {
    let offers = Memo::new(move |_| hand.at_spot(seen, spot));
    let lit = Memo::new(move |_| offers.with(|offers| !offers.is_empty()));
    let advised = Memo::new(move |_| {
        seen.advice.get().is_some_and(|advice| match advice {
            minister::Action::Settle(to) | minister::Action::Move { to, .. } => to == spot,
            _ => false,
        })
    });
    let label = move || {
        let said = offers.with(|offers| match offers.as_slice() {
            [action] => Some(seen.say_action(action)),
            _ => None,
        });
        said.unwrap_or_else(|| words::say(seen, &Phrase::new("space").number("zone", spot.zone.called())))
    };
    let kind = zone.kind;
    let wide = zone.spaces.is_none() && kind != Kind::Influence;
    let body = if wide {
        // The picture stands at the outer edge, so that the pawns have the rest.
        let at = place.offset(-0.55 * plan.unit, -0.12 * plan.unit);
        let times = place.offset(0.5 * plan.unit, -0.12 * plan.unit);
        view! {
            <path
                class="reach"
                d=plan.rim.line(plan.stretches[spot.zone.index()].from + 4.0, plan.stretches[spot.zone.index()].to - 4.0, 0.5 * plan.unit)
                stroke-width=format!("{:.1}", 1.9 * plan.unit)
            />
            <g transform=at.translate()>{icon::of(kind)}</g>
            <text class="times" x=format!("{:.1}", times.x) y=format!("{:.1}", times.y)>
                {format!("×{}", kind.rolls())}
            </text>
        }
        .into_any()
    } else {
        view! {
            <g transform=place.at.translate()>
                <circle class="reach" r=format!("{:.1}", 0.5 * plan.unit) />
                <circle class="disc" r=format!("{:.1}", 0.38 * plan.unit) />
                {icon::of(kind)}
            </g>
        }
        .into_any()
    };
    let star = if wide { place.offset(0.0, 0.1 * plan.unit) } else { place.offset(0.0, -0.42 * plan.unit) };
    let hook = match spot.space {
        Some(space) => format!("space-{}-{space}", spot.zone.0),
        None => format!("space-{}", spot.zone.0),
    };
    view! {
        <g
            class=if wide { "space wide" } else { "space" }
            class:lit=lit
            class:advised=advised
            data-test=hook
            data-advised=move || advised.get().then_some("yes")
            data-lit=move || lit.get().then_some("yes")
            role="button"
            tabindex=move || if lit.get() { "0" } else { "-1" }
            aria-disabled=move || (!lit.get()).then_some("true")
            aria-label=label
            on:click=move |_| hand.press_spot(seen, spot)
            on:keydown=press::key(move || hand.press_spot(seen, spot))
        >
            {body}
            {icon::advice(advised, star.x, star.y)}
        </g>
    }
}
