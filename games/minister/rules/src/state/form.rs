//! The serialized form of the state: short lists, and only what cannot be worked out from the rest.

use super::{MAX_PLAYERS, NOBODY, POSTS, Stand, State, Step};
use crate::Pawn;
use crate::action::Spot;
use crate::board::{MAX_SPACES, MAX_ZONES};
use crate::track::Space;
use crate::view::{PawnSeen, View};
use rules::Seat;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Form {
    starter: Seat,
    turn: Seat,
    step: Step,
    die: u8,
    thrown: Vec<u8>,
    time: u8,
    turns: u16,
    inputs: u32,
    /// For each action of influence under way the pawns that still move, the latest last.
    rounds: Vec<Vec<Pawn>>,
    chancellor: Option<Seat>,
    posts: Vec<Option<Seat>>,
    pawns: Vec<[Option<PawnSeen>; 4]>,
}

impl From<State> for Form {
    fn from(state: State) -> Form {
        Form {
            starter: state.starter,
            turn: state.turn,
            step: state.step,
            die: state.die,
            thrown: state.thrown().collect(),
            time: state.time,
            turns: state.turns,
            inputs: state.inputs,
            rounds: state.rounds(),
            chancellor: state.chair(),
            posts: state.posts().collect(),
            pawns: state.seats().map(|seat| state.stands(seat).map(PawnSeen::of)).collect(),
        }
    }
}

/// Everything is public in this game, so a view tells the whole state.
impl From<&View> for Form {
    fn from(view: &View) -> Form {
        Form {
            starter: view.starter,
            turn: view.turn,
            step: view.step,
            die: view.die.unwrap_or(0),
            thrown: view.thrown.clone(),
            time: view.time,
            turns: view.turns,
            inputs: view.inputs,
            rounds: view.rounds.clone(),
            chancellor: view.chancellor,
            posts: view.posts.clone(),
            pawns: view.pawns.clone(),
        }
    }
}

/// Takes any form that fits into a state. Whether its parts belong together is the audit's question, which has the board.
impl TryFrom<Form> for State {
    type Error = String;

    fn try_from(form: Form) -> Result<State, String> {
        let players = form.pawns.len();
        if !(3..=MAX_PLAYERS).contains(&players) {
            return Err("there are pawns of 3 or 4 players".into());
        }
        let named = form.posts.iter().chain([&form.chancellor]).flatten().chain([&form.starter, &form.turn]);
        if named.into_iter().any(|seat| seat.index() >= players) {
            return Err(format!("players go from 0 to {}", players - 1));
        }
        if form.posts.len() != POSTS {
            return Err(format!("the cabinet has {POSTS} posts"));
        }
        if form.die > 6 || form.thrown.len() > 3 || form.thrown.iter().any(|die| !(1..=6).contains(die)) {
            return Err("a die shows 1 to 6, and no press space gives more than 3 rolls".into());
        }
        let mut state = State::new(players as u8, form.starter, form.time);
        State { turn: form.turn, step: form.step, die: form.die, ..state.clone() }.clone_into(&mut state);
        state.turns = form.turns;
        state.inputs = form.inputs;
        state.thrown[..form.thrown.len()].copy_from_slice(&form.thrown);
        state.chair = form.chancellor.map_or(NOBODY, u8::from);
        for (post, owner) in form.posts.iter().enumerate() {
            let owner = owner.map_or(NOBODY, u8::from);
            state.posts[post] = owner;
            state.held[usize::from(NOBODY)] -= 1;
            state.held[usize::from(owner)] += 1;
        }
        state.take_rounds(&form.rounds)?;
        for (seat, pawns) in (0..).map(Seat::new).zip(&form.pawns) {
            for (pawn, seen) in Pawn::ALL.into_iter().zip(pawns) {
                if let Some(seen) = seen {
                    state.take_pawn(seat, pawn, seen)?;
                }
            }
        }
        Ok(state)
    }
}

impl State {
    /// Rolls made for the press space arrived at.
    pub(crate) fn thrown(&self) -> impl Iterator<Item = u8> {
        self.thrown.into_iter().take_while(|die| *die > 0)
    }

    /// For each action of influence under way the pawns that still move, the latest last.
    pub(crate) fn rounds(&self) -> Vec<Vec<Pawn>> {
        self.rounds.iter().rev().filter(|round| !round.is_empty()).map(|round| (*round).into()).collect()
    }

    fn take_rounds(&mut self, rounds: &[Vec<Pawn>]) -> Result<(), String> {
        let ascend = |round: &Vec<Pawn>| round.windows(2).all(|pair| pair[0] < pair[1]);
        let fits = |round: &Vec<Pawn>| {
            !round.is_empty() && ascend(round) && round.iter().all(|pawn| pawn.index() < 4)
        };
        if rounds.len() > self.rounds.len() || !rounds.iter().all(fits) {
            return Err(
                "at most 8 actions of influence are under way, each with pawns in ascending order".into()
            );
        }
        for round in rounds {
            self.begin_round(round.iter().copied().collect());
        }
        Ok(())
    }

    fn take_pawn(&mut self, seat: Seat, pawn: Pawn, seen: &PawnSeen) -> Result<(), String> {
        let PawnSeen { zone, space, broth, exile } = *seen;
        let free = |space: u8| space < MAX_SPACES && !self.taken(zone).contains(Space(space));
        if zone.index() >= MAX_ZONES || space.is_some_and(|space| !free(space)) {
            return Err(format!("a pawn of player {seat} cannot stand in zone {}", zone.0));
        }
        self.put(seat, pawn, Spot { zone, space });
        let Stand { broth: down, exile: exiled, .. } = &mut self.pawns[seat.index()][pawn.index()];
        (*down, *exiled) = (broth, exile);
        Ok(())
    }
}
