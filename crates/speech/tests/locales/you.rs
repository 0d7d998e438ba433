//! A sentence that speaks of its reader has a form in which they are "you".
//!
//! The rule: whatever part of a message a source gives as a seat, `.seat("from", …)`, has a form `you-from`. Labels of
//! choices are left out, because nobody chooses what others do to them; so are the few messages below.

use crate::asked::Sources;
use crate::files::{Pair, Sentence, all};
use crate::none;
use std::collections::BTreeSet;

/// Lists of players; in the sources they look like any other list.
const LISTS: [&str; 10] =
    ["allies", "against", "first", "for", "members", "names", "players", "seats", "unions", "winners"];

/// Messages that never speak of their reader, or not in one part: the start of their folder, their id or how it starts,
/// and the part; and why.
const OTHERS: [(&str, &str, &str); 30] = [
    ("crates/term", "seat-human", "it tells the reader by which name the others know them"),
    ("crates/server", "preview-", "who follows a link has no seat yet"),
    ("crates/term", "pause-one/bot", "a bot does not read"),
    ("crates/web", "lobby-seats", "a number of seats"),
    ("games/gardez-la-ligne/web", "hemicycle-union/seats", "a number of seats"),
    ("games/politico/web", "effect-", "points, not players"),
    ("crates/term", "bot-stuck", "a bot does not read"),
    ("crates/term", "seat-bot", "a bot does not read"),
    ("crates/term", "pause-several", "several read it"),
    ("crates/term", "say-for-whom", "several read it"),
    ("crates/term", "for-whom", "several read it"),
    ("crates/term", "curtain", "several read it"),
    ("crates/term", "curtain-hide", "several read it"),
    ("crates/web", "curtain-title", "several read it"),
    ("crates/web", "curtain-text", "several read it"),
    ("crates/web", "curtain-lift", "several read it"),
    ("crates/web", "turn-person", "several read it"),
    ("crates/web", "turn-of", "one who is awaited is told so in other words"),
    ("crates/web", "home-as", "a name as it was typed"),
    ("crates/web", "board-file-good", "the name of a board"),
    ("crates/web", "replay-who", "nobody who reads it sat there"),
    ("crates/web", "return-with", "the others"),
    ("crates/web", "talk-", "the others"),
    ("games/politico/locales", "event-answered-take", "somebody else offered"),
    ("games/politico/web", "answer-take", "somebody else offered"),
    ("games/politico/web", "reference-fall", "points, not players"),
    ("games/president/locales", "event-rounded", "votes, not players"),
    ("games/president/web", "camp-", "the others"),
    (
        "games/president/web",
        "turn-of-player",
        "one's own turn is told in other words; shown again it calls nobody",
    ),
    ("games/gardez-la-ligne/web", "card-seize", "the others"),
];

/// The parts of messages that the sources of this folder give as seats.
fn seats(sources: &mut Sources, folder: &str) -> BTreeSet<String> {
    let source = sources.beside(folder);
    let given = source.split(".seat(").skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
    let given = given.filter_map(|rest| rest.split('"').next()).map(str::to_owned);
    given.chain(LISTS.map(str::to_owned)).collect()
}

fn never_of_its_reader(pair: &Pair, said: &Sentence, part: &str) -> bool {
    let is_meant = |message: &str| match message.split_once('/') {
        Some((id, own)) => said.id == id && part == own,
        None if message.ends_with('-') => said.id.starts_with(message),
        None => said.id == message,
    };
    OTHERS.iter().any(|(folder, message, _)| pair.folder.starts_with(folder) && is_meant(message))
}

#[test]
fn whoever_is_spoken_of_has_a_form_in_which_they_are_you() {
    let mut sources = Sources::default();
    let mut complaints = Vec::new();
    let pairs = all();
    for pair in pairs.iter().filter(|pair| !pair.folder.ends_with("lessons")) {
        let seats = seats(&mut sources, &pair.folder);
        // Whoever reads what can be agreed or is wrong with a board sits nowhere yet.
        let of_players = |said: &&Sentence| {
            !["action-", "board-", "option-"].iter().any(|start| said.id.starts_with(start))
        };
        for said in pair.en.iter().filter(of_players) {
            let lacks = |part: &&String| {
                said.variables.contains(*part)
                    && !is_a_number(said, part)
                    && !never_of_its_reader(pair, said, part)
                    && !said.forms.contains_key(&format!("you-{part}"))
            };
            let lacking = seats.iter().filter(lacks);
            complaints.extend(lacking.map(|part| format!("{}, {}: no .you-{part}", pair.name(), said.id)));
        }
    }
    none(&complaints);
}

/// Is this part counted, as seats in a hemicycle are? Nobody counts a player.
fn is_a_number(said: &Sentence, part: &str) -> bool {
    said.selectors.contains(part)
}

#[test]
fn both_languages_have_the_same_forms_and_each_says_the_rest() {
    let mut complaints = Vec::new();
    for pair in all() {
        for french in &pair.fr {
            let Some(english) = pair.en.iter().find(|english| english.id == french.id) else { continue };
            let (fr, en): (Vec<_>, Vec<_>) = (french.forms.keys().collect(), english.forms.keys().collect());
            let mut complain =
                |what: String| complaints.push(format!("{}, {}: {what}", pair.name(), french.id));
            if fr != en {
                complain(format!("French has {fr:?}, English {en:?}"));
            }
            for (said, form) in
                [french, english].iter().flat_map(|said| said.forms.values().map(move |f| (said, f)))
            {
                // The banner of a great moment is short: it may leave out what the sentence tells.
                if form.id == "banner" && french.id.starts_with("event-") {
                    if !form.variables.is_subset(&said.variables) {
                        complain(format!(".banner speaks of {:?}", form.variables));
                    }
                    continue;
                }
                let Some(parts) = form.id.strip_prefix("you-") else {
                    complain(format!(".{} is no form for a reader", form.id));
                    continue;
                };
                // Of the reader it need not speak; of everything else it does.
                let of_reader = |part: &&String| parts.split('-').any(|own| own == part.as_str());
                let rest = |said: &Sentence| -> BTreeSet<String> {
                    said.variables.iter().filter(|part| !of_reader(part)).cloned().collect()
                };
                if rest(said) != rest(form) {
                    complain(format!(".{} speaks of {:?}, not of {:?}", form.id, rest(form), rest(said)));
                }
            }
        }
    }
    none(&complaints);
}
