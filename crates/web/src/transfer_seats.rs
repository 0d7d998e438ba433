//! All one's seats on another device: a link, a code or a file that carries them, and what a browser does with it.
//!
//! The secrets are in the fragment of the link, which browsers keep to themselves: it reaches no server and no log.

use crate::devices::{LinkField, origin, taken_from_address};
use crate::file::{self, FileField};
use crate::i18n::I18n;
use crate::qr::Qr;
use crate::seat_poller::SeatPoller;
use crate::storage;
use crate::{http_api, make_table::ProblemNote};
use leptos::html::Details;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Phrase;
use wire::ApiErrorCode;
use wire::http::{ErrorBody, Seated};
use wire::my_seats::{MOST_SEATS, MySeat, SeatProof};

/// How such a fragment begins.
const FRAGMENT: &str = "#carry=";

/// A file of more than this was not written here.
const MOST_BYTES: f64 = 64.0 * 1024.0;

/// What became of seats that were brought here.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct TransferResult {
    /// They are held here from now on.
    taken: usize,
    /// Another seat is held at their table, and stays.
    kept: usize,
    /// They open nothing.
    lost: usize,
}

/// The seats as text: a table and its secret, separated by a full stop; pairs by a comma.
fn write(seats: &[(String, String)]) -> String {
    let pairs: Vec<String> = seats.iter().map(|(table, secret)| format!("{table}.{secret}")).collect();
    pairs.join(",")
}

