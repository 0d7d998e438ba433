//! Playing at once: a table on this device against bots as good as the settings say, with everything else as usual.

use crate::i18n::{I18n, set_title};
use crate::make_table::ProblemNote;
use crate::site_map::{self, SitePage};
use crate::{create_local, storage};
use game_ui::{AnyPage, Preferences};
use leptos::prelude::*;
use speech::Lang;
use table::SeatRecord;
use wire::http::{ErrorBody, MakeTable};
use wire::{Level, Occupant};

/// So many play where the game allows it: enough for it to be lively, few enough not to wait long.
const PLAYERS: u8 = 3;

/// Sets the table up and goes there.
#[component]
pub fn PlayNowPage(game: &'static dyn AnyPage) -> impl IntoView {
    let i18n = I18n::get();
    set_title(move || game.title(i18n.lang()));
    let problem = RwSignal::new(None::<ErrorBody>);
    let level = Preferences::get().bot_level.get_untracked();
    match set_up(game, level, i18n.lang_now()) {
        // Going back leads to where one came from, not to another table.
        Ok(table) => {
            let _ = window().location().replace(&site_map::at(SitePage::Table(table)));
        }
        Err(error) => problem.set(Some(error)),
    }
    view! {
        <h1>{move || game.title(i18n.lang())}</h1>
        {move || problem.with(Option::is_none).then(|| view! { <p role="status">{i18n.text("play-now-coming")}</p> })}
        <ProblemNote problem />
        <p><a href=site_map::at(SitePage::MakeTable(game.id().to_owned()))>{move || i18n.text("home-make")}</a></p>
    }
}

fn set_up(game: &'static dyn AnyPage, level: Level, lang: Lang) -> Result<String, ErrorBody> {
    let [least, most] = game.info().seats;
    // Whoever has never given a name goes by the seat's number, in the language of whoever reads.
    let name = storage::name();
    let bot =
        |number: u8| SeatRecord { name: wire::names::bot(number.into()), occupant: Occupant::Bot(level) };
    let person = SeatRecord { name: name.clone(), occupant: Occupant::Human };
    let seats: Vec<SeatRecord> =
        std::iter::once(person).chain((2..=PLAYERS.clamp(least, most)).map(bot)).collect();
    create_local::table_with_seat(
        &MakeTable { game: game.id().to_owned(), name, ..MakeTable::default() },
        seats,
        lang,
    )
}
