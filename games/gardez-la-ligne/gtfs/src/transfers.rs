//! Stations that the feed itself says one can change between: `transfers.txt`.

use crate::astray::Astray;
use crate::stops::Stops;
use crate::table::CsvTable;
use crate::{Feed, ImportError};
use std::collections::BTreeSet;

const FILE: &str = "transfers.txt";
const MOST_BYTES: u64 = 512 * 1024 * 1024;
/// No board has as many stations to join; what comes after these is passed over.
const MOST_PAIRS: usize = 1_000_000;
/// The type by which a feed says that one cannot change here.
const IMPOSSIBLE: &[u8] = b"3";
/// The types that link trips, which need not name a stop.
const OF_TRIPS: [&[u8]; 2] = [b"4", b"5"];

/// What the feed says of changing.
#[derive(Default)]
pub(crate) struct Transfers {
    /// Pairs of different stations, the lower number first.
    pub(crate) pairs: BTreeSet<[u32; 2]>,
    /// Rows with a stop that the feed does not list, or with none.
    pub(crate) lost: Astray,
}

pub(crate) fn read(feed: &mut Feed, stops: &Stops) -> Result<Transfers, ImportError> {
    let mut read = Transfers::default();
    let Some(mut table) = CsvTable::open_if_there(feed, FILE, MOST_BYTES)? else { return Ok(read) };
    let (from, to) = (table.column_if_there("from_stop_id"), table.column_if_there("to_stop_id"));
    let of_type = table.column_if_there("transfer_type");
    while table.next()? && read.pairs.len() < MOST_PAIRS {
        // A type that is not a number is no reason to refuse a feed.
        let kind = table.bytes(of_type);
        if kind == IMPOSSIBLE {
            continue;
        }
        let ids = [table.bytes(from), table.bytes(to)];
        if OF_TRIPS.contains(&kind) && ids.iter().any(|id| id.is_empty()) {
            continue;
        }
        let station = |id: &[u8]| stops.number(id).map(|stop| stops.root(stop));
        match ids.map(station) {
            [Some(one), Some(other)] if one != other => {
                read.pairs.insert([one.min(other), one.max(other)]);
            }
            [Some(_), Some(_)] => {}
            _ => read.lost.add(table.line()),
        }
    }
    Ok(read)
}
