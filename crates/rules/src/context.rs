//! What an action meets while it is carried out: chance, and somebody to tell.

use crate::{Chance, Rules};

/// Chance and a teller.
pub trait Context<G: Rules> {
    /// Where draws come from.
    fn chance(&mut self) -> &mut impl Chance;

    /// Tells what happened. The event is built only if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> G::Event);
}

/// Nobody listens: for search and simulation, where the building of events is compiled away.
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

/// Keeps every event in the order told.
#[derive(Clone, Debug)]
pub struct EventRecorder<G: Rules, C> {
    chance: C,
    events: Vec<G::Event>,
}

impl<G: Rules, C: Chance> EventRecorder<G, C> {
    /// Listens, drawing from `chance`.
    pub fn new(chance: C) -> EventRecorder<G, C> {
        EventRecorder { chance, events: Vec::new() }
    }

    /// The source of draws again, and what was told.
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
