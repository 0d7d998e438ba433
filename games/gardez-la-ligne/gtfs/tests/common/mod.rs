//! The small feed of the tests, whole or spoilt.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use gardez_la_ligne_gtfs::{Feed, Import, ImportError, ImportOptions, LOCALES, ReportLine, import};
use speech::{Lang, Speech};
use std::collections::BTreeMap;
use std::io::{Cursor, Write};
use zip::write::{SimpleFileOptions, ZipWriter};

/// The text files of a feed.
#[derive(Clone)]
pub struct Files(pub BTreeMap<&'static str, Vec<u8>>);

macro_rules! file {
    ($name:literal) => {
        ($name, include_bytes!(concat!("../feed/", $name)).to_vec())
    };
}

/// The feed in `tests/feed`.
pub fn feed() -> Files {
    let files = [
        file!("agency.txt"),
        file!("feed_info.txt"),
        file!("routes.txt"),
        file!("stops.txt"),
        file!("trips.txt"),
        file!("stop_times.txt"),
    ];
    Files(BTreeMap::from(files))
}

impl Files {
    /// One file written anew.
    pub fn with(mut self, name: &'static str, text: impl Into<Vec<u8>>) -> Files {
        self.0.insert(name, text.into());
        self
    }

    /// Words of one file changed, which must be there.
    pub fn changed(self, name: &'static str, from: &str, to: &str) -> Files {
        let text = String::from_utf8(self.0[name].clone()).unwrap();
        assert!(text.contains(from), "{name} has no {from}");
        self.with(name, text.replace(from, to))
    }

    /// A row added to a file.
    pub fn and(mut self, name: &'static str, row: &str) -> Files {
        self.0.get_mut(name).unwrap().extend(format!("{row}\n").bytes());
        self
    }

    /// Without a file.
    pub fn without(mut self, name: &str) -> Files {
        self.0.remove(name).unwrap();
        self
    }

    /// The bytes of a zip archive with the files in a folder.
    pub fn zipped(&self, folder: &str) -> Vec<u8> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in &self.0 {
            zip.start_file(format!("{folder}{name}"), SimpleFileOptions::default()).unwrap();
            zip.write_all(bytes).unwrap();
        }
        zip.finish().unwrap().into_inner()
    }

    /// The board made of it.
    pub fn import(&self, routes: &str, lines: &[&str]) -> Result<Import, ImportError> {
        import_zip(self.zipped(""), routes, lines)
    }

    /// What is said when no board can be made of it.
    pub fn refused(&self, routes: &str, lines: &[&str]) -> String {
        said(&self.import(routes, lines).unwrap_err())
    }
}

/// A fault in English; it is said in both languages, with nothing left out.
pub fn said(fault: &ImportError) -> String {
    let [fr, en] = [Lang::Fr, Lang::En].map(|lang| {
        let said = Speech::new(LOCALES).say(lang, &fault.phrase(), &|seat| seat.to_string());
        for wrong in ["{$", "feed-", "wrong-", "amount-", "data-", "board-", "os error"] {
            assert!(!said.contains(wrong), "{said}");
        }
        said
    });
    assert_ne!(fr, en);
    en
}

/// What an import tells, in a language.
pub fn report_text(import: &Import, lang: Lang) -> String {
    let speech = Speech::new(LOCALES);
    let line = |told: ReportLine| {
        format!("{}{}\n", "  ".repeat(told.depth), speech.say(lang, &told.phrase, &|seat| seat.to_string()))
    };
    import.report.summary().into_iter().map(line).collect()
}

pub fn import_zip(bytes: Vec<u8>, routes: &str, lines: &[&str]) -> Result<Import, ImportError> {
    let mut feed = Feed::zip("feed.zip".to_owned(), Cursor::new(bytes))?;
    import(&mut feed, &options(routes, lines))
}

pub fn options(routes: &str, lines: &[&str]) -> ImportOptions {
    let lines = lines.iter().map(|line| line.to_string()).collect();
    ImportOptions { routes: routes.parse().unwrap(), lines, name: None, merge: None }
}
