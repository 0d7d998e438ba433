//! The steps of a game in one place: who is asked, what is offered, what is refused, and which file carries it out (P1,
//! P3, P25, P57, P61, PR12, PR22).

use crate::editions::Edition;
use crate::faces::Digits;
use crate::pack::Pack;
use crate::refusal::{Reason, demand};
use crate::{Action, Atlas, Decks, Event, President, State, Step, ballots, options, sums, twenty_one};
use crate::{answers, dice};
use rules::{Context, Outcome, Refusal, Rules, Seat, Seats, Settings, SettingsError, Window, never};
use std::sync::Arc;

/// More inputs than a turn can take: a roll, its use, a challenge with its votes and what is seized, three cards, and
/// every debt there can be.
const INPUTS_A_TURN: u32 = 1000;

impl Rules for President {
    const ID: &'static str = "president";
    const VERSION: u32 = 1;
    const EDITION: u32 = Edition::NEWEST;
    const SEATS: [u8; 2] = [2, 6];
    // The dice soon cover whatever a choice was worth: a bot that looked further would see little else.
    const FORESIGHT: u32 = 2;

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<President, SettingsError> {
        let options = options::read(settings, seats)?;
        let edition = Edition::of(settings);
        let mut decks = Decks::of(edition)?;
        let pack = options::PACK.of(settings);
        if pack.is_object() {
            decks = Arc::new(decks.with(Pack::from_json(pack)?));
        }
        Ok(President { options, seats, atlas: Atlas::printed()?, decks, digits: Digits::new(), edition })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        // Two rounds, each with its own limit (PR22).
        self.options.turn_limit.map_or(u32::MAX, |turns| 100 + 2 * u32::from(turns) * INPUTS_A_TURN)
    }

    fn deal(&self, context: &mut impl Context<Self>) -> State {
        self.set_up(context)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        let asked = self.asked(state);
        if state.step != Step::Ballot {
            return asked;
        }
        asked.iter().filter(|seat| state.ballots[seat.index()].is_none()).collect()
    }

    fn window(&self, state: &State) -> Window {
        Window(state.window)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.to_act(state).contains(seat) {
            return;
        }
        match state.step {
            Step::Join => self.list_parties(state, out),
            Step::Roll => out.push(Action::Roll),
            Step::Use => self.list_uses(state, out),
            Step::Sum(_) => self.list_picks(state, out),
            Step::Look => out.extend(answers::LOOKED),
            Step::Answer => self.list_answers(state, seat, out),
            Step::Ballot => out.extend_from_slice(ballots::papers(state, seat)),
            Step::Challenger | Step::Challenged => out.extend(twenty_one::moves(state.step)),
            Step::Government => self.list_offices(state, seat, out),
            Step::Over => {}
        }
    }

    /// What comes to the same is weighed once, and a lot not at all. Of an answer only the first sample: whoever weighed
    /// them would learn the right one.
    fn considered(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.choices(state, seat, out);
        match state.step {
            Step::Use => self.consider_uses(state, out),
            Step::Sum(_) => sums::consider(out),
            Step::Look | Step::Answer => out.truncate(1),
            Step::Join | Step::Challenged => out.retain(|action| *action != Action::ByLot),
            Step::Challenger => out.retain(|action| *action != Action::GiveUp),
            // Nothing hangs on offices, so the first ally and the first office will do; whoever weighed proclaiming
            // against it would as soon govern alone.
            Step::Government => out.truncate(1),
            Step::Roll | Step::Ballot | Step::Over => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        demand(state.everyone().contains(seat), Reason::NotSeated)?;
        demand(state.step != Step::Over, Reason::Over)?;
        let sealed = state.step == Step::Ballot;
        demand(self.asked(state).contains(seat), if sealed { Reason::NoVote } else { Reason::NotAsked })?;
        demand(self.to_act(state).contains(seat), Reason::Voted)?;
        match state.step {
            Step::Join => self.allows_joining(state, action)?,
            Step::Roll => dice::allows_roll(action)?,
            Step::Use => self.allows_use(state, action)?,
            Step::Sum(purpose) => self.allows_pick(state, purpose, action)?,
            Step::Look => answers::allows_hiding(action)?,
            Step::Answer => self.allows_answer(state, seat, action)?,
            Step::Ballot => ballots::allows_vote(state, seat, action)?,
            Step::Challenger | Step::Challenged => twenty_one::allows_move(state.step, action)?,
            Step::Government => self.allows_government(state, seat, action)?,
            Step::Over => return Err(Reason::Over.into()),
        }
        Ok(())
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: &Action, context: &mut impl Context<Self>) {
        // Ballots are answers to one question; the last of them opens the next.
        if state.step == Step::Ballot {
            return self.vote(state, seat, action, context);
        }
        state.window = state.window.wrapping_add(1);
        match state.step {
            Step::Join => self.join(state, action, context),
            Step::Roll => self.roll(state, context),
            Step::Use => self.use_dice(state, action, context),
            Step::Sum(purpose) => self.pick_for_sum(state, purpose, action, context),
            Step::Look => self.hide(state, action, context),
            Step::Answer => self.answer(state, action, context),
            Step::Challenger | Step::Challenged => self.play_hand(state, action, context),
            Step::Government => self.govern(state, action, context),
            Step::Ballot | Step::Over => {
                never!("after the end nothing is done, and ballots are cast before");
            }
        }
    }

    /// An announced territory stands (P25), and what was shown or answered cannot be unseen (P61).
    fn irreversible(&self, before: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match action {
            Action::Take(_) | Action::Challenge(_) | Action::Fortify(_) => Some(Reason::Announced.into()),
            Action::Pick { .. } | Action::Fewest | Action::Most => Some(Reason::Announced.into()),
            _ if matches!(before.step, Step::Look | Step::Answer) => Some(Reason::Read.into()),
            _ => None,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.step == Step::Over).then(|| self.result(state))
    }

    /// Looks at everything. What is read first makes it safe to read the rest.
    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_seats(state)?;
        self.audit_board(state)?;
        self.audit_cards(state)?;
        self.audit_course(state)?;
        self.audit_sum(state)?;
        self.audit_duel(state)?;
        self.audit_end(state)
    }
}

impl President {
    /// Who is asked, whether they have answered or not.
    #[inline]
    pub(crate) fn asked(&self, state: &State) -> Seats {
        match state.step {
            Step::Join => Seats::only(self.joining(state)),
            Step::Roll | Step::Use | Step::Look | Step::Answer | Step::Challenger => Seats::only(state.turn),
            Step::Sum(_) => only(state.sum.map(|tally| tally.chooser)),
            Step::Challenged => only(state.duel.map(|duel| duel.holder)),
            Step::Ballot => self.voters(state),
            Step::Government => only(state.naming),
            Step::Over => Seats::NONE,
        }
    }
}

/// Whoever a step asks by what it is about.
fn only(seat: Option<Seat>) -> Seats {
    never!(seat.is_none(), "a step asks somebody, and nothing says whom");
    seat.map_or(Seats::NONE, Seats::only)
}
