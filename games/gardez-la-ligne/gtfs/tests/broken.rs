//! Feeds with bytes changed at random: a board or a sentence comes of each, never a panic.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use common::{feed, import_zip, report_text, said};
use gardez_la_ligne::Board;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use speech::Lang;

struct Dice(Xoshiro256PlusPlus);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        (self.0.next_u64() % end as u64) as usize
    }

    /// Changes, drops, doubles or inserts a few bytes; commas, quotes and line ends more often than others.
    fn spoil(&mut self, bytes: &mut Vec<u8>) {
        const SHARP: &[u8] = b",\"\n\r0-9.e\xff\x00\xef";
        for _ in 0..=self.below(6) {
            let at = self.below(bytes.len().max(1));
            let byte = match self.below(3) {
                0 => self.below(256) as u8,
                _ => SHARP[self.below(SHARP.len())],
            };
            match self.below(6) {
                _ if bytes.is_empty() => bytes.push(byte),
                0 | 1 => bytes[at] = byte,
                2 => bytes.insert(at, byte),
                3 => drop(bytes.remove(at)),
                4 => {
                    let end = (at + self.below(40)).min(bytes.len());
                    let copy = bytes[at..end].to_vec();
                    let to = self.below(bytes.len());
                    bytes.splice(to..to, copy);
                }
                _ => {
                    let end = (at + self.below(20)).min(bytes.len());
                    bytes.drain(at..end);
                }
            }
        }
    }
}

#[test]
fn spoilt_files_give_a_board_or_a_sentence() {
    let (mut boards, mut refused) = (0, 0);
    for seed in 0..4000 {
        let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(seed));
        let mut files = feed();
        let count = files.0.len();
        let place = dice.below(count);
        dice.spoil(files.0.values_mut().nth(place).unwrap());
        match files.import(["metro,rail", "all"][dice.below(2)], &[]) {
            Ok(import) => {
                boards += 1;
                Board::from_toml(&import.toml).unwrap();
                assert!(!report_text(&import, Lang::Fr).is_empty());
            }
            Err(fault) => {
                refused += 1;
                let told = said(&fault);
                assert!((10..2000).contains(&told.len()), "{told}");
                assert!(!told.contains(|c: char| c.is_control()), "seed {seed}: {told:?}");
            }
        }
    }
    assert!(boards > 500 && refused > 500, "{boards} boards, {refused} refused: both should be common");
}

#[test]
fn spoilt_archives_give_a_board_or_a_sentence() {
    let whole = feed().zipped("");
    let mut refused = 0;
    for seed in 0..2000 {
        let mut bytes = whole.clone();
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed)).spoil(&mut bytes);
        refused += u32::from(import_zip(bytes, "all", &[]).is_err());
    }
    assert!(refused > 500, "{refused} refused");
}
