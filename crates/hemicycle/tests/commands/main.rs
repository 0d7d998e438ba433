//! The program as it is typed: its commands, its documents, and what it refuses.
//!
//! One program for all of them: they are linked once and run side by side.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod admin;
mod board;
mod check_tables;
#[path = "../common/mod.rs"]
mod common;
mod deck;
mod documents;
mod play;
mod python_bot;
mod refusals;
mod verify;
