//! A recorded game that can be shown to any viewer at any moment, because it is over or because it is one's own file.

use crate::game_loader::{self, erased_game, game};
use any_game::{AnyGame, AnyReplayedGame};
use game_ui::AnyPage;
use rules::{Seat, Settings, Viewer};
use table::{LogError, Record, RecordError, SeatRecord};
use wire::{ErasedUpdate, SeatInfo, ViewerSnapshot};

/// A game from its first entry to its last, each of them checked. It is played once, when it is read.
pub struct Recording {
    /// How it is drawn.
    pub page: &'static dyn AnyPage,
    erased_game: &'static dyn AnyGame,
    record: Record,
    replayed: Box<dyn AnyReplayedGame>,
}

/// One moment of a recorded game, for one viewer.
pub struct RecordedMoment {
    /// What this viewer sees.
    pub shown: ViewerSnapshot,
    /// What the last entry told it; nothing where that was none of its business.
    pub told: Option<ErasedUpdate>,
}

/// Why a file cannot be shown.
pub enum RecordingError {
    /// It is not a game that can be played again.
    Record {
        /// What is wrong.
        bad: RecordError,
        /// The game, where at least that is known.
        page: Option<&'static dyn AnyPage>,
    },
    /// Its game could not be fetched.
    NotFetched,
    /// Its game is not one of ours.
    UnknownGame(String),
}

impl Recording {
    /// Reads a file of any game, which is fetched first.
    pub async fn fetch(text: &str) -> Result<Recording, RecordingError> {
        if let Ok(record) = Record::read(text) {
            game_loader::fetch(&record.game).await.map_err(|_| RecordingError::NotFetched)?;
        }
        Recording::read(text)
    }

    /// Reads a file, whatever it is, and plays it through once to see that every entry is possible.
    pub fn read(text: &str) -> Result<Recording, RecordingError> {
        let unreadable = |bad| RecordingError::Record { bad, page: None };
        let record = Record::read(text).map_err(unreadable)?;
        let (Some(page), Some(erased_game)) = (game(&record.game), erased_game(&record.game)) else {
            return Err(RecordingError::UnknownGame(record.game));
        };
        let refuse = |bad| RecordingError::Record { bad, page: Some(page) };
        let ours = erased_game.info().version;
        if record.rules != ours {
            return Err(refuse(RecordError::OtherRules { given: record.rules, ours }));
        }
        let log: Vec<String> = record.log.iter().map(|entry| entry.get().to_owned()).collect();
        let seats = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
        match erased_game.replay_all(&record.settings, seats, &log) {
            Ok(replayed) => Ok(Recording { page, erased_game, record, replayed }),
            Err(LogError::SetUp(settings_error)) => Err(refuse(settings_error.into())),
            Err(bad) => Err(refuse(bad.into())),
        }
    }

    /// The file itself.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What the table had settled.
    pub fn settings(&self) -> &Settings {
        &self.record.settings
    }

    /// How many moments there are: one after each entry.
    pub fn last(&self) -> u64 {
        self.replayed.len()
    }

    /// The viewers that see different things: the public's, and each seat's where the game has secrets.
    pub fn viewers(&self) -> Vec<Viewer> {
        let seats = if self.erased_game.info().secrets { self.seats() } else { 0 };
        std::iter::once(Viewer::Public).chain(Seat::all().take(seats.into()).map(Viewer::Seat)).collect()
    }

    /// Who played.
    pub fn seat_infos(&self) -> Vec<SeatInfo> {
        let about = |seat: &SeatRecord| SeatInfo {
            name: seat.name.clone(),
            occupant: seat.occupant,
            present: true,
            conduct: Default::default(),
            open: false,
        };
        self.record.seats.iter().map(about).collect()
    }

    /// How many played.
    pub fn seats(&self) -> u8 {
        u8::try_from(self.record.seats.len()).unwrap_or(u8::MAX)
    }

