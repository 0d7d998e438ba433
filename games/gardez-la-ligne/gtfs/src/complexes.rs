//! Stops merged into the stations of a board (GR7).
//!
//! Stops with a parent station are that station. Stations of one name are one where the feed has a transfer between
//! them, or where they are near each other: platforms of two lines under one square, or the two sides of a road, which
//! nobody who waits there would call two.

use crate::ImportError;
use crate::error::Wrong;
use crate::naming;
use crate::stops::Stops;
use gardez_la_ligne::MAX_STATIONS;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Unless somebody says otherwise, stations of one name that are closer than this are one, in metres.
const NEAR: f64 = 200.0;
/// The same for stations without a line in common, in a feed that names no transfers: interchanges are that large, but
/// stops of one line so far apart are two, and where a feed does say what is joined, its word counts.
const NEAR_OTHERS: f64 = 500.0;
/// Metres in a degree of latitude.
const DEGREE: f64 = 111_195.0;
/// With more than this many stations before any merging, no merging makes a board of them.
const MOST_ROOTS: usize = 16 * MAX_STATIONS;

/// A station of the board to be.
pub(crate) struct Complex {
    pub(crate) name: String,
    /// Latitude and longitude.
    pub(crate) at: [f64; 2],
    /// The lines through it, a bit each.
    pub(crate) lines: u64,
    /// How many stops it was made of by their parent station; 1 if there was nothing to merge.
    pub(crate) platforms: usize,
    /// How many stations or stops it was made of by their name; 1 if there was nothing to merge.
    pub(crate) namesakes: usize,
    /// Does the feed itself join some of them by a transfer?
    pub(crate) transfer: bool,
}

/// How far apart stations of one name may be to be one.
pub(crate) struct Reach {
    /// For those that have a line in common, in metres.
    pub(crate) same_line: f64,
    /// For all others.
    pub(crate) others: f64,
}

impl Reach {
    /// As somebody wants it, or else as is sensible for a feed that does or does not tell its transfers.
    fn new(wanted: Option<f64>, tells_transfers: bool) -> Reach {
        match wanted {
            Some(metres) => Reach { same_line: metres, others: metres },
            None => Reach { same_line: NEAR, others: if tells_transfers { NEAR } else { NEAR_OTHERS } },
        }
    }

    fn between(&self, one: &Complex, other: &Complex) -> f64 {
        if one.lines & other.lines == 0 { self.others } else { self.same_line }
    }
}

/// All stations, and which of them a stop or parent station has become.
pub(crate) struct Complexes {
    pub(crate) all: Vec<Complex>,
    pub(crate) of_root: HashMap<u32, usize>,
    /// How far apart namesakes could be.
    pub(crate) reach: Reach,
}

impl Complexes {
    /// Merges the stops that a chosen line serves; the labels are those of the lines, and `metres` is how far apart
    /// namesakes may be, if somebody cares.
    pub(crate) fn merge(
        stops: &Stops,
        served: &[u64],
        labels: &[&str],
        transfers: &BTreeSet<[u32; 2]>,
        metres: Option<f64>,
    ) -> Result<Complexes, ImportError> {
        let mut members: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for stop in (0..).zip(served).filter(|(_, lines)| **lines != 0).map(|(stop, _)| stop) {
            members.entry(stops.root(stop)).or_default().push(stop);
        }
        if members.is_empty() {
            return Err(ImportError::NoTrips);
        }
        if members.len() > MOST_ROOTS {
            let lines = members.values().map(|platforms| lines_at(served, platforms));
            return Err(too_many(lines, labels));
        }
        let single = members.iter().map(|(root, platforms)| station(stops, served, *root, platforms));
        let mut single = single.collect::<Result<Vec<Complex>, ImportError>>()?;
        let place_of: HashMap<u32, usize> = members.keys().copied().zip(0..).collect();
        let known = |[one, other]: &[u32; 2]| Some([*place_of.get(one)?, *place_of.get(other)?]);
        let transfers: Vec<[usize; 2]> = transfers.iter().filter_map(known).collect();
        let reach = Reach::new(metres, !transfers.is_empty());
        let leaders = leaders(&mut single, &transfers, &reach);

        let mut all: Vec<Complex> = Vec::new();
        let mut place_of_leader = HashMap::new();
        let mut of_root = HashMap::new();
        for ((root, station), leader) in members.keys().zip(single).zip(leaders) {
            let place = *place_of_leader.entry(leader).or_insert(all.len());
            of_root.insert(*root, place);
            match all.get_mut(place) {
                Some(complex) => complex.take_in(&station),
                None => all.push(station),
            }
        }
        if all.len() > MAX_STATIONS {
            return Err(too_many(all.iter().map(|complex| complex.lines), labels));
        }
        Ok(Complexes { all, of_root, reach })
    }
}

