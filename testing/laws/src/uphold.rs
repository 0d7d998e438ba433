//! The entry points: property tests of a game with every number of seats, many settings, and as many random games as
//! there is time for.

use crate::law::{sentences, settings};
use crate::law_error::{LawError, LawResult, catch_panic};
use crate::random_game::{TimeBudget, run};
use crate::trace::Trace;
use crate::{timers, variations};
use rules::{Game, Settings};
use std::time::{Duration, Instant};

/// How long `uphold` takes unless the variable says otherwise.
const SECONDS: f64 = 6.0;
const VARIABLE: &str = "HEMICYCLE_LAWS_SECONDS";

/// Plays random games with every number of seats and many settings, and checks every law all along them.
///
/// One whole game with default settings is played for each number of seats however long it takes; the rest fits into
/// `HEMICYCLE_LAWS_SECONDS` (6 unless set). The games are the same each time.
///
/// # Panics
/// If a law is broken; the message says which, and how [`follow`] shows it again.
pub fn uphold<G: Game>() {
    let start = Instant::now();
    let budget = Duration::from_secs_f64(seconds());
    opening::<G>();
    let plans = plans::<G>();

    let usual: Vec<_> = plans.iter().filter(|plan| plan.usual).collect();
    for (place, plan) in usual.iter().enumerate() {
        let share = budget.mul_f64(0.5 * (place + 1) as f64 / usual.len() as f64);
        plan.play(0, TimeBudget { thorough_until: Some(start + share), cut_at: None });
    }

    let end = start + budget;
    for seed in 1.. {
        for (place, plan) in plans.iter().enumerate() {
            let now = Instant::now();
            if now >= end {
                return;
            }
            let share = (end - now) / (plans.len() - place) as u32;
            plan.play(seed, TimeBudget { thorough_until: Some(now + share), cut_at: Some(end) });
        }
    }
}

/// Plays one game without hurry and checks every law at every state: to see again what [`uphold`] found.
///
/// # Panics
/// If a law is broken, or if these settings are not JSON that the game takes for this many seats.
pub fn follow<G: Game>(seats: u8, settings: &str, seed: u64) {
    let settings: Settings = match serde_json::from_str(settings) {
        Ok(settings) => settings,
        Err(error) => panic!("settings are a JSON object, such as {{}}: {error}"),
    };
    match G::open(&settings, seats) {
        Ok(game) => TableSetup { game, seats, settings, usual: false }.play(seed, TimeBudget::default()),
        Err(settings_error) => panic!("{}: {settings_error}", G::ID),
    }
}

/// A table to be played at.
struct TableSetup<G> {
    game: G,
    seats: u8,
    settings: Settings,
    usual: bool,
}

impl<G: Game> TableSetup<G> {
    fn play(&self, seed: u64, pace: TimeBudget) {
        let mut trace = Trace::new(self.seats, &self.settings, seed);
        let played = catch_panic(|| "in the course of the game".into(), || run(&self.game, &mut trace, pace));
        if let Err(error) = played.and_then(|upheld| upheld) {
            panic!("{}", trace.report(&error));
        }
    }
}

fn before_play<G: Game>() -> LawResult {
    timers::are_found::<G>()?;
    sentences::files_hold::<G>()?;
    settings::hold::<G>()
}

/// What can be asked before anything is played.
fn opening<G: Game>() {
    let opening: Result<LawResult, LawError> = catch_panic(|| "before play".into(), || before_play::<G>());
    if let Err(LawError { law, detail }) = opening.and_then(|upheld| upheld) {
        panic!("law broken: {law}\n{detail}\ngame {} version {}", G::ID, G::VERSION);
    }
}

/// Settings that do not fit a number of seats are left out; the defaults fit all, as the law `settings` has checked.
fn plans<G: Game>() -> Vec<TableSetup<G>> {
    let [least, most] = G::SEATS;
    let mut plans = Vec::new();
    for (place, settings) in variations::of::<G>().into_iter().enumerate() {
        for seats in least..=most {
            if let Ok(game) = G::open(&settings, seats) {
                plans.push(TableSetup { game, seats, settings: settings.clone(), usual: place == 0 });
            }
        }
    }
    plans
}

fn seconds() -> f64 {
    let Ok(given) = std::env::var(VARIABLE) else { return SECONDS };
    match given.parse() {
        Ok(seconds) if (0.0..=1e6).contains(&seconds) => seconds,
        _ => panic!("{VARIABLE} is a number of seconds, such as 6 or 0.5, not `{given}`"),
    }
}
