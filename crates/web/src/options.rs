//! The fields for a game's options, made from what the game declares.

use crate::board_file::BoardFile;
use crate::clause::ClauseLink;
use crate::i18n::I18n;
use game_ui::AnyPage;
use leptos::prelude::*;
use rules::{OptionKind, OptionSpec, Phrase};
use serde_json::Value;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// More values than this are a list to choose from instead of being all shown.
const RADIOS: usize = 4;

/// The value in the list of boards that stands for none of them.
const OWN: &str = "own";

/// What was chosen where it is not the default.
pub type Chosen = RwSignal<BTreeMap<String, Value>>;

/// All options of a game.
#[component]
pub fn Options(game: &'static dyn AnyPage, chosen: Chosen, seats: RwSignal<u8>) -> impl IntoView {
    let i18n = I18n::get();
    let specs = game.info().options;
    (!specs.is_empty()).then(|| {
        view! {
            <details class="options" on:toggle=show_whole>
                <summary data-test="options">
                    <h2>{move || i18n.text("make-all-options")}</h2>
                    <span class="faint">
                        {move || {
                            let changed = chosen.with(BTreeMap::len) as i64;
                            i18n.phrase(&Phrase::new("make-changed").number("count", changed))
                        }}
                    </span>
                </summary>
                <div class="option-grid">
                    {specs.into_iter().map(|spec| view! { <OptionField game spec chosen seats /> }).collect_view()}
                </div>
            </details>
        }
    })
}

/// What was folded away comes into sight when it is opened.
fn show_whole(event: web_sys::Event) {
    let fold = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(fold) = fold.filter(|fold| fold.has_attribute("open")) {
        fold.scroll_into_view();
    }
}

/// What an option is set to now, as the form's fields write it.
fn written(chosen: Chosen, name: &str, default: &Value) -> String {
    chosen.with(|chosen| match chosen.get(name).unwrap_or(default) {
        Value::String(word) => word.clone(),
        // A board of one's own, whether its file is here or not.
        Value::Null | Value::Object(_) => OWN.to_owned(),
        other => other.to_string(),
    })
}

/// One option: its name, its meaning, its clause, and the means to set it.
#[component]
fn OptionField(
    game: &'static dyn AnyPage,
    spec: OptionSpec,
    chosen: Chosen,
    seats: RwSignal<u8>,
) -> impl IntoView {
    let i18n = I18n::get();
    let name = spec.name;
    match spec.kind.clone() {
        OptionKind::Choice(values) if values.len() <= RADIOS => {
            view! { <Radios game spec values chosen /> }.into_any()
        }
        OptionKind::Board(names) => view! { <BoardField game spec names chosen /> }.into_any(),
        OptionKind::Choice(names) => {
            let default = spec.default.clone();
            // A value that this many players cannot have, such as a seat nobody sits in, is not offered.
            let offered = move |value: &'static str| {
                let fits = Memo::new(move |_| {
                    let only = BTreeMap::from([(name.to_owned(), Value::from(value))]);
                    game.check(&only, seats.get()).is_ok()
                });
                let default = spec.default.clone();
                view! {
                    <option
                        value=value
                        disabled=move || !fits.get()
                        prop:selected=move || written(chosen, name, &default) == value
                    >
                        {move || game.option_value(i18n.lang(), name, value)}
                    </option>
                }
            };
            view! {
                <div class="field">
                    <FieldName game name />
                    <select
                        id=format!("option-{name}")
                        data-test=format!("option-{name}")
                        aria-describedby=format!("help-{name}")
                        on:change=move |event| {
                            set(chosen, name, &default, event_target_value(&event).into());
                        }
                    >
                        {names.iter().map(|value| offered(value)).collect_view()}
                    </select>
                    <Help game name clause=spec.clause />
                </div>
            }
            .into_any()
        }
        OptionKind::Number { min, max } => {
            let (default, usual) = (spec.default.clone(), spec.default.clone());
            view! {
                <div class="field">
                    <FieldName game name />
                    <input
                        type="number"
                        id=format!("option-{name}")
                        data-test=format!("option-{name}")
                        aria-describedby=format!("help-{name}")
                        min=min
                        max=max
                        required
                        prop:value=move || written(chosen, name, &usual)
                        // Folded away, nobody would see what keeps the table from being opened.
                        on:invalid=move |event: web_sys::Event| {
                            let field = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                            if let Some(fold) = field.and_then(|field| field.closest("details").ok().flatten()) {
                                let _ = fold.set_attribute("open", "");
                            }
                        }
                        on:input=move |event| {
                            if let Ok(number) = event_target_value(&event).parse::<i64>() {
                                set(chosen, name, &default, number.into());
                            }
                        }
                    />
                    <Help game name clause=spec.clause />
                </div>
            }
            .into_any()
        }
    }
}

