//! A turn: the newspaper, the asset, the action, and what follows it.

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::event::{Ending, Event, Poll};
use crate::frame::{Frame, Right, Step};
use crate::state::{Before, Done, State};
use crate::{Politico, Ruling};
use rules::{Now, Seat, Seats};

impl Politico {
    /// Goes on where nobody has to be asked, until somebody has, or the game is over.
    #[inline]
    pub(crate) fn proceed(&self, state: &mut State, now: &mut impl Now<Self>) {
        loop {
            if state.chamber.over.is_some() {
                return;
            }
            let goal = state.chamber.charter.target();
            if state.chamber.points[..usize::from(self.seats)].iter().any(|points| *points >= goal) {
                return self.finish(state, Ending::Target, now);
            }
            if state.resigning && self.lets_the_pm_go(state) {
                self.resign(state, now);
            }
            match state.chamber.top() {
                Frame::Turn(Step::News) if state.chamber.news.is_none() => self.read_newspaper(state, now),
                Frame::Turn(Step::News) => state.chamber.stack.clear(Step::Draw),
                Frame::Turn(Step::Draw) if state.hands[state.chamber.active.index()].is_empty() => {
                    self.draw_asset(state, None, now);
                }
                Frame::Turn(Step::Closing) => self.close_turn(state, now),
                _ => return,
            }
        }
    }

    /// The turn begins: what lasted until then ends, the government of this player scores (A40, AR26), and a proposal of
    /// theirs is voted on (AR34).
    pub(crate) fn open_turn(&self, state: &mut State, now: &mut impl Now<Self>) {
        let seat = state.chamber.active;
        state.before = None;
        if state.chamber.turns.is_multiple_of(u16::from(self.seats)) {
            state.chamber.disputed = Seats::NONE;
        }
        state.chamber.stack.clear(Step::News);
        state.chamber.news = None;
        state.chamber.done = Done::default();
        let round = state.chamber.round();
        now.tell(|| Event::Turn { seat, round });
        self.end_peace(state, seat, now);
        self.score_government(state, now);
        self.vote_on_proposal(state, now);
    }

    /// One card, or after a discard two (A11, A12).
    pub(crate) fn draw_asset(&self, state: &mut State, discard: Option<Card>, now: &mut impl Now<Self>) {
        let seat = state.chamber.active;
        if let Some(card) = discard {
            self.discard(state, seat, card, now);
        }
        for _ in 0..1 + u8::from(discard.is_some()) {
            self.draw(state, seat, now);
        }
        state.chamber.stack.clear(Step::Act);
    }

    /// Draws a card. An empty stock is made of the discards, or reaches those below it, which all have seen (AR4).
    pub(crate) fn draw(&self, state: &mut State, seat: Seat, now: &mut impl Now<Self>) {
        state.reveal();
        if state.stock.is_empty() && state.chamber.charter.is(Ruling::Discards) {
            match state.chamber.spent.take_oldest() {
                Some(card) => {
                    state.gain_openly(seat, card);
                    now.tell(|| Event::Drew { seat, card: Some(card), open: true });
                }
                None => now.tell(|| Event::NothingToDraw { seat }),
            }
            return;
        }
        if state.stock.is_empty() && !state.chamber.spent.cards().is_empty() {
            state.stock = state.chamber.spent.cards().iter().copied().collect();
            state.chamber.spent.clear();
            now.tell(|| Event::Shuffled);
        }
        if state.stock.is_empty() {
            now.tell(|| Event::NothingToDraw { seat });
            return;
        }
        let card = self.draw_by_lot(state, now);
        state.hands[seat.index()].add(card);
        now.tell(|| Event::Drew { seat, card: Some(card), open: false });
    }

    /// A card of the stock, whose order nobody knows; there must be one.
    #[inline]
    pub(crate) fn draw_by_lot(&self, state: &mut State, now: &mut impl Now<Self>) -> Card {
        let card = state.stock.by_lot(now.chance()).unwrap_or(Card::PrimeMinister);
        state.stock.remove(card);
        card
    }

