//! The rules proper: what is offered and refused, what an action does, and what bots go by.

use super::check::*;
use super::state::{Action, Ballot, CARDS, Card, Event, Phase, SEATS, State};
use super::{Probe, audit, options};
use rules::{
    Chance, Context, Evaluate, Outcome, Refusal, Rules, Seat, Seats, Settings, SettingsError, Window, demand,
};

impl Rules for Probe {
    const ID: &'static str = "probe";
    const VERSION: u32 = 1;
    const SEATS: [u8; 2] = [2, 4];

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<Probe, SettingsError> {
        options::read(settings, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        let seats = u32::from(self.seats);
        // A round is a turn, an answer, a ballot and a reaction; besides, everyone may protest once and the noon timer fires once.
        u32::from(self.rounds) * (2 + 2 * seats) + seats + 1
    }

    fn deal(&self, context: &mut impl Context<Probe>) -> State {
        let mut deck = [Card(0); CARDS];
        let cards = usize::from(self.cards);
        deck[..cards].iter_mut().zip(0..).for_each(|(card, number)| card.0 = number);
        context.chance().shuffle(&mut deck[..cards]);
        let mut state = State {
            deck,
            left: self.cards,
            hands: [Card(0); SEATS],
            shown: 0,
            round: 0,
            phase: Phase::Turn,
            ballots: [None; SEATS],
            strikes: [None; SEATS],
            points: [0; SEATS],
            protested: Seats::NONE,
            noon: false,
            die: None,
        };
        self.everyone().for_each(|seat| draw(&mut state, seat, context));
        state
    }

    fn to_act(&self, state: &State) -> Seats {
        if self.is_over(state) {
            return Seats::NONE;
        }
        match state.phase {
            Phase::Turn | Phase::Question => Seats::only(self.active(state)),
            Phase::Ballot => self.everyone().filter(|seat| state.ballots[seat.index()].is_none()).collect(),
            Phase::Reaction => self.everyone().filter(|seat| state.strikes[seat.index()].is_none()).collect(),
        }
    }

    fn may_act(&self, state: &State) -> Seats {
        let protesters = self.everyone().filter(|seat| protest(self, state, *seat).is_ok());
        self.to_act(state).union(protesters.collect())
    }

    fn window(&self, state: &State) -> Window {
        Window(u32::from(state.round) * 4 + state.phase as u32)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        out.extend(conceivable(self).filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let (phase, not_awaited) = match action {
            Action::Roll | Action::Show => (Phase::Turn, Reason::NotYourTurn),
            Action::Answer(_) => (Phase::Question, Reason::NotYourTurn),
            Action::Vote(_) => (Phase::Ballot, Reason::Voted),
            Action::Pass | Action::Strike => (Phase::Reaction, Reason::Reacted),
            Action::Protest => return Ok(protest(self, state, seat)?),
        };
        at_the_table(self, state, seat)?;
        demand(phase == state.phase, Reason::NotNow)?;
        demand(self.to_act(state).contains(seat), not_awaited)?;
        match action {
            Action::Show => demand(state.left > 0, Reason::DeckEmpty)?,
            Action::Answer(text) => answer(text)?,
            Action::Vote(Ballot::For(candidate)) => {
                demand(candidate.index() < usize::from(self.seats), Reason::NoSuchCandidate)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, context: &mut impl Context<Probe>) {
        match action {
            Action::Roll => {
                let face = context.chance().die();
                state.die = Some(face);
                state.points[seat.index()] += i16::from(face);
                context.tell(|| Event::Rolled { seat, face });
                state.phase = Phase::Question;
            }
            Action::Show => {
                let card = state.hands[seat.index()];
                state.shown |= 1 << card.0;
                state.points[seat.index()] += 1;
                context.tell(|| Event::Shown { seat, card });
                draw(state, seat, context);
                state.phase = Phase::Question;
            }
            Action::Answer(text) => {
                let right = is_right(text);
                state.points[seat.index()] += i16::from(right);
                context.tell(|| Event::Answered { seat, text: text.clone(), right });
                state.phase = Phase::Ballot;
            }
            Action::Vote(ballot) => {
                state.ballots[seat.index()] = Some(*ballot);
                context.tell(|| Event::Voted { seat, ballot: Some(*ballot) });
                if self.everyone().all(|seat| state.ballots[seat.index()].is_some()) {
                    count(self, state, context);
                }
            }
            Action::Pass | Action::Strike => {
                let strike = *action == Action::Strike;
                state.strikes[seat.index()] = Some(strike);
                context.tell(|| Event::Reacted { seat, strike });
                if self.everyone().all(|seat| state.strikes[seat.index()].is_some()) {
                    close(self, state, context);
                }
            }
            Action::Protest => {
                state.protested = state.protested.with(seat);
                context.tell(|| Event::Protested { seat });
            }
        }
    }

    fn irreversible(&self, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        matches!(action, Action::Show).then_some(Reason::Shown.into())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let points = |seat: Seat| state.points[seat.index()];
        self.is_over(state).then(|| Outcome::rank(self.seats, points, |seat| points(seat).into()))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::hold(self, state).map_err(str::to_owned)
    }
}

impl Evaluate for Probe {
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        let points = |seat: Seat| f32::from(state.points[seat.index()]);
        let best_other = self.everyone().filter(|other| *other != seat).map(points).fold(f32::MIN, f32::max);
        points(seat) - best_other
    }
}

fn draw(state: &mut State, seat: Seat, context: &mut impl Context<Probe>) {
    state.left -= 1;
    let card = std::mem::take(&mut state.deck[usize::from(state.left)]);
    state.hands[seat.index()] = card;
    context.tell(|| Event::Drawn { seat, card: Some(card) });
}

/// The one with most votes alone wins a point (X6).
fn count(probe: &Probe, state: &mut State, context: &mut impl Context<Probe>) {
    let votes =
        |seat: Seat| state.ballots.iter().filter(|ballot| **ballot == Some(Ballot::For(seat))).count();
    let most = probe.everyone().map(votes).max().unwrap_or_default();
    let mut first = probe.everyone().filter(|seat| most > 0 && votes(*seat) == most);
    let winner = first.next().filter(|_| first.next().is_none());
    if let Some(winner) = winner {
        state.points[winner.index()] += 1;
    }
    context.tell(|| Event::Counted { winner });
    state.ballots = [None; SEATS];
    state.phase = Phase::Reaction;
}

/// The first seat that struck takes a point from the active one (X7).
fn close(probe: &Probe, state: &mut State, context: &mut impl Context<Probe>) {
    let striker = probe.everyone().find(|seat| state.strikes[seat.index()] == Some(true));
    if let Some(striker) = striker {
        state.points[striker.index()] += 1;
        state.points[probe.active(state).index()] -= 1;
    }
    context.tell(|| Event::Closed { striker });
    end_round(state);
}

pub(super) fn end_round(state: &mut State) {
    state.ballots = [None; SEATS];
    state.strikes = [None; SEATS];
    state.phase = Phase::Turn;
    state.round += 1;
}
