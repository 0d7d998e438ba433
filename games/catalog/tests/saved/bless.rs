//! Writing games that are to be kept: what is there is never written again.

use crate::coverage::KeptGame;
use crate::play::{Course, Played, play};
use crate::wishes::{missing, tables_for};
use crate::{ENDINGS, GAMES, folder, kept, read};
use any_game::AnyGame;
use rules::{GameInfo, OptionKind, Settings};
use serde_json::Value;
use std::path::Path;

/// Of so many games at a table, the one that shows most is kept.
const TRIES: u64 = 20;

/// Settings by this edition in which each option takes another of its values the further `turn` goes.
fn turned(info: &GameInfo, edition: u32, turn: usize) -> Settings {
    let turned = |place: usize, kind: &OptionKind, default: &Value| match kind {
        OptionKind::Choice(values) if !values.is_empty() => values[(turn + place) % values.len()].into(),
        _ => default.clone(),
    };
    let options = info.options.iter().enumerate();
    let given = options.map(|(place, spec)| (spec.name.to_owned(), turned(place, &spec.kind, &spec.default)));
    Settings::check(info, &given.collect()).unwrap().by_edition(edition)
}

/// The tables at which games are played to be kept: every number of seats as it comes, then other options.
fn tables(game: &dyn AnyGame, edition: u32) -> Vec<(String, Settings, u8)> {
    let info = game.info();
    let [least, most] = info.seats;
    let plain = |seats| (format!("seats-{seats}"), Settings::defaults(&info).by_edition(edition), seats);
    let mut tables: Vec<_> = (least..=most).map(plain).collect();
    let seats = (least..=most).cycle();
    let other = (1..)
        .zip(seats)
        .map(|(turn, seats)| (format!("options-{turn}"), turned(&info, edition, turn), seats));
    let playable = other.filter(|(_, settings, seats)| game.check(settings, *seats).is_ok());
    tables.extend(playable.take((GAMES - tables.len().min(GAMES)).max(2)));
    tables
}

fn write(file: &Path, played: Played) {
    std::fs::write(file, played.record.write()).unwrap();
    for (ending, value) in ENDINGS.iter().zip([played.outcome, played.state]) {
        std::fs::write(file.with_extension(ending), format!("{value}\n")).unwrap();
    }
}

/// Keeps games of this edition where there are too few.
fn keep_enough(game: &dyn AnyGame, edition: u32) {
    let id = game.info().id;
    std::fs::create_dir_all(folder(id)).unwrap();
    for (seed, (name, settings, seats)) in (7..).zip(tables(game, edition)) {
        let file = folder(id).join(format!("edition-{edition}-{name}.json"));
        if !file.exists() {
            write(&file, play(game, settings, seats, seed, Course::Moves));
        }
    }
}

/// Keeps further games of this edition until they show all that they have to. What cannot be shown is told by the test.
fn keep_more(game: &dyn AnyGame, edition: u32) {
    let info = game.info();
    let mut games: Vec<KeptGame> =
        kept(info.id).iter().map(|file| KeptGame::of(&info, &read(file))).collect();
    loop {
        let missing = missing(game, edition, &games);
        if missing.is_empty() {
            return;
        }
        let left = |game: &KeptGame| missing.iter().filter(|wish| !wish.is_fulfilled_by(game)).count();
        let best_at = |(settings, seats): &(Settings, u8), course| {
            let played = (1..=TRIES).map(|seed| play(game, settings.clone(), *seats, seed, course));
            let counted = played.map(|played| (KeptGame::of(&info, &played.record), played));
            counted.min_by_key(|(game, _)| left(game)).filter(|(game, _)| left(game) < missing.len())
        };
        let best = tables_for(game, edition, &missing)
            .find_map(|table| best_at(&table, Course::Eventful).or_else(|| best_at(&table, Course::Closed)));
        let Some((counted, played)) = best else { return };
        let names = (1..).map(|number| format!("edition-{edition}-covering-{number}.json"));
        let mut files = names.map(|name| folder(info.id).join(name));
        write(&files.find(|file| !file.exists()).unwrap(), played);
        games.push(counted);
    }
}

/// Keeps the games of this edition that are missing.
pub fn bless(game: &dyn AnyGame, edition: u32) {
    keep_enough(game, edition);
    keep_more(game, edition);
}
