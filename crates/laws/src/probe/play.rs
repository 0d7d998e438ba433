//! What an action does.

use super::state::{Action, Ballot, CARDS, Card, Event, Phase, SEATS, State};
use super::{Probe, check};
use rules::{Chance, Context, Seat, Seats};

pub(super) fn deal(probe: &Probe, context: &mut impl Context<Probe>) -> State {
    let mut deck = [Card(0); CARDS];
    let cards = usize::from(probe.cards);
    deck[..cards].iter_mut().zip(0..).for_each(|(card, number)| card.0 = number);
    context.chance().shuffle(&mut deck[..cards]);
    let mut state = State {
        deck,
        left: probe.cards,
        hands: [Card(0); SEATS],
        shown: 0,
        round: 0,
        phase: Phase::Turn,
        ballots: [None; SEATS],
        strikes: [None; SEATS],
        points: [0; SEATS],
        right: Seats::NONE,
        protested: Seats::NONE,
        noon: false,
        die: None,
    };
    probe.everyone().for_each(|seat| draw(&mut state, seat, context));
    state
}

pub(super) fn act(
    probe: &Probe,
    state: &mut State,
    seat: Seat,
    action: &Action,
    context: &mut impl Context<Probe>,
) {
    match action {
        Action::Roll => {
            let face = context.chance().die();
            state.die = Some(face);
            state.points[seat.index()] += i16::from(face);
            context.tell(|| Event::Rolled { seat, face });
            state.phase = Phase::Question;
        }
        Action::Show => {
            show(probe, state, seat, context);
            state.phase = Phase::Question;
        }
        Action::Answer(text) => {
            let right = check::is_right(text);
            state.right = if right { state.right.with(seat) } else { state.right.without(seat) };
            state.points[seat.index()] += i16::from(right);
            context.tell(|| Event::Answered { seat, text: text.clone(), right });
            state.phase = Phase::Ballot;
        }
        Action::Vote(ballot) => {
            state.ballots[seat.index()] = Some(*ballot);
            context.tell(|| Event::Voted { seat, ballot: Some(*ballot) });
            if probe.everyone().all(|seat| state.ballots[seat.index()].is_some()) {
                count(probe, state, context);
            }
        }
        Action::Pass | Action::Strike => {
            let strike = *action == Action::Strike;
            state.strikes[seat.index()] = Some(strike);
            context.tell(|| Event::Reacted { seat, strike });
            if probe.everyone().all(|seat| state.strikes[seat.index()].is_some()) {
                close(probe, state, context);
            }
        }
        Action::Protest => {
            state.protested = state.protested.with(seat);
            context.tell(|| Event::Protested { seat });
        }
    }
}

pub(super) fn noon(probe: &Probe, state: &mut State, context: &mut impl Context<Probe>) {
    state.noon = true;
    context.tell(|| Event::Noon);
    end_round(probe, state, context);
}

fn draw(state: &mut State, seat: Seat, context: &mut impl Context<Probe>) {
    state.left -= 1;
    let card = std::mem::take(&mut state.deck[usize::from(state.left)]);
    state.hands[seat.index()] = card;
    context.tell(|| Event::Drawn { seat, card: Some(card) });
}

fn show(probe: &Probe, state: &mut State, seat: Seat, context: &mut impl Context<Probe>) {
    let card = state.hands[seat.index()];
    let points = if card.0 >= probe.cards / 2 { 2 } else { 1 };
    state.shown |= 1 << card.0;
    state.points[seat.index()] += i16::from(points);
    context.tell(|| Event::Shown { seat, card, points });
    draw(state, seat, context);
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

/// The first that struck, clockwise from the active seat, takes a point from it (X7).
fn close(probe: &Probe, state: &mut State, context: &mut impl Context<Probe>) {
    let active = probe.active(state);
    let clockwise =
        std::iter::successors(Some(active.next(probe.seats)), |seat| Some(seat.next(probe.seats)));
    let others = clockwise.take(usize::from(probe.seats) - 1);
    let striker = others.chain([active]).find(|seat| state.strikes[seat.index()] == Some(true));
    if let Some(striker) = striker {
        state.points[striker.index()] += 1;
        state.points[active.index()] -= 1;
    }
    context.tell(|| Event::Closed { striker });
    end_round(probe, state, context);
}

fn end_round(probe: &Probe, state: &mut State, context: &mut impl Context<Probe>) {
    state.ballots = [None; SEATS];
    state.strikes = [None; SEATS];
    state.phase = Phase::Turn;
    state.round += 1;
    if probe.is_over(state) {
        context.tell(|| Event::Ended);
    }
}
