//! Loading of the decks from their data files: what each asset is called and does, and what the newspapers say.

use crate::card::{Card, KINDS};
use crate::deck_error::{CardError, Counted, DeckError, DeckErrorKind, spelled};
use crate::effect::{Blank, EFFECTS, NEWSPAPERS, Newspaper};
use crate::spent::ASSETS;
use data_file::{Document, Lined};
use rules::Bilingual;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// What an asset is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AssetKind {
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
    pub kind: AssetKind,
    /// How many of the 80.
    #[serde(deserialize_with = "data_file::whole::<1, 9, _, _>")]
    pub count: u8,
    /// What it is called.
    pub name: Bilingual,
    /// What stands on it.
    pub text: Bilingual,
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

const ASSETS_TOML: &str = include_str!("../../data/assets.toml");
const EVENTS_TOML: &str = include_str!("../../data/events.toml");

/// The longest headline and the longest article, in characters, as the head of the file says.
pub(crate) const HEADLINE: usize = 45;
pub(crate) const ARTICLE: usize = 140;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AssetsFile {
    card: Vec<Lined<Asset>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsFile {
    blanks: usize,
    blank: Lined<Blank>,
    event: Vec<Lined<Newspaper>>,
}

static PRINTED: LazyLock<Result<Arc<Decks>, DeckError>> =
    LazyLock::new(|| Decks::read(ASSETS_TOML, EVENTS_TOML).map(Arc::new));

impl Decks {
    /// The decks that come with the game, read once.
    pub fn printed() -> Result<Arc<Decks>, DeckError> {
        PRINTED.clone()
    }

    /// Reads the two files and checks that they make the decks of the rules.
    pub fn read(assets: &str, events: &str) -> Result<Decks, DeckError> {
        let [in_assets, in_events] = ["assets", "events"].map(|file| move |why| DeckError { file, why });
        let assets = read_assets(assets).map_err(in_assets)?;
        let (events, blank) = read_events(events).map_err(in_events)?;
        Ok(Decks { assets, events, blank })
    }

    /// Reads one deck alone, by the name of its file: how many cards it has.
    pub(crate) fn check(name: &str, text: &str) -> Option<Result<usize, DeckErrorKind>> {
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

fn read_assets(text: &str) -> Result<[Asset; KINDS], DeckErrorKind> {
    let AssetsFile { card: mut cards } = Document::read(text)?.to()?;
    cards.sort_by_key(|lined| lined.value.id);
    if let Some(missing) = Card::ALL.iter().find(|card| cards.iter().all(|lined| lined.value.id != **card)) {
        return Err(DeckErrorKind::Missing(spelled(missing)));
    }
    if let Some([_, second]) = cards.array_windows().find(|[one, other]| one.value.id == other.value.id) {
        return Err(DeckErrorKind::card(second, &spelled(second.value.id), CardError::Twice));
    }
    for lined in &cards {
        check_asset(&lined.value)
            .map_err(|fault| DeckErrorKind::card(lined, &spelled(lined.value.id), fault))?;
    }
    for (kind, expected) in [(AssetKind::Attack, 36), (AssetKind::Defence, 25), (AssetKind::Special, 19)] {
        let of_kind = cards.iter().filter(|lined| lined.value.kind == kind);
        demand(Counted::Kind(kind), expected, of_kind.map(|lined| usize::from(lined.value.count)).sum())?;
    }
    let found = cards.len();
    let cards: Vec<Asset> = cards.into_iter().map(|lined| lined.value).collect();
    // As many kinds as there are, each once, as was seen above.
    cards.try_into().map_err(|_| DeckErrorKind::Sum { what: Counted::Assets, expected: KINDS, found })
}

fn check_asset(asset: &Asset) -> Result<(), CardError> {
    let kind = match asset.id {
        id if id.is_attack() => AssetKind::Attack,
        id if id.is_defence() => AssetKind::Defence,
        _ => AssetKind::Special,
    };
    if asset.kind != kind {
        return Err(CardError::Kind(kind));
    }
    let parried = asset.parried_by.is_some_and(|by| by.is_defence() && by != Card::Baraka);
    if parried != (kind == AssetKind::Attack) || asset.parried_by.is_some() != parried {
        return Err(CardError::Parry);
    }
    let points = [asset.target, asset.pm, asset.author];
    if points.iter().any(|points| points.abs() > 100) || asset.deputies > 100 {
        return Err(CardError::Reach);
    }
    if is_lacking(&asset.name) || is_lacking(&asset.text) {
        return Err(CardError::Name);
    }
    Ok(())
}

fn read_events(text: &str) -> Result<(Vec<Newspaper>, Blank), DeckErrorKind> {
    let EventsFile { blanks, blank, event: events } = Document::read(text)?.to()?;
    check_article(&blank.value.title, &blank.value.text)
        .map_err(|fault| DeckErrorKind::card(&blank, "blank", fault))?;
    for lined in &events {
        let Newspaper { title, text, .. } = &lined.value;
        check_article(title, text).map_err(|fault| DeckErrorKind::card(lined, &title.fr, fault))?;
    }
    for (effect, expected) in EFFECTS {
        let found = events.iter().filter(|lined| lined.value.effect == effect).count();
        demand(Counted::Effect(effect), expected, found)?;
    }
    demand(Counted::Newspapers, NEWSPAPERS, events.len() + blanks)?;
    Ok((events.into_iter().map(|lined| lined.value).collect(), blank.value))
}

fn check_article(title: &Bilingual, text: &Bilingual) -> Result<(), CardError> {
    if is_lacking(title) || is_lacking(text) {
        return Err(CardError::Title);
    }
    if longest(title) > HEADLINE || longest(text) > ARTICLE {
        return Err(CardError::Length);
    }
    Ok(())
}

fn demand(what: Counted, expected: usize, found: usize) -> Result<(), DeckErrorKind> {
    if expected == found { Ok(()) } else { Err(DeckErrorKind::Sum { what, expected, found }) }
}

/// Does it say nothing in one of the languages?
fn is_lacking(text: &Bilingual) -> bool {
    text.each().iter().any(|text| text.trim().is_empty())
}

/// The characters of the longer one.
fn longest(text: &Bilingual) -> usize {
    text.each().map(|text| text.chars().count()).into_iter().max().unwrap_or_default()
}
