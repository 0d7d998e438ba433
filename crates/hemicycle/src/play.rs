//! `hemicycle play`: a game in the terminal.

use crate::options::Options;
use crate::saying;
use anyhow::ensure;
use bots::Budget;
use catalog::Visitor;
use rules::{Arg, Game, Phrase, Seat, Seed, Seeded, SettingsError};
use speech::Lang;
use std::collections::BTreeSet;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::Duration;
use table::SeatRecord;
use term::{TerminalGame, TerminalOptions};
use wire::names::{self, NameError};
use wire::{Level, Occupant};

/// How long somebody who waits for a strong bot waits.
const PATIENCE: Duration = Duration::from_millis(1500);
/// After so many games played out in its head a strong bot has thought enough.
const THOUGHTS: u32 = 5_000;

/// Play a game in this terminal.
#[derive(clap::Args)]
pub(crate) struct Play {
    /// Which game
    #[arg(help = format!("Which game: {}", catalog::IDS.join(", ")))]
    game: String,
    /// How many play, bots included; by default as few as the game allows
    #[arg(long)]
    seats: Option<u8>,
    /// How many of them are bots; the others sit at this keyboard. By default all but one
    #[arg(long)]
    bots: Option<u8>,
    /// How well the bots play: random, greedy or strong
    #[arg(long, default_value = "greedy")]
    level: Level,
    /// The same seed and the same moves give the same game
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    options: Options,
    /// The players' names in the order of the seats, those at the keyboard first, as in --names Ann,Bob
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    names: Vec<String>,
    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "bots", "level", "options", "names"])]
    load: Option<PathBuf>,
}

impl Play {
    pub(crate) fn run(self, lang: Lang) -> anyhow::Result<()> {
        let game = self.game.clone();
        catalog::visit(&game, PlayInTerminal { play: self, lang })?
    }

    fn open_game<G: Game>(&self, lang: Lang) -> anyhow::Result<TerminalGame<G>> {
        let seed = self.seed()?;
        if let Some(path) = &self.load {
            return term::load(path, seed, lang).map_err(anyhow::Error::msg);
        }
        let seats = self.seats.unwrap_or(G::SEATS[0]);
        // The game says so too, but only after as many have been named.
        let [least, most] = G::SEATS;
        let settings_error = saying::settings_error::<G>(lang);
        ensure!(seats <= most, settings_error(SettingsError::Seats { given: seats, least, most }));
        let settings = self.options.settings::<G>(lang)?;
        TerminalGame::open(settings, self.seating(seats, lang)?, seed).map_err(settings_error)
    }

    fn seed(&self) -> anyhow::Result<Seed> {
        if let Some(number) = self.seed {
            return Ok(Seeded::seed_from(number));
        }
        let mut seed = Seed::default();
        getrandom::fill(&mut seed)
            .map_err(|error| anyhow::anyhow!("no randomness from the system: {error}"))?;
        Ok(seed)
    }

    /// Those at the keyboard first, then the bots. Who is given no name has none: everybody who reads of them later calls
    /// them by their number, in their own language.
    fn seating(&self, seats: u8, lang: Lang) -> anyhow::Result<Vec<SeatRecord>> {
        let bots = self.bots.unwrap_or(seats.saturating_sub(1));
        let say = |phrase: Phrase| saying::say(lang, &phrase);
        let of_seats = |id| Phrase { id, args: Vec::new() }.number("places", seats);
        ensure!(bots <= seats, say(of_seats("play-bots").number("bots", bots)));
        ensure!(self.names.len() <= usize::from(seats), say(of_seats("play-names")));
        let mut seating: Vec<SeatRecord> = Vec::new();
        let mut called = BTreeSet::new();
        for index in 0..seats {
            let occupant = if index < seats - bots { Occupant::Human } else { Occupant::Bot(self.level) };
            let given =
                self.names.get(usize::from(index)).map(|name| name.trim()).filter(|name| !name.is_empty());
            let name = match given {
                Some(name) => {
                    let named = seating.iter().map(|seating| seating.name.as_str());
                    let others = named.filter(|name| !name.is_empty());
                    match names::person(name, others) {
                        // Those at the keyboard choose what their bots are called.
                        Err(NameError::LikeABot) if occupant != Occupant::Human => name.to_owned(),
                        named => named.map_err(|bad| {
                            let given =
                                Phrase::new("play-name").name("name", name.escape_debug().to_string());
                            anyhow::Error::msg(say(given.arg("why", Arg::Message(why(bad)))))
                        })?,
                    }
                }
                None => String::new(),
            };
            // A name that was given may be one that somebody else has by default.
            let seat = Seat::try_from(index).map_err(anyhow::Error::msg)?;
            let shown = given.map_or_else(|| term::default_name(lang, seat, occupant), str::to_owned);
            ensure!(called.insert(shown.to_lowercase()), say(Phrase::new("play-same-name")));
            seating.push(SeatRecord { name, occupant });
        }
        Ok(seating)
    }
}

/// Why somebody cannot be called so, by its sentence.
const fn why(bad: NameError) -> &'static str {
    match bad {
        NameError::Length => "name-length",
        NameError::Hidden => "name-hidden",
        NameError::Marked => "name-marked",
        NameError::Taken => "name-taken",
        NameError::LikeABot => "name-like-a-bot",
    }
}

/// What is to be played, and in which language.
struct PlayInTerminal {
    play: Play,
    lang: Lang,
}

impl Visitor for PlayInTerminal {
    type Out = anyhow::Result<()>;

    fn visit<G: Game>(self) -> anyhow::Result<()> {
        let PlayInTerminal { play, lang } = self;
        let session = play.open_game::<G>(lang)?;
        let (input, output) = (io::stdin(), io::stdout());
        let options = TerminalOptions {
            lang,
            // Where games are to be the same again, no clock decides how long a bot thinks.
            budget: Budget {
                iterations: THOUGHTS,
                time: play.seed.is_none().then_some(PATIENCE),
                ..Budget::default()
            },
            wipes: output.is_terminal(),
            echoes: !input.is_terminal(),
        };
        match term::play(session, options, input.lock(), output.lock()) {
            // Whoever read has gone; there is nobody left to play with.
            Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            other => Ok(other?),
        }
    }
}
