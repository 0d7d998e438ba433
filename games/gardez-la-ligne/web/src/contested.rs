//! Close lines: those whose leader is level with another union, or a single point ahead.

use crate::pointer::Pointer;
use crate::{BoardContext, badge, pin, words};
use gardez_la_ligne::Line;
use leptos::prelude::*;
use rules::Seat;

/// How many are told at most.
const MOST: usize = 8;

/// A line, and the unions at its head with their influence, the first of them first.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Contest {
    line: Line,
    seats: u8,
    heads: Vec<(Seat, u8)>,
}

/// The closest of what is worth most.
pub(crate) fn contests(context: BoardContext) -> Vec<Contest> {
    let game = context.game();
    let board = game.board();
    let mut all: Vec<Contest> = context.view.with(|view| {
        let contest = |(row, line): (&Vec<u8>, Line)| {
            let most = row.iter().copied().max().filter(|most| *most > 0)?;
            let mut heads: Vec<(Seat, u8)> =
                Seat::all().zip(row.iter().copied()).filter(|(_, own)| *own > 0 && own + 1 >= most).collect();
            heads.sort_by_key(|(seat, own)| (std::cmp::Reverse(*own), *seat));
            let seats = board.track(line)?.seats;
            (heads.len() > 1).then_some(Contest { line, seats, heads })
        };
        view.influence.iter().zip(board.lines()).filter_map(contest).collect()
    });
    // What is worth most first, and of that what is closest.
    all.sort_by_key(|contest| {
        let level = contest.heads.iter().filter(|(_, own)| *own == contest.heads[0].1).count() > 1;
        (std::cmp::Reverse(contest.seats), !level, contest.line)
    });
    all.truncate(MOST);
    all
}

/// The list of them; nothing while no line is contested. Only what has changed is drawn anew.
pub(crate) fn contested(context: BoardContext, all: Memo<Vec<Contest>>) -> impl IntoView {
    let none = move || all.with(Vec::is_empty);
    view! {
        <h3 hidden=none>{move || words::text(context, "contested")}</h3>
        <ul class="gll-contested" data-test="contested" hidden=none>
            <For each=move || all.get() key=|contest| contest.line let(contest)>
                {row(context, all, contest.line)}
            </For>
        </ul>
    }
}

fn row(context: BoardContext, all: Memo<Vec<Contest>>, line: Line) -> AnyView {
    let pointer = Pointer::of(context);
    let game = context.game();
    let Some(track) = game.board().track(line) else { return ().into_any() };
    let heads = Memo::new(move |_| {
        all.with(|all| all.iter().find(|contest| contest.line == line).map(|contest| contest.heads.clone()))
    });
    let head = move |(union, own): (Seat, u8)| {
        view! {
            <span class="head">
                {pin::chip_picture(union)} <span class="unseen">{move || context.name(union)} " "</span>
                {own.to_string()}
            </span>
        }
    };
    view! {
        <li
            on:pointerenter=move |_| pointer.line.set(Some(line))
            on:pointerleave=move |_| pointer.line.set(None)
        >
            {badge::badge(track)} <span class="unseen">{track.id.clone()}</span>
            <For each=move || heads.get().unwrap_or_default() key=|head| *head children=head />
        </li>
    }
    .into_any()
}
