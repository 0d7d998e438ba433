//! `hemicycle verify`: were the dice of a game what they had to be?

use anyhow::{Context, bail};
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Record;
use table::fair::{Fair, Unfair};

/// Draw everything in the file of a game again, and compare.
#[derive(clap::Args)]
pub(crate) struct Verify {
    /// The file, as it is downloaded at the end of a game
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let said = verdict(&self.file).with_context(|| self.file.display().to_string())?;
        // Whoever does not read it still has the exit code.
        let _ = writeln!(std::io::stdout(), "{said}");
        Ok(())
    }
}

fn verdict(file: &Path) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(file).context("this file cannot be read")?;
    let record = Record::read(&text)?;
    let doors = catalog::doors();
    let Some(door) = doors.iter().find(|door| door.info().id == record.game) else {
        bail!("there is no game `{}` here; update to check it", record.game.escape_debug());
    };
    match door.verify(&record) {
        Ok(fair) => Ok(told(fair)),
        // Not a fault of the file: nobody could have known.
        Err(why @ Unfair::Unknown) => Ok(format!("unverifiable: {why}.")),
        Err(why @ Unfair::Record(_)) => Err(why.into()),
        Err(why) => bail!("NOT FAIR: {why}"),
    }
}

fn told(Fair { draws, added, committed }: Fair) -> String {
    let draws = match draws {
        0 => "this game drew nothing, which is".to_owned(),
        1 => "its one draw is".to_owned(),
        many => format!("each of its {many} draws is"),
    };
    match (committed, added) {
        (false, _) => format!(
            "fair: {draws} what the seed in the file gives. It was played on one device, where nobody was bound \
             to anything: this shows that the file is whole, and no more."
        ),
        (true, 0) => format!(
            "fair: {draws} what the server's secret gives, and the secret is the one it was bound to before. \
             No player added to it."
        ),
        (true, players) => {
            let players = if players == 1 { "one player".to_owned() } else { format!("{players} players") };
            format!(
                "fair: {draws} what the server's secret and the additions of {players} give, and the secret is the \
                 one the server was bound to before."
            )
        }
    }
}
