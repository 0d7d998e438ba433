//! The whole server in this process, tried by clients that talk to it as any other would.
#![allow(clippy::unwrap_used, reason = "what is unexpected here fails the test")]

mod bots;
mod clocks;
mod common;
mod dice;
mod durable;
mod hints;
mod hostile;
mod http;
mod mine;
mod hosting;
mod housekeeping;
mod play;
mod replay;
mod talk;
mod watching;
