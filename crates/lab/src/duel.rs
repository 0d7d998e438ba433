//! A tournament of bots, each in every seat as often as in any other.

use bots::{Budget, Level};
use rules::{Discarding, FastRng, Game, Seat, never};
use serde::Serialize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// 95 % of a normal distribution lie within so many standard deviations.
const STANDARD_ERRORS: f64 = 1.96;

/// One of those who play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    /// How well it plays.
    pub level: Level,
    /// How long it may think.
    pub budget: Budget,
}

/// What to play.
#[derive(Clone, Debug)]
pub struct Duel {
    /// One for each seat of the game; they move on by a seat from game to game.
    pub contenders: Vec<Contender>,
    /// How many games; a multiple of the seats gives everyone every seat equally often.
    pub games: u64,
    /// On how many threads.
    pub threads: u32,
    /// Game n is the same for the same seed, whatever the number of threads.
    pub seed: u64,
}

/// How one contender did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ContenderScore {
    /// How well it was said to play.
    pub level: Level,
    /// Games won, alone or with others.
    pub wins: u64,
    /// The mean share of the others it beat, a tie counting half: 0.5 is no better than they.
    pub share: f64,
    /// The true mean lies between these with 95 % confidence.
    pub interval: [f64; 2],
}

impl ContenderScore {
    /// Do the games show that it is better or worse than the others?
    pub fn tells(&self) -> bool {
        let [low, high] = self.interval;
        low > 0.5 || high < 0.5
    }
}

#[derive(Clone, Default)]
struct Sum {
    wins: u64,
    shares: f64,
}

/// Plays the games; `progress` hears how many are done.
pub fn duel<G: Game>(game: &G, plan: &Duel, progress: &(dyn Fn(u64) + Sync)) -> Vec<ContenderScore> {
    let sums = Mutex::new(vec![Sum::default(); plan.contenders.len()]);
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games {
                        break;
                    }
                    let shares = play(game, plan, number);
                    // Poisoned only if another game panicked, and then the whole run ends with that panic.
                    if let Ok(mut sums) = sums.lock() {
                        for (sum, (share, won)) in sums.iter_mut().zip(shares) {
                            sum.wins += u64::from(won);
                            sum.shares += share;
                        }
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let sums = sums.into_inner();
    never!(sums.is_err(), "a game that panics ends the run before this");
    let sums = sums.unwrap_or_default();
    plan.contenders
        .iter()
        .zip(sums)
        .map(|(contender, sum)| standing(contender.level, &sum, plan.games))
        .collect()
}

/// The share of each contender, and whether it won.
fn play<G: Game>(game: &G, plan: &Duel, number: u64) -> Vec<(f64, bool)> {
    let seats = u64::from(game.seats());
    let seat_of = |contender: usize| Seat::new(((contender as u64 + number) % seats) as u8);
    let contender_at = |seat: Seat| ((seat.index() as u64 + seats - number % seats) % seats) as usize;
    let mut chance = FastRng::new(plan.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut state = bots::deal(game, &mut chance);
    while let Some(seat) = game.to_act(&state).first() {
        let Contender { level, budget } = plan.contenders[contender_at(seat)];
        let action = bots::choose(game, &state, seat, level, budget, &mut chance);
        game.apply(&mut state, seat, &action, &mut Discarding(&mut chance));
    }
    let outcome = game.outcome(&state);
    never!(outcome.is_none(), "a game that waits for nobody is over");
    let result = |seat: Seat| {
        let won = outcome.is_some_and(|outcome| outcome.places()[seat.index()] == 1);
        (outcome.map_or(0.5, |outcome| f64::from(outcome.share(seat))), won)
    };
    (0..plan.contenders.len()).map(|contender| result(seat_of(contender))).collect()
}

fn standing(level: Level, sum: &Sum, games: u64) -> ContenderScore {
    let share = sum.shares / games.max(1) as f64;
    ContenderScore { level, wins: sum.wins, share, interval: interval(share, games) }
}

/// Wilson's interval. It stays between 0 and 1 and has a width even if every game ended alike. It is made for games that
/// are won or lost; shares in between vary less than that, so for them it is rather too wide than too narrow.
fn interval(share: f64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let games = games as f64;
    let square = STANDARD_ERRORS * STANDARD_ERRORS;
    let middle = (share + square / (2.0 * games)) / (1.0 + square / games);
    let variance = share * (1.0 - share) / games + square / (4.0 * games * games);
    let half = STANDARD_ERRORS * variance.max(0.0).sqrt() / (1.0 + square / games);
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::Probe;
    use rules::Settings;

    #[test]
    fn an_interval_is_honest_about_few_games() {
        let near = |interval: [f64; 2], low: f64, high: f64| {
            assert!((interval[0] - low).abs() < 5e-4 && (interval[1] - high).abs() < 5e-4, "{interval:?}");
        };
        // As in any table of Wilson's intervals.
        near(interval(0.5, 10), 0.2366, 0.7634);
        near(interval(1.0, 10), 0.7225, 1.0);
        near(interval(0.0, 1), 0.0, 0.7935);
        near(interval(0.6, 200), 0.5308, 0.6654);
        assert_eq!(interval(0.5, 0), [0.0, 1.0]);
        let tells = |share, games| {
            ContenderScore { level: Level::Greedy, wins: 0, share, interval: interval(share, games) }.tells()
        };
        assert!(!tells(1.0, 2) && !tells(0.6, 50) && tells(0.6, 200) && tells(0.4, 200) && tells(1.0, 10));
    }

    #[test]
    fn contenders_keep_their_results_while_they_change_seats() {
        let game = Probe::open(&Settings::defaults(&Probe::info()), 2).unwrap();
        let contender = |level| Contender { level, budget: Budget { iterations: 30, ..Budget::default() } };
        let contenders = vec![contender(Level::Greedy), contender(Level::Random)];
        let plan = Duel { contenders: contenders.clone(), games: 60, threads: 2, seed: 1 };
        let standings = duel(&game, &plan, &|_| ());
        assert!((standings[0].share + standings[1].share - 1.0).abs() < 1e-6, "{standings:?}");
        let turned = Duel { contenders: contenders.into_iter().rev().collect(), ..plan };
        let turned = duel(&game, &turned, &|_| ());
        assert_eq!((standings[0].level, turned[1].level), (Level::Greedy, Level::Greedy));
        assert!(standings[0].share > 0.5 && turned[1].share > 0.5, "{standings:?} {turned:?}");
    }
}
