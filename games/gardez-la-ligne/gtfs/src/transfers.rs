//! Stations that the feed itself says one can change between: `transfers.txt`.

use crate::stops::Stops;
use crate::table::Table;
use crate::{Fault, Feed};
use std::collections::BTreeSet;

const FILE: &str = "transfers.txt";
const MOST_BYTES: u64 = 512 * 1024 * 1024;
/// No board has as many stations to join; what comes after these is passed over.
const MOST_PAIRS: usize = 1_000_000;
/// The type by which a feed says that one cannot change here.
const IMPOSSIBLE: u32 = 3;

/// Pairs of different stations, the lower number first.
pub(crate) fn read(feed: &mut Feed, stops: &Stops) -> Result<BTreeSet<[u32; 2]>, Fault> {
    let mut pairs = BTreeSet::new();
    let Some(mut table) = Table::open_if_there(feed, FILE, MOST_BYTES)? else { return Ok(pairs) };
    let (from, to) = (table.column_if_there("from_stop_id"), table.column_if_there("to_stop_id"));
    let of_type = table.column_if_there("transfer_type");
    while table.next()? && pairs.len() < MOST_PAIRS {
        // A type that is not a number is no reason to refuse a feed.
        if table.bytes(of_type) == IMPOSSIBLE.to_string().as_bytes() {
            continue;
        }
        let station = |id: &[u8]| stops.number(id).map(|stop| stops.root(stop));
        if let (Some(one), Some(other)) = (station(table.bytes(from)), station(table.bytes(to)))
            && one != other
        {
            pairs.insert([one.min(other), one.max(other)]);
        }
    }
    Ok(pairs)
}
