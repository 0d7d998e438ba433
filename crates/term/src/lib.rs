//! The terminal interface: a game line by line in plain text, written once for every game.
//!
//! A [`TerminalGame`] is the game so far; [`play`] gives the floor to one player after another until the game is over or
//! somebody leaves. Everything is a sentence on a line of its own, so that a screen reader can follow.

mod answers;
mod command;
mod console;
mod curtain;
mod explaining;
mod files;
mod game;
mod game_loop;
mod moves;
mod narrator;
mod offered;
mod picture;
mod questions;
mod search;
mod stopwatch;

pub use explaining::explain;
pub use files::load;
pub use game::TerminalGame;
pub use game_loop::play;
pub use narrator::default_name;

use bots::Budget;
use speech::Lang;

/// How the terminal behaves towards those who sit at it.
#[derive(Copy, Clone, Debug)]
pub struct TerminalOptions {
    /// The language of every sentence.
    pub lang: Lang,
    /// How long strong bots think.
    pub budget: Budget,
    /// Is there a screen that can be wiped, so that the next player does not read what was another's?
    pub wipes: bool,
    /// Are the lines that are read written out too? So it should be where they come from a file: nobody sees them otherwise.
    pub echoes: bool,
}
