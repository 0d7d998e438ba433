//! Whom a feed is owed to: its agencies, its publisher, and whoever else asks to be named.

use crate::table::CsvTable;
use crate::{Feed, ImportError};
use std::collections::BTreeMap;

/// These files are a page long, not a book.
const MOST: u64 = 16 * 1024 * 1024;
const MOST_AGENCIES: usize = 10_000;

/// What a feed says about itself. None of it is needed to make a board.
#[derive(Default)]
pub(crate) struct Credits {
    agencies: BTreeMap<String, String>,
    publisher: String,
    version: String,
    others: Vec<String>,
}

impl Credits {
    pub(crate) fn read(feed: &mut Feed) -> Result<Credits, ImportError> {
        let mut credits = Credits::default();
        if let Some(mut table) = CsvTable::open_if_there(feed, "agency.txt", MOST)? {
            let (id, name) = (table.column_if_there("agency_id"), table.column("agency_name")?);
            while table.next()? && credits.agencies.len() < MOST_AGENCIES {
                credits.agencies.insert(table.text(id)?.to_owned(), table.text(name)?.to_owned());
            }
        }
        if let Some(mut table) = CsvTable::open_if_there(feed, "feed_info.txt", MOST)? {
            let publisher = table.column_if_there("feed_publisher_name");
            let version = table.column_if_there("feed_version");
            if table.next()? {
                credits.publisher = table.text(publisher)?.to_owned();
                credits.version = table.text(version)?.to_owned();
            }
        }
        if let Some(mut table) = CsvTable::open_if_there(feed, "attributions.txt", MOST)? {
            let name = table.column_if_there("organization_name");
            while table.next()? && credits.others.len() < MOST_AGENCIES {
                credits.others.push(table.text(name)?.to_owned());
            }
        }
        Ok(credits)
    }

    /// The id of the only agency, which routes need not name.
    pub(crate) fn only_agency(&self) -> Option<&str> {
        match self.agencies.len() {
            1 => self.agencies.keys().next().map(String::as_str),
            _ => None,
        }
    }

    /// The names of these agencies, each once.
    pub(crate) fn names<'a>(&self, ids: impl Iterator<Item = &'a str>) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for id in ids {
            let name = self.agencies.get(id).map_or(id, String::as_str);
            if !name.is_empty() && names.iter().all(|known| known != name) {
                names.push(name.to_owned());
            }
        }
        names
    }

    /// Everyone to be named for a board of these agencies' lines.
    pub(crate) fn attribution(&self, agencies: &[String]) -> String {
        let mut all = agencies.to_vec();
        for name in std::iter::once(&self.publisher).chain(&self.others) {
            if !name.is_empty() && !all.contains(name) {
                all.push(name.clone());
            }
        }
        all.join(", ")
    }

    pub(crate) fn publisher(&self) -> &str {
        &self.publisher
    }

    pub(crate) fn version(&self) -> &str {
        &self.version
    }
}
