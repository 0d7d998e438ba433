//! The stops of a feed and the stations they belong to.

use crate::error::{Amount, Wrong};
use crate::naming::{self, MOST_NAME};
use crate::table::CsvTable;
use crate::{Feed, ImportError};
use std::collections::HashMap;

const FILE: &str = "stops.txt";
const MOST_BYTES: u64 = 512 * 1024 * 1024;
const MOST_STOPS: usize = 1_000_000;
/// A boarding area belongs to a platform and that to a station: nothing sensible is deeper.
const DEPTH: usize = 4;

/// A platform, a stop by the road, or a whole station.
pub(crate) struct Stop {
    pub(crate) name: Box<str>,
    /// Latitude and longitude.
    pub(crate) at: Option<[f64; 2]>,
    /// The station it belongs to.
    pub(crate) parent: Option<u32>,
    /// What it is: 0 to stop at, 1 a station; entrances and the like have higher numbers.
    pub(crate) location: u32,
    /// Where it is written.
    pub(crate) line: u32,
}

/// All stops by number, in the order of the file.
pub(crate) struct Stops {
    pub(crate) all: Vec<Stop>,
    numbers: HashMap<Box<[u8]>, u32>,
    /// Names of stops whose parent station is not in the feed.
    pub(crate) orphans: Vec<String>,
}

impl Stops {
    pub(crate) fn read(feed: &mut Feed) -> Result<Stops, ImportError> {
        let mut table = CsvTable::open(feed, FILE, MOST_BYTES)?;
        let id = table.column("stop_id")?;
        let name = table.column("stop_name")?;
        let (lat, lon) = (table.column("stop_lat")?, table.column("stop_lon")?);
        let location = table.column_if_there("location_type");
        let parent = table.column_if_there("parent_station");
        let mut stops = Stops { all: vec![], numbers: HashMap::new(), orphans: vec![] };
        // Stations may be written below their platforms, so parents are looked up at the end.
        let mut parents: Vec<(u32, Box<[u8]>)> = Vec::new();
        while table.next()? {
            let number = stops.all.len() as u32;
            if stops.all.len() == MOST_STOPS {
                return Err(ImportError::TooMuch {
                    file: FILE,
                    most: MOST_STOPS as u64,
                    what: Amount::Stops,
                });
            }
            if stops.numbers.insert(table.needed(id)?.as_bytes().into(), number).is_some() {
                return Err(table.wrong(id, Wrong::Twice));
            }
            if !table.bytes(parent).is_empty() {
                parents.push((number, table.bytes(parent).into()));
            }
            let at = table.degrees(lat, 90.0)?.zip(table.degrees(lon, 180.0)?);
            stops.all.push(Stop {
                name: naming::clean(table.text(name)?, MOST_NAME).into(),
                // Nothing stops in the Gulf of Guinea: both zero is how some write that they do not know.
                at: at.map(|(lat, lon)| [lat, lon]).filter(|at| *at != [0.0, 0.0]),
                parent: None,
                location: table.number(location)?.unwrap_or(0),
                line: u32::try_from(table.line()).unwrap_or(u32::MAX),
            });
        }
        for (child, id) in parents {
            match stops.numbers.get(&id) {
                Some(parent) => stops.all[child as usize].parent = Some(*parent),
                None => stops.orphans.push(stops.all[child as usize].name.to_string()),
            }
        }
        Ok(stops)
    }

    /// The number of a stop.
    pub(crate) fn number(&self, id: &[u8]) -> Option<u32> {
        self.numbers.get(id).copied()
    }

    /// The station a stop belongs to in the end, or itself.
    pub(crate) fn root(&self, stop: u32) -> u32 {
        let mut root = stop;
        for _ in 0..DEPTH {
            match self.all[root as usize].parent {
                // Stops that claim each other belong to the lower number, whichever one asks.
                Some(parent) if parent == stop => return root.min(stop),
                Some(parent) => root = parent,
                None => return root,
            }
        }
        root
    }
}
