//! Finds out which files were saved: their modification times, looked at again and again, which needs no help of the
//! system.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

/// How often the files are looked at.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// The files of some folders as they were at the last look.
pub struct Watcher {
    places: Vec<PathBuf>,
    known: BTreeMap<PathBuf, SystemTime>,
}

/// What somebody saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The files that were changed, made or removed; there is at least one.
    pub files: Vec<PathBuf>,
    /// When the first of them was.
    pub at: SystemTime,
}

impl Watcher {
    /// Watches these files and everything in these folders.
    pub fn new(places: impl IntoIterator<Item = PathBuf>) -> Watcher {
        let mut watcher = Watcher { places: places.into_iter().collect(), known: BTreeMap::new() };
        watcher.changes();
        watcher
    }

    /// Waits until something is saved, and then until nothing more is: an editor may save many files at once.
    pub fn wait(&mut self) -> Saved {
        let mut all: Option<Saved> = None;
        loop {
            match (self.changes(), all.take()) {
                (None, Some(all)) => return all,
                (None, None) => {}
                (Some(new), None) => all = Some(new),
                (Some(new), Some(mut old)) => {
                    old.at = old.at.min(new.at);
                    old.files.extend(new.files);
                    old.files.sort();
                    old.files.dedup();
                    all = Some(old);
                }
            }
            sleep(POLL_INTERVAL);
        }
    }

    /// What was saved since the last look, if anything.
    pub fn changes(&mut self) -> Option<Saved> {
        let mut now = BTreeMap::new();
        for place in &self.places {
            note_times(place, &mut now);
        }
        let changed = now.iter().filter(|(file, time)| self.known.get(*file) != Some(time));
        let changed: Vec<_> = changed.map(|(file, time)| (file.clone(), *time)).collect();
        let gone = self.known.keys().filter(|file| !now.contains_key(*file));
        // Nobody writes down when a file went.
        let gone = gone.map(|file| (file.clone(), SystemTime::now()));
        let (files, times): (Vec<_>, Vec<_>) = changed.into_iter().chain(gone).unzip();
        self.known = now;
        Some(Saved { files, at: times.into_iter().min()? })
    }
}

/// Writes down the times of all files there. What cannot be read is on its way in or out, and seen at the next look.
fn note_times(place: &Path, times: &mut BTreeMap<PathBuf, SystemTime>) {
    let name = place.file_name().unwrap_or_default().to_string_lossy();
    // What an editor keeps for itself.
    if name.starts_with('.') || name.ends_with('~') {
        return;
    }
    let Ok(metadata) = fs::metadata(place) else { return };
    if metadata.is_dir() {
        for entry in fs::read_dir(place).into_iter().flatten().flatten() {
            note_times(&entry.path(), times);
        }
    } else if let Ok(time) = metadata.modified() {
        times.insert(place.to_owned(), time);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_saved_is_told_once_whether_changed_made_or_removed() {
        let folder = std::env::temp_dir().join(format!("hemicycle-watcher-{}", std::process::id()));
        fs::create_dir_all(folder.join("web")).unwrap();
        let (hand, map) = (folder.join("web/hand.rs"), folder.join("map.rs"));
        fs::write(&hand, "1").unwrap();
        let mut watcher = Watcher::new([folder.clone(), folder.join("no-such-place")]);
        assert_eq!(watcher.changes(), None);

        let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        fs::File::open(&hand).unwrap().set_modified(long_ago).unwrap();
        assert_eq!(watcher.changes(), Some(Saved { files: vec![hand.clone()], at: long_ago }), "a change");
        assert_eq!(watcher.changes(), None, "it is told once");

        fs::write(&map, "2").unwrap();
        fs::write(folder.join(".map.rs.swp"), "what an editor keeps").unwrap();
        let made = watcher.changes().unwrap().files;
        assert!(made.iter().eq([&map]), "a new file, and not what the editor keeps: {made:?}");
        fs::remove_file(&hand).unwrap();
        assert_eq!(watcher.changes().unwrap().files, [hand], "a file less");

        fs::write(&map, "3").unwrap();
        assert_eq!(watcher.wait().files, [map]);
        fs::remove_dir_all(folder).unwrap();
    }
}
