//! Where the text files of a feed lie: in a zip archive or in a folder.

use crate::{ImportError, naming};
use std::fs::{self, File};
use std::io::{Read, Seek};
use std::path::{Path, PathBuf};
use zip::ZipArchive;
use zip::result::ZipError;

/// How far the reading of a file has come.
#[derive(Copy, Clone, Debug)]
pub struct Progress {
    /// The file.
    pub file: &'static str,
    /// Bytes of it that have been read.
    pub read: u64,
    /// Bytes it has, as far as known.
    pub size: u64,
}

pub(crate) type Watch = Box<dyn FnMut(Progress)>;

/// A GTFS feed that can be read, file by file, as often as needed.
pub struct Feed {
    name: String,
    source: Source,
    watch: Watch,
}

enum Source {
    Folder(PathBuf),
    Archive {
        zip: ZipArchive<Box<dyn Archive>>,
        /// Some publishers zip the folder instead of what is in it.
        folder: String,
    },
}

trait Archive: Read + Seek {}
impl<T: Read + Seek> Archive for T {}

impl Feed {
    /// The feed in a zip archive or a folder.
    pub fn open(path: &Path) -> Result<Feed, ImportError> {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let unreadable = |_| ImportError::NotThere { name: name.clone() };
        if fs::metadata(path).map_err(unreadable)?.is_dir() {
            if !path.join(STOPS).exists() {
                several(&name, &feeds_in(path))?;
            }
            return Ok(Feed { name, source: Source::Folder(path.to_owned()), watch: Box::new(|_| ()) });
        }
        let file = File::open(path).map_err(unreadable)?;
        Feed::zip(name, std::io::BufReader::new(file))
    }

    /// The feed in a zip archive that is already at hand, under the name it goes by.
    pub fn zip(name: String, archive: impl Read + Seek + 'static) -> Result<Feed, ImportError> {
        match ZipArchive::new(Box::new(archive) as Box<dyn Archive>) {
            Ok(zip) => {
                let names = || zip.file_names().flatten();
                let ways = names().filter_map(|file| file.strip_suffix(STOPS).map(str::to_owned));
                let mut ways: Vec<String> = ways.filter(|way| way.is_empty() || way.ends_with('/')).collect();
                ways.sort();
                // A feed that lies open is the one that is meant, whatever else was packed.
                if !ways.iter().any(String::is_empty) {
                    // Some publishers pack an archive for each kind of transport into one.
                    let archives = names().filter(|file| file.to_lowercase().ends_with(".zip"));
                    let archives: Vec<String> = if ways.is_empty() {
                        archives.map(|file| file.to_string()).collect()
                    } else {
                        ways.clone()
                    };
                    several(&name, &archives)?;
                }
                let folder = ways.into_iter().min_by_key(String::len).unwrap_or_default();
                Ok(Feed { name, source: Source::Archive { zip, folder }, watch: Box::new(|_| ()) })
            }
            Err(_) => Err(ImportError::NotAFeed { name }),
        }
    }

    /// The same feed, with someone to be told now and then how far the reading has come.
    #[must_use]
    pub fn watched(mut self, watch: impl FnMut(Progress) + 'static) -> Feed {
        self.watch = Box::new(watch);
        self
    }

    /// What the file or folder is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The bytes of one of its files, their number, and whom to tell; nothing if there is no such file.
    pub(crate) fn file(&mut self, file: &'static str) -> Result<Option<Opened<'_>>, ImportError> {
        let (bytes, size): (Box<dyn Read + '_>, u64) = match &mut self.source {
            Source::Folder(folder) => match File::open(folder.join(file)) {
                Ok(opened) => {
                    let size = opened.metadata().map_or(0, |data| data.len());
                    (Box::new(opened), size)
                }
                Err(none) if none.kind() == std::io::ErrorKind::NotFound => return Ok(None),
                Err(_) => return Err(ImportError::Read { file }),
            },
            Source::Archive { zip, folder } => match zip.by_name(&format!("{folder}{file}")) {
                Ok(entry) => {
                    let size = entry.size();
                    (Box::new(entry), size)
                }
                Err(ZipError::FileNotFound) => return Ok(None),
                Err(_) => return Err(ImportError::Read { file }),
            },
        };
        Ok(Some(Opened { bytes, size, watch: &mut self.watch }))
    }
}

/// The file that every feed has, and nothing else.
const STOPS: &str = "stops.txt";

/// Feeds in the folders of a folder, or archives in it.
fn feeds_in(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let is_feed = |path: &PathBuf| {
        path.join(STOPS).exists() || path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip"))
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is_feed);
    let mut names: Vec<String> =
        paths.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect();
    names.sort();
    names
}

/// Refuses what holds feeds without being one. A single folder in an archive is the feed.
fn several(name: &str, feeds: &[String]) -> Result<(), ImportError> {
    let single = matches!(feeds, [only] if only.ends_with('/'));
    if feeds.is_empty() || single {
        return Ok(());
    }
    let feeds = feeds.iter().take(20).map(|feed| naming::clean(feed.trim_end_matches('/'), 120)).collect();
    Err(ImportError::Several { name: name.to_owned(), feeds })
}

pub(crate) struct Opened<'a> {
    pub(crate) bytes: Box<dyn Read + 'a>,
    pub(crate) size: u64,
    pub(crate) watch: &'a mut Watch,
}
