//! `hemicycle board`: boards of other cities for Gardez la Ligne, and the checking of any game's boards.

use crate::options::MOST_BOARD;
use crate::saying;
use anyhow::bail;
use catalog::Visitor;
use gardez_la_ligne::{Board, GardezLaLigne};
use gardez_la_ligne_gtfs::{Feed, ImportError, ImportOptions, Progress, ReportLine, Routes};
use rules::{Game, Phrase, Rules};
use serde_json::Value;
use speech::{Lang, Speech};
use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Takes back what the terminal's line says of the progress.
const CLEAR: &str = "\r\x1b[K";

/// Boards of other cities for Gardez la Ligne, and of one's own for any game.
#[derive(clap::Subcommand)]
pub(crate) enum Boards {
    /// Make a board from a city's timetable, as its transport agency publishes it
    Import(Import),
    /// Say what a board has, or what is wrong with it
    Check(CheckBoardArgs),
}

/// Make a board from a GTFS feed.
#[derive(clap::Args)]
pub(crate) struct Import {
    /// The feed: a zip archive, or a folder with its text files
    #[arg(long, value_name = "FILE")]
    gtfs: PathBuf,
    /// Kinds of route: metro, rail, tram, bus, ferry and so on, all, or GTFS route types as in 1,100-199
    #[arg(long, default_value = "metro,rail")]
    routes: String,
    /// Only these lines, by short or long name, as in --lines A,B,C
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    lines: Vec<String>,
    /// Stations of one name that are closer than this, in metres, are one; by default 200, or 500 for stations without a
    /// line in common where the feed names no transfers
    #[arg(long, value_name = "METRES", value_parser = metres)]
    merge: Option<f64>,
    /// What to call the board; otherwise it is named after its agency
    #[arg(long)]
    name: Option<String>,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Overwrite a file that is already there
    #[arg(long)]
    force: bool,
}

/// Check a board.
#[derive(clap::Args)]
pub(crate) struct CheckBoardArgs {
    /// The board: a file like the one `import` writes, or a copy of a game's own board with changes
    file: PathBuf,
    /// Which game it is for
    #[arg(long, default_value = GardezLaLigne::ID)]
    game: String,
}

impl Boards {
    pub(crate) fn run(self, lang: Lang) -> anyhow::Result<()> {
        match self {
            Boards::Import(import) => import.run(lang),
            Boards::Check(check) => check.run(lang),
        }
    }
}

impl Import {
    fn run(self, lang: Lang) -> anyhow::Result<()> {
        let out = self.out.display().to_string();
        // Said before a long reading rather than after it.
        if self.out.exists() && !self.force {
            bail!(saying::say(lang, &Phrase::new("file-there").name("file", out)));
        }
        let said = |error: ImportError| anyhow::Error::msg(say_feed(lang, &error.phrase()));
        let routes: Routes = self.routes.parse().map_err(said)?;
        let mut feed = Feed::open(&self.gtfs).map_err(said)?;
        let watched = io::stderr().is_terminal();
        if watched {
            feed = feed.watched(progress);
        }
        let options = ImportOptions { routes, lines: self.lines, name: self.name, merge: self.merge };
        let import = gardez_la_ligne_gtfs::import(&mut feed, &options);
        if watched {
            let _ = write!(io::stderr(), "{CLEAR}");
        }
        let import = import.map_err(said)?;
        write_whole(&self.out, &import.toml, self.force)
            .map_err(|error| saying::unread(lang, "file-unwritten", &self.out, &error))?;
        let written = saying::say(lang, &Phrase::new("board-written").name("file", out));
        let told = import.report.summary().into_iter();
        let told =
            told.map(|ReportLine { depth, phrase }| "  ".repeat(depth) + &say_feed(lang, &phrase) + "\n");
        print_text(&format!("{}{written}\n", told.collect::<String>()))
    }
}

/// Says a sentence about a feed.
fn say_feed(lang: Lang, phrase: &Phrase) -> String {
    Speech::new(gardez_la_ligne_gtfs::LOCALES).say(lang, phrase, &|seat| seat.to_string())
}

/// A distance as it is given with `--merge`.
fn metres(text: &str) -> Result<f64, String> {
    let metres = text.parse().ok().filter(|metres: &f64| (0.0..=100_000.0).contains(metres));
    metres.ok_or_else(|| "say metres, 0 or more, as in --merge 300".into())
}

