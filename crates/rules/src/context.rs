//! The context in which an action is carried out: a source of draws, and a sink for events.

use crate::{Chance, Rules};

/// What the rules are lent while they carry out an action.
pub trait Context<G: Rules> {
    /// Where draws come from.
    fn chance(&mut self) -> &mut impl Chance;

    /// Emits an event. It is built only if it is kept.
    fn tell(&mut self, event: impl FnOnce() -> G::Event);
}

/// Drops every event: for search and simulation, where the building of events is compiled away.
#[derive(Clone, Debug)]
pub struct Discarding<C>(pub C);

impl<G: Rules, C: Chance> Context<G> for Discarding<C> {
    #[inline]
    fn chance(&mut self) -> &mut impl Chance {
        &mut self.0
    }

    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> G::Event) {}
}

/// Keeps every event in the order emitted.
#[derive(Clone, Debug)]
pub struct EventRecorder<G: Rules, C> {
    chance: C,
    events: Vec<G::Event>,
}

impl<G: Rules, C: Chance> EventRecorder<G, C> {
    /// No event yet; draws come from `chance`.
    pub fn new(chance: C) -> EventRecorder<G, C> {
        EventRecorder { chance, events: Vec::new() }
    }

    /// The source of draws again, and the events.
    pub fn finish(self) -> (C, Vec<G::Event>) {
        (self.chance, self.events)
    }
}

impl<G: Rules, C: Chance> Context<G> for EventRecorder<G, C> {
    fn chance(&mut self) -> &mut impl Chance {
        &mut self.chance
    }

    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.events.push(event());
    }
}
