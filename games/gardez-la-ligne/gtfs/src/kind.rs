//! Kinds of route: the numbers a feed uses, and the words people use for them.

use crate::ImportError;
use gardez_la_ligne::Badge;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What runs on a line. The order is the one of the influence sheet, as in Paris: metro first, then rail.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RouteKind {
    /// Metro, subway, underground.
    Metro,
    /// Trains, from suburban to long-distance.
    Rail,
    /// Trams and light rail.
    Tram,
    /// A single rail.
    Monorail,
    /// Trams pulled by a cable.
    Cable,
    /// Cabins that hang from a cable.
    Gondola,
    /// Up a steep slope.
    Funicular,
    /// Boats.
    Ferry,
    /// Buses under a wire.
    Trolleybus,
    /// Buses.
    Bus,
    /// Buses from town to town.
    Coach,
    /// Anything else that a feed may number.
    Other,
}

/// A kind with its words, the first of which is written on the board, and its numbers.
type Known = (RouteKind, &'static [&'static str], &'static [RangeInclusive<u32>]);

/// The numbers are the basic ones and the extended ones that many European feeds use.
const KINDS: [Known; 11] = [
    (RouteKind::Metro, &["metro", "subway", "underground"], &[1..=1, 400..=699]),
    (RouteKind::Rail, &["rail", "train"], &[2..=2, 100..=199, 300..=399]),
    (RouteKind::Tram, &["tram", "light-rail"], &[0..=0, 900..=999]),
    (RouteKind::Monorail, &["monorail"], &[12..=12]),
    (RouteKind::Cable, &["cable"], &[5..=5]),
    (RouteKind::Gondola, &["gondola", "aerial"], &[6..=6, 1300..=1399]),
    (RouteKind::Funicular, &["funicular"], &[7..=7, 1400..=1499]),
    (RouteKind::Ferry, &["ferry", "boat"], &[4..=4, 1000..=1099, 1200..=1299]),
    (RouteKind::Trolleybus, &["trolleybus"], &[11..=11, 800..=899]),
    (RouteKind::Bus, &["bus"], &[3..=3, 700..=799]),
    (RouteKind::Coach, &["coach"], &[200..=299]),
];

impl RouteKind {
    /// The kind of a route type.
    pub fn of(number: u32) -> RouteKind {
        let holds = |ranges: &[RangeInclusive<u32>]| ranges.iter().any(|range| range.contains(&number));
        KINDS.iter().find(|(_, _, ranges)| holds(ranges)).map_or(RouteKind::Other, |(kind, ..)| *kind)
    }

    /// The kind as a word.
    pub fn word(self) -> &'static str {
        KINDS.iter().find(|(kind, ..)| *kind == self).map_or("other", |(_, words, _)| words[0])
    }

    /// What a line is worth: rail 2 as the RER, everything else 1 as the metro.
    pub(crate) fn seats(self) -> u8 {
        if self == RouteKind::Rail { 2 } else { 1 }
    }

    /// Discs for what runs in town on a track of its own, as for the metro; squares for the rest, as for the RER.
    pub(crate) fn badge(self) -> Badge {
        match self {
            RouteKind::Metro
            | RouteKind::Tram
            | RouteKind::Monorail
            | RouteKind::Cable
            | RouteKind::Gondola
            | RouteKind::Funicular => Badge::Disc,
            RouteKind::Rail
            | RouteKind::Ferry
            | RouteKind::Trolleybus
            | RouteKind::Bus
            | RouteKind::Coach
            | RouteKind::Other => Badge::Square,
        }
    }
}

/// The words for all kinds.
pub(crate) fn words() -> String {
    KINDS.iter().map(|(_, words, _)| words[0]).collect::<Vec<_>>().join(", ")
}

/// Which routes are wanted, by kind or by number.
#[derive(Clone, Debug)]
pub struct Routes(Vec<RangeInclusive<u32>>);

impl Routes {
    /// Is a route of this type wanted?
    pub fn want(&self, number: u32) -> bool {
        self.0.iter().any(|range| range.contains(&number))
    }
}

impl FromStr for Routes {
    type Err = ImportError;

    /// Reads `metro,rail`, `all`, and numbers as in `1,100-199`.
    fn from_str(text: &str) -> Result<Routes, ImportError> {
        let mut wanted = Vec::new();
        for word in text.split(',').map(|word| word.trim().to_lowercase()) {
            let named = KINDS.iter().find(|(_, words, _)| words.contains(&word.as_str()));
            let (first, last) = word.split_once('-').unwrap_or((&word, &word));
            match (named, first.trim().parse(), last.trim().parse()) {
                (Some((_, _, ranges)), ..) => wanted.extend_from_slice(ranges),
                (_, Ok(first), Ok(last)) if first <= last => wanted.push(first..=last),
                _ if word == "all" => wanted.push(0..=u32::MAX),
                _ => {
                    return Err(ImportError::Kind(
                        word.chars().filter(|c| !c.is_control()).take(80).collect(),
                    ));
                }
            }
        }
        Ok(Routes(wanted))
    }
}

/// How many routes there are of each type, in words.
pub(crate) fn census(types: &BTreeMap<u32, usize>) -> String {
    let told =
        types.iter().map(|(number, count)| format!("{count} {} ({number})", RouteKind::of(*number).word()));
    told.collect::<Vec<_>>().join(", ")
}
