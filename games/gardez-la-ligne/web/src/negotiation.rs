//! The negotiation as a hemicycle: one chair for each seat that the lines are worth, filled union by union.

use crate::{BoardContext, words};
use game_ui::kit::hemicycle::Council;
use game_ui::kit::sign;
use leptos::prelude::*;
use rules::{Arg, Phrase, Seat};

/// The outer ring, in units of the picture.
const RADIUS: f32 = 100.0;

/// The hemicycle.
pub(crate) fn hemicycle(seen: BoardContext) -> AnyView {
    let game = seen.game();
    let board = game.board();
    let all: usize =
        board.lines().filter_map(|line| board.track(line)).map(|track| usize::from(track.seats)).sum();
    let council = Council::of(all);
    let radius = council.radius * RADIUS;
    // Whose each chair is, from the left: the unions in their order, then those that are nobody's yet.
    let taken = Memo::new(move |_| {
        seen.view.with(|view| {
            let unions = Seat::all().zip(&view.seats);
            unions
                .flat_map(|(union, seats)| std::iter::repeat_n(union, (*seats).into()))
                .collect::<Vec<Seat>>()
        })
    });
    let chairs = council.chairs.iter().enumerate().map(|(index, (x, y))| {
        let union = Memo::new(move |_| taken.with(|taken| taken.get(index).copied()));
        let place = format!("translate({:.1} {:.1})", x * RADIUS, y * RADIUS);
        let class = move || match union.get() {
            Some(union) => format!("chair {}", sign::class(union)),
            None => "chair".to_owned(),
        };
        view! {
            <g class=class transform=place>
                <circle r=format!("{radius:.1}") />
                <text font-size=format!("{:.1}", radius * 1.15)>{move || union.get().map(sign::letter)}</text>
            </g>
        }
    });
    let chairs = chairs.collect_view();
    let decided = move || taken.with(Vec::len);
    let said = move || {
        let held = seen.view.with(|view| view.seats.clone());
        let held = Seat::all().zip(held).filter(|(_, seats)| *seats > 0);
        let held: Vec<Arg> = held
            .map(|(union, seats)| {
                let phrase = Phrase::new("hemicycle-union").seat("union", union).number("seats", seats);
                Arg::Name(words::say(seen, &phrase))
            })
            .collect();
        let open = (all - decided().min(all)) as i64;
        let phrase = match held.is_empty() {
            true => Phrase::new("hemicycle-empty"),
            false => Phrase::new("hemicycle-held").arg("held", Arg::List(held)),
        };
        words::say(seen, &phrase.number("open", open))
    };
    let edge = radius + 2.0;
    let frame = format!(
        "{:.0} {:.0} {:.0} {:.0}",
        -RADIUS - edge,
        -RADIUS - edge,
        2.0 * (RADIUS + edge),
        RADIUS + 2.0 * edge
    );
    view! {
        <figure class="gll-hemicycle" data-test="hemicycle">
            <figcaption>{move || words::text(seen, "hemicycle")}</figcaption>
            <svg viewBox=frame role="img" aria-label=said>
                {chairs}
                <text class="tally" y="-6">
                    {move || format!("{}/{all}", decided())}
                </text>
            </svg>
        </figure>
    }
    .into_any()
}
