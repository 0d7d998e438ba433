//! A table on one device: it answers the messages that a server would answer, with no server.
//!
//! A page speaks to a [`LocalTable`] exactly as it speaks to a server: [`wire::ToServer`] in, [`wire::ToClient`] out. What
//! is different on one device:
//!
//! - Several people may sit at the device. There is one viewer, and it moves to the person whom the game waits for. That it
//!   has moved is told by a `welcome` with the new viewer, and by nothing else: where players have secrets, that is the
//!   moment to draw a curtain.
//! - One can go back as far as one likes: over the bots' moves to the last decision that a person took, and again from
//!   there. What was taken back is gone; the page is told by a `history` that is shorter than before.
//! - There is no wall clock: the timers of the rules do not fire here. A decision that has a time of its own by
//!   the rules has it here too, from when its player looks ([`LocalTable::timed`], [`LocalTable::time_is_up`]).
//!
//! It does nothing by itself and performs no I/O. Bots are thought for elsewhere ([`BotQuestion`], [`think`]), at a pace
//! that is the page's concern, and what is to be kept is given away as text ([`LocalTable::take_save`]).
//!
//! A [`LessonSession`] is such a table led by a [`Lesson`].

mod bot_questions;
mod curtain;
pub mod lesson_file;
mod lesson_session;
mod local_table;
mod requests;
mod saved;
mod time_limits;

pub use bot_questions::{BotAnswer, BotQuestion, think};
pub use lesson_file::{Lesson, LessonFile};
pub use lesson_session::{LessonError, LessonNavigation, LessonSession, Progress, StepPhase};
pub use local_table::LocalTable;
pub use saved::SaveError;
pub use time_limits::TimedDecision;
