//! Undo at one keyboard: as far as one likes, but for what was read against the clock.

use super::TerminalGame;
use rules::{Game, Refusal, Seat};
use std::sync::Arc;
use table::{Input, LogError};

/// What came of taking back.
pub(crate) enum TakenBack<A> {
    /// This seat decides again.
    To(Seat),
    /// Nobody at this keyboard has decided anything.
    Nothing,
    /// What was decided stands, because it or what came of it is timed; where the rules say so, by this clause.
    Stands(Option<(Refusal, A)>),
}

impl<G: Game> TerminalGame<G> {
    /// Goes back to before the last decision that a person was asked for. What was said out of turn goes with it: were it
    /// gone back to alone, the bots would go on at once.
    ///
    /// A decision with a time of its own is taken once, and so is one that led to it and stands by the rules: who has read
    /// a card would have it again, with time to think or with its answer.
    pub(crate) fn take_back(&mut self) -> Result<TakenBack<G::Action>, LogError> {
        let humans = self.humans();
        let asked = |index: usize, seat| index > 0 && self.awaited[index - 1].contains(seat);
        let last = self.log.iter().enumerate().rev().find_map(|(index, entry)| match &entry.input {
            Input::Act { seat, action } if humans.contains(*seat) && asked(index, *seat) => {
                Some((index, *seat, action.clone()))
            }
            _ => None,
        });
        let Some((index, seat, action)) = last else { return Ok(TakenBack::Nothing) };
        let (settings, seats, game) =
            (self.settings.clone(), self.seats.clone(), Arc::clone(self.table.game()));
        let mut back = TerminalGame::replayed(settings, seats, self.seed, game, self.log[..index].to_vec())?;
        let clause = back.game().irreversible(back.state(), seat, &action);
        let reads_now = self.limit().is_some() && self.awaited().iter().any(|seat| humans.contains(seat));
        if reads_now && clause.is_some() || back.limit().is_some() {
            return Ok(TakenBack::Stands(clause.map(|refusal| (refusal, action))));
        }
        back.file = self.file.take();
        *self = back;
        Ok(TakenBack::To(seat))
    }
}
