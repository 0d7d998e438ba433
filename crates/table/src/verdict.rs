//! The messages that say what came of checking a game's dice, in words: the page and the terminal say the same.

use crate::dice_check::{DiceCheck, DiceCheckError};
use crate::record::Record;
use rules::{Locales, Phrase};

/// The sentences.
pub const LOCALES: Locales =
    Locales { fr: include_str!("../locales/fair.fr.ftl"), en: include_str!("../locales/fair.en.ftl") };

impl DiceCheck {
    /// What is proven of this game and what is not, sentence by sentence.
    pub fn phrases(&self, record: &Record) -> Vec<Phrase> {
        let draws = |id| Phrase::new(id).number("draws", self.draws as i64);
        let mut told = match &record.dice {
            None => vec![draws("dice-none-home")],
            Some(dice) => vec![
                draws("dice-fair"),
                // It is the digest of the secret, whatever else the file says, or this would not be fair.
                Phrase::new("dice-fair-bound").name("fingerprint", dice.commitment.as_str()),
                Phrase::new("dice-fair-players").number("count", self.added as i64),
            ],
        };
        told.push(Phrase::new("dice-legal"));
        if !self.finished {
            told.push(Phrase::new("dice-unfinished"));
        }
        told.push(Phrase::new("dice-unproven"));
        told
    }
}

impl DiceCheckError {
    /// Why nothing is proven, or what is proven wrong.
    pub fn phrase(&self) -> Phrase {
        match self {
            DiceCheckError::Unknown => Phrase::new("dice-unknown"),
            DiceCheckError::Secret => Phrase::new("dice-no-secret"),
            DiceCheckError::Damaged(_) => Phrase::new("dice-damaged"),
            DiceCheckError::Commitment => Phrase::new("dice-broken-promise"),
            DiceCheckError::Seed => Phrase::new("dice-other-seed"),
            DiceCheckError::Draws(seq) => Phrase::new("dice-other-draws").number("number", *seq as i64 + 1),
            DiceCheckError::Record(_) => Phrase::new("dice-unreadable"),
        }
    }

    /// Is it certain that something is wrong, rather than that nothing can be said?
    pub fn is_wrong(&self) -> bool {
        !matches!(self, DiceCheckError::Unknown | DiceCheckError::Secret | DiceCheckError::Record(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use speech::{Lang, Speech};

    #[test]
    fn both_languages_have_every_sentence() {
        let speech = Speech::new(LOCALES);
        let bad = || crate::RecordError::Foreign;
        let errors = [
            DiceCheckError::Unknown,
            DiceCheckError::Secret,
            DiceCheckError::Damaged("x"),
            DiceCheckError::Commitment,
            DiceCheckError::Seed,
            DiceCheckError::Draws(3),
            DiceCheckError::Record(bad()),
        ];
        let mut phrases: Vec<Phrase> = errors.iter().map(DiceCheckError::phrase).collect();
        let text = r#"{"format":"hemicycle-game","version":1,"game":"probe","rules":1,"settings":{},"seats":[],"log":[]}"#;
        let mut record = Record::read(text).unwrap();
        let fair = DiceCheck { draws: 7, added: 2, committed: true, finished: false };
        phrases.extend(fair.phrases(&record));
        record.dice = Some(crate::dice_check::published(&[0; 32], Vec::new(), true));
        phrases.extend(fair.phrases(&record));
        for lang in Lang::ALL {
            for phrase in &phrases {
                let said = speech.say(lang, phrase, &|seat| seat.to_string());
                assert!(said.len() > 20 && !said.contains(phrase.id), "{}: {said}", phrase.id);
            }
        }
    }
}
