//! The pawns on the street, each a button, and how they hop from zone to zone.

use crate::hand::{self, Advised, Hand};
use crate::plan::BoardLayout;
use crate::previews::Previews;
use crate::rim::Point;
use crate::{BoardContext, icon, piece, press, walk, words};
use leptos::prelude::*;
use leptos::svg;
use minister::{Event, Pawn, PawnSeen, View, Way};
use rules::{Arg, Phrase, Seat};
use std::sync::Arc;

/// What an exile carries.
const SUITCASE: &str = r##"<use href="#mn-suitcase"/>"##;

/// All of them, those that stand lower on the screen before the others.
pub(crate) fn pawns(context: BoardContext, plan: &Arc<BoardLayout>, hand: Hand) -> AnyView {
    let (sorting, plan) = (plan.clone(), plan.clone());
    let order = Memo::new(move |_| {
        context.view.with(|view| {
            let all = Seat::all().take(view.pawns.len());
            let mut all: Vec<_> = all.flat_map(|seat| Pawn::ALL.map(|pawn| (seat, pawn))).collect();
            let low = |(seat, pawn): &(Seat, Pawn)| {
                place(&sorting, view, *seat, *pawn).map_or(0.0, |stand| stand.at.y)
            };
            all.sort_by(|a, b| low(a).total_cmp(&low(b)));
            all
        })
    });
    view! {
        <g class="pawns">
            <For
                each=move || order.get()
                key=|known| *known
                children=move |(seat, pawn)| one(context, plan.clone(), seat, pawn, hand)
            />
        </g>
    }
    .into_any()
}

/// Where a pawn is drawn.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Standing {
    pub(crate) at: Point,
    pub(crate) seen: PawnSeen,
    /// Is there only room for a short one?
    pub(crate) squat: bool,
}

impl Standing {
    /// How large it is drawn.
    pub(crate) fn scale(self, plan: &BoardLayout) -> f32 {
        plan.pawn(self.squat)
    }
}

/// In a zone that holds any number they stand side by side.
fn place(plan: &BoardLayout, view: &View, seat: Seat, pawn: Pawn) -> Option<Standing> {
    let seen = view.pawns.get(seat.index())?[pawn.index()]?;
    let squat = plan.is_squat(seen.zone, seen.space);
    if seen.space.is_some() {
        return Some(Standing { at: plan.stand(seen.zone, seen.space, seen.broth)?, seen, squat });
    }
    let all = view.pawns.iter().enumerate().flat_map(|(owner, pawns)| {
        pawns
            .iter()
            .enumerate()
            .filter_map(move |(index, seen)| seen.as_ref().map(|seen| (owner, index, seen)))
    });
    let crowd: Vec<(usize, usize)> = all
        .filter(|(_, _, other)| other.zone == seen.zone && other.space.is_none())
        .map(|(owner, index, _)| (owner, index))
        .collect();
    let nth = crowd.iter().position(|known| *known == (seat.index(), pawn.index()))?;
    Some(Standing { at: plan.crowd(seen.zone, nth, crowd.len())?, seen, squat })
}

/// What is marked on a pawn.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Marks {
    live: bool,
    held: bool,
    /// A move is marked on its space as well, which is where one looks for it.
    advised: Option<Advised>,
    /// Somebody else moved it since the reader last moved.
    moved: bool,
}

impl Marks {
    fn of(context: BoardContext, hand: Hand, seat: Seat, pawn: Pawn) -> Marks {
        let (me, own) = (context.me(), context.me() == Some(seat));
        let this = |event: &Event| match event {
            Event::Settled { seat: whose, pawn: which, .. }
            | Event::Moved { seat: whose, pawn: which, .. }
            | Event::Lifted { seat: whose, pawn: which, .. } => !own && (*whose, *which) == (seat, pawn),
            // Somebody else sent it there, whosever it is.
            Event::Sunk { by, seat: whose, pawn: which, .. } => {
                me != Some(*by) && (*whose, *which) == (seat, pawn)
            }
            _ => false,
        };
        Marks {
            live: hand::live(context, seat, pawn),
            held: own && hand.pawn.get() == Some(pawn),
            advised: hand::advised(context, seat, pawn),
            moved: context.recent.with(|recent| recent.iter().any(this)),
        }
    }
}

