//! Everything that happened at a table, from one replay of its log: a table itself remembers only the latest.

use crate::events::{EventBatch, update};
use crate::input_error::LogError;
use crate::showing::erased;
use crate::table::{LogEntry, Table};
use rules::{Game, Seed, Viewer, never};
use std::sync::Arc;
use wire::{ErasedUpdate, ViewerSnapshot};

/// From one checkpoint to the next there are so many entries: at most as many, less one, are played again to show a moment.
const APART: u64 = 8;

/// A log that was played once: any moment of it is at hand for any viewer, and so is all that was told. It can be played
/// on when the log has grown.
pub struct ReplayedGame<G: Game> {
    log: Vec<LogEntry<G>>,
    /// What each entry told, unfiltered.
    told: Vec<EventBatch<G::Event>>,
    /// The table after the first entry and every so many more.
    checkpoints: Vec<Table<G>>,
    /// The table after the last entry.
    end: Table<G>,
}

impl<G: Game> ReplayedGame<G> {
    /// Plays a whole log; every entry is checked as if it came in now, its draws included.
    pub fn of(game: Arc<G>, seed: Seed, log: Vec<LogEntry<G>>) -> Result<ReplayedGame<G>, LogError> {
        let mut log = log.into_iter();
        let deal = log.next();
        let end = Table::replay(game, seed, deal.clone())?;
        let told = end.last_events().cloned().into_iter().collect();
        let checkpoints = vec![end.checkpoint()];
        let mut replayed = ReplayedGame { log: deal.into_iter().collect(), told, checkpoints, end };
        replayed.follow(log)?;
        Ok(replayed)
    }

    /// Plays on with what came after the last entry; those before a bad one have been taken.
    pub fn follow(&mut self, entries: impl IntoIterator<Item = LogEntry<G>>) -> Result<(), LogError> {
        for entry in entries {
            self.end.follow([entry.clone()])?;
            self.log.push(entry);
            self.told.extend(self.end.last_events().cloned());
            if self.end.len() % APART == 1 {
                self.checkpoints.push(self.end.checkpoint());
            }
        }
        Ok(())
    }

    /// The table as it stood after so many entries, with nothing told but the last; `None` where there are not so many.
    pub fn at(&self, len: u64) -> Option<Table<G>> {
        if len >= self.end.len() {
            return (len == self.end.len()).then(|| self.end.checkpoint());
        }
        let before = self.checkpoints.partition_point(|table| table.len() <= len).checked_sub(1)?;
        let mut table = self.checkpoints[before].clone();
        let rest = self.log.get(table.len() as usize..len as usize)?;
        let followed = table.follow(rest.iter().cloned());
        never!(
            followed.is_err(),
            "the entries were checked when the log was played: {:?}",
            followed.as_ref().err()
        );
        followed.is_ok().then_some(table)
    }

    /// How many moments there are: one after each entry.
    pub fn len(&self) -> u64 {
        self.end.len
    }

    /// Is there not even a deal?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How things stood for this viewer after so many entries, and what the last of them told it, if anything; `None` where
    /// there are not so many.
    pub fn frame(&self, viewer: Viewer, len: u64) -> Option<(ViewerSnapshot, Option<ErasedUpdate>)> {
        let table = self.at(len)?;
        Some((table.shown(viewer), table.last(viewer).map(erased)))
    }

    /// The table as it stood when this viewer was told its update `number`; `None` if it was never told so many. What others
    /// answered in secret since then is not in it, so it shows this viewer exactly what it was shown then.
    pub fn at_update(&self, viewer: Viewer, number: u64) -> Option<Table<G>> {
        let nth = usize::try_from(number.checked_sub(1)?).ok()?;
        let (index, _) = self.told.iter().enumerate().filter(|(_, told)| told.reaches(viewer)).nth(nth)?;
        let mut table = self.at(index as u64 + 1)?;
        let mut rest = self.log[index + 1..].iter();
        while table.game.hidden_in_history(&table.state, &self.end.state)
            && let Some(entry) = rest.next()
        {
            table.follow([entry.clone()]).ok()?;
        }
        Some(table)
    }

