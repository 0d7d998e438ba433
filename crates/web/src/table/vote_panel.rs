//! The panels of the table's votes: proposing, answering, and what became of it.

use super::button_label::button_label;
use super::client::TableClient;
use super::clock::written;
use super::notices::Dismiss;
use super::seats::people;
use crate::i18n::I18n;
use crate::icon;
use leptos::prelude::*;
use rules::{Phrase, Seat};
use wire::Occupant;
use wire::table_admin::{Command, OpenVote, Proposal, VoteResult};

/// The question that is open, with the means to answer it, or what became of the last one.
#[component]
pub fn VotePanel(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let people = people(here);
    let sentence = move |vote: OpenVote| {
        let (id, about) = match vote.proposal {
            Proposal::TakeBack => ("vote-take-back", None),
            Proposal::StandIn { seat, level } => (stand_in_id(level), Some(seat)),
            Proposal::Substitute { seat } => ("vote-substitute", Some(seat)),
            Proposal::Close => ("vote-close", None),
        };
        let phrase = Phrase::new(id).seat("by", vote.by);
        i18n.phrase_of(people, &about.into_iter().fold(phrase, |phrase, seat| phrase.seat("seat", seat)))
    };
    let open = move || {
        here.vote.open().map(|vote| {
            let mine = move || here.me() == Some(vote.by);
            let asked = move || here.is_asked();
            view! {
                <div class="card vote" data-test="vote">
                    <p>{move || sentence(vote)}</p>
                    <VoteTerms here />
                    <p class="row">
                        {move || asked().then(|| view! {
                            <CommandButton here command=Command::Vote { aye: true } label="vote-aye" hook="vote-aye" />
                            <CommandButton here command=Command::Vote { aye: false } label="vote-nay" hook="vote-nay" />
                        })}
                        {move || mine().then(|| view! {
                            <CommandButton here command=Command::Withdraw label="vote-withdraw" hook="vote-withdraw" />
                        })}
                        {move || (!mine() && !asked()).then(|| i18n.text("vote-waiting"))}
                    </p>
                </div>
            }
        })
    };
    let ended = move || {
        // One word at a time.
        let (vote, verdict) = here.vote.ended().filter(|_| !here.requests.has_failed())?;
        let said = match verdict {
            VoteResult::Carried => match vote.awaits_return() {
                Some(seat) => i18n.phrase_of(people, &Phrase::new("vote-not-back").seat("name", seat)),
                None => i18n.text("vote-carried"),
            },
            VoteResult::Declined(seat) => {
                i18n.phrase_of(people, &Phrase::new("vote-declined").seat("name", seat))
            }
            VoteResult::Moot => i18n.text("vote-moot"),
            VoteResult::Lapsed => i18n.text("vote-lapsed"),
        };
        Some(view! {
            <p class="note-box" data-test="vote-ended">
                <span>{sentence(vote)} " " {said}</span> <Dismiss put_away=move || here.vote.dismiss() />
            </p>
        })
    };
    view! { <div role="status">{open} {ended}</div> }
}

/// How long the question is still open, and what silence means.
#[component]
fn VoteTerms(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let people = people(here);
    let left = Memo::new(move |_| here.vote.seconds_left());
    let said = move |seconds| {
        let awaited = here.vote.open().and_then(|vote| vote.awaits_return());
        let id = if awaited.is_some() { "vote-left-to-return" } else { "vote-left" };
        let phrase = Phrase::new(id).name("time", written(i18n, seconds));
        i18n.phrase_of(people, &awaited.into_iter().fold(phrase, |phrase, seat| phrase.seat("name", seat)))
    };
    // Not read out anew with every second.
    move || {
        left.get()
            .map(|left| view! { <p class="faint" aria-live="off" data-test="vote-left">{said(left)}</p> })
    }
}

/// What whoever asks the others is told before: how long they may take, and what silence means.
pub fn terms(i18n: I18n, here: TableClient) -> String {
    i18n.phrase(&Phrase::new("vote-terms").name("time", patience(i18n, here)))
}

/// What the last one who is left is told before they let somebody else take a seat: nobody else can be asked, so the one
/// whose seat it is has time to come back.
pub fn terms_alone(i18n: I18n, here: TableClient, seat: Seat) -> String {
    let phrase = Phrase::new("vote-terms-alone").name("time", patience(i18n, here)).seat("name", seat);
    i18n.phrase_of(people(here), &phrase)
}

fn patience(i18n: I18n, here: TableClient) -> String {
    let patience = here.about.with(|about| about.as_ref().map_or(0, |about| about.conduct.patience));
    written(i18n, patience.into())
}

fn stand_in_id(level: wire::Level) -> &'static str {
    match level {
        wire::Level::Random => "vote-stand-in-random",
        wire::Level::Greedy => "vote-stand-in-greedy",
        wire::Level::Strong => "vote-stand-in-strong",
    }
}

