//! The routes of a feed, made into lines: routes of one agency with the same name and kind are one line.

use crate::credits::Credits;
use crate::directions;
use crate::error::{Amount, Wrong};
use crate::kind::{self, RouteKind, Routes};
use crate::naming;
use crate::table::{Column, CsvTable};
use crate::{Feed, ImportError};
use gardez_la_ligne::Colour;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

const FILE: &str = "routes.txt";
const MOST_BYTES: u64 = 64 * 1024 * 1024;
const MOST_ROUTES: usize = 65_000;

/// A line to be.
#[derive(Clone)]
pub(crate) struct Route {
    /// What it is called in short; its long name or its id if it has no short name.
    pub(crate) label: String,
    /// Its long name, which may be empty.
    pub(crate) full: String,
    pub(crate) kind: RouteKind,
    pub(crate) agency: String,
    pub(crate) colour: Option<Colour>,
    pub(crate) text: Option<Colour>,
    /// How many routes it is made of.
    pub(crate) routes: usize,
    /// Has the feed a route for each of its directions?
    pub(crate) both_ways: bool,
    order: u32,
}

/// All lines of the kinds and names asked for, in the order of the influence sheet.
pub(crate) struct Network {
    pub(crate) lines: Vec<Route>,
    /// The line of each route of the feed; none if it was not asked for.
    pub(crate) line_of: HashMap<Box<[u8]>, Option<usize>>,
    /// How many routes the feed has of each type.
    pub(crate) types: BTreeMap<u32, usize>,
    /// Lines that another has taken in, being its other direction.
    pub(crate) absorbed: HashSet<usize>,
}

impl Network {
    pub(crate) fn read(
        feed: &mut Feed,
        wanted: &Routes,
        named: &[String],
        credits: &Credits,
    ) -> Result<Network, ImportError> {
        let mut table = CsvTable::open(feed, FILE, MOST_BYTES)?;
        let (id, number) = (table.column("route_id")?, table.column("route_type")?);
        let columns = Columns {
            agency: table.column_if_there("agency_id"),
            short: table.column_if_there("route_short_name"),
            long: table.column_if_there("route_long_name"),
            colour: table.column_if_there("route_color"),
            text: table.column_if_there("route_text_color"),
            order: table.column_if_there("route_sort_order"),
        };
        let mut lines: Vec<Route> = Vec::new();
        let mut known: HashMap<(String, RouteKind, String), usize> = HashMap::new();
        let (mut line_of, mut types) = (HashMap::new(), BTreeMap::new());
        while table.next()? {
            let key: Box<[u8]> = table.needed(id)?.as_bytes().into();
            let of_type = table.number(number)?.ok_or_else(|| table.wrong(number, Wrong::Empty))?;
            *types.entry(of_type).or_insert(0) += 1;
            let line = if wanted.want(of_type) {
                let route = columns.read(&table, id, RouteKind::of(of_type), credits)?;
                let name = (route.agency.clone(), route.kind, route.label.clone());
                let line = *known.entry(name).or_insert(lines.len());
                match lines.get_mut(line) {
                    Some(line) => line.take_in(route),
                    None => lines.push(route),
                }
                Some(line)
            } else {
                None
            };
            if line_of.insert(key, line).is_some() {
                return Err(table.wrong(id, Wrong::Twice));
            }
            if line_of.len() > MOST_ROUTES {
                return Err(ImportError::TooMuch {
                    file: FILE,
                    most: MOST_ROUTES as u64,
                    what: Amount::Routes,
                });
            }
        }
        if lines.is_empty() {
            return Err(ImportError::NoRoutes { has: kind::census(&types) });
        }
        let kept = chosen(&lines, named)?;
        Ok(Network { lines, line_of, types, absorbed: HashSet::new() }.keep(&kept))
    }

