//! `hemicycle lab duel`: which bot is better.

use super::experiment_args::{ExperimentArgs, at_least_one};
use anyhow::ensure;
use bots::Budget;
use catalog::Visitor;
use lab::{Contender, ContenderScore};
use rules::Game;
use std::str::FromStr;

/// With fewer games an interval promises more than it keeps, and luck of the seats counts for much.
const FEW: u64 = 20;

/// Let bots play against each other.
#[derive(clap::Args)]
pub(crate) struct DuelArgs {
    #[command(flatten)]
    pub(super) args: ExperimentArgs,
    /// One bot for each seat: random, greedy, or strong:ITERATIONS, as in strong:5000,greedy
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<Bot>,
    /// How many games
    #[arg(long, default_value_t = 200, value_parser = at_least_one::<u64>)]
    games: u64,
    /// On how many threads
    #[arg(long, default_value_t = 1, value_parser = at_least_one::<u32>)]
    threads: u32,
    /// Fail unless the first bot is better than the others with 95 % confidence
    #[arg(long)]
    prove: bool,
}

#[derive(Copy, Clone)]
struct Bot(Contender);

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        let (name, iterations) = text.split_once(':').unwrap_or((text, ""));
        let unknown = |_| format!("there is no bot `{name}`: say random, greedy, or strong:ITERATIONS");
        let level = name.parse().map_err(unknown)?;
        let mut budget = Budget::default();
        if !iterations.is_empty() {
            let wrong = |_| format!("`{iterations}` is not a number of iterations, as in strong:5000");
            budget.iterations = iterations.parse().map_err(wrong)?;
        }
        Ok(Bot(Contender { level, budget }))
    }
}

impl DuelArgs {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let standings = self.args.visit(&self)??;
        let lines = || {
            let told = standings.iter().map(|standing| self.report_line(standing));
            told.chain(self.caveat(&standings)).collect::<Vec<_>>().join("\n")
        };
        self.args.report(&standings, lines)?;
        // No better than the others is a share of one half, whatever the number of seats.
        let proven = self.games >= FEW && standings.first().is_some_and(|first| first.interval[0] > 0.5);
        ensure!(proven || !self.prove, "the first bot is not better than the others beyond doubt");
        Ok(())
    }

    /// What the games do not show.
    fn caveat(&self, standings: &[ContenderScore]) -> Option<String> {
        // Seats are not worth the same: until everyone has had each as often, the seats may have won.
        if !self.games.is_multiple_of(standings.len().max(1) as u64) {
            let seats = standings.len();
            return Some(format!(
                "Not everyone had every seat equally often: play a multiple of {seats} games to compare them"
            ));
        }
        if self.games < FEW {
            return Some(format!("Too few games to tell who is better: play {FEW} or more"));
        }
        let open = !standings.iter().any(ContenderScore::tells);
        open.then(|| "Too few games to tell who is better: a share of 0.5 is within every interval".into())
    }

    fn report_line(&self, standing: &ContenderScore) -> String {
        let ContenderScore { level, wins, share, interval: [low, high] } = standing;
        let level = level.id();
        format!("{level}: won {wins} of {}, share {share:.3} (95 %: {low:.3} to {high:.3})", self.games)
    }
}

impl Visitor for &DuelArgs {
    type Out = anyhow::Result<Vec<ContenderScore>>;

    fn visit<G: Game>(self) -> anyhow::Result<Vec<ContenderScore>> {
        let game = self.args.open::<G>()?;
        let seats = usize::from(game.seats());
        ensure!(self.bots.len() == seats, "{seats} play: name {seats} bots, not {}", self.bots.len());
        let contenders = self.bots.iter().map(|bot| bot.0).collect();
        let plan = lab::Duel { contenders, games: self.games, threads: self.threads, seed: self.args.seed };
        Ok(lab::duel(&game, &plan, &self.args.progress(self.games)))
    }
}
