//! The whole server in this process, tried by clients that talk to it as any other would.
#![allow(clippy::unwrap_used, reason = "what is unexpected here fails the test")]

mod bots;
mod clocks;
mod common;
mod consent;
mod correspondence;
mod dice;
mod durable;
mod gone;
mod hints;
mod hostile;
mod hosting;
mod housekeeping;
mod http;
mod lobby;
mod my_seats;
mod pending_occupancy;
mod play;
mod preview;
mod replay;
mod seats;
mod slow;
mod talk;
mod watching;
