//! Commit and reveal of a table's seed, its dice: the server's secret, what its players added, and what is published of both.
//!
//! How a seed comes of them is written in [`table::dice_check`]. A secret is in no message, log line or file before the end.

use rules::Seed;
use std::collections::VecDeque;
use table::dice_check;

/// So many commitments wait for their tables; the oldest gives way. A page makes its table at once.
const MAX_COMMITMENTS: usize = 4096;

/// What each player added, one a seat.
pub(crate) type Added = Vec<Option<String>>;

/// Secrets that the server has bound itself to for tables that are still to be made.
#[derive(Default)]
pub(crate) struct DiceCommitments(VecDeque<(String, Seed)>);

impl DiceCommitments {
    /// Draws a secret and gives its commitment.
    pub(crate) fn make(&mut self) -> Result<String, getrandom::Error> {
        let secret = draw()?;
        let commitment = dice_check::commitment(&secret);
        if self.0.len() >= MAX_COMMITMENTS {
            self.0.pop_front();
        }
        self.0.push_back((commitment.clone(), secret));
        Ok(commitment)
    }

    /// The secret of this commitment. It serves one table: two would tell each other's dice.
    pub(crate) fn redeem(&mut self, commitment: &str) -> Option<Seed> {
        let index = self.0.iter().position(|(made, _)| made == commitment)?;
        self.0.remove(index).map(|(_, secret)| secret)
    }
}

/// A secret.
pub(crate) fn draw() -> Result<Seed, getrandom::Error> {
    let mut secret = Seed::default();
    getrandom::fill(&mut secret)?;
    Ok(secret)
}

/// The dice of one table. It has no `Debug`, so that no secret reaches a log by mistake.
#[derive(Clone)]
pub(crate) enum Dice {
    /// Not dealt yet: players may still come and add.
    Held(Seed),
    /// Dealt: what was added is fixed.
    Cast { secret: Seed, added: Added },
    /// Dealt before players could add anything.
    Old(Seed),
}

impl Dice {
    /// As the store has them: what was fixed, and whether the table is dealt.
    pub(crate) fn of(secret: Seed, fixed: Option<String>, dealt: bool) -> Result<Dice, String> {
        match fixed.filter(|_| dealt) {
            Some(text) => {
                let added = serde_json::from_str(&text).map_err(|error| format!("its dice: {error}"))?;
                Ok(Dice::Cast { secret, added })
            }
            None if dealt => Ok(Dice::Old(secret)),
            None => Ok(Dice::Held(secret)),
        }
    }

    /// The same, dealt with what these players have added.
    pub(crate) fn cast(&self, added: Added) -> Dice {
        let (Dice::Held(secret) | Dice::Cast { secret, .. } | Dice::Old(secret)) = self;
        Dice::Cast { secret: *secret, added }
    }

    /// Where the table's draws come from. Before the deal nothing is drawn.
    pub(crate) fn seed(&self) -> Seed {
        match self {
            Dice::Held(secret) => dice_check::seed(secret, &[]),
            Dice::Cast { secret, added } => dice_check::seed(secret, added),
            Dice::Old(seed) => *seed,
        }
    }

    /// What is published of them: while players gather with what they have added so far, and with the secret at the end.
    pub(crate) fn published(
        &self,
        so_far: impl FnOnce() -> Added,
        over: bool,
    ) -> Option<wire::PublishedDice> {
        match self {
            Dice::Held(secret) => Some(dice_check::published(secret, so_far(), false)),
            Dice::Cast { secret, added } => Some(dice_check::published(secret, added.clone(), over)),
            Dice::Old(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_redeemed_once() {
        let mut commitments = DiceCommitments::default();
        let commitment = commitments.make().unwrap();
        let secret = commitments.redeem(&commitment).unwrap();
        assert_eq!(dice_check::commitment(&secret), commitment);
        assert_eq!(commitments.redeem(&commitment), None);
        let first = commitments.make().unwrap();
        for _ in 0..MAX_COMMITMENTS {
            commitments.make().unwrap();
        }
        assert_eq!(commitments.redeem(&first), None, "the oldest has given way");
    }

    #[test]
    fn the_secret_is_published_at_the_end_and_never_before() {
        let secret = draw().unwrap();
        let held = Dice::of(secret, None, false).unwrap();
        let added = || vec![Some("ab".repeat(32)), None];
        let published = held.published(added, true).unwrap();
        assert_eq!((published.secret, published.added), (None, added()), "nothing is over before it began");
        let cast = held.cast(added());
        assert_eq!(cast.published(Vec::new, false).unwrap().secret, None);
        assert_eq!(cast.published(Vec::new, true).unwrap().secret, Some(dice_check::digits(&secret)));
        assert_eq!(cast.seed(), dice_check::seed(&secret, &added()));
        let old = Dice::of(secret, None, true).unwrap();
        assert_eq!((old.seed(), old.published(added, true)), (secret, None));
    }
}
