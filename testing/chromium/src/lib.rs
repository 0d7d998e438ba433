//! Drives a real Chromium from a test, as a player would.
//!
//! A test starts one [`Driver`], opens as many [`Browser`]s as it has players, each with a profile of its own, and
//! looks only at what a player could see. Everything waits up to [`PATIENCE`] for the page to come round, so a test
//! needs no sleep and asserts nothing about time. `tests/opens.rs` shows how it reads.

mod browser;
mod command;
mod driver;
mod error;
mod picture;
mod session;
mod trace;

pub use browser::{Browser, PATIENCE};
pub use driver::Driver;
pub use error::BrowserError;
pub use fantoccini::key::Key;
pub use trace::FrameReport;
