//! The presets of a game as radio cards: what most people choose instead of reading every option.

use crate::i18n::I18n;
use crate::options::Chosen;
use game_ui::AnyPage;
use leptos::prelude::*;
use rules::{GameInfo, OptionKind, Preset};
use serde_json::Value;
use std::collections::BTreeMap;

/// Which preset is chosen, if what is chosen is one. A board or pack of cards is another matter: any preset is played on any.
pub fn chosen_preset(
    info: &GameInfo,
    presets: &[Preset],
    chosen: &BTreeMap<String, Value>,
) -> Option<&'static str> {
    let ruled: BTreeMap<&String, &Value> = chosen.iter().filter(|(name, _)| !is_board(info, name)).collect();
    let fits = |preset: &&Preset| preset.values.iter().collect::<BTreeMap<_, _>>() == ruled;
    presets.iter().find(fits).map(|preset| preset.id)
}

/// What is chosen once this preset is; the board stays.
fn with_preset(
    info: &GameInfo,
    preset: &Preset,
    chosen: &BTreeMap<String, Value>,
) -> BTreeMap<String, Value> {
    let board = chosen.iter().filter(|(name, _)| is_board(info, name));
    let board = board.map(|(name, value)| (name.clone(), value.clone()));
    preset.values.clone().into_iter().chain(board).collect()
}

fn is_board(info: &GameInfo, name: &str) -> bool {
    info.options.iter().any(|spec| spec.name == name && matches!(spec.kind, OptionKind::Board(_)))
}

/// A card for each preset; nothing for a game that has none.
#[component]
pub fn PresetField(game: &'static dyn AnyPage, chosen: Chosen) -> impl IntoView {
    let i18n = I18n::get();
    let presets = StoredValue::new(game.presets());
    let now = Memo::new(move |_| {
        presets.with_value(|presets| chosen.with(|chosen| chosen_preset(&game.info(), presets, chosen)))
    });
    let card = move |preset: Preset| {
        let id = preset.id;
        let choose = move |_| chosen.update(|chosen| *chosen = with_preset(&game.info(), &preset, chosen));
        view! {
            <label class="preset">
                <input
                    type="radio"
                    name="preset"
                    value=id
                    data-test=format!("preset-{id}")
                    prop:checked=move || now.get() == Some(id)
                    on:change=choose
                />
                <span>
                    <b>{move || i18n.text(&format!("make-preset-{id}"))}</b>
                    <span class="faint">{move || game.preset_help(i18n.lang(), id)}</span>
                </span>
            </label>
        }
    };
    let presets = presets.get_value();
    (!presets.is_empty()).then(|| {
        view! {
            <fieldset class="card setup-card presets">
                <legend>{move || i18n.text("make-game")}</legend>
                {presets.into_iter().map(card).collect_view()}
            </fieldset>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_loader::{self, GameCard};
    use rules::Settings;
    use serde_json::json;

    fn each_game(check: impl Fn(&'static dyn AnyPage)) {
        for game in game_loader::games().iter().map(GameCard::id) {
            game_loader::fetch_now(game);
            check(game_loader::game(game).unwrap());
        }
    }

    #[test]
    fn every_game_has_three_presets_that_are_tables_of_their_own() {
        each_game(|game| {
            let presets = game.presets();
            let ids: Vec<&str> = presets.iter().map(|preset| preset.id).collect();
            assert_eq!(ids, [Preset::QUICK, Preset::PRINTED, Preset::EXPERT], "{}", game.id());
            let [least, most] = game.info().seats;
            for preset in &presets {
                for seats in least..=most {
                    assert!(game.check(&preset.values, seats).is_ok(), "{} {}", game.id(), preset.id);
                }
                for lang in speech::Lang::ALL {
                    assert!(!game.preset_help(lang, preset.id).is_empty());
                }
            }
            let settings =
                presets.iter().map(|preset| Settings::check(&game.info(), &preset.values).unwrap());
            let settings: Vec<Settings> = settings.collect();
            assert_eq!(settings[1], Settings::defaults(&game.info()));
            assert!(settings[0] != settings[1] && settings[1] != settings[2] && settings[0] != settings[2]);
        });
    }

    #[test]
    fn a_preset_is_known_by_its_values_and_leaves_the_board() {
        each_game(|game| {
            let (info, presets) = (game.info(), game.presets());
            assert_eq!(chosen_preset(&info, &presets, &BTreeMap::new()), Some(Preset::PRINTED));
            for preset in &presets {
                let chosen = with_preset(&info, preset, &presets[0].values);
                assert_eq!(chosen_preset(&info, &presets, &chosen), Some(preset.id));
            }
        });
        game_loader::fetch_now("gardez-la-ligne");
        let game = game_loader::game("gardez-la-ligne").unwrap();
        let (info, presets) = (game.info(), game.presets());
        let elsewhere = BTreeMap::from([("board".to_owned(), json!("paris-2025"))]);
        assert_eq!(chosen_preset(&info, &presets, &elsewhere), Some(Preset::PRINTED));
        assert_eq!(with_preset(&info, &presets[0], &elsewhere).len(), 2, "the board stays");
        let own_way = BTreeMap::from([("tie".to_owned(), json!("lines"))]);
        assert_eq!(chosen_preset(&info, &presets, &own_way), None);
    }
}
