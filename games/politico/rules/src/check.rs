//! What is allowed, and what stands in the way of the rest.

use crate::Politico;
use crate::action::{Action, Bell};
use crate::ballot;
use crate::card::{Card, Cards};
use crate::frame::{Frame, Investiture, Right, Step};
use crate::refusal::*;
use crate::state::State;
use rules::Seat;

impl Politico {
    /// May this seat do this now?
    pub(crate) fn allows(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        demand(seat.index() < usize::from(self.seats), NOT_SEATED)?;
        demand(state.chamber.over.is_none(), OVER)?;
        match *action {
            Action::Resign => self.allows_resignation(state, seat),
            Action::Pledge(promise) => self.allows_pledge(state, seat, promise),
            Action::Dispute => self.allows_dispute(state, seat),
            _ => {
                demand(state.chamber.asked().contains(seat), NOT_ASKED)?;
                demand(state.waiting().contains(seat), ANSWERED)?;
                self.allows_answer(state, seat, action)
            }
        }
    }

    /// What somebody who is awaited may do.
    pub(crate) fn allows_answer(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        let hand = state.hands[seat.index()];
        match (state.chamber.top(), *action) {
            (Frame::Turn(Step::Begin), _) => self.allows_begin(action),
            (Frame::Stand(_), _) => self.allows_stand(action),
            (Frame::Turn(Step::Draw), Action::Draw) => Ok(()),
            (Frame::Turn(Step::Draw), Action::DiscardForTwo(card)) => demand(hand.has(card), NO_CARD),
            (Frame::Turn(Step::Draw), _) => Err(DRAW_FIRST),
            (Frame::Turn(Step::Act), _) => self.allows_act(state, seat, action),
            (Frame::Turn(_), _) => Err(NOT_NOW),
            (Frame::Attempt { .. }, Action::Form { card, union, army }) => {
                demand(state.chamber.government.is_none(), GOVERNED)?;
                self.allows_display(state, seat, card, union, army)
            }
            (Frame::Attempt { right, .. }, Action::Providential) => {
                demand(state.chamber.government.is_none(), GOVERNED)?;
                let author = right == Right::Author && self.edition.lets_an_author_save_the_nation();
                demand(author, ATTEMPT_FIRST)?;
                self.allows_saviour(state, hand)
            }
            (Frame::Attempt { .. }, Action::Decline) => Ok(()),
            (Frame::Attempt { .. }, _) => Err(ATTEMPT_FIRST),
            (Frame::Investiture(investiture), _) => self.allows_candidate(state, &investiture, action),
            (Frame::Invited(_), Action::Accept | Action::Decline) => Ok(()),
            (Frame::Invited(_), _) => Err(INVITATION_FIRST),
            (Frame::Ballot { .. }, _) => ballot::allows(action),
            (Frame::Cancel | Frame::Counter { .. }, _) => self.allows_counter(state, seat, action),
            (Frame::Parry, _) => self.allows_parry(state, seat, action),
            (Frame::Help, _) => self.allows_help(state, seat, action),
            (Frame::Pick, _) => self.allows_pick(state, action),
            (Frame::Shed { .. }, _) => self.allows_discard(state, seat, action),
            (Frame::PassLeft, _) => self.allows_gift(state, seat, action),
            (Frame::ExpelOrLose, _) => self.allows_expulsion_or_loss(state, action),
            (Frame::Recruit, _) => self.allows_recruit_at_once(state, action),
            // These always have something on top of them.
            (
                Frame::Censure
                | Frame::Confidence
                | Frame::Amendment
                | Frame::Dispute(_)
                | Frame::Attack { .. }
                | Frame::Army(_),
                _,
            ) => Err(NOT_NOW),
        }
    }

    /// The one action of the turn, and what is free before it (AR6).
    pub(crate) fn allows_act(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        let chamber = &state.chamber;
        let hand = state.hands[seat.index()];
        let done = chamber.done;
        let fresh = || self.is_fresh(state);
        let as_pm = || demand(chamber.is_pm(seat), NOT_PM).and(self.is_before_playing(state));
        match *action {
            Action::Pass => Ok(()),
            Action::Form { card, union, army } => {
                demand(chamber.government.is_none(), GOVERNED)?;
                demand(!done.tried, TRIED)?;
                demand(!done.resigned, RESIGNED)?;
                fresh()?;
                self.allows_display(state, seat, card, union, army)
            }
            Action::Providential => {
                demand(chamber.government.is_none(), GOVERNED)?;
                demand(!done.resigned, RESIGNED)?;
                fresh()?;
                self.allows_saviour(state, hand)
            }
            Action::Attack { card, target } => self.allows_attack(state, seat, card, target),
            Action::Censure => self.allows_censure(state, seat),
            Action::Enter => self.allows_entry(state, seat),
            Action::Topple => self.allows_toppling(state, seat),
            Action::Union => fresh().and(demand(hand.has(Card::Union), NO_CARD)),
            Action::Leave => {
                demand(chamber.governs(seat), NOT_A_MEMBER)?;
                demand(!chamber.is_pm(seat), PM_RESIGNS)?;
                fresh()
            }
            Action::Expel(member) => as_pm().and(self.is_ally(state, member)),
            Action::Recruit(other) => as_pm().and_then(|()| self.allows_recruit(state, other)),
            Action::Dissolve => as_pm().and(demand(!chamber.dissolved, DISSOLVED)),
            Action::Propose(amendment) => self.allows_proposal(state, seat, amendment),
            Action::Draw | Action::DiscardForTwo(_) => Err(DRAWN),
            Action::Parry(_) | Action::Offer(_) => Err(NO_ATTACK),
            _ => Err(NOT_NOW),
        }
    }

