//! The messages of this program itself, in the language of whoever runs it.

use rules::{Arg, Game, Locales, Phrase, SettingsError};
use speech::{Lang, Speech};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

const LOCALES: Locales =
    Locales { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") };

/// Says a sentence of this program.
pub(crate) fn say(lang: Lang, phrase: &Phrase) -> String {
    Speech::new(LOCALES).say(lang, phrase, &|seat| seat.to_string())
}

/// Says a sentence of a game, about nobody at a table.
pub(crate) fn say_of<G: Game>(lang: Lang, phrase: &Phrase) -> String {
    Speech::of::<G>().say(lang, phrase, &|seat| seat.to_string())
}

/// Why a game cannot be set up as asked.
pub(crate) fn settings_error<G: Game>(lang: Lang) -> impl Fn(SettingsError) -> anyhow::Error {
    move |settings_error| anyhow::Error::msg(Speech::of::<G>().settings_error(lang, &settings_error))
}

/// The text of a file of at most so many bytes; why it cannot be had, as a sentence.
pub(crate) fn read_file(lang: Lang, path: &Path, most: u64) -> anyhow::Result<String> {
    let file = path.display().to_string();
    let mut bytes = Vec::new();
    let opened = File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    opened.map_err(|error| unread(lang, "file-unread", path, &error))?;
    if bytes.len() as u64 > most {
        anyhow::bail!(say(lang, &Phrase::new("file-too-long").name("file", file)));
    }
    match data_file::text(&bytes) {
        Ok(text) => Ok(text.to_owned()),
        Err(error) => {
            let why = Speech::new(data_file::LOCALES).say(lang, &error.phrase(), &|seat| seat.to_string());
            anyhow::bail!(say(lang, &Phrase::new("file-no-text").name("file", file).name("why", why)))
        }
    }
}

/// Why a file cannot be read or written, with the causes that people meet in words of ours.
pub(crate) fn unread(lang: Lang, id: &'static str, path: &Path, error: &io::Error) -> anyhow::Error {
    let why = match error.kind() {
        io::ErrorKind::NotFound => Arg::Message("why-not-found"),
        io::ErrorKind::PermissionDenied => Arg::Message("why-denied"),
        io::ErrorKind::IsADirectory => Arg::Message("why-folder"),
        io::ErrorKind::NotADirectory => Arg::Message("why-no-folder"),
        _ => Arg::Name(error.to_string()),
    };
    let phrase = Phrase { id, args: Vec::new() }.name("file", path.display().to_string()).arg("why", why);
    anyhow::Error::msg(say(lang, &phrase))
}