/// The lines at any of these stops.
fn lines_at(served: &[u64], stops: &[u32]) -> u64 {
    stops.iter().fold(0, |lines, stop| lines | served[*stop as usize])
}

/// Says how many stations there are, and which lines have the most.
fn too_many(stations: impl Iterator<Item = u64>, labels: &[&str]) -> ImportError {
    let mut counts: Vec<(usize, &str)> = labels.iter().map(|label| (0, *label)).collect();
    let mut all = 0;
    for lines in stations {
        all += 1;
        for (_, (count, _)) in (0..).zip(&mut counts).filter(|(line, _)| lines >> line & 1 == 1) {
            *count += 1;
        }
    }
    counts.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let largest = counts.iter().take(5).map(|(count, label)| format!("{label} {count}"));
    ImportError::Stations { stations: all, largest: largest.collect::<Vec<_>>().join(", ") }
}

impl Complex {
    fn take_in(&mut self, other: &Complex) {
        let (own, new) = (self.namesakes as f64, other.namesakes as f64);
        // The middle of all of them; they are too close for the shape of the Earth to matter.
        let middle = |place: usize| (self.at[place] * own + other.at[place] * new) / (own + new);
        self.at = [middle(0), middle(1)];
        self.lines |= other.lines;
        self.namesakes += other.namesakes;
        self.platforms = self.platforms.max(other.platforms);
        self.transfer |= other.transfer;
    }
}

/// The station that stops with one parent make.
fn station(stops: &Stops, served: &[u64], root: u32, platforms: &[u32]) -> Result<Complex, ImportError> {
    let own = &stops.all[root as usize];
    let stop = |number: &u32| &stops.all[*number as usize];
    let names = || std::iter::once(own).chain(platforms.iter().map(stop));
    let empty = |column| ImportError::Value {
        file: "stops.txt",
        line: own.line.into(),
        column,
        value: String::new(),
        wrong: Wrong::EmptyServed,
    };
    let name = names().map(|stop| &stop.name).find(|name| !name.is_empty());
    let at = names().find_map(|stop| stop.at);
    Ok(Complex {
        name: name.ok_or_else(|| empty("stop_name"))?.to_string(),
        at: at.ok_or_else(|| empty("stop_lat"))?,
        lines: lines_at(served, platforms),
        platforms: platforms.len(),
        namesakes: 1,
        transfer: false,
    })
}

/// For each station the first of those it is one with.
fn leaders(stations: &mut [Complex], transfers: &[[usize; 2]], reach: &Reach) -> Vec<usize> {
    let names: Vec<String> = stations.iter().map(|station| naming::folded(&station.name)).collect();
    let mut groups = Groups((0..stations.len()).collect());
    for [one, other] in transfers.iter().filter(|[one, other]| names[*one] == names[*other]) {
        groups.unite(*one, *other);
        stations[*one].transfer = true;
        stations[*other].transfer = true;
    }
    let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (place, name) in names.iter().enumerate() {
        by_name.entry(name).or_default().push(place);
    }
    for namesakes in by_name.values() {
        for (n, one) in namesakes.iter().enumerate() {
            for other in &namesakes[n + 1..] {
                let [here, there] = [&stations[*one], &stations[*other]];
                if metres(here.at, there.at) < reach.between(here, there) {
                    groups.unite(*one, *other);
                }
            }
        }
    }
    (0..stations.len()).map(|station| groups.leader(station)).collect()
}

/// Stations that are one, each pointing at one with a lower number or at itself.
struct Groups(Vec<usize>);

impl Groups {
    fn leader(&mut self, mut station: usize) -> usize {
        while self.0[station] != station {
            self.0[station] = self.0[self.0[station]];
            station = self.0[station];
        }
        station
    }

    fn unite(&mut self, one: usize, other: usize) {
        let (one, other) = (self.leader(one), self.leader(other));
        self.0[one.max(other)] = one.min(other);
    }
}

/// How far two places are apart, as long as they are not far apart.
fn metres(one: [f64; 2], other: [f64; 2]) -> f64 {
    let north = (one[0] - other[0]) * DEGREE;
    let east = (one[1] - other[1]) * DEGREE * one[0].to_radians().cos();
    north.hypot(east)
}
