//! Replays for those who look back: a table's log is played once for all of them, and then only what is new of it.

use any_game::AnyReplayedGame;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The replay of one table, as far as it was last asked for; nothing before that.
pub(crate) type SharedReplay = tokio::sync::Mutex<Option<Box<dyn AnyReplayedGame>>>;

/// The replays that somebody looks at, by table. Those who look hold them: with the last of them a replay goes.
#[derive(Default)]
pub(crate) struct SharedReplays(Mutex<HashMap<String, Weak<SharedReplay>>>);

impl SharedReplays {
    /// The replay of this table.
    pub(crate) fn of(&self, table: &str) -> Arc<SharedReplay> {
        // Nothing is done while it is locked that could leave it half done.
        let mut replays = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(replay) = replays.get(table).and_then(Weak::upgrade) {
            return replay;
        }
        replays.retain(|_, replay| replay.strong_count() > 0);
        let replay = Arc::default();
        replays.insert(table.to_owned(), Arc::downgrade(&replay));
        replay
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_look_at_one_table_share_its_replay_and_it_goes_with_them() {
        let replays = SharedReplays::default();
        let (first, other) = (replays.of("one"), replays.of("two"));
        assert!(Arc::ptr_eq(&first, &replays.of("one")) && !Arc::ptr_eq(&first, &other));
        drop(first);
        assert!(Arc::ptr_eq(&other, &replays.of("two")), "somebody still looks at it");
        let third = replays.of("three");
        assert_eq!(replays.0.lock().unwrap().len(), 2, "nobody looks at the first any more");
        drop(third);
    }
}
