//! Games played by chance, so that they can be kept.

use any_game::{AnyGame, AnyTable};
use bots::Budget;
use rules::{Chance, FastRng, Seat, Seats, Seed, Settings, Viewer};
use serde_json::Value;
use table::{InputError, Record, SeatRecord};
use wire::{ActedBy, Level, Occupant, Payload};

/// How a game goes.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Course {
    /// Moves, and nothing else.
    Moves,
    /// Whatever can come into a log comes into it.
    Eventful,
    /// All agree to end it after a few moves.
    Closed,
}

/// So many moves are made before all agree to end.
const BEFORE_CLOSING: usize = 4;
/// The timers of the rules ring so many entries apart, so that there is a game before, between and after.
const APART: usize = 40;
/// While the log is so long, a bot stands in for the first seat.
const STAND_IN: std::ops::Range<usize> = 3..9;
/// With so many entries somebody gives up, whatever has not happened yet.
const PATIENCE: usize = 30;

/// Something that may happen after this seat's move, if the table allows it.
type SideInput = fn(&mut dyn AnyTable, Seat) -> Result<String, InputError>;

/// What happens once in an eventful game.
const SIDE_INPUTS: [SideInput; 3] = [
    |table, _| table.to_act().first().map_or(Err(InputError::Ended), |seat| table.time_is_up(seat)),
    |table, seat| table.undo(seat),
    |table, seat| table.undo_agreed(seat),
];

/// A game that is being played.
struct Play {
    table: Box<dyn AnyTable>,
    log: Vec<String>,
    chance: FastRng,
}

impl Play {
    fn is_over(&self) -> bool {
        self.table.to_act().is_empty()
    }

    /// One of those who are awaited makes a move, or a bot of theirs.
    fn make_a_move(&mut self, bots: Seats) -> Seat {
        let waiting: Vec<_> = self.table.to_act().iter().collect();
        let seat = waiting[self.chance.below(waiting.len() as u32) as usize];
        let decision = self.table.decision();
        let entry = if bots.contains(seat) {
            let level = Level::Greedy;
            let action = self.table.think(seat, level, Budget::default(), self.log.len() as u64)();
            self.table.act_for(seat, decision, &action, ActedBy::Bot(level))
        } else {
            let choices = self.table.shown(Viewer::Seat(seat)).choices;
            let choices: Vec<Payload> = serde_json::from_str(choices.get()).unwrap();
            let choice = &choices[self.chance.below(choices.len() as u32) as usize];
            self.table.act(seat, decision, choice)
        };
        self.log.push(entry.unwrap());
        seat
    }

    /// Those whom a bot plays now. The rules are told where they ask.
    fn bots(&mut self) -> Seats {
        let stand_in = STAND_IN.contains(&self.log.len()).then(|| Seat::new(0));
        let bots = self.table.conceded().union(stand_in.into_iter().collect());
        while let Some(entry) = self.table.report_occupancy(bots) {
            self.log.push(entry);
        }
        bots
    }

    /// To the end, with all that can happen at a table as soon as it allows it, and its clock running.
    fn play_eventfully(&mut self) {
        let mut side_inputs = SIDE_INPUTS.to_vec();
        let timers = self.table.timers().into_iter().enumerate();
        let mut timers = timers.map(|(place, (_, timer))| ((place + 1) * APART, timer)).peekable();
        while !self.is_over() {
            let bots = self.bots();
            // The rules may have a timer wait.
            if let Some((due, timer)) = timers.peek()
                && *due <= self.log.len()
                && let Ok(entry) = self.table.fire_timer(timer)
            {
                self.log.push(entry);
                timers.next();
            }
            let seat = self.make_a_move(bots);
            if bots.contains(seat) || self.is_over() {
                continue;
            }
            let table = &mut *self.table;
            let mut tried = side_inputs.iter().enumerate();
            let happened = tried.find_map(|(place, side_input)| Some((place, side_input(table, seat).ok()?)));
            if let Some((place, entry)) = happened {
                side_inputs.remove(place);
                self.log.push(entry);
            } else if side_inputs.is_empty() || self.log.len() > PATIENCE {
                // Once only: who has given up does not again, and the others play on.
                let gives_up = table.conceded().is_empty();
                self.log.extend(gives_up.then(|| table.concede(seat).unwrap()));
            }
        }
    }
}

/// A game that was played to its end: as a file, and how it ended.
pub struct Played {
    pub record: Record,
    pub outcome: Value,
    pub state: Value,
}

/// A game that goes like this.
pub fn play(game: &dyn AnyGame, settings: Settings, seats: u8, seed: u64, course: Course) -> Played {
    let (table, deal) = game.deal(&settings, seats, Seed::default()).unwrap();
    let mut play = Play { table, log: vec![deal], chance: FastRng::new(seed) };
    if course == Course::Eventful {
        play.play_eventfully();
    }
    while !play.is_over() {
        play.make_a_move(Seats::NONE);
        if course == Course::Closed && play.log.len() > BEFORE_CLOSING && !play.is_over() {
            play.log.push(play.table.close().unwrap());
        }
    }
    let people = vec![SeatRecord { name: "Ann".into(), occupant: Occupant::Human }; usize::from(seats)];
    let outcome = serde_json::to_value(play.table.outcome()).unwrap();
    let snapshot: Value = serde_json::from_str(&play.table.snapshot()).unwrap();
    let record = Record::of_log(&game.info(), settings, people, &play.log).unwrap();
    Played { record, outcome, state: snapshot["state"].clone() }
}
