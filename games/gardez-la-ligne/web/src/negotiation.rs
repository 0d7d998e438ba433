//! The negotiation as a table that fills up: every line keeps its place there, with a chair for each seat it is worth.

use crate::changes::{LANDS, SITS, on_change};
use crate::pointer::Pointer;
use crate::table_plan::{Seating, around, outline};
use crate::{BoardContext, badge, pin, words};
use game_ui::kit::motion::{Animator, Keyframe, Move, within};
use gardez_la_ligne::{Event, Line};
use leptos::prelude::*;
use leptos::svg;
use rules::{Arg, Phrase, Rules, Seat};

/// How far the table, its cards and its chairs reach from the middle, to the side and down.
const TABLE: [f32; 2] = [132.0, 82.0];
const CARDS: [f32; 2] = [115.0, 65.0];
const CHAIRS: [f32; 2] = [148.0, 98.0];
/// So many chairs have room in their full size, and so many lines for their cards.
const FULL: f32 = 29.0;
const MOST_CARDS: usize = 30;

/// The table.
pub(crate) fn table(context: BoardContext) -> AnyView {
    let game = context.game();
    let board = game.board();
    let worth = |line: Line| board.track(line).map_or(0, |track| usize::from(track.seats));
    let all: usize = board.lines().map(worth).sum();
    let chairs = around(all, CHAIRS);
    let scale = (FULL / all.max(1) as f32).clamp(0.18, 1.0);
    let cards = around(all, CARDS);
    let named = board.lines().len() <= MOST_CARDS;
    let mut next = 0;
    let places = board.lines().filter_map(|line| {
        let track = board.track(line)?;
        let seats = next..next + usize::from(track.seats);
        next = seats.end;
        let middle = cards.get(seats.start..seats.end)?;
        let share = 1.0 / middle.len().max(1) as f32;
        let (x, y) = middle.iter().fold((0.0, 0.0), |(x, y), card| (x + card.x * share, y + card.y * share));
        let size = if badge::half_width(track) > 13.0 { 0.66 } else { 0.74 };
        let card = named.then(|| {
            let place = format!("translate({x:.1} {y:.1}) scale({size})");
            view! { <g transform=place inner_html=badge::markup(track)></g> }
        });
        let chairs =
            chairs.get(seats)?.iter().map(|seating| chair(context, line, *seating, scale)).collect_view();
        Some(view! {
            {chairs}
            {card}
        })
    });
    let places = places.collect_view();
    let said = move || summary(context, all);
    view! {
        <figure class="gll-table" data-test="hemicycle">
            <figcaption>
                <span>{move || words::text(context, "hemicycle")}</span>
                <span class="tally">{move || format!("{} / {all}", decided(context))}</span>
            </figcaption>
            <svg viewBox="-166 -116 332 232" role="img" aria-label=said>
                <path class="table-shade" transform="translate(2 4)" d=outline(TABLE) />
                <path class="table-edge" d=outline(TABLE) />
                <path class="table-top" d=outline([TABLE[0] - 4.0, TABLE[1] - 4.0]) />
                <path class="grain" d="M-96-34q60-8 130 2t70-4M-104 4q80 12 150 0t62 4M-88 40q50-8 110 0t70-2" />
                {places}
                {totals(context)}
            </svg>
        </figure>
    }
    .into_any()
}

fn decided(context: BoardContext) -> usize {
    context.view.with(|view| view.seats.iter().map(|seats| usize::from(*seats)).sum())
}

