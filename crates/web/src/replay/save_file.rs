//! Downloads the game as a file, to be kept or to be opened elsewhere.

use crate::game_loader::erased_game;
use crate::i18n::I18n;
use crate::site_map;
use crate::table::client::TableClient;
use crate::{file, storage};
use leptos::prelude::*;
use table::Record;
use wire::Stage;

/// Gives the file of a game: at a server's table once it is over, on this device at any time, because it is one's own;
/// but where several who have secrets share the device, not before the end, for everybody's hand is in it.
#[component]
pub fn SaveFile(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let over = Memo::new(move |_| here.stage() == Some(Stage::Over));
    let table = here.table.get_value();
    if here.is_local() {
        let game = here.about.with_untracked(|about| about.as_ref().map(|about| about.game.clone()));
        let name = format!("hemicycle-{}-{table}.json", game.unwrap_or_default());
        let give = move |_: leptos::ev::MouseEvent| {
            if let Some(save) = storage::local_save(&table) {
                file::download(&name, &whole(save));
            }
        };
        let give = StoredValue::new(give);
        let button = move || {
            (over.get() || !here.has_secrets_to_share()).then(|| {
                view! {
                    <button type="button" data-test="save-file" on:click=move |event| give.with_value(|give| give(event))>
                        {move || i18n.text("replay-save")}
                    </button>
                }
            })
        };
        return button.into_any();
    }
    let link = move || {
        over.get().then(|| {
            view! {
                <a
                    class="button"
                    data-test="save-file"
                    href=site_map::at(wire::paths::api::record(&table))
                    download
                >
                    {move || i18n.text("replay-save")}
                </a>
            }
        })
    };
    link.into_any()
}

/// The file with every board written out: what is kept in the browser may name one that this page brings.
fn whole(save: String) -> String {
    let Ok(mut record) = Record::read(&save) else { return save };
    let Some(erased_game) = erased_game(&record.game) else { return save };
    record.settings = erased_game.written_out(&record.settings);
    record.write()
}
