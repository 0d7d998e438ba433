//! Loads games lazily: their titles are in the first bundle, the rest of a game is fetched when somebody comes to play it.

use crate::i18n::I18n;
use any_game::AnyGame;
use game_ui::{AnyPage, BoxLabel};
use speech::{Lang, Speech};
use std::sync::{LazyLock, Mutex, PoisonError};
use web_bundles::{FetchError, GameBundle, GameCover};

/// A game before it is opened.
pub struct GameCard {
    cover: GameCover,
    speech: LazyLock<Speech, Box<dyn FnOnce() -> Speech + Send>>,
}

/// Every game there is.
static GAMES: LazyLock<Vec<GameCard>> =
    LazyLock::new(|| web_bundles::covers().into_iter().map(GameCard::new).collect());

/// Those that were fetched. They stay as long as the page does.
static FETCHED: Mutex<Vec<&'static GameBundle>> = Mutex::new(Vec::new());

impl GameCard {
    fn new(cover: GameCover) -> GameCard {
        GameCard { cover, speech: LazyLock::new(Box::new(move || Speech::new(cover.texts))) }
    }

    /// Its id.
    pub fn id(&self) -> &'static str {
        self.cover.id
    }

    /// Fewest and most seats.
    pub fn seats(&self) -> [u8; 2] {
        self.cover.seats
    }

    /// Has it lessons?
    pub fn teaches(&self) -> bool {
        self.cover.teaches
    }

    /// What it is called.
    pub fn title(&self, lang: Lang) -> String {
        self.speech.text(lang, "game-title")
    }

    /// The line on its box, which makes one curious.
    pub fn teaser(&self, lang: Lang) -> String {
        self.speech.text(lang, "game-teaser")
    }

    /// What its box says of it.
    pub fn label(&self) -> BoxLabel {
        self.cover.label
    }
}

/// Every game there is.
pub fn games() -> &'static [GameCard] {
    &GAMES
}

/// What a game is called; its id where this page does not know it.
pub fn title(i18n: I18n, id: &str) -> String {
    games().iter().find(|game| game.id() == id).map_or_else(|| id.to_owned(), |game| game.title(i18n.lang()))
}

/// Has a game lessons?
pub fn teaches(id: &str) -> bool {
    games().iter().any(|game| game.id() == id && game.teaches())
}

/// Is there such a game, and has it not been fetched yet?
pub fn is_missing(id: &str) -> bool {
    part(id).is_none() && games().iter().any(|game| game.id() == id)
}

/// Fetches a game, unless it is here. A game that there is not cannot fail to come.
pub async fn fetch(id: &str) -> Result<(), FetchError> {
    if !is_missing(id) {
        return Ok(());
    }
    if let Some(fetched) = web_bundles::fetch(id).await {
        let part = Box::leak(Box::new(fetched?));
        // Whoever asked at the same time may have been quicker; then this one is not needed.
        if self::part(id).is_none() {
            FETCHED.lock().unwrap_or_else(PoisonError::into_inner).push(part);
        }
    }
    Ok(())
}

fn part(id: &str) -> Option<&'static GameBundle> {
    let fetched = FETCHED.lock().unwrap_or_else(PoisonError::into_inner);
    fetched.iter().copied().find(|part| part.page.id() == id)
}

/// How a game that was fetched is drawn.
pub fn game(id: &str) -> Option<&'static dyn AnyPage> {
    part(id).map(|part| part.page.as_ref())
}

/// How a game that was fetched is played.
pub fn erased_game(id: &str) -> Option<&'static dyn AnyGame> {
    part(id).map(|part| part.erased_game.as_ref())
}

/// For tests: outside of a browser nothing has to come from afar.
#[cfg(test)]
pub fn fetch_now(id: &str) {
    let mut coming = std::pin::pin!(fetch(id));
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    assert!(coming.as_mut().poll(&mut context).is_ready());
}
