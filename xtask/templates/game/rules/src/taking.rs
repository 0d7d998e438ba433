//! The rules proper, with the one phase of the game: whoever's turn it is takes votes (XX1 to XX4, XXR1, XXR2).

use crate::state::SEATS;
use crate::{Action, Event, GameName, State, options};
use rules::{
    Context, Evaluate, NoTimer, Outcome, Refusal, Rules, Seat, Seats, Settings, SettingsError, Timed, Window, demand,
    refusals,
};

/// The most that can be taken at once (XX3).
const MOST: u8 = 3;

refusals! {
    /// Why something is refused.
    pub(crate) enum Reason {
        NotTheirTurn = "XX1", "refusal-turn";
        OutOfBounds = "XX3", "refusal-out-of-bounds";
        TooMany = "XX3", "refusal-too-many";
        Over = "XX4", "refusal-over";
    }
}

impl Rules for GameName {
    const ID: &'static str = "game-name";
    const VERSION: u32 = 1;
    const SEATS: [u8; 2] = [2, SEATS as u8];
    const OPEN: bool = true;

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<GameName, SettingsError> {
        Ok(options::read(settings, seats))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        self.votes.into()
    }

    fn deal(&self, _: &mut impl Context<Self>) -> State {
        State { turns: 0, taken: [0; SEATS] }
    }

    fn to_act(&self, state: &State) -> Seats {
        self.turn(state).map_or(Seats::NONE, Seats::only)
    }

    fn window(&self, state: &State) -> Window {
        Window(state.turns.into())
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        out.extend((1..=MOST).map(Action::Take).filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Take(votes) = *action;
        match self.turn(state) {
            None => Err(Reason::Over)?,
            Some(turn) => demand(turn == seat, Reason::NotTheirTurn)?,
        }
        demand((1..=MOST).contains(&votes), Reason::OutOfBounds)?;
        Ok(demand(votes <= self.left(state), Reason::TooMany)?)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, context: &mut impl Context<Self>) {
        let Action::Take(votes) = *action;
        state.taken[seat.index()] += votes;
        state.turns += 1;
        let left = self.left(state);
        context.tell(|| Event::Taken { seat, votes, left });
        if left == 0 {
            context.tell(|| Event::Ended { seat, wins: self.last_wins });
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let last = self.seat_at(state.turns.checked_sub(1)?);
        let taken = |seat: Seat| state.taken[seat.index()];
        // Whoever took the last vote is before or behind all others, who stand between.
        let rank = |seat: Seat| (if seat == last { u8::from(self.last_wins) * 2 } else { 1 }, taken(seat));
        (self.left(state) == 0).then(|| Outcome::rank(self.seats, rank, |seat| taken(seat).into()))
    }

    /// Every seat has taken one to three votes in each of its turns, and there are not more than there were.
    fn audit(&self, state: &State) -> Result<(), String> {
        let taken: u32 = state.taken.iter().map(|votes| u32::from(*votes)).sum();
        if taken > self.votes.into() {
            return Err(format!("XX2: {taken} votes of {} were taken", self.votes));
        }
        let (turns, seats) = (u32::from(state.turns), u32::from(self.seats));
        for (seat, votes) in (0..).zip(state.taken) {
            let turns = if seat < seats { (turns + seats - 1 - seat) / seats } else { 0 };
            if !(turns..=turns * u32::from(MOST)).contains(&votes.into()) {
                return Err(format!("XX3: seat {seat} took {votes} votes in {turns} turns"));
            }
        }
        Ok(())
    }
}

impl Timed for GameName {
    type Timer = NoTimer;

    fn check_timer(&self, _: &State, timer: NoTimer) -> Result<(), Refusal> {
        match timer {}
    }

    fn apply_timer(&self, _: &mut State, timer: NoTimer, _: &mut impl Context<Self>) {
        match timer {}
    }

    /// One vote (XXR2): while it is somebody's turn, one is left.
    fn timeout_action(&self, _: &State, _: Seat) -> Action {
        Action::Take(1)
    }
}

impl Evaluate for GameName {
    /// The result at the end. Before it nobody is ahead by much: votes decide between those who do not take the last one.
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        match self.outcome(state) {
            Some(outcome) => outcome.share(seat),
            None => 0.5 + f32::from(state.taken[seat.index()]) / 1000.0,
        }
    }
}

impl GameName {
    /// How many votes are left.
    pub(crate) fn left(&self, state: &State) -> u8 {
        self.votes.saturating_sub(state.taken.iter().sum())
    }

    /// Whose turn it is (XX1), until the last vote is taken (XX4).
    pub(crate) fn turn(&self, state: &State) -> Option<Seat> {
        (self.left(state) > 0).then(|| self.seat_at(state.turns))
    }

    fn seat_at(&self, turn: u8) -> Seat {
        Seat::new(turn % self.seats)
    }
}
