//! The interface between the page and a game's drawing: what it is given, what it must give, and how the page holds it without
//! knowing which game it is.
//!
//! A game implements [`GamePage`] with its own types. The page around it holds an [`AnyPage`], and for a table that is
//! played an [`AnyBoard`]. Messages are read here once, choices and actions go to and fro as [`ErasedAction`]s, and all
//! else is said in sentences.

mod action;
mod any_page;
mod board;
mod box_label;
mod context;
mod drawing_text;
mod erased_page;
pub mod kit;
mod lesson_sources;
mod media_query;
mod page;
mod parsed;
mod poster_style;
mod preferences;
pub mod press;

pub use action::ErasedAction;
pub use any_page::{AnyPage, ShowError};
pub use board::AnyBoard;
pub use box_label::{BoxLabel, Difficulty};
pub use context::{BoardContext, TableContext};
pub use drawing_text::DrawingText;
pub use erased_page::ErasedPage;
pub use lesson_sources::LessonSources;
pub use media_query::{AssumedWindow, media_query};
pub use page::GamePage;
pub use poster_style::{PosterChart, PosterStyle};
pub use preferences::{BotSpeed, MotionSpeed, PreferenceValue, Preferences, TextSize};
