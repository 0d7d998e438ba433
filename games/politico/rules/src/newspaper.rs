//! The newspaper of a turn: what it does, and what it asks of players (A10, A44, A82, AR4, AR8, AR43, AR46).

use crate::Politico;
use crate::action::Action;
use crate::any_card::AnyCard;
use crate::effect::{Effect, Figures, NEWSPAPERS};
use crate::election::lot;
use crate::event::{Event, Fall};
use crate::frame::Frame;
use crate::refusal::{Allowed, Reason};
use crate::state::{Answer, State};
use crate::window::Answers;
use rules::{Chance, Context, Seat};
use std::cmp::Reverse;

/// One passes on any card one holds, or one by lot (AR43, AR46).
pub(crate) const GIFTS: AnyCard =
    AnyCard { with: Action::PassOn, besides: Action::ByLot, first: Reason::PassOnFirst };

impl Politico {
    /// The player reads a newspaper; it goes back at once, so every draw is from all of them (AR4).
    pub(crate) fn read_newspaper(&self, state: &mut State, context: &mut impl Context<Self>) {
        let seat = state.chamber.active;
        let event = context.chance().below(NEWSPAPERS as u32) as u8;
        state.chamber.news = Some(event);
        context.tell(|| Event::News { seat, event });
        if let Some(newspaper) = self.decks.events().get(usize::from(event)) {
            self.carry_out_news(state, newspaper.effect, context);
        }
    }

    fn carry_out_news(&self, state: &mut State, effect: Effect, context: &mut impl Context<Self>) {
        let seat = state.chamber.active;
        let everyone = state.chamber.everyone();
        let deputies = state.chamber.deputies;
        let size = |seat: Seat| deputies[seat.index()];
        let figures = effect.figures();
        match effect {
            Effect::Fall => self.end_government(state, Fall::News, None, context),
            Effect::Hurt | Effect::HurtBadly | Effect::Helped => {
                self.government_points(state, figures, context)
            }
            Effect::ByelectionTake => {
                let largest = lot(everyone.without(seat), size, context);
                self.move_deputies(state, largest, seat, figures.deputies, context);
            }
            Effect::ByelectionGive => {
                let smallest = lot(everyone.without(seat), |seat| Reverse(size(seat)), context);
                self.move_deputies(state, seat, smallest, figures.deputies, context);
            }
            Effect::ByelectionLevy => {
                let largest = lot(everyone, size, context);
                let smallest = lot(everyone.without(largest), |seat| Reverse(size(seat)), context);
                self.move_deputies(state, largest, smallest, figures.deputies, context);
            }
            Effect::DrawTwo => {
                self.draw(state, seat, context);
                self.draw(state, seat, context);
            }
            Effect::DiscardOne => self.shed_one(state),
            Effect::PassLeft => {
                if everyone.iter().any(|seat| !state.hands[seat.index()].is_empty()) {
                    state.chamber.stack.push(Frame::PassLeft);
                }
            }
            Effect::DownToSix => self.shed_from(state, seat),
            Effect::OppositionUp | Effect::OppositionDown => {
                self.opposition_points(state, figures.points, context);
            }
            Effect::MemberLeaves => {
                let allies = self.allies(state);
                if !allies.is_empty() {
                    let member = lot(allies, |_| 0, context);
                    self.drop_member(state, member);
                    context.tell(|| Event::Left { seat: member });
                }
            }
            Effect::ExpelOrLose => {
                if !self.allies(state).is_empty() {
                    state.chamber.stack.push(Frame::ExpelOrLose);
                }
            }
            Effect::Recruit => {
                if state.chamber.government.is_some_and(|government| government.members != everyone) {
                    state.chamber.stack.push(Frame::Recruit);
                }
            }
            Effect::Truce => state.chamber.truce = Some(seat),
            Effect::Tension => state.chamber.tension = Some(seat),
            Effect::Confidence => {
                if state.chamber.government.is_some() {
                    state.chamber.stack.push(Frame::Confidence);
                    self.open_ballot(state, context);
                }
            }
            Effect::LeaderDown => {
                let points = state.chamber.points;
                let most = everyone.iter().map(|seat| points[seat.index()]).max();
                let level = everyone.iter().all(|seat| Some(points[seat.index()]) == most);
                if level && self.edition.spares_all_who_are_level() {
                    return;
                }
                for seat in everyone.iter().filter(|seat| Some(points[seat.index()]) == most) {
                    self.give_points(state, seat, figures.points, context);
                }
            }
        }
    }