    /// After a failed attempt or motion only a red attack may follow (A23, AR39).
    pub(crate) fn is_fresh(&self, state: &State) -> Allowed {
        demand(!state.chamber.done.tried, ONLY_ATTACK)?;
        demand(!state.chamber.done.censured, ONLY_RED)
    }

    /// What is free comes before playing, so before a failed attempt or motion too (A25, AR6).
    pub(crate) fn is_before_playing(&self, state: &State) -> Allowed {
        let done = state.chamber.done;
        demand(!done.tried && !done.censured, BEFORE_PLAYING)
    }

    /// The providential man comes without a vote on his own conditions (A55).
    fn allows_saviour(&self, state: &State, hand: Cards) -> Allowed {
        demand(state.chamber.calls_a_saviour(), NO_SAVIOUR)?;
        demand(hand.has(Card::Providential), NO_CARD)
    }

    /// What is displayed must be held, and be what forms a government (A20, A51, A57, A58).
    fn allows_display(&self, state: &State, seat: Seat, card: Card, union: bool, army: bool) -> Allowed {
        let hand = state.hands[seat.index()];
        demand(matches!(card, Card::PrimeMinister | Card::Providential), NOT_A_PM_CARD)?;
        let held = hand.has(card) && (!union || hand.has(Card::Union)) && (!army || hand.has(Card::Army));
        demand(held, NO_CARD)
    }

    /// Motions and a toppling army meet the providential man and peace (A56, AR24, AR25).
    pub(crate) fn at_war(&self, state: &State) -> Allowed {
        demand(state.chamber.government.is_none_or(|government| government.shield == 0), SHIELDED)?;
        self.breaks_no_peace(state, false)
    }

    /// National union and a truce bar every blow but one that passes them by (A58, AR25, AR46).
    #[inline]
    pub(crate) fn breaks_no_peace(&self, state: &State, ignores_union: bool) -> Allowed {
        demand(state.chamber.union.is_none() || ignores_union, UNION)?;
        demand(state.chamber.truce.is_none() || ignores_union, TRUCE)
    }

    fn allows_candidate(&self, state: &State, investiture: &Investiture, action: &Action) -> Allowed {
        match *action {
            Action::Invite(seat) => {
                demand(state.chamber.everyone().contains(seat), NO_SUCH_PLAYER)?;
                demand(seat != investiture.candidate, INVITE_SELF)?;
                demand(!investiture.invited.contains(seat), INVITED)
            }
            Action::Present => Ok(()),
            Action::Withdraw => demand(investiture.invited != investiture.joined, NOBODY_DECLINED),
            _ => Err(INVESTITURE_FIRST),
        }
    }

    /// The Prime Minister may resign whenever they are not asked something else (A26, AR30, AR45).
    pub(crate) fn allows_resignation(&self, state: &State, seat: Seat) -> Allowed {
        demand(state.chamber.is_pm(seat), RESIGN_PM)?;
        demand(!state.resigning, RESIGNING)?;
        demand(state.chamber.is_clear() || !state.waiting().contains(seat), RESIGN_ANSWER)
    }

    /// May this bell ring now (AR32, AR35)?
    pub(crate) fn allows_bell(&self, state: &State, bell: Bell) -> Allowed {
        let chamber = &state.chamber;
        demand(chamber.over.is_none(), OVER)?;
        let clock = demand(self.options.minutes.is_some(), NO_CLOCK);
        match bell {
            Bell::MidTerm => clock.and(demand(!chamber.mid_term_rung, RUNG)),
            Bell::End => {
                clock?;
                demand(!chamber.end_rung, RUNG)?;
                demand(chamber.mid_term_rung, MID_TERM_FIRST)
            }
            Bell::Bot(seat) => self.allows_player(state, seat, true),
            Bell::Person(seat) => self.allows_player(state, seat, false),
        }
    }
}
