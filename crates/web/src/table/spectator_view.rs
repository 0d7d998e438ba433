//! The choice of a spectator's view, and the switch by which a player lends theirs; only where a game has secrets.

use super::client::TableClient;
use super::seats::names;
use crate::i18n::I18n;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use wire::{Request, Stage};

impl TableClient {
    /// Asks for the view of a seat, or for the public one.
    fn look_with(self, seat: Option<Seat>) {
        self.connection.send(None, Request::WatchAs { seat });
    }

    /// Lends this seat's view to those who watch, or no longer.
    fn show_hand(self, open: bool) {
        self.connection.send(None, Request::ShowHand { open });
    }
}

/// For those who watch: the viewers they may choose, of seats that allow it or of all once the game is over.
#[component]
pub fn SpectatorView(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let names = names(here);
    let viewers = Memo::new(move |_| {
        if here.me().is_some() || here.is_local() || !here.has_secrets() {
            return Vec::new();
        }
        here.about.with(|about| {
            about.as_ref().map_or(Vec::new(), |about| {
                let over = about.stage == Stage::Over;
                let seats = Seat::all().zip(&about.seats);
                seats.filter(|(_, seat)| over || seat.open).map(|(seat, _)| seat).collect()
            })
        })
    });
    let button = move |seat: Option<Seat>| {
        let hook = seat.map_or("viewer-public".to_owned(), |seat| format!("viewer-{seat}"));
        let label = move || match seat {
            None => i18n.text("replay-public"),
            Some(seat) => names.with(|names| names.get(seat.index()).cloned().unwrap_or_default()),
        };
        view! {
            <button
                type="button"
                data-test=hook
                aria-pressed=move || if here.perspective.lent_by() == seat { "true" } else { "false" }
                on:click=move |_| here.look_with(seat)
            >
                {label}
            </button>
        }
    };
    move || {
        let viewers = viewers.get();
        (!viewers.is_empty()).then(|| {
            let buttons =
                std::iter::once(None).chain(viewers.into_iter().map(Some)).map(button).collect_view();
            view! {
                <div class="row viewers" role="group" data-test="viewers" aria-label=move || i18n.text("replay-viewer")>
                    <span class="faint">{move || i18n.text("replay-viewer")}</span>
                    {buttons}
                </div>
            }
        })
    }
}

/// For those who play: the switch that lets those who watch see the game as this seat does.
#[component]
pub fn HandSwitch(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let open = Memo::new(move |_| {
        let me = here.me().filter(|_| !here.is_local() && here.has_secrets())?;
        here.about.with(|about| Some(about.as_ref()?.seats.get(me.index())?.open))
    });
    let label = move |open: bool| {
        let id = if open { "hand-shown" } else { "hand-hidden" };
        i18n.phrase(&Phrase::new(id))
    };
    move || {
        open.get().map(|open| {
            view! {
                <p>
                    <button
                        type="button"
                        data-test="show-hand"
                        aria-pressed=if open { "true" } else { "false" }
                        on:click=move |_| here.show_hand(!open)
                    >
                        {move || label(open)}
                    </button>
                </p>
            }
        })
    }
}
