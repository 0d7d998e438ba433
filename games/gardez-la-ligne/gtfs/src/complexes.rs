//! Stops merged into the stations of a board (GR7).
//!
//! Stops with a parent station are that station. A stop without one stands alone, except that stops of the same name
//! within 200 metres of each other are one station: they are the two sides of a road, and nobody who waits there would
//! call them two.

use crate::Fault;
use crate::stops::{Stop, Stops};
use gardez_la_ligne::MAX_STATIONS;
use std::collections::{BTreeMap, HashMap};

/// Stops of one name that are closer than this are one station, in metres.
const NEAR: f64 = 200.0;
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
}

/// All stations, and which of them a stop or parent station has become.
pub(crate) struct Complexes {
    pub(crate) all: Vec<Complex>,
    pub(crate) of_root: HashMap<u32, usize>,
}

impl Complexes {
    /// Merges the stops that a chosen line serves; the labels are those of the lines.
    pub(crate) fn merge(stops: &Stops, served: &[u64], labels: &[&str]) -> Result<Complexes, Fault> {
        let mut members: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for stop in (0..).zip(served).filter(|(_, lines)| **lines != 0).map(|(stop, _)| stop) {
            members.entry(stops.root(stop)).or_default().push(stop);
        }
        if members.is_empty() {
            return Err(Fault::NoTrips);
        }
        if members.len() > MOST_ROOTS {
            let lines = members.values().map(|platforms| lines_at(served, platforms));
            return Err(too_many(lines, labels));
        }
        let single = members.iter().map(|(root, platforms)| station(stops, served, *root, platforms));
        let single = single.collect::<Result<Vec<Complex>, Fault>>()?;
        let alone: Vec<bool> = members.keys().map(|root| stops.all[*root as usize].stands_alone()).collect();
        let leaders = namesakes(&single, &alone);

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
        Ok(Complexes { all, of_root })
    }
}

/// The lines at any of these stops.
fn lines_at(served: &[u64], stops: &[u32]) -> u64 {
    stops.iter().fold(0, |lines, stop| lines | served[*stop as usize])
}

/// Says how many stations there are, and which lines have the most.
fn too_many(stations: impl Iterator<Item = u64>, labels: &[&str]) -> Fault {
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
    Fault::Stations { stations: all, largest: largest.collect::<Vec<_>>().join(", ") }
}

impl Stop {
    /// Neither part of a station nor one itself.
    fn stands_alone(&self) -> bool {
        self.parent.is_none() && self.location != 1
    }
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
    }
}

/// The station that stops with one parent make.
fn station(stops: &Stops, served: &[u64], root: u32, platforms: &[u32]) -> Result<Complex, Fault> {
    let own = &stops.all[root as usize];
    let stop = |number: &u32| &stops.all[*number as usize];
    let names = || std::iter::once(own).chain(platforms.iter().map(stop));
    let empty = |column| Fault::Value {
        file: "stops.txt",
        line: own.line.into(),
        column,
        value: String::new(),
        wrong: "is empty, but needed for a stop that a chosen line serves",
    };
    let name = names().map(|stop| &stop.name).find(|name| !name.is_empty());
    let at = names().find_map(|stop| stop.at);
    Ok(Complex {
        name: name.ok_or_else(|| empty("stop_name"))?.to_string(),
        at: at.ok_or_else(|| empty("stop_lat"))?,
        lines: lines_at(served, platforms),
        platforms: platforms.len(),
        namesakes: 1,
    })
}

/// For each station the first of those it is one with.
fn namesakes(stations: &[Complex], alone: &[bool]) -> Vec<usize> {
    let mut leaders: Vec<usize> = (0..stations.len()).collect();
    fn leader(leaders: &mut [usize], mut station: usize) -> usize {
        while leaders[station] != station {
            leaders[station] = leaders[leaders[station]];
            station = leaders[station];
        }
        station
    }
    let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (place, station) in stations.iter().enumerate().filter(|(place, _)| alone[*place]) {
        by_name.entry(&station.name).or_default().push(place);
    }
    for group in by_name.values() {
        for (n, one) in group.iter().enumerate() {
            for other in &group[n + 1..] {
                if metres(stations[*one].at, stations[*other].at) < NEAR {
                    let (one, other) = (leader(&mut leaders, *one), leader(&mut leaders, *other));
                    leaders[one.max(other)] = one.min(other);
                }
            }
        }
    }
    (0..stations.len()).map(|station| leader(&mut leaders, station)).collect()
}

/// How far two places are apart, as long as they are not far apart.
fn metres(one: [f64; 2], other: [f64; 2]) -> f64 {
    let north = (one[0] - other[0]) * DEGREE;
    let east = (one[1] - other[1]) * DEGREE * one[0].to_radians().cos();
    north.hypot(east)
}
