//! The calls of trips at stops: `stop_times.txt`, the file that has gigabytes.
//!
//! It is read twice from beginning to end and never held. The first time, each trip adds up which stations it calls
//! at, and each stop learns its lines. Trips of a line with the same sum go the same way, so one of them stands for
//! all; the second time, only the calls of those few are kept, to draw the line by. The rows may come in any order.

use crate::astray::Astray;
use crate::error::Wrong;
use crate::report::EXAMPLES;
use crate::stops::Stops;
use crate::table::{Column, CsvTable};
use crate::trips::Trips;
use crate::{Feed, ImportError};

const FILE: &str = "stop_times.txt";
const MOST_BYTES: u64 = 64 * 1024 * 1024 * 1024;
/// So many calls are kept for drawing a line, those of its longest ways first.
const MOST_KEPT: usize = 1 << 16;

/// What the first reading finds.
pub(crate) struct Served {
    /// The lines that call at each stop, a bit each.
    pub(crate) lines: Vec<u64>,
    /// Rows in the file.
    pub(crate) read: u64,
    /// Calls that name no trip.
    pub(crate) tripless: Astray,
    /// Calls at a stop that the feed does not list, or at none.
    pub(crate) nowhere: Astray,
    /// Some of those stops, each once.
    pub(crate) unknown: Vec<String>,
}

/// A way trips go: the stations they call at, in order.
pub(crate) type Way = Vec<u32>;

struct Columns {
    trip: Column,
    stop: Column,
    sequence: Column,
}

fn open(feed: &mut Feed) -> Result<(CsvTable<'_>, Columns), ImportError> {
    let table = CsvTable::open(feed, FILE, MOST_BYTES)?;
    let trip = table.column("trip_id")?;
    let (stop, sequence) = (table.column("stop_id")?, table.column("stop_sequence")?);
    Ok((table, Columns { trip, stop, sequence }))
}

/// A trip's calls mostly follow each other, so the last trip is remembered and not searched again.
#[derive(Default)]
struct Last {
    id: Vec<u8>,
    place: Option<usize>,
}

impl Last {
    fn place(&mut self, id: &[u8], search: impl FnOnce(&[u8]) -> Option<usize>) -> Option<usize> {
        if self.id != id || id.is_empty() {
            self.id.clear();
            self.id.extend_from_slice(id);
            self.place = search(id);
        }
        self.place
    }
}

/// The first reading.
pub(crate) fn served(feed: &mut Feed, trips: &mut Trips, stops: &Stops) -> Result<Served, ImportError> {
    let (mut table, columns) = open(feed)?;
    let [tripless, nowhere] = [Astray::default(); 2];
    let mut served = Served { lines: vec![0; stops.all.len()], read: 0, tripless, nowhere, unknown: vec![] };
    let mut last = Last::default();
    while table.next()? {
        served.read += 1;
        if table.bytes(columns.trip).is_empty() {
            served.tripless.add(table.line());
            continue;
        }
        let place = last.place(table.bytes(columns.trip), |id| trips.place(id));
        let Some(trip) = place.map(|place| &mut trips.all[place]) else { continue };
        let Some(stop) = stops.number(table.bytes(columns.stop)) else {
            served.nowhere.add(table.line());
            if served.unknown.len() < EXAMPLES {
                let id = table.text(columns.stop)?;
                if served.unknown.iter().all(|known| known != id) {
                    served.unknown.push(id.to_owned());
                }
            }
            continue;
        };
        if table.number(columns.sequence)?.is_none() {
            return Err(table.wrong(columns.sequence, Wrong::Empty));
        }
        served.lines[stop as usize] |= 1 << trip.line;
        trip.calls += 1;
        trip.sum = trip.sum.wrapping_add(fingerprint(stops.root(stop)));
    }
    Ok(served)
}

/// The second reading: for each line the different ways its trips go, the longest first.
pub(crate) fn ways(feed: &mut Feed, trips: Trips, stops: &Stops) -> Result<Vec<Vec<Way>>, ImportError> {
    let Trips { mut all, lines, .. } = trips;
    all.sort_unstable_by_key(|trip| (trip.line, std::cmp::Reverse(trip.calls), trip.sum, trip.key));
    all.dedup_by_key(|trip| (trip.line, trip.calls, trip.sum));
    let mut kept = vec![0; lines.len()];
    all.retain(|trip| {
        let kept = &mut kept[usize::from(trip.line)];
        *kept += trip.calls as usize;
        trip.calls > 0 && *kept <= MOST_KEPT
    });
    all.shrink_to_fit();
    let mut by_key: Vec<(u128, usize)> = all.iter().enumerate().map(|(n, trip)| (trip.key, n)).collect();
    by_key.sort_unstable();
    let search = |id: &[u8]| {
        let key = crate::trips::condensed(id);
        by_key.binary_search_by_key(&key, |(key, _)| *key).ok().map(|place| by_key[place].1)
    };

    let mut calls: Vec<Vec<(u32, u32)>> = vec![Vec::new(); all.len()];
    let mut missing: u64 = all.iter().map(|trip| u64::from(trip.calls)).sum();
    let (mut table, columns) = open(feed)?;
    let mut last = Last::default();
    while missing > 0 && table.next()? {
        let place = last.place(table.bytes(columns.trip), search);
        let stop = || stops.number(table.bytes(columns.stop));
        let (Some(place), sequence) = (place, table.number(columns.sequence)?) else { continue };
        if let (Some(stop), Some(sequence)) = (stop(), sequence) {
            calls[place].push((sequence, stops.root(stop)));
            missing -= 1;
        }
    }

    let mut ways: Vec<Vec<Way>> = vec![Vec::new(); lines.len()];
    for (trip, mut calls) in all.iter().zip(calls) {
        calls.sort_unstable();
        ways[usize::from(trip.line)].push(calls.into_iter().map(|(_, station)| station).collect());
    }
    Ok(ways)
}

/// Spreads a number over 64 bits, so that sums of different stations differ.
fn fingerprint(station: u32) -> u64 {
    let mut bits = u64::from(station).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
