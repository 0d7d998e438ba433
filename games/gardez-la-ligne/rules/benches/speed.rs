//! How fast random games go through the contract, against a loop written by hand for this one game.
//!
//! Both play the same games: two unions, Paris in 2019, the same generator and the same draws, and their results are
//! compared. `cargo bench -p gardez-la-ligne` prints games a second of each and the ratio.

use gardez_la_ligne::{Board, GardezLaLigne, Lines};
use rules::{Chance, Discarding, FastRng, Game, Rules, Settings};
use std::hint::black_box;
use std::time::Instant;

const GAMES: u64 = 400_000;
const ROUNDS: usize = 9;

fn main() {
    let settings = Settings::defaults(&GardezLaLigne::info());
    let game = GardezLaLigne::open(&settings, 2).expect("the defaults can be played");
    let map = by_hand::Map::new(game.board());

    // A round of each first, to warm up and to see that they play the same games.
    let (expected, found) = (by_hand::play(&map, 0, GAMES), by_engine(&game, 0, GAMES));
    assert_eq!(expected, found, "the two loops must play the same games");

    let mut rates = [Vec::new(), Vec::new()];
    for round in 1..=ROUNDS as u64 {
        // Interleaved, so that a busy moment of the machine strikes both.
        rates[0].push(rate(|| by_hand::play(black_box(&map), round, GAMES)));
        rates[1].push(rate(|| by_engine(black_box(&game), round, GAMES)));
    }
    let [by_hand, by_engine] = rates.map(median);
    println!("by hand   {by_hand:>12.0} games/s");
    println!("by engine {by_engine:>12.0} games/s");
    println!("ratio     {:>12.2}", by_engine / by_hand);
}

fn rate(play: impl FnOnce() -> u64) -> f64 {
    let start = Instant::now();
    black_box(play());
    GAMES as f64 / start.elapsed().as_secs_f64()
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// The result of a game as a number to be summed up: both scores and who came first.
fn digest(first: i32, second: i32) -> u64 {
    (first as u64) << 32 | (second as u64) << 2 | u64::from(first >= second) << 1 | u64::from(second >= first)
}

/// Any game's playout: pick, apply, until nobody is to act.
fn by_engine(game: &GardezLaLigne, seed: u64, games: u64) -> u64 {
    let mut context = Discarding(FastRng::new(seed));
    let mut scratch = Vec::new();
    let mut sum = 0u64;
    for _ in 0..games {
        let mut state = game.deal(&mut context);
        while let Some(seat) = game.to_act(&state).first() {
            let action = game.pick(&state, seat, &mut context.0, &mut scratch);
            game.apply(&mut state, seat, &action, &mut context);
        }
        let outcome = game.outcome(&state).expect("nobody is to act");
        let [first, second] = [outcome.scores()[0], outcome.scores()[1]];
        let won = outcome.places();
        assert!((won[0] == 1) == (first >= second) && (won[1] == 1) == (second >= first));
        sum = sum.wrapping_mul(31).wrapping_add(digest(first, second));
    }
    sum
}

/// What one would write for two unions on one board and nothing else.
mod by_hand {
    use super::{Board, Chance, FastRng, Lines, digest};

    const PICKETS: usize = 24;
    const LINES: usize = 21;
    const STATIONS: usize = 315;
    const TRIES: usize = 4;
    const NOBODY: u8 = 2;

    pub struct Map {
        through: [Lines; STATIONS],
        seats: [u8; LINES],
    }

    impl Map {
        pub fn new(board: &Board) -> Map {
            let mut map = Map { through: [Lines::NONE; STATIONS], seats: [0; LINES] };
            assert_eq!((board.size(), board.lines().len()), (STATIONS, LINES));
            for (through, station) in map.through.iter_mut().zip(board.stations()) {
                *through = board.through(station);
            }
            for (seats, line) in map.seats.iter_mut().zip(board.lines()) {
                *seats = board.track(line).expect("a line of the board").seats;
            }
            map
        }
    }

    pub fn play(map: &Map, seed: u64, games: u64) -> u64 {
        let mut chance = FastRng::new(seed);
        let mut sum = 0u64;
        for _ in 0..games {
            let mut union = chance.below(2) as usize;
            let mut taken = [0u64; STATIONS.div_ceil(64)];
            let mut influence = [[0u8; 2]; LINES];
            let mut control = [NOBODY; LINES];
            for placed in 0..PICKETS {
                let station = free(&taken, placed, &mut chance);
                taken[station / 64] |= 1 << (station % 64);
                let through = map.through[station];
                let points = if through.len() == 1 { 2 } else { 1 };
                for line in through.iter() {
                    let line = line.index();
                    influence[line][union] += points;
                    let [own, other] = [influence[line][union], influence[line][1 - union]];
                    // With two unions whoever gained is ahead, level or behind.
                    if own > other {
                        control[line] = union as u8;
                    } else if own == other {
                        control[line] = NOBODY;
                    }
                }
                union = 1 - union;
            }
            let mut seats = [0i32; 3];
            for (holder, worth) in control.iter().zip(map.seats) {
                seats[usize::from(*holder)] += i32::from(worth);
            }
            sum = sum.wrapping_mul(31).wrapping_add(digest(seats[0], seats[1]));
        }
        sum
    }

    fn free(taken: &[u64], placed: usize, chance: &mut FastRng) -> usize {
        for _ in 0..TRIES {
            let station = chance.below(STATIONS as u32) as usize;
            if taken[station / 64] & 1 << (station % 64) == 0 {
                return station;
            }
        }
        let n = chance.below((STATIONS - placed) as u32) as usize;
        let is_free = |station: &usize| taken[station / 64] & 1 << (station % 64) == 0;
        (0..STATIONS).filter(is_free).nth(n).expect("a station is free")
    }
}