/// A board by its name, or one's own from a file.
#[component]
fn BoardField(
    game: &'static dyn AnyPage,
    spec: OptionSpec,
    names: &'static [&'static str],
    chosen: Chosen,
) -> impl IntoView {
    let i18n = I18n::get();
    let (name, default, usual) = (spec.name, spec.default.clone(), spec.default.clone());
    let now = Memo::new(move |_| written(chosen, name, &usual));
    let own = Memo::new(move |_| now.get() == OWN);
    let choose = move |event| {
        let value = event_target_value(&event);
        // Until there is a file the option has no value that the game would take.
        let value = if value == OWN { Value::Null } else { value.into() };
        set(chosen, name, &default, value);
    };
    view! {
        <div class="field">
            <FieldName game name />
            <select
                id=format!("option-{name}")
                data-test=format!("option-{name}")
                aria-describedby=format!("help-{name}")
                on:change=choose
            >
                {names.iter().map(|value| named(game, name, value, now)).collect_view()}
                <option value=OWN prop:selected=own>{move || i18n.text("board-file-own")}</option>
            </select>
            <Help game name clause=spec.clause />
            {move || own.get().then(|| view! { <BoardFile game name chosen /> })}
        </div>
    }
}

fn named(
    game: &'static dyn AnyPage,
    name: &'static str,
    value: &'static str,
    now: Memo<String>,
) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <option value=value prop:selected=move || now.get() == value>
            {move || game.option_value(i18n.lang(), name, value)}
        </option>
    }
}

#[component]
fn Radios(
    game: &'static dyn AnyPage,
    spec: OptionSpec,
    values: &'static [&'static str],
    chosen: Chosen,
) -> impl IntoView {
    let i18n = I18n::get();
    let name = spec.name;
    let radio = move |value: &'static str| {
        let (default, fallback) = (spec.default.clone(), spec.default.clone());
        let usual = default == value;
        view! {
            <label class="radio">
                <input
                    type="radio"
                    name=format!("option-{name}")
                    value=value
                    prop:checked=move || written(chosen, name, &fallback) == value
                    data-test=format!("option-{name}-{value}")
                    on:change=move |_| set(chosen, name, &default, value.into())
                />
                <span>
                    {move || game.option_value(i18n.lang(), name, value)}
                    {usual
                        .then(|| view! { <span class="faint">" " {move || i18n.text("make-usual")}</span> })}
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="field" aria-describedby=format!("help-{name}")>
            <legend>{move || game.option_name(i18n.lang(), name)}</legend>
            <Help game name clause=spec.clause />
            <div class="radios">{values.iter().map(|value| radio(value)).collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn FieldName(game: &'static dyn AnyPage, name: &'static str) -> impl IntoView {
    let i18n = I18n::get();
    view! { <label for=format!("option-{name}")>{move || game.option_name(i18n.lang(), name)}</label> }
}

#[component]
fn Help(game: &'static dyn AnyPage, name: &'static str, clause: &'static str) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <p class="faint" id=format!("help-{name}")>
            {move || game.option_help(i18n.lang(), name)}
            " "
            <ClauseLink game=game.id() clause=clause />
        </p>
    }
}

/// Keeps a value, or forgets the option where the value is the default.
fn set(chosen: Chosen, name: &str, default: &Value, value: Value) {
    chosen.update(|chosen| {
        if value == *default {
            chosen.remove(name);
        } else {
            chosen.insert(name.to_owned(), value);
        }
    });
}

/// What was chosen, in words: for those who come to a table that is made.
#[component]
pub fn SettingsList(game: &'static dyn AnyPage, settings: rules::Settings) -> impl IntoView {
    let i18n = I18n::get();
    let line = move |spec: OptionSpec| {
        let (name, value) = (spec.name, settings.get(spec.name).clone());
        let said = move || match (&spec.kind, &value) {
            (OptionKind::Number { .. }, value) => {
                i18n.phrase(&Phrase::new("number").number("number", value.as_i64().unwrap_or_default()))
            }
            (_, Value::String(value)) => game.option_value(i18n.lang(), name, spec.todays(value)),
            (_, value) => match value.get("name").and_then(Value::as_str) {
                Some(name) => name.to_owned(),
                None => i18n.text("option-own"),
            },
        };
        view! {
            <div>
                <dt>{move || game.option_name(i18n.lang(), name)}</dt>
                <dd>{said}</dd>
            </div>
        }
    };
    view! { <dl class="settings-list">{game.info().options.into_iter().map(line).collect_view()}</dl> }
}