/// A chair of a line, taken by whoever holds the line. Whoever sits down comes from outside.
fn chair(context: BoardContext, line: Line, seating: Seating, scale: f32) -> impl IntoView {
    let Seating { x, y, turn } = seating;
    let pointer = Pointer::of(context);
    let union =
        Memo::new(move |_| context.view.with(|view| view.control.get(line.index()).copied().flatten()));
    let moving = Memo::new(move |_| {
        use crate::forecast::Effect::{Seizes, Takes, Ties};
        pointer.forecast.with(|forecast| {
            let effect = forecast.as_ref().and_then(|all| all.of(line)).map(|of| of.effect);
            matches!(effect, Some(Takes | Seizes(_) | Ties(_)))
        })
    });
    let sitting = move |union: Option<Seat>| {
        union.map_or_else(|| "free".to_owned(), |union| format!("taken seat-{}", union.index()))
    };
    let chip = move |union: Option<Seat>| union.map(pin::chip).unwrap_or_default();
    let who = NodeRef::<svg::G>::new();
    on_change(union, who, || {
        let far = Keyframe::to("translate(0px, -30px) scale(1.25)").seen(0.0);
        let sat = Keyframe::to("translate(0px, 2px) scale(0.96)").seen(1.0).at(0.75);
        Move::new(340.0, "ease-out", vec![far, sat, Keyframe::home().seen(1.0)]).after(SITS)
    });
    let upright = format!("translate(0 -.5) rotate({:.0}) scale(.5)", -turn);
    view! {
        <g
            class="chair"
            class:moving=moving
            transform=format!("translate({x:.1} {y:.1}) rotate({turn:.0}) scale({scale:.2})")
        >
            <rect class="mark" x="-12.5" y="-14.5" width="25" height="26" rx="7" />
            <g class=move || sitting(union.get()) node_ref=who>
                <path class="back" d="M-9.5-7.5q0-4 4-4.4h11q4 .4 4 4.4v3h-19z" />
                <rect class="seat" x="-9" y="-8" width="18" height="16.5" rx="4.5" />
                <g transform=upright inner_html=move || chip(union.get())></g>
            </g>
        </g>
    }
}

/// Each union's pin in the middle of the table, and its seats below it.
fn totals(context: BoardContext) -> impl IntoView {
    let count = context.game().seats();
    let apart = (190.0 / f32::from(count)).min(56.0);
    let total = move |union: Seat| {
        let x = (union.index() as f32 - (f32::from(count) - 1.0) / 2.0) * apart;
        let seats = Memo::new(move |_| {
            context.view.with(|view| view.seats.get(union.index()).copied().unwrap_or_default())
        });
        let (pin, figure) = (NodeRef::<svg::G>::new(), NodeRef::<svg::Text>::new());
        on_change(seats, figure, || Move::lift(7.0).after(SITS));
        called(context, union, pin);
        view! {
            <g transform=format!("translate({x:.1} 0)")>
                <g transform="translate(0 -17)">
                    <g class=format!("seat-{}", union.index()) node_ref=pin inner_html=pin::markup(union)></g>
                </g>
                <text class="total" y="20" node_ref=figure>
                    {move || seats.get()}
                </text>
            </g>
        }
    };
    view! { <g class="totals">{Seat::all().take(count.into()).map(total).collect_view()}</g> }
}

/// A shake of the head: there was no marker left.
fn refusing() -> Move {
    let aside = |x: i8| Keyframe::to(format!("translate({x}px, 0px)"));
    Move::new(320.0, "ease-in-out", vec![aside(0), aside(-5), aside(5), aside(-3), aside(0)]).after(LANDS)
}

/// Lifts a union's pin when it is told that it begins, or that it has won; shakes it when it lacks a marker.
fn called(context: BoardContext, union: Seat, pin: NodeRef<svg::G>) {
    let motion = Animator::get();
    let opened = context.told.with_untracked(|(number, _)| *number);
    Effect::new(move |_| {
        let how = context.told.with(|(number, events)| {
            let how = |event: &Event| match event {
                Event::Starter { union: starter, .. } => (*starter == union).then(|| Move::lift(14.0)),
                Event::End { winners, .. } => winners.contains(&union).then(|| Move::lift(14.0).after(SITS)),
                Event::OutOfMarkers { union: dry, .. } => (*dry == union).then(refusing),
                _ => None,
            };
            events.iter().find_map(how).filter(|_| *number != opened)
        });
        if let (Some(how), Some(pin)) = (how, pin.get_untracked()) {
            for piece in within(&pin, ".pin") {
                // It goes on by itself.
                let _ = motion.play(&piece, &how);
            }
        }
    });
}

/// The seats in words.
fn summary(context: BoardContext, all: usize) -> String {
    let held = context.view.with(|view| view.seats.clone());
    let held = Seat::all().zip(held).filter(|(_, seats)| *seats > 0);
    let held: Vec<Arg> = held
        .map(|(union, seats)| {
            let phrase = Phrase::new("hemicycle-union").seat("union", union).number("seats", seats);
            Arg::Name(words::say(context, &phrase))
        })
        .collect();
    let open = all.saturating_sub(decided(context)) as i64;
    let phrase = match held.is_empty() {
        true => Phrase::new("hemicycle-empty"),
        false => Phrase::new("hemicycle-held").arg("held", Arg::List(held)),
    };
    words::say(context, &phrase.number("open", open))
}
