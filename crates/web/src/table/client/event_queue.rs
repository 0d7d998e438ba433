//! The queue of what is still to be shown: updates may arrive faster than a person can follow, so each is on screen for a
//! beat before the next. Live play, lessons and games shown again go through it; the state on screen is that of the last update played.

use leptos::prelude::*;
use rules::{Seats, Viewer};
use std::collections::VecDeque;
use std::sync::Arc;
use wire::ViewerSnapshot;

/// More than this many wait for nobody: the older ones are passed over.
const LONGEST: usize = 40;

/// More steps from before the page was opened nobody asks for.
const MOST_RECALLED: u64 = 24;

/// All that waits is played in this many milliseconds at most, so that nobody plays against an old board for long.
const LONGEST_WAIT_MS: u32 = 6_000;

/// No step is shorter than this, where any is shown at all: less could not be seen.
const SHORTEST_MS: u32 = 90;

/// Snapshots that wait to be shown, and those that were shown since the reader last moved.
#[derive(Copy, Clone)]
pub struct EventQueue {
    waiting: RwSignal<VecDeque<Arc<ViewerSnapshot>>>,
    since_my_move: RwSignal<Vec<Arc<ViewerSnapshot>>>,
    /// The numbers of the steps since the reader last moved that were played before the page was opened: the first that is
    /// not at hand, and the last.
    unseen: RwSignal<Option<(u64, u64)>>,
    /// Those that are, and whether they are asked for.
    recalled: StoredValue<Vec<Arc<ViewerSnapshot>>>,
    recalling: StoredValue<bool>,
    /// The number of the reader's last move; where it is not known, of the first step that was seen.
    since: RwSignal<Option<u64>>,
    /// The reader's last move as whom they made it: each viewer counts differently. It outlives the connection.
    last_move: RwSignal<Option<(Viewer, u64)>>,
    /// Is what was shown being shown again?
    again: RwSignal<bool>,
    /// Is a step on screen whose beat is not over?
    holding: RwSignal<bool>,
    /// Is it somebody else's?
    telling: RwSignal<bool>,
    /// Whom the game waited for before it.
    acting: RwSignal<Seats>,
}

impl EventQueue {
    /// Nothing waits.
    pub fn new() -> EventQueue {
        EventQueue {
            waiting: RwSignal::new(VecDeque::new()),
            since_my_move: RwSignal::new(Vec::new()),
            unseen: RwSignal::new(None),
            recalled: StoredValue::default(),
            recalling: StoredValue::new(false),
            since: RwSignal::new(None),
            last_move: RwSignal::new(None),
            again: RwSignal::new(false),
            holding: RwSignal::new(false),
            telling: RwSignal::new(false),
            acting: RwSignal::new(Seats::NONE),
        }
    }

    /// Does something wait to be shown?
    pub fn is_playing(self) -> bool {
        self.waiting.with(|waiting| !waiting.is_empty())
    }

    /// Is what somebody else did on screen for its beat? Until then it is told, the last step as well.
    pub fn is_telling(self) -> bool {
        self.telling.get()
    }

    /// Whose turn is told: while what somebody else did is on screen it is theirs, whoever is awaited by now.
    pub fn turn(self, awaited: Seats) -> Seats {
        if self.is_telling() { self.acting.get() } else { awaited }
    }

    /// The game waited for these before the step that comes on screen now.
    pub fn acted(self, awaited: Seats) {
        self.acting.set(awaited);
    }

    /// Is what was shown being shown again? Nothing can be done meanwhile.
    pub fn is_again(self) -> bool {
        self.again.get()
    }

    /// Is there something to show again?
    pub fn has_history(self) -> bool {
        self.since_my_move.with(|steps| steps.len() > 1) || self.unseen.get().is_some()
    }

    /// The reader wants to see steps from before the page was opened: the first of them that is to be asked for.
    pub fn recall(self) -> Option<u64> {
        let (next, _) = self.unseen.get_untracked()?;
        self.recalling.set_value(true);
        Some(next)
    }

