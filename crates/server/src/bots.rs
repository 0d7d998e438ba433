//! Bots at a table: they think elsewhere, take a human time, and an answer that comes too late is dropped.

use crate::app_state::AppState;
use crate::fair_queue::WorkOwner;
use crate::mailbox::TableMessage;
use crate::seating::Seating;
use any_game::AnyTable;
use rules::Seat;
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::mpsc;
use wire::DecisionId;

/// What the bots of a table are thinking about.
#[derive(Default)]
pub(crate) struct Bots {
    thinking: HashMap<Seat, DecisionId>,
    /// Bots whose answer the game refused, and how long the log was: asked again they would say the same.
    stuck: HashMap<Seat, u64>,
}

impl Bots {
    /// Is nobody thinking?
    pub(crate) fn is_quiet(&self) -> bool {
        self.thinking.is_empty()
    }

    /// Sets every bot thinking that the game waits for and that is not thinking already.
    pub(crate) fn wake(
        &mut self,
        app: &AppState,
        seating: &Seating,
        table: &dyn AnyTable,
        owner: &WorkOwner,
        mailbox: &mpsc::WeakSender<TableMessage>,
    ) {
        let (decision, entries) = (table.decision(), table.entries());
        for seat in table.to_act().iter() {
            let Some(level) = seating.bot_of(seat, table.conceded()) else { continue };
            if !self.is_to_think(seat, decision, entries) {
                continue;
            }
            // Without random bytes bots would be guessable; they wait for the next occasion.
            let (Ok(seed), Ok(whim)) = (getrandom::u64(), getrandom::u32()) else { continue };
            // A strong sender keeps the table open until the thought has arrived.
            let Some(mailbox) = mailbox.upgrade() else { continue };
            self.thinking.insert(seat, decision);
            app.metrics.thought();
            let thought = table.think(seat, level, app.budget, seed);
            let pause = human_time(app.pace, whim);
            let (thoughts, owner) = (std::sync::Arc::clone(&app.thoughts), owner.clone());
            tokio::spawn(async move {
                let compute = async {
                    let _permit = thoughts.turn(owner).await;
                    tokio::task::spawn_blocking(thought).await.ok()
                };
                // The bot thinks during its pause, not after it: how hard the decision was cannot be timed.
                let (action, ()) = tokio::join!(compute, tokio::time::sleep(pause));
                // A table that has closed meanwhile will ask again when it opens.
                let _ = mailbox.send(TableMessage::BotMove { seat, decision, entries, action }).await;
            });
        }
    }

    fn is_to_think(&self, seat: Seat, decision: DecisionId, entries: u64) -> bool {
        self.thinking.get(&seat) != Some(&decision) && self.stuck.get(&seat) != Some(&entries)
    }

    /// Is this the answer we wait for? Then the bot is done thinking; one to an earlier decision is not.
    pub(crate) fn take_answer(&mut self, seat: Seat, decision: DecisionId) -> bool {
        let awaited = self.thinking.get(&seat) == Some(&decision);
        if awaited {
            self.thinking.remove(&seat);
        }
        awaited
    }

    /// The game would not have it, or the bot broke, and nothing has changed since it was asked.
    pub(crate) fn give_up(&mut self, seat: Seat, entries: u64) {
        self.stuck.insert(seat, entries);
    }
}

/// Between half and one and a half of the pace.
fn human_time(pace: Duration, whim: u32) -> Duration {
    pace.mul_f64(0.5 + f64::from(whim) / f64::from(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use any_game::{AnyGame, ErasedGame};
    use laws::Probe;
    use rules::{Game, Settings};

    const A: Seat = Seat::new(0);

    #[test]
    fn a_bot_thinks_once_for_a_decision_and_an_answer_to_an_earlier_one_is_dropped() {
        let settings = Settings::defaults(&Probe::info());
        let (mut table, _) = ErasedGame::<Probe>::new().deal(&settings, 2, [3; 32]).unwrap();
        let (earlier, mut bots) = (table.decision(), Bots::default());
        let roll = wire::Payload::new("roll");
        table.act(A, earlier, &roll).unwrap();
        let decision = table.decision();
        assert!(bots.is_to_think(A, decision, 2) && bots.is_quiet());
        bots.thinking.insert(A, decision);
        assert!(!bots.is_to_think(A, decision, 2) && !bots.is_quiet());
        assert!(!bots.take_answer(A, earlier));
        assert!(bots.take_answer(A, decision) && bots.is_quiet());
    }

    #[test]
    fn a_bot_that_was_refused_is_asked_again_only_when_something_has_happened() {
        let settings = Settings::defaults(&Probe::info());
        let (table, _) = ErasedGame::<Probe>::new().deal(&settings, 2, [3; 32]).unwrap();
        let mut bots = Bots::default();
        bots.give_up(A, 7);
        assert!(!bots.is_to_think(A, table.decision(), 7));
        assert!(bots.is_to_think(A, table.decision(), 8));
    }

    #[test]
    fn a_pause_is_between_half_and_one_and_a_half_of_the_pace() {
        let pace = Duration::from_secs(2);
        assert_eq!(human_time(pace, 0), Duration::from_secs(1));
        assert_eq!(human_time(pace, u32::MAX), Duration::from_secs(3));
    }
}
