//! The command-line options of the database: where the tables of a server are kept.

use anyhow::{Context, ensure};
#[cfg(unix)]
use std::path::Path;
use std::path::PathBuf;

/// Where a server has its tables, and what else it keeps.
pub(crate) struct Place {
    /// The address of the database.
    pub(crate) url: String,
    /// The folder of the embedded database, and of the operator's socket where the database is no file.
    pub(crate) folder: PathBuf,
}

/// Where the tables are kept.
#[derive(clap::Args)]
pub(crate) struct Database {
    /// The folder for the embedded database
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// Another database than the embedded one, as in sqlite:/path/to/file.sqlite or postgres://user@host/hemicycle
    #[arg(long, env = "DATABASE_URL")]
    database: Option<String>,
}

impl Database {
    /// The place of a server; its folder is made if it is not there and something comes into it.
    pub(crate) fn made(self) -> anyhow::Result<Place> {
        if self.database.as_ref().is_none_or(|url| url.starts_with("postgres")) {
            let cannot = || format!("cannot make the folder {}", self.data.display());
            let mut folder = std::fs::DirBuilder::new();
            // It holds hidden hands: a folder that we make is its user's alone.
            #[cfg(unix)]
            std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
            folder.recursive(true).create(&self.data).with_context(cannot)?;
            #[cfg(unix)]
            keep_private(&self.data);
        }
        Ok(self.place())
    }

    /// The place of a database that is there.
    pub(crate) fn existing(self) -> anyhow::Result<Place> {
        let file = self.data.join(FILE);
        let given = self.database.is_some();
        ensure!(
            given || file.exists(),
            "there are no tables in {}: name the folder of the server with --data",
            self.data.display()
        );
        Ok(self.place())
    }

    fn place(self) -> Place {
        let embedded = || format!("sqlite:{}", self.data.join(FILE).display());
        Place { url: self.database.unwrap_or_else(embedded), folder: self.data }
    }
}

/// Takes a folder that was there away from others, if it holds nothing but tables; else says that others may look into it.
#[cfg(unix)]
fn keep_private(data: &Path) {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let Ok(folder) = std::fs::metadata(data) else { return };
    if folder.mode() & 0o077 == 0 {
        return;
    }
    let ours = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with(FILE))
    };
    let only_tables = std::fs::read_dir(data).is_ok_and(|mut entries| entries.all(ours));
    // The system's administrator could do it to anybody's folder. Where the system does not tell who we are, who may do it
    // is taken to own it.
    let owned = std::fs::metadata("/proc/self").map_or(true, |own| own.uid() == folder.uid());
    let private = || std::fs::set_permissions(data, PermissionsExt::from_mode(0o700));
    if !(owned && only_tables && private().is_ok()) {
        tracing::warn!(
            folder = %data.display(),
            "others may look into the folder of the tables; give the server one of its own, with mode 0700"
        );
    }
}

const FILE: &str = "hemicycle.sqlite";
