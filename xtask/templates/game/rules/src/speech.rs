//! Narration: which message of the locales says an action, an event or a view, and with which arguments.

use crate::{Action, Event, GameName, View};
use rules::{Locales, Narrate, Phrase, Seat, locales};

impl Narrate for GameName {
    fn say_action(&self, action: &Action) -> Phrase {
        let Action::Take(votes) = *action;
        Phrase::new("action-take").number("votes", votes)
    }

    fn say_event(&self, event: &Event) -> Phrase {
        match *event {
            Event::Taken { seat, votes, left } => {
                Phrase::new("event-taken").seat("seat", seat).number("votes", votes).number("left", left)
            }
            Event::Ended { seat, wins: true } => Phrase::new("event-won").seat("seat", seat),
            Event::Ended { seat, wins: false } => Phrase::new("event-lost").seat("seat", seat),
        }
    }

    /// How many votes are left, then what everybody has taken.
    fn say_view(&self, view: &View) -> Vec<Phrase> {
        let taken = Seat::all().zip(&view.taken);
        let taken =
            taken.map(|(seat, votes)| Phrase::new("view-seat").seat("seat", seat).number("votes", *votes));
        [Phrase::new("view-left").number("votes", view.left)].into_iter().chain(taken).collect()
    }

    fn locales() -> Locales {
        locales!["../../locales/cover.", "../../locales/"]
    }

    fn cover() -> Locales {
        locales!["../../locales/cover."]
    }
}