    /// How things stood for this viewer after so many entries; nothing where there are fewer.
    pub fn frame(&self, viewer: Viewer, position: u64) -> Option<RecordedMoment> {
        let (shown, told) = self.replayed.frame(viewer, position)?;
        Some(RecordedMoment { shown, told })
    }

    /// Everything this viewer was told.
    pub fn history(&self, viewer: Viewer) -> Vec<ErasedUpdate> {
        self.replayed.history(viewer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seeded;
    use wire::Occupant;

    fn text() -> String {
        game_loader::fetch_now("gardez-la-ligne");
        let erased_game = erased_game("gardez-la-ligne").unwrap();
        let settings = Settings::defaults(&erased_game.info());
        let (mut table, deal) = erased_game.deal(&settings, 2, Seeded::seed_from(7)).unwrap();
        let mut log = vec![deal];
        while let Some(seat) = table.to_act().first() {
            let choices = table.shown(Viewer::Seat(seat)).choices;
            let choices: Vec<wire::Payload> = serde_json::from_str(choices.get()).unwrap();
            log.push(table.act(seat, table.decision(), &choices[0]).unwrap());
        }
        let seat = |name: &str| SeatRecord { name: name.into(), occupant: Occupant::Human };
        Record::of_log(&erased_game.info(), settings, vec![seat("Ann"), seat("Zoë")], &log).unwrap().write()
    }

    fn refused(text: &str) -> RecordError {
        match Recording::read(text) {
            Err(RecordingError::Record { bad, .. }) => bad,
            Err(RecordingError::NotFetched | RecordingError::UnknownGame(_)) => {
                panic!("there is no such game")
            }
            Ok(_) => panic!("it was read"),
        }
    }

    #[test]
    fn a_recording_shows_every_moment_to_every_viewer() {
        let Ok(recording) = Recording::read(&text()) else { panic!("it was not read") };
        assert_eq!((recording.last(), recording.viewers(), recording.seats()), (25, vec![Viewer::Public], 2));
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
            let numbers: Vec<u64> =
                (1..=25).map(|position| recording.frame(viewer, position).unwrap().shown.number).collect();
            assert_eq!(numbers, (1..=25).collect::<Vec<_>>());
            assert_eq!(recording.history(viewer).len(), 25);
        }
        assert!(recording.frame(Viewer::Public, 24).unwrap().shown.outcome.is_none());
        assert!(recording.frame(Viewer::Public, 25).unwrap().shown.outcome.is_some());
        assert!(recording.frame(Viewer::Public, 0).is_none());
    }

    #[test]
    fn whatever_is_wrong_with_a_file_is_told_apart() {
        let text = text();
        assert!(matches!(refused(&text[..text.len() / 2]), RecordError::Damaged(_)));
        assert_eq!(refused("{}"), RecordError::Foreign);
        let other = text.replace("\"rules\": 1", "\"rules\": 99");
        assert_eq!(refused(&other), RecordError::OtherRules { given: 99, ours: 1 });
        assert!(matches!(
            Recording::read(&text.replace("\"game\": \"gardez-la-ligne\"", "\"game\": \"chess\"")),
            Err(RecordingError::UnknownGame(game)) if game == "chess"
        ));
        let lines: Vec<&str> = text.lines().collect();
        let entry = lines.iter().position(|line| line.contains("\"action\"")).unwrap();
        // The first picket once more: its station is taken, and it is somebody else's turn.
        let mut doubled = lines.clone();
        doubled.insert(entry, lines[entry]);
        assert!(matches!(
            refused(&doubled.join("\n")),
            RecordError::Log(LogError::Impossible { seq: 2, .. })
        ));
        let board = text.replace("\"paris-2019\"", "{\"name\": \"x\", \"line\": [], \"station\": []}");
        assert!(matches!(refused(&board), RecordError::SetUp(_)), "{:?}", refused(&board));
    }
}