    /// How things stood at an earlier number: a step that was wanted, perhaps. Gives whether all of them are at hand now,
    /// or the next that is to be asked for.
    pub fn recalled(self, number: u64, step: Arc<ViewerSnapshot>) -> Option<Result<(), u64>> {
        let (next, last) = self.unseen.get_untracked()?;
        if !self.recalling.get_value() || number != next {
            return None;
        }
        self.recalled.update_value(|steps| steps.push(step));
        if next < last {
            self.unseen.set(Some((next + 1, last)));
            return Some(Err(next + 1));
        }
        let mut steps = self.forget_unseen();
        self.since_my_move.update(|later| {
            steps.append(later);
            *later = steps;
            bound(later);
        });
        Some(Ok(()))
    }

    /// Nothing from before the page was opened is of interest any more.
    fn forget_unseen(self) -> Vec<Arc<ViewerSnapshot>> {
        self.recalling.set_value(false);
        if self.unseen.get_untracked().is_some() {
            self.unseen.set(None);
        }
        self.recalled.try_update_value(std::mem::take).unwrap_or_default()
    }

    /// The number after which everything happened since the reader last moved.
    pub fn since(self) -> Option<u64> {
        self.since.get()
    }

    /// The reader's last move, to be kept for the next visit.
    pub fn last_move(self) -> Option<(Viewer, u64)> {
        self.last_move.get()
    }

    /// The reader's last move was this one.
    pub fn remember(self, last_move: (Viewer, u64)) {
        self.last_move.set(Some(last_move));
    }

    /// Begins where the table is found: with the traces of what happened since the reader's last move, where that is known.
    pub fn begin(self, viewer: Viewer, number: u64) {
        let known = self.last_move.get_untracked().filter(|(mover, _)| *mover == viewer);
        let since = known.map_or(number, |(_, last)| last.min(number));
        self.since.set(Some(since));
        let first = since.max(number.saturating_sub(MOST_RECALLED));
        self.unseen.set((first < number).then_some((first, number)));
    }

    /// Takes a step in. Gives it back where it is to be shown at once, because nothing else is on screen.
    pub fn push(self, step: impl Into<Arc<ViewerSnapshot>>) -> Option<Arc<ViewerSnapshot>> {
        let step = step.into();
        if !self.holding.get_untracked() && !untrack(|| self.is_playing()) {
            return Some(step);
        }
        self.waiting.update(|waiting| {
            waiting.push_back(step);
            while waiting.len() > LONGEST {
                waiting.pop_front();
            }
        });
        None
    }

    /// The next step, once the beat of the last is over.
    pub fn next(self) -> Option<Arc<ViewerSnapshot>> {
        self.release();
        let next = self.waiting.try_update(VecDeque::pop_front).flatten();
        if next.is_none() && self.again.get_untracked() {
            self.again.set(false);
        }
        next
    }

    /// A step is on screen for the beat to come. Whether the reader made it decides from where one can look again.
    pub fn showed(self, step: &Arc<ViewerSnapshot>, mine: bool) {
        self.holding.set(true);
        self.telling.set(!mine);
        if self.again.get_untracked() {
            return;
        }
        if mine || self.since.with_untracked(Option::is_none) {
            self.since.set(Some(step.number));
        }
        if mine {
            self.forget_unseen();
        }
        self.since_my_move.update(|steps| {
            if mine {
                steps.clear();
            }
            steps.push(step.clone());
            bound(steps);
        });
    }

    /// Nothing is on screen for a beat any more.
    fn release(self) {
        self.holding.set(false);
        self.telling.set(false);
    }

    /// Skips to the end: the last step that waits. What is passed over can still be shown again.
    pub fn skip(self) -> Option<Arc<ViewerSnapshot>> {
        let again = self.again.get_untracked();
        self.again.set(false);
        self.release();
        let skipped = self.waiting.try_update(std::mem::take)?;
        let last = skipped.back().cloned();
        if !again && last.is_some() {
            self.since_my_move.update(|steps| {
                steps.extend(skipped);
                bound(steps);
            });
        }
        last
    }