    /// Carries out what the active player does with the turn, or before that (AR6).
    pub(crate) fn act(&self, state: &mut State, action: &Action, now: &mut impl Now<Self>) {
        let seat = state.chamber.active;
        let free =
            matches!(action, Action::Expel(_) | Action::Recruit(_) | Action::Dissolve | Action::Propose(_));
        if !free && state.chamber.has_disputes() {
            state.before = Some(Box::new(Before { chamber: state.chamber, shown: Cards::NONE }));
        }
        match *action {
            Action::Form { card, union, army } => self.form(state, seat, card, union, army, Right::Turn, now),
            Action::Providential => self.save_the_nation(state, seat, Right::Turn, now),
            Action::Attack { card, target } => self.attack(state, card, target, now),
            Action::Censure => self.move_censure(state, now),
            Action::Enter => self.press_by_army(state, crate::Purpose::Enter, now),
            Action::Topple => self.press_by_army(state, crate::Purpose::Topple, now),
            Action::Union => self.declare_union(state, now),
            Action::Leave => self.leave(state, seat, now),
            Action::Expel(member) => self.expel(state, member, now),
            Action::Recruit(other) => self.recruit(state, other, now),
            Action::Dissolve => self.dissolve(state, now),
            Action::Propose(amendment) => self.propose(state, amendment, now),
            _ => {
                now.tell(|| Event::PassedTurn { seat });
                state.chamber.stack.clear(Step::Closing);
            }
        }
    }

    /// After the action: those who may form a government at once, the limit of hands, the next player.
    fn close_turn(&self, state: &mut State, now: &mut impl Now<Self>) {
        if self.asks_for_attempt(state, now) {
            return;
        }
        if self.exceeds_hand_limit(state) {
            return self.keep_hand_limit(state);
        }
        self.end_turn(state, now);
    }

    fn end_turn(&self, state: &mut State, now: &mut impl Now<Self>) {
        let seats = u16::from(self.seats);
        let chamber = &mut state.chamber;
        chamber.done = Done::default();
        chamber.vacant = if chamber.government.is_none() { chamber.vacant.saturating_add(1) } else { 0 };
        let round = chamber.round();
        chamber.turns = chamber.turns.saturating_add(1);
        let round_over = chamber.turns.is_multiple_of(seats);
        if round_over {
            self.judge_round(state, round, now);
        }
        let chamber = &mut state.chamber;
        if chamber.end_rung {
            return self.finish(state, Ending::Clock, now);
        }
        if chamber.turns >= self.options.rounds * seats {
            return self.finish(state, Ending::Rounds, now);
        }
        let due = chamber.mid_term_rung || round_over && self.options.mid_term() == Some(round);
        if due && !chamber.mid_term_held {
            chamber.mid_term_held = true;
            self.elect(state, Poll::MidTerm, now);
        }
        state.chamber.active = state.chamber.active.next(self.seats);
        if self.waits_for_disputes(state) {
            state.chamber.stack.clear(Step::Begin);
            self.ask_the_wronged(state, None);
        } else {
            if state.resigning {
                self.resign(state, now);
            }
            self.open_turn(state, now);
        }
    }

    /// The game is over (A62).
    pub(crate) fn finish(&self, state: &mut State, ending: Ending, now: &mut impl Now<Self>) {
        self.judge_the_rest(state, now);
        state.reveal();
        state.resigning = false;
        state.chamber.done = Done::default();
        state.answers = [None; rules::MAX_SEATS];
        state.chamber.offers = [None; rules::MAX_SEATS];
        state.chamber.stack.clear(Step::Closing);
        state.chamber.over = Some(ending);
        now.tell(|| {
            let points = state.chamber.points[..usize::from(self.seats)].to_vec();
            let most = points.iter().max().copied();
            let winners = state.chamber.everyone().iter().filter(|seat| Some(points[seat.index()]) == most);
            Event::End { ending, winners: winners.collect(), points }
        });
    }
}
