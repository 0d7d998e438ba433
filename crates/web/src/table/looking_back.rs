//! Looking back at a table: a game that is on shows what this eye saw; one that is over shows everything.

use super::attendance::Attendance;
use super::bar::face;
use super::notices::Turn;
use super::seats::names;
use crate::icon;
use crate::make_table::ProblemNote;
use crate::replay::{NoReel, Reel, Rerun, SaveFile, Screening, Stage, Trouble};
use crate::shelf::game;
use crate::voice::Voice;
use crate::{call, memory};
use leptos::prelude::*;
use leptos::task::spawn_local;
use slot::press;
use std::collections::HashMap;
use std::sync::Arc;
use table::Shown;
use wire::http::Problem;

/// So many moments are kept at hand, so that going to and fro does not ask again.
const AT_HAND: usize = 128;

/// What is looked at instead of the table.
#[derive(Clone)]
pub enum Back {
    /// Nothing: the table itself is.
    No,
    /// What this eye saw while the game is on.
    OwnEye,
    /// The file of the finished game, from every eye.
    Reel(Arc<Reel>),
    /// The file cannot be shown.
    Trouble(Arc<NoReel>),
}

/// The button that looks back.
#[component]
pub fn BackButton(here: Attendance, back: RwSignal<Back>) -> impl IntoView {
    let voice = Voice::get();
    let problem = RwSignal::new(None::<Problem>);
    let look = move |_| {
        problem.set(None);
        if !untrack(|| here.is_over()) {
            back.set(Back::OwnEye);
            return;
        }
        let table = here.table.get_value();
        spawn_local(async move {
            let file = if memory::is_home(&table) {
                Ok(memory::home(&table).unwrap_or_default())
            } else {
                call::record(&table).await
            };
            // The game is here: it was just played.
            match file.map(|text| Reel::read(&text)) {
                Ok(Ok(reel)) => back.set(Back::Reel(Arc::new(reel))),
                Ok(Err(why)) => back.set(Back::Trouble(Arc::new(why))),
                Err(trouble) => problem.set(Some(trouble)),
            }
        });
    };
    view! {
        <button type="button" data-test="replay" on:click=look>
            {face(icon::again(), move || voice.say("replay-button"))}
        </button>
        <ProblemNote problem />
    }
}

/// The past in place of the table. What happens meanwhile is still said.
#[component]
pub fn LookingBack(here: Attendance, back: RwSignal<Back>) -> impl IntoView {
    let leave = Callback::new(move |()| {
        back.set(Back::No);
        // Where the keyboard was before; the table is drawn again first.
        request_animation_frame(|| {
            press::focus(document().query_selector("[data-test=replay]").ok().flatten());
        });
    });
    let eye = here.eye.get_untracked();
    // Numbers belong to an eye: when the device goes to somebody else, the past shown is no longer theirs.
    Effect::new(move |before: Option<()>| {
        let now = here.eye.get();
        if before.is_some() && now != eye && matches!(back.get_untracked(), Back::OwnEye) {
            back.set(Back::No);
        }
    });
    let shown = move || match back.get() {
        Back::No => ().into_any(),
        Back::OwnEye => view! { <OwnPast here leave /> }.into_any(),
        Back::Reel(reel) => view! { <Screening reel eye leave /> }.into_any(),
        Back::Trouble(why) => view! {
            <Trouble why />
            <Leave leave />
        }
        .into_any(),
    };
    view! {
        <div class="rostrum">
            <div class="bar">
                <Turn here />
                <SaveFile here />
            </div>
        </div>
        {shown}
    }
}

#[component]
fn Leave(leave: Callback<()>) -> impl IntoView {
    let voice = Voice::get();
    view! {
        <button type="button" data-test="replay-leave" on:click=move |_| leave.run(())>
            {move || voice.say("replay-leave")}
        </button>
    }
}

/// A game that is on, as this eye saw it. Each moment is asked for when it is looked at.
#[component]
fn OwnPast(here: Attendance, leave: Callback<()>) -> impl IntoView {
    let Some(about) = here.about.get_untracked() else { return ().into_any() };
    let (Some(game), Some(now)) = (game(&about.game), here.shown.get_untracked()) else {
        return ().into_any();
    };
    let rerun = Rerun {
        at: RwSignal::new(now.number),
        last: Signal::derive(move || here.shown.with(|shown| shown.as_ref().map_or(1, |shown| shown.number))),
        eye: here.eye.into(),
        shown: RwSignal::new(None),
        told: RwSignal::new(None),
        happened: Signal::derive(move || here.chronicle.with(|chronicle| chronicle.all().to_vec())),
        names: names(here),
    };
    let at_hand = StoredValue::new(HashMap::<u64, Arc<Shown>>::new());
    let look = move || {
        let at = rerun.at.get_untracked();
        let live = here.shown.get_untracked().filter(|shown| shown.number == at);
        match live.or_else(|| at_hand.with_value(|at_hand| at_hand.get(&at).cloned())) {
            Some(shown) => {
                let told = here.chronicle.with_untracked(|chronicle| {
                    chronicle.all().iter().find(|happening| happening.number == at).cloned()
                });
                rerun.show(&shown, told);
            }
            // The answer, when it comes, leads back here: whatever is looked at by then is asked for next.
            None => here.recall(at),
        }
    };
    look();
    Effect::new(move |_| {
        rerun.at.track();
        here.connected.track();
        if let Some((number, shown)) = here.recalled.get() {
            at_hand.update_value(|at_hand| {
                if at_hand.len() >= AT_HAND {
                    at_hand.clear();
                }
                at_hand.insert(number, shown);
            });
        }
        look();
    });
    let (seats, settings) = (about.seats.len() as u8, about.settings);
    view! { <Stage rerun game settings seats leave /> }.into_any()
}
