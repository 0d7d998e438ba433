//! Invariant checks of the frames on the table and of the answers given.

use super::{AuditResult, demand};
use crate::action::Action;
use crate::card::Card;
use crate::frame::{Frame, Purpose, Right, Step};
use crate::investiture::PM_CARDS;
use crate::state::{Answer, State};
use crate::{Politico, Ruling};
use rules::{MAX_SEATS, Seats};

const MISFIT: &str = "these matters cannot lie on the table together";

impl Politico {
    pub(crate) fn audit_table(&self, state: &State) -> AuditResult {
        let chamber = &state.chamber;
        if chamber.over.is_some() {
            let clear = chamber.stack.list() == [Frame::Turn(Step::Closing)];
            return demand(
                clear && state.answers == [None; MAX_SEATS],
                "A62: something lies on the table after the end",
            );
        }
        let [Frame::Turn(step), above @ ..] = chamber.stack.list() else { return Err(MISFIT.into()) };
        let fits = match (step, above) {
            (Step::Begin | Step::Act, []) => true,
            (Step::Draw, []) => !state.hands[chamber.active.index()].is_empty(),
            (Step::Begin, [Frame::Dispute(seat), Frame::Ballot { .. }]) => {
                state.before.is_some() && chamber.disputed.contains(*seat)
            }
            (Step::Begin, [Frame::Stand(_)]) => state.before.is_some(),
            (Step::News, [Frame::Amendment, Frame::Ballot { .. }]) => {
                chamber.proposals[chamber.active.index()].is_some()
            }
            (Step::News, [Frame::Confidence, rest @ ..]) => {
                chamber.government.is_some() && self.is_vote(state, rest, &[Purpose::Cancel])
            }
            (Step::News, [Frame::Shed { .. }] | [Frame::PassLeft]) => true,
            (Step::Closing, [Frame::Shed { seat, all, .. }]) => {
                *seat == chamber.active && !all && chamber.charter.is(Ruling::HandLimit)
            }
            (Step::News, [Frame::ExpelOrLose]) => !self.allies(state).is_empty(),
            (Step::News, [Frame::Recruit]) => chamber.government.is_some(),
            (Step::News, [Frame::Recruit, Frame::Invited(seat)]) | (Step::Act, [Frame::Invited(seat)]) => {
                let by_pm = *step == Step::News || chamber.is_pm(chamber.active);
                by_pm && chamber.government.is_some() && !chamber.governs(*seat)
            }
            (Step::Act, [Frame::Censure, rest @ ..]) => {
                chamber.government.is_some() && self.is_vote(state, rest, &[Purpose::Cancel])
            }
            (Step::Act, [Frame::Army(purpose), Frame::Counter { purpose: chain, .. }]) => {
                let purposes = matches!(purpose, Purpose::Enter | Purpose::Topple);
                let outside = *purpose == Purpose::Topple || !chamber.governs(chamber.active);
                chamber.government.is_some() && purpose == chain && purposes && outside
            }
            (Step::Act, [Frame::Attack { .. }, rest]) => self.is_attack(state, above[0], *rest),
            (Step::Closing, [Frame::Attempt { right, .. }]) => {
                chamber.government.is_none() && *right != Right::Turn
            }
            (Step::Act | Step::Closing, [Frame::Investiture(_), ..]) => self.is_investiture(state, above),
            _ => false,
        };
        demand(fits, MISFIT)?;
        let news = *step == Step::News && above.first() == Some(&Frame::Amendment) || *step == Step::Begin;
        demand(news || chamber.news.is_some(), "A10: the newspaper has not been read")?;
        let pick = chamber.top() == Frame::Pick;
        demand(pick || chamber.offers == [None; MAX_SEATS], "AR13: nothing is offered now")?;
        self.audit_asked(state)?;
        self.audit_answers(state)
    }

    fn is_vote(&self, state: &State, rest: &[Frame], purposes: &[Purpose]) -> bool {
        match rest {
            [Frame::Ballot { second: false } | Frame::Cancel] => true,
            [Frame::Counter { purpose, by, .. }] => {
                purposes.contains(purpose) && state.chamber.everyone().contains(*by)
            }
            _ => false,
        }
    }

