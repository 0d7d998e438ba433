//! The page as people use it: the real server and a real browser.
//!
//! One program for all of them: they are linked once and run side by side.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod base_path;
mod beginnings;
mod coming_back;
#[path = "../common/mod.rs"]
mod common;
mod dev_page;
mod devices;
mod dice_check;
mod ending;
mod frame;
mod keyboard;
mod layout;
mod learn;
mod lobby;
mod many_seats;
mod minister;
mod names;
mod offline;
mod own_city;
mod playing;
mod politico;
mod president;
mod president_challenges;
mod president_judging;
mod president_packs;
mod replay;
mod sent_away;
mod showing;
mod table_admin;
mod talk;
mod welcome;
