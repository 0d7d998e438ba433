//! The influence sheet: lines by unions, with the control tokens, and the seats to the negotiation.

use crate::{BoardContext, badge, negotiation, words};
use game_ui::kit::sign;
use gardez_la_ligne::{Line, Track};
use leptos::prelude::*;
use rules::{Phrase, Rules, Seat};

/// The hemicycle, and below it the influence sheet as a table.
pub(crate) fn sheet(seen: BoardContext) -> AnyView {
    let game = seen.game();
    let unions = Seat::all().take(game.seats().into());
    let unions: Vec<Seat> = unions.collect();
    let heads = unions.iter().map(|union| head(seen, *union)).collect_view();
    let board = game.board();
    let rows = board
        .lines()
        .filter_map(|line| board.track(line).map(|track| row(seen, line, track, &unions)))
        .collect_view();
    let seats = unions.iter().map(|union| total(seen, *union)).collect_view();
    view! {
        {negotiation::hemicycle(seen)}
        <div class="gll-sheet">
            <table>
                <caption>{move || words::text(seen, "sheet")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{move || words::text(seen, "sheet-line")}</th>
                        {heads}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{move || words::text(seen, "sheet-seats")}</th>
                        {seats}
                    </tr>
                </tfoot>
            </table>
            <p class="faint legend">
                <span class="token" aria-hidden="true">"★"</span>
                " "
                {move || words::text(seen, "sheet-legend")}
                " · "
                <span class="pips" aria-hidden="true">"●●"</span>
                " "
                {move || words::text(seen, "sheet-legend-seats")}
                " · "
                <span class="fresh" aria-hidden="true">"1"</span>
                " "
                {move || words::text(seen, "sheet-legend-last")}
            </p>
        </div>
    }
    .into_any()
}

fn head(seen: BoardContext, union: Seat) -> impl IntoView {
    view! {
        <th scope="col">
            {sign::sign(union)}
            <span class="union-name">{move || seen.name(union)}</span>
        </th>
    }
}

fn row(seen: BoardContext, line: Line, track: &Track, unions: &[Seat]) -> impl IntoView + use<> {
    let name = Phrase::new("sheet-row").name("line", &track.id).number("seats", track.seats);
    let cells = unions.iter().map(|union| cell(seen, line, *union)).collect_view();
    // One seat goes without saying.
    let pips = (track.seats > 1).then(|| "●".repeat(track.seats.min(6).into()));
    view! {
        <tr>
            <th scope="row">
                {badge::badge(track)}
                <span class="pips" aria-hidden="true">{pips}</span>
                <span class="unseen">{move || words::say(seen, &name)}</span>
            </th>
            {cells}
        </tr>
    }
}

/// A union's influence on a line, the control token if it holds it, and a mark if the last picket was about it.
fn cell(seen: BoardContext, line: Line, union: Seat) -> impl IntoView {
    let influence = Memo::new(move |_| {
        seen.view.with(|view| {
            let row = view.influence.get(line.index());
            row.and_then(|row| row.get(union.index())).copied().unwrap_or_default()
        })
    });
    let controls = Memo::new(move |_| {
        seen.view.with(|view| view.control.get(line.index()).copied().flatten() == Some(union))
    });
    let fresh = Memo::new(move |_| {
        let last = seen.view.with(|view| view.pickets.last().copied());
        last.is_some_and(|last| {
            last.union == union && seen.game().board().through(last.station).contains(line)
        })
    });
    let token = move || {
        controls.get().then(|| {
            view! {
                <span class="token" aria-hidden="true">"★"</span>
                <span class="unseen">{move || words::text(seen, "sheet-controls")}</span>
            }
        })
    };
    let class = move || {
        let held = if controls.get() { format!("controls {}", sign::class(union)) } else { String::new() };
        let nothing = if influence.get() == 0 { "nothing" } else { "" };
        let fresh = if fresh.get() { "fresh" } else { "" };
        format!("{held} {nothing} {fresh}")
    };
    view! {
        <td class=class>
            <span class="figure">{move || influence.get().to_string()} {token}</span>
        </td>
    }
}

fn total(seen: BoardContext, union: Seat) -> impl IntoView {
    let seats = move || seen.view.with(|view| view.seats.get(union.index()).copied().unwrap_or_default());
    view! { <td>{move || seats().to_string()}</td> }
}
