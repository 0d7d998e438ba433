//! What an import tells about itself: what was read, merged, renamed and dropped, and what came of it.

use crate::kind;
use crate::naming;
use std::collections::BTreeMap;
use std::fmt;

/// Something that was done to several things alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// How many.
    pub count: u64,
    /// What was done.
    pub what: &'static str,
    /// Up to ten of them.
    pub examples: Vec<String>,
}

/// A line of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineReport {
    /// What is written on its badge.
    pub id: String,
    /// What it is called in full, if anything else.
    pub full: String,
    /// Its kind.
    pub kind: &'static str,
    /// Its stations.
    pub stations: usize,
    /// What it is worth.
    pub seats: u8,
}

/// What was made of a feed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Whose lines they are.
    pub agencies: Vec<String>,
    /// Routes in the feed, by type.
    pub types: BTreeMap<u32, usize>,
    /// Trips in the feed, and those on the chosen lines.
    pub trips: [u64; 2],
    /// Calls of trips at stops in the feed.
    pub calls: u64,
    /// Stops in the feed, and those served by the chosen lines.
    pub stops: [usize; 2],
    /// Stations of the board.
    pub stations: usize,
    /// Stations on several lines.
    pub interchanges: usize,
    /// What was made one.
    pub merged: Vec<Remark>,
    /// What was named otherwise than in the feed.
    pub renamed: Vec<Remark>,
    /// What was left out, and why.
    pub dropped: Vec<Remark>,
    /// The lines of the board.
    pub lines: Vec<LineReport>,
}

/// How many examples are given.
pub(crate) const EXAMPLES: usize = 10;

impl Remark {
    /// A remark on things by their names; nothing if there are none.
    pub(crate) fn on(what: &'static str, names: Vec<String>) -> Option<Remark> {
        let count = names.len() as u64;
        Remark::counted(count, what, names)
    }

    /// A remark on more things than have names.
    pub(crate) fn counted(count: u64, what: &'static str, mut examples: Vec<String>) -> Option<Remark> {
        examples.truncate(EXAMPLES);
        for example in &mut examples {
            *example = naming::clean(example, 120);
        }
        (count > 0).then_some(Remark { count, what, examples })
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.what, self.count)?;
        let more = if self.count > self.examples.len() as u64 { ", ..." } else { "" };
        match &self.examples[..] {
            [] => Ok(()),
            examples => write!(f, ", {}{more}", examples.join(", ")),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.agencies.is_empty() {
            let agencies: Vec<&str> = self.agencies.iter().map(String::as_str).collect();
            writeln!(f, "Agency: {}", naming::some(&agencies, EXAMPLES))?;
        }
        let routes: usize = self.types.values().sum();
        writeln!(f, "Read: {}; together {routes} routes,", kind::census(&self.types))?;
        let ([trips, running], [stops, served]) = (self.trips, self.stops);
        writeln!(f, "  {trips} trips, {running} of them on the chosen lines,")?;
        writeln!(
            f,
            "  {} calls at stops, {stops} stops, {served} of them served by the chosen lines.",
            self.calls
        )?;
        for (title, remarks) in
            [("Merged", &self.merged), ("Renamed", &self.renamed), ("Dropped", &self.dropped)]
        {
            if !remarks.is_empty() {
                writeln!(f, "{title}:")?;
            }
            for remark in remarks {
                writeln!(f, "  {remark}")?;
            }
        }
        writeln!(
            f,
            "Board: {} lines, {} stations, {} of them on several lines",
            self.lines.len(),
            self.stations,
            self.interchanges
        )?;
        for line in &self.lines {
            let LineReport { id, full, kind, stations, seats } = line;
            let number =
                |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
            let (stations, seats) = (number(*stations, "station"), number((*seats).into(), "seat"));
            let full = if full.is_empty() { String::new() } else { format!(" ({full})") };
            writeln!(f, "  {kind} {id}{full}: {stations}, {seats}")?;
        }
        Ok(())
    }
}
