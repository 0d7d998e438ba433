//! A turn: the newspaper, the asset, the action, and what follows it (A10 to A14, A23, A25, A31, A40, AR6, AR7, AR26,
//! AR34, AR39).

use crate::Politico;
use crate::action::Action;
use crate::card::{Card, Cards};
use crate::event::{Ending, Event};
use crate::frame::{Frame, Purpose, Right, Step};
use crate::refusal::{Allowed, Reason, demand};
use crate::state::{Before, Done, State};
use rules::{Context, Seat, Seats};

impl Politico {
    /// Goes on where nobody has to be asked, until somebody has, or the game is over.
    #[inline]
    pub(crate) fn proceed(&self, state: &mut State, context: &mut impl Context<Self>) {
        loop {
            if state.chamber.over.is_some() {
                return;
            }
            if self.reaches_target(state) {
                return self.finish(state, Ending::Target, context);
            }
            if state.resigning && self.lets_the_pm_go(state) {
                self.resign(state, context);
            }
            match state.chamber.top() {
                Frame::Turn(Step::News) if state.chamber.news.is_none() => {
                    self.read_newspaper(state, context)
                }
                Frame::Turn(Step::News) => state.chamber.stack.clear(Step::Draw),
                Frame::Turn(Step::Draw) if state.hands[state.chamber.active.index()].is_empty() => {
                    self.draw_asset(state, &Action::Draw, context);
                }
                Frame::Turn(Step::Closing) => self.close_turn(state, context),
                _ => return,
            }
        }
    }

    /// The turn begins: what lasted until then ends, the government of this player scores (A40, AR26), and a proposal of
    /// theirs is voted on (AR34).
    pub(crate) fn open_turn(&self, state: &mut State, context: &mut impl Context<Self>) {
        let seat = state.chamber.active;
        state.before = None;
        if state.chamber.turns.is_multiple_of(u16::from(self.seats)) {
            state.chamber.disputed = Seats::NONE;
        }
        state.chamber.stack.clear(Step::News);
        state.chamber.news = None;
        state.chamber.done = Done::default();
        let round = state.chamber.round();
        context.tell(|| Event::Turn { seat, round });
        self.end_peace(state, seat, context);
        self.score_government(state, context);
        self.vote_on_proposal(state, context);
    }

    /// Does this seat act now (A13)?
    #[inline]
    pub(crate) fn acts(&self, state: &State, seat: Seat) -> bool {
        state.chamber.top() == Frame::Turn(Step::Act) && state.chamber.active == seat
    }

    /// The one action of the turn and what is free before it (AR6), in the order of the rules.
    pub(crate) fn list_acts(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let offer = |action, out: &mut Vec<Action>| {
            if self.allows_act(state, seat, &action).is_ok() {
                out.push(action);
            }
        };
        for card in state.hands[seat.index()].kinds() {
            match card {
                Card::Censure => offer(Action::Censure, out),
                Card::Army => {
                    [Action::Enter, Action::Topple].into_iter().for_each(|action| offer(action, out))
                }
                Card::Providential => offer(Action::Providential, out),
                Card::Union => offer(Action::Union, out),
                _ if card.is_attack() => self.list_attacks(state, seat, card, out),
                _ => {}
            }
        }
        offer(Action::Leave, out);
        self.list_as_pm(state, seat, out);
        self.list_forms(state, seat, Right::Turn, out);
    }

    /// The one action of the turn, and what is free before it (AR6).
    pub(crate) fn allows_act(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        match *action {
            Action::Pass => Ok(()),
            Action::Form { card, union, army } => {
                self.allows_form(state, seat, Right::Turn, card, union, army)
            }
            Action::Providential => self.allows_providential(state, seat),
            Action::Attack { card, target } => self.allows_attack(state, seat, card, target),
            Action::Censure => self.allows_censure(state, seat),
            Action::Enter => self.allows_entry(state, seat),
            Action::Topple => self.allows_toppling(state, seat),
            Action::Union => self.allows_union(state, seat),
            Action::Leave => self.allows_leaving(state, seat),
            Action::Expel(member) => {
                self.allows_as_pm(state, seat)?;
                self.allows_expulsion(state, member)
            }
            Action::Recruit(other) => {
                self.allows_as_pm(state, seat)?;
                self.allows_recruit(state, other)
            }
            Action::Dissolve => {
                self.allows_as_pm(state, seat)?;
                self.allows_dissolution(state)
            }
            Action::Propose(amendment) => self.allows_proposal(state, seat, amendment),
            Action::Draw | Action::DiscardForTwo(_) => Err(Reason::Drawn),
            Action::Parry(_) | Action::Offer(_) => Err(Reason::NoAttack),
            _ => Err(Reason::NotNow),
        }
    }

