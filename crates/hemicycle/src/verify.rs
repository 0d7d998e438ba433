//! `hemicycle verify`: were the dice of a game what they had to be, and what does that prove?

use anyhow::{Context, bail};
use rules::Phrase;
use speech::{Lang, Speech};
use std::io::Write;
use std::path::{Path, PathBuf};
use table::fair::Unfair;
use table::{Record, verdict};

/// Draw everything in the file of a game again, and compare. It ends well only where the dice are proven fair, and says
/// what that proves and what not.
#[derive(clap::Args)]
pub(crate) struct Verify {
    /// The file, as downloaded at the end of a game
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(self, lang: Lang) -> anyhow::Result<()> {
        let said = proven(&self.file, lang).with_context(|| self.file.display().to_string())?;
        // Whoever does not read it still has the exit code.
        let _ = writeln!(std::io::stdout(), "{said}");
        Ok(())
    }
}

/// What is proven, in sentences; an error where it is not.
fn proven(file: &Path, lang: Lang) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(file).context("this file cannot be read")?;
    let record = Record::read(&text)?;
    let doors = catalog::doors();
    let Some(door) = doors.iter().find(|door| door.info().id == record.game) else {
        bail!("there is no game `{}` here; update to check it", record.game.escape_debug());
    };
    let speech = Speech::new(verdict::LOCALES);
    let say = |phrase: &Phrase| speech.say(lang, phrase, &|seat| seat.to_string());
    match door.verify(&record) {
        Ok(fair) => {
            let told: Vec<String> = fair.told(&record).iter().map(say).collect();
            // Where nobody was bound nothing is proven, however well the file fits together.
            if fair.committed { Ok(told.join("\n")) } else { bail!("{}", told.join("\n")) }
        }
        // The details of a damage are for whoever mends the file.
        Err(why @ (Unfair::Record(_) | Unfair::Damaged(_))) => {
            let said = say(&why.told());
            Err(why).context(said)
        }
        Err(why) => bail!("{}", say(&why.told())),
    }
}
