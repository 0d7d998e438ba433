//! The waiting room before a game: who is there, who is still to come, and the link that brings them.

use super::client::TableClient;
use super::clock::TimedDecision;
use super::display::DisplayLink;
use super::hosting::Hosting;
use super::seats::SeatList;
use super::talk::TalkSection;
use crate::clock_field::WordField;
use crate::devices::{LinkField, SecondDevice};
use crate::dice::DiceNote;
use crate::game_loader::game;
use crate::i18n::I18n;
use crate::make_table::{NameField, ProblemNote, is_of_a_name};
use crate::options::SettingsList;
use crate::qr::Qr;
use crate::{dice, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::http::{ErrorBody, TakeSeat};
use wire::{Occupant, Stage};

/// The table while seats are open.
#[component]
pub fn Gathering(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let agreed = here.about.get_untracked().and_then(|about| {
        let game = game(&about.game)?;
        Some(view! { <SettingsList game settings=about.settings /> })
    });
    let held = move || here.about.with(|about| about.as_ref().is_some_and(|about| about.conduct.held));
    let public = move || {
        let public = here.about.with(|about| about.as_ref().is_some_and(|about| about.public));
        public.then(|| view! { <p class="note-box" data-test="public-note">{i18n.text("public-note")}</p> })
    };
    view! {
        <section aria-labelledby="gathering">
            <h2 id="gathering">{move || i18n.text("gathering-title")}</h2>
            <p role="status">{move || i18n.text(if held() { "gathering-held" } else { "gathering-text" })}</p>
            <SeatList here board=None />
        </section>
        <Invitation />
        {public}
        <Hosting here />
        <TalkSection here />
        <SecondDevice here />
        <DisplayLink here />
        <section aria-labelledby="agreed">
            <h2 id="agreed">{move || i18n.text("make-options")}</h2>
            <TimedDecision here />
            {agreed}
            <DiceNote here />
        </section>
    }
}

/// The address of this table, to be sent to those who are to come.
#[component]
fn Invitation() -> impl IntoView {
    let i18n = I18n::get();
    let link = window().location().href().unwrap_or_default();
    let link = link.split('#').next().unwrap_or_default().to_owned();
    view! {
        <section aria-labelledby="invitation">
            <h2 id="invitation">{move || i18n.text("invite-title")}</h2>
            <LinkField id="invite-link" label="invite-text" link=link.clone() />
            <Qr link label=Signal::derive(move || i18n.text("invite-qr")) hook="invite-qr" />
        </section>
    }
}

/// For those who come by the link and hold no seat here: take one while one is open.
#[component]
pub fn TakeSeatForm(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let name = RwSignal::new(storage::name());
    let word = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<ErrorBody>);
    let locked =
        Memo::new(move |_| here.about.with(|about| about.as_ref().is_some_and(|about| about.conduct.locked)));
    let under_way = RwSignal::new(false);
    let open = Memo::new(move |_| {
        let free = here.about.with(|about| {
            about.as_ref().is_some_and(|about| {
                let open = about.seats.iter().any(|seat| seat.occupant == Occupant::Open);
                let vacant = about.seats.iter().any(|seat| seat.conduct.vacant);
                match about.stage {
                    Stage::Gathering => open,
                    Stage::Playing => vacant,
                    Stage::Over => false,
                }
            })
        });
        free && here.me().is_none()
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if under_way.get_untracked() {
            return;
        }
        under_way.set(true);
        problem.set(None);
        let table = here.table.get_value();
        let game = here.about.with_untracked(|about| about.as_ref().map(|about| about.game.clone()));
        let dice = here.about.with_untracked(|about| about.as_ref().and_then(|about| about.dice.clone()));
        let name = name.get_untracked().trim().to_owned();
        let word =
            Some(word.get_untracked()).filter(|word| locked.get_untracked() && !word.trim().is_empty());
        spawn_local(async move {
            let request = TakeSeat { name: name.clone(), word, ..TakeSeat::default() };
            match dice::take_seat(&table, request, dice.map(|dice| dice.commitment)).await {
                Ok(seated) => {
                    storage::hold(seated, &game.unwrap_or_default(), &name);
                    here.connection.connect();
                }
                Err(error) => problem.set(Some(error)),
            }
            under_way.set(false);
        });
    };
    move || {
        open.get().then(|| {
            view! {
                <form class="card" on:submit=submit>
                    <h2>{move || i18n.text("take-title")}</h2>
                    <NameField name refused=Signal::derive(move || problem.with(is_of_a_name)) />
                    {move || locked.get().then(|| view! { <WordField word label="take-word" /> })}
                    <ProblemNote problem />
                    <button type="submit" class="primary" data-test="take-seat" disabled=under_way>
                        {move || i18n.text("take-button")}
                    </button>
                </form>
            }
        })
    }
}
