//! Plays random games on several threads and counts what came of them.

use cpu_time::ProcessTime;
use rules::{FastRng, Game, MAX_SEATS};
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Progress is told once in so many games of a thread.
const GAMES_BETWEEN_REPORTS: u64 = 1024;

/// What to play.
#[derive(Copy, Clone, Debug)]
pub struct Playouts {
    /// How many games.
    pub games: u64,
    /// On how many threads.
    pub threads: u32,
    /// Game n is the same for the same seed, whatever the number of threads.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Which game.
    pub game: &'static str,
    /// With how many seats.
    pub seats: u8,
    /// Games played to their end.
    pub games: u64,
    /// Actions in all of them.
    pub actions: u64,
    /// For each seat, how many games it won, alone or with others.
    pub wins: Vec<u64>,
    /// How many games had several winners.
    pub shared: u64,
    /// Time of the processor, all threads together.
    pub cpu_seconds: f64,
    /// Games in a second of that.
    pub games_per_second: f64,
    /// Actions in a second of that.
    pub actions_per_second: f64,
}

#[derive(Clone, Default)]
struct Tally {
    actions: u64,
    wins: [u64; MAX_SEATS],
    shared: u64,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.actions += other.actions;
        self.shared += other.shared;
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
    }
}

/// Plays random games; `progress` hears from time to time how many are done.
pub fn playouts<G: Game>(game: &G, plan: Playouts, progress: &(dyn Fn(u64) + Sync)) -> Report {
    let began = ProcessTime::now();
    let done = AtomicU64::new(0);
    let threads = u64::from(plan.threads.max(1));
    let tally = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|first| {
                let done = &done;
                scope.spawn(move || {
                    let mut tally = Tally::default();
                    let mut scratch = Vec::new();
                    for (played, number) in (first..plan.games).step_by(threads as usize).enumerate() {
                        play(
                            game,
                            plan.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15),
                            &mut tally,
                            &mut scratch,
                        );
                        if (played as u64 + 1).is_multiple_of(GAMES_BETWEEN_REPORTS) {
                            progress(
                                done.fetch_add(GAMES_BETWEEN_REPORTS, Ordering::Relaxed)
                                    + GAMES_BETWEEN_REPORTS,
                            );
                        }
                    }
                    tally
                })
            })
            .collect();
        let mut sum = Tally::default();
        for worker in workers {
            // A worker panics only if a game does, which its laws exclude; then the whole run is worthless.
            sum.add(&worker.join().expect("a game never panics"));
        }
        sum
    });
    let cpu_seconds = began.elapsed().as_secs_f64();
    // A run too short for the clock to see is counted as one tick of it, so that no rate is infinite.
    let per_second = |count: u64| count as f64 / cpu_seconds.max(1e-6);
    Report {
        game: G::ID,
        seats: game.seats(),
        games: plan.games,
        actions: tally.actions,
        wins: tally.wins[..game.seats() as usize].to_vec(),
        shared: tally.shared,
        cpu_seconds,
        games_per_second: per_second(plan.games),
        actions_per_second: per_second(tally.actions),
    }
}

#[inline]
fn play<G: Game>(game: &G, seed: u64, tally: &mut Tally, scratch: &mut Vec<G::Action>) {
    let mut chance = FastRng::new(seed);
    let mut state = bots::deal(game, &mut chance);
    tally.actions += u64::from(bots::play_out(game, &mut state, &mut chance, scratch));
    if let Some(outcome) = game.outcome(&state) {
        let mut winners = 0;
        for seat in outcome.winners() {
            tally.wins[seat.index()] += 1;
            winners += 1;
        }
        tally.shared += u64::from(winners > 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::Probe;
    use rules::Settings;

    fn report(threads: u32) -> Report {
        let game = Probe::open(&Settings::defaults(&Probe::info()), 3).unwrap();
        let report = playouts(&game, Playouts { games: 50, threads, seed: 7 }, &|_| ());
        Report { cpu_seconds: 0.0, games_per_second: 0.0, actions_per_second: 0.0, ..report }
    }

    #[test]
    fn the_same_games_are_played_whatever_the_number_of_threads() {
        let alone = report(1);
        assert_eq!(alone, report(3));
        assert!(alone.wins.iter().sum::<u64>() >= 50, "somebody wins every game: {alone:?}");
    }
}