/// Prints; whoever has heard enough may close the pipe.
fn print_text(text: &str) -> anyhow::Result<()> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

/// Tells a person who watches how far it is.
fn progress(Progress { file, read, size }: Progress) {
    // Progress is a courtesy: if it cannot be written, the import goes on.
    let _ = write!(io::stderr(), "{CLEAR}{file} {} %", read * 100 / size.max(1));
}

/// Writes a file beside its place and then moves it there, so that there is never half of one.
fn write_whole(path: &Path, text: &str, force: bool) -> io::Result<()> {
    if !force {
        // Taking the name first makes sure that nobody else's file is lost.
        OpenOptions::new().write(true).create_new(true).open(path)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What could not be finished is cleared away; the first error is the one that matters.
        let _ = fs::remove_file(&beside);
        if !force {
            let _ = fs::remove_file(path);
        }
    }
    written
}

impl CheckBoardArgs {
    fn run(self, lang: Lang) -> anyhow::Result<()> {
        let text = saying::read_file(lang, &self.file, MOST_BOARD)?;
        let about = |id| {
            let file = self.file.display().to_string();
            Phrase { id, args: Vec::new() }.name("file", file)
        };
        match catalog::visit(&self.game, ReadBoard { text: &text, lang })? {
            None => bail!(saying::say(lang, &Phrase::new("board-none").name("game", self.game))),
            Some(Ok(board)) => match Board::from_json(&board) {
                Ok(board) if self.game == GardezLaLigne::ID => print_text(&summary(lang, &board)),
                _ => {
                    let name = board["name"].as_str().unwrap_or_default();
                    print_text(&format!(
                        "{}\n",
                        saying::say(lang, &Phrase::new("board-good").name("name", name))
                    ))
                }
            },
            Some(Err(why)) => bail!(saying::say(
                lang,
                &match self.other_game(lang, &text) {
                    Some(game) => about("board-other").name("game", game),
                    None => about("board-bad").name("game", self.game.as_str()).name("why", why),
                }
            )),
        }
    }

    /// The other game that can be played on this board, if there is one.
    fn other_game(&self, lang: Lang, text: &str) -> Option<&'static str> {
        let others = catalog::IDS.iter().copied().filter(|game| *game != self.game);
        let reads = |game: &&str| matches!(catalog::visit(game, ReadBoard { text, lang }), Ok(Some(Ok(_))));
        others.into_iter().find(reads)
    }
}

/// Reads a board for a game that is known by its id only, and says what is wrong.
struct ReadBoard<'a> {
    text: &'a str,
    lang: Lang,
}

impl Visitor for ReadBoard<'_> {
    type Out = Option<Result<Value, String>>;

    fn visit<G: Game>(self) -> Option<Result<Value, String>> {
        let said = |settings_error| Speech::of::<G>().settings_error(self.lang, &settings_error);
        Some(G::read_board(self.text)?.map_err(said))
    }
}

/// What a board has, line by line.
fn summary(lang: Lang, board: &Board) -> String {
    let mut told = vec![Phrase::new("board-good").name("name", board.name())];
    if !board.attribution().is_empty() {
        told.push(Phrase::new("board-data").name("credits", board.attribution()));
    }
    let several = board.stations().filter(|station| board.through(*station).len() > 1).count();
    let stations = Phrase::new("board-stations").number("count", board.size() as i64);
    told.push(stations.number("several", several as i64));
    if board.stations().any(|station| board.place(station).is_some_and(|place| place.at.is_none())) {
        told.push(Phrase::new("board-no-map"));
    }
    let mut all = 0;
    let mut lines = Vec::new();
    for (line, track) in board.lines().filter_map(|line| Some((line, board.track(line)?))) {
        let stations = board.stations().filter(|station| board.through(*station).contains(line)).count();
        let phrase =
            Phrase::new("board-line").name("kind", track.kind.as_str()).name("line", track.id.as_str());
        lines.push(phrase.number("count", stations as i64).number("seats", track.seats));
        all += i64::from(track.seats);
    }
    let sum = Phrase::new("board-sum").number("count", lines.len() as i64).number("seats", all);
    let said = |phrase: &Phrase| saying::say(lang, phrase);
    let lines = lines.iter().map(|line| format!("  {}", said(line)));
    let all = told.iter().map(said).chain(lines).chain([said(&sum)]);
    all.map(|line| line + "\n").collect()
}
