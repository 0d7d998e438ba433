//! One chat message as it is read.

use super::super::client::TableClient;
use super::super::seats::name;
use crate::i18n::I18n;
use leptos::prelude::*;
use rules::{Arg, Phrase, Seat, Seats, Viewer};
use wire::talk::{Channel, TalkContent, TalkMessage};

/// Who said what, to whom and when. Whatever it holds is text and nothing else.
#[component]
pub fn Message(here: TableClient, said: TalkMessage) -> impl IntoView {
    let i18n = I18n::get();
    let TalkMessage { at_ms, from, name, to, words } = said;
    let mine = move || here.me().is_some_and(|me| from == Viewer::Seat(me));
    let who = move || if name.is_empty() { i18n.text("talk-watcher") } else { name.clone() };
    let label = move || match to {
        Channel::Table => None,
        Channel::Watchers => {
            Some(view! { <span class="faint">{i18n.text("talk-label-watchers")}</span> }.into_any())
        }
        Channel::Seats(seats) => Some(view! { <Whisper here from seats /> }.into_any()),
    };
    let words = move || match &words {
        TalkContent::Text(text) => text.clone(),
        TalkContent::Quick(quick) => i18n.text(&format!("quick-{}", quick.name().replace('_', "-"))),
    };
    view! {
        <li data-test="talk-message" class:mine=mine class:whispered=matches!(to, Channel::Seats(_))>
            <bdi class="who">{who}</bdi>
            <time class="faint">{clock(at_ms)}</time>
            {label}
            // The direction of a text is its own, and does not reach what stands beside it.
            <p dir="auto" data-test="talk-text">{words}</p>
        </li>
    }
}

/// That a message was for these seats only, and the means to answer them.
#[component]
fn Whisper(here: TableClient, from: Viewer, seats: Seats) -> impl IntoView {
    let i18n = I18n::get();
    let others = move || here.me().map_or(seats, |me| seats.without(me));
    let named = move |id: &'static str, seats: Seats| {
        i18n.phrase(&Phrase::new(id).arg("names", Arg::List(names(here, i18n, seats))))
    };
    // Of what somebody else said, it is worth knowing who hears it besides the speaker; of one's own, who hears it.
    let label = move || {
        let recipients = match from {
            Viewer::Seat(seat) if here.me() != Some(seat) => seats.without(seat),
            _ => others(),
        };
        named("talk-label-seats", recipients)
    };
    view! {
        <button
            type="button"
            class="quiet whisper"
            data-test="whisper"
            aria-label=move || format!("{}. {}", label(), named("talk-answer", others()))
            on:click=move |_| here.talk.recipients.set(untrack(others))
        >
            {label}
        </button>
    }
}

/// What these seats are called.
pub fn names(here: TableClient, i18n: I18n, seats: Seats) -> Vec<Arg> {
    here.about.with(|about| {
        let all = about.as_ref().map_or(&[][..], |about| &about.seats);
        seats.iter().map(|seat: Seat| Arg::Name(name(i18n, seat, all.get(seat.index())))).collect()
    })
}

/// The hour and minute where the reader is.
fn clock(at_ms: u64) -> String {
    let date = js_sys::Date::new(&(at_ms as f64).into());
    format!("{:02}:{:02}", date.get_hours(), date.get_minutes())
}
