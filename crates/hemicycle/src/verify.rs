//! `hemicycle verify`: were the dice of a game what they had to be, and what does that prove?

use crate::saying;
use anyhow::bail;
use rules::Phrase;
use speech::{Lang, Speech};
use std::io::Write;
use std::path::PathBuf;
use table::dice_check::DiceCheckError;
use table::{Record, verdict};

/// No game fills a larger file.
const LARGEST: u64 = 64 << 20;

/// Draw everything in the file of a game again, and compare. It ends well only where the dice are proven fair, and says
/// what that proves and what not.
#[derive(clap::Args)]
pub(crate) struct Verify {
    /// The file, as downloaded at the end of a game
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(self, lang: Lang) -> anyhow::Result<()> {
        let text = saying::read_file(lang, &self.file, LARGEST)?;
        let of_file = |why: anyhow::Error| {
            let file = self.file.display().to_string();
            let told = Phrase::new("verify-bad").name("file", file).name("why", why.to_string());
            anyhow::Error::msg(saying::say(lang, &told))
        };
        let said = verify_text(&text, lang).map_err(of_file)?;
        // Whoever does not read it still has the exit code.
        let _ = writeln!(std::io::stdout(), "{said}");
        Ok(())
    }
}

/// What is proven, in sentences; an error where it is not.
fn verify_text(text: &str, lang: Lang) -> anyhow::Result<String> {
    // No game is known yet whose sentences could be needed.
    let bare = || Speech::new(verdict::LOCALES);
    let record = Record::read(text).map_err(|bad| anyhow::Error::msg(term::explain(&bad, &bare(), lang)))?;
    let games = catalog::games();
    let Some(game) = games.iter().find(|game| game.info().id == record.game) else {
        let game: String = record.game.chars().filter(|sign| !sign.is_control()).take(40).collect();
        bail!(saying::say(lang, &Phrase::new("verify-no-game").name("game", game)));
    };
    let speech = Speech::new(verdict::LOCALES);
    let say = |phrase: &Phrase| speech.say(lang, phrase, &|seat| seat.to_string());
    match game.verify(&record) {
        Ok(fair) => {
            let told: Vec<String> = fair.phrases(&record).iter().map(say).collect();
            // Where nobody was bound nothing is proven, however well the file fits together.
            if fair.committed { Ok(told.join("\n")) } else { bail!("{}", told.join("\n")) }
        }
        Err(why) => match &why {
            DiceCheckError::Record(bad) => {
                let game = Speech::new(game.locales());
                bail!("{} {}", say(&why.phrase()), term::explain(bad, &game, lang))
            }
            _ => bail!(say(&why.phrase())),
        },
    }
}
