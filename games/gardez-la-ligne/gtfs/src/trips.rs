//! The trips of the chosen lines, 32 bytes each whatever their ids look like.

use crate::error::{Amount, Wrong};
use crate::kind::RouteKind;
use crate::naming;
use crate::report::EXAMPLES;
use crate::routes::Network;
use crate::table::CsvTable;
use crate::{Feed, ImportError};
use gardez_la_ligne::MAX_LINES;
use std::collections::BTreeMap;

const FILE: &str = "trips.txt";
const MOST_BYTES: u64 = 4 * 1024 * 1024 * 1024;
/// 128 MiB of them; the lines of the largest cities have a tenth.
const MOST_TRIPS: usize = 4_000_000;

/// A trip, and what its calls add up to so far.
#[derive(Copy, Clone)]
pub(crate) struct Trip {
    /// Its id, condensed: with 128 bits no two of a few million ids meet.
    pub(crate) key: u128,
    /// The sum of its stations' fingerprints, which is the same in both directions.
    pub(crate) sum: u64,
    /// How many calls it makes.
    pub(crate) calls: u32,
    /// Its line.
    pub(crate) line: u16,
}

/// All trips of the chosen lines, by key.
pub(crate) struct Trips {
    pub(crate) all: Vec<Trip>,
    /// How many trips the feed has.
    pub(crate) read: u64,
    /// How many belong to a route that the feed does not list.
    pub(crate) astray: u64,
    /// How many are listed more than once on the same line, and the ids of some of them.
    pub(crate) doubled: (u64, Vec<String>),
    /// Which of the network's lines have trips; a trip's line is a place in this list.
    pub(crate) lines: Vec<usize>,
}

impl Trips {
    pub(crate) fn read(feed: &mut Feed, network: &Network) -> Result<Trips, ImportError> {
        let mut table = CsvTable::open(feed, FILE, MOST_BYTES)?;
        let (route, id) = (table.column("route_id")?, table.column("trip_id")?);
        let mut running = vec![false; network.lines.len()];
        let (mut all, mut read, mut astray, mut lines) = (Vec::new(), 0, 0, 0);
        while table.next()? {
            read += 1;
            let line = match network.line_of.get(table.bytes(route)) {
                None => {
                    astray += 1;
                    continue;
                }
                Some(None) => continue,
                Some(Some(line)) => *line,
            };
            lines += usize::from(!std::mem::replace(&mut running[line], true));
            // With too many lines there is nothing to keep trips for, only lines to count.
            if lines > MAX_LINES {
                all = Vec::new();
                continue;
            }
            if all.len() == MOST_TRIPS {
                return Err(ImportError::TooMuch {
                    file: FILE,
                    most: MOST_TRIPS as u64,
                    what: Amount::Trips,
                });
            }
            let key = condensed(table.needed(id)?.as_bytes());
            all.push(Trip { key, sum: 0, calls: 0, line: line as u16 });
        }
        drop(table);
        let lines: Vec<usize> = (0..network.lines.len()).filter(|line| running[*line]).collect();
        if lines.len() > MAX_LINES {
            return Err(too_many(network, &lines));
        }
        for trip in &mut all {
            let place = lines.binary_search(&usize::from(trip.line));
            trip.line = place.unwrap_or_default() as u16;
        }
        all.sort_unstable_by_key(|trip| (trip.key, trip.line));
        let same = |pair: &&[Trip]| pair[0].key == pair[1].key;
        if let Some(pair) = all.windows(2).filter(same).find(|pair| pair[0].line != pair[1].line) {
            return Err(listed_again(feed, pair[0].key)?);
        }
        let twice: Vec<u128> = all.windows(2).filter(same).map(|pair| pair[0].key).collect();
        let (count, twice) = (twice.len() as u64, ids(feed, &twice)?);
        all.dedup_by_key(|trip| trip.key);
        Ok(Trips { all, read, astray, doubled: (count, twice), lines })
    }

    /// The place of a trip, if it runs on a chosen line.
    pub(crate) fn place(&self, id: &[u8]) -> Option<usize> {
        let key = condensed(id);
        self.all.binary_search_by_key(&key, |trip| trip.key).ok()
    }
}

/// Where a trip is listed for the second time, which can only be found by reading the file again.
fn listed_again(feed: &mut Feed, key: u128) -> Result<ImportError, ImportError> {
    let mut table = CsvTable::open(feed, FILE, MOST_BYTES)?;
    let id = table.column("trip_id")?;
    let mut before = false;
    while table.next()? {
        if condensed(table.bytes(id)) == key && std::mem::replace(&mut before, true) {
            return Ok(table.wrong(id, Wrong::TwoLines));
        }
    }
    // The file has changed while it was read.
    Ok(ImportError::Read { file: FILE })
}

/// The ids of some trips, as the file writes them.
fn ids(feed: &mut Feed, keys: &[u128]) -> Result<Vec<String>, ImportError> {
    let mut ids: Vec<String> = Vec::new();
    if keys.is_empty() {
        return Ok(ids);
    }
    let mut table = CsvTable::open(feed, FILE, MOST_BYTES)?;
    let id = table.column("trip_id")?;
    while ids.len() < EXAMPLES && table.next()? {
        if keys.binary_search(&condensed(table.bytes(id))).is_ok() {
            let id = table.text(id)?.to_owned();
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
    }
    Ok(ids)
}

fn too_many(network: &Network, lines: &[usize]) -> ImportError {
    let mut kinds: BTreeMap<RouteKind, usize> = BTreeMap::new();
    for line in lines {
        *kinds.entry(network.lines[*line].kind).or_default() += 1;
    }
    let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{count} {}", kind.word())).collect();
    let example: Vec<&str> = lines.iter().take(3).map(|line| network.lines[*line].label.as_str()).collect();
    ImportError::Lines {
        lines: lines.len(),
        kinds: kinds.join(", "),
        example: naming::clean(&format!("\"{}\"", example.join(",")), 80),
    }
}

/// FNV-1a with 128 bits: the same on every machine, so that the same feed gives the same board.
pub(crate) fn condensed(id: &[u8]) -> u128 {
    id.iter().fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, |hash, byte| {
        (hash ^ u128::from(*byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b)
    })
}
