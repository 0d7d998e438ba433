//! The games as parts of the page that are fetched when somebody wants to play them.

use any_game::{AnyGame, ErasedGame};
use game_ui::{AnyPage, BoxLabel, ErasedPage, GamePage};
use rules::{Game, Locales};

/// What is known of a game before it is fetched.
#[derive(Copy, Clone, Debug)]
pub struct GameCover {
    /// Its id.
    pub id: &'static str,
    /// Fewest and most seats.
    pub seats: [u8; 2],
    /// Its title, its pitch, and the line on its box.
    pub texts: Locales,
    /// Has it lessons?
    pub teaches: bool,
    /// What its box says of it.
    pub label: BoxLabel,
}

impl GameCover {
    fn of<G: Game, P: GamePage<Game = G>>() -> GameCover {
        // Known when the page is built, so that the lessons themselves stay in the game's part.
        let teaches = const { !P::LESSONS.is_empty() };
        GameCover { id: G::ID, seats: G::SEATS, texts: G::cover(), teaches, label: P::BOX }
    }
}

/// A game that was fetched.
pub struct GameBundle {
    /// How it is drawn.
    pub page: Box<dyn AnyPage>,
    /// How it is played.
    pub erased_game: Box<dyn AnyGame>,
}

impl GameBundle {
    fn of<G: Game, P: GamePage<Game = G>>() -> GameBundle {
        GameBundle { page: Box::new(ErasedPage::<P>::new()), erased_game: Box::new(ErasedGame::<G>::new()) }
    }
}

/// The server did not give it, and it is not kept here.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game could not be fetched")]
pub struct FetchError;

impl From<wasm_split_helpers::SplitLoaderError> for FetchError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> FetchError {
        FetchError
    }
}

#[doc(hidden)]
pub use wasm_split_helpers;

/// Makes a function async: what only it needs is a part of the page of the same name, fetched when it is called. A page
/// built without optimisation stays in one piece, which is built sooner.
#[macro_export]
macro_rules! split {
    (fn $part:ident($($argument:ident: $kind:ty),*) -> $out:ty $body:block) => {
        #[cfg(all(not(debug_assertions), target_family = "wasm"))]
        #[$crate::wasm_split_helpers::wasm_split($part, fallible, wasm_split_path = $crate::wasm_split_helpers)]
        fn $part($($argument: $kind),*) -> $out $body

        #[cfg(any(debug_assertions, not(target_family = "wasm")))]
        async fn $part($($argument: $kind),*) -> $out $body
    };
}

macro_rules! parts {
    ($($part:ident: $game:ty => $page:ty,)*) => {
        /// What every game is called.
        pub fn covers() -> Vec<GameCover> {
            vec![$(GameCover::of::<$game, $page>()),*]
        }

        /// How every game is drawn, all of them at once: for whoever needs not fetch them.
        pub fn pages() -> Vec<Box<dyn AnyPage>> {
            vec![$(Box::new(ErasedPage::<$page>::new())),*]
        }

        /// Fetches the part of the page that a game is: how it is played and how it is drawn. Nothing for an id that no
        /// game has.
        pub async fn fetch(id: &str) -> Option<Result<GameBundle, FetchError>> {
            match id {
                $(<$game as rules::Rules>::ID => Some($part().await),)*
                _ => None,
            }
        }

        $(
            split! {
                fn $part() -> Result<GameBundle, FetchError> {
                    Ok(GameBundle::of::<$game, $page>())
                }
            }
        )*
    };
}

catalog::games!(parts);
