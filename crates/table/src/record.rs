//! A game as one file: everything needed to play it again, or to go on with it, on another machine and years later.

use crate::dice_check;
use crate::input_error::LogError;
use crate::json::{lines, raw, to_json_text};
use crate::seat_record::{FormerPlayer, SeatRecord};
use crate::table::LogEntry;
use rules::{Game, GameInfo, Seed, Settings, SettingsError};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;
use wire::PublishedDice;

/// What such a file says of itself, so that any other file is told apart at once.
const FORMAT: &str = "hemicycle-game";
/// The version of the form, which grows when an older reader could not make sense of a newer file.
const VERSION: u32 = 1;

/// A game as one JSON object. The log holds every draw, so no generator is needed to play it again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    format: String,
    version: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules that it was played under.
    pub rules: u32,
    /// The options of the table; a board that has no name is here as a whole.
    pub settings: Settings,
    /// Who sat where, one a seat: the name, and whether a person or a bot played.
    pub seats: Vec<SeatRecord>,
    /// Who played a seat before the one who is named above, where a substitute came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<FormerPlayer>,
    /// Where later draws would come from, as 64 hexadecimal digits. Whoever must not know them is given a file without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What the server published of the dice, the secret included: only of a game that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<PublishedDice>,
    /// The log, entry by entry from the deal on, each in the game's own form.
    pub log: Vec<Box<RawValue>>,
}

