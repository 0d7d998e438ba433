//! Narration: which message of the locales says an action or an event, and with which arguments.

use super::Probe;
use super::state::{Action, Ballot, Event};
use rules::{Locales, Narrate, Phrase};

impl Narrate for Probe {
    fn say_action(&self, action: &Action) -> Phrase {
        match action {
            Action::Roll => Phrase::new("action-roll"),
            Action::Show => Phrase::new("action-show"),
            Action::Answer(text) => Phrase::new("action-answer").name("text", text),
            Action::Vote(Ballot::For(candidate)) => Phrase::new("action-vote").seat("candidate", *candidate),
            Action::Vote(Ballot::Abstain) => Phrase::new("action-abstain"),
            Action::Pass => Phrase::new("action-pass"),
            Action::Strike => Phrase::new("action-strike"),
            Action::Protest => Phrase::new("action-protest"),
        }
    }

    fn say_event(&self, event: &Event) -> Phrase {
        match event {
            Event::Drawn { seat, card: Some(card) } => {
                Phrase::new("event-drawn-card").seat("seat", *seat).number("card", card.0)
            }
            Event::Drawn { seat, card: None } => Phrase::new("event-drawn").seat("seat", *seat),
            Event::Rolled { seat, face } => {
                Phrase::new("event-rolled").seat("seat", *seat).number("face", *face)
            }
            Event::Shown { seat, card } => {
                Phrase::new("event-shown").seat("seat", *seat).number("card", card.0)
            }
            Event::Answered { seat, text, right } => {
                let id = if *right { "event-answered-right" } else { "event-answered-wrong" };
                Phrase::new(id).seat("seat", *seat).name("text", text)
            }
            Event::Voted { seat, ballot: None } => Phrase::new("event-voted").seat("seat", *seat),
            Event::Voted { seat, ballot: Some(Ballot::Abstain) } => {
                Phrase::new("event-abstained").seat("seat", *seat)
            }
            Event::Voted { seat, ballot: Some(Ballot::For(candidate)) } => {
                Phrase::new("event-voted-for").seat("seat", *seat).seat("candidate", *candidate)
            }
            Event::Counted { winner: Some(winner) } => Phrase::new("event-elected").seat("seat", *winner),
            Event::Counted { winner: None } => Phrase::new("event-elected-nobody"),
            Event::Reacted { seat, strike } => {
                Phrase::new(if *strike { "event-reacted-strike" } else { "event-reacted-pass" })
                    .seat("seat", *seat)
            }
            Event::Closed { striker: Some(striker) } => Phrase::new("event-struck").seat("seat", *striker),
            Event::Closed { striker: None } => Phrase::new("event-struck-nobody"),
            Event::Protested { seat } => Phrase::new("event-protested").seat("seat", *seat),
            Event::Noon => Phrase::new("event-noon"),
        }
    }

    fn locales() -> Locales {
        Locales { fr: include_str!("../../locales/fr.ftl"), en: include_str!("../../locales/en.ftl") }
    }
}
