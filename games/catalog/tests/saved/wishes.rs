//! What the kept games of an edition have to show between them: every value of every option, and whatever can come into a log.

use crate::coverage::{Coverage, ENTRIES, KeptGame, option, timer_in_words};
use any_game::{AnyGame, AnyTable};
use catalog::Visitor;
use rules::{Game, GameInfo, OptionKind, OptionSpec, Preset, Seats, Seed, Settings, SettingsError};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// Values of some options, by name.
type Given = BTreeMap<String, Value>;

/// Something that one of the kept games has to show.
pub struct Wish {
    /// The options that its table needs.
    given: Given,
    shown: Coverage,
}

impl Wish {
    fn new(info: &GameInfo, given: Given, entry: Option<String>) -> Wish {
        let specs = info.options.iter();
        let shown = specs.filter_map(|spec| Some(option(spec, given.get(spec.name)?)));
        Wish { shown: shown.chain(entry).collect(), given }
    }

    /// Does this game show it?
    pub fn is_fulfilled_by(&self, game: &KeptGame) -> bool {
        self.shown.is_subset(&game.shown)
    }

    /// What is to be shown, in words.
    pub fn words(&self) -> String {
        self.shown.iter().map(String::as_str).collect::<Vec<_>>().join(" with ")
    }
}

/// What a game's type is needed for.
struct Content;

impl Visitor for Content {
    type Out = (Given, fn(&str) -> Option<Result<Value, SettingsError>>);

    fn visit<G: Game>(self) -> Self::Out {
        let quick = G::presets().into_iter().find(|preset| preset.id == Preset::QUICK);
        (quick.map(|preset| preset.values).unwrap_or_default(), G::read_board)
    }
}

/// The values that a quick game has: whatever is kept is kept small.
fn quick(info: &GameInfo) -> Given {
    catalog::visit(info.id, Content).unwrap().0
}

/// A board of one's own: one that the guide shows whole, or the one beside the game's tests. None where there can be none.
fn own_board(info: &GameInfo) -> Option<Value> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let guide = std::fs::read_to_string(games.join("../docs/boards-and-decks.md")).unwrap();
    let shown = guide.split("```").filter_map(|block| block.strip_prefix("toml\n")).map(str::to_owned);
    let beside = games.join(info.id).join("rules/tests/own-board.toml");
    let texts = shown.chain(std::fs::read_to_string(&beside));
    let (_, read) = catalog::visit(info.id, Content).unwrap();
    // A game without boards of one's own does not even read; the others refuse what is for another game.
    let boards: Vec<_> = texts.map(|text| read(&text)).collect::<Option<_>>()?;
    let own = boards.into_iter().find_map(Result::ok);
    assert!(own.is_some(), "{}: a board of one's own, to keep a game on it, is missing", beside.display());
    own
}

/// A table with these values, quick otherwise, with as few seats as will do: three, so that when one gives up, others play on.
fn playable(game: &dyn AnyGame, edition: u32, given: &Given) -> Option<(Settings, u8)> {
    let info = game.info();
    let mut values = quick(&info);
    values.extend(given.clone());
    values.insert("edition".to_owned(), edition.into());
    let settings = Settings::check(&info, &values).unwrap();
    let [least, most] = info.seats;
    let seats = (least.max(3).min(most)..=most).find(|seats| game.check(&settings, *seats).is_ok())?;
    Some((settings, seats))
}

fn dealt(game: &dyn AnyGame, edition: u32, given: &Given) -> Option<Box<dyn AnyTable>> {
    let (settings, seats) = playable(game, edition, given)?;
    Some(game.deal(&settings, seats, Seed::default()).unwrap().0)
}

