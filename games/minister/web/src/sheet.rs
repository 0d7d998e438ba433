//! Beside the board: who has how many ministers and lacks how many for the chair, the reader's pawns with the numbers they
//! need, how long it is to election day, what was rolled, and the odds.

use crate::hand::{self, Hand};
use crate::previews::Previews;
use crate::{BoardContext, majority, pawns, piece, spiral, words};
use game_ui::kit::sign;
use leptos::prelude::*;
use minister::{Pawn, Step};
use rules::{Arg, Phrase, Seat};

/// All that is kept beside the board.
pub(crate) fn sheet(context: BoardContext) -> AnyView {
    let seats = context.view.with_untracked(|view| view.ministers.len() as u8);
    let rows = Seat::all().take(seats.into()).map(|seat| row(context, seat));
    let rows = rows.collect_view();
    view! {
        <div class="minister-sheet">
            <table>
                <caption>{move || words::text(context, "cabinet")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{move || words::text(context, "player")}</th>
                        <th scope="col">{move || words::text(context, "ministers")}</th>
                        <th scope="col" class="figure">
                            {move || words::text(context, "to-the-chair")}
                        </th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            {own_pawns(context)}
            <h3>{move || words::text(context, "time")}</h3>
            <p data-test="time">
                {move || {
                    let left = i64::from(spiral::left(context));
                    words::say(context, &Phrase::new("time-left").number("left", left))
                }}
            </p>
            {rolls(context)}
            {odds(context)}
        </div>
    }
    .into_any()
}

fn row(context: BoardContext, seat: Seat) -> impl IntoView {
    let ministers =
        Memo::new(move |_| context.view.with(|view| view.ministers.get(seat.index()).copied().unwrap_or(0)));
    let chair = Memo::new(move |_| context.view.with(|view| view.chancellor == Some(seat)));
    let previews = Previews::of(context);
    let short = Memo::new(move |_| previews.lacks_for_chair(seat));
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
                {sign::sign(seat)} " " {move || context.name(seat)}
            </th>
            <td>
                <span class="count">{ministers}</span>
                <svg class="bar-of" viewBox="0 0 168 34" aria-hidden="true" inner_html=bar></svg>
            </td>
            <td class="figure chancellor-mark">
                {move || match chair.get() {
                    true => view! {
                        <span class="unseen">{words::text(context, "chancellor")}</span>
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
fn own_pawns(context: BoardContext) -> impl IntoView {
    let me = Memo::new(move |_| context.me());
    move || {
        let me = me.get()?;
        let cards = Pawn::ALL.map(|pawn| card(context, me, pawn));
        Some(view! {
            <h3>{move || words::text(context, "own-pawns")}</h3>
            <ul class="own-pawns" data-test="own-pawns">{cards.into_iter().collect_view()}</ul>
        })
    }
}

fn card(context: BoardContext, me: Seat, pawn: Pawn) -> impl IntoView {
    let hand = Hand::of(context);
    let previews = hand.previews;
    let stand = Memo::new(move |_| pawns::seen(context, me, pawn));
    let way = Memo::new(move |_| previews.way(me, pawn));
    let faces = Memo::new(move |_| {
        let die = context.view.with(|view| view.die.filter(|_| view.turn == me && view.step == Step::Use));
        let numbers = way.with(|way| way.as_ref().map(|way| way.numbers.clone()).unwrap_or_default());
        numbers.into_iter().map(|face| (face, die == Some(face))).collect::<Vec<_>>()
    });
    let told = move || match stand.get() {
        Some(at) => pawns::in_words(context, me, pawn, at, way.get()),
        None => words::say(context, &Phrase::new("pawn-in-hand").number("pawn", i64::from(pawn.0) + 1)),
    };
    let zone = move || {
        let at = stand.get()?;
        let id = if at.broth { "pawn-card-broth" } else { "pawn-card" };
        Some(words::say(context, &Phrase::new(id).number("zone", at.zone.called())))
    };
    let live = Memo::new(move |_| hand::live(context, me, pawn));
    let held = move || (hand.pawn.get() == Some(pawn)).then_some("true");
    let point = move |at: bool| hand.at.set(at.then_some((me, pawn)));
    view! {
        <li>
            <button
                type="button"
                class:playable=live
                aria-label=told
                title=told
                aria-pressed=held
                on:click=move |_| hand.press_pawn(context, me, pawn)
                on:pointerenter=move |_| point(true)
                on:pointerleave=move |_| point(false)
                on:focus=move |_| point(true)
                on:blur=move |_| point(false)
            >
                <svg viewBox="-22 -66 44 72" aria-hidden="true" inner_html=piece::piece(me, &pawn.called())></svg>
                <span class="pawn-zone">{zone}</span>
                <span class="faces">
                    <For
                        each=move || faces.get()
                        key=|face| *face
                        children=|(face, shown)| {
                            view! { <span class="face" class:shown=shown>{face.to_string()}</span> }
                        }
                    />
                </span>
            </button>
        </li>
    }
}

/// The rolls for a press space, while they last.
fn rolls(context: BoardContext) -> impl IntoView {
    let thrown = Memo::new(move |_| context.view.with(|view| view.thrown.clone()));
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
            view! { <p class="thrown">{words::say(context, &said)} " " {dice}</p> }
        })
    }
}

/// How likely a roll can be used, for whoever asks.
fn odds(context: BoardContext) -> impl IntoView {
    let open = RwSignal::new(false);
    let told = move || {
        open.get().then(|| {
            let rows = context.view.with(|view| {
                let seats = Seat::all().take(view.pawns.len());
                seats.map(|seat| (seat, context.game().usable(view, seat))).collect::<Vec<_>>()
            });
            let rows = rows.into_iter().map(|(seat, faces)| {
                let list = faces.iter().map(|face| Arg::Name(face.to_string())).collect();
                let id = if faces.is_empty() { "odds-none" } else { "odds-of" };
                let said = Phrase::new(id)
                    .seat("player", seat)
                    .number("count", faces.len() as i64)
                    .arg("faces", Arg::List(list));
                view! { <li>{sign::sign(seat)} " " {words::say(context, &said)}</li> }
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
            {move || words::text(context, "odds")}
        </button>
        {told}
    }
}
