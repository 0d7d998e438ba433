//! The decks as the data files tell them: what each asset is called and does, and what the newspapers say.

use crate::card::{Card, KINDS};
use crate::deck_fault::{DeckFault, DeckWhy, Lined, spelled};
use crate::newspaper::{Blank, EFFECTS, NEWSPAPERS, Newspaper};
use crate::spent::ASSETS;
use serde::Deserialize;
use std::sync::{Arc, LazyLock};
use toml::Spanned;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Words {
    fn is_lacking(&self) -> bool {
        [&self.fr, &self.en].iter().any(|text| text.trim().is_empty())
    }

    fn longest(&self) -> usize {
        self.fr.chars().count().max(self.en.chars().count())
    }
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

/// The decks by the names of their files.
pub(crate) const DECKS: &[&str] = &["assets", "events"];

const ASSETS_TOML: &str = include_str!("../../data/assets.toml");
const EVENTS_TOML: &str = include_str!("../../data/events.toml");

/// The longest headline and the longest article, in characters, as the head of the file says.
const HEADLINE: usize = 45;
const ARTICLE: usize = 140;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AssetsFile {
    card: Vec<Spanned<Asset>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsFile {
    blanks: usize,
    blank: Spanned<Blank>,
    event: Vec<Spanned<Newspaper>>,
}

static PRINTED: LazyLock<Result<Arc<Decks>, DeckFault>> =
    LazyLock::new(|| Decks::read(ASSETS_TOML, EVENTS_TOML).map(Arc::new));

impl Decks {
    /// The decks that come with the game, read once.
    pub fn printed() -> Result<Arc<Decks>, DeckFault> {
        PRINTED.clone()
    }

    /// Reads the two files and checks that they make the decks of the rules.
    pub fn read(assets: &str, events: &str) -> Result<Decks, DeckFault> {
        let [in_assets, in_events] = ["assets", "events"].map(|file| move |why| DeckFault { file, why });
        let assets = read_assets(assets).map_err(in_assets)?;
        let (events, blank) = read_events(events).map_err(in_events)?;
        Ok(Decks { assets, events, blank })
    }

    /// Reads one deck alone, by the name of its file: how many cards it has.
    pub(crate) fn check(name: &str, text: &str) -> Option<Result<usize, DeckWhy>> {
        match name {
            "assets" => Some(read_assets(text).map(|_| ASSETS)),
            "events" => Some(read_events(text).map(|_| NEWSPAPERS)),
            _ => None,
        }
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

fn read_assets(text: &str) -> Result<[Asset; KINDS], DeckWhy> {
    let file: AssetsFile = toml::from_str(text).map_err(|fault| DeckWhy::Form(fault.to_string()))?;
    let mut cards: Vec<Lined<Asset>> = file.card.into_iter().map(|card| Lined::new(text, card)).collect();
    cards.sort_by_key(|lined| lined.card.id);
    if let Some(missing) = Card::ALL.iter().find(|card| cards.iter().all(|lined| lined.card.id != **card)) {
        return Err(DeckWhy::Missing(spelled(missing)));
    }
    if let Some([_, second]) = cards.array_windows().find(|[one, other]| one.card.id == other.card.id) {
        return Err(second.fault(&spelled(second.card.id), "it is there twice; give `count` instead"));
    }
    for lined in &cards {
        check_asset(&lined.card).map_err(|why| lined.fault(&spelled(lined.card.id), why))?;
    }
    let sums = [
        (Kind::Attack, "attacks", 36),
        (Kind::Defence, "defences", 25),
        (Kind::Special, "special cards", 19),
    ];
    for (kind, what, expected) in sums {
        let of_kind = cards.iter().filter(|lined| lined.card.kind == kind);
        demand(what, expected, of_kind.map(|lined| usize::from(lined.card.count)).sum())?;
    }
    let found = cards.len();
    let cards: Vec<Asset> = cards.into_iter().map(|lined| lined.card).collect();
    demand("assets", ASSETS, cards.iter().map(|asset| usize::from(asset.count)).sum())?;
    cards.try_into().map_err(|_| DeckWhy::Sum { what: "kinds".into(), expected: KINDS, found })
}

fn check_asset(asset: &Asset) -> Result<(), &'static str> {
    let (kind, wrong) = match asset.id {
        id if id.is_attack() => (Kind::Attack, "its kind must be attack"),
        id if id.is_defence() => (Kind::Defence, "its kind must be defence"),
        _ => (Kind::Special, "its kind must be special"),
    };
    if asset.kind != kind {
        return Err(wrong);
    }
    if !(1..=9).contains(&asset.count) {
        return Err("it must be there 1 to 9 times");
    }
    let parried = asset.parried_by.is_some_and(|by| by.is_defence() && by != Card::Baraka);
    if parried != (kind == Kind::Attack) || asset.parried_by.is_some() != parried {
        return Err("an attack names in `parried_by` a defence other than Baraka, and no other card has one");
    }
    let points = [asset.target, asset.pm, asset.author];
    if points.iter().any(|points| points.abs() > 100) || asset.deputies > 100 {
        return Err("it moves more than 100 points or deputies");
    }
    if asset.name.is_lacking() || asset.text.is_lacking() {
        return Err("it needs a name and a text in both languages");
    }
    Ok(())
}

fn read_events(text: &str) -> Result<(Vec<Newspaper>, Blank), DeckWhy> {
    let file: EventsFile = toml::from_str(text).map_err(|fault| DeckWhy::Form(fault.to_string()))?;
    let blank = Lined::new(text, file.blank);
    check_article(&blank.card.title, &blank.card.text).map_err(|why| blank.fault("blank", why))?;
    let events: Vec<_> = file.event.into_iter().map(|event| Lined::new(text, event)).collect();
    for lined in &events {
        let Newspaper { title, text, .. } = &lined.card;
        check_article(title, text).map_err(|why| lined.fault(&title.fr, why))?;
    }
    for (effect, expected) in EFFECTS {
        let found = events.iter().filter(|lined| lined.card.effect == effect).count();
        demand(&format!("events of the effect `{}`", spelled(effect)), expected, found)?;
    }
    demand("events and blanks", NEWSPAPERS, events.len() + file.blanks)?;
    Ok((events.into_iter().map(|lined| lined.card).collect(), blank.card))
}

fn check_article(title: &Words, text: &Words) -> Result<(), String> {
    if title.is_lacking() || text.is_lacking() {
        return Err("it needs a title and a text in both languages".into());
    }
    if title.longest() > HEADLINE || text.longest() > ARTICLE {
        return Err(format!("a title has {HEADLINE} characters at most and a text {ARTICLE}; shorten it"));
    }
    Ok(())
}

fn demand(what: &str, expected: usize, found: usize) -> Result<(), DeckWhy> {
    if expected == found { Ok(()) } else { Err(DeckWhy::Sum { what: what.into(), expected, found }) }
}
