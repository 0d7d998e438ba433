//! Replays: games shown again from a file, or at the table where they were played.

pub mod address;
mod controls;
mod cursor;
mod dock;
mod errors;
mod page;
mod playback;
mod recording;
mod recording_view;
mod replay_view;
mod save_file;

pub use cursor::ReplayCursor;
pub use errors::ReplayErrorView;
pub use page::ReplayPage;
pub use recording::{Recording, RecordingError};
pub use recording_view::RecordingView;
pub use replay_view::ReplayView;
pub use save_file::SaveFile;