fn one(context: BoardContext, plan: Arc<BoardLayout>, seat: Seat, pawn: Pawn, hand: Hand) -> impl IntoView {
    let drawn_on = plan.clone();
    let stand = {
        let plan = plan.clone();
        Memo::new(move |_| context.view.with(|view| place(&plan, view, seat, pawn)))
    };
    let marks = Memo::new(move |_| Marks::of(context, hand, seat, pawn));
    let live = move || marks.with(|marks| marks.live);
    let sunk = Memo::new(move |_| stand.with(|stand| stand.is_some_and(|stand| stand.seen.broth)));
    let sought = Memo::new(move |_| marks.with(|marks| marks.advised == Some(Advised::Itself)));
    let way = Memo::new(move |_| hand.previews.way(seat, pawn));
    let told = move || stand.get().map(|stand| in_words(context, seat, pawn, stand.seen, way.get()));
    let at = move || {
        stand.get().map(|stand| format!("{} scale({:.3})", stand.at.translate(), stand.scale(&drawn_on)))
    };
    let squat = Memo::new(move |_| stand.get().is_some_and(|stand| stand.squat));
    let reach = move || match squat.get() {
        true => "M-21 4V-44q0-8 8-8h26q8 0 8 8V4z",
        false => "M-21 4V-58q0-10 10-10h22q10 0 10 10V4z",
    };
    let body = NodeRef::<svg::G>::new();
    let (tall, short) = (plan.pawn(false) / plan.grain, plan.pawn(true) / plan.grain);
    let pot_scale = move |squat: bool| if squat { short } else { tall };
    walk::follow(stand, plan, body);
    // The front of the pot stands before whoever sits in it.
    let pot = move || {
        sunk.get().then(|| {
            let scale = pot_scale(squat.get());
            let place = format!("translate(0 {:.1}) scale({:.3})", -9.0 / scale, 1.0 / scale);
            view! { <g transform=place inner_html=r##"<use href="#mn-pot-front"/>"##></g> }
        })
    };
    // Whoever was driven out has a suitcase, where it matters (MR24).
    let exile = move || {
        let is_exile = stand.get().is_some_and(|stand| stand.seen.exile);
        is_exile.then(|| view! { <g transform="translate(15 -3)" inner_html=SUITCASE></g> })
    };
    view! {
        <g
            class="pawn"
            class:live=live
            class:held=move || marks.with(|marks| marks.held)
            class:moved=move || marks.with(|marks| marks.moved)
            class:advised=move || marks.with(|marks| marks.advised.is_some())
            class:sunk=sunk
            display=move || stand.get().is_none().then_some("none")
            transform=at
            data-test=format!("pawn-{seat}-{}", pawn.0)
            data-advised=move || sought.get().then_some("yes")
            data-live=move || live().then_some("yes")
            role="button"
            tabindex=move || if live() { "0" } else { "-1" }
            aria-pressed=move || marks.with(|marks| marks.held).then_some("true")
            aria-label=told
            on:click=move |event| {
                event.stop_propagation();
                hand.press_pawn(context, seat, pawn);
            }
            on:keydown=press::key(move || hand.press_pawn(context, seat, pawn))
            on:pointerenter=move |_| hand.at.set(Some((seat, pawn)))
            on:pointerleave=move |_| hand.at.set(None)
            on:focus=move |_| hand.at.set(Some((seat, pawn)))
            on:blur=move |_| hand.at.set(None)
        >
            <ellipse class="call" cy="-3" rx="27" ry="17" />
            <path class="reach" d=reach />
            <g node_ref=body>
                <g class="body" inner_html=move || piece::standing(seat, &pawn.called(), squat.get())></g>
            </g>
            {pot}
            {exile}
            {icon::advice(sought, -16.0, -56.0)}
        </g>
    }
}

/// Where a pawn stands, if it is on the track.
pub(crate) fn seen(context: BoardContext, seat: Seat, pawn: Pawn) -> Option<PawnSeen> {
    context.view.with(|view| view.pawns.get(seat.index())?[pawn.index()])
}

/// A pawn in words: whose it is, where it stands, and what it needs to go on.
pub(crate) fn described(context: BoardContext, previews: Previews, seat: Seat, pawn: Pawn) -> String {
    let at = seen(context, seat, pawn);
    at.map_or_else(String::new, |at| in_words(context, seat, pawn, at, previews.way(seat, pawn)))
}

/// The same of one that stands there and can move so.
pub(crate) fn in_words(
    context: BoardContext,
    seat: Seat,
    pawn: Pawn,
    at: PawnSeen,
    way: Option<Way>,
) -> String {
    let phrase = |id| {
        Phrase::new(id)
            .seat("player", seat)
            .number("pawn", i64::from(pawn.0) + 1)
            .number("zone", at.zone.called())
    };
    let said = match way {
        Some(way) => {
            let numbers = way.numbers.iter().map(|face| Arg::Name(face.to_string())).collect();
            phrase(if way.lifted { "pawn-in-broth" } else { "pawn-needs" })
                .arg("faces", Arg::OneOf(numbers))
                .number("to", way.to.called())
        }
        None => phrase("pawn-there"),
    };
    words::say(context, &said)
}
