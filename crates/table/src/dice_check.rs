//! Commit and reveal of the seed, for dice that anyone can check: the server binds itself to a secret, players add to it, and at the end all is shown.
//!
//! - The secret is 32 random bytes; its commitment, SHA-256 of them, is published before anybody adds anything.
//! - Whoever sits down adds 32 random bytes of their own, which everybody may read.
//! - The table's seed is HMAC-SHA-256 with the secret as its key, of the text `hemicycle dice 1\n` followed by one line a
//!   seat, from seat 0 on: the 64 digits of what its player added, or `-`, each ended by `\n`.
//! - The draws of entry `n` are stream `n` of ChaCha20 with that seed ([`rules::Seeded`]).

use crate::entry::Input;
use crate::input_error::LogError;
use crate::record::{Record, RecordError};
use crate::table::{LogEntry, Table};
use rules::{Game, Seed, Seeded};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use wire::PublishedDice;

/// What is said before the lines of the seats, so that the same secret used elsewhere gives something else.
const PURPOSE: &str = "hemicycle dice 1\n";

/// How many digits the secret has, and what a player adds.
const DIGITS: usize = 64;

/// What was found out about the draws of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DiceCheck {
    /// How many draws were made in all; every one is what it had to be.
    pub draws: u64,
    /// How many players added to the secret. Where nobody did, whoever held the secret could have chosen it.
    pub added: usize,
    /// Was there a commitment? A game on one device only has its seed.
    pub committed: bool,
    /// Does the log lead to the end of the game?
    pub finished: bool,
}

/// Why it cannot be said that the draws of a game are what they had to be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DiceCheckError {
    /// The file is older than this check, or was written without what it needs.
    #[error("this file does not say where its draws come from, so they cannot be checked")]
    Unknown,
    /// The file was made before the end.
    #[error("the secret of this game is not in its file: it is shown once the game is over")]
    Secret,
    /// A part of the proof is not what it should be.
    #[error("the proof is damaged: {0}")]
    Damaged(&'static str),
    /// The secret is not the one that was promised.
    #[error("the secret is not the one that the server was bound to before the game")]
    Commitment,
    /// The seed does not come from the secret and what the players added.
    #[error("the seed does not come from the secret and what the players added to it")]
    Seed,
    /// This entry's draws are others than those the seed gives.
    #[error("entry {0}: its draws are not those that the secret and the players' additions give")]
    Draws(u64),
    /// It is not a game that can be played again.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl From<LogError> for DiceCheckError {
    fn from(bad: LogError) -> DiceCheckError {
        DiceCheckError::Record(bad.into())
    }
}

/// What a server publishes before anybody sits down.
pub fn commitment(secret: &Seed) -> String {
    digits(&Sha256::digest(secret))
}

/// The seed of a table, from the secret and what each seat's player added.
pub fn seed(secret: &Seed, added: &[Option<String>]) -> Seed {
    let mut text = PURPOSE.to_owned();
    for one in added {
        text.push_str(one.as_deref().unwrap_or("-"));
        text.push('\n');
    }
    hmac(secret, text.as_bytes())
}

/// Could a player add this?
pub fn can_be_added(text: &str) -> bool {
    text.len() == DIGITS && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// Bytes as hexadecimal digits.
pub fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// 64 hexadecimal digits as bytes.
pub fn bytes(digits: &str) -> Option<Seed> {
    if digits.len() != DIGITS || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = Seed::default();
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

/// HMAC of RFC 2104 with SHA-256, for a key of 32 bytes.
fn hmac(key: &[u8; 32], message: &[u8]) -> [u8; 32] {
    let mut pads = ([0x36; 64], [0x5c; 64]);
    for (index, byte) in key.iter().enumerate() {
        pads.0[index] ^= byte;
        pads.1[index] ^= byte;
    }
    let inner = Sha256::new().chain_update(pads.0).chain_update(message).finalize();
    Sha256::new().chain_update(pads.1).chain_update(inner).finalize().into()
}

/// What is published of a secret; the secret itself only where the game is `over`.
pub fn published(secret: &Seed, added: Vec<Option<String>>, over: bool) -> PublishedDice {
    PublishedDice { commitment: commitment(secret), added, secret: over.then(|| digits(secret)) }
}

/// The seed, if the secret is shown and is the one that was promised.
fn promised_seed(dice: &PublishedDice) -> Result<Seed, DiceCheckError> {
    let secret = dice.secret.as_deref().ok_or(DiceCheckError::Secret)?;
    let secret = bytes(secret).ok_or(DiceCheckError::Damaged("the secret is not 64 hexadecimal digits"))?;
    if !dice.added.iter().flatten().all(|added| can_be_added(added)) {
        return Err(DiceCheckError::Damaged("what a player added is not 64 hexadecimal digits"));
    }
    if commitment(&secret) != dice.commitment {
        return Err(DiceCheckError::Commitment);
    }
    Ok(seed(&secret, &dice.added))
}

/// Plays a game of this file again, drawing anew, and compares every draw.
pub fn verify<G: Game>(record: &Record) -> Result<DiceCheck, DiceCheckError> {
    let (seed, stated) = (record.dice.as_ref().map(promised_seed).transpose()?, record.seed()?);
    let seed = match (seed, stated) {
        (Some(seed), Some(stated)) if seed != stated => return Err(DiceCheckError::Seed),
        (Some(seed), _) | (None, Some(seed)) => seed,
        (None, None) => return Err(DiceCheckError::Unknown),
    };
    if record.dice.as_ref().is_some_and(|dice| dice.added.len() != record.seats.len()) {
        return Err(DiceCheckError::Damaged("it has another number of seats than the game"));
    }
    let (draws, finished) = redraw(record.game::<G>()?, seed, record.entries::<G>()?)?;
    let added = record.dice.as_ref().map_or(0, |dice| dice.added.iter().flatten().count());
    Ok(DiceCheck { draws, added, committed: record.dice.is_some(), finished })
}

/// Plays a log again with the draws of the seed; gives how many there were, and whether the game came to its end.
fn redraw<G: Game>(game: Arc<G>, seed: Seed, log: Vec<LogEntry<G>>) -> Result<(u64, bool), DiceCheckError> {
    let mut log = log.into_iter();
    let first = log.next().filter(|entry| matches!(entry.input, Input::Deal { .. }));
    let first = first.ok_or(LogError::NoDeal)?;
    let (mut table, deal) = Table::deal(game, seed);
    if deal.draws != first.draws {
        return Err(DiceCheckError::Draws(0));
    }
    let mut draws = deal.draws.len() as u64;
    for (seq, entry) in (1..).zip(log) {
        let input = entry.input.clone();
        let made = table.enter_with(entry.input, entry.by, Seeded::new(seed, seq));
        let (made, _) = made.map_err(|why| table.impossible(seq, why, &input))?;
        if made.draws != entry.draws {
            return Err(DiceCheckError::Draws(seq));
        }
        draws += made.draws.len() as u64;
    }
    Ok((draws, table.is_over()))
}

#[cfg(test)]
#[path = "dice_check_tests.rs"]
mod tests;
