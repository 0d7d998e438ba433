//! A seat on a second device: a link that carries its secret, and what a browser does that is given one.
//!
//! The secret is in the fragment of the address, which browsers keep to themselves: it reaches no server and no log.

use crate::i18n::I18n;
use crate::qr::Qr;
use crate::site_map;
use crate::storage;
use crate::table::client::TableClient;
use crate::table::notices::Dismiss;
use crate::table::vote_panel::CommandButton;
use leptos::html::{Details, Input};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Phrase;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wire::table_admin::Command;

/// How such a fragment begins.
const SEAT: &str = "#seat=";

/// What the address of this page carries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatLink {
    /// No seat, or one that this browser holds already.
    Nothing,
    /// The secret of a seat.
    Seat(String),
    /// The secret of a seat, where this browser holds another one: a link must not take that away.
    InTheWay,
}

/// Why a link that carries a seat came to nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SeatLinkError {
    /// This browser holds another seat at the table.
    InTheWay,
    /// Its secret opens no seat.
    Wrong,
}

/// What the address of this table's page carries.
pub fn carried(table: &str) -> SeatLink {
    let Some(secret) = taken_from_address(SEAT) else { return SeatLink::Nothing };
    match storage::seat(table) {
        Some(held) if held.secret == secret => SeatLink::Nothing,
        Some(_) => SeatLink::InTheWay,
        None => SeatLink::Seat(secret),
    }
}

/// Takes a fragment that begins like this out of the address, so that it is neither shown nor shared by mistake; gives
/// the rest of it.
pub fn taken_from_address(start: &str) -> Option<String> {
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    let carried = hash.strip_prefix(start)?;
    if let (Ok(history), Ok(path)) = (window().history(), location.pathname()) {
        // Where the browser refuses, the address keeps the fragment, and what it carries is taken over all the same.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    Some(carried.to_owned())
}

/// Opens the page again when such a link is followed from the page itself, which loads nothing.
pub fn watch_address() {
    let listening = window_event_listener(leptos::ev::hashchange, |_| {
        let location = window().location();
        if location.hash().is_ok_and(|hash| hash.starts_with(SEAT)) {
            // A browser that refuses leaves its own reload button.
            let _ = location.reload();
        }
    });
    on_cleanup(move || listening.remove());
}

/// Says why a link that carries a seat came to nothing.
#[component]
pub fn SeatLinkErrorNote(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let said = move || {
        let error = here.seat_link.error()?;
        let text = move || match error {
            SeatLinkError::InTheWay => i18n.text("link-in-the-way"),
            SeatLinkError::Wrong => i18n.text("link-wrong"),
        };
        Some(view! { <p class="problem" data-test="link-error">{text}</p> })
    };
    view! { <div role="alert">{said}</div> }
}

/// Asks whether a seat that a link brought is to be played here: whoever follows a link may not know what it carries.
#[component]
pub fn LinkOffer(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let offered = Memo::new(move |_| here.seat_link.is_offered());
    let asked = move || {
        offered.get().then(|| {
            view! {
                <div class="card" data-test="link-offer">
                    <p>{move || i18n.text("link-offer")}</p>
                    <p class="row">
                        <button
                            type="button"
                            class="primary"
                            data-test="link-take"
                            on:click=move |_| here.accept_seat()
                        >
                            {move || i18n.text("link-take")}
                        </button>
                        <button type="button" data-test="link-leave" on:click=move |_| here.seat_link.decline()>
                            {move || i18n.text("link-leave")}
                        </button>
                    </p>
                </div>
            }
        })
    };
    view! { <div role="status">{asked}</div> }
}

/// Tells a player that their seat is open elsewhere too, until they have read it.
#[component]
pub fn DevicesNote(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let read = RwSignal::new(1);
    let open = Memo::new(move |_| here.seat_link.devices());
    let note = move || {
        (open.get() > 1 && open.get() != read.get()).then(|| {
            let said = Phrase::new("devices-open").number("count", open.get());
            view! {
                <p class="note-box" data-test="devices-note">
                    <span>{i18n.phrase(&said)}</span>
                    <SignOut here />
                    <Dismiss put_away=move || read.set(open.get_untracked()) />
                </p>
            }
        })
    };
    view! { <div role="status">{note}</div> }
}

/// The button that gives the seat a new secret, so that no other device has it any more.
#[component]
fn SignOut(here: TableClient) -> impl IntoView {
    view! { <CommandButton here command=Command::Renew label="devices-sign-out" hook="sign-out" /> }
}

/// The link that carries this browser's seat to another device, hidden until it is asked for.
#[component]
pub fn SecondDevice(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let details = NodeRef::<Details>::new();
    let open = RwSignal::new(false);
    let link = Memo::new(move |_| {
        here.me()?;
        let table = here.table.get_value();
        let held = storage::seat(&table).filter(|_| !storage::is_local(&table))?;
        Some(format!("{}/t/{table}{SEAT}{}", origin(), held.secret))
    });
    let held = Memo::new(move |_| link.with(Option::is_some));
    let shown = move || {
        // The secret is not in the document before somebody wants to see it.
        link.get().filter(|_| open.get()).map(|link| {
            view! {
                <p>{move || i18n.text("device-text")}</p>
                <LinkField id="seat-link" label="device-link" link=link.clone() />
                <Qr link label=Signal::derive(move || i18n.text("device-qr")) hook="seat-link-qr" />
                <p>{move || i18n.text("devices-sign-out-text")}</p>
                <p>
                    <SignOut here />
                </p>
            }
        })
    };
    move || {
        held.get().then(|| {
            view! {
                <details
                    class="second-device"
                    data-test="second-device"
                    node_ref=details
                    on:toggle=move |_| open.set(details.get_untracked().is_some_and(|details| details.open()))
                >
                    <summary>{move || i18n.text("device-title")}</summary>
                    {shown}
                </details>
            }
        })
    }
}

/// A link with the button that copies it.
#[component]
pub fn LinkField(
    /// The field's id, and its hook.
    id: &'static str,
    /// The sentence over it.
    label: &'static str,
    link: String,
) -> impl IntoView {
    let i18n = I18n::get();
    let field = NodeRef::<Input>::new();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let Some(field) = field.get_untracked() else { return };
        field.select();
        // Elsewhere the browser gives no clipboard; the text is selected, ready to be copied by hand.
        if window().is_secure_context() {
            let done = window().navigator().clipboard().write_text(&field.value());
            spawn_local(async move { copied.set(JsFuture::from(done).await.is_ok()) });
        }
    };
    view! {
        <div class="field">
            <label for=id>{move || i18n.text(label)}</label>
            <div class="row">
                <input
                    id=id
                    class="grow"
                    type="text"
                    readonly
                    data-test=id
                    value=link
                    node_ref=field
                />
                <button type="button" data-test=format!("{id}-copy") on:click=copy>
                    {move || i18n.text("invite-copy")}
                </button>
            </div>
            <p role="status">{move || copied.get().then(|| i18n.text("invite-copied"))}</p>
        </div>
    }
}

/// The address of this site.
pub fn origin() -> String {
    window().location().origin().unwrap_or_default() + &site_map::base()
}
