//! Dice that anyone can check: what this browser adds to them, what it notes of the server's promise, and the check.

use crate::game_loader::erased_game;
use crate::i18n::I18n;
use crate::replay::Recording;
use crate::table::client::TableClient;
use crate::{http_api, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Phrase;
use serde::{Deserialize, Serialize};
use speech::Speech;
use std::cell::RefCell;
use std::sync::{Arc, LazyLock};
use table::dice_check::{self, DiceCheckError};
use table::{Record, verdict};
use wire::TableInfo;
use wire::http::{ErrorBody, MakeTable, Seated, TakeSeat};
use wire::lobby::PlayNow;
use wire::table_admin::RematchRequest;

/// What this browser knew of a table's dice before they were cast.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct KnownDice {
    commitment: String,
    added: String,
}

/// Makes a table whose server is bound to its secret before it knows what this browser adds.
pub async fn make_table(request: &MakeTable) -> Result<Seated, ErrorBody> {
    // A browser without chance of its own plays all the same; it adds nothing.
    let Some(added) = chance() else { return http_api::make_table(request).await };
    let commitment = http_api::commit_dice().await?.commitment;
    let bound =
        MakeTable { added: Some(added.clone()), commitment: Some(commitment.clone()), ..request.clone() };
    let seated = http_api::make_table(&bound).await?;
    note(&seated, commitment, added);
    Ok(seated)
}

/// Takes a seat at a table whose commitment this browser has been shown.
pub async fn take_seat(
    table: &str,
    request: TakeSeat,
    commitment: Option<String>,
) -> Result<Seated, ErrorBody> {
    let added = chance();
    let former = storage::note(storage::FORMER, table);
    let seated = http_api::take_seat(table, &TakeSeat { added: added.clone(), former, ..request }).await?;
    if let (Some(commitment), Some(added)) = (commitment, added) {
        note(&seated, commitment, added);
    }
    Ok(seated)
}

/// Takes a seat at a public table, or at a new one whose server is bound beforehand.
pub async fn pair(request: &PlayNow) -> Result<Seated, ErrorBody> {
    let request = PlayNow { former: storage::lost_seats(), ..request.clone() };
    let Some(added) = chance() else { return http_api::play_now(&request).await };
    let commitment = http_api::commit_dice().await?.commitment;
    let bound = PlayNow { added: Some(added.clone()), commitment: Some(commitment), ..request };
    let seated = http_api::play_now(&bound).await?;
    // Which table it is, and so its commitment, is known only now.
    if let Ok(TableInfo { dice: Some(dice), .. }) = http_api::about(&seated.table).await {
        note(&seated, dice.commitment, added);
    }
    Ok(seated)
}

thread_local! {
    /// What this browser adds to a rematch that it has called for, and the commitment if it was known before.
    static AGAIN: RefCell<Option<(String, Option<String>)>> = const { RefCell::new(None) };
}

/// What this browser brings to a rematch, whose table may be there already.
pub async fn again(next: Option<&str>) -> RematchRequest {
    let Some(added) = chance() else { return RematchRequest::default() };
    let (known, commitment) = match next {
        Some(next) => (http_api::about(next).await.ok().and_then(|about| about.dice), None),
        // If nobody is faster this promise binds the server.
        None => (None, http_api::commit_dice().await.ok().map(|promise| promise.commitment)),
    };
    AGAIN.set(Some((added.clone(), known.map(|dice| dice.commitment))));
    RematchRequest { added: Some(added), commitment }
}

/// Notes what was promised and added for the rematch at which this browser has a seat now.
pub async fn note_again(seated: &Seated) {
    let Some((added, known)) = AGAIN.take() else { return };
    let commitment = match known {
        Some(known) => Some(known),
        None => http_api::about(&seated.table).await.ok().and_then(|about| Some(about.dice?.commitment)),
    };
    if let Some(commitment) = commitment {
        note(seated, commitment, added);
    }
}

fn chance() -> Option<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(dice_check::digits(&bytes))
}

/// Notes what was promised and added. Where the browser does not keep it, the check says less.
fn note(seated: &Seated, commitment: String, added: String) {
    let noted = KnownDice { commitment, added };
    if let Ok(text) = serde_json::to_string(&noted) {
        storage::note_dice(&seated.table, &text);
    }
}

fn noted(table: &str) -> Option<KnownDice> {
    serde_json::from_str(&storage::noted_dice(table)?).ok()
}

/// What is said of dice wherever they are checked.
static SPEECH: LazyLock<Speech> = LazyLock::new(|| Speech::new(verdict::LOCALES));

/// What came of a check.
#[derive(Clone, PartialEq, Debug)]
enum DiceVerdict {
    Fair {
        told: Vec<Phrase>,
        committed: bool,
        noted: bool,
    },
    Unfair(DiceCheckError),
    /// Without what this browser has added.
    NotAdded,
    Unreachable(ErrorBody),
}

