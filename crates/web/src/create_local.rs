//! Creates a table on this device, in the browser's storage.

use crate::game_loader::erased_game;
use crate::storage;
use local_table::LocalTable;
use rules::{Seat, Seed, Settings};
use speech::{Lang, Speech};
use table::SeatRecord;
use wire::http::{ErrorBody, MakeTable, Seated};
use wire::names::NameError;
use wire::{ApiErrorCode, Occupant};

/// Sets up a table on this device and keeps it in the browser's memory: a page that cannot keep it would lose the game
/// at the next load.
pub fn table(request: &MakeTable, seats: Vec<SeatRecord>, lang: Lang) -> Result<Seated, ErrorBody> {
    let problem = |code: ApiErrorCode, message: String| ErrorBody { code, message };
    let unkept = |why: String| problem(ApiErrorCode::Unkept, why);
    let game = erased_game(&request.game)
        .ok_or_else(|| problem(ApiErrorCode::UnknownGame, format!("there is no game {}", request.game)))?;
    let said = |why: &rules::SettingsError| Speech::new(game.locales()).settings_error(lang, why);
    let settings_error = |why: rules::SettingsError| problem(ApiErrorCode::InvalidSettings, said(&why));
    if let Some((_, bad)) = first_invalid_name(&seats) {
        return Err(problem(bad.into(), bad.to_string()));
    }
    let settings = Settings::check(&game.info(), &request.settings).map_err(settings_error)?;
    let (mut seed, mut letters) = (Seed::default(), [0; 4]);
    getrandom::fill(&mut seed).map_err(|error| unkept(error.to_string()))?;
    getrandom::fill(&mut letters).map_err(|error| unkept(error.to_string()))?;
    let table = storage::local_id(letters);
    let home = LocalTable::set_up(table.as_str(), game, settings, seats, seed).map_err(settings_error)?;
    if storage::local_save(&table).is_some() || !storage::keep_local(&table, &home.save()) {
        return Err(unkept("the browser does not keep it".into()));
    }
    // On one device nobody proves anything.
    Ok(Seated { table, seat: Seat::new(0), secret: String::new() })
}

/// The first person who cannot be called so, by the index of the seat, and why.
pub fn first_invalid_name(seats: &[SeatRecord]) -> Option<(usize, NameError)> {
    // Whoever has not given a name goes by the number of the seat.
    let is_named = |seat: &SeatRecord| seat.occupant == Occupant::Human && !seat.name.is_empty();
    let named = || seats.iter().enumerate().filter(|(_, seat)| is_named(seat));
    named().find_map(|(index, seat)| {
        let before = named().take_while(|(other, _)| *other < index).map(|(_, other)| other.name.as_str());
        wire::names::person(&seat.name, before).err().map(|bad| (index, bad))
    })
}

/// The same, with its seat kept in this browser by a name that nobody has chosen for another table; gives the table.
pub fn table_with_seat(request: &MakeTable, seats: Vec<SeatRecord>, lang: Lang) -> Result<String, ErrorBody> {
    let seated = table(request, seats, lang)?;
    let table = seated.table.clone();
    storage::hold_as(seated, &request.game, &request.name);
    Ok(table)
}
