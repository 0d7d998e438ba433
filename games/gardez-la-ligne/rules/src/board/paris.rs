//! The boards that come with the game: Paris, as it was in 2019 and in 2025.

use super::{Board, BoardFile};
use std::sync::{Arc, LazyLock};

pub(super) const NAMES: &[&str] = &["paris-2019", "paris-2025"];

static PARIS_2019: LazyLock<Arc<Board>> = LazyLock::new(|| paris(2019));
static PARIS_2025: LazyLock<Arc<Board>> = LazyLock::new(|| paris(2025));

pub(super) fn named(name: &str) -> Option<Arc<Board>> {
    match name {
        "paris-2019" => Some(PARIS_2019.clone()),
        "paris-2025" => Some(PARIS_2025.clone()),
        _ => None,
    }
}

pub(super) fn plan(name: &str) -> Option<BoardFile> {
    match name {
        "paris-2019" => Some(paris_plan(2019)),
        "paris-2025" => Some(paris_plan(2025)),
        _ => None,
    }
}

fn paris(year: u16) -> Arc<Board> {
    // The file is compiled in and a test loads both networks, so no player ever meets these.
    Arc::new(paris_plan(year).try_into().expect("paris.toml is a board"))
}

fn paris_plan(year: u16) -> BoardFile {
    let plan: BoardFile =
        toml::from_str(include_str!("../../../data/paris.toml")).expect("paris.toml is a plan");
    plan.as_of(year)
}
