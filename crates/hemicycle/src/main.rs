//! The one binary: serve the games, play them here, speak them over lines of JSON, or experiment with them.

mod admin;
mod board;
mod database;
mod deck;
mod engine_lines;
mod lab;
mod language;
mod options;
#[cfg(feature = "first_paint")]
mod painter;
mod play;
mod saying;
mod serve;
mod verify;

use clap::Parser;
use speech::Lang;
use std::io::Write;
use std::process::ExitCode;

/// French political board games, with every rule enforced.
#[derive(Parser)]
#[command(name = "hemicycle", version)]
struct Cli {
    /// The language of games, verdicts and complaints, fr or en; by default that of the system, or else English
    #[arg(long, global = true, value_parser = language::lang)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Subcommand,
}

#[derive(clap::Subcommand)]
enum Subcommand {
    /// Serve the games to browsers
    Serve(serve::Serve),
    /// Look after the tables of a server: list, check, replay, restore and close them
    Admin(admin::Admin),
    /// Play a game in this terminal
    Play(play::Play),
    /// Speak the games over standard input and output, one JSON object a line
    Engine,
    /// Paint tables as HTML for a server, which starts this itself
    #[cfg(feature = "first_paint")]
    #[command(hide = true)]
    Paint,
    /// Check the draws of a game from its file
    Verify(verify::Verify),
    /// Make a board from another city's timetable, or check one
    #[command(subcommand)]
    Board(board::Boards),
    /// Check the cards of a game, for those who write them
    #[command(subcommand)]
    Deck(deck::Decks),
    /// Experiment with the games
    #[command(subcommand)]
    Lab(lab::Lab),
}

/// Whatever cannot be done is told as a sentence and its causes, and never as a trace of our own code. The arguments that
/// cannot be understood are told by clap, which ends with 2.
fn main() -> ExitCode {
    let Cli { lang, command } = Cli::parse();
    let lang = lang.unwrap_or_else(language::of_the_system);
    let done = match command {
        Subcommand::Serve(serve) => serve.run(),
        Subcommand::Admin(admin) => admin.run(),
        Subcommand::Play(play) => play.run(lang),
        Subcommand::Engine => engine_lines::run(),
        #[cfg(feature = "first_paint")]
        Subcommand::Paint => painter::run(),
        Subcommand::Verify(verify) => verify.run(lang),
        Subcommand::Board(boards) => boards.run(lang),
        Subcommand::Deck(decks) => decks.run(lang),
        Subcommand::Lab(lab) => lab.run(lang),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // If this cannot be written either, the exit code still tells it.
            let _ = writeln!(std::io::stderr(), "hemicycle: {error:#}");
            ExitCode::FAILURE
        }
    }
}
