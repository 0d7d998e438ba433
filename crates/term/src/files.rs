//! Games kept in files, and files that are no games.

use crate::answers::stay;
use crate::floor::{Floor, Next};
use crate::sitting::Sitting;
use crate::voice::own_speech;
use rules::{Game, MAX_SEATS, Phrase, Seed};
use speech::Lang;
use std::fs::File;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use table::{BadRecord, Record};

/// No game fills a larger file; a larger one is not read to the end.
const LARGEST: u64 = 64 << 20;

/// Opens a file as a game; why it cannot be, as a sentence. Where the file does not say where later draws come from, they
/// come from `fresh`.
pub fn load<G: Game>(path: &Path, fresh: Seed, lang: Lang) -> Result<Sitting<G>, String> {
    opened(path, fresh).map_err(|why| own_speech().say(lang, &why, &|_| String::new()))
}

fn opened<G: Game>(path: &Path, fresh: Seed) -> Result<Sitting<G>, Phrase> {
    let unreadable = |error: io::Error| {
        Phrase::new("load-failed").name("path", path.display().to_string()).name("why", error.to_string())
    };
    let text = read(path).map_err(unreadable)?;
    Record::read(&text).and_then(|record| Sitting::resume(&record, fresh)).map_err(|bad| explanation(&bad))
}

fn explanation(bad: &BadRecord) -> Phrase {
    match bad {
        BadRecord::Damaged(why) => Phrase::new("file-damaged").name("why", why),
        BadRecord::Foreign => Phrase::new("file-foreign"),
        BadRecord::Newer(form) => Phrase::new("file-newer").number("form", *form),
        BadRecord::Incomplete(why) => Phrase::new("file-incomplete").name("why", why),
        BadRecord::OtherGame(game) => Phrase::new("file-other-game").name("game", game),
        BadRecord::OtherRules { given, ours } => {
            Phrase::new("file-other-rules").number("given", *given).number("ours", *ours)
        }
        BadRecord::SetUp(why) => Phrase::new("file-set-up").name("why", why.to_string()),
        BadRecord::Log(why) => Phrase::new("file-log").name("why", why.to_string()),
    }
}

impl<G: Game, R: BufRead, W: Write> Floor<G, R, W> {
    /// Keeps the game in a file. A file that is something else is not written over.
    pub(crate) fn save(&mut self, path: &str) -> io::Result<()> {
        if path.is_empty() {
            return self.say(Phrase::new("save-how"));
        }
        let path_shown = path.to_owned();
        let path = Path::new(path);
        if path.exists() && !read(path).is_ok_and(|text| Record::read(&text).is_ok()) {
            return self.say(Phrase::new("save-occupied").name("path", path_shown));
        }
        match write(path, &self.sitting.record().write()) {
            Ok(()) => self.say(Phrase::new("saved").name("path", path_shown)),
            Err(error) => {
                self.say(Phrase::new("save-failed").name("path", path_shown).name("why", error.to_string()))
            }
        }
    }

    /// Goes on with another game. If that cannot be, this one goes on unchanged.
    pub(crate) fn load(&mut self, path: &str) -> io::Result<Next> {
        if path.is_empty() {
            return self.say(Phrase::new("load-how")).map(stay);
        }
        // A file without a seed goes on with draws that the one before it would have made: as good as any other.
        let fresh: Seed = self.sitting.record().seed().ok().flatten().unwrap_or_default();
        match opened(Path::new(path), fresh) {
            Ok(sitting) => {
                self.sitting = sitting;
                self.voice.meet(self.sitting.seating());
                self.heard = [self.sitting.a_round_ago(); MAX_SEATS];
                (self.keyboard, self.waved_on, self.refused) = (None, None, None);
                self.listed.clear();
                self.say(Phrase::new("loaded").number("count", self.sitting.len() as i64 - 1))?;
                self.welcome()?;
                Ok(Next::GoOn)
            }
            Err(why) => {
                self.say(why)?;
                self.say(Phrase::new("load-unchanged")).map(stay)
            }
        }
    }
}

fn read(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST).read_to_end(&mut bytes)?;
    // What is not text at all is then found to be no game.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Writes beside the place and moves it there, so that a full disk leaves what was there before.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, path)).inspect_err(|_| {
        // The reason is told; a rest that cannot be removed either adds nothing to it.
        let _ = std::fs::remove_file(&beside);
    })
}
