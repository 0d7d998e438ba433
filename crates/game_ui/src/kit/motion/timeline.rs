//! Animations one after the other: what happened at the table is shown in its order, and can be skipped.

use super::animation::Animation;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::VecDeque;

type Step = Box<dyn FnOnce() -> Animation>;

/// A queue of animations. It is `Copy`, so that closures can share it, and lives as long as what made it.
#[derive(Copy, Clone)]
pub struct Timeline(StoredValue<Queue, LocalStorage>);

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Step>,
    /// What runs now.
    current: Option<Animation>,
    is_skipping: bool,
}

impl Timeline {
    /// One with nothing in it.
    pub fn new() -> Timeline {
        Timeline(StoredValue::new_local(Queue::default()))
    }

    /// Adds what is to begin when all before it is over; at once, where nothing is.
    pub fn then(self, begin: impl FnOnce() -> Animation + 'static) {
        let added = self.0.try_update_value(|queue| queue.waiting.push_back(Box::new(begin)));
        if added.is_some() && self.is_idle() {
            self.go_on();
        }
    }

    /// Is nothing under way?
    pub fn is_idle(self) -> bool {
        self.0.try_with_value(|queue| queue.current.is_none()).unwrap_or(true)
    }

    /// Brings everything that waits to its end, now.
    pub fn skip(self) {
        let current = self.0.try_update_value(|queue| {
            queue.is_skipping = queue.current.is_some();
            queue.current.clone()
        });
        // What follows is begun, and ended, when this one is.
        if let Some(current) = current.flatten() {
            current.finish();
        }
    }

    fn go_on(self) {
        let next = self.0.try_update_value(|queue| {
            queue.current = None;
            let next = queue.waiting.pop_front();
            queue.is_skipping &= next.is_some();
            // Marked before it begins, so that what it adds itself waits for it.
            queue.current = next.is_some().then(Animation::over);
            next
        });
        let Some(begin) = next.flatten() else { return };
        let animation = begin();
        let is_skipping = self.0.try_update_value(|queue| {
            queue.current = Some(animation.clone());
            queue.is_skipping
        });
        if is_skipping == Some(true) {
            animation.finish();
        }
        spawn_local(async move {
            animation.ended().await;
            self.go_on();
        });
    }
}

impl Default for Timeline {
    fn default() -> Timeline {
        Timeline::new()
    }
}
