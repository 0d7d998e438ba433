//! Making a table: a name, who is to sit where, and the options.

use crate::clock_field::{ClockField, HeldField, HintsField, WordField};
use crate::i18n::{I18n, entitle};
use crate::lobby::PublicField;
use crate::options::Options;
use crate::seat_field::{OtherSeat, SeatField};
use crate::{create_local, dice, storage};
use game_ui::AnyPage;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Phrase, SettingsError};
use std::collections::BTreeMap;
use table::SeatRecord;
use wire::Occupant;
use wire::http::{ErrorBody, MakeTable};

/// The page on which a table is made.
#[component]
pub fn MakeTablePage(game: &'static dyn AnyPage) -> impl IntoView {
    let i18n = I18n::get();
    entitle(move || format!("{} – {}", i18n.text("make-title"), game.title(i18n.lang())));
    let [least, most] = game.info().seats;
    let name = RwSignal::new(storage::name());
    let seats = RwSignal::new(least);
    // The maker sits in the first seat; the others keep what was chosen for them while their number changes.
    let others: Vec<OtherSeat> = (2..=most).map(OtherSeat::new).collect();
    // Without a network there is nobody to be reached by a link.
    let here = RwSignal::new(!window().navigator().on_line());
    let chosen = RwSignal::new(BTreeMap::new());
    let (clock, held) = (RwSignal::new(wire::table_admin::Clock::None), RwSignal::new(false));
    let public = RwSignal::new(false);
    let (word, hints) = (RwSignal::new(String::new()), RwSignal::new(false));
    let problem = RwSignal::new(None::<ErrorBody>);
    // Whose name it is, where it is a name that was refused: on this device all of them are given.
    let misnamed = RwSignal::new(1);
    let under_way = RwSignal::new(false);

    let make = {
        let others = others.clone();
        move || {
            let others = others.iter().take(usize::from(seats.get_untracked()) - 1);
            let name = name.get_untracked().trim().to_owned();
            let maker = SeatRecord { name: name.clone(), occupant: Occupant::Human };
            let here = here.get_untracked();
            let seatings: Vec<SeatRecord> = std::iter::once(maker)
                .chain(others.map(|seat| if here { seat.here() } else { seat.by_link() }))
                .collect();
            let seats = seatings.iter().map(|seating| seating.occupant).collect();
            let game = game.id().to_owned();
            let (clock, held) = (clock.get_untracked(), held.get_untracked() && !here);
            let wish = MakeTable {
                game,
                seats,
                settings: chosen.get_untracked(),
                name,
                clock,
                held,
                public: public.get_untracked() && !here,
                word: Some(word.get_untracked().trim().to_owned()).filter(|word| !here && !word.is_empty()),
                hints: hints.get_untracked() && !here,
                ..MakeTable::default()
            };
            (wish, here.then_some(seatings))
        }
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if under_way.get_untracked() {
            return;
        }
        under_way.set(true);
        problem.set(None);
        let (wish, here) = make();
        let other = here.as_deref().and_then(create_local::misnamed);
        misnamed.set(other.map_or(1, |(index, _)| index as u8 + 1));
        if let Err(settings_error) = game.check(&wish.settings, wish.seats.len() as u8) {
            let no_file = wish.settings.values().any(serde_json::Value::is_null);
            problem.set(Some(if no_file { no_file_yet(i18n) } else { unfit(i18n, game, settings_error) }));
            under_way.set(false);
            return;
        }
        spawn_local(async move {
            let made = match here {
                Some(seatings) => create_local::table(&wish, seatings, i18n.lang_now()),
                None => dice::make_table(&wish).await,
            };
            match made {
                Ok(seated) => storage::sit_down(seated, &wish.game, &wish.name),
                Err(trouble) => {
                    problem.set(Some(trouble));
                    under_way.set(false);
                }
            }
        });
    };
    // What is wrong with a name is said at its field.
    let refused =
        move |number: u8| Signal::derive(move || problem.with(is_of_a_name) && misnamed.get() == number);
    let note_while = move |said_here: Signal<bool>| {
        // Made a memo so that the note is there before it says anything: then it is read out.
        let said_here = Memo::new(move |_| said_here.get());
        move || said_here.get().then(|| view! { <ProblemNote problem /> })
    };
    let count = move |count: u8| {
        let players = Phrase::new("make-players").number("count", count);
        view! { <option value=count.to_string()>{move || i18n.phrase(&players)}</option> }
    };
    view! {
        <h1>{move || game.title(i18n.lang())}</h1>
        <p class="lead">{move || game.pitch(i18n.lang())}</p>
        <form on:submit=submit>
            <h2>{move || i18n.text("make-title")}</h2>
            <NameField name refused=refused(1) />
            {note_while(refused(1))}
            <Where here />
            <div class="field">
                <label for="seats">{move || i18n.text("make-seats")}</label>
                <select
                    id="seats"
                    data-test="seats"
                    on:change=move |event| {
                        if let Ok(count) = event_target_value(&event).parse::<u8>() {
                            seats.set(count.clamp(least, most));
                        }
                    }
                >
                    {(least..=most).map(count).collect_view()}
                </select>
            </div>
            <fieldset class="field">
                <legend>{move || i18n.text("make-others")}</legend>
                {others
                    .into_iter()
                    .map(|seat| {
                        let refused = refused(seat.number());
                        view! {
                            <SeatField seat seats here refused />
                            {note_while(refused)}
                        }
                    })
                    .collect_view()}
            </fieldset>
            // Who share a device keep time themselves.
            {move || (!here.get()).then(|| view! {
                <ClockField clock />
                <HeldField held />
                <HintsField hints />
                <WordField word label="make-word" />
            })}
            <PublicField public here />
            <Options game chosen seats />
            {note_while(Signal::derive(move || !problem.with(is_of_a_name)))}
            <PlayHere problem here />
            <p>
                <button type="submit" class="primary" data-test="make-table" disabled=under_way>
                    {move || i18n.text("make-button")}
                </button>
            </p>
        </form>
    }
}

