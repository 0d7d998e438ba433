//! The choice of a message's recipients, and the muting of those whom one would rather not read.

use super::super::client::TableClient;
use super::super::seats::name;
use super::message::names;
use super::speaker;
use crate::i18n::I18n;
use leptos::prelude::*;
use rules::{Arg, Phrase, Seat, Seats, Viewer};
use wire::Occupant;

/// Those who can be spoken to alone: nobody pressed is everyone, one a private talk, several a group.
#[component]
pub fn Recipients(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let chosen = here.talk.recipients;
    let people = Memo::new(move |_| {
        let is_person = |seat: &Seat| {
            here.about.with(|about| {
                let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
                seats.get(seat.index()).is_some_and(|seat| seat.occupant == Occupant::Human)
            })
        };
        let me = here.me()?;
        let others: Seats = Seats::all(8).without(me).iter().filter(is_person).collect();
        // Of two, what one says is for the other anyway; but those who watch may be kept out.
        Some(others).filter(|others| !others.is_empty())
    });
    let button = move |seat: Seat| {
        let toggle = move |_| {
            chosen.update(|chosen| {
                *chosen = if chosen.contains(seat) { chosen.without(seat) } else { chosen.with(seat) };
            });
        };
        let called = move || {
            here.about.with(|about| {
                let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
                name(i18n, seat, seats.get(seat.index()))
            })
        };
        view! {
            <button
                type="button"
                data-test=format!("recipient-{seat}")
                aria-pressed=move || if chosen.get().contains(seat) { "true" } else { "false" }
                on:click=toggle
            >
                {called}
            </button>
        }
    };
    let recipients = move || {
        let chosen = chosen.get();
        if chosen.is_empty() {
            return i18n.text("talk-hearers-table");
        }
        let names = Arg::List(names(here, i18n, chosen));
        i18n.phrase(&Phrase::new("talk-hearers-seats").arg("names", names))
    };
    move || {
        people.get().map(|people| {
            view! {
                <div class="row recipients" role="group" aria-label=move || i18n.text("talk-to")>
                    <span class="faint">{move || i18n.text("talk-to")}</span>
                    <button
                        type="button"
                        data-test="recipient-all"
                        aria-pressed=move || if chosen.get().is_empty() { "true" } else { "false" }
                        on:click=move |_| chosen.set(Seats::NONE)
                    >
                        {move || i18n.text("talk-everyone")}
                    </button>
                    {people.iter().map(button).collect_view()}
                </div>
                <p class="faint" data-test="recipients" role="status">{recipients}</p>
            }
        })
    }
}

/// Whose words are to be hidden, of those who have spoken.
#[component]
pub fn Muting(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let talk = here.talk;
    let speakers = Memo::new(move |_| {
        let mut speakers: Vec<(String, String)> = Vec::new();
        talk.said.with(|said| {
            for said in said
                .iter()
                .filter(|said| said.from != here.perspective.viewer() || said.from == Viewer::Public)
            {
                let who = speaker(said);
                if !speakers.iter().any(|(known, _)| *known == who) {
                    speakers.push((who, said.name.clone()));
                }
            }
        });
        speakers
    });
    let button = move |(who, name): (String, String)| {
        let (pressed, hook) = (who.clone(), format!("mute-{who}"));
        let label = move || {
            let name = if name.is_empty() { i18n.text("talk-watcher") } else { name.clone() };
            i18n.phrase(&Phrase::new("talk-mute").name("name", name))
        };
        view! {
            <button
                type="button"
                data-test=hook
                aria-pressed=move || if talk.muted.get().contains(&pressed) { "true" } else { "false" }
                on:click=move |_| here.table.with_value(|table| talk.mute(table, &who))
            >
                {label}
            </button>
        }
    };
    move || {
        (!speakers.with(Vec::is_empty)).then(|| {
            view! {
                <details class="muting" data-test="muting">
                    <summary>{move || i18n.text("talk-muting")}</summary>
                    <div class="row">{speakers.get().into_iter().map(button).collect_view()}</div>
                </details>
            }
        })
    }
}