    /// After a failed attempt or motion only a red attack may follow (A23, AR39).
    pub(crate) fn allows_other_than_attack(&self, state: &State) -> Allowed {
        demand(!state.chamber.done.tried, Reason::OnlyAttack)?;
        demand(!state.chamber.done.censured, Reason::OnlyRed)
    }

    /// What is free comes before playing, so before a failed attempt or motion too (A25, AR6).
    pub(crate) fn allows_before_playing(&self, state: &State) -> Allowed {
        let done = state.chamber.done;
        demand(!done.tried && !done.censured, Reason::BeforePlaying)
    }

    /// Carries out what the active player does with the turn, or before that (AR6).
    pub(crate) fn act(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        let seat = state.chamber.active;
        let free =
            matches!(action, Action::Expel(_) | Action::Recruit(_) | Action::Dissolve | Action::Propose(_));
        if !free && state.chamber.has_disputes() {
            state.before = Some(Box::new(Before { chamber: state.chamber, shown: Cards::NONE }));
        }
        match *action {
            Action::Form { card, union, army } => {
                self.form(state, seat, card, union, army, Right::Turn, context)
            }
            Action::Providential => self.save_the_nation(state, seat, Right::Turn, context),
            Action::Attack { card, target } => self.attack(state, card, target, context),
            Action::Censure => self.move_censure(state, context),
            Action::Enter => self.press_by_army(state, Purpose::Enter, context),
            Action::Topple => self.press_by_army(state, Purpose::Topple, context),
            Action::Union => self.declare_union(state, context),
            Action::Leave => self.leave(state, seat, context),
            Action::Expel(member) => self.expel(state, member, context),
            Action::Recruit(other) => self.recruit(state, other, context),
            Action::Dissolve => self.dissolve(state, context),
            Action::Propose(amendment) => self.propose(state, amendment, context),
            _ => {
                context.tell(|| Event::PassedTurn { seat });
                state.chamber.stack.clear(Step::Closing);
            }
        }
    }

    /// After the action: those who may form a government at once, the limit of hands, the next player.
    fn close_turn(&self, state: &mut State, context: &mut impl Context<Self>) {
        if self.asks_for_attempt(state, context) {
            return;
        }
        if self.exceeds_hand_limit(state) {
            return self.keep_hand_limit(state);
        }
        self.end_turn(state, context);
    }

    fn end_turn(&self, state: &mut State, context: &mut impl Context<Self>) {
        let seats = u16::from(self.seats);
        let chamber = &mut state.chamber;
        chamber.done = Done::default();
        chamber.vacant = if chamber.government.is_none() { chamber.vacant.saturating_add(1) } else { 0 };
        let round = chamber.round();
        chamber.turns = chamber.turns.saturating_add(1);
        let round_over = chamber.turns.is_multiple_of(seats).then_some(round);
        if let Some(round) = round_over {
            self.judge_round(state, round, context);
        }
        if let Some(ending) = self.ends_with_turn(state) {
            return self.finish(state, ending, context);
        }
        self.hold_mid_term(state, round_over, context);
        state.chamber.active = state.chamber.active.next(self.seats);
        if self.waits_for_disputes(state) {
            state.chamber.stack.clear(Step::Begin);
            self.ask_the_wronged(state, None);
        } else {
            if state.resigning {
                self.resign(state, context);
            }
            self.open_turn(state, context);
        }
    }
}
