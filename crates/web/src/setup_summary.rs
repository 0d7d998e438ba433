//! What a new table will be, in two lines beside the button that opens it.

use crate::clock_field::clock_said;
use crate::i18n::I18n;
use crate::options::Chosen;
use crate::preset_field::chosen_preset;
use crate::seat_field::OtherSeat;
use game_ui::AnyPage;
use leptos::prelude::*;
use rules::Phrase;
use wire::Occupant;
use wire::table_admin::Clock;

/// The game and how it is played; who plays it, and by which clock.
#[component]
pub fn SetupSummary(
    game: &'static dyn AnyPage,
    chosen: Chosen,
    seats: RwSignal<u8>,
    others: Vec<OtherSeat>,
    here: RwSignal<bool>,
    clock: RwSignal<Clock>,
) -> impl IntoView {
    let i18n = I18n::get();
    let presets = StoredValue::new(game.presets());
    let what = move || {
        let id =
            presets.with_value(|presets| chosen.with(|chosen| chosen_preset(&game.info(), presets, chosen)));
        let how = i18n.text(&format!("make-preset-{}", id.unwrap_or("own")));
        let phrase = Phrase::new("make-summary").name("game", game.title(i18n.lang()));
        i18n.phrase(&phrase.name("preset", how.to_lowercase()))
    };
    let who = move || {
        let count = seats.get();
        let here = here.get();
        let others = others.iter().take(usize::from(count) - 1).map(|seat| seat.occupant(here));
        let (mut bots, mut open) = (0, 0);
        others.for_each(|occupant| match occupant {
            Occupant::Bot(_) => bots += 1,
            Occupant::Open => open += 1,
            Occupant::Human => (),
        });
        let part = |id: &'static str, count: i64| i18n.phrase(&Phrase::new(id).number("count", count));
        let mut parts = vec![part("make-players", count.into())];
        parts.extend((bots > 0).then(|| part("make-bots", bots)));
        parts.extend((open > 0).then(|| part("make-open", open)));
        parts.extend((!here).then(|| clock_said(i18n, clock.get())));
        parts.join(" · ")
    };
    view! {
        <p class="setup-summary">
            <b data-test="setup-summary">{what}</b>
            <span class="faint">{who}</span>
        </p>
    }
}
