//! The rules proper: what is offered and refused, what an action does, and what playouts pick (A1, A5, A14, A62, AR37).

use crate::action::Action;
use crate::card::Cards;
use crate::deck::Decks;
use crate::deck_error::DeckError;
use crate::editions::Edition;
use crate::event::Event;
use crate::pledge::Promises;
use crate::refusal::{Reason, demand};
use crate::state::State;
use crate::{Politico, options};
use rules::{Chance, Context, Outcome, Refusal, Rules, Seat, Seats, Settings, SettingsError, Window, never};
use std::sync::Arc;

/// More inputs than a turn can take, disputes and all that they bring back included.
const INPUTS_A_TURN: u32 = 8000;

/// In random play somebody proposes a change of the rules once in so many of their decisions.
const PROPOSALS_ARE_RARE: u32 = 64;

/// And disputes the last action once in so many of the moments in which they could.
const DISPUTES_ARE_RARE: u32 = 16;

impl Rules for Politico {
    const ID: &'static str = "politico";
    const VERSION: u32 = 1;
    const EDITION: u32 = Edition::NEWEST;
    const SEATS: [u8; 2] = [3, 8];

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<Politico, SettingsError> {
        let decks =
            Decks::printed().map_err(|DeckError { why, .. }| SettingsError::Board { said: why.phrase() })?;
        let options = options::read(settings);
        let promises = Arc::new(Promises::conceivable(options.rounds, seats));
        Ok(Politico { edition: Edition::of(settings), options, seats, decks, promises })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        INPUTS_A_TURN * u32::from(self.options.rounds) * u32::from(self.seats)
    }

    fn deal(&self, context: &mut impl Context<Self>) -> State {
        let mut state = self.set_up(context);
        self.open_turn(&mut state, context);
        self.proceed(&mut state, context);
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        state.waiting()
    }

    fn may_act(&self, state: &State) -> Seats {
        let waiting = self.to_act(state);
        if state.chamber.over.is_some() {
            return waiting;
        }
        let free = state.chamber.everyone().iter().filter(|seat| self.has_asides(state, *seat));
        waiting.union(free.collect())
    }

    fn window(&self, state: &State) -> Window {
        Window(state.window)
    }

    /// Everything a seat may do, out of turn too.
    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.list_answers(state, seat, out);
        if seat.index() >= usize::from(self.seats) || state.chamber.over.is_some() {
            return;
        }
        if self.acts(state, seat) {
            self.list_proposals(state, seat, out);
        }
        self.list_asides(state, seat, out);
        self.list_pledges(state, seat, out);
    }

    /// What a bot weighs: what it is asked, and what it may do besides if it is asked nothing. Talk is left to people,
    /// and so is the law of the table, but for whoever can do nothing else.
    fn considered(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.list_answers(state, seat, out);
        if out.is_empty() {
            self.list_asides(state, seat, out);
            if out.is_empty() {
                self.list_pledges(state, seat, out);
            }
            return;
        }
        // A lot among one's own cards comes to the same as one of them.
        if out.len() > 1 {
            out.retain(|action| !matches!(action, Action::ByLot));
        }
        self.list_resignation(state, seat, out);
    }

    /// One choice at random. Promises and proposals are so many that they would drown the rest, and one who is asked
    /// nothing but to begin would dispute every other action: they are rare.
    #[inline]
    fn pick(&self, state: &State, seat: Seat, chance: &mut impl Chance, out: &mut Vec<Action>) -> Action {
        out.clear();
        self.list_answers(state, seat, out);
        self.list_resignation(state, seat, out);
        let dispute = self.allows_dispute(state, seat).is_ok();
        if dispute && (out.is_empty() || chance.below(DISPUTES_ARE_RARE) == 0) {
            out.push(Action::Dispute);
        }
        if out.is_empty() || self.acts(state, seat) && chance.below(PROPOSALS_ARE_RARE) == 0 {
            self.choices(state, seat, out);
        }
        let place = chance.below((out.len() as u32).max(1)) as usize;
        if never!(out.is_empty(), "nothing is offered to somebody who is asked") {
            return Action::Pass;
        }
        out.swap_remove(place)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        demand(seat.index() < usize::from(self.seats), Reason::NotSeated)?;
        demand(state.chamber.over.is_none(), Reason::Over)?;
        match *action {
            Action::Resign => self.allows_resignation(state, seat)?,
            Action::Pledge(promise) => self.allows_pledge(state, seat, promise)?,
            Action::Dispute => self.allows_dispute(state, seat)?,
            _ => {
                demand(state.chamber.asked().contains(seat), Reason::NotAsked)?;
                demand(state.waiting().contains(seat), Reason::Answered)?;
                self.allows_answer(state, seat, action)?;
            }
        }
        Ok(())
    }

    /// The action, and what follows by itself.
    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: &Action, context: &mut impl Context<Self>) {
        match *action {
            Action::Pledge(promise) => self.pledge(state, seat, promise, context),
            Action::Resign if !state.chamber.is_clear() => self.resign_later(state, seat, context),
            _ if state.chamber.asks_several() => self.answer(state, seat, action, context),
            _ => {
                state.window += 1;
                self.decide(state, seat, action, context);
                self.proceed(state, context);
            }
        }
    }

    /// A card that was shown cannot be unseen.
    fn irreversible(&self, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let shows = matches!(
            action,
            Action::Form { .. }
                | Action::Providential
                | Action::Attack { .. }
                | Action::Censure
                | Action::Enter
                | Action::Topple
                | Action::Union
                | Action::Discard(_)
                | Action::DiscardForTwo(_)
        );
        shows.then_some(Reason::Shown.into())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.chamber.over.map(|_| self.ranking(state))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_chamber(&state.chamber)?;
        self.audit_cards(&state.chamber, &state.hands, state.stock, Cards::NONE)?;
        self.audit_secrets(state)?;
        self.audit_table(state)?;
        self.audit_pledges(state)?;
        self.audit_window(state)?;
        self.audit_before(state)
    }
}
