//! The undo stack of a table: the inputs that still stand, with a checkpoint of the state every so many of them.
//!
//! It is a persistent list: tables that are copied from one another share what they have in common of it, so that a
//! replay can keep many moments of one table without keeping its past as often.

use crate::entry::Input;
use crate::input_error::InputError;
use crate::table::LogEntry;
use rules::{Discarding, Game, Script, Seat, Seats};
use std::iter::successors;
use std::sync::Arc;

/// From one checkpoint to the next there are so many inputs: at most as many, less one, are played again to take one back.
const APART: usize = 16;

/// The inputs that still stand, the latest on top.
pub(crate) struct UndoStack<G: Game> {
    top: Option<Arc<StandingInput<G>>>,
}

/// An input that still stands, and all that stands below it.
pub(crate) struct StandingInput<G: Game> {
    pub(crate) point: UndoPoint<G>,
    /// The state before it: of every so many inputs, and of the lowest.
    checkpoint: Option<G::State>,
    /// How many inputs stand below it.
    height: usize,
    below: UndoStack<G>,
}

/// What taking back needs to know of an input.
pub(crate) struct UndoPoint<G: Game> {
    pub(crate) seq: u64,
    pub(crate) entry: LogEntry<G>,
    pub(crate) binding: bool,
    /// Why it stays even if everybody agrees to go back.
    pub(crate) forbidden: Option<InputError>,
    /// Who had acted before it in the decision that was open.
    pub(crate) answered: Seats,
}

impl<G: Game> UndoPoint<G> {
    /// The seat in which it was done, if it was done in one.
    pub(crate) fn author(&self) -> Option<Seat> {
        author(&self.entry.input)
    }

    /// Was it done in this seat?
    pub(crate) fn is_of(&self, seat: Seat) -> bool {
        self.author() == Some(seat)
    }

    /// Did the player of this seat do it, and not the clock or a stand-in?
    pub(crate) fn is_by(&self, seat: Seat) -> bool {
        self.is_of(seat) && self.entry.by.is_none()
    }
}

impl<G: Game> UndoStack<G> {
    pub(crate) fn new() -> UndoStack<G> {
        UndoStack { top: None }
    }

    /// Puts an input on top; `before` is the state that it found.
    pub(crate) fn push(&mut self, point: UndoPoint<G>, before: G::State) {
        let below = UndoStack { top: self.top.take() };
        let height = below.top.as_ref().map_or(0, |last| last.height + 1);
        let checkpoint = height.is_multiple_of(APART).then_some(before);
        self.top = Some(Arc::new(StandingInput { point, checkpoint, height, below }));
    }

    /// The inputs from the top down.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Arc<StandingInput<G>>> {
        successors(self.top.as_ref(), |standing| standing.below.top.as_ref())
    }
}

impl<G: Game> StandingInput<G> {
    /// The state before it: that of the nearest checkpoint, played on.
    pub(crate) fn before(&self, game: &G) -> G::State {
        let (mut at, mut since) = (self, Vec::<&LogEntry<G>>::new());
        loop {
            if let Some(checkpoint) = &at.checkpoint {
                let mut state = checkpoint.clone();
                since.iter().rev().for_each(|entry| reapply(game, &mut state, entry));
                return state;
            }
            at = at.below.top.as_deref().expect("the lowest input has a checkpoint");
            since.push(&at.point.entry);
        }
    }

    /// What stands below it.
    pub(crate) fn below(&self) -> UndoStack<G> {
        self.below.clone()
    }
}

/// The seat whose player an input stands for.
pub(crate) fn author<A, B>(input: &Input<A, B>) -> Option<Seat> {
    match input {
        Input::Act { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Does again what an input did to the state. It was checked when it came in, and its draws are written down.
fn reapply<G: Game>(game: &G, state: &mut G::State, entry: &LogEntry<G>) {
    let mut context = Discarding(Script::new(entry.draws.iter().copied()));
    match &entry.input {
        Input::Act { seat, action } => game.apply(state, *seat, action, &mut context),
        Input::Timer { timer } => game.apply_timer(state, *timer, &mut context),
        // Whoever gives up changes nothing in the game, and nothing else is on the stack.
        Input::Deal { .. } | Input::Undo { .. } | Input::Concede { .. } | Input::Close { .. } => {}
    }
    debug_assert_eq!(context.0.finish(), Ok(()), "an input draws again what it drew");
}

impl<G: Game> Clone for UndoStack<G> {
    fn clone(&self) -> UndoStack<G> {
        UndoStack { top: self.top.clone() }
    }
}

// Written out because the list would be dropped by recursion, one call for each input of a long game.
impl<G: Game> Drop for UndoStack<G> {
    fn drop(&mut self) {
        let mut top = self.top.take();
        while let Some(mut standing) = top.and_then(Arc::into_inner) {
            top = standing.below.top.take();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Table;
    use laws::Probe;
    use rules::{FastRng, Rules, Seeded, Settings};

    fn checkpoints(stack: &UndoStack<Probe>) -> usize {
        stack.iter().filter(|standing| standing.checkpoint.is_some()).count()
    }

    #[test]
    fn the_state_before_each_input_is_at_hand_and_few_of_them_are_kept() {
        let mut settings = Settings::defaults(&Probe::info()).values().clone();
        settings.insert("rounds".into(), 60.into());
        let settings = Settings::check(&Probe::info(), &settings).unwrap();
        let game = Arc::new(Probe::open(&settings, 3).unwrap());
        let (mut table, _) = Table::deal(Arc::clone(&game), Seeded::seed_from(4));
        let (mut chance, mut scratch) = (FastRng::new(1), Vec::new());
        // The states before what stands, each kept whole.
        let mut before = Vec::new();
        let (mut inputs, mut undone) = (0, 0);
        while let Some(seat) = table.to_act().iter().last() {
            before.push(table.state().clone());
            let action = game.pick(table.state(), seat, &mut chance, &mut scratch);
            table.act(seat, table.decision(), action).unwrap();
            inputs += 1;
            // Across a checkpoint, too, now and then.
            if inputs % 19 == 0 && undone < 8 && table.may_undo_agreed(seat).is_ok() {
                table.undo_agreed(seat).unwrap();
                undone += 1;
                before.truncate(table.past.iter().count() + 1);
                assert_eq!(Some(table.state()), before.pop().as_ref());
            }
            assert_eq!(table.past.iter().count(), before.len());
            assert_eq!(checkpoints(&table.past), before.len().div_ceil(APART));
        }
        assert!(undone > 3 && before.len() > 4 * APART, "{undone} of {inputs}");
        for (standing, before) in table.past.iter().zip(before.iter().rev()) {
            assert_eq!(standing.before(&game), *before);
        }
    }

    #[test]
    fn copies_share_what_they_have_in_common_and_a_long_one_is_dropped_without_recursion() {
        let game = Arc::new(Probe::open(&Settings::defaults(&Probe::info()), 3).unwrap());
        let (table, deal) = Table::deal(game, Seeded::seed_from(4));
        let point = |seq| UndoPoint {
            seq,
            entry: deal.clone(),
            binding: true,
            forbidden: None,
            answered: Seats::NONE,
        };
        let mut stack = UndoStack::<Probe>::new();
        for seq in 0..200_000 {
            stack.push(point(seq), table.state().clone());
        }
        let mut copy = stack.clone();
        copy.push(point(7), table.state().clone());
        let (top, below) = (stack.iter().next().unwrap(), copy.iter().nth(1).unwrap());
        assert!(Arc::ptr_eq(top, below));
        drop(stack);
        assert_eq!(copy.iter().count(), 200_001);
    }
}
