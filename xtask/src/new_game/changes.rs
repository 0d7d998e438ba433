//! Changes to files that are taken back together unless all of them were made.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// What was changed so far. Dropped without [`Changes::keep`] it takes everything back.
#[derive(Default)]
pub struct Changes(Vec<UndoStep>);

/// How to take one change back.
enum UndoStep {
    /// The file had this content.
    File(PathBuf, Vec<u8>),
    /// There was no such file.
    NoFile(PathBuf),
    /// There was no such folder.
    NoFolder(PathBuf),
}

impl Changes {
    /// Writes a file, making the folders on its way.
    pub fn write(&mut self, place: &Path, content: &[u8]) -> Result<()> {
        let cannot = || format!("{} cannot be written", place.display());
        match place.exists() {
            true => self.remember(place)?,
            false => {
                let missing = place.ancestors().skip(1).take_while(|folder| !folder.exists()).last();
                self.0.extend(missing.map(|folder| UndoStep::NoFolder(folder.to_owned())));
                self.0.push(UndoStep::NoFile(place.to_owned()));
            }
        }
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder).with_context(cannot)?;
        }
        fs::write(place, content).with_context(cannot)
    }

    /// Keeps the content of a file that another program may change.
    pub fn remember(&mut self, place: &Path) -> Result<()> {
        let content = fs::read(place).with_context(|| format!("{} cannot be read", place.display()))?;
        self.0.push(UndoStep::File(place.to_owned(), content));
        Ok(())
    }

    /// All went well: nothing is taken back.
    pub fn keep(mut self) {
        self.0.clear();
    }
}

impl Drop for Changes {
    fn drop(&mut self) {
        for before in self.0.drain(..).rev() {
            // What cannot be taken back is told; the rest still is.
            let (place, done) = match &before {
                UndoStep::File(place, content) => (place, fs::write(place, content)),
                UndoStep::NoFile(place) if !place.exists() => continue,
                UndoStep::NoFile(place) => (place, fs::remove_file(place)),
                UndoStep::NoFolder(place) => (place, fs::remove_dir_all(place)),
            };
            if let Err(error) = done {
                eprintln!("{} could not be put back: {error}", place.display());
            }
        }
    }
}
