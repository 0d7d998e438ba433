//! What is wrong with a file, in the reader's language.

use super::reel::NoReel;
use crate::clause::ClauseLink;
use crate::voice::Voice;
use game_ui::AnyPage;
use leptos::prelude::*;
use rules::{Misfit, Phrase};
use std::sync::Arc;
use table::{InputError, LogError, RecordError};

/// Why nothing is shown.
#[component]
pub fn Trouble(
    /// What is wrong with the file.
    why: Arc<NoReel>,
) -> impl IntoView {
    let voice = Voice::get();
    let clause = clause(&why).map(|(game, clause)| view! { " " <ClauseLink game clause /> });
    let detail = detail(&why).map(|detail| {
        view! {
            <details>
                <summary>{move || voice.say("replay-detail")}</summary>
                <p class="faint" lang="en">{detail}</p>
            </details>
        }
    });
    view! {
        <div class="problem" data-test="replay-problem">
            <p>{move || say(voice, &why)} {clause}</p>
            {detail}
        </div>
    }
}

fn say(voice: Voice, why: &NoReel) -> String {
    let entry = |id, seq: u64| voice.phrase(&Phrase::new(id).number("number", seq as i64 + 1));
    match why {
        NoReel::NotFetched => voice.say("not-fetched"),
        NoReel::UnknownGame(game) => {
            let game = game.chars().take(40).collect::<String>();
            voice.phrase(&Phrase::new("replay-unknown-game").name("game", game))
        }
        NoReel::Record { bad, page } => match bad {
            RecordError::Damaged(_) => voice.say("replay-not-json"),
            RecordError::Foreign | RecordError::OtherGame(_) => voice.say("replay-foreign"),
            RecordError::Newer(_) => voice.say("replay-newer"),
            RecordError::Incomplete(_) => voice.say("replay-incomplete"),
            RecordError::OtherRules { given, ours } => {
                let phrase = Phrase::new("replay-other-rules");
                voice.phrase(&phrase.number("given", *given).number("ours", *ours))
            }
            RecordError::SetUp(misfit) | RecordError::Log(LogError::SetUp(misfit)) => {
                set_up(voice, *page, misfit)
            }
            RecordError::Log(LogError::NoDeal | LogError::Snapshot(_)) => voice.say("replay-no-deal"),
            RecordError::Log(LogError::Unreadable { seq, .. }) => entry("replay-unreadable", *seq),
            RecordError::Log(LogError::Impossible { seq, .. }) => entry("replay-impossible", *seq),
        },
    }
}

fn set_up(voice: Voice, page: Option<&'static dyn AnyPage>, misfit: &Misfit) -> String {
    let said = page.map(|page| page.say_misfit(voice.lang(), misfit));
    match said {
        Some(why) => voice.phrase(&Phrase::new("replay-set-up-why").name("why", why)),
        None => voice.say("replay-set-up"),
    }
}

/// The rule that an entry breaks.
fn clause(why: &NoReel) -> Option<(&'static str, &'static str)> {
    match why {
        NoReel::Record {
            bad: RecordError::Log(LogError::Impossible { why: InputError::Rule(rule), .. }),
            page,
        } => Some((page.as_ref()?.id(), rule.clause.0)),
        _ => None,
    }
}

/// What a program would want to know besides: where in the file it went wrong.
fn detail(why: &NoReel) -> Option<String> {
    match why {
        NoReel::Record { bad: RecordError::Damaged(why) | RecordError::Incomplete(why), .. } => {
            Some(why.clone())
        }
        NoReel::Record { bad: RecordError::Log(LogError::Unreadable { why, .. }), .. } => Some(why.clone()),
        NoReel::Record { bad: RecordError::Log(LogError::Impossible { why, .. }), .. } => match why {
            InputError::Rule(_) => None,
            other => Some(other.to_string()),
        },
        _ => None,
    }
}
