//! Each party's benches as a whole: what can be pressed, pointed at and dropped on.

use crate::aim::Aim;
use crate::hall::{self, Hall, band};
use crate::{BoardContext, party};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, SvgElement};
use rules::Seat;

/// The whole sector of a party, as an outline around its benches.
pub(crate) fn outline(hall: &Hall, sector: &hall::Sector) -> String {
    let first = hall.rows.first().map_or(0.0, |row| row.radius - 0.4 * hall.step);
    band([hall::WALL - 4.0, hall::WALL_TOP - 22.0], [first, 4.0], sector.from - 0.012, sector.to + 0.012)
}

/// All of them, from the left.
pub(crate) fn sectors(context: BoardContext, hall: Memo<Hall>) -> AnyView {
    let seats = context.view.with_untracked(|view| view.parties.len());
    let sectors = party::seats(seats).map(|seat| sector(context, hall, seat));
    sectors.collect::<Vec<_>>().into_any()
}

fn sector(context: BoardContext, hall: Memo<Hall>, seat: Seat) -> AnyView {
    let aim = Aim::of(context);
    let shape = Memo::new(move |_| {
        hall.with(|hall| hall.sector(seat).map(|sector| outline(hall, sector)).unwrap_or_default())
    });
    // Who has no deputies has no benches either.
    let gone = Memo::new(move |_| shape.with(String::is_empty).then_some("none"));
    let offered = Memo::new(move |_| aim.on_party(context, seat));
    let open = Memo::new(move |_| offered.with(Option::is_some));
    let advised = move || offered.get().is_some_and(|action| context.advises(&action));
    let figures = party::figures(context, seat);
    view! {
        // Under the edge a shadow, so that what can be pressed looks lifted.
        <path class="pol-lift" class:pol-open=open d=shape display=gone aria-hidden="true" />
        <path
            class="pol-sector"
            class:pol-open=open
            class:pol-pointed=move || aim.pointed_at.get() == Some(seat)
            d=shape
            display=gone
            data-drop=seat.index()
            data-advised=move || advised().then_some("yes")
            data-test=format!("sector-{seat}")
            role=move || if open.get() { "button" } else { "img" }
            tabindex="0"
            aria-label=move || party::description(context, seat, figures.get(), offered.get())
            on:pointerenter=move |_| aim.pointed_at.set(Some(seat))
            on:pointerleave=move |_| aim.pointed_at.set(None)
            on:focus=move |_| aim.pointed_at.set(Some(seat))
            on:blur=move |_| aim.pointed_at.set(None)
            on:click=move |_| press(context, aim, offered)
            on:keydown=move |event| match event.key().as_str() {
                "Enter" | " " if offered.get_untracked().is_some() => {
                    event.prevent_default();
                    press(context, aim, offered);
                }
                "ArrowLeft" => step(&event, false),
                "ArrowRight" => step(&event, true),
                _ => {}
            }
        />
    }
    .into_any()
}

fn press(context: BoardContext, aim: Aim, offered: Memo<Option<politico::Action>>) {
    if let Some(action) = offered.get_untracked().filter(|_| untrack(|| context.ready())) {
        aim.drop();
        context.play(&action);
    }
}

/// The keyboard goes to the next party on this side that has benches.
fn step(event: &KeyboardEvent, onwards: bool) {
    event.prevent_default();
    let here = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let beside =
        |here: &Element| if onwards { here.next_element_sibling() } else { here.previous_element_sibling() };
    let next = std::iter::successors(here.as_ref().and_then(beside), beside)
        .find(|next| next.class_list().contains("pol-sector") && !next.has_attribute("display"));
    if let Some(next) = next.and_then(|next| next.dyn_into::<SvgElement>().ok()) {
        // One that cannot have the keyboard leaves it where it is.
        let _ = next.focus();
    }
}
