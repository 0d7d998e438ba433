//! The authority for one table: it checks, applies and remembers, and tells each viewer what that viewer may know.
//!
//! It performs no I/O, so the server and the browser run the same one. [`Table`] is typed by its game; [`AnyTable`] is
//! the door for those who carry tables of every game and speak JSON.

mod absence;
mod any_table;
pub mod dice_check;
mod entry;
mod erased_game;
mod events;
mod input_error;
mod json;
mod noticing;
mod record;
mod replayed_game;
mod replaying;
mod seat_record;
mod snapshot;
mod table;
mod undo_stack;
mod undoing;
pub mod verdict;
mod viewer_snapshot;

pub use any_table::{AnyTable, BotJob};
pub use entry::{ActedBy, Entry, Input, TakeBack};
pub use erased_game::{AnyGame, ErasedGame, OpenedTable};
pub use events::{EventBatch, ViewerUpdate};
pub use input_error::{InputError, LogError};
pub use record::{Log, Record, RecordError};
pub use replayed_game::{AnyReplayedGame, ReplayedGame};
pub use seat_record::{FormerPlayer, Occupant, SeatRecord};
pub use snapshot::Snapshot;
pub use table::{DecisionId, LogEntry, Table};
pub use viewer_snapshot::{JsonUpdate, ViewerSnapshot};
