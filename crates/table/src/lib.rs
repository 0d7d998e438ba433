//! The authority for one table: it checks, applies and remembers, and tells each viewer what that viewer may know.
//!
//! It performs no I/O, so the server and the browser run the same one, and it knows no bots. [`Table`] is typed by its
//! game; those who carry tables of every game go through the crate `any_game`.

pub mod dice_check;
mod entry;
mod events;
mod input_error;
pub mod json;
mod noticing;
mod other_inputs;
mod record;
mod replayed_game;
mod replaying;
mod seat_record;
mod showing;
mod snapshot;
mod table;
mod timers;
mod undo_stack;
mod undoing;
pub mod verdict;

pub use entry::{Entry, Input, TakeBack};
pub use events::EventBatch;
pub use input_error::{InputError, LogError};
pub use noticing::{ViewerPlace, Viewers};
pub use record::{Log, Record, RecordError};
pub use replayed_game::ReplayedGame;
pub use seat_record::{FormerPlayer, SeatRecord};
pub use showing::erased;
pub use snapshot::Snapshot;
pub use table::{GameSnapshot, LogEntry, Table};