/// Why a file cannot be opened as a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// It is not JSON, or not all of it.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// It is something else.
    #[error("this is not a saved game of Hemicycle")]
    Foreign,
    /// It was written in a form that is not known here.
    #[error("the file was written by a newer version (form {0}); update to open it")]
    Newer(u32),
    /// A part is missing or is not what it should be.
    #[error("the file is not complete: {0}")]
    Incomplete(String),
    /// It is a file of another game.
    #[error("this is a game of {0}")]
    OtherGame(String),
    /// It was played under rules that have changed since.
    #[error("it was played under version {given} of the rules; here they are version {ours}")]
    OtherRules {
        /// As the file says.
        given: u32,
        /// As they are.
        ours: u32,
    },
    /// The table cannot be set up as the file says.
    #[error("{0}")]
    SetUp(#[from] SettingsError),
    /// The log does not replay.
    #[error("{0}")]
    Log(#[from] LogError),
}

/// The entries of a game's log.
pub type Log<G> = Vec<LogEntry<G>>;

impl Record {
    /// The record of a game.
    pub fn new<G: Game>(
        settings: Settings,
        seats: Vec<SeatRecord>,
        seed: Option<Seed>,
        log: &[LogEntry<G>],
    ) -> Record {
        Record::of(&G::info(), settings, seats, seed, log.iter().map(raw).collect())
    }

    /// The same for those who do not know the game's type and hold its log as JSON.
    pub fn of(
        game: &GameInfo,
        settings: Settings,
        seats: Vec<SeatRecord>,
        seed: Option<Seed>,
        log: Vec<Box<RawValue>>,
    ) -> Record {
        Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: game.id.to_owned(),
            rules: game.version,
            settings,
            seats,
            seed: seed.map(|seed| dice_check::digits(&seed)),
            before: Vec::new(),
            dice: None,
            log,
        }
    }

    /// The same from a log as a store keeps it, without the seed.
    pub fn of_log(
        game: &GameInfo,
        settings: Settings,
        seats: Vec<SeatRecord>,
        log: &[String],
    ) -> Result<Record, LogError> {
        let log = lines(0, log.iter().map(String::as_str))?;
        Ok(Record::of(game, settings, seats, None, log))
    }

    /// Reads a file, whatever it is.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        #[derive(Deserialize)]
        struct RecordHeader {
            format: String,
            version: u32,
        }
        // An editor may have put a mark of the encoding before the text.
        let text = text.trim_start_matches('\u{feff}');
        let cover: RecordHeader = serde_json::from_str(text).map_err(|error| match error.is_data() {
            true => RecordError::Foreign,
            false => RecordError::Damaged(error.to_string()),
        })?;
        match cover {
            RecordHeader { format, .. } if format != FORMAT => Err(RecordError::Foreign),
            RecordHeader { version, .. } if version > VERSION => Err(RecordError::Newer(version)),
            _ => serde_json::from_str(text).map_err(|error| RecordError::Incomplete(error.to_string())),
        }
    }

    /// The file, one entry of the log a line, so that people and tools that compare lines can read it.
    pub fn write(&self) -> String {
        let mut text = String::from("{\n");
        let mut field = |name: &str, value: String| text.push_str(&format!("  \"{name}\": {value},\n"));
        field("format", to_json_text(&self.format));
        field("version", to_json_text(&self.version));
        field("game", to_json_text(&self.game));
        field("rules", to_json_text(&self.rules));
        field("settings", to_json_text(&self.settings));
        field("seats", to_json_text(&self.seats));
        if let Some(seed) = &self.seed {
            field("seed", to_json_text(seed));
        }
        if !self.before.is_empty() {
            field("before", to_json_text(&self.before));
        }
        if let Some(dice) = &self.dice {
            field("dice", to_json_text(dice));
        }
        let entries: Vec<&str> = self.log.iter().map(|entry| entry.get()).collect();
        text.push_str(&format!("  \"log\": [\n    {}\n  ]\n}}\n", entries.join(",\n    ")));
        text
    }

    /// The rules that it was played by.
    pub fn game<G: Game>(&self) -> Result<Arc<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame(self.game.clone()));
        }
        if self.rules != G::VERSION {
            return Err(RecordError::OtherRules { given: self.rules, ours: G::VERSION });
        }
        // More seats than a byte holds are too many for every game.
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        Ok(Arc::new(G::open(&self.settings, seats)?))
    }

    /// The log; whether it can be played again, [`crate::Table::replay`] decides.
    pub fn entries<G: Game>(&self) -> Result<Log<G>, RecordError> {
        Ok(lines(0, self.log.iter().map(|entry| entry.get()))?)
    }

    /// Where later draws come from, if the file says so.
    pub fn seed(&self) -> Result<Option<Seed>, RecordError> {
        let Some(text) = &self.seed else { return Ok(None) };
        let bad = || RecordError::Incomplete("the seed is not 64 hexadecimal digits".into());
        dice_check::bytes(text).map(Some).ok_or_else(bad)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use laws::Probe;
    use laws::probe::Action;
    use rules::{Seat, Seeded};
    use wire::{Level, Occupant};

    fn seatings() -> Vec<SeatRecord> {
        vec![
            SeatRecord { name: "Ann".into(), occupant: Occupant::Human },
            SeatRecord { name: "Zoë".into(), occupant: Occupant::Bot(Level::Strong) },
        ]
    }

    fn record() -> (Table<Probe>, Record) {
        let given = [("board".to_owned(), serde_json::json!({"cards": 8}))].into();
        let settings = Settings::check(&Probe::info(), &given).unwrap();
        let seed = Seeded::seed_from(77);
        let (mut table, deal) = Table::deal(Arc::new(Probe::open(&settings, 2).unwrap()), seed);
        let roll = table.act(Seat::new(0), table.decision(), Action::Roll).unwrap();
        (table, Record::new::<Probe>(settings, seatings(), Some(seed), &[deal, roll]))
    }

    #[test]
    fn a_file_gives_back_the_table_with_its_own_board_and_its_seed() {
        let (table, written) = record();
        let read = Record::read(&written.write()).unwrap();
        assert_eq!((read.seats.clone(), read.seed()), (seatings(), Ok(Some(Seeded::seed_from(77)))));
        let game = read.game::<Probe>().unwrap();
        let again = Table::replay(game, Seed::default(), read.entries::<Probe>().unwrap()).unwrap();
        assert_eq!(again.state(), table.state());
        assert_eq!(again.state().left, 6);
    }

    #[test]
    fn a_log_in_json_gives_the_same_file_but_for_the_seed() {
        let (_, mut written) = record();
        let lines: Vec<String> = written.log.iter().map(|entry| entry.get().to_owned()).collect();
        let of_log = |log: &[String]| {
            Record::of_log(&Probe::info(), written.settings.clone(), written.seats.clone(), log)
        };
        let carried = of_log(&lines).unwrap();
        let bad = of_log(&["{}".into(), "{".into()]).unwrap_err();
        assert!(matches!(bad, LogError::Unreadable { seq: 1, .. }), "{bad}");
        written.seed = None;
        assert_eq!(carried.write(), written.write());
    }

    #[test]
    fn every_other_file_is_told_apart() {
        let text = record().1.write();
        let why = |text: &str| Record::read(text).unwrap_err();
        assert!(matches!(why(&text[..text.len() / 2]), RecordError::Damaged(_)));
        assert!(matches!(why("not json"), RecordError::Damaged(_)));
        assert_eq!(why("[1]"), RecordError::Foreign);
        assert_eq!(why(r#"{"format": "chess", "version": 1}"#), RecordError::Foreign);
        assert_eq!(why(r#"{"format": "hemicycle-game", "version": 99}"#), RecordError::Newer(99));
        let no_log = text.replace("\"log\"", "\"lag\"");
        assert!(matches!(why(&no_log), RecordError::Incomplete(_)));
    }

    #[test]
    fn a_file_of_other_rules_or_of_another_game_is_refused() {
        let (_, mut record) = record();
        record.rules = 9;
        assert_eq!(record.game::<Probe>().unwrap_err(), RecordError::OtherRules { given: 9, ours: 1 });
        record.game = "chess".into();
        assert_eq!(record.game::<Probe>().unwrap_err(), RecordError::OtherGame("chess".into()));
    }

    #[test]
    fn hostile_parts_are_refused_without_a_panic() {
        let (_, mut record) = record();
        for seed in ["", "zz", &"é".repeat(32), &"g".repeat(64)] {
            record.seed = Some(seed.to_owned());
            assert!(record.seed().is_err(), "{seed}");
        }
        record.seats = vec![seatings()[0].clone(); 300];
        assert!(matches!(record.game::<Probe>(), Err(RecordError::SetUp(SettingsError::Seats { .. }))));
        record.log.push(raw(&"what?"));
        let bad = record.entries::<Probe>().unwrap_err();
        assert!(matches!(bad, RecordError::Log(LogError::Unreadable { seq: 2, .. })), "{bad}");
    }
}
