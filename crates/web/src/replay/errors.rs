//! Error messages for a file that cannot be replayed.

use super::recording::RecordingError;
use crate::clause::ClauseLink;
use crate::i18n::I18n;
use game_ui::AnyPage;
use leptos::prelude::*;
use rules::{Phrase, SettingsError};
use std::sync::Arc;
use table::{InputError, LogError, RecordError};

/// Why nothing is shown.
#[component]
pub fn ReplayErrorView(
    /// What is wrong with the file.
    why: Arc<RecordingError>,
) -> impl IntoView {
    let i18n = I18n::get();
    let clause = clause(&why).map(|(game, clause)| view! { " " <ClauseLink game clause /> });
    let detail = detail(&why).map(|detail| {
        view! {
            <details>
                <summary>{move || i18n.text("replay-detail")}</summary>
                <p class="faint" lang="en">{detail}</p>
            </details>
        }
    });
    view! {
        <div class="problem" data-test="replay-problem">
            <p>{move || error_text(i18n, &why)} {clause}</p>
            {detail}
        </div>
    }
}

fn error_text(i18n: I18n, why: &RecordingError) -> String {
    let entry = |id, seq: u64| i18n.phrase(&Phrase::new(id).number("number", seq as i64 + 1));
    match why {
        RecordingError::NotFetched => i18n.text("not-fetched"),
        RecordingError::UnknownGame(game) => {
            let game = game.chars().take(40).collect::<String>();
            i18n.phrase(&Phrase::new("replay-unknown-game").name("game", game))
        }
        RecordingError::Record { bad, page } => match bad {
            RecordError::Damaged(_) => i18n.text("replay-not-json"),
            RecordError::Foreign | RecordError::OtherGame(_) => i18n.text("replay-foreign"),
            RecordError::Newer(_) => i18n.text("replay-newer"),
            RecordError::Incomplete(_) => i18n.text("replay-incomplete"),
            RecordError::OtherRules { given, ours } => {
                let phrase = Phrase::new("replay-other-rules");
                i18n.phrase(&phrase.number("given", *given).number("ours", *ours))
            }
            RecordError::SetUp(settings_error) | RecordError::Log(LogError::SetUp(settings_error)) => {
                set_up(i18n, *page, settings_error)
            }
            RecordError::Log(LogError::NoDeal | LogError::Snapshot(_)) => i18n.text("replay-no-deal"),
            RecordError::Log(LogError::Unreadable { seq, .. }) => entry("replay-unreadable", *seq),
            RecordError::Log(LogError::Impossible { seq, .. }) => entry("replay-impossible", *seq),
        },
    }
}

fn set_up(i18n: I18n, page: Option<&'static dyn AnyPage>, settings_error: &SettingsError) -> String {
    let said = page.map(|page| page.say_settings_error(i18n.lang(), settings_error));
    match said {
        Some(why) => i18n.phrase(&Phrase::new("replay-set-up-why").name("why", why)),
        None => i18n.text("replay-set-up"),
    }
}

/// The rule that an entry breaks.
fn clause(why: &RecordingError) -> Option<(&'static str, &'static str)> {
    match why {
        RecordingError::Record {
            bad: RecordError::Log(LogError::Impossible { why: InputError::Rule(rule), .. }),
            page,
        } => Some((page.as_ref()?.id(), rule.clause.0)),
        _ => None,
    }
}

/// What a program would want to know besides: where in the file it went wrong.
fn detail(why: &RecordingError) -> Option<String> {
    match why {
        RecordingError::Record { bad: RecordError::Damaged(why) | RecordError::Incomplete(why), .. } => {
            Some(why.clone())
        }
        RecordingError::Record { bad: RecordError::Log(LogError::Unreadable { why, .. }), .. } => {
            Some(why.clone())
        }
        RecordingError::Record { bad: RecordError::Log(LogError::Impossible { why, .. }), .. } => match why {
            InputError::Rule(_) => None,
            other => Some(other.to_string()),
        },
        _ => None,
    }
}
