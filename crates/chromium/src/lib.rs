//! Drives a real Chromium from a test, as a player would.
//!
//! A test starts one [`Driver`], opens as many [`Browser`]s as it has players, each with a profile of its own, and
//! looks only at what a player could see. Everything waits up to [`PATIENCE`] for the page to come round, so a test
//! needs no sleep and asserts nothing about time.
//!
//! ```no_run
//! # async fn example() -> Result<(), chromium::Trouble> {
//! let driver = chromium::Driver::start()?;
//! let marianne = driver.open(1280, 800, false, "fr-FR").await?;
//! marianne.goto("http://127.0.0.1:8080/").await?;
//! marianne.click("button[data-x=new]").await?;
//! marianne.wait_for_text("h1", "Gardez la ligne").await?;
//! assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
//! # Ok(())
//! # }
//! ```

mod browser;
mod command;
mod driver;
mod picture;
mod session;
mod trouble;

pub use browser::{Browser, PATIENCE};
pub use driver::Driver;
pub use fantoccini::key::Key;
pub use trouble::Trouble;
