//! Finds a station by the first letters of a word of its name as they are typed, whatever their accents and case.

use gardez_la_ligne::{Board, Station};
use spelling::plain;

/// Letters typed one after the other, forgotten after a pause.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TypedPrefix {
    typed: String,
    /// When the last one was typed, in milliseconds.
    last: f64,
}

impl TypedPrefix {
    /// After so many milliseconds a new word begins.
    const PAUSE: f64 = 1000.0;

    /// Types a letter; gives the station meant. The same letter again leads on to the next such station.
    pub fn typed(&mut self, letter: char, now: f64, board: &Board, from: Station) -> Option<Station> {
        if now - self.last > TypedPrefix::PAUSE {
            self.typed.clear();
        }
        self.last = now;
        self.typed.push(letter);
        let word = plain(&self.typed);
        let first = word.chars().next()?;
        let again = word.chars().all(|c| c == first);
        let size = board.size();
        let find = |after: usize, meant: &dyn Fn(&str) -> bool| {
            let stations = (0..size).map(|step| Station(((after + step) % size) as u16));
            let called = |station: &Station| board.place(*station).map(|place| plain(&place.name));
            stations.into_iter().find(|station| called(station).is_some_and(|name| meant(&name)))
        };
        // A word goes on from where it has led, and may be any word of the name; a letter typed again and again goes round.
        let here = from.index();
        if word.chars().count() > 1 {
            let within = format!(" {word}");
            let found = find(here, &|name| name.starts_with(&word))
                .or_else(|| find(here, &|name| name.contains(&within)));
            if found.is_some() {
                return found;
            }
        }
        if again { find(here + 1, &|name| name.starts_with(first)) } else { None }
    }

    /// Is a word being typed, so that a space belongs to it?
    pub fn going_on(&self, now: f64) -> bool {
        !self.typed.is_empty() && now - self.last <= TypedPrefix::PAUSE
    }
}
