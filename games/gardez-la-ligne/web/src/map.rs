//! The map: the network, the stations on it, and the means to look closer.

use crate::network::{frame, network};
use crate::station::{Pointer, described, pickets, station};
use crate::{Seen, badge, words};
use gardez_la_ligne::Station;
use leptos::html::Div;
use leptos::prelude::*;

/// How much larger than its frame the map can be, in per cent.
const SCALES: [u32; 6] = [100, 150, 220, 320, 460, 660];
/// On a screen narrower than this many pixels the whole map at once is too small for a finger.
const NARROW: f64 = 600.0;

/// The map; a board that was never drawn says so, and is played by the list.
pub(crate) fn map(seen: Seen) -> AnyView {
    let game = seen.game();
    let board = game.board();
    let Some(frame) = frame(board) else {
        return view! { <p class="faint">{move || words::text(seen, "map-none")}</p> }.into_any();
    };
    let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(NARROW);
    let start = if width < NARROW { 2 } else { 0 };
    let scale = RwSignal::new(start);
    let pointer = Pointer { at: RwSignal::new(None), stop: RwSignal::new(Station(0)) };
    let stations = board.stations().filter_map(|at| station(seen, at, pointer)).collect_view();
    let attribution = board.attribution().to_owned();
    let field = NodeRef::<Div>::new();
    // A map larger than its frame begins with its middle.
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            request_animation_frame(move || Centre([0.5, 0.5]).restore(&field));
        }
    });
    let zoom = move |to: usize| {
        let centre = field.get_untracked().map(|field| Centre::of(&field));
        scale.set(to.min(SCALES.len() - 1));
        // After the map has its new size, what was in the middle is brought back there.
        request_animation_frame(move || {
            if let (Some(field), Some(centre)) = (field.get_untracked(), centre) {
                centre.restore(&field);
            }
        });
    };
    view! {
        <div class="gll-map">
            <div class="zoom" role="group" aria-label=move || words::text(seen, "zoom")>
                <button
                    type="button"
                    data-test="zoom-out"
                    aria-label=move || words::text(seen, "zoom-out")
                    disabled=move || scale.get() == 0
                    on:click=move |_| zoom(scale.get_untracked().saturating_sub(1))
                >
                    "−"
                </button>
                <button
                    type="button"
                    data-test="zoom-in"
                    aria-label=move || words::text(seen, "zoom-in")
                    disabled=move || scale.get() + 1 == SCALES.len()
                    on:click=move |_| zoom(scale.get_untracked() + 1)
                >
                    "+"
                </button>
                <button type="button" data-test="zoom-reset" on:click=move |_| zoom(0)>
                    {move || words::text(seen, "zoom-reset")}
                </button>
            </div>
            <div class="field-of-view" node_ref=field>
                <svg
                    viewBox=frame
                    width=move || format!("{}%", SCALES[scale.get()])
                    role="group"
                    aria-label=move || words::text(seen, "map")
                >
                    {network(board)}
                    {stations}
                    {pickets(seen)}
                </svg>
            </div>
            <p class="caption" data-test="caption">{caption(seen, pointer)}</p>
            <p class="faint owed">{attribution}</p>
        </div>
    }
    .into_any()
}

/// What is pointed at, with the badges of its lines.
fn caption(seen: Seen, pointer: Pointer) -> impl IntoView {
    move || match pointer.at.get() {
        None => words::text(seen, "caption").into_any(),
        Some(at) => {
            let game = seen.game();
            let lines = game.board().through(at).iter();
            let badges = lines.filter_map(|line| game.board().track(line)).map(badge::badge).collect_view();
            view! {
                <span>{described(seen, at)}</span>
                <span class="badges">{badges}</span>
            }
            .into_any()
        }
    }
}

/// Which part of the map is in the middle of its frame, as shares of its width and height.
#[derive(Copy, Clone)]
struct Centre([f64; 2]);

impl Centre {
    fn of(field: &web_sys::HtmlElement) -> Centre {
        let share = |scroll: i32, frame: i32, whole: i32| {
            (f64::from(scroll) + f64::from(frame) / 2.0) / f64::from(whole.max(1))
        };
        Centre([
            share(field.scroll_left(), field.client_width(), field.scroll_width()),
            share(field.scroll_top(), field.client_height(), field.scroll_height()),
        ])
    }

    fn restore(self, field: &web_sys::HtmlElement) {
        let scroll =
            |share: f64, frame: i32, whole: i32| (share * f64::from(whole) - f64::from(frame) / 2.0) as i32;
        field.set_scroll_left(scroll(self.0[0], field.client_width(), field.scroll_width()));
        field.set_scroll_top(scroll(self.0[1], field.client_height(), field.scroll_height()));
    }
}
