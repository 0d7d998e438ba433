//! The decks as the data files tell them: what each asset is called and does, and what the newspapers say.

use crate::card::{Card, KINDS};
use crate::newspaper::{Blank, EFFECTS, NEWSPAPERS, Newspaper};
use crate::spent::ASSETS;
use serde::Deserialize;
use std::sync::{Arc, LazyLock};

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

/// What an asset is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Red.
    Attack,
    /// Green.
    Defence,
    /// Anything else.
    Special,
}

/// One kind of asset as the data tells it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asset {
    /// Which kind.
    pub id: Card,
    /// Red, green or neither.
    pub kind: Kind,
    /// How many of the 80.
    pub count: u8,
    /// What it is called.
    pub name: Words,
    /// What stands on it.
    pub text: Words,
    /// The defence that parries it.
    pub parried_by: Option<Card>,
    /// Does it allow no help (A33)?
    #[serde(default)]
    pub personal: bool,
    /// Can it be aimed at the government only?
    #[serde(default)]
    pub government_only: bool,
    /// Does the government fall if it is aimed at it (A41)?
    #[serde(default)]
    pub topples: bool,
    /// Points for the attacked.
    #[serde(default)]
    pub target: i32,
    /// Points for the Prime Minister.
    #[serde(default)]
    pub pm: i32,
    /// Points for the author.
    #[serde(default)]
    pub author: i32,
    /// Deputies from the attacked to the author.
    #[serde(default)]
    pub deputies: u16,
    /// Does national union not bar it (A58)?
    #[serde(default)]
    pub ignores_union: bool,
}

/// Both decks, read and checked.
#[derive(Clone, Debug)]
pub struct Decks {
    assets: [Asset; KINDS],
    events: Vec<Newspaper>,
    blank: Blank,
}

/// Why the data cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeckFault {
    /// Not TOML, or not of this form.
    #[error("{file}: {fault}")]
    Form {
        /// Which file.
        file: &'static str,
        /// What and where.
        fault: String,
    },
    /// A card that is wrong.
    #[error("assets.toml: the card `{card}` {fault}")]
    Card {
        /// Which card.
        card: String,
        /// What is wrong.
        fault: &'static str,
    },
    /// Not as many as there should be.
    #[error("{file}: there should be {expected} {what}, not {found}")]
    Sum {
        /// Which file.
        file: &'static str,
        /// Of what.
        what: String,
        /// How many should be there.
        expected: usize,
        /// How many are.
        found: usize,
    },
}

const ASSETS_FILE: &str = "assets.toml";
const EVENTS_FILE: &str = "events.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AssetsFile {
    card: Vec<Asset>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsFile {
    blanks: usize,
    blank: Blank,
    event: Vec<Newspaper>,
}

static PRINTED: LazyLock<Result<Arc<Decks>, DeckFault>> = LazyLock::new(|| {
    Decks::read(include_str!("../../data/assets.toml"), include_str!("../../data/events.toml")).map(Arc::new)
});

impl Decks {
    /// The decks that come with the game, read once.
    pub fn printed() -> Result<Arc<Decks>, DeckFault> {
        PRINTED.clone()
    }

    /// Reads the two files and checks that they make the decks of the rules.
    pub fn read(assets: &str, events: &str) -> Result<Decks, DeckFault> {
        let form = |file| move |fault: toml::de::Error| DeckFault::Form { file, fault: fault.to_string() };
        let assets: AssetsFile = toml::from_str(assets).map_err(form(ASSETS_FILE))?;
        let events: EventsFile = toml::from_str(events).map_err(form(EVENTS_FILE))?;
        let assets = check_assets(assets.card)?;
        check_events(&events)?;
        Ok(Decks { assets, events: events.event, blank: events.blank })
    }

    /// What an asset is and does.
    #[inline]
    pub fn asset(&self, card: Card) -> &Asset {
        &self.assets[card.index()]
    }

    /// The newspapers with something in them.
    pub fn events(&self) -> &[Newspaper] {
        &self.events
    }

    /// The newspaper of a day without news.
    pub fn blank(&self) -> &Blank {
        &self.blank
    }
}

fn check_assets(mut cards: Vec<Asset>) -> Result<[Asset; KINDS], DeckFault> {
    let name = |card: Card| format!("{card:?}");
    let fault = |card: Card, fault| Err(DeckFault::Card { card: name(card), fault });
    cards.sort_by_key(|card| card.id);
    for card in Card::ALL {
        match cards.iter().filter(|asset| asset.id == card).count() {
            1 => {}
            0 => return fault(card, "is missing"),
            _ => return fault(card, "is there twice"),
        }
    }
    for asset in &cards {
        let kind = match asset.id {
            id if id.is_attack() => Kind::Attack,
            id if id.is_defence() => Kind::Defence,
            _ => Kind::Special,
        };
        if asset.kind != kind {
            return fault(asset.id, "is of another kind");
        }
        if !(1..=9).contains(&asset.count) {
            return fault(asset.id, "must be there 1 to 9 times");
        }
        let parried = asset.parried_by.is_some_and(|by| by.is_defence() && by != Card::Baraka);
        if parried != (kind == Kind::Attack) || asset.parried_by.is_some() != parried {
            return fault(asset.id, "needs a defence if it is an attack, and none otherwise");
        }
        let points = [asset.target, asset.pm, asset.author];
        if points.iter().any(|points| points.abs() > 100) || asset.deputies > 100 {
            return fault(asset.id, "moves more than 100 points or deputies");
        }
    }
    let sums = [
        (Kind::Attack, "attacks", 36),
        (Kind::Defence, "defences", 25),
        (Kind::Special, "special cards", 19),
    ];
    for (kind, what, expected) in sums {
        let of_kind = cards.iter().filter(|asset| asset.kind == kind);
        demand(ASSETS_FILE, what, expected, of_kind.map(|asset| usize::from(asset.count)).sum())?;
    }
    let found = cards.len();
    let total = cards.iter().map(|asset| usize::from(asset.count)).sum();
    demand(ASSETS_FILE, "assets", ASSETS, total)?;
    cards.try_into().map_err(|_| DeckFault::Sum {
        file: ASSETS_FILE,
        what: "kinds".into(),
        expected: KINDS,
        found,
    })
}

fn check_events(file: &EventsFile) -> Result<(), DeckFault> {
    for (effect, expected) in EFFECTS {
        let found = file.event.iter().filter(|event| event.effect == effect).count();
        demand(EVENTS_FILE, &format!("events of the effect {effect:?}"), expected, found)?;
    }
    demand(EVENTS_FILE, "events and blanks", NEWSPAPERS, file.event.len() + file.blanks)
}

fn demand(file: &'static str, what: &str, expected: usize, found: usize) -> Result<(), DeckFault> {
    if expected == found { Ok(()) } else { Err(DeckFault::Sum { file, what: what.into(), expected, found }) }
}