/// The timers that ring at such a table: those of its clock, and those that tell the rules who is a bot.
fn timers(game: &dyn AnyGame, edition: u32, given: &Given) -> Coverage {
    let Some(mut table) = dealt(game, edition, given) else { return Coverage::new() };
    let on_time = table.timers().into_iter().map(|(_, timer)| serde_json::from_str(timer.get()).unwrap());
    let mut timers: Vec<Value> = on_time.collect();
    // Nobody can come back who was not away.
    for bots in [Seats::all(game.info().seats[0]), Seats::NONE] {
        while let Some(entry) = table.report_occupancy(bots) {
            timers.push(serde_json::from_str::<Value>(&entry).unwrap()["bell"].take());
        }
    }
    timers.iter().map(timer_in_words).collect()
}

/// All that the kept games of this edition have to show.
fn wishes(game: &dyn AnyGame, edition: u32) -> Vec<Wish> {
    let info = game.info();
    let one = |spec: &OptionSpec, value: Value| Given::from([(spec.name.to_owned(), value)]);
    let words = |spec: &OptionSpec| match spec.kind {
        OptionKind::Choice(words) | OptionKind::Board(words) => words,
        OptionKind::Number { .. } => &[],
    };
    let each = |spec: &OptionSpec| -> Vec<Given> {
        words(spec).iter().map(|word| one(spec, (*word).into())).collect()
    };
    let has_clock =
        |given: &Given| dealt(game, edition, given).is_some_and(|table| !table.timers().is_empty());
    let clock = info.options.iter().find(|spec| each(spec).iter().any(has_clock));
    // Some numbers mean something only by the clock, and some only without it.
    let clocks = clock.map_or_else(|| vec![Given::new()], each);
    let mut given: Vec<Given> = info.options.iter().flat_map(each).collect();
    for spec in &info.options {
        match spec.kind {
            OptionKind::Choice(_) => {}
            OptionKind::Board(_) => given.extend(own_board(&info).map(|board| one(spec, board))),
            OptionKind::Number { min, max } => {
                let other = [min, max].map(Value::from).into_iter().find(|number| *number != spec.default);
                let other = quick(&info).remove(spec.name).or(other).unwrap();
                given.extend(clocks.iter().map(|clock| {
                    let mut with = one(spec, other.clone());
                    with.extend(clock.clone());
                    with
                }));
            }
        }
    }
    let mut wishes: Vec<_> = given.into_iter().map(|given| Wish::new(&info, given, None)).collect();
    for clock in clocks {
        let rung = timers(game, edition, &clock).into_iter();
        wishes.extend(rung.map(|timer| Wish::new(&info, clock.clone(), Some(timer))));
    }
    wishes.extend(ENTRIES.map(|entry| Wish::new(&info, Given::new(), Some(entry.to_owned()))));
    wishes
}

/// What none of these games shows that some game of this edition has to.
pub fn missing(game: &dyn AnyGame, edition: u32, kept: &[KeptGame]) -> Vec<Wish> {
    let mut wishes = wishes(game, edition);
    let played = || kept.iter().filter(|game| game.edition == edition);
    wishes.retain(|wish| !played().any(|game| wish.is_fulfilled_by(game)));
    wishes
}

/// A table at which as many of these wishes can be fulfilled as go together, the first of them first.
fn table_for<'a>(game: &dyn AnyGame, edition: u32, wishes: impl Iterator<Item = &'a Wish>) -> (Settings, u8) {
    let mut wanted = Given::new();
    let mut table = playable(game, edition, &wanted).unwrap();
    for wish in wishes {
        let goes = wish.given.iter().all(|(name, value)| wanted.get(name).is_none_or(|other| other == value));
        let together: Given = wanted.clone().into_iter().chain(wish.given.clone()).collect();
        if let Some(with) = playable(game, edition, &together).filter(|_| goes) {
            (wanted, table) = (together, with);
        }
    }
    table
}

/// Tables at which these wishes can be fulfilled. After the first, each has one value of an option more, because some things
/// happen with that value only.
pub fn tables_for(
    game: &dyn AnyGame,
    edition: u32,
    missing: &[Wish],
) -> impl Iterator<Item = (Settings, u8)> {
    let first = table_for(game, edition, missing.iter());
    let others = wishes(game, edition).into_iter();
    let more = others.map(move |other| table_for(game, edition, missing.iter().chain([&other])));
    [first].into_iter().chain(more)
}