    /// All that this viewer was told, from the deal on.
    pub fn history(&self, viewer: Viewer) -> Vec<ErasedUpdate> {
        let reaching = self.told.iter().filter(|told| told.reaches(viewer));
        reaching
            .zip(1..)
            .map(|(told, number)| erased(update(&*self.end.game, viewer, told, number)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::Probe;
    use rules::{FastRng, Hidden, Rules, Seat, Seeded, Settings};

    #[test]
    fn a_retelling_begins_with_the_deal_and_ends_like_the_table_itself() {
        let mut settings = Settings::defaults(&Probe::info()).values().clone();
        settings.insert("rounds".into(), 60.into());
        let settings = Settings::check(&Probe::info(), &settings).unwrap();
        let game = Arc::new(Probe::open(&settings, 3).unwrap());
        let seed = Seeded::seed_from(4);
        let (mut table, deal) = Table::deal(Arc::clone(&game), seed);
        let mut log = vec![deal];
        let (mut chance, mut scratch) = (FastRng::new(1), Vec::new());
        while let Some(seat) = table.to_act().iter().last() {
            let action = game.pick(table.state(), seat, &mut chance, &mut scratch);
            log.push(table.act(seat, table.decision(), action).unwrap());
        }
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Public] {
            let told = ReplayedGame::of(Arc::clone(&game), seed, log.clone()).unwrap().history(viewer);
            let recent: Vec<ErasedUpdate> = table.recent(viewer).into_iter().map(erased).collect();
            assert!(told.len() > recent.len(), "the table forgets: {} and {}", told.len(), recent.len());
            let told_last = told.iter().skip(told.len() - recent.len());
            assert!(told_last.zip(&recent).all(|(told, recent)| {
                (told.number, told.events.get()) == (recent.number, recent.events.get())
            }));
            assert!(told.iter().zip(1..).all(|(update, number)| update.number == number));
        }
    }

    #[test]
    fn going_back_gives_the_table_right_after_each_update_of_a_viewer() {
        let game = Arc::new(Probe::open(&Settings::defaults(&Probe::info()), 3).unwrap());
        let seed = Seeded::seed_from(4);
        let (mut table, deal) = Table::deal(Arc::clone(&game), seed);
        let mut log = vec![deal];
        let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2)), Viewer::Public];
        // What each viewer was shown with each of its updates, as it happened.
        let mut shown = vec![(1, viewers.map(|viewer| Some((1, game.view(table.state(), viewer)))))];
        let (mut chance, mut scratch) = (FastRng::new(1), Vec::new());
        while let Some(seat) = table.to_act().iter().last() {
            let action = game.pick(table.state(), seat, &mut chance, &mut scratch);
            log.push(table.act(seat, table.decision(), action).unwrap());
            let now = viewers
                .map(|viewer| table.last(viewer).map(|told| (told.number, game.view(table.state(), viewer))));
            shown.push((table.len(), now));
        }
        let replayed = ReplayedGame::of(Arc::clone(&game), seed, log.clone()).unwrap();
        let back = |viewer, number| replayed.at_update(viewer, number);
        let mut kept_back = 0;
        for (len, views) in shown {
            for (viewer, view) in viewers.into_iter().zip(views) {
                let Some((number, view)) = view else {
                    kept_back += 1;
                    continue;
                };
                let then = back(viewer, number).unwrap();
                assert_eq!((then.len(), then.number(viewer)), (len, number));
                assert_eq!(game.view(then.state(), viewer), view);
            }
        }
        assert!(kept_back > 0, "no answer was sealed, so the numbers of the viewers were never apart");
        for viewer in viewers {
            assert!(back(viewer, 0).is_none() && back(viewer, table.number(viewer) + 1).is_none());
        }
    }

    #[test]
    fn every_moment_is_what_a_replay_up_to_it_gives_also_where_something_was_taken_back() {
        let game = Arc::new(Probe::open(&Settings::defaults(&Probe::info()), 3).unwrap());
        let seed = Seeded::seed_from(4);
        let (mut table, deal) = Table::deal(Arc::clone(&game), seed);
        let mut log = vec![deal];
        let (mut chance, mut scratch) = (FastRng::new(1), Vec::new());
        let mut undone = 0;
        while let Some(seat) = table.to_act().iter().last() {
            let action = game.pick(table.state(), seat, &mut chance, &mut scratch);
            log.push(table.act(seat, table.decision(), action).unwrap());
            if log.len() % 3 == 0 && table.may_undo_agreed(seat).is_ok() && undone < 5 {
                log.push(table.undo_agreed(seat).unwrap());
                undone += 1;
            }
        }
        assert!(undone > 0, "nothing was taken back");
        let mut retelling = ReplayedGame::of(Arc::clone(&game), seed, log[..5].to_vec()).unwrap();
        retelling.follow(log[5..].to_vec()).unwrap();
        let kept: Vec<u64> = retelling.checkpoints.iter().map(Table::len).collect();
        let expected: Vec<u64> = (1..=log.len() as u64).step_by(APART as usize).collect();
        assert_eq!(kept, expected, "few moments are kept, and from one of them it is not far to any other");
        assert_eq!(retelling.len(), log.len() as u64);
        for len in 1..=log.len() {
            let replayed = Table::replay(Arc::clone(&game), seed, log[..len].to_vec()).unwrap();
            for viewer in Viewer::all(3) {
                let (shown, told) = retelling.frame(viewer, len as u64).unwrap();
                let expected = replayed.shown(viewer);
                assert_eq!((shown.number, shown.decision), (expected.number, expected.decision));
                assert_eq!((shown.view.get(), shown.awaited), (expected.view.get(), expected.awaited));
                assert_eq!((shown.choices.get(), shown.outcome), (expected.choices.get(), expected.outcome));
                assert_eq!((shown.may_undo, shown.may_ask_back), (expected.may_undo, expected.may_ask_back));
                let last = replayed.last(viewer).map(erased);
                let text =
                    |told: Option<ErasedUpdate>| told.map(|told| (told.number, told.events.get().to_owned()));
                assert_eq!(text(told), text(last));
            }
        }
        assert!(retelling.frame(Viewer::Public, 0).is_none());
        assert!(retelling.frame(Viewer::Public, log.len() as u64 + 1).is_none());
    }
}
