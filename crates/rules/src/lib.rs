//! The contract between a game's rules and everything that carries them.
//!
//! A game is pure: it performs no I/O, reads no clock and owns no randomness. What it needs from outside (draws, the
//! time that is up) comes in through [`Context`] and [`Timed::apply_timer`], so that a log of inputs and draws replays exactly.

mod bilingual;
mod bit_set;
mod chance;
mod context;
mod game;
mod never;
mod option_keys;
mod options;
mod outcome;
mod phrase;
mod preset;
mod refusal;
mod seat;
mod settings;
mod settings_error;
mod timer;
mod window;

pub use bilingual::Bilingual;
pub use bit_set::WideBitSet;
pub use chance::{Chance, DrawRecorder, FastRng, Script, ScriptError, Seed, Seeded};
pub use context::{Context, Discarding, EventRecorder};
pub use game::{Content, Evaluate, Game, Hidden, Narrate, Rules, Timed};
pub use never::{impossible, report_impossible_to};
pub use option_keys::{BoardOption, ChoiceOption, NumberOption};
pub use options::{GameInfo, OptionKind, OptionSpec};
pub use outcome::Outcome;
pub use phrase::{Arg, Locales, Phrase};
pub use preset::Preset;
pub use refusal::{Clause, Refusal, demand};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use settings::Settings;
pub use settings_error::{Expected, SettingsError};
pub use timer::NoTimer;
pub use window::{Seconds, Window};
