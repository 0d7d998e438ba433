//! The influence of all unions on all lines in one strip of tiles, always in sight beside the map.

use crate::changes::{LANDS, on_change};
use crate::pointer::Pointer;
use crate::{BoardContext, badge, pin, words};
use game_ui::kit::motion::Move;
use game_ui::kit::sign;
use gardez_la_ligne::{Line, Track};
use leptos::html;
use leptos::prelude::*;
use rules::{Phrase, Rules, Seat};

/// The strip: a table whose rows are the lines. Where the board is low it is laid on its side.
pub(crate) fn strip(context: BoardContext) -> AnyView {
    let game = context.game();
    let unions: Vec<Seat> = Seat::all().take(game.seats().into()).collect();
    let heads = unions.iter().map(|union| head(context, *union)).collect_view();
    let board = game.board();
    let rows = board
        .lines()
        .filter_map(|line| board.track(line).map(|track| row(context, line, track, &unions)))
        .collect_view();
    view! {
        <div
            class="gll-strip"
            role="table"
            data-test="influence"
            data-many=(game.seats() > 4).then_some("yes")
            aria-label=move || words::text(context, "sheet")
        >
            <p class="strip-title" role="caption">{move || words::text(context, "strip-title")}</p>
            <div class="strip-row strip-head" role="row">
                <span role="columnheader">
                    <span class="unseen">{move || words::text(context, "sheet-line")}</span>
                </span>
                {heads}
            </div>
            {rows}
        </div>
    }
    .into_any()
}

fn head(context: BoardContext, union: Seat) -> impl IntoView {
    view! {
        <span role="columnheader" title=move || context.name(union)>
            {pin::chip_picture(union)} <span class="unseen">{move || context.name(union)}</span>
        </span>
    }
}

fn row(context: BoardContext, line: Line, track: &Track, unions: &[Seat]) -> impl IntoView + use<> {
    let pointer = Pointer::of(context);
    let name = Phrase::new("sheet-row").name("line", &track.id).number("seats", track.seats);
    let long = track.id.chars().count() > 2;
    let cells = unions.iter().map(|union| cell(context, line, *union)).collect_view();
    let said = name.clone();
    view! {
        <div
            class="strip-row"
            class:long=long
            class:lit=move || pointer.line.get() == Some(line)
            role="row"
            on:pointerenter=move |_| pointer.line.set(Some(line))
            on:pointerleave=move |_| pointer.line.set(None)
        >
            <span role="rowheader" title=move || words::say(context, &said)>
                {badge::badge(track)} <span class="unseen">{move || words::say(context, &name)}</span>
            </span>
            {cells}
        </div>
    }
}

/// How a union stands on a line.
#[derive(Copy, Clone, PartialEq, Default)]
struct Standing {
    influence: u8,
    /// Does it hold the line?
    controls: bool,
    /// Is it level with another at the head of the line?
    tied: bool,
    /// What a picket where one points would make of its influence.
    foretold: Option<u8>,
}

fn standing(context: BoardContext, line: Line, union: Seat) -> Standing {
    let foretold = Pointer::of(context).forecast.with(|forecast| {
        let forecast = forecast.as_ref().filter(|forecast| forecast.union == union)?;
        forecast.of(line).map(|of| of.after)
    });
    context.view.with(|view| {
        let row = view.influence.get(line.index());
        let influence = row.and_then(|row| row.get(union.index())).copied().unwrap_or_default();
        let control = view.control.get(line.index()).copied().flatten();
        let most = row.and_then(|row| row.iter().copied().max()).unwrap_or_default();
        Standing {
            influence,
            controls: control == Some(union),
            tied: control.is_none() && influence > 0 && influence == most,
            foretold,
        }
    })
}

/// A tile: the figure of a union's influence on a line, enamelled if it holds the line.
fn cell(context: BoardContext, line: Line, union: Seat) -> impl IntoView {
    let standing = Memo::new(move |_| standing(context, line, union));
    let class = move || {
        let standing = standing.get();
        let mut class = format!("tile {}", sign::class(union));
        for (is, word) in [
            (standing.controls, " controls"),
            (standing.tied, " tied"),
            (standing.foretold.is_some(), " foretold"),
        ] {
            if is {
                class.push_str(word);
            }
        }
        class
    };
    let figure = NodeRef::<html::Span>::new();
    let shown = Memo::new(move |_| standing.with(|standing| (standing.influence, standing.controls)));
    on_change(shown, figure, || Move::turn_card().after(LANDS));
    let text = move || {
        let standing = standing.get();
        match standing.foretold.unwrap_or(standing.influence) {
            0 => String::new(),
            influence => influence.to_string(),
        }
    };
    let held = move || {
        let said = move || words::text(context, "sheet-controls");
        standing.with(|standing| standing.controls).then(|| view! { <span class="unseen">" " {said}</span> })
    };
    view! {
        <span role="cell" class=class>
            <span node_ref=figure>{text}</span>
            {held}
        </span>
    }
}
