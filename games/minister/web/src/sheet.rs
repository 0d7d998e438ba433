//! Beside the board: who has how many ministers, how long it is to election day, what was rolled, and the odds.

use crate::{BoardContext, die, spiral, words};
use game_ui::kit::sign;
use leptos::prelude::*;
use rules::{Arg, Phrase, Seat};

/// All that is kept beside the board.
pub(crate) fn sheet(seen: BoardContext) -> AnyView {
    let seats = seen.view.with_untracked(|view| view.ministers.len() as u8);
    let rows = Seat::all().take(seats.into()).map(|seat| row(seen, seat));
    let rows = rows.collect_view();
    view! {
        <div class="minister-sheet">
            <table>
                <caption>{move || words::text(seen, "cabinet")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{move || words::text(seen, "player")}</th>
                        <th scope="col">{move || words::text(seen, "ministers")}</th>
                        <th scope="col" class="figure">
                            {move || words::text(seen, "in-broth")}
                        </th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p data-test="time">
                {move || {
                    let left = i64::from(spiral::left(seen));
                    words::say(seen, &Phrase::new("time-left").number("left", left))
                }}
            </p>
            {rolls(seen)}
            {odds(seen)}
        </div>
    }
    .into_any()
}

fn row(seen: BoardContext, seat: Seat) -> impl IntoView {
    let ministers =
        Memo::new(move |_| seen.view.with(|view| view.ministers.get(seat.index()).copied().unwrap_or(0)));
    let chair = Memo::new(move |_| seen.view.with(|view| view.chancellor == Some(seat)));
    let broth = Memo::new(move |_| {
        let pawns = |view: &minister::View| view.pawns.get(seat.index()).copied().unwrap_or_default();
        seen.view.with(|view| pawns(view).iter().flatten().filter(|pawn| pawn.broth).count())
    });
    let bar = move || {
        let cells = (0..ministers.get()).map(|n| {
            let x = f32::from(n) * 11.0;
            view! { <rect x=x.to_string() width="9.5" height="14" rx="2" /> }
        });
        cells.collect_view()
    };
    view! {
        <tr data-test=format!("row-{seat}")>
            <th scope="row">
                {sign::sign(seat)} " " {move || seen.name(seat)}
            </th>
            <td>
                <span class="count">{ministers}</span>
                <svg class=format!("bar-of {}", sign::class(seat)) viewBox="0 0 187 14" aria-hidden="true">
                    {bar}
                </svg>
                <span class="chancellor-mark">
                    {move || chair.get().then(|| format!("★ {}", words::text(seen, "chancellor")))}
                </span>
            </td>
            <td class="figure">{broth}</td>
        </tr>
    }
}

/// The rolls for a press space, while they last.
fn rolls(seen: BoardContext) -> impl IntoView {
    let thrown = Memo::new(move |_| seen.view.with(|view| view.thrown.clone()));
    move || {
        let thrown = thrown.get();
        (!thrown.is_empty()).then(|| {
            let said = Phrase::new("thrown")
                .arg("faces", Arg::List(thrown.iter().map(|face| Arg::Name(face.to_string())).collect()));
            let dice = thrown.iter().map(|face| {
                view! {
                    <svg class="small-die" viewBox="-40 -40 80 80" aria-hidden="true">
                        <rect x="-38" y="-38" width="76" height="76" rx="13" />
                        {die::pips(*face)}
                    </svg>
                }
            });
            let dice = dice.collect_view();
            view! { <p class="thrown">{words::say(seen, &said)} " " {dice}</p> }
        })
    }
}

/// How likely a roll can be used, for whoever asks.
fn odds(seen: BoardContext) -> impl IntoView {
    let open = RwSignal::new(false);
    let told = move || {
        open.get().then(|| {
            let rows = seen.view.with(|view| {
                let seats = Seat::all().take(view.pawns.len());
                seats.map(|seat| (seat, seen.game().usable(view, seat))).collect::<Vec<_>>()
            });
            let rows = rows.into_iter().map(|(seat, faces)| {
                let list = faces.iter().map(|face| Arg::Name(face.to_string())).collect();
                let id = if faces.is_empty() { "odds-none" } else { "odds-of" };
                let said = Phrase::new(id)
                    .seat("player", seat)
                    .number("count", faces.len() as i64)
                    .arg("faces", Arg::List(list));
                view! { <li>{sign::sign(seat)} " " {words::say(seen, &said)}</li> }
            });
            let rows = rows.collect_view();
            view! { <ul class="plain" data-test="odds-told">{rows}</ul> }
        })
    };
    view! {
        <button
            type="button"
            data-test="odds"
            aria-expanded=move || if open.get() { "true" } else { "false" }
            on:click=move |_| open.update(|open| *open = !*open)
        >
            {move || words::text(seen, "odds")}
        </button>
        {told}
    }
}
