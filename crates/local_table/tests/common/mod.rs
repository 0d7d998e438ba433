//! A device with a table on it: what its screen was told, and bots that think in between.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use any_game::{AnyGame, ErasedGame};
use bots::Budget;
use gardez_la_ligne::GardezLaLigne;
use laws::Probe;
use local_table::{LocalTable, think};
use president::President;
use rules::{Seat, Seed, Seeded, Settings, Viewer};
use serde_json::{Value, json};
use std::sync::LazyLock;
use table::SeatRecord;
use wire::{ErasedUpdate, Level, Occupant, TableInfo, ToClient, ViewerSnapshot};

pub const BUDGET: Budget = Budget { iterations: 30, picks: 2, time: None };

pub static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    vec![
        Box::new(ErasedGame::<Probe>::new()),
        Box::new(ErasedGame::<GardezLaLigne>::new()),
        Box::new(ErasedGame::<President>::new()),
    ]
});

/// The game of this id.
pub fn known(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().map(AsRef::as_ref).find(|game| game.info().id == id)
}

pub fn seed() -> Seed {
    Seeded::seed_from(11)
}

/// A person, or a bot where the name begins with a star (two stars: a strong one).
pub fn seating(name: &str) -> SeatRecord {
    let (level, plain) = match (name.strip_prefix("**"), name.strip_prefix('*')) {
        (Some(name), _) => (Some(Level::Strong), name),
        (_, Some(name)) => (Some(Level::Greedy), name),
        _ => (None, name),
    };
    let occupant = level.map_or(Occupant::Human, Occupant::Bot);
    SeatRecord { name: plain.to_owned(), occupant }
}

pub fn set_up(game: &str, names: &[&str], options: Value) -> Device {
    let game = known(game).unwrap();
    let given = serde_json::from_value(options).unwrap();
    let settings = Settings::check(&game.info(), &given).unwrap();
    let seats = names.iter().map(|name| seating(name)).collect();
    Device::with(LocalTable::set_up("home-here", game, settings, seats, seed()).unwrap())
}

/// A page, as far as it matters here.
pub struct Device {
    pub local: LocalTable<'static>,
    pub viewer: Viewer,
    pub about: TableInfo,
    pub shown: ViewerSnapshot,
    pub updates: Vec<ErasedUpdate>,
    /// Whom the device is to be handed to.
    pub curtain: Option<Seat>,
    /// How often the viewer has moved.
    pub moved: u32,
    next_id: u32,
}

impl Device {
    /// Comes to the table, as a page does when it is loaded.
    pub fn with(mut local: LocalTable<'static>) -> Device {
        let hello = json!({"protocol": wire::PROTOCOL, "table": "home-here", "secret": null, "have": null});
        let mut messages =
            local.answer(wire::read(&json!({"id": 1, "request": {"hello": hello}}).to_string()).unwrap());
        let curtain = messages.get(1).map(|message| match message {
            ToClient::Curtain { seat } => *seat,
            other => panic!("{other:?}"),
        });
        match messages.remove(0) {
            ToClient::Welcome { viewer, about, shown, updates, .. } => {
                let shown = shown.unwrap();
                Device { local, viewer, about: *about, shown, updates, curtain, moved: 0, next_id: 2 }
            }
            other => panic!("not welcome: {other:?}"),
        }
    }

    /// Says something and gives what came back, remembered.
    pub fn say(&mut self, say: Value) -> Vec<ToClient> {
        let message = json!({"id": self.next_id, "decision": self.shown.decision, "request": say});
        self.next_id += 1;
        let messages = self.local.answer(wire::read(&message.to_string()).unwrap());
        self.remember(&messages);
        messages
    }

    pub fn act(&mut self, action: Value) -> Result<(), wire::ActionError> {
        let messages = self.say(json!({"act": {"action": action}}));
        match messages.last() {
            Some(ToClient::Done { .. }) => Ok(()),
            Some(ToClient::Refused(refused)) => Err(refused.clone()),
            other => panic!("{other:?}"),
        }
    }

    pub fn choices(&self) -> Vec<Value> {
        serde_json::from_str(self.shown.choices.get()).unwrap()
    }

    pub fn is_my_turn(&self) -> bool {
        matches!(self.viewer, Viewer::Seat(seat) if self.shown.awaited.contains(seat))
    }

    /// The next bot moves; gives whether one was awaited.
    pub fn bot_moves(&mut self) -> bool {
        let Some(question) = self.local.bot_question(BUDGET) else { return false };
        // As it goes to a worker and back.
        let question = serde_json::from_str(&serde_json::to_string(&question).unwrap()).unwrap();
        let messages = self.local.take_bot_answer(think(known, &question));
        self.remember(&messages);
        true
    }

    /// Plays first choices for the people and lets the bots think, for so many entries or to the end.
    pub fn play(&mut self, entries: usize) -> usize {
        for played in 0..entries {
            if self.bot_moves() {
                continue;
            }
            if self.shown.outcome.is_some() {
                return played;
            }
            self.lift();
            assert!(self.is_my_turn(), "nobody can go on: {:?}", self.shown);
            let choice = self.choices().into_iter().find(|choice| choice != "protest").unwrap();
            self.act(choice).unwrap();
        }
        entries
    }

    /// Whoever the device is to be handed to takes it, and is alone.
    pub fn lift(&mut self) {
        if let Some(seat) = self.curtain {
            self.say(json!({"lift": {"seat": seat}}));
        }
    }

    fn remember(&mut self, messages: &[ToClient]) {
        for message in messages {
            match message {
                ToClient::Curtain { seat } => self.curtain = Some(*seat),
                ToClient::Welcome { viewer, about, shown, updates, .. } => {
                    self.curtain = None;
                    self.moved += u32::from(*viewer != self.viewer);
                    self.viewer = *viewer;
                    self.about = (**about).clone();
                    self.shown = shown.clone().unwrap();
                    self.updates = updates.clone();
                }
                ToClient::Status(status) => self.about.update(status.clone()),
                ToClient::Update { update, shown } => {
                    let last = self.updates.last().map_or(0, |last| last.number);
                    assert_eq!(update.number, last + 1, "numbers have no gaps");
                    self.updates.push(update.clone());
                    self.shown = shown.clone();
                }
                ToClient::History { updates } => self.updates = updates.clone(),
                _ => {}
            }
        }
    }

    /// What is seen now, as texts.
    pub fn seen(&self) -> (String, String, Vec<String>) {
        let updates = self.updates.iter().map(|update| update.events.get().to_owned()).collect();
        (self.shown.view.get().to_owned(), self.shown.choices.get().to_owned(), updates)
    }
}