/// A button that asks the table for something besides a move.
#[component]
pub fn CommandButton(
    here: TableClient,
    command: Command,
    label: &'static str,
    hook: &'static str,
) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <button
            type="button"
            data-test=hook
            disabled=move || !here.ready()
            on:click=move |_| here.command(command.clone())
        >
            {move || i18n.text(label)}
        </button>
    }
}

/// Taking back what can no longer be taken back alone, by asking the others. Where the others are bots nobody is asked, and
/// the table says itself whether one may.
#[component]
pub fn AskBack(here: TableClient, #[prop(into)] may_undo: Signal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let offered = Memo::new(move |_| {
        let may_ask =
            here.feed.snapshot().with(|shown| shown.as_ref().is_some_and(|shown| shown.may_ask_back));
        let quiet = !here.vote.is_open();
        may_ask && quiet && here.plays() && !may_undo.get() && !here.is_among_bots()
    });
    move || {
        offered.get().then(|| {
            view! {
                <button
                    type="button"
                    data-test="ask-undo"
                    title=move || terms(i18n, here)
                    disabled=move || !here.ready()
                    on:click=move |_| here.command(Command::Propose(Proposal::TakeBack))
                >
                    {button_label(icon::back(), move || i18n.text("undo-ask"))}
                </button>
            }
        })
    }
}

impl TableClient {
    /// May players ask a bot for advice here? A server's table gives none where people play against each other, unless it
    /// was made so.
    pub fn gives_hints(self) -> bool {
        let people = |about: &wire::TableInfo| {
            about
                .seats
                .iter()
                .filter(|seat| seat.occupant == Occupant::Human && !seat.conduct.conceded)
                .count()
        };
        self.is_local()
            || self
                .about
                .with(|about| about.as_ref().is_none_or(|about| about.conduct.hints || people(about) < 2))
    }

    /// Is nobody left to be asked but this browser's player: have all others given up or gone?
    pub fn is_last(self) -> bool {
        let me = self.me();
        self.about.with(|about| {
            let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
            let mut others = seats.iter().zip(Seat::all()).filter(|(_, seat)| Some(*seat) != me);
            others.all(|(seat, _)| {
                seat.occupant != Occupant::Human || seat.conduct.gone || seat.conduct.conceded
            })
        })
    }

    /// Do only bots play beside this browser's player?
    pub fn is_among_bots(self) -> bool {
        let me = self.me();
        self.about.with(|about| {
            let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
            let others =
                seats.iter().enumerate().filter(|(index, _)| me.is_none_or(|me| me.index() != *index));
            // One for whom a bot stands in is asked all the same, unless they are gone.
            let is_asked = |seat: &wire::SeatInfo| {
                let gone = seat.conduct.stand_in.is_some() && seat.conduct.gone;
                seat.occupant == Occupant::Human && !gone && !seat.conduct.conceded
            };
            others.into_iter().all(|(_, seat)| !is_asked(seat))
        })
    }
}

/// A way to leave a game that is on. Each is asked twice.
#[derive(Copy, Clone, PartialEq, Eq)]
enum LeaveKind {
    Concede,
    Close,
}

/// Giving up, and proposing to end the table.
#[component]
pub fn GiveUp(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let sure = RwSignal::new(None::<LeaveKind>);
    let plays = Memo::new(move |_| here.plays());
    let ask = move |kind: LeaveKind| {
        let (hook, label) = match kind {
            LeaveKind::Concede => ("concede", "concede"),
            LeaveKind::Close => ("propose-close", "gone-close"),
        };
        view! {
            <button
                type="button"
                data-test=hook
                aria-expanded=move || (sure.get() == Some(kind)).to_string()
                on:click=move |_| sure.update(|sure| *sure = (*sure != Some(kind)).then_some(kind))
            >
                {move || i18n.text(label)}
            </button>
        }
    };
    let question = move || {
        // Once it is asked, the answer is awaited elsewhere.
        (!here.vote.is_open()).then_some(())?;
        let (text, command, label, hook) = match sure.get()? {
            LeaveKind::Concede => (i18n.text("concede-sure"), Command::Concede, "concede-yes", "concede-yes"),
            LeaveKind::Close => {
                let text = if here.is_among_bots() {
                    i18n.text("close-sure-alone")
                } else {
                    format!("{} {}", i18n.text("close-sure"), terms(i18n, here))
                };
                (text, Command::Propose(Proposal::Close), "close-yes", "close-yes")
            }
        };
        Some(view! {
            <p class="row note-box">
                {text} <CommandButton here command label hook />
            </p>
        })
    };
    move || {
        plays.get().then(|| {
            view! {
                <section class="give-up" aria-labelledby="give-up">
                    <h2 id="give-up" class="unseen">{move || i18n.text("concede-title")}</h2>
                    <p class="row">
                        {ask(LeaveKind::Concede)} {ask(LeaveKind::Close)}
                    </p>
                    {question}
                </section>
            }
        })
    }
}
