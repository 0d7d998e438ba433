//! After the end: once more with the same people.

use super::attendance::Attendance;
use super::result::AfterEnd;
use crate::dice;
use crate::voice::Voice;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::Stage;
use wire::life::Order;

/// The rematch: to be called for, to be followed, or to be watched.
#[component]
pub fn Rematch(here: Attendance) -> impl IntoView {
    let voice = Voice::get();
    let next = Memo::new(move |_| {
        here.about.with(|about| {
            let about = about.as_ref()?;
            (about.stage == Stage::Over).then(|| about.life.next.clone())
        })
    });
    move || {
        let next = next.get().filter(|_| !here.is_home())?;
        let offer = match (here.me(), next) {
            (Some(_), None) => {
                view! { <CallAgain here next=None label="rematch" hook="rematch" /> }.into_any()
            }
            (Some(_), next) => view! {
                <span role="status">{move || voice.say("rematch-called")}</span>
                <CallAgain here next label="rematch-follow" hook="rematch-follow" />
            }
            .into_any(),
            (None, Some(next)) => view! {
                <a data-test="rematch-watch" href=format!("/t/{next}")>{move || voice.say("rematch-watch")}</a>
            }
            .into_any(),
            (None, None) => ().into_any(),
        };
        Some(view! { <p class="row">{offer}</p> })
    }
}

/// Calls for the rematch, or follows, with this browser's part of the dice.
#[component]
fn CallAgain(
    here: Attendance,
    next: Option<String>,
    label: &'static str,
    hook: &'static str,
) -> impl IntoView {
    let voice = Voice::get();
    let under_way = RwSignal::new(false);
    let call = move |_| {
        let next = next.clone();
        under_way.set(true);
        spawn_local(async move {
            let again = dice::again(next.as_deref()).await;
            here.order(Order::Rematch(again));
            under_way.set(false);
        });
    };
    view! {
        <button
            type="button"
            data-test=hook
            disabled=move || !here.ready() || under_way.get()
            on:click=call
        >
            {move || voice.say(label)}
        </button>
    }
}

/// The table ended without a result.
#[component]
pub fn ClosedNote(here: Attendance) -> impl IntoView {
    let voice = Voice::get();
    let closed = Memo::new(move |_| here.is_closed());
    move || {
        closed.get().then(|| {
            view! {
                <section class="card closed" data-test="closed">
                    <p role="status">{move || voice.say("closed-text")}</p>
                    <AfterEnd here />
                </section>
            }
        })
    }
}