    fn is_attack(&self, state: &State, attack: Frame, rest: Frame) -> bool {
        let chamber = &state.chamber;
        let Frame::Attack { card, target, topples } = attack else { return false };
        let asset = self.decks.asset(card);
        let sound = card.is_attack()
            && target != chamber.active
            && chamber.everyone().contains(target)
            && topples == self.topples(chamber, card, target)
            && self.reaches(chamber, card, target);
        let fits = match rest {
            Frame::Parry => true,
            Frame::Counter { purpose: Purpose::Parry, by, .. } => chamber.everyone().contains(by),
            Frame::Help => !asset.personal,
            Frame::Pick => {
                let helpers = chamber.helpers();
                let own = |seat: &rules::Seat| {
                    let known = chamber.known[seat.index()];
                    chamber.offers[seat.index()]
                        .is_some_and(|card| known.has(card) && self.helps_now(state, card))
                };
                let all: Seats = chamber.lenders().collect();
                !asset.personal
                    && !all.is_empty()
                    && all.iter().all(|seat| helpers.contains(seat) && own(&seat))
            }
            _ => false,
        };
        sound && fits
    }

    fn is_investiture(&self, state: &State, above: &[Frame]) -> bool {
        let chamber = &state.chamber;
        let [Frame::Investiture(investiture), rest @ ..] = above else { return false };
        let everyone = chamber.everyone();
        let own = (chamber.stack.step() == Step::Act) == (investiture.right == Right::Turn);
        let invited = investiture.invited;
        let sound = chamber.government.is_none()
            && own
            && everyone.contains(investiture.candidate)
            && (investiture.right != Right::Turn || investiture.candidate == chamber.active)
            && invited.union(everyone) == everyone
            && !invited.contains(investiture.candidate)
            && investiture.joined.union(invited) == invited
            && PM_CARDS.contains(&investiture.card)
            && (!investiture.saviour
                || investiture.card == Card::Providential && !investiture.army && !investiture.union);
        let fits = match rest {
            [] => true,
            [Frame::Invited(seat)] => invited.contains(*seat) && !investiture.joined.contains(*seat),
            rest => {
                let voted = !investiture.army && !investiture.saviour;
                voted && self.is_vote(state, rest, &[Purpose::Cancel, Purpose::Form])
            }
        };
        sound && fits
    }

    /// Whoever is asked is there, and has something to be asked.
    fn audit_asked(&self, state: &State) -> AuditResult {
        let chamber = &state.chamber;
        let everyone = chamber.everyone();
        demand(chamber.asked().union(everyone) == everyone, "somebody is asked who is not there")?;
        if let Frame::Counter { by, .. } = chamber.top() {
            demand(everyone.contains(by), "somebody has played who is not there")?;
        }
        if let Frame::Shed { seat, to, .. } = chamber.top() {
            demand(state.hands[seat.index()].total() > to, "AR46: there is nothing to discard")?;
        }
        demand(!state.waiting().is_empty(), "nobody is asked anything")
    }

    /// Answers are such as could be given.
    fn audit_answers(&self, state: &State) -> AuditResult {
        let chamber = &state.chamber;
        let asked = if chamber.asks_several() { chamber.asked() } else { Seats::NONE };
        for seat in chamber.everyone().iter() {
            let Some(answer) = state.answers[seat.index()] else { continue };
            demand(asked.contains(seat) && state.has_to_answer(seat), "an answer to no question")?;
            let action = match (chamber.top(), answer) {
                (_, Answer::Decline) => Action::Decline,
                (_, Answer::Vote(vote)) => Action::Vote(vote),
                (_, Answer::Take(lender)) => Action::Take(lender),
                (Frame::Help, Answer::Card(card)) => Action::Offer(card),
                (Frame::Parry, Answer::Card(card)) => Action::Parry(card),
                (Frame::PassLeft, Answer::Card(card)) => Action::PassOn(card),
                (_, Answer::Card(Card::Army)) => Action::Counter,
                _ => return Err("an answer to another question".into()),
            };
            let allowed = self.allows_answer(state, seat, &action);
            allowed.map_err(|reason| format!("an answer that could not be given: {reason:?}"))?;
        }
        Ok(())
    }
}
