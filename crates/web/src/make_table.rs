//! Making a table: a name, who is to sit where, and the options.

use crate::options::Options;
use crate::voice::{Voice, entitle};
use crate::{call, memory};
use bots::Level;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Misfit, Phrase};
use slot::AnyPage;
use std::collections::BTreeMap;
use table::Occupant;
use wire::http::{MakeTable, Problem};

/// The page on which a table is made.
#[component]
pub fn MakeTablePage(game: &'static dyn AnyPage) -> impl IntoView {
    let voice = Voice::get();
    entitle(move || format!("{} – {}", voice.say("make-title"), game.title(voice.lang())));
    let [least, most] = game.info().seats;
    let name = RwSignal::new(memory::name());
    let seats = RwSignal::new(least);
    // The maker sits in the first seat; the others keep what was chosen for them while their number changes.
    let others: Vec<RwSignal<Occupant>> = (1..most).map(|_| RwSignal::new(Occupant::Open)).collect();
    let chosen = RwSignal::new(BTreeMap::new());
    let problem = RwSignal::new(None::<Problem>);
    let under_way = RwSignal::new(false);

    let make = {
        let others = others.clone();
        move || {
            let occupants = others.iter().take(usize::from(seats.get_untracked()) - 1);
            MakeTable {
                game: game.id().to_owned(),
                seats: std::iter::once(Occupant::Human)
                    .chain(occupants.map(|occupant| occupant.get_untracked()))
                    .collect(),
                settings: chosen.get_untracked(),
                name: name.get_untracked().trim().to_owned(),
            }
        }
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if under_way.get_untracked() {
            return;
        }
        under_way.set(true);
        problem.set(None);
        let wish = make();
        if let Err(misfit) = game.check(&wish.settings, wish.seats.len() as u8) {
            problem.set(Some(unfit(voice, game, misfit)));
            under_way.set(false);
            return;
        }
        spawn_local(async move {
            match call::make_table(&wish).await {
                Ok(seated) => {
                    let address = format!("/t/{}", seated.table);
                    memory::hold(seated, &wish.game, &wish.name);
                    // Where the browser refuses to go, the table is found on the home page.
                    let _ = window().location().set_href(&address);
                }
                Err(trouble) => {
                    problem.set(Some(trouble));
                    under_way.set(false);
                }
            }
        });
    };
    let count = move |count: u8| {
        let players = Phrase::new("make-players").number("count", count);
        view! { <option value=count.to_string()>{move || voice.phrase(&players)}</option> }
    };
    view! {
        <h1>{move || game.title(voice.lang())}</h1>
        <p class="lead">{move || game.pitch(voice.lang())}</p>
        <form on:submit=submit>
            <h2>{move || voice.say("make-title")}</h2>
            <NameField name />
            <div class="field">
                <label for="seats">{move || voice.say("make-seats")}</label>
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
                <legend>{move || voice.say("make-others")}</legend>
                {others
                    .into_iter()
                    .zip(2_u8..)
                    .map(|(occupant, number)| view! { <SeatField number seats occupant /> })
                    .collect_view()}
            </fieldset>
            <Options game chosen />
            <ProblemNote problem />
            <p>
                <button type="submit" class="primary" data-test="make-table" disabled=under_way>
                    {move || voice.say("make-button")}
                </button>
            </p>
        </form>
    }
}

/// Why the game cannot be set up so, naming the option as the form does.
fn unfit(voice: Voice, game: &'static dyn AnyPage, misfit: Misfit) -> Problem {
    untrack(|| {
        let message = match &misfit {
            Misfit::Value { option, .. } => {
                let name = game.option_name(voice.lang(), option);
                voice.phrase(&Phrase::new("misfit-value").name("option", name))
            }
            other => game.say_misfit(voice.lang(), other).unwrap_or_else(|| other.to_string()),
        };
        Problem { code: "misfit".into(), message }
    })
}

/// Who is to sit in another seat; hidden while the table has fewer.
#[component]
fn SeatField(number: u8, seats: RwSignal<u8>, occupant: RwSignal<Occupant>) -> impl IntoView {
    let voice = Voice::get();
    let choices = std::iter::once(("open", Occupant::Open))
        .chain(Level::ALL.into_iter().map(|level| (level_id(level), Occupant::Bot(level))));
    let choices: Vec<(&'static str, Occupant)> = choices.collect();
    let absent = move || seats.get() < number;
    let label = Phrase::new("make-seat").number("number", number);
    let option = move |id: &'static str| {
        view! { <option value=id>{move || voice.say(&format!("occupant-{id}"))}</option> }
    };
    let options = choices.iter().map(|(id, _)| option(id)).collect_view();
    view! {
        <div class="row seat-field" hidden=absent>
            <label for=format!("seat-{number}")>{move || voice.phrase(&label)}</label>
            <select
                id=format!("seat-{number}")
                data-test=format!("seat-{number}")
                on:change=move |event| {
                    let value = event_target_value(&event);
                    if let Some((_, who)) = choices.iter().find(|(id, _)| *id == value) {
                        occupant.set(*who);
                    }
                }
            >
                {options}
            </select>
        </div>
    }
}

/// The end of the ids of a level's messages.
pub fn level_id(level: Level) -> &'static str {
    match level {
        Level::Random => "random",
        Level::Greedy => "greedy",
        Level::Strong => "strong",
    }
}

/// The field for a player's name.
#[component]
pub fn NameField(name: RwSignal<String>) -> impl IntoView {
    let voice = Voice::get();
    view! {
        <div class="field">
            <label for="name">{move || voice.say("name-label")}</label>
            <input
                id="name"
                data-test="name"
                type="text"
                required
                maxlength=wire::MAX_NAME.to_string()
                autocomplete="nickname"
                prop:value=name
                on:input=move |event| name.set(event_target_value(&event))
            />
        </div>
    }
}

/// What went wrong with a request: in the reader's language where the page knows the problem.
#[component]
pub fn ProblemNote(problem: RwSignal<Option<Problem>>) -> impl IntoView {
    let voice = Voice::get();
    let said = move || {
        problem.get().map(|problem| {
            let known = voice.find(&format!("problem-{}", problem.code.replace('_', "-")));
            view! {
                <p class="problem" data-test="problem">
                    {known.unwrap_or(problem.message)}
                </p>
            }
        })
    };
    view! { <div role="alert">{said}</div> }
}
