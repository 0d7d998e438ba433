//! The curtain before the secrets of people who share one screen.

use super::button_label::button_label;
use super::client::TableClient;
use super::seats::name;
use crate::game_loader::game;
use crate::i18n::I18n;
use crate::icon;
use leptos::html::Button;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use wire::Request;

impl TableClient {
    /// The player of this seat alone is looking; or nobody in particular is, and everything is to be covered.
    fn lift(self, seat: Option<Seat>) {
        self.connection.send(None, Request::Lift { seat });
    }

    /// Do several people share this device who may not know the same?
    pub fn has_secrets_to_share(self) -> bool {
        self.is_shared() && self.has_secrets()
    }

    /// Does the table's game have secrets?
    pub fn has_secrets(self) -> bool {
        self.about.with(|about| {
            let found = about.as_ref().and_then(|about| game(&about.game));
            found.is_some_and(|game| game.info().secrets)
        })
    }
}

/// Whose turn it is to look, and the button by which that player lifts the curtain; or the one that lets it fall.
#[component]
pub fn Curtain(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let button = NodeRef::<Button>::new();
    let called = move |id: &'static str, seat: Seat| {
        let name = here.about.with(|about| {
            let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
            name(i18n, seat, seats.get(seat.index()))
        });
        i18n.phrase(&Phrase::new(id).name("name", name))
    };
    Effect::new(move |_| {
        here.perspective.curtain();
        if let Some(button) = button.get() {
            // The keyboard is where the next player begins.
            let _ = button.focus();
        }
    });
    let down = move || {
        let seat = here.perspective.curtain()?;
        Some(view! {
            <section class="curtain" data-test="curtain" aria-labelledby="curtain">
                <h2 id="curtain">{move || called("curtain-title", seat)}</h2>
                <p>{move || called("curtain-text", seat)}</p>
                <button
                    type="button"
                    class="primary"
                    data-test="lift-curtain"
                    node_ref=button
                    on:click=move |_| here.lift(Some(seat))
                >
                    {move || called("curtain-lift", seat)}
                </button>
            </section>
        })
    };
    view! { <div role="status">{down}</div> }
}

/// The button that covers what one knows, in the bar: over the board it would hide a part of it, or push it aside.
#[component]
pub fn CoverButton(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let up = Memo::new(move |_| here.has_secrets_to_share() && here.me().is_some() && !here.is_over());
    move || {
        up.get().then(|| {
            view! {
                <button type="button" data-test="lower-curtain" on:click=move |_| here.lift(None)>
                    {button_label(icon::cover(), move || i18n.text("curtain-cover"))}
                </button>
            }
        })
    }
}