    /// Shows everything since the reader's last move again; gives the first step.
    pub fn replay(self) -> Option<Arc<ViewerSnapshot>> {
        let steps = self.since_my_move.get_untracked();
        let (first, rest) = steps.split_first()?;
        if rest.is_empty() || untrack(|| self.is_playing()) {
            return None;
        }
        self.again.set(true);
        self.waiting.set(rest.iter().cloned().collect());
        Some(first.clone())
    }

    /// Another viewer, or another table: nothing of this one is shown any more.
    pub fn clear(self) {
        self.waiting.set(VecDeque::new());
        self.since_my_move.set(Vec::new());
        self.forget_unseen();
        self.since.set(None);
        self.again.set(false);
        self.release();
    }

    /// How long a step stays on screen: the beat asked for, less where many wait.
    pub fn beat_ms(self, beat: u32) -> u32 {
        let waiting = self.waiting.with_untracked(VecDeque::len) as u32 + 1;
        beat.min(LONGEST_WAIT_MS / waiting).max(SHORTEST_MS.min(beat))
    }
}

/// More steps than that nobody looks at again.
fn bound(steps: &mut Vec<Arc<ViewerSnapshot>>) {
    steps.drain(..steps.len().saturating_sub(LONGEST));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::client::samples::snapshot;

    fn number(step: Option<Arc<ViewerSnapshot>>) -> Option<u64> {
        step.map(|step| step.number)
    }

    /// A queue on whose screen the first step is.
    fn showing_one() -> EventQueue {
        let queue = EventQueue::new();
        let first = queue.push(snapshot(1, 1)).unwrap();
        queue.showed(&first, true);
        queue
    }

    #[test]
    fn each_step_is_on_screen_before_the_next() {
        Owner::new().with(|| {
            let queue = showing_one();
            assert!(queue.push(snapshot(2, 2)).is_none() && queue.push(snapshot(3, 3)).is_none());
            assert_eq!(number(queue.next()), Some(2));
            queue.showed(&Arc::new(snapshot(2, 2)), false);
            assert!(queue.push(snapshot(4, 4)).is_none());
            assert_eq!(number(queue.next()), Some(3));
            assert_eq!(number(queue.next()), Some(4));
            assert_eq!(number(queue.next()), None);
            assert_eq!(number(queue.push(snapshot(5, 5))), Some(5), "nothing is on screen any more");
        });
    }

    #[test]
    fn skipping_leads_to_the_last() {
        Owner::new().with(|| {
            let queue = showing_one();
            for step in 2..=5 {
                queue.push(snapshot(step, 1));
            }
            assert_eq!(number(queue.skip()), Some(5));
            assert!(!queue.is_playing());
            assert_eq!(number(queue.skip()), None);
        });
    }

    #[test]
    fn what_was_skipped_can_be_shown_again() {
        Owner::new().with(|| {
            let queue = showing_one();
            for step in 2..=4 {
                queue.push(snapshot(step, 1));
            }
            queue.skip();
            assert_eq!(number(queue.replay()), Some(1));
            assert_eq!([queue.next(), queue.next(), queue.next()].map(number), [Some(2), Some(3), Some(4)]);
            // Skipping what is shown again adds nothing to it.
            queue.replay();
            queue.skip();
            queue.replay();
            let all: Vec<_> = std::iter::from_fn(|| number(queue.next())).collect();
            assert_eq!(all, [2, 3, 4]);
        });
    }

    #[test]
    fn what_others_did_is_told_for_its_beat_and_what_i_did_is_not() {
        Owner::new().with(|| {
            let queue = showing_one();
            assert!(!queue.is_telling(), "it was mine");
            queue.push(snapshot(2, 2));
            let step = queue.next().unwrap();
            queue.showed(&step, false);
            assert!(queue.is_telling() && !queue.is_playing(), "the last one too");
            let [other, me] = [1, 0].map(|seat| Seats::only(rules::Seat::new(seat)));
            queue.acted(other);
            assert_eq!(queue.turn(me), other, "the turn is told with what is told");
            queue.next();
            assert!(!queue.is_telling());
            assert_eq!(queue.turn(me), me);
        });
    }

    #[test]
    fn what_happened_since_my_move_is_shown_again_and_leaves_things_as_they_are() {
        Owner::new().with(|| {
            let queue = showing_one();
            for step in [2, 3] {
                queue.next();
                let shown = queue.push(snapshot(step, 1)).unwrap();
                queue.showed(&shown, false);
            }
            queue.next();
            assert_eq!((queue.since(), queue.has_history()), (Some(1), true));
            assert_eq!(number(queue.replay()), Some(1));
            assert!(queue.is_again());
            assert_eq!([number(queue.next()), number(queue.next())], [Some(2), Some(3)]);
            assert_eq!(number(queue.next()), None);
            assert!(!queue.is_again());
            let mine = queue.push(snapshot(4, 1)).unwrap();
            queue.showed(&mine, true);
            assert_eq!((queue.since(), queue.has_history()), (Some(4), false));
        });
    }

    #[test]
    fn whoever_comes_again_has_the_traces_since_their_last_move() {
        Owner::new().with(|| {
            let queue = EventQueue::new();
            let (me, other) = (Viewer::Seat(rules::Seat::new(0)), Viewer::Seat(rules::Seat::new(1)));
            queue.remember((me, 4));
            queue.begin(other, 6);
            assert_eq!(queue.since(), Some(6), "another counts differently");
            queue.begin(me, 6);
            let theirs = queue.push(snapshot(7, 1)).unwrap();
            queue.showed(&theirs, false);
            assert_eq!(queue.since(), Some(4));
            queue.next();
            let mine = queue.push(snapshot(8, 1)).unwrap();
            queue.showed(&mine, true);
            assert_eq!(queue.since(), Some(8));
            queue.clear();
            assert_eq!(queue.since(), None);
        });
    }

    #[test]
    fn what_happened_before_the_page_was_opened_is_shown_again_once_it_was_asked_for() {
        Owner::new().with(|| {
            let queue = EventQueue::new();
            let me = Viewer::Seat(rules::Seat::new(0));
            let step = |number| Arc::new(snapshot(number, 1));
            queue.remember((me, 4));
            queue.begin(me, 6);
            assert!(queue.has_history());
            assert_eq!(queue.recalled(4, step(4)), None, "nobody asked");
            assert_eq!(queue.recall(), Some(4));
            assert_eq!(queue.recalled(4, step(4)), Some(Err(5)));
            assert_eq!(queue.recalled(9, step(9)), None, "somebody else asked");
            assert_eq!(queue.recalled(5, step(5)), Some(Err(6)));
            // Meanwhile the others go on.
            let live = queue.push(snapshot(7, 1)).unwrap();
            queue.showed(&live, false);
            queue.next();
            assert_eq!(queue.recalled(6, step(6)), Some(Ok(())));
            assert_eq!((queue.recall(), number(queue.replay())), (None, Some(4)));
            let rest: Vec<_> = std::iter::from_fn(|| number(queue.next())).collect();
            assert_eq!(rest, [5, 6, 7]);
        });
    }

    #[test]
    fn the_more_wait_the_shorter_each_is_seen() {
        Owner::new().with(|| {
            let queue = showing_one();
            assert_eq!(queue.beat_ms(500), 500);
            for step in 2..=40 {
                queue.push(snapshot(step, 1));
            }
            assert_eq!(queue.beat_ms(500), 150);
            assert_eq!(queue.beat_ms(0), 0, "whoever wants no beats has none");
        });
    }
}
