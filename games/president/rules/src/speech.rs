//! Which sentence says what; the sentences themselves are in the locales, the words of cards in the data.

use crate::view::View;
use crate::{Action, Ballot, Face, President, Territory};
use rules::{Arg, Locales, Phrase, Seat};

pub(crate) const LOCALES: Locales = Locales {
    fr: concat!(
        include_str!("../../locales/cover.fr.ftl"),
        include_str!("../../locales/fr.ftl"),
        include_str!("../../locales/deck.fr.ftl"),
        include_str!("../../../../crates/data_file/locales/fr.ftl"),
    ),
    en: concat!(
        include_str!("../../locales/cover.en.ftl"),
        include_str!("../../locales/en.ftl"),
        include_str!("../../locales/deck.en.ftl"),
        include_str!("../../../../crates/data_file/locales/en.ftl"),
    ),
};

pub(crate) const COVER: Locales = Locales {
    fr: include_str!("../../locales/cover.fr.ftl"),
    en: include_str!("../../locales/cover.en.ftl"),
};

pub(crate) fn seats(list: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(list.into_iter().map(Arg::Seat).collect())
}

/// Both dice as people say them.
pub(crate) fn dice(dice: crate::Dice) -> Arg {
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

    /// A choice as it is offered. A place on the covered map goes by where it lies: its name could be what is asked for
    /// (PR36).
    pub(crate) fn speak_choice(&self, view: &View, action: &Action) -> Phrase {
        match action {
            Action::Point(territory) if view.map_is_covered() && self.atlas.single().contains(*territory) => {
                Phrase::new("action-point-at").arg("place", self.whereabouts(*territory))
            }
            _ => self.speak_action(action),
        }
    }

    /// Where the centre of a territory lies, in degrees.
    fn whereabouts(&self, territory: Territory) -> Arg {
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

    pub(crate) fn speak_action(&self, action: &Action) -> Phrase {
        match action {
            Action::Join(party) => Phrase::new("action-join").name("party", party.name()),
            Action::Roll => Phrase::new("action-roll"),
            Action::Take(territory) => self.with_territory("action-take", *territory),
            Action::Challenge(territory) => self.with_territory("action-challenge", *territory),
            Action::Fortify(territory) => self.with_territory("action-fortify", *territory),
            Action::Draw => Phrase::new("action-draw"),
            Action::Pick { territory, leaving } => {
                let phrase = self.with_territory("action-pick", *territory);
                let phrase = phrase.number("leaving", *leaving).arg("rest", votes(*leaving));
                phrase.number("excess", leaving.saturating_neg().max(0))
            }
            Action::Fewest => Phrase::new("action-fewest"),
            Action::Most => Phrase::new("action-most"),
            Action::ByLot => Phrase::new("action-by-lot"),
            Action::Hide => Phrase::new("action-hide"),
            Action::Choose(place) => Phrase::new("action-choose").number("place", i64::from(*place) + 1),
            Action::Number(number) => Phrase::new("action-number").number("number", *number),
            Action::Point(territory) => {
                Phrase::new("action-point").arg("territory", self.territory(*territory))
            }
            Action::Words(text) => Phrase::new("action-words").name("text", on_one_line(text)),
            Action::Perform => Phrase::new("action-perform"),
            Action::GiveUp => Phrase::new("action-give-up"),
            Action::Attempt => Phrase::new("action-attempt"),
            Action::Vote(ballot) => Phrase::new(match ballot {
                Ballot::Yes => "action-vote-yes",
                Ballot::No => "action-vote-no",
                Ballot::Abstain => "action-vote-abstain",
            }),
            Action::Card => Phrase::new("action-card"),
            Action::Stand => Phrase::new("action-stand"),
            Action::Name { seat, office } => {
                Phrase::new("action-name").seat("seat", *seat).arg("office", Arg::Message(office.message()))
            }
            Action::Proclaim => Phrase::new("action-proclaim"),
        }
    }
}

pub(crate) fn on_one_line(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join(", ")
}
