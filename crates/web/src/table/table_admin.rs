//! What is known of how the table lives besides its game: the clocks, and the question that is open.

use super::client::TableClient;
use crate::game_loader::game;
use crate::site_map::{self, SitePage};
use crate::{dice, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Seat;
use std::time::Duration;
use wire::http::Seated;
use wire::table_admin::{ClockReading, Clocks, OpenVote, VoteResult};
use wire::{Stage, TableInfo};

/// How often a running clock is looked at.
const BEAT: Duration = Duration::from_millis(250);

/// The signs of life of a table.
#[derive(Copy, Clone)]
pub struct TableSigns {
    /// The clocks as they were last told, and when that was.
    clocks: RwSignal<Option<(Clocks, f64)>>,
    /// The question that is open.
    pub motion: RwSignal<Option<OpenVote>>,
    /// When it was told.
    motion_told: StoredValue<f64>,
    /// What became of the last one.
    pub ended: RwSignal<Option<(OpenVote, VoteResult)>>,
    beat: RwSignal<f64>,
}

impl TableSigns {
    /// Nothing is known yet.
    pub fn new() -> TableSigns {
        let signs = TableSigns {
            clocks: RwSignal::new(None),
            motion: RwSignal::new(None),
            motion_told: StoredValue::new(0.0),
            ended: RwSignal::new(None),
            beat: RwSignal::new(0.0),
        };
        // Where no timer can be had, a clock is as fresh as the last news.
        if let Ok(timer) = set_interval_with_handle(move || signs.tick(), BEAT) {
            on_cleanup(move || timer.clear());
        }
        signs
    }

    fn tick(self) {
        let runs = |told: &Option<(Clocks, f64)>| {
            told.as_ref().is_some_and(|(clocks, _)| {
                clocks.bell_ms.is_some() || clocks.seats.iter().flatten().any(|hand| hand.running)
            })
        };
        if self.clocks.with_untracked(runs) || self.motion.with_untracked(Option::is_some) {
            self.beat.set(now());
        }
    }

    /// The clocks were told.
    pub fn told(self, clocks: Clocks) {
        let now = now();
        self.clocks.set(Some((clocks, now)));
        self.beat.set(now);
    }

    /// Somebody asked something, or it was decided.
    pub fn asked(self, open: Option<OpenVote>, ended: Option<(OpenVote, VoteResult)>) {
        self.motion_told.set_value(now());
        self.beat.set(now());
        self.motion.set(open);
        if open.is_some() || ended.is_some() {
            self.ended.set(ended);
        }
    }

    /// How many seconds are left to answer the question that is open.
    pub fn left_to_answer(self) -> Option<u64> {
        let moved = self.motion.get()?;
        let since = (self.beat.get() - self.motion_told.get_value()).max(0.0) as u64;
        Some(moved.left_ms.saturating_sub(since).div_ceil(1000))
    }

    /// A new welcome: whatever is still so will be told again.
    pub fn forget(self) {
        self.clocks.set(None);
        self.motion.set(None);
    }

    /// What a seat's clock shows now.
    pub fn hand(self, seat: Seat) -> Option<ClockReading> {
        self.clocks.with(|told| {
            let (clocks, when) = told.as_ref()?;
            let hand = (*clocks.seats.get(seat.index())?)?;
            let since = if hand.running { (self.beat.get() - when).max(0.0) as u64 } else { 0 };
            let bank_ms = hand.bank_ms.map(|bank| bank.saturating_sub(since));
            Some(ClockReading { left_ms: hand.left_ms.saturating_sub(since), bank_ms, ..hand })
        })
    }

    /// How long until the table's own clock rings.
    pub fn bell(self) -> Option<u64> {
        self.clocks.with(|told| {
            let (clocks, when) = told.as_ref()?;
            let since = (self.beat.get() - when).max(0.0) as u64;
            clocks.bell_ms.map(|left| left.saturating_sub(since))
        })
    }

    /// Had a seat's clock more than this when it was last told?
    pub fn had_more_than(self, seat: Seat, ms: u64) -> bool {
        self.clocks.with(|told| {
            let hand = told.as_ref().and_then(|(clocks, _)| *clocks.seats.get(seat.index())?);
            hand.is_some_and(|hand| hand.left_ms > ms)
        })
    }
}

/// Milliseconds of the device's clock.
fn now() -> f64 {
    js_sys::Date::now()
}

impl TableClient {
    /// Is the game on, and does this browser's player play it?
    pub fn plays(self) -> bool {
        let conceded = |about: &TableInfo, seat: Seat| {
            about.seats.get(seat.index()).is_none_or(|seat| seat.life.conceded)
        };
        let on = self.about.with(|about| {
            let (Some(about), Some(me)) = (about.as_ref(), self.me()) else { return false };
            about.stage == Stage::Playing && !conceded(about, me)
        });
        on && !self.is_home()
    }

    /// Does the game wait for a bot?
    pub fn awaits_bot(self) -> bool {
        let awaited = self.awaited();
        self.about.with(|about| {
            let seats = about.as_ref().map_or(&[][..], |about| &about.seats);
            let bot = |seat: Seat| {
                seats.get(seat.index()).is_some_and(|about| matches!(about.occupant, wire::Occupant::Bot(_)))
            };
            awaited.iter().any(bot)
        })
    }

    /// Do several people share this device who may not know the same?
    pub fn has_secrets_to_share(self) -> bool {
        let game = self.about.with(|about| about.as_ref().and_then(|about| game(&about.game)));
        self.is_shared() && game.is_some_and(|game| game.info().secrets)
    }

    /// Is there nothing more to play, with a result or without?
    pub fn is_over(self) -> bool {
        self.is_closed()
            || self.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.outcome.is_some()))
    }

    /// Is this browser's player asked something by the others?
    pub fn is_asked(self) -> bool {
        let me = self.me();
        self.life.motion.with(|motion| {
            motion.zip(me).is_some_and(|(moved, me)| moved.voters.contains(me) && !moved.ayes.contains(me))
        })
    }

    /// Has the game an end without a result?
    pub fn is_closed(self) -> bool {
        self.about.with(|about| about.as_ref().is_some_and(|about| about.life.closed))
    }

    /// The seat at the new table is ours: there we go.
    pub fn go_on_at(self, seated: Seated) {
        let (game, name) = self.about.with_untracked(|about| {
            let about = about.as_ref();
            let name = about.zip(untrack(|| self.me())).and_then(|(about, me)| about.seats.get(me.index()));
            (about.map(|about| about.game.clone()), name.map(|seat| seat.name.clone()))
        });
        let address = site_map::at(SitePage::Table(seated.table.clone()));
        storage::hold(seated.clone(), &game.unwrap_or_default(), &name.unwrap_or_default());
        spawn_local(async move {
            dice::note_again(&seated).await;
            // Where the browser refuses to go, the table is found on the home page.
            let _ = window().location().set_href(&address);
        });
    }
}
