//! Who may not sit down: those whom the host sent away, and those who do not know the word of a locked table.

use super::{SeatSlot, Seating};
use crate::api_error::ApiError;
use crate::ids;

/// Beyond so many the first who were sent away are forgotten.
const MOST_SENT_AWAY: usize = 100;

impl Seating {
    /// Has the host sent away the one who had a seat here by this secret, or somebody of this household?
    pub(crate) fn has_sent_away(&self, former: Option<&str>, household: &str) -> bool {
        former.is_some_and(|former| self.sent_away.contains(&ids::hash(former)))
            || self.sent_home.iter().any(|sent| sent == household)
    }

    /// Whoever had this place, or comes from where they came from, is not to sit down again.
    pub(super) fn send_away(&mut self, left: SeatSlot, here: &[String]) {
        // Nobody has come yet to a seat that is kept from the last game.
        let Some(key) = left.secret_hash else { return };
        if self.sent_away.len() >= MOST_SENT_AWAY {
            self.sent_away.remove(0);
        }
        self.sent_away.push(key);
        let households = left.household.into_iter().chain(here.iter().cloned());
        self.sent_home.extend(households);
        let surplus = self.sent_home.len().saturating_sub(MOST_SENT_AWAY);
        self.sent_home.drain(..surplus);
        self.conduct.sent_away = self.sent_away.len() as u32;
    }

    /// Whoever was sent away may sit down again.
    pub(super) fn readmit(&mut self) {
        self.sent_away.clear();
        self.sent_home.clear();
        self.conduct.sent_away = 0;
    }

    /// Whoever may not sit down at another table may not here either.
    pub(super) fn sent_away_like(&mut self, other: &Seating) {
        self.sent_away = other.sent_away.clone();
        self.sent_home = other.sent_home.clone();
        self.conduct.sent_away = other.conduct.sent_away;
    }

    /// Locks the table with a word, or opens it.
    pub(crate) fn lock(&mut self, word: Option<&str>) -> Result<(), ApiError> {
        self.word = word.map(|word| ids::word(word).ok_or(ApiError::BadWord)).transpose()?;
        self.conduct.locked = self.word.is_some();
        Ok(())
    }

    /// Locks the table with the word of another.
    pub(super) fn locked_like(&mut self, other: &Seating) {
        self.word = other.word.clone();
        self.conduct.locked = self.word.is_some();
    }

    /// May whoever says this word, or none, sit down?
    pub(crate) fn is_open_to(&self, word: Option<&str>) -> bool {
        self.word.is_none() || word.and_then(ids::word) == self.word
    }
}
