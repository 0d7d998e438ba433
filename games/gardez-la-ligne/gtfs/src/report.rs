//! What an import tells about itself: what was read, merged, renamed and dropped, and what came of it.

use crate::kind;
use crate::naming;
use rules::{Arg, Phrase};
use std::collections::BTreeMap;

/// Something that was done to several things alike, or that whoever plays should know of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// How many.
    pub count: u64,
    /// What it is: a message.
    pub what: &'static str,
    /// Up to ten of them, each once.
    pub examples: Vec<Arg>,
    /// A distance that the message speaks of, in metres.
    pub metres: Option<i64>,
    /// The line of a file that the message speaks of, where the first of them stands.
    pub first: Option<u64>,
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
    /// What to look at before playing.
    pub doubtful: Vec<Remark>,
    /// The lines of the board.
    pub lines: Vec<LineReport>,
}

/// A line of what is told, and how far it is set in.
pub struct ReportLine {
    /// How many steps.
    pub depth: usize,
    /// What is said.
    pub phrase: Phrase,
}

/// How many examples are given.
pub(crate) const EXAMPLES: usize = 10;

/// A name as an example, fit to be shown.
pub(crate) fn named(name: &str) -> Arg {
    Arg::Name(naming::clean(name, 120))
}

/// A name of which there are several of something: `Market (2 stops)`.
pub(crate) fn with_count(id: &'static str, name: &str, count: usize) -> Arg {
    Arg::Said(Phrase { id, args: vec![("name", named(name))] }.number("count", count as i64))
}

/// Two names: `10 = 2`, or `Gare and Port`.
pub(crate) fn pair(id: &'static str, one: &str, other: &str) -> Arg {
    Arg::Said(Phrase { id, args: vec![("one", named(one)), ("other", named(other))] })
}

impl Remark {
    /// A remark on these things; nothing if there are none.
    pub(crate) fn on(what: &'static str, examples: Vec<Arg>) -> Option<Remark> {
        let count = examples.len() as u64;
        Remark::counted(count, what, examples)
    }

    /// A remark on more things than are named.
    pub(crate) fn counted(count: u64, what: &'static str, all: Vec<Arg>) -> Option<Remark> {
        let mut examples: Vec<Arg> = Vec::new();
        for example in all {
            if examples.len() == EXAMPLES {
                break;
            }
            if !examples.contains(&example) {
                examples.push(example);
            }
        }
        (count > 0).then_some(Remark { count, what, examples, metres: None, first: None })
    }

    /// The same, speaking of a distance.
    pub(crate) fn within(mut self, metres: f64) -> Remark {
        self.metres = Some(metres as i64);
        self
    }

    /// The same, speaking of the line where the first of them stands.
    pub(crate) fn first_in(mut self, line: u64) -> Remark {
        self.first = Some(line);
        self
    }

    fn phrase(&self) -> Phrase {
        let what = Phrase { id: self.what, args: Vec::new() };
        let what = match self.first {
            // The number of a line is looked up, not counted with: its digits stay together.
            Some(line) => what.name("line", line.to_string()),
            None => what,
        };
        let what = match self.metres {
            Some(metres) => what.number("metres", metres),
            None => what,
        };
        let id = match self.examples.len() as u64 {
            0 => "remark-counted",
            some if some < self.count => "remark-some",
            _ => "remark-all",
        };
        let phrase = Phrase { id, args: Vec::new() }
            .arg("what", Arg::Said(what))
            .number("count", i64::try_from(self.count).unwrap_or(i64::MAX));
        if self.examples.is_empty() {
            phrase
        } else {
            phrase.arg("examples", Arg::List(self.examples.clone()))
        }
    }
}

impl Report {
    /// All of it, line by line.
    pub fn summary(&self) -> Vec<ReportLine> {
        let mut told = Vec::new();
        let mut say = |depth, phrase| told.push(ReportLine { depth, phrase });
        let number = |id, name, count: usize| Phrase { id, args: Vec::new() }.number(name, count as i64);
        if !self.agencies.is_empty() {
            let agencies: Vec<&str> = self.agencies.iter().map(String::as_str).collect();
            say(0, Phrase::new("report-agency").arg("agencies", naming::some(&agencies, EXAMPLES)));
        }
        let routes = number("report-read", "routes", self.types.values().sum());
        say(0, routes.name("kinds", kind::census(&self.types)));
        let ([trips, running], [stops, served]) = (self.trips, self.stops);
        say(1, number("report-trips", "trips", trips as usize).number("chosen", running as i64));
        say(1, number("report-calls", "calls", self.calls as usize));
        say(1, number("report-stops", "stops", stops).number("served", served as i64));
        for (title, remarks) in [
            ("report-merged", &self.merged),
            ("report-renamed", &self.renamed),
            ("report-dropped", &self.dropped),
            ("report-doubtful", &self.doubtful),
        ] {
            if !remarks.is_empty() {
                say(0, Phrase { id: title, args: Vec::new() });
            }
            remarks.iter().for_each(|remark| say(1, remark.phrase()));
        }
        let board =
            number("report-board", "lines", self.lines.len()).number("stations", self.stations as i64);
        say(0, board.number("several", self.interchanges as i64));
        for LineReport { id, full, kind, stations, seats } in &self.lines {
            let called = if full.is_empty() { id.clone() } else { format!("{id} ({full})") };
            let line = number("report-line", "stations", *stations).number("seats", *seats);
            say(1, line.name("kind", *kind).name("line", called));
        }
        told
    }
}
