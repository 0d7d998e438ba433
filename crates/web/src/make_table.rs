//! Making a table: a name, who is to sit where, and the options.

use crate::clock_field::{ClockField, HeldField, HintsField, WordField};
use crate::i18n::{I18n, set_title};
use crate::lobby::PublicField;
use crate::options::Options;
use crate::preset_field::PresetField;
use crate::root_class::while_shown;
use crate::seat_field::{OtherSeat, OwnPlate, SeatField};
use crate::setup_head::{SeatCount, Where};
use crate::setup_summary::SetupSummary;
use crate::setup_table::setup_table;
use crate::{create_local, dice, storage, style};
use game_ui::AnyPage;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Phrase, SettingsError};
use std::collections::BTreeMap;
use table::SeatRecord;
use wire::http::{ErrorBody, MakeTable};
use wire::{ApiErrorCode, Level, Occupant};

/// The page on which a table is made.
#[component]
pub fn MakeTablePage(game: &'static dyn AnyPage) -> impl IntoView {
    let i18n = I18n::get();
    set_title(move || format!("{} – {}", i18n.text("make-title"), game.title(i18n.lang())));
    // The table is drawn in the game's theme.
    style::add_style_sheet(game);
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
            let request = MakeTable {
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
            (request, here.then_some(seatings))
        }
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if under_way.get_untracked() {
            return;
        }
        under_way.set(true);
        problem.set(None);
        let (request, here) = make();
        let other = here.as_deref().and_then(create_local::first_invalid_name);
        misnamed.set(other.map_or(1, |(index, _)| index as u8 + 1));
        if let Err(settings_error) = game.check(&request.settings, request.seats.len() as u8) {
            let no_file = request.settings.values().any(serde_json::Value::is_null);
            problem.set(Some(if no_file {
                no_file_yet(i18n)
            } else {
                invalid_settings(i18n, game, settings_error)
            }));
            under_way.set(false);
            return;
        }
        spawn_local(async move {
            let made = match here {
                Some(seatings) => create_local::table(&request, seatings, i18n.lang_now()),
                None => dice::make_table(&request).await,
            };
            match made {
                Ok(seated) => storage::sit_down(seated, &request.game, &request.name),
                Err(error) => {
                    problem.set(Some(error));
                    under_way.set(false);
                }
            }
        });
    };
    // What is wrong with a name is marked at its field, and said where the table is opened.
    let refused =
        move |number: u8| Signal::derive(move || problem.with(is_of_a_name) && misnamed.get() == number);
    let around = others.clone();
    let plates = others.into_iter().map(|seat| {
        let refused = refused(seat.number());
        view! { <SeatField seat seats here refused /> }
    });
    let all_bots = {
        let others = around.clone();
        move |_| others.iter().for_each(|seat| seat.seat(here.get_untracked(), Occupant::Bot(Level::Greedy)))
    };
    while_shown("shows-setup");
    view! {
        <form class="setup" on:submit=submit>
            <div class="setup-head">
                <h1><span class="faint">{move || i18n.text("make-title")}</span> {move || game.title(i18n.lang())}</h1>
                <Where here />
            </div>
            <section class="setup-stage" aria-labelledby="around">
                <div class="setup-stage-head">
                    <h2 id="around">{move || i18n.text("make-around")}</h2>
                    <SeatCount seats least most />
                </div>
                <div class=move || format!("around around-{}", seats.get())>
                    {setup_table(game)}
                    <OwnPlate name refused=refused(1) />
                    {plates.collect_view()}
                </div>
                <p class="setup-stage-foot">
                    <button type="button" data-test="all-bots" on:click=all_bots>
                        {move || i18n.text("make-all-bots")}
                    </button>
                </p>
            </section>
            <div class="setup-column">
                <PresetField game chosen />
                // Who share a device keep time themselves.
                {move || (!here.get()).then(|| view! {
                    <section class="card setup-card"><ClockField clock /></section>
                    <section class="card setup-card">
                        <h2>{move || i18n.text("make-who")}</h2>
                        <PublicField public here />
                        <details class="setup-more">
                            <summary data-test="make-more">{move || i18n.text("make-more")}</summary>
                            <HeldField held />
                            <HintsField hints />
                            <WordField word label="make-word" />
                        </details>
                    </section>
                })}
            </div>
            <Options game chosen seats />
            <div class="setup-foot">
                <SetupSummary game chosen seats others=around here clock />
                <div class="setup-problem"><ProblemNote problem /> <PlayHere problem here /></div>
                <button type="submit" class="primary main-button" data-test="make-table" disabled=under_way>
                    {move || i18n.text("make-button")}
                </button>
            </div>
        </form>
    }
}

/// Where the server does not answer there is still this device to play on.
#[component]
fn PlayHere(problem: RwSignal<Option<ErrorBody>>, here: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let offered = Memo::new(move |_| {
        problem
            .with(|problem| problem.as_ref().is_some_and(|problem| problem.code == ApiErrorCode::Unreachable))
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
    ErrorBody { code: ApiErrorCode::InvalidSettings, message: untrack(|| i18n.text("board-file-missing")) }
}

/// Why the game cannot be set up so, naming the option as the form does.
fn invalid_settings(i18n: I18n, game: &'static dyn AnyPage, settings_error: SettingsError) -> ErrorBody {
    untrack(|| {
        let message = match &settings_error {
            SettingsError::Value { option, .. } => {
                let name = game.option_name(i18n.lang(), option);
                i18n.phrase(&Phrase::new("settings-error-value").name("option", name))
            }
            other => game.say_settings_error(i18n.lang(), other),
        };
        ErrorBody { code: ApiErrorCode::InvalidSettings, message }
    })
}

/// Is it a name that was refused?
pub fn is_of_a_name(problem: &Option<ErrorBody>) -> bool {
    problem.as_ref().is_some_and(|problem| problem.code.is_of_a_name())
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
