//! Where the tables of a server are kept.

use anyhow::{Context, ensure};
use std::path::PathBuf;

/// Where the tables are kept.
#[derive(clap::Args)]
pub(crate) struct Database {
    /// The folder for the embedded database
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// Another database than the embedded one, as in sqlite:/path/to/file.sqlite
    #[arg(long, env = "DATABASE_URL")]
    database: Option<String>,
}

impl Database {
    /// The address of the database; its folder is made if it is not there.
    pub(crate) fn made(self) -> anyhow::Result<String> {
        if self.database.is_none() {
            let cannot = || format!("cannot make the folder {}", self.data.display());
            let mut folder = std::fs::DirBuilder::new();
            // It holds hidden hands: a folder that we make is its user's alone.
            #[cfg(unix)]
            std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
            folder.recursive(true).create(&self.data).with_context(cannot)?;
        }
        Ok(self.url())
    }

    /// The address of a database that is there.
    pub(crate) fn existing(self) -> anyhow::Result<String> {
        let file = self.data.join(FILE);
        let given = self.database.is_some();
        ensure!(
            given || file.exists(),
            "there are no tables in {}: name the folder of the server with --data",
            self.data.display()
        );
        Ok(self.url())
    }

    fn url(self) -> String {
        self.database.unwrap_or_else(|| format!("sqlite:{}", self.data.join(FILE).display()))
    }
}

const FILE: &str = "hemicycle.sqlite";
