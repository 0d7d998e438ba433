//! Beside the board: who has how many ministers and lacks how many for the chair, the reader's pawns with the numbers they
//! need, how long it is to election day, what was rolled, and the odds.

use crate::{BoardContext, majority, pawns, piece, spiral, words};
use game_ui::kit::sign;
use leptos::prelude::*;
use minister::Pawn;
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
                            {move || words::text(seen, "to-the-chair")}
                        </th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            {own_pawns(seen)}
            <h3>{move || words::text(seen, "time")}</h3>
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
    let short = Memo::new(move |_| majority::short_by(seen, seat));
    let bar = move || {
        let count = ministers.get();
        // As many pieces as there is room for; the number beside them says how many they are.
        let apart = 150.0 / f32::from(count.max(9));
        let pieces = (0..count).map(|nth| {
            let body = piece::piece(seat, "");
            format!(
                r#"<g transform="translate({:.1} 30) scale(0.44)">{body}</g>"#,
                10.0 + f32::from(nth) * apart
            )
        });
        pieces.collect::<String>()
    };
    view! {
        <tr data-test=format!("row-{seat}")>
            <th scope="row">
                {sign::sign(seat)} " " {move || seen.name(seat)}
            </th>
            <td>
                <span class="count">{ministers}</span>
                <svg class="bar-of" viewBox="0 0 168 34" aria-hidden="true" inner_html=bar></svg>
            </td>
            <td class="figure chancellor-mark">
                {move || match chair.get() {
                    true => view! {
                        <span class="unseen">{words::text(seen, "chancellor")}</span>
                        <svg class="held-chair" viewBox="-17 -17 34 30" aria-hidden="true" inner_html=majority::ARMCHAIR></svg>
                    }
                    .into_any(),
                    false => majority::figures(short.get()).into_any(),
                }}
            </td>
        </tr>
    }
}

/// The reader's pawns: where each stands, and the numbers that take it on; what the die shows is lit.
fn own_pawns(seen: BoardContext) -> impl IntoView {
    move || {
        let me = seen.me()?;
        let cards = Pawn::ALL.map(|pawn| {
            let at = seen.view.with(|view| view.pawns.get(me.index()).and_then(|pawns| pawns[pawn.index()]));
            let way = seen.view.with(|view| seen.game().way(view, me, pawn));
            let die = seen.view.with(|view| view.die.filter(|_| view.turn == me));
            let numbers = way.iter().flat_map(|way| way.numbers.clone()).map(|face| {
                view! { <span class="face" class:shown=die == Some(face)>{face.to_string()}</span> }
            });
            let numbers = numbers.collect_view();
            let zone = at.map(|at| {
                let id = if at.broth { "pawn-card-broth" } else { "pawn-card" };
                words::say(seen, &Phrase::new(id).number("zone", at.zone.called()))
            });
            view! {
                <li title=pawns::described(seen, me, pawn)>
                    <svg viewBox="-22 -66 44 72" aria-hidden="true" inner_html=piece::piece(me, &pawn.called())></svg>
                    <span class="pawn-zone">{zone}</span>
                    <span class="faces">{numbers}</span>
                </li>
            }
        });
        Some(view! {
            <h3>{words::text(seen, "own-pawns")}</h3>
            <ul class="own-pawns" data-test="own-pawns">{cards.collect_view()}</ul>
        })
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
                let drawn = format!(
                    r#"<rect class="mn-ivory" x="-38" y="-38" width="76" height="76" rx="13"/>{}"#,
                    piece::pips(*face, 20.0, 6.4)
                );
                view! { <svg class="small-die" viewBox="-40 -40 80 80" aria-hidden="true" inner_html=drawn></svg> }
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