impl DiceVerdict {
    /// Of a game whose record this is, by what was noted.
    fn of(record: &Record, noted: Option<KnownDice>) -> DiceVerdict {
        let Some(erased_game) = erased_game(&record.game) else {
            return DiceVerdict::Unfair(DiceCheckError::Unknown);
        };
        let fair = match erased_game.verify(record) {
            Ok(fair) => fair,
            Err(why) => return DiceVerdict::Unfair(why),
        };
        match (noted, &record.dice) {
            // Bound, but to something else than this browser was told; or no longer bound at all.
            (Some(noted), dice) if dice.as_ref().is_none_or(|dice| dice.commitment != noted.commitment) => {
                DiceVerdict::Unfair(DiceCheckError::Commitment)
            }
            (Some(noted), Some(dice)) if !dice.added.iter().flatten().any(|one| *one == noted.added) => {
                DiceVerdict::NotAdded
            }
            (noted, _) => {
                let told = fair.phrases(record);
                DiceVerdict::Fair { told, committed: fair.committed, noted: noted.is_some() }
            }
        }
    }

    /// For tests, and for the colour.
    fn kind(&self) -> &'static str {
        match self {
            DiceVerdict::Fair { committed: true, .. } => "fair",
            DiceVerdict::Fair { .. } | DiceVerdict::Unreachable(_) => "unknown",
            DiceVerdict::Unfair(why) if !why.is_wrong() => "unknown",
            DiceVerdict::Unfair(_) | DiceVerdict::NotAdded => "unfair",
        }
    }

    /// In sentences, the verdict first.
    fn sentences(&self, i18n: I18n) -> Vec<String> {
        let say = |phrase: &Phrase| SPEECH.say(i18n.lang(), phrase, &|seat| seat.to_string());
        match self {
            DiceVerdict::Fair { told, noted, .. } => {
                told.iter().map(say).chain(noted.then(|| i18n.text("dice-fair-noted"))).collect()
            }
            DiceVerdict::Unfair(why) => vec![say(&why.phrase())],
            DiceVerdict::NotAdded => vec![i18n.text("dice-not-added")],
            DiceVerdict::Unreachable(problem) => vec![i18n.problem(problem)],
        }
    }
}

/// Where the game to be checked comes from.
#[derive(Clone)]
pub enum DiceSource {
    /// A finished game of a server, or a table on this device.
    Table(String),
    /// A file that was opened.
    File(Arc<Recording>),
}

impl DiceSource {
    async fn verdict(self) -> DiceVerdict {
        let (text, table) = match self {
            DiceSource::File(recording) => return DiceVerdict::of(recording.record(), None),
            DiceSource::Table(table) if storage::is_local(&table) => {
                (storage::local_save(&table).unwrap_or_default(), table)
            }
            DiceSource::Table(table) => match http_api::record(&table).await {
                Ok(text) => (text, table),
                Err(problem) => return DiceVerdict::Unreachable(problem),
            },
        };
        match Record::read(&text) {
            Ok(record) => DiceVerdict::of(&record, noted(&table)),
            Err(bad) => DiceVerdict::Unfair(bad.into()),
        }
    }
}

/// The button that draws everything again, and what came of it.
#[component]
pub fn DiceCheck(source: DiceSource) -> impl IntoView {
    let i18n = I18n::get();
    let verdict = RwSignal::new(None::<DiceVerdict>);
    let under_way = RwSignal::new(false);
    let check = move |_| {
        if under_way.get_untracked() {
            return;
        }
        under_way.set(true);
        verdict.set(None);
        let source = source.clone();
        spawn_local(async move {
            verdict.set(Some(source.verdict().await));
            under_way.set(false);
        });
    };
    let said = move || match verdict.get() {
        Some(verdict) => {
            let kind = verdict.kind();
            let class = if kind == "unfair" { "problem" } else { "note-box" };
            view! {
                <div class=class data-test="dice-verdict" data-dice=kind>
                    {move || verdict.sentences(i18n).into_iter().map(|said| view! { <p>{said}</p> }).collect_view()}
                </div>
            }
            .into_any()
        }
        None => under_way.get().then(|| view! { <p>{move || i18n.text("dice-checking")}</p> }).into_any(),
    };
    view! {
        <div class="dice-check">
            <button type="button" data-test="check-dice" disabled=under_way on:click=check>
                {move || i18n.text("dice-check")}
            </button>
            <div role="status">{said}</div>
        </div>
    }
}

/// What is published of a table's dice: the commitment, and how many have added to it.
#[component]
pub fn DiceNote(here: TableClient) -> impl IntoView {
    let i18n = I18n::get();
    let dice =
        Memo::new(move |_| here.about.with(|about| about.as_ref().and_then(|about| about.dice.clone())));
    move || {
        dice.get().map(|dice| {
            let added = Phrase::new("dice-added").number("count", dice.added.iter().flatten().count() as i64);
            view! {
                <details class="dice">
                    <summary>{move || i18n.text("dice-title")}</summary>
                    <p>{move || i18n.text("dice-bound")}</p>
                    <p class="code fingerprint" data-test="dice-commitment">{dice.commitment}</p>
                    <p data-test="dice-added">{move || i18n.phrase(&added)}</p>
                    <p class="faint">{move || i18n.text("dice-help")}</p>
                </details>
            }
        })
    }
}
