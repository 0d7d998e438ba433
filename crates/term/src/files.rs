//! Saves and loads games.

use crate::answers::stay;
use crate::explaining::explain;
use crate::game::TerminalGame;
use crate::game_loop::{GameLoop, Next};
use crate::narrator::own_speech;
use rules::{Arg, Game, MAX_SEATS, Phrase, Seed};
use speech::{Lang, Speech};
use std::fs::File;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use table::{Record, RecordError};

/// No game fills a larger file; a larger one is not read to the end.
const LARGEST: u64 = 64 << 20;

/// Opens a file as a game; why it cannot be, as a sentence. Where the file does not say where later draws come from, they
/// come from `fresh`.
pub fn load<G: Game>(path: &Path, fresh: Seed, lang: Lang) -> Result<TerminalGame<G>, String> {
    let say = |phrase: Phrase| own_speech().say(lang, &phrase, &|_| String::new());
    let unreadable = |error: io::Error| match cause(&error) {
        Some(why) => Phrase::new("load-failed").arg("why", Arg::Message(why)),
        None => Phrase::new("load-failed-oddly").name("raw", error.to_string()),
    };
    let shown = path.display().to_string();
    let text = read_game_file(path).map_err(|error| say(unreadable(error).name("path", shown)))?;
    let explained = |bad: RecordError| explain(&bad, &Speech::of::<G>(), lang);
    let record = Record::read(&text).map_err(explained)?;
    let mut session = TerminalGame::resume(&record, fresh).map_err(explained)?;
    // A file with the proof of a server's dice is no place for what goes on here without a server.
    session.file = record.dice.is_none().then(|| path.to_owned());
    Ok(session)
}

/// The causes that people meet, as sentences of ours; the system's own words are in a language of its own.
fn cause(error: &io::Error) -> Option<&'static str> {
    match error.kind() {
        io::ErrorKind::NotFound => Some("why-not-found"),
        io::ErrorKind::PermissionDenied => Some("why-denied"),
        io::ErrorKind::IsADirectory => Some("why-folder"),
        io::ErrorKind::NotADirectory => Some("why-no-folder"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Some("why-full"),
        io::ErrorKind::ReadOnlyFilesystem => Some("why-read-only"),
        io::ErrorKind::InvalidFilename => Some("why-bad-name"),
        _ => None,
    }
}

impl<G: Game, R: BufRead, W: Write> GameLoop<G, R, W> {
    /// Keeps the game in a file: without a name, in the one where it is already. A file that is something else is not
    /// written over, and one that is another game only when that is said (`over`).
    pub(crate) fn save(&mut self, path: &str, over: bool) -> io::Result<()> {
        let path = match (path, &self.session.file) {
            ("", None) => return self.print_phrase(Phrase::new("save-how")),
            ("", Some(file)) => file.clone(),
            (path, _) => PathBuf::from(path),
        };
        let path_shown = path.display().to_string();
        if path.is_dir() {
            let why = Phrase::new("save-failed").arg("why", Arg::Message("why-folder"));
            return self.print_phrase(why.name("path", path_shown));
        }
        if path.exists() && !self.session.file.as_deref().is_some_and(|file| is_same(file, &path)) {
            if !read_game_file(&path).is_ok_and(|text| Record::read(&text).is_ok()) {
                return self.print_phrase(Phrase::new("save-occupied").name("path", path_shown));
            }
            if !over {
                return self.print_phrase(Phrase::new("save-other-game").name("path", path_shown));
            }
        }
        match write(&path, &self.session.record().write()) {
            Ok(()) => {
                self.session.file = Some(path);
                self.print_phrase(Phrase::new("saved").name("path", path_shown))
            }
            Err(error) => {
                let why = match cause(&error) {
                    // The file was to be made: what is not there is its folder.
                    Some("why-not-found") => Some("why-no-folder"),
                    other => other,
                };
                let why = match why {
                    Some(why) => Phrase::new("save-failed").arg("why", Arg::Message(why)),
                    None => Phrase::new("save-failed-oddly").name("raw", error.to_string()),
                };
                self.print_phrase(why.name("path", path_shown))
            }
        }
    }

    /// Goes on with another game. If that cannot be, this one goes on unchanged.
    pub(crate) fn load(&mut self, path: &str) -> io::Result<Next> {
        if path.is_empty() {
            return self.print_phrase(Phrase::new("load-how")).map(stay);
        }
        // A file without a seed goes on with draws that the one before it would have made: as good as any other.
        let fresh: Seed = self.session.record().seed().ok().flatten().unwrap_or_default();
        match load(Path::new(path), fresh, self.narrator.lang) {
            Ok(session) => {
                if self.keyboard.is_some() {
                    // What stands there was for one player's eyes only.
                    self.console.wipe()?;
                }
                self.session = session;
                self.narrator.set_players(self.session.seating());
                self.heard = [self.session.a_round_ago(); MAX_SEATS];
                self.said_aloud = 0;
                (self.keyboard, self.skipped_pause, self.refused) = (None, None, None);
                self.listed.clear();
                self.print_phrase(Phrase::new("loaded").number("count", self.session.len() as i64 - 1))?;
                self.welcome()?;
                Ok(Next::GoOn)
            }
            Err(why) => {
                self.console.line(&why)?;
                self.print_phrase(Phrase::new("load-unchanged")).map(stay)
            }
        }
    }
}

/// Are these two ways to one file? What cannot be found is none.
fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

fn read_game_file(path: &Path) -> io::Result<String> {
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