/// What of a text names a seat; other things in it are passed over.
fn read(text: &str) -> Vec<SeatProof> {
    let part = |text: &str| {
        !text.is_empty() && text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    let pair = |pair: &str| {
        let (table, secret) = pair.trim().split_once('.')?;
        let proof = SeatProof { table: table.to_owned(), secret: secret.to_owned() };
        (part(table) && part(secret)).then_some(proof)
    };
    text.split([',', '\n']).filter_map(pair).take(MOST_SEATS).collect()
}

/// The seats that can be carried: those at a server's tables.
fn held_seats_text() -> String {
    let seats = storage::seats().into_iter().filter(|seat| !storage::is_local(&seat.table));
    write(&seats.take(MOST_SEATS).map(|seat| (seat.table, seat.secret)).collect::<Vec<_>>())
}

/// Asks the server about these seats and holds those that are good, unless another is held at the same table.
async fn take_over(proofs: Vec<SeatProof>) -> Result<TransferResult, ErrorBody> {
    let mut result = TransferResult::default();
    let name = storage::name();
    for (proof, MySeat { standing, .. }) in proofs.iter().zip(http_api::my_seats(proofs.clone()).await?) {
        let Some(standing) = standing else {
            result.lost += 1;
            continue;
        };
        match storage::seat(&proof.table) {
            Some(held) if held.secret != proof.secret => result.kept += 1,
            Some(_) => {}
            None => {
                let called = standing.seats.get(standing.seat.index()).map(|seat| seat.name.clone());
                let SeatProof { table, secret } = proof.clone();
                let seated = Seated { table, seat: standing.seat, secret };
                storage::hold(seated, &standing.game, &called.unwrap_or_default());
                result.taken += 1;
            }
        }
    }
    if !name.is_empty() {
        // Whoever has a name here keeps it for the next table.
        storage::set_name(&name);
    }
    Ok(result)
}

/// The means to carry all seats to another device, and to bring some here.
#[component]
pub fn TransferSeats(mine: SeatPoller) -> impl IntoView {
    let i18n = I18n::get();
    let result = RwSignal::new(None::<TransferResult>);
    let problem = RwSignal::new(None::<ErrorBody>);
    let take = move |proofs: Vec<SeatProof>| {
        result.set(None);
        problem.set(None);
        spawn_local(async move {
            match take_over(proofs).await {
                Ok(done) => {
                    result.set(Some(done));
                    mine.ask();
                }
                Err(error) => problem.set(Some(error)),
            }
        });
    };
    let arrive = move || {
        let proofs = taken_from_address(FRAGMENT).map(|text| read(&text)).unwrap_or_default();
        if !proofs.is_empty() {
            take(proofs);
        }
    };
    arrive();
    // Followed from the page itself, such a link loads nothing.
    let listening = window_event_listener(leptos::ev::hashchange, move |_| arrive());
    on_cleanup(move || listening.remove());
    let pick = move |file: web_sys::File| {
        spawn_local(async move {
            let proofs = file::text(&file, MOST_BYTES).await.map(|text| read(&text)).unwrap_or_default();
            if proofs.is_empty() {
                result.set(None);
                let message = untrack(|| i18n.text("transfer-unread"));
                problem.set(Some(ErrorBody { code: ApiErrorCode::Unknown, message }));
            } else {
                take(proofs);
            }
        });
    };
    let told = move || {
        result.get().map(|TransferResult { taken, kept, lost }| {
            let sentence = |id, count: usize| i18n.phrase(&Phrase::new(id).number("count", count as i64));
            let mut said = vec![sentence("transfer-taken", taken)];
            said.extend((kept > 0).then(|| sentence("transfer-kept", kept)));
            said.extend((lost > 0).then(|| sentence("transfer-lost", lost)));
            view! { <p class="note-box" data-test="transferred">{said.join(" ")}</p> }
        })
    };
    let has_seats =
        Memo::new(move |_| mine.held.with(|held| held.iter().any(|s| !storage::is_local(&s.table))));
    view! {
        <div role="status">{told}</div>
        <ProblemNote problem />
        {move || has_seats.get().then(|| view! { <Away /> })}
        <details class="second-device" data-test="transfer-here">
            <summary>{move || i18n.text("transfer-here-title")}</summary>
            <FileField
                id="transfer-file"
                label="transfer-file"
                help="transfer-file-help"
                accept=".txt"
                pick=Callback::new(pick)
            />
        </details>
    }
}

/// The link, the code and the file; hidden until they are asked for.
#[component]
fn Away() -> impl IntoView {
    let i18n = I18n::get();
    let details = NodeRef::<Details>::new();
    let open = RwSignal::new(false);
    let shown = move || {
        // The secrets are not in the document before somebody wants to see them.
        open.get().then(|| {
            let link = format!("{}/{FRAGMENT}{}", origin(), held_seats_text());
            view! {
                <p>{move || i18n.text("transfer-text")}</p>
                <LinkField id="transfer-link" label="transfer-link" link=link.clone() />
                <Qr link label=Signal::derive(move || i18n.text("transfer-qr")) hook="transfer-qr" />
                <p>
                    <button
                        type="button"
                        data-test="transfer-save"
                        on:click=move |_| file::download("hemicycle-tables.txt", &held_seats_text().replace(',', "\n"))
                    >
                        {move || i18n.text("transfer-save")}
                    </button>
                </p>
            }
        })
    };
    view! {
        <details
            class="second-device"
            data-test="transfer"
            node_ref=details
            on:toggle=move |_| open.set(details.get_untracked().is_some_and(|details| details.open()))
        >
            <summary>{move || i18n.text("transfer-title")}</summary>
            {shown}
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        let seats = [("abcdefghjkmn".into(), "0123".repeat(8)), ("nmkjhgfedcba".into(), "4567".repeat(8))];
        let text = write(&seats);
        let tables = |text: &str| read(text).into_iter().map(|proof| proof.table).collect::<Vec<_>>();
        assert_eq!(tables(&text), ["abcdefghjkmn", "nmkjhgfedcba"]);
        assert_eq!(tables(&text.replace(',', "\n")), ["abcdefghjkmn", "nmkjhgfedcba"]);
        assert_eq!(read(&text)[1].secret, "4567".repeat(8));
        for nonsense in ["", ",", "a", "a.", ".b", "a.b/c", "<x>.y", &format!("a.{}", "x".repeat(65))] {
            assert!(read(nonsense).is_empty(), "{nonsense}");
        }
        assert_eq!(read(&"a.b,".repeat(500)).len(), MOST_SEATS);
    }
}
