//! Where pawns went and would go: a dotted trail of every move since the reader's last, and an arrow from the pawn
//! that is meant.

use crate::hand::Hand;
use crate::plan::{BoardLayout, LANE};
use crate::{BoardContext, pawns};
use game_ui::kit::sign;
use leptos::prelude::*;
use minister::{Event, Spot, Zone};
use rules::Seat;
use std::sync::Arc;

/// All of them.
pub(crate) fn trails(context: BoardContext, plan: &Arc<BoardLayout>, hand: Hand) -> AnyView {
    let (of_others, aimed) = (plan.clone(), plan.clone());
    let walked = Memo::new(move |_| {
        let me = context.me();
        let mut walked: Vec<Walked> = Vec::new();
        context.recent.with(|recent| {
            for way in recent.iter().filter_map(moved).filter(|way| me != Some(way.seat)) {
                if !walked.contains(&way) {
                    walked.push(way);
                }
            }
        });
        walked
    });
    let arrow = move || {
        let (seat, pawn) = hand.meant(context)?;
        let way = hand.previews.way(seat, pawn).filter(|way| !way.lifted)?;
        let to = way.to;
        let stand = pawns::seen(context, seat, pawn)?;
        let (from, until) = (aimed.walked(stand.zone, stand.space)?, &aimed.stretches[to.index()]);
        let until =
            if until.is_wide() { (until.from + until.to) / 2.0 } else { until.from - 6.0 * aimed.grain };
        let line = aimed.rim.line(from, until, 0.0);
        let end = aimed.rim.place(until);
        let head = format!("{} rotate({:.1})", end.at.translate(), end.heading());
        Some(view! {
            <g class="aim">
                <path class="aim-edge" d=line.clone() />
                <path class="aim-head" transform=head d="M-3-15L17 0L-3 15z" />
                <path class="aim-line" d=line />
            </g>
        })
    };
    view! {
        <g class="trails">
            <For each=move || walked.get() key=|way| *way children=move |way| trail(&of_others, way) />
            {arrow}
        </g>
    }
    .into_any()
}

/// A way that a pawn of somebody went.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
struct Walked {
    seat: Seat,
    from: Zone,
    to: Spot,
}

fn moved(event: &Event) -> Option<Walked> {
    let Event::Moved { seat, to, jumped, .. } = event else { return None };
    Some(Walked { seat: *seat, from: Zone(to.zone.0.checked_sub(1 + jumped)?), to: *to })
}

fn trail(plan: &BoardLayout, Walked { seat, from, to }: Walked) -> Option<impl IntoView + use<>> {
    let start = plan.stretches.get(from.index())?;
    let line = plan.rim.line(start.to - 14.0, plan.walked(to.zone, to.space)?, LANE / 2.0 - 7.0);
    Some(view! {
        <g class=sign::class(seat)>
            <path class="trail-edge" d=line.clone() />
            <path class="trail" d=line />
        </g>
    })
}
