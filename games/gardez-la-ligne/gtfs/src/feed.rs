//! Where the text files of a feed lie: in a zip archive or in a folder.

use crate::Fault;
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
    pub fn open(path: &Path) -> Result<Feed, Fault> {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let unreadable = |why: std::io::Error| Fault::NotAFeed { name: name.clone(), why: why.to_string() };
        if fs::metadata(path).map_err(unreadable)?.is_dir() {
            return Ok(Feed { name, source: Source::Folder(path.to_owned()), watch: Box::new(|_| ()) });
        }
        let file = File::open(path).map_err(unreadable)?;
        Feed::zip(name, std::io::BufReader::new(file))
    }

    /// The feed in a zip archive that is already at hand, under the name it goes by.
    pub fn zip(name: String, archive: impl Read + Seek + 'static) -> Result<Feed, Fault> {
        match ZipArchive::new(Box::new(archive) as Box<dyn Archive>) {
            Ok(zip) => {
                // The shortest way to a stops.txt is the feed's, should there be several.
                let names = zip.file_names().flatten();
                let ways = names.filter_map(|file| file.strip_suffix("stops.txt").map(str::to_owned));
                let ways = ways.filter(|way| way.is_empty() || way.ends_with('/'));
                let folder = ways.min_by_key(String::len).unwrap_or_default();
                Ok(Feed { name, source: Source::Archive { zip, folder }, watch: Box::new(|_| ()) })
            }
            Err(fault) => Err(Fault::NotAFeed { name, why: fault.to_string() }),
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
    pub(crate) fn file(&mut self, file: &'static str) -> Result<Option<Opened<'_>>, Fault> {
        let unreadable = |why: String| Fault::Read { file, why };
        let (bytes, size): (Box<dyn Read + '_>, u64) = match &mut self.source {
            Source::Folder(folder) => match File::open(folder.join(file)) {
                Ok(opened) => {
                    let size = opened.metadata().map_or(0, |data| data.len());
                    (Box::new(opened), size)
                }
                Err(none) if none.kind() == std::io::ErrorKind::NotFound => return Ok(None),
                Err(fault) => return Err(unreadable(fault.to_string())),
            },
            Source::Archive { zip, folder } => match zip.by_name(&format!("{folder}{file}")) {
                Ok(entry) => {
                    let size = entry.size();
                    (Box::new(entry), size)
                }
                Err(ZipError::FileNotFound) => return Ok(None),
                Err(fault) => return Err(unreadable(fault.to_string())),
            },
        };
        Ok(Some(Opened { bytes, size, watch: &mut self.watch }))
    }
}

pub(crate) struct Opened<'a> {
    pub(crate) bytes: Box<dyn Read + 'a>,
    pub(crate) size: u64,
    pub(crate) watch: &'a mut Watch,
}
