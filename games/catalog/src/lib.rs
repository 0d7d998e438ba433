//! The list of games: one line a game, from which everything but the bundles of the page is made.

use any_game::{AnyGame, ErasedGame};
use rules::Game;

/// Gives the list to the macro called `make`: each game with its part of the page and its drawing. The drawings are only
/// named here, and used by `web_bundles`: whoever plays without a page builds none of them.
#[macro_export]
macro_rules! games {
    ($make:ident) => {
        $make! {
            gardez_la_ligne: gardez_la_ligne::GardezLaLigne => gardez_la_ligne_web::Page,
            minister: minister::Minister => minister_web::Page,
            politico: politico::Politico => politico_web::Page,
            president: president::President => president_web::Page,
        }
    };
}

/// Something to be done with a game that is known by its id only.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it, now that the game's type is known.
    fn visit<G: Game>(self) -> Self::Out;
}

/// No game has this id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{0}`; the games are: {list}", list = IDS.join(", "))]
pub struct UnknownGameError(pub String);

macro_rules! list {
    ($($part:ident: $game:ty => $page:ty,)*) => {
        /// The ids of all games.
        pub const IDS: &[&str] = &[$(<$game as rules::Rules>::ID),*];

        /// Calls the visitor with the type of the game called `id`.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGameError> {
            match id {
                $(<$game as rules::Rules>::ID => Ok(visitor.visit::<$game>()),)*
                _ => Err(UnknownGameError(id.to_owned())),
            }
        }

        /// Every game with its type erased, for those who carry tables of all of them.
        pub fn games() -> Vec<Box<dyn AnyGame>> {
            vec![$(Box::new(ErasedGame::<$game>::new())),*]
        }
    };
}

games!(list);

#[cfg(test)]
mod tests {
    use std::path::Path;

    #[test]
    fn every_folder_of_games_is_in_the_catalog_and_the_other_way_round() {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut folders: Vec<String> = std::fs::read_dir(games)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            // Rules that nobody can look at are not a game yet.
            .filter(|folder| folder.join("web").is_dir())
            .map(|folder| folder.file_name().unwrap().to_str().unwrap().to_owned())
            .collect();
        folders.sort();
        let mut ids: Vec<&str> = super::IDS.to_vec();
        ids.sort();
        assert_eq!(folders, ids);
    }
}
