//! The games as parts of the page that are fetched when somebody wants to play them.

use rules::{Game, Locales};
use slot::{AnyPage, Bound, GamePage};
use table::{AnyGame, ErasedGame};

/// What is known of a game before it is fetched.
#[derive(Copy, Clone, Debug)]
pub struct Cover {
    /// Its id.
    pub id: &'static str,
    /// Fewest and most seats.
    pub seats: [u8; 2],
    /// Its title and pitch.
    pub texts: Locales,
    /// Has it lessons?
    pub teaches: bool,
}

impl Cover {
    fn of<G: Game, P: GamePage<Game = G>>() -> Cover {
        // Known when the page is built, so that the lessons themselves stay in the game's part.
        let teaches = const { !P::LESSONS.is_empty() };
        Cover { id: G::ID, seats: G::SEATS, texts: G::cover(), teaches }
    }
}

/// A game that was fetched.
pub struct Part {
    /// How it is drawn.
    pub page: Box<dyn AnyPage>,
    /// How it is played.
    pub door: Box<dyn AnyGame>,
}

impl Part {
    fn of<G: Game, P: GamePage<Game = G>>() -> Part {
        Part { page: Box::new(Bound::<P>::new()), door: Box::new(ErasedGame::<G>::new()) }
    }
}

/// The server did not give it, and it is not kept here.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game could not be fetched")]
pub struct NotFetched;

impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> NotFetched {
        NotFetched
    }
}

macro_rules! parts {
    ($($part:ident: $game:ty => $page:ty,)*) => {
        /// What every game is called.
        pub fn covers() -> Vec<Cover> {
            vec![$(Cover::of::<$game, $page>()),*]
        }

        /// Fetches the part of the page that a game is: how it is played and how it is drawn. Nothing for an id that no
        /// game has.
        pub async fn fetch(id: &str) -> Option<Result<Part, NotFetched>> {
            match id {
                $(<$game as Game>::ID => Some($part().await),)*
                _ => None,
            }
        }

        $(
            #[wasm_split_helpers::wasm_split($part, fallible)]
            fn $part() -> Result<Part, NotFetched> {
                Ok(Part::of::<$game, $page>())
            }
        )*
    };
}

catalog::games!(parts);