/// Where it is played: each at home and connected by a link, or all on this device.
#[component]
fn Where(here: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let radio = move |id: &'static str, value: bool| {
        view! {
            <label class="radio">
                <input
                    type="radio"
                    name="where"
                    value=id
                    prop:checked=move || here.get() == value
                    data-test=format!("where-{id}")
                    on:change=move |_| here.set(value)
                />
                <span>{move || i18n.text(&format!("make-where-{id}"))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{move || i18n.text("make-where")}</legend>
            <div class="radios">{radio("link", false)} {radio("here", true)}</div>
        </fieldset>
    }
}

/// Where the server does not answer there is still this device to play on.
#[component]
fn PlayHere(problem: RwSignal<Option<ErrorBody>>, here: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let offered = Memo::new(move |_| {
        problem.with(|problem| problem.as_ref().is_some_and(|problem| problem.code == "unreachable"))
    });
    move || {
        offered.get().then(|| {
            view! {
                <p>
                    <button
                        type="button"
                        data-test="play-here"
                        on:click=move |_| {
                            here.set(true);
                            problem.set(None);
                        }
                    >
                        {move || i18n.text("make-here-instead")}
                    </button>
                </p>
            }
        })
    }
}

/// A board of one's own was announced, but there is no file that could be read.
fn no_file_yet(i18n: I18n) -> ErrorBody {
    ErrorBody { code: "misfit".into(), message: untrack(|| i18n.text("board-file-missing")) }
}

/// Why the game cannot be set up so, naming the option as the form does.
fn unfit(i18n: I18n, game: &'static dyn AnyPage, settings_error: SettingsError) -> ErrorBody {
    untrack(|| {
        let message = match &settings_error {
            SettingsError::Value { option, .. } => {
                let name = game.option_name(i18n.lang(), option);
                i18n.phrase(&Phrase::new("misfit-value").name("option", name))
            }
            other => game.say_settings_error(i18n.lang(), other),
        };
        ErrorBody { code: "misfit".into(), message }
    })
}

/// Is it a name that was refused?
pub fn is_of_a_name(problem: &Option<ErrorBody>) -> bool {
    problem.as_ref().is_some_and(|problem| problem.code == "name" || problem.code.starts_with("name_"))
}

/// Marks a field while its name is refused, and brings it into sight, with the keyboard in it, each time that it is. It
/// does so by hand: attributes that follow signals would make everybody's first load longer.
pub fn focus_when_refused(field: NodeRef<Input>, refused: Signal<bool>) {
    Effect::new(move |_| {
        let refused = refused.get();
        let Some(field) = field.get_untracked() else { return };
        // None of this can fail on a field that is there; one that is gone needs no mark.
        for (name, value) in [("aria-invalid", "true"), ("aria-describedby", "refused-name")] {
            let _ = if refused { field.set_attribute(name, value) } else { field.remove_attribute(name) };
        }
        if refused {
            let _ = field.focus();
        }
    });
}

/// The field for a player's name; why it was refused is said right after it.
#[component]
pub fn NameField(name: RwSignal<String>, refused: Signal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let field = NodeRef::<Input>::new();
    focus_when_refused(field, refused);
    view! {
        <div class="field">
            <label for="name">{move || i18n.text("name-label")}</label>
            <input
                id="name"
                data-test="name"
                type="text"
                // An empty one is refused in our words and the page's language, not in the browser's.
                aria-required="true"
                maxlength=wire::MAX_NAME.to_string()
                autocomplete="nickname"
                node_ref=field
                prop:value=name
                on:input=move |event| name.set(event_target_value(&event))
            />
        </div>
    }
}

/// What went wrong with a request: in the reader's language where the page knows the problem.
#[component]
pub fn ProblemNote(problem: RwSignal<Option<ErrorBody>>) -> impl IntoView {
    let i18n = I18n::get();
    let said = move || {
        let is_of_a_name = problem.with(is_of_a_name);
        problem.get().map(|problem| {
            // The field of a name refers to it.
            let id = is_of_a_name.then_some("refused-name");
            view! {
                <p class="problem" data-test="problem" id=id>
                    {i18n.problem(&problem)}
                </p>
            }
        })
    };
    view! { <div role="alert">{said}</div> }
}
