//! Games shown again: from a file, or at the table where they were played.

pub mod address;
mod bar;
mod cursor;
mod errors;
mod keep;
mod page;
mod recording;
mod recording_view;
mod replay_view;

pub use cursor::ReplayCursor;
pub use errors::ReplayErrorView;
pub use keep::SaveFile;
pub use page::ReplayPage;
pub use recording::{Recording, RecordingError};
pub use recording_view::RecordingView;
pub use replay_view::ReplayView;
