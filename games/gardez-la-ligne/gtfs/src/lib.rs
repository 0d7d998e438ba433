//! A board of any city, made from the timetable its transport agency publishes as a GTFS feed (GR7).
//!
//! A feed is read as a stream with the crates `zip` and `csv`, not with `gtfs-structures`: that one loads every row of
//! every file, and the `stop_times.txt` of a large city has gigabytes, of which a board needs a few hundred names. What
//! is held here is bounded, whatever the feed: the routes, the stops (a million at most), 32 bytes for each trip of the
//! chosen lines (four million at most), and the calls of one trip for each different way a line goes. At those limits
//! this takes 400 megabytes, for a real city some tens. A feed beyond them is refused with a sentence that says so.

mod astray;
mod calls;
mod canvas;
mod complexes;
mod credits;
mod directions;
mod error;
mod feed;
mod kind;
mod naming;
mod paths;
mod report;
mod routes;
mod saying;
mod stops;
mod survey;
mod table;
mod transfers;
mod trips;
mod written;

pub use error::{Amount, ImportError, Wrong};
pub use feed::{Feed, Progress};
pub use kind::{RouteKind, Routes};
pub use report::{LineReport, Remark, Report, ReportLine};
pub use saying::LOCALES;

use complexes::Complexes;
use credits::Credits;
use gardez_la_ligne::{Board, BoardFile};
use routes::Network;
use stops::Stops;
use survey::Survey;
use trips::Trips;

/// What is wanted of a feed.
#[derive(Clone, Debug)]
pub struct ImportOptions {
    /// Routes of which kinds.
    pub routes: Routes,
    /// Which of their lines, by short or long name; all of them if none is named.
    pub lines: Vec<String>,
    /// What the board shall be called; otherwise it is named after its agency.
    pub name: Option<String>,
    /// How far apart, in metres, stations of one name may be to be one; otherwise what is sensible.
    pub merge: Option<f64>,
}

/// A board made from a feed.
#[derive(Clone, Debug)]
pub struct Import {
    /// The board; it has been checked and can be played.
    pub plan: BoardFile,
    /// The board as a file.
    pub toml: String,
    /// How it was made.
    pub report: Report,
}

/// Makes a board of a feed.
pub fn import(feed: &mut Feed, options: &ImportOptions) -> Result<Import, ImportError> {
    let credits = Credits::read(feed)?;
    let mut network = Network::read(feed, &options.routes, &options.lines, &credits)?;
    let stops = Stops::read(feed)?;
    let mut trips = Trips::read(feed, &network)?;
    let [trips_read, trips_astray, trips_chosen] = [trips.read, trips.astray, trips.all.len() as u64];
    let mut served = calls::served(feed, &mut trips, &stops)?;
    directions::join(&mut network, &mut trips, &mut served, &stops);
    let running = trips.lines.clone();
    let labels: Vec<&str> = running.iter().map(|line| network.lines[*line].label.as_str()).collect();
    let transfers = transfers::read(feed, &stops)?;
    let complexes = Complexes::merge(&stops, &served.lines, &labels, &transfers.pairs, options.merge)?;
    let doubled = std::mem::take(&mut trips.doubled);
    let ways = calls::ways(feed, trips, &stops)?;

    let survey = Survey::new(&network, &running, &complexes);
    let agencies = credits.names(survey.routes().map(|route| route.agency.as_str()));
    let mut plan = survey.plan(&ways);
    plan.name = board_name(options, &agencies, &credits, feed.name());
    plan.attribution = naming::clean(&credits.attribution(&agencies), 400);

    // Colours the feed does not give are the board's to choose; they are written out so that one may change them.
    let board: Board = plan.clone().try_into()?;
    for (line, track) in plan.line.iter_mut().zip(board.lines().filter_map(|line| board.track(line))) {
        line.colour = Some(track.colour.to_string());
        line.text = Some(track.text.to_string());
    }
    let toml = written::toml(&plan, &sentences(feed.name(), &plan, &credits));
    Board::from_toml(&toml)?;

    let mut report = Report {
        agencies,
        types: network.types.clone(),
        trips: [trips_read, trips_chosen],
        calls: served.read,
        ..Report::default()
    };
    survey.tell(&mut report, &plan, &stops, &served);
    let (count, ids) = doubled;
    let ids = ids.iter().map(|id| report::named(id)).collect();
    report.dropped.extend(Remark::counted(count, "remark-doubled", ids));
    report.dropped.extend(Remark::counted(trips_astray, "remark-astray", vec![]));
    report.dropped.extend(served.tripless.remark("remark-tripless", vec![]));
    report.dropped.extend(transfers.lost.remark("remark-lost-transfers", vec![]));
    Ok(Import { plan, toml, report })
}

fn board_name(options: &ImportOptions, agencies: &[String], credits: &Credits, file: &str) -> String {
    let only = if let [only] = agencies { only.as_str() } else { "" };
    let stem = file.strip_suffix(".zip").unwrap_or(file);
    let names = [options.name.as_deref().unwrap_or_default(), only, credits.publisher(), stem, "GTFS"];
    let names = names.map(|name| naming::clean(name, 80));
    names.into_iter().find(|name| !name.is_empty()).unwrap_or_default()
}

/// What stands on top of the file.
fn sentences(file: &str, plan: &BoardFile, credits: &Credits) -> Vec<String> {
    let version = match credits.version() {
        "" => String::new(),
        version => format!(", version {}", naming::clean(version, 80)),
    };
    let mut sentences = vec![
        format!("{} as a board for Gardez la Ligne.", plan.name),
        String::new(),
        format!("Made from the GTFS feed {}{version}.", naming::clean(file, 120)),
    ];
    if !plan.attribution.is_empty() {
        sentences.push(format!("Data: {}, under the licence they give it.", plan.attribution));
    }
    sentences.push(String::new());
    sentences.push(
        "Change what you like: names, colours, the seats each line is worth (rail 2, everything else 1). \
         `hemicycle board check` says whether it can still be played. Coordinates are geography, fitted to the canvas."
            .to_owned(),
    );
    sentences
}
