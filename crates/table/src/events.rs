//! The event history: updates numbered for each viewer.

use crate::noticing::{ViewerPlace, Viewers};
use rules::{Game, MAX_SEATS, Seat, Viewer, never};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use wire::{ActedBy, ViewerUpdate};

/// As many are kept at hand for those who come back after a short absence; older ones come from a replay.
const KEPT: usize = 256;

/// One input's events, as they happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventBatch<E> {
    /// The viewers that were told: those who could notice nothing were not, and in a sealed window only the author was. Everybody, where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Viewers>,
    /// Who took something back, where that is what happened.
    pub taken_back: Option<Seat>,
    /// Who acted in the player's place, where somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ActedBy>,
    /// Who gave up, where that is what happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conceded: Option<Seat>,
    /// Was the table ended by agreement?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// What happened, unfiltered.
    pub events: Vec<E>,
}

impl<E> EventBatch<E> {
    /// Nothing to tell, to everybody.
    pub(crate) fn nothing() -> EventBatch<E> {
        EventBatch { to: None, taken_back: None, by: None, conceded: None, closed: false, events: Vec::new() }
    }

    /// Was this viewer told?
    pub fn reaches(&self, viewer: Viewer) -> bool {
        self.to.is_none_or(|to| to.contains(viewer.into()))
    }
}

/// The latest things told, and how many each viewer was told in all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct EventHistory<E> {
    numbers: [u64; MAX_SEATS + 1],
    kept: VecDeque<EventBatch<E>>,
}

impl<E> EventHistory<E> {
    pub(crate) fn new() -> EventHistory<E> {
        EventHistory { numbers: [0; MAX_SEATS + 1], kept: VecDeque::new() }
    }

    pub(crate) fn tell(&mut self, told: EventBatch<E>) {
        for (place, number) in ViewerPlace::all().zip(&mut self.numbers) {
            *number += u64::from(told.to.is_none_or(|to| to.contains(place)));
        }
        self.kept.push_back(told);
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
    }

    /// The number of the latest update for this viewer.
    pub(crate) fn number(&self, viewer: Viewer) -> u64 {
        self.numbers[ViewerPlace::from(viewer).index()]
    }

    /// Every update of this viewer after number `have`; `None` if they are no longer all at hand.
    pub(crate) fn since<G: Game<Event = E>>(
        &self,
        game: &G,
        viewer: Viewer,
        have: u64,
    ) -> Option<Vec<ViewerUpdate<Vec<E>>>> {
        let number = self.number(viewer);
        let wanted = number.saturating_sub(have) as usize;
        let reaching = self.kept.iter().filter(|told| told.reaches(viewer));
        let at_hand = reaching.clone().count();
        if have > number || wanted > at_hand {
            return None;
        }
        let updates = reaching.skip(at_hand - wanted).zip(have + 1..);
        Some(updates.map(|(told, number)| update(game, viewer, told, number)).collect())
    }

    /// The updates at hand for this viewer, the oldest first.
    pub(crate) fn recent<G: Game<Event = E>>(&self, game: &G, viewer: Viewer) -> Vec<ViewerUpdate<Vec<E>>> {
        let at_hand = self.kept.iter().filter(|told| told.reaches(viewer)).count() as u64;
        let recent = self.since(game, viewer, self.number(viewer) - at_hand);
        never!(recent.is_none(), "what is at hand is at hand");
        recent.unwrap_or_default()
    }

    /// The last thing told, if it reaches this viewer.
    pub(crate) fn last<G: Game<Event = E>>(&self, game: &G, viewer: Viewer) -> Option<ViewerUpdate<Vec<E>>> {
        let told = self.kept.back().filter(|told| told.reaches(viewer))?;
        Some(update(game, viewer, told, self.number(viewer)))
    }

    /// The same numbers, with nothing at hand but what was told last.
    pub(crate) fn only_last(&self) -> EventHistory<E>
    where
        E: Clone,
    {
        EventHistory { numbers: self.numbers, kept: self.kept.back().cloned().into_iter().collect() }
    }

    /// What was told last, unfiltered.
    pub(crate) fn last_events(&self) -> Option<&EventBatch<E>> {
        self.kept.back()
    }
}

/// What is told, as this viewer may hear of it.
pub(crate) fn update<G: Game>(
    game: &G,
    viewer: Viewer,
    told: &EventBatch<G::Event>,
    number: u64,
) -> ViewerUpdate<Vec<G::Event>> {
    let events = told.events.iter().filter_map(|event| game.seen(event, viewer)).collect();
    let EventBatch { taken_back, by, conceded, closed, .. } = *told;
    ViewerUpdate { number, taken_back, by, conceded, closed, events }
}
