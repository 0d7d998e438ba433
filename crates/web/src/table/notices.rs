//! Banners and notices: whose turn it is, why something was refused, and trouble with the connection.

use super::caption;
use super::client::{ConnectionError, RequestError, TableClient};
use super::lesson::TAUGHT_OTHERWISE;
use super::seats::name;
use crate::app_update::AppUpdate;
use crate::clause::ClauseLink;
use crate::i18n::I18n;
use crate::icon;
use crate::site_map;
use crate::storage;
use game_ui::AnyBoard;
use leptos::prelude::*;
use rules::Phrase;
use std::sync::Arc;

/// The banners over a table.
#[component]
pub fn Banners(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    // Whoever has not been at the table yet is told only once connecting has failed: the first attempt takes its moment.
    let reconnecting = move || {
        let away = !here.connection.is_connected() && here.connection.error().is_none();
        let text = match (here.about.with(Option::is_some), here.connection.failures()) {
            (true, _) => "reconnecting",
            (false, 0) => return None,
            (false, _) => "unreachable",
        };
        away.then(|| view! { <p class="banner" data-test=text>{i18n.text(text)}</p> })
    };
    let edition = AppUpdate::get();
    Effect::new(move |_| {
        if here.connection.error() == Some(ConnectionError::OtherVersion) {
            edition.outdated.set(true);
        }
    });
    let fault = move || {
        match here.requests.error() {
        Some(RequestError::NotSent) => {
            Some(view! { <p class="problem" data-test="not-sent"><span>{i18n.text("not-sent")}</span> <Dismiss put_away=move || here.requests.dismiss_error() /></p> }.into_any())
        }
        Some(RequestError::Protocol(fault)) => {
            let code = serde_json::to_value(fault.code).ok();
            let code = code.as_ref().and_then(|code| code.as_str()).unwrap_or_default();
            let known = i18n.find(&format!("fault-{}", code.replace('_', "-")));
            let sentence = known.unwrap_or(fault.message);
            Some(view! { <p class="problem" data-test="protocol-error"><span>{sentence}</span> <Dismiss put_away=move || here.requests.dismiss_error() /></p> }.into_any())
        }
        _ => None,
    }
    };
    let displaced = move || {
        (here.connection.error() == Some(ConnectionError::Displaced)).then(|| {
            view! {
                <p class="banner" data-test="displaced">
                    <span>{i18n.text("displaced")}</span>
                    " "
                    <button type="button" data-test="reconnect" on:click=move |_| here.connection.reconnect()>
                        {i18n.text("displaced-back")}
                    </button>
                </p>
            }
        })
    };
    let unkept = move || {
        here.connection
            .is_unsaved()
            .then(|| view! { <p class="banner" data-test="unsaved">{i18n.text("unkept")}</p> })
    };
    view! {
        <div class="notices at-top">
            <div role="status">{reconnecting} {displaced} {unkept}</div>
            <div role="alert">{fault}</div>
        </div>
    }
}

/// There is no table to show.
#[component]
pub fn ConnectionFailure(here: TableClient, error: ConnectionError) -> impl IntoView {
    let i18n = I18n::get();
    let text = match error {
        ConnectionError::UnknownTable => "unknown-table",
        ConnectionError::NotHere => "not-here",
        ConnectionError::UnknownGame => "unknown-game",
        ConnectionError::OtherVersion => "new-version",
        ConnectionError::Displaced => "displaced",
        ConnectionError::OutdatedSave => "outdated-save",
        ConnectionError::BrokenSave => "broken-save",
    };
    let delete = move |_| {
        here.table.with_value(|table| storage::forget_seat(table));
        // Where the browser refuses to go, the link below leads there.
        let _ = window().location().set_href(&site_map::at("/"));
    };
    let kept = matches!(error, ConnectionError::OutdatedSave | ConnectionError::BrokenSave);
    let delete = kept.then(|| {
        view! {
            <p>
                <button type="button" data-test="delete-save" on:click=delete>
                    {move || i18n.text("delete-save")}
                </button>
            </p>
        }
    });
    view! {
        <section class="card failure">
            {icon::brand()}
            <p data-test=text>{move || i18n.text(text)}</p>
            {delete}
            <p>
                <a class="button primary" href=site_map::at("/")>
                    {move || i18n.text("home-link")}
                </a>
            </p>
        </section>
    }
}

/// Whose turn it is; while the drawing still shows how the game ended, that it does.
#[component]
pub fn Turn(
    here: TableClient,
    /// Is something else than the table looked at?
    #[prop(optional)]
    meanwhile: bool,
    /// What is asked, in a sentence.
    #[prop(optional, into)]
    asked: Option<Signal<String>>,
) -> impl IntoView {
    let i18n = I18n::get();
    // What is told is not ahead of what is seen; the mark for programs says whether one can act.
    let is_mine = Memo::new(move |_| here.me().is_some_and(|me| here.told_turn().contains(me)));
    let said = move || {
        if here.published.is_withholding() {
            return i18n.text("turn-withheld");
        }
        if here.is_over() {
            return i18n.text("turn-over");
        }
        if is_mine.get() && !here.is_shared() {
            return i18n.text(here.turn_message());
        }
        let names = here.about.with(|about| {
            let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
            let names = here.told_turn().iter().map(|seat| name(i18n, seat, seats.get(seat.index())));
            names.map(rules::Arg::Name).collect::<Vec<_>>()
        });
        if is_mine.get() {
            // Several people share the device: each is called by name.
            let me = here.about.with(|about| {
                let seat = here.me()?;
                Some(name(i18n, seat, about.as_ref()?.seats.get(seat.index())))
            });
            return i18n.phrase(&Phrase::new("turn-person").name("name", me.unwrap_or_default()));
        }
        i18n.phrase(&Phrase::new("turn-of").arg("names", rules::Arg::List(names)))
    };
    view! {
        <p
            class="turn"
            role="status"
            data-test="turn"
            data-mine=move || here.my_turn().then_some("yes")
            class:mine=is_mine
        >
            <span>
                {meanwhile.then(|| view! { <small>{move || i18n.text("turn-meanwhile")}</small> })}
                {said}
            </span>
            // Where it is cut all the same, whoever points at it reads it in full.
            {asked.map(|asked| {
                let length = move || asked.with(|asked| caption::length(asked));
                view! { <span class="asked" title=asked data-length=length>{asked}</span> }
            })}
        </p>
    }
}

/// Why the last request came to nothing, with its clause.
#[component]
pub fn Refusal(here: TableClient, board: Arc<dyn AnyBoard>, game: &'static str) -> impl IntoView {
    let i18n = I18n::get();
    let said = move || {
        let RequestError::Refused { refused, action } = here.requests.error()? else { return None };
        let sentence = match &refused.reason {
            Some(reason) => board.say_refusal(reason, action.as_ref()),
            // The lesson answers for itself.
            _ if refused.code == TAUGHT_OTHERWISE => return None,
            _ => i18n.refused(&refused),
        };
        let clause = refused.clause.map(|clause| view! { <ClauseLink game clause /> });
        Some(view! {
            <p class="problem" data-test="refusal">
                <span>{sentence} " " {clause}</span> <Dismiss put_away=move || here.requests.dismiss_error() />
            </p>
        })
    };
    view! { <div role="alert">{said}</div> }
}

/// The button that puts a word away once it was read.
#[component]
pub fn Dismiss(put_away: impl Fn() + 'static) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <button type="button" class="quiet" data-test="dismiss" on:click=move |_| put_away()>
            {move || i18n.text("dismiss")}
        </button>
    }
}
