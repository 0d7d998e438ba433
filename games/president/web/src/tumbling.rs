//! Dice that still tumble: until they lie, nobody is told what they offer.

use crate::BoardContext;
use game_ui::kit::motion::{Animator, Move};
use leptos::prelude::*;
use president::Event;
use std::time::Duration;

/// Whether the dice of a table tumble, shared by all that tells of them.
#[derive(Copy, Clone)]
pub(crate) struct Tumbling(Memo<bool>);

impl Tumbling {
    /// Those of this table.
    pub(crate) fn of(context: BoardContext) -> Tumbling {
        context.shared(|| {
            let motion = Animator::get();
            let opened = context.told.with_untracked(|(number, _)| *number);
            // Under which number the roll was told that lies.
            let lying = RwSignal::new(opened);
            let rolled = Memo::new(move |_| {
                let rolled = |event: &Event| matches!(event, Event::Rolled { .. });
                let told = context.told.with(|(number, events)| events.iter().any(rolled).then_some(*number));
                told.filter(|number| *number != opened && !context.is_past() && !motion.is_off())
            });
            Effect::new(move |_| {
                let Some(number) = rolled.get() else { return };
                let wait = motion.duration(Move::tumble([0.0; 2]).milliseconds).unwrap_or_default();
                let lie = move || {
                    // The table may have been left meanwhile.
                    let _ = lying.try_set(number);
                };
                set_timeout(lie, Duration::from_millis(wait as u64));
            });
            Tumbling(Memo::new(move |_| rolled.get().is_some_and(|number| number != lying.get())))
        })
    }

    /// Do they tumble now?
    pub(crate) fn now(self) -> bool {
        self.0.get()
    }
}