    fn government_points(&self, state: &mut State, figures: Figures, context: &mut impl Context<Self>) {
        let Some(government) = state.chamber.government else { return };
        let Figures { points, members, .. } = figures;
        for seat in government.members.iter() {
            self.give_points(state, seat, if seat == government.pm { points } else { members }, context);
        }
    }

    fn opposition_points(&self, state: &mut State, change: i32, context: &mut impl Context<Self>) {
        let Some(government) = state.chamber.government else { return };
        for seat in state.chamber.everyone().iter().filter(|seat| !government.members.contains(*seat)) {
            self.give_points(state, seat, change, context);
        }
    }

    /// Everybody has chosen: the cards go to the left at once, and what others knew of a hand is less certain (AR46).
    pub(crate) fn close_pass_left(
        &self,
        state: &mut State,
        answers: Answers,
        context: &mut impl Context<Self>,
    ) {
        let everyone = state.chamber.everyone();
        let given = |seat: Seat| match answers[seat.index()] {
            Some(Answer::Card(card)) => Some(card),
            _ => None,
        };
        for seat in everyone.iter() {
            let (Some(card), right) = (given(seat), state.right_of(seat)) else { continue };
            state.hands[seat.index()].remove(card);
            state.chamber.known[seat.index()] = state.chamber.known[seat.index()].less_one_each();
            state.passed[right] = state.passed[right].less_one_each();
        }
        for from in everyone.iter() {
            let Some(card) = given(from) else { continue };
            let to = from.next(self.seats);
            state.hands[to.index()].add(card);
            // One who saw a card leave their hand knows where it is.
            let certain = state.passed[from.index()].at_least(state.chamber.known[to.index()]);
            state.passed[from.index()] = certain;
            state.passed[from.index()].add(card);
            context.tell(|| Event::PassedOn { from, to, card: Some(card) });
        }
        state.reveal();
        state.chamber.stack.pop();
    }

    /// Any member but the Prime Minister, or the loss; or what the lot says.
    pub(crate) fn list_expulsions_or_loss(&self, state: &State, out: &mut Vec<Action>) {
        out.extend([Action::Lose, Action::ByLot]);
        out.extend(self.allies(state).iter().map(Action::Expel));
    }

    pub(crate) fn allows_expulsion_or_loss(&self, state: &State, action: &Action) -> Allowed {
        match *action {
            Action::Lose | Action::ByLot => Ok(()),
            Action::Expel(member) => self.allows_expulsion(state, member),
            _ => Err(Reason::ExpelFirst),
        }
    }

    /// The Prime Minister expels a member or loses points; a lot counts the loss as one member more (AR43, AR46).
    pub(crate) fn expel_or_lose(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        let expelled = match *action {
            Action::Expel(member) => Some(member),
            Action::ByLot => {
                let allies = self.allies(state);
                let place = context.chance().below(allies.len() as u32 + 1) as usize;
                allies.iter().nth(place)
            }
            _ => None,
        };
        state.chamber.stack.pop();
        match expelled {
            Some(member) => self.expel(state, member, context),
            None => {
                let (pm, points) = (state.chamber.governing_pm(), Effect::ExpelOrLose.figures().points);
                self.give_points(state, pm, points, context);
            }
        }
    }

    /// Somebody to recruit, or nobody (AR46).
    pub(crate) fn list_recruits_at_once(&self, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Decline);
        self.list_recruits(state, out);
    }

    pub(crate) fn allows_recruit_at_once(&self, state: &State, action: &Action) -> Allowed {
        match *action {
            Action::Decline => Ok(()),
            Action::Recruit(other) => self.allows_recruit(state, other),
            _ => Err(Reason::RecruitFirst),
        }
    }

    /// The Prime Minister asks somebody to join, or does without (AR46).
    pub(crate) fn recruit_at_once(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        if let Action::Recruit(other) = *action {
            return self.recruit(state, other, context);
        }
        context.tell(|| Event::Declined { seat });
        state.chamber.stack.pop();
    }

    /// Confidence was given, or the vote that refused it cancelled: the turn goes on (AR46).
    pub(crate) fn keep_confidence(&self, state: &mut State) {
        state.chamber.stack.clear(state.chamber.stack.step());
    }

    /// The vote of confidence is lost for good, and the government falls as by the newspaper (AR46).
    pub(crate) fn lose_confidence(&self, state: &mut State, context: &mut impl Context<Self>) {
        state.chamber.stack.clear(state.chamber.stack.step());
        self.end_government(state, Fall::News, None, context);
    }
}
