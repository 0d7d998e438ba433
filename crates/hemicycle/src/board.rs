//! `hemicycle board`: boards of other cities for Gardez la Ligne, and the checking of any game's boards.

use anyhow::{Context, bail, ensure};
use catalog::Visitor;
use gardez_la_ligne::{Board, GardezLaLigne, MAX_STATIONS};
use gardez_la_ligne_gtfs::{Feed, Progress, Routes, Wish};
use rules::Game;
use serde_json::Value;
use std::fs::{self, File, OpenOptions};
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

/// No board needs as many bytes: the largest there can be has a quarter of this.
const MOST: u64 = 4 * 1024 * 1024;

/// Takes back what the terminal's line says of the progress.
const CLEAR: &str = "\r\x1b[K";

/// Boards of other cities for Gardez la Ligne, and of one's own for any game.
#[derive(clap::Subcommand)]
pub(crate) enum Boards {
    /// Make a board from a city's timetable, as its transport agency publishes it
    Import(Import),
    /// Say what a board has, or what is wrong with it
    Check(Check),
}

/// Make a board from a GTFS feed.
#[derive(clap::Args)]
pub(crate) struct Import {
    /// The feed: a zip archive, or a folder with its text files
    #[arg(long, value_name = "FILE")]
    gtfs: PathBuf,
    /// Kinds of route: metro, rail, tram, bus, ferry and so on, all, or GTFS route types as in 1,100-199
    #[arg(long, default_value = "metro,rail")]
    routes: Routes,
    /// Only these lines, by short or long name, as in --lines A,B,C
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    lines: Vec<String>,
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
pub(crate) struct Check {
    /// The board: a file like the one `import` writes, or a copy of a game's own board with changes
    file: PathBuf,
    /// Which game it is for
    #[arg(long, default_value = GardezLaLigne::ID)]
    game: String,
}

impl Boards {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Boards::Import(import) => import.run(),
            Boards::Check(check) => check.run(),
        }
    }
}

impl Import {
    fn run(self) -> anyhow::Result<()> {
        let out = self.out.display();
        // Said before a long reading rather than after it.
        if self.out.exists() && !self.force {
            bail!("{out} is already there; choose another name, or overwrite it with --force");
        }
        let mut feed = Feed::open(&self.gtfs)?;
        let watched = io::stderr().is_terminal();
        if watched {
            feed = feed.watched(progress);
        }
        let wish = Wish { routes: self.routes, lines: self.lines, name: self.name };
        let import = gardez_la_ligne_gtfs::import(&mut feed, &wish);
        if watched {
            let _ = write!(io::stderr(), "{CLEAR}");
        }
        let import = import?;
        write_whole(&self.out, &import.toml, self.force).with_context(|| format!("cannot write {out}"))?;
        say(&format!("{}Written to {out}. Play on it with --option board={out}\n", import.report))
    }
}

/// Prints; whoever has heard enough may close the pipe.
fn say(text: &str) -> anyhow::Result<()> {
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

impl Check {
    fn run(self) -> anyhow::Result<()> {
        let name = self.file.display();
        let cannot = || format!("cannot read {name}");
        let mut text = String::new();
        File::open(&self.file)
            .and_then(|file| file.take(MOST + 1).read_to_string(&mut text))
            .with_context(cannot)?;
        ensure!(
            text.len() as u64 <= MOST,
            "{name} is too long for a board, which has {MAX_STATIONS} stations at most"
        );
        match catalog::visit(&self.game, Reading(&text))? {
            Ok(board) if self.game == GardezLaLigne::ID => say(&told(&Board::from_json(&board)?)),
            Ok(board) => say(&format!("{}: it can be played\n", board["name"].as_str().unwrap_or_default())),
            Err(why) => match self.other_game(&text) {
                Some(game) => bail!("{name} is a board of {game}: check it with --game {game}"),
                None => Err(why).with_context(|| format!("{name} cannot be played in {}", self.game)),
            },
        }
    }

    /// The other game that can be played on this board, if there is one.
    fn other_game(&self, text: &str) -> Option<&'static str> {
        let others = catalog::IDS.iter().copied().filter(|game| *game != self.game);
        others.into_iter().find(|game| matches!(catalog::visit(game, Reading(text)), Ok(Ok(_))))
    }
}

/// Reads a board for a game that is known by its id only.
struct Reading<'a>(&'a str);

impl Visitor for Reading<'_> {
    type Out = anyhow::Result<Value>;

    fn visit<G: Game>(self) -> anyhow::Result<Value> {
        let read = G::read_board(self.0);
        Ok(read.with_context(|| format!("the game `{}` has no boards of one's own", G::ID))??)
    }
}

fn told(board: &Board) -> String {
    let mut told = vec![format!("{}: it can be played", board.name())];
    if !board.attribution().is_empty() {
        told.push(format!("Data: {}", board.attribution()));
    }
    let several = board.stations().filter(|station| board.through(*station).len() > 1).count();
    told.push(format!("{} stations, {several} of them on several lines", board.size()));
    if board.stations().any(|station| board.place(station).is_some_and(|place| place.at.is_none())) {
        told.push("The stations have no coordinates, so the page has no map to draw".to_owned());
    }
    let mut all = 0;
    for (line, track) in board.lines().filter_map(|line| Some((line, board.track(line)?))) {
        let stations = board.stations().filter(|station| board.through(*station).contains(line)).count();
        let stations = if stations == 1 { "1 station".to_owned() } else { format!("{stations} stations") };
        let seats = if track.seats == 1 { "seat" } else { "seats" };
        told.push(format!("  {} {}: {stations}, {} {seats}", track.kind, track.id, track.seats));
        all += u32::from(track.seats);
    }
    told.push(format!("{} lines, {all} seats at the negotiation\n", board.lines().len()));
    told.join("\n")
}
