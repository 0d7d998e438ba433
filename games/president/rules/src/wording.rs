//! The pieces of sentences: votes, territories, dice and playing cards as people say them.

use crate::{Dice, Face, President, Territory};
use rules::{Arg, Phrase, Seat};

pub(crate) fn seats(list: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(list.into_iter().map(Arg::Seat).collect())
}

/// Both dice as people say them.
pub(crate) fn dice(dice: Dice) -> Arg {
    let face = |face: Face| match face {
        Face::Digit(digit) => Arg::Number(digit.into()),
        Face::Star => Arg::Message("star"),
    };
    match dice {
        [Face::Star, Face::Star] => Arg::Message("two-stars"),
        both => Arg::List(both.map(face).to_vec()),
    }
}

/// A number of votes with its noun, to be said in a sentence.
pub(crate) fn votes(number: impl Into<i64>) -> Arg {
    Arg::Said(President::say_votes(number))
}

/// A playing card: the rank by thirteens, the ace first.
pub(crate) fn playing_card(card: u8) -> Arg {
    let suit = ["♠", "♥", "♦", "♣"][usize::from(card / 13) % 4];
    let rank = |pictures: [&str; 4]| match card % 13 {
        0 => pictures[0].to_owned(),
        rank @ 1..10 => (rank + 1).to_string(),
        picture => pictures[usize::from(picture - 9)].to_owned(),
    };
    let said = |rank: String| format!("{rank}{suit}");
    Arg::Both { fr: said(rank(["as ", "V", "D", "R"])), en: said(rank(["A", "J", "Q", "K"])) }
}

pub(crate) fn on_one_line(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join(", ")
}

impl President {
    /// A number of votes with its noun: French says "1 000 000 de voix", but "1 200 000 voix".
    pub fn say_votes(votes: impl Into<i64>) -> Phrase {
        let votes = votes.into();
        let whole = votes != 0 && votes % 1_000_000 == 0;
        Phrase::new(if whole { "votes-millions" } else { "votes" }).number("votes", votes)
    }

    /// A territory by its name and code.
    pub(crate) fn territory(&self, territory: Territory) -> Arg {
        let name = &self.atlas.place(territory).name;
        Arg::Both { fr: format!("{} ({territory})", name.fr), en: format!("{} ({territory})", name.en) }
    }

    pub(crate) fn territories(&self, list: impl IntoIterator<Item = Territory>) -> Arg {
        Arg::List(list.into_iter().map(|territory| self.territory(territory)).collect())
    }

    pub(crate) fn with_territory(&self, id: &'static str, territory: Territory) -> Phrase {
        let worth = self.atlas.votes(territory);
        Phrase::new(id).arg("territory", self.territory(territory)).arg("votes", votes(worth))
    }

    /// Where the centre of a territory lies, in degrees.
    pub(crate) fn whereabouts(&self, territory: Territory) -> Arg {
        let [east, north] = self.atlas.place(territory).at;
        let degrees = |at: i32, point: char| {
            let hundredths = (at.abs() + 50) / 100;
            format!("{}{point}{:02}°", hundredths / 100, hundredths % 100)
        };
        let said = |point: char, [northward, southward, eastward, westward]: [&str; 4]| {
            let height = if north < 0 { southward } else { northward };
            let side = if east < 0 { westward } else { eastward };
            format!("{} {height}, {} {side}", degrees(north, point), degrees(east, point))
        };
        Arg::Both {
            fr: said(',', ["nord", "sud", "est", "ouest"]),
            en: said('.', ["north", "south", "east", "west"]),
        }
    }
}
