//! Games shown again: from a file, or at the table where they were played.

pub mod address;
mod bar;
mod keep;
mod page;
mod reel;
mod rerun;
mod screening;
mod stage;
mod trouble;

pub use keep::SaveFile;
pub use page::ReplayPage;
pub use reel::{NoReel, Reel};
pub use rerun::Rerun;
pub use screening::Screening;
pub use stage::Stage;
pub use trouble::Trouble;
