//! The notice about players who are away: one line, and behind it what the others may do about it.

use super::client::TableClient;
use super::seats::{names, people};
use super::vote_panel::{CommandButton, terms, terms_alone};
use crate::i18n::I18n;
use leptos::html::Details;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use wire::table_admin::{Command, Proposal, SeatConduct};

/// For those who have been away for long: what the others may do about it, or wait. It takes one line until somebody
/// wants more of it, because the board is below.
#[component]
pub fn Absences(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let (names, details) = (names(here), NodeRef::<Details>::new());
    let open = RwSignal::new(false);
    let gone = Memo::new(move |_| {
        here.about.with(|about| {
            let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
            let gone = seats.iter().zip(Seat::all());
            let gone = gone.filter(|(about, _)| {
                about.conduct.gone || about.conduct.replaceable || about.conduct.stand_in.is_some()
            });
            gone.map(|(about, seat)| (seat, about.conduct)).collect::<Vec<_>>()
        })
    });
    let somebody = Memo::new(move |_| !gone.with(Vec::is_empty));
    let line = move || {
        let gone = gone.get();
        let named = names.with(|names| {
            let name = |(seat, _): &(Seat, SeatConduct)| names.get(seat.index()).cloned().unwrap_or_default();
            gone.iter().map(name).collect::<Vec<_>>().join(", ")
        });
        i18n.phrase(&Phrase::new("gone-line").name("away", named))
    };
    let rows = move || {
        gone.get().into_iter().map(|(seat, conduct)| view! { <Absence here seat conduct /> }).collect_view()
    };
    let asks = Memo::new(move |_| here.plays() && !here.vote.is_open());
    let end = move || {
        asks.get().then(|| {
            view! {
                <p class="faint" data-test="vote-terms">{move || terms(i18n, here)}</p>
                <p class="row">
                    <CommandButton here command=Command::Propose(Proposal::Close) label="gone-close" hook="close-table" />
                </p>
            }
        })
    };
    let shown = move || {
        somebody.get().then(|| {
            view! {
                <details
                    class="absences"
                    data-test="absences"
                    node_ref=details
                    prop:open=open.get_untracked()
                    on:toggle=move |_| open.set(details.get_untracked().is_some_and(|details| details.open()))
                >
                    <summary>{line}</summary>
                    {rows}
                    {end}
                </details>
            }
        })
    };
    view! { <div role="status">{shown}</div> }
}

/// One who is away, and what the others may ask for.
#[component]
fn Absence(here: TableClient, seat: Seat, conduct: SeatConduct) -> impl IntoView {
    let i18n = I18n::get();
    let people = people(here);
    let asks = Memo::new(move |_| here.plays() && !here.vote.is_open());
    let id = match (conduct.vacant, conduct.stand_in) {
        (true, _) => "gone-vacant",
        (false, Some(_)) => "gone-stand-in",
        (false, None) => "gone-gone",
    };
    let said = move || i18n.phrase_of(people, &Phrase::new(id).seat("name", seat));
    let button = move |hook: String, label: String, proposal: Proposal| {
        view! {
            <button
                type="button"
                data-test=hook
                disabled=move || !here.ready()
                on:click=move |_| here.command(Command::Propose(proposal))
            >
                {move || i18n.text(&label)}
            </button>
        }
    };
    let bot = move |level: wire::Level| {
        let (hook, label) = (format!("stand-in-{seat}-{}", level.id()), format!("gone-{}", level.id()));
        button(hook, label, Proposal::StandIn { seat, level })
    };
    let buttons = move || {
        asks.get().then(|| {
            let bots = conduct.replaceable.then(|| wire::Level::ALL.map(bot).collect_view());
            let substitute = (conduct.gone && !conduct.vacant).then(|| {
                button(format!("substitute-{seat}"), "gone-substitute".into(), Proposal::Substitute { seat })
            });
            let alone = (substitute.is_some() && here.is_last()).then(|| {
                view! { <p class="faint" data-test="terms-alone">{move || terms_alone(i18n, here, seat)}</p> }
            });
            view! {
                <p class="row">{bots} {substitute}</p>
                {alone}
            }
        })
    };
    view! {
        <div data-test=format!("gone-{seat}")>
            <p>{said}</p>
            {buttons}
        </div>
    }
}
