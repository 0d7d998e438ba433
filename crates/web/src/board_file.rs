//! A board of one's own: a TOML file, read and checked here, sent with the table.

use crate::file::{self, FileField};
use crate::i18n::I18n;
use crate::options::Chosen;
use game_ui::AnyPage;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Phrase;
use serde_json::Value;
use web_sys::File;

/// No board that can be played is as long, and a server takes no more.
const MOST_BYTES: f64 = 900.0 * 1024.0;

/// What became of the file.
#[derive(Clone, PartialEq, Debug)]
enum FileState {
    /// None was chosen yet.
    Nothing,
    /// It is a board that can be played on, and is called so.
    Good(String),
    /// It is not, for this reason.
    Bad(BoardFileError),
}

/// Why a file is no board.
#[derive(Clone, PartialEq, Debug)]
enum BoardFileError {
    /// It is too long, or the browser cannot read it.
    Unread,
    /// It is an archive, as feeds of timetables are.
    Archive,
    /// The game will not have it.
    InvalidBoard(rules::SettingsError),
}

/// The field for the file of a board. What it finds is the value of the option.
#[component]
pub fn BoardFile(
    game: &'static dyn AnyPage,
    /// The option's name.
    name: &'static str,
    chosen: Chosen,
) -> impl IntoView {
    let i18n = I18n::get();
    let read = RwSignal::new(FileState::Nothing);
    let pick = move |file: File| {
        spawn_local(async move {
            let found = match file::text(&file, MOST_BYTES).await {
                None => Err(BoardFileError::Unread),
                Some(text) => board(game, name, &text),
            };
            // Without a good board the option stays without a value, and no table is made.
            let (value, became) = match found {
                Ok((value, title)) => (value, FileState::Good(title)),
                Err(fault) => (Value::Null, FileState::Bad(fault)),
            };
            chosen.update(|chosen| drop(chosen.insert(name.to_owned(), value)));
            read.set(became);
        });
    };
    let said = move || match read.get() {
        FileState::Nothing => ().into_any(),
        FileState::Good(title) => {
            let phrase = Phrase::new("board-file-good").name("name", title);
            view! { <p data-test="board-file-good">{i18n.phrase(&phrase)}</p> }.into_any()
        }
        FileState::Bad(fault) => {
            view! { <p class="problem" data-test="board-file-problem">{error_text(i18n, game, &fault)}</p> }
                .into_any()
        }
    };
    view! {
        <FileField
            id="board-file"
            label="board-file"
            help="board-file-help"
            accept=".toml,.json"
            pick=Callback::new(pick)
        />
        <div role="status">{said}</div>
    }
}

/// Reads a board and asks the game about it; the board and what it is called.
fn board(game: &dyn AnyPage, name: &str, text: &str) -> Result<(Value, String), BoardFileError> {
    if text.starts_with("PK\u{3}\u{4}") {
        return Err(BoardFileError::Archive);
    }
    let value = game.read_board(text).ok_or(BoardFileError::Unread)?.map_err(BoardFileError::InvalidBoard)?;
    let settings = [(name.to_owned(), value.clone())].into();
    // Whether a board can be played on does not depend on how many play.
    game.check(&settings, game.info().seats[0]).map_err(BoardFileError::InvalidBoard)?;
    let title = value.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
    Ok((value, title))
}

fn error_text(i18n: I18n, game: &dyn AnyPage, fault: &BoardFileError) -> String {
    match fault {
        BoardFileError::Unread => i18n.text("board-file-unread"),
        BoardFileError::Archive => i18n.text("board-file-archive"),
        BoardFileError::InvalidBoard(settings_error) => game.say_settings_error(i18n.lang(), settings_error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_loader;
    use speech::Lang;

    fn game(id: &str) -> Option<&'static dyn AnyPage> {
        game_loader::fetch_now(id);
        game_loader::game(id)
    }

    fn read(text: &str) -> Result<(Value, String), BoardFileError> {
        board(game("gardez-la-ligne").unwrap(), "board", text)
    }

    const TOWN: &str = "name = \"Ma ville\"\n[[line]]\nid = \"T1\"\nkind = \"tram\"\nseats = 1\n\
        [[station]]\nname = \"Gare\"\nlines = [\"T1\"]\n[[station]]\nname = \"Port\"\nlines = [\"T1\"]\n";

    #[test]
    fn a_board_is_read_as_the_game_wants_it() {
        let (value, title) = read(TOWN).unwrap();
        assert_eq!((title.as_str(), value["station"][1]["name"].as_str()), ("Ma ville", Some("Port")));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let said = |text: &str, lang| {
            let Err(BoardFileError::InvalidBoard(settings_error)) = read(text) else { panic!("it was read") };
            game("gardez-la-ligne").unwrap().say_settings_error(lang, &settings_error)
        };
        let strayed = TOWN.replace("lines = [\"T1\"]\n[[", "lines = [\"T9\"]\n[[");
        let misspelt = TOWN.replace("id =", "idee =");
        for lang in Lang::ALL {
            let said = [said(&strayed, lang), said(&misspelt, lang)];
            assert!(said[0].contains("Gare") && said[0].contains("T9"), "{}", said[0]);
            assert!(said[0].contains(" 8 "), "{}", said[0]);
            assert!(said[1].contains(" 3 ") && said[1].contains("idee"), "{}", said[1]);
        }
        assert_ne!(said(&strayed, Lang::Fr), said(&strayed, Lang::En));
        assert!(matches!(read("a = 1979-05-27"), Err(BoardFileError::InvalidBoard(_))));
    }

    #[test]
    fn a_pack_of_cards_is_read_like_a_board() {
        let pack = include_str!("../../../games/president/data/pack.toml");
        let president = game("president").unwrap();
        let (value, title) = board(president, "pack", pack).unwrap();
        assert_eq!(
            (title.as_str(), value["challenge"][1]["ask"].as_str()),
            ("Les poireaux de la mairie", Some("neighbour"))
        );
        let Err(BoardFileError::InvalidBoard(settings_error)) =
            board(president, "pack", &pack.replacen("{how}", "", 1))
        else {
            panic!("it was read")
        };
        for lang in Lang::ALL {
            let said = president.say_settings_error(lang, &settings_error);
            assert!(said.contains("{how}"), "{said}");
        }
    }

    #[test]
    fn a_game_with_a_reader_of_its_own_names_the_line() {
        let minister = game("minister").unwrap();
        let text = "name = \"x\"\n[spiral]\nlength = 9\nstarts = { three = 0, four = 0 }\n[[zone]]\nkind = \"bus\"\n";
        let Err(BoardFileError::InvalidBoard(settings_error)) = board(minister, "board", text) else {
            panic!("it was read")
        };
        for lang in Lang::ALL {
            let said = minister.say_settings_error(lang, &settings_error);
            assert!(said.contains(" 6 ") && said.contains("zone 1, kind"), "{said}");
        }
        assert_eq!(read("PK\u{3}\u{4}feed"), Err(BoardFileError::Archive));
    }
}
