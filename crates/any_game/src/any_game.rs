//! Type erasure: a game behind a trait object that speaks JSON, for those who carry tables of every game.

use crate::any_replayed_game::AnyReplayedGame;
use crate::any_table::AnyTable;
use rules::{Game, GameInfo, Locales, Seed, Settings, SettingsError};
use std::marker::PhantomData;
use std::sync::Arc;
use table::dice_check::{self, DiceCheck, DiceCheckError};
use table::json::{from_json_text, lines, to_json_text};
use table::{GameSnapshot, Log, LogError, Record, ReplayedGame, Table};

/// A table just opened.
pub struct OpenedTable {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// How many entries had to be played again.
    pub replayed: u64,
}

/// A game of any kind.
pub trait AnyGame: Send + Sync {
    /// What it declares of itself.
    fn info(&self) -> GameInfo;

    /// The settings with every board written out whole, as a file of a game carries them.
    fn written_out(&self, settings: &Settings) -> Settings;

    /// Its sentences.
    fn locales(&self) -> Locales;

    /// Are the draws of this game what they had to be? It is played again: not for busy threads.
    fn verify(&self, record: &Record) -> Result<DiceCheck, DiceCheckError>;

    /// Can a table be set up like this?
    fn check(&self, settings: &Settings, seats: u8) -> Result<(), SettingsError>;

    /// Sets up a table, and gives entry 0 of its log.
    fn deal(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, String), SettingsError>;

    /// Opens a table from its log: `tail` is what follows the snapshot, or the whole log where there is none.
    fn open(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
        snapshot: Option<&str>,
        tail: &[String],
    ) -> Result<OpenedTable, LogError>;

    /// Plays a whole log once, so that every moment of it is at hand for every viewer: not for busy threads. The draws are in
    /// the log.
    fn replay_all(
        &self,
        settings: &Settings,
        seats: u8,
        log: &[String],
    ) -> Result<Box<dyn AnyReplayedGame>, LogError>;
}

/// A game with its type erased.
pub struct ErasedGame<G>(PhantomData<fn() -> G>);

impl<G: Game> ErasedGame<G> {
    /// The erasure of this game.
    pub fn new() -> ErasedGame<G> {
        ErasedGame(PhantomData)
    }
}

impl<G: Game> Default for ErasedGame<G> {
    fn default() -> ErasedGame<G> {
        ErasedGame::new()
    }
}

impl<G: Game> AnyGame for ErasedGame<G> {
    fn info(&self) -> GameInfo {
        G::info()
    }

    fn written_out(&self, settings: &Settings) -> Settings {
        settings.written_out(&G::options(), G::board_plan)
    }

    fn locales(&self) -> Locales {
        G::locales()
    }

    fn verify(&self, record: &Record) -> Result<DiceCheck, DiceCheckError> {
        dice_check::verify::<G>(record)
    }

    fn check(&self, settings: &Settings, seats: u8) -> Result<(), SettingsError> {
        G::open(settings, seats).map(drop)
    }

    fn deal(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, String), SettingsError> {
        let (table, entry) = Table::<G>::deal(Arc::new(G::open(settings, seats)?), seed);
        Ok((Box::new(table), to_json_text(&entry)))
    }

    fn open(
        &self,
        settings: &Settings,
        seats: u8,
        seed: Seed,
        snapshot: Option<&str>,
        tail: &[String],
    ) -> Result<OpenedTable, LogError> {
        let game = Arc::new(G::open(settings, seats)?);
        let snapshot = snapshot
            .map(|text| from_json_text::<GameSnapshot<G>>(text).map_err(LogError::Snapshot))
            .transpose()?;
        let entries = entries::<G>(tail, snapshot.as_ref().map_or(0, |snapshot| snapshot.len))?;
        let replayed = entries.len() as u64;
        let table = match snapshot {
            Some(snapshot) => Table::resume(game, seed, snapshot, entries)?,
            None => Table::replay(game, seed, entries)?,
        };
        Ok(OpenedTable { table: Box::new(table), replayed })
    }

    fn replay_all(
        &self,
        settings: &Settings,
        seats: u8,
        log: &[String],
    ) -> Result<Box<dyn AnyReplayedGame>, LogError> {
        let game = Arc::new(G::open(settings, seats)?);
        Ok(Box::new(ReplayedGame::of(game, Seed::default(), entries::<G>(log, 0)?)?))
    }
}

fn entries<G: Game>(log: &[String], first: u64) -> Result<Log<G>, LogError> {
    lines(first, log.iter().map(String::as_str))
}