    /// Keeps some lines and puts them in order.
    fn keep(self, kept: &HashSet<usize>) -> Network {
        let mut lines: Vec<(usize, Route)> =
            self.lines.into_iter().enumerate().filter(|(number, _)| kept.contains(number)).collect();
        lines.sort_by_cached_key(|(_, line)| (line.kind, line.order, naming::natural(&line.label)));
        let moved: HashMap<usize, usize> =
            lines.iter().enumerate().map(|(new, (number, _))| (*number, new)).collect();
        let line_of = self.line_of.into_iter();
        let line_of = line_of.map(|(id, line)| (id, line.and_then(|line| moved.get(&line).copied())));
        Network {
            line_of: line_of.collect(),
            lines: lines.into_iter().map(|(_, line)| line).collect(),
            types: self.types,
            absorbed: self.absorbed,
        }
    }
}

/// The lines asked for by name, or all of them if none was.
fn chosen(lines: &[Route], named: &[String]) -> Result<HashSet<usize>, ImportError> {
    if named.is_empty() {
        return Ok((0..lines.len()).collect());
    }
    let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
    for (number, line) in lines.iter().enumerate() {
        // A line with a route for each direction is also asked for without one.
        let names = [line.label.as_str(), &line.full, directions::without_direction(&line.label)];
        let names = names.map(str::to_lowercase);
        for name in BTreeSet::from(names) {
            by_name.entry(name).or_default().push(number);
        }
    }
    let mut kept = HashSet::new();
    for name in named {
        match by_name.get(&name.trim().to_lowercase()) {
            Some(numbers) => kept.extend(numbers),
            None => {
                let mut has: Vec<&str> = lines.iter().map(|line| line.label.as_str()).collect();
                has.sort_by_cached_key(|label| naming::natural(label));
                return Err(ImportError::NoSuchLine {
                    line: naming::clean(name, 80),
                    has: naming::some(&has, 40),
                });
            }
        }
    }
    Ok(kept)
}

struct Columns {
    agency: Column,
    short: Column,
    long: Column,
    colour: Column,
    text: Column,
    order: Column,
}

impl Columns {
    fn read(
        &self,
        table: &CsvTable<'_>,
        id: Column,
        kind: RouteKind,
        credits: &Credits,
    ) -> Result<Route, ImportError> {
        let (short, full) = (table.text(self.short)?, table.text(self.long)?);
        let names = [short, full, table.needed(id)?].map(|name| naming::clean(name, 80));
        let label = names.iter().find(|name| !name.is_empty()).cloned().unwrap_or_else(|| "?".to_owned());
        let agency = match table.text(self.agency)? {
            "" => credits.only_agency().unwrap_or_default(),
            id => id,
        };
        let colour = colour(table.text(self.colour)?);
        let text = colour.and(colour_of_text(table.text(self.text)?));
        Ok(Route {
            label,
            full: naming::clean(full, 80),
            kind,
            agency: agency.to_owned(),
            text: text.filter(|text| colour.is_some_and(|colour| contrast(colour, *text) >= 3.0)),
            colour,
            routes: 1,
            both_ways: false,
            // An order that is not a number is no reason to refuse a feed.
            order: table.text(self.order)?.parse().unwrap_or(u32::MAX),
        })
    }
}

impl Route {
    pub(crate) fn take_in(&mut self, other: Route) {
        self.routes += other.routes;
        self.order = self.order.min(other.order);
        if self.colour.is_none() {
            (self.colour, self.text) = (other.colour, other.text);
        }
        if self.full.is_empty() {
            self.full = other.full;
        }
    }
}

/// A colour as feeds write it, without a number sign. White is what a feed means that gives none.
fn colour(text: &str) -> Option<Colour> {
    colour_of_text(text).filter(|colour| *colour != Colour([0xFF; 3]))
}

fn colour_of_text(text: &str) -> Option<Colour> {
    Colour::read(&format!("#{}", text.trim_start_matches('#')))
}

/// How well one colour can be read on another, from 1 to 21; below 3 it cannot.
fn contrast(one: Colour, other: Colour) -> f64 {
    let light = |Colour(parts): Colour| {
        let [r, g, b] = parts.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}
