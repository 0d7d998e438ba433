//! The stations on the map, each a button, and the pickets that stand on them.

use crate::compass::{Heading, nearest};
use crate::{Seen, sign, words};
use gardez_la_ligne::{Action, Station};
use leptos::prelude::*;
use rules::{Arg, Phrase, Seat};

/// Which station is pointed at or focused, and which one the Tab key leads to.
#[derive(Copy, Clone)]
pub(crate) struct Pointer {
    /// What the caption speaks of.
    pub(crate) at: RwSignal<Option<Station>>,
    /// The one station that is a stop of the Tab key; arrow keys lead on from it.
    pub(crate) stop: RwSignal<Station>,
}

/// Whose picket stands on a station.
fn holder(seen: Seen, station: Station) -> Option<Seat> {
    seen.view
        .with(|view| view.pickets.iter().find(|picket| picket.station == station).map(|picket| picket.union))
}

/// The station in words: its name, its lines, and whose picket stands there.
pub(crate) fn described(seen: Seen, station: Station) -> String {
    let game = seen.game();
    let board = game.board();
    let Some(place) = board.place(station) else { return String::new() };
    let through = board.through(station);
    let lines = through.iter().filter_map(|line| board.track(line)).map(|track| Arg::Name(track.id.clone()));
    let phrase = Phrase::new(if holder(seen, station).is_some() { "station-taken" } else { "station-free" })
        .name("station", &place.name)
        .number("count", through.len() as i64)
        .arg("lines", Arg::List(lines.collect()));
    let phrase = match holder(seen, station) {
        Some(union) => phrase.seat("union", union),
        None => phrase,
    };
    words::say(seen, &phrase)
}

/// The station on the map; nothing for one that the board does not place.
pub(crate) fn station(seen: Seen, station: Station, pointer: Pointer) -> Option<AnyView> {
    let game = seen.game();
    let [x, y] = game.board().place(station)?.at?;
    let interchange = game.board().through(station).len() > 1;
    let union = Memo::new(move |_| holder(seen, station));
    let last = Memo::new(move |_| seen.view.with(|view| view.last == Some(station)));
    let free = Memo::new(move |_| {
        seen.choices.with(|choices| choices.contains(&Action::Picket(station))) && seen.ready()
    });
    let stop = Memo::new(move |_| pointer.stop.get() == station);
    let play = move || {
        // What is not offered is asked for too: the answer says why not, and names the clause.
        if untrack(move || seen.me().is_some() && seen.ready()) {
            seen.play(&Action::Picket(station));
        }
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        let key = event.key();
        if key == "Enter" || key == " " {
            event.prevent_default();
            play();
        } else if let Some(heading) = Heading::of(&key) {
            event.prevent_default();
            if let Some(next) = nearest(seen.game().board(), station, heading) {
                pointer.stop.set(next);
                focus(next);
            }
        }
    };
    let dot = if interchange { "9" } else { "6.5" };
    Some(
        view! {
            <g
                id=format!("station-{}", station.0)
                data-test=format!("station-{}", station.0)
                data-free=move || free.get().then_some("yes")
                data-union=move || union.get().map(|union| union.to_string())
                data-last=move || last.get().then_some("yes")
                class="station"
                class:free=free
                transform=format!("translate({x} {y})")
                role="button"
                tabindex=move || if stop.get() { "0" } else { "-1" }
                aria-disabled=move || if free.get() { "false" } else { "true" }
                aria-label=move || described(seen, station)
                on:click=move |_| play()
                on:keydown=key
                on:focus=move |_| {
                    pointer.stop.set(station);
                    pointer.at.set(Some(station));
                }
                on:mouseenter=move |_| pointer.at.set(Some(station))
            >
                <title>{move || described(seen, station)}</title>
                <circle class="reach" r="15" />
                <circle class="dot" class:interchange=interchange r=dot />
            </g>
        }
        .into_any(),
    )
}

/// The pickets, and a ring around the last. They lie over all stations, so that no neighbour hides one; the stations
/// below them speak for them.
pub(crate) fn pickets(seen: Seen) -> AnyView {
    let pickets = move || {
        let game = seen.game();
        let placed = seen.view.with(|view| view.pickets.clone());
        placed
            .into_iter()
            .filter_map(|picket| {
                let [x, y] = game.board().place(picket.station)?.at?;
                let ring = seen.view.with_untracked(|view| view.last == Some(picket.station));
                let ring = ring.then(|| view! { <circle class="last" r="19" /> });
                Some(view! {
                    <g transform=format!("translate({x} {y})")>{ring} {sign::mark(picket.union)}</g>
                })
            })
            .collect_view()
    };
    view! { <g class="pickets" aria-hidden="true">{pickets}</g> }.into_any()
}

fn focus(station: Station) {
    use leptos::wasm_bindgen::JsCast;
    let element = document().get_element_by_id(&format!("station-{}", station.0));
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::SvgElement>().ok()) {
        // Focus moves the map so that the station is in sight; a station that is gone cannot take it.
        let _ = element.focus();
    }
}
