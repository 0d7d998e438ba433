//! A game that bots play in this page for whoever looks: nobody sits at it, and nothing of it is kept.

use crate::clause;
use crate::game_loader::erased_game;
use crate::i18n::{I18n, PeopleNames};
use crate::table::seats;
use bots::Budget;
use game_ui::TableContext;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use local_table::{LocalTable, think};
use rules::{Settings, SettingsError};
use std::sync::Arc;
use table::SeatRecord;
use wire::{ErasedUpdate, Level, Occupant, Request, TableInfo, ToClient, ToServer, ViewerSnapshot};

/// So many play where the game allows it: few enough for their plates to stand beside the board.
const PLAYERS: u8 = 3;
/// From one move to the next, in milliseconds: long enough to read what was done.
const PACE: u32 = 2_600;
/// So many moves are played before anybody looks, so that whoever comes finds a game in the middle and not an empty board.
const OPENING: u32 = 9;
/// So many moves of a game are seen before another game has its turn.
const LONGEST_LOOK: u32 = 30;
/// How long the end of a game is shown before the next begins.
const INTERMISSION: u32 = 9_000;
/// A greedy bot looks at each of its moves once, whatever it may.
const BUDGET: Budget = Budget { iterations: 1, picks: 16, time: None };

/// A game between bots.
#[derive(Copy, Clone)]
pub struct LiveGame {
    /// What everybody may know of the table.
    pub about: StoredValue<TableInfo>,
    /// What those who watch see.
    pub shown: RwSignal<Option<Arc<ViewerSnapshot>>>,
    /// What happened last.
    pub told: RwSignal<Option<Arc<ErasedUpdate>>>,
    game: &'static str,
    table: StoredValue<LocalTable<'static>, LocalStorage>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    runs: Signal<bool>,
    /// What follows a game that is over, or was looked at for long.
    over: Callback<()>,
    moves: StoredValue<u32>,
}

impl LiveGame {
    /// Sets up a game that was fetched, and lets it go on while `runs` says so; nothing for a game that is not here.
    pub fn begin(game: &'static str, runs: Signal<bool>, over: Callback<()>) -> Option<LiveGame> {
        let table = set_up(game)?;
        let live = LiveGame {
            about: StoredValue::new(table.about()),
            shown: RwSignal::new(None),
            told: RwSignal::new(None),
            game,
            table: StoredValue::new_local(table),
            timer: StoredValue::new_local(None),
            runs,
            over,
            moves: StoredValue::new(0),
        };
        live.look();
        Effect::new(move |_| match runs.get() {
            true => live.wait(),
            // Dropped, it never rings.
            false => drop(live.timer.try_update_value(Option::take)),
        });
        Some(live)
    }

    /// The table as a drawing is given it: there is nothing to do but to look.
    pub fn context(self) -> TableContext {
        let i18n = I18n::get();
        let people = self.people();
        TableContext {
            past: false,
            shown: self.shown.into(),
            told: self.told.into(),
            me: Signal::stored(None),
            viewing_seat: Signal::stored(None),
            recent: Signal::stored(Vec::new()),
            reader: people.reader,
            names: people.names,
            lang: i18n.signal(),
            ready: Signal::stored(false),
            advice: Signal::stored(None),
            play: Callback::new(|_| {}),
            ask_why: Callback::new(|_| {}),
            time_left: Callback::new(|_| None),
            clause: clause::link,
        }
    }

    /// Whom sentences speak of.
    pub fn people(self) -> PeopleNames {
        let i18n = I18n::get();
        let names = Memo::new(move |_| self.about.with_value(|about| seats::all(i18n, &about.seats)));
        PeopleNames { names: names.into(), reader: Signal::stored(None) }
    }

    /// Waits for the time of the next move.
    fn wait(self) {
        let is_over =
            self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.outcome.is_some()));
        let is_enough = self.moves.try_get_value().is_some_and(|moves| moves >= LONGEST_LOOK);
        let pause = if is_over { INTERMISSION } else { PACE };
        let next = move || {
            if is_over || is_enough { self.over.run(()) } else { self.go_on() }
        };
        self.timer.set_value(Some(Timeout::new(pause, next)));
    }

    /// The next bot moves.
    fn go_on(self) {
        let _ = self.moves.try_update_value(|moves| *moves += 1);
        let heard = self.table.try_update_value(play_on);
        // A game that cannot go on stands still, and the page is none the worse.
        let Some(messages) = heard.flatten() else { return };
        messages.into_iter().for_each(|message| self.hear(message));
        if self.runs.get_untracked() {
            self.wait();
        }
    }

    /// Comes to the table as somebody who watches.
    fn look(self) {
        let hello = Request::Hello {
            protocol: wire::PROTOCOL,
            table: self.game.to_owned(),
            secret: None,
            have: None,
        };
        let message = ToServer { id: 0, decision: None, request: hello };
        let welcome = self.table.try_update_value(|table| table.answer(message));
        welcome.into_iter().flatten().for_each(|message| self.hear(message));
    }

    fn hear(self, message: ToClient) {
        match message {
            ToClient::Welcome { shown, updates, .. } => {
                self.told.set(updates.into_iter().last().map(Arc::new));
                self.shown.set(shown.map(Arc::new));
            }
            ToClient::Update { update, shown } => {
                self.told.set(Some(Arc::new(update)));
                self.shown.set(Some(Arc::new(shown)));
            }
            // Nobody asks for anything else.
            _ => {}
        }
    }
}

/// A table with nothing but bots, named after its game.
fn set_up(id: &'static str) -> Option<LocalTable<'static>> {
    let game = erased_game(id)?;
    let info = game.info();
    let [least, most] = info.seats;
    let bot = |number: u8| SeatRecord {
        name: wire::names::bot(number.into()),
        occupant: Occupant::Bot(Level::Greedy),
    };
    let seats = (1..=PLAYERS.clamp(least, most)).map(bot).collect();
    let mut seed = rules::Seed::default();
    getrandom::fill(&mut seed).ok()?;
    let settings = Settings::check(&info, &Default::default()).ok()?;
    let table: Result<LocalTable<'static>, SettingsError> =
        LocalTable::set_up(id, game, settings, seats, seed);
    let mut table = table.ok()?;
    for _ in 0..OPENING {
        play_on(&mut table);
    }
    Some(table)
}

/// The next bot moves; nothing where none can.
fn play_on(table: &mut LocalTable<'static>) -> Option<Vec<ToClient>> {
    let question = table.bot_question(BUDGET)?;
    Some(table.take_bot_answer(think(erased_game, &question)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_loader::{fetch_now, games};
    use rules::Viewer;

    #[test]
    fn bots_alone_play_every_game_and_those_who_watch_are_told() {
        for game in games() {
            fetch_now(game.id());
            let mut table = set_up(game.id()).unwrap();
            assert!(table.people().is_empty());
            // A sealed answer is told to nobody before all are in, so not every move is.
            let moves: Vec<Vec<ToClient>> = (0..OPENING).map(|_| play_on(&mut table).unwrap()).collect();
            let told = moves.iter().flatten().any(|message| matches!(message, ToClient::Update { .. }));
            assert!(told, "{}", game.id());
            let hello = Request::Hello {
                protocol: wire::PROTOCOL,
                table: game.id().to_owned(),
                secret: None,
                have: None,
            };
            let welcome = table.answer(ToServer { id: 0, decision: None, request: hello });
            let watches =
                |message: &ToClient| matches!(message, ToClient::Welcome { viewer: Viewer::Public, .. });
            assert!(welcome.iter().any(watches), "{}", game.id());
        }
    }
}
