//! Completeness of the locales: everything that can be done, told or refused is said in both languages, with every
//! argument its message needs.

use super::{Position, conceivable_seats};
use crate::law_error::{LawError, LawResult, require};
use rules::{Clause, Game, OptionKind, Phrase, Refusal, Seat, Viewer};
use speech::{Lang, Speech};
use std::collections::BTreeSet;

const SAID: &str = "everything is said in both languages";
/// The table is told at one window in so many.
const VIEWS_TOLD: u32 = 8;
const YOU: &str = "who reads of themselves is \"you\"";

/// What the files must hold before anything is played: the sentences of every option and every refusal, and none of what
/// is gone.
pub(crate) fn files_hold<G: Game>() -> LawResult {
    let locales = G::locales();
    let wanted = expected_messages::<G>();
    let known = |refusal: &&Refusal| has_clause::<G>(refusal.clause);
    let stray = G::refusals().iter().find(|refusal| !known(refusal));
    require(stray.is_none(), SAID, || format!("{stray:?} names a clause that RULES.md does not have"))?;
    for (lang, text) in [("fr", locales.fr), ("en", locales.en)] {
        let ids = ids(text);
        let declared =
            |id: &&&str| ["option-", "refusal-", "preset-"].iter().any(|start| id.starts_with(start));
        let idle: Vec<_> =
            ids.iter().filter(declared).filter(|id| !wanted.iter().any(|own| own == *id)).collect();
        require(idle.is_empty(), SAID, || {
            format!("{lang}.ftl speaks of options or refusals that are not there: {idle:?}")
        })?;
        let lacking: Vec<_> = wanted.iter().filter(|id| !ids.contains(id.as_str())).collect();
        require(lacking.is_empty(), SAID, || format!("{lang}.ftl lacks {lacking:?}"))?;
    }
    Ok(())
}

/// A game says what it is called and what it is about, and why it refuses; an option its name, its meaning and its values.
fn expected_messages<G: Game>() -> Vec<String> {
    let mut wanted = vec!["game-title".to_owned(), "game-pitch".to_owned()];
    wanted.extend(G::presets().iter().map(|preset| format!("preset-{}", preset.id)));
    wanted.extend(G::refusals().iter().map(|refusal| refusal.reason.to_owned()));
    for option in G::options() {
        wanted.push(format!("option-{}", option.name));
        wanted.push(format!("option-{}-help", option.name));
        if let OptionKind::Choice(values) | OptionKind::Board(values) = option.kind {
            wanted.extend(values.iter().map(|value| format!("option-{}-{value}", option.name)));
        }
    }
    wanted
}

fn ids(text: &str) -> BTreeSet<&str> {
    let messages = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    messages.filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim()).collect()
}

/// What can be done here can be said, and what was told.
pub(crate) fn hold<G: Game>(at: &Position<G>, events: &[G::Event]) -> LawResult {
    for seat in at.seats() {
        let view = at.game.view(at.state, Viewer::Seat(seat));
        at.game.is_reply(&view);
        for action in &at.choices(seat) {
            said(at.speech, &at.game.say_action(action))?;
            said(at.speech, &at.game.say_choice(&view, action))?;
        }
    }
    for event in events {
        said(at.speech, &at.game.say_event(event))?;
        for seat in at.seats() {
            if let Some(seen) = at.game.seen(event, Viewer::Seat(seat)) {
                said_to(at.speech, seat, &at.game.say_event(&seen))?;
            }
        }
    }
    views_hold(at)?;
    at.pool.iter().try_for_each(|action| refusals_hold(at, action))
}

fn has_clause<G: Game>(clause: Clause) -> bool {
    G::rules_text().contains(&format!("| {clause} |"))
}

/// Whoever is refused is told why, by a clause that there is.
pub(crate) fn refusals_hold<G: Game>(at: &Position<G>, action: &G::Action) -> LawResult {
    for seat in conceivable_seats() {
        if let Err(Refusal { reason, clause }) = at.game.check(at.state, seat, action) {
            let declared = G::refusals().iter().find(|refusal| refusal.reason == reason);
            require(declared.is_some(), SAID, || {
                format!("`{reason}` is not among the refusals that the game declares")
            })?;
            // The clauses that are declared were looked up already.
            let known = declared.is_some_and(|refusal| refusal.clause == clause) || has_clause::<G>(clause);
            require(known, SAID, || format!("`{reason}` names {clause}, which RULES.md does not have"))?;
            said(at.speech, &Phrase { id: reason, args: at.game.say_action(action).args })?;
        }
    }
    Ok(())
}

/// Whoever reads of themselves what happened, or what there is to see, is not called by their name.
fn said_to(speech: &Speech, reader: Seat, phrase: &Phrase) -> LawResult {
    for lang in Lang::ALL {
        let sentence = speech.say_to(Some(reader), lang, phrase, &|seat: Seat| format!("<{seat}>"));
        require(!sentence.contains("{$") && !sentence.contains(&format!("<{reader}>")), YOU, || {
            format!("{lang:?} `{}` to {reader}: {sentence}", phrase.id)
        })?;
    }
    Ok(())
}

/// The table in sentences, to whoever is awaited. Seldom, because that is a long tale.
fn views_hold<G: Game>(at: &Position<G>) -> LawResult {
    let asked =
        at.game.to_act(at.state).first().filter(|_| at.game.window(at.state).0.is_multiple_of(VIEWS_TOLD));
    let Some(seat) = asked else { return Ok(()) };
    let view = at.game.view(at.state, Viewer::Seat(seat));
    let told = at.game.say_view(&view).into_iter().chain(at.game.say_question(&view));
    told.into_iter().try_for_each(|phrase| {
        said(at.speech, &phrase)?;
        said_to(at.speech, seat, &phrase)
    })
}

fn said(speech: &Speech, phrase: &Phrase) -> LawResult {
    for lang in Lang::ALL {
        if speech.lacks(lang, phrase.id) {
            return Err(LawError { law: SAID, detail: format!("{lang:?} lacks `{}`", phrase.id) });
        }
        // Fluent leaves the name of an argument that it was not given, in braces.
        let sentence = speech.say(lang, phrase, &|seat: Seat| format!("S{seat}"));
        require(!sentence.contains("{$"), SAID, || format!("{lang:?} `{}`: {sentence}", phrase.id))?;
    }
    Ok(())
}
