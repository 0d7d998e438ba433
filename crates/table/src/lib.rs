//! The authority for one table: it checks, applies and remembers, and tells each eye what that eye may know.
//!
//! It performs no I/O, so the server and the browser run the same one. [`Table`] is typed by its game; [`AnyTable`] is
//! the door for those who carry tables of every game and speak JSON.

mod absence;
mod any;
mod door;
mod entry;
pub mod fair;
mod json;
mod noticing;
mod record;
mod refused;
mod replaying;
mod retelling;
mod seating;
mod shown;
mod snapshot;
mod table;
mod told;
mod undoing;
pub mod verdict;

pub use any::{AnyTable, Thought};
pub use door::{AnyGame, Door, Opened};
pub use entry::{By, Entry, Input, TakeBack};
pub use record::{BadRecord, Log, Record};
pub use refused::{BadLog, Refused};
pub use retelling::{AnyRetelling, Retelling};
pub use seating::{Before, Occupant, Seating};
pub use shown::{Happening, Shown};
pub use snapshot::Snapshot;
pub use table::{Line, Moment, Table};
pub use told::{Told, Update};
