//! The error messages for files that are no games: what is wrong with them, and what the rules refuse in them.

use crate::narrator::{default_name, own_speech};
use rules::{Arg, Phrase};
use speech::{Lang, Speech};
use table::{InputError, LogError, RecordError};
use wire::Occupant;

/// Why a file cannot be opened as a game, as a sentence; `game` has the sentences of the game that it is of, which says
/// itself what its rules refuse.
pub fn explain(bad: &RecordError, game: &Speech, lang: Lang) -> String {
    let own = own_speech();
    let say = |phrase: &Phrase| own.say(lang, phrase, &|seat| seat.to_string());
    let about_line = |why: &str, id, otherwise| match line(why) {
        Some(line) => Phrase { id, args: Vec::new() }.number("line", line),
        None => Phrase { id: otherwise, args: Vec::new() },
    };
    say(&match bad {
        RecordError::Damaged(why) => about_line(why, "file-damaged", "file-foreign"),
        RecordError::Foreign => Phrase::new("file-foreign"),
        RecordError::Newer(form) => Phrase::new("file-newer").number("form", *form),
        RecordError::Incomplete(why) => about_line(why, "file-incomplete-at", "file-incomplete"),
        RecordError::OtherGame(game) => Phrase::new("file-other-game").name("game", game),
        RecordError::OtherRules { given, ours } => {
            Phrase::new("file-other-rules").number("given", *given).number("ours", *ours)
        }
        RecordError::SetUp(settings_error) | RecordError::Log(LogError::SetUp(settings_error)) => {
            Phrase::new("file-set-up").name("why", game.settings_error(lang, settings_error))
        }
        RecordError::Log(LogError::Unreadable { seq, .. }) => {
            Phrase::new("file-log-unreadable").number("seq", *seq as i64)
        }
        RecordError::Log(log @ LogError::Impossible { seq, why, .. }) => {
            let why = match log.refusal() {
                Some((refusal, action)) => {
                    let called = |seat| default_name(lang, seat, Occupant::Human);
                    let sentence = game.refusal(lang, refusal.reason, &action, &called);
                    Phrase::new("refused").name("why", sentence).name("clause", refusal.clause.0)
                }
                None => beside_the_rules(why),
            };
            Phrase::new("file-log-impossible").number("seq", *seq as i64).arg("why", Arg::Said(why))
        }
        RecordError::Log(LogError::NoDeal | LogError::Snapshot(_)) => Phrase::new("file-log-no-deal"),
    })
}

/// Why an entry of a log is not possible where it stands, though no rule of the game forbids it.
fn beside_the_rules(why: &InputError) -> Phrase {
    Phrase::new(match why {
        InputError::Rule(_) | InputError::Malformed(_) => "entry-malformed",
        InputError::Stale => "entry-stale",
        InputError::NothingToTakeBack => "entry-nothing-to-take-back",
        InputError::Learned => "entry-learned",
        InputError::TooOften => "entry-too-often",
        InputError::Conceded => "entry-conceded",
        InputError::Ended => "entry-ended",
        InputError::Draws(_) => "entry-draws",
    })
}

/// The line of a file on which something is wrong, where the reader of JSON says so.
fn line(why: &str) -> Option<i64> {
    why.rsplit_once(" at line ")?.1.split(' ').next()?.parse().ok()
}
