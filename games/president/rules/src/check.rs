//! May a seat do this now? Everything is looked at here, and each refusal names its clause.

use crate::dice;
use crate::judge;
use crate::refusal::{self as no, Allowed, demand};
use crate::task::Form;
use crate::{Action, Office, President, State, Step, Timer};
use rules::{Rules, Seat};

impl President {
    pub(crate) fn allows(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        demand(state.everyone().contains(seat), no::NOT_SEATED)?;
        demand(state.step != Step::Over, no::OVER)?;
        if !self.to_act(state).contains(seat) {
            let voter = state.step == Step::Ballot && self.voters(state).contains(seat);
            return Err(match (voter, state.step) {
                (true, _) => no::VOTED,
                (false, Step::Ballot) => no::NO_VOTE,
                _ => no::NOT_ASKED,
            });
        }
        match state.step {
            Step::Join => self.allows_joining(state, action),
            Step::Roll => dice::allows_roll(action),
            Step::Use => self.allows_use(state, action),
            Step::Sum(purpose) => self.allows_pick(state, purpose, action),
            Step::Look => {
                demand(matches!(action, Action::Hide | Action::GiveUp), no::not_now(action, no::LOOK_FIRST))
            }
            Step::Answer => self.allows_answer(state, seat, action),
            Step::Ballot => self.allows_ballot(state, seat, action),
            Step::Challenger | Step::Challenged => {
                let own = if state.step == Step::Challenger { Action::GiveUp } else { Action::ByLot };
                let allowed = matches!(action, Action::Card | Action::Stand) || *action == own;
                demand(allowed, no::not_now(action, no::HAND_FIRST))
            }
            Step::Government => self.allows_government(state, seat, action),
            Step::Over => Err(no::OVER),
        }
    }

    fn allows_answer(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        let Some(card) = self.open_card(state) else { return Err(no::NO_CHALLENGE) };
        let bot = state.bots.contains(seat);
        match (action, card.form) {
            (Action::GiveUp, _) => Ok(()),
            (Action::Attempt, _) => demand(bot, no::BOTS_ONLY),
            (
                Action::Choose(_) | Action::Number(_) | Action::Point(_) | Action::Words(_) | Action::Perform,
                _,
            ) if bot => Err(no::BOT_DRAWS),
            (Action::Perform, Form::Performance) => Ok(()),
            (Action::Perform, Form::Forbidden { .. }) => demand(!self.voters(state).is_empty(), no::TYPED),
            (Action::Perform, _) => Err(no::NOT_VOTED_ON),
            (Action::Choose(place), Form::Choice(answers)) => demand(*place < answers, no::NO_SUCH_ANSWER),
            (Action::Number(_), Form::Number) | (Action::Point(_), Form::Territory) => Ok(()),
            (Action::Words(text), Form::Forbidden { need }) => {
                readable(text)?;
                demand(self.count_words(text) >= usize::from(need), no::ANSWER_SHORT)
            }
            (Action::Words(text), Form::Memory { .. } | Form::Naming { .. }) => readable(text),
            (
                Action::Choose(_) | Action::Number(_) | Action::Point(_) | Action::Words(_),
                Form::Performance,
            ) => Err(no::PERFORM),
            (Action::Choose(_) | Action::Number(_) | Action::Point(_) | Action::Words(_), _) => {
                Err(no::ANSWER_KIND)
            }
            _ => Err(no::not_now(action, no::ANSWER_FIRST)),
        }
    }

    fn allows_ballot(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        match (action, state.bots.contains(seat)) {
            (Action::Vote(_), false) | (Action::ByLot, true) => Ok(()),
            (Action::Vote(_), true) => Err(no::BOT_DRAWS),
            (Action::ByLot, false) => Err(no::BOTS_ONLY),
            _ => Err(no::VOTE_FIRST),
        }
    }

    fn allows_government(&self, state: &State, head: Seat, action: &Action) -> Allowed {
        match action {
            Action::Proclaim => Ok(()),
            Action::Name { seat, office } => self.allows_naming(state, head, *seat, *office),
            _ => Err(no::GOVERNMENT_FIRST),
        }
    }

    fn allows_naming(&self, state: &State, head: Seat, seat: Seat, office: Office) -> Allowed {
        demand(self.allies(state, head).contains(seat), no::NOT_AN_ALLY)?;
        demand(state.offices[seat.index()].is_none(), no::HAS_OFFICE)?;
        demand(self.is_free(state, head, office), no::OFFICE_TAKEN)
    }

    /// Whoever plays a seat may change at any time before the end (PR13).
    pub(crate) fn allows_bell(&self, state: &State, timer: Timer) -> Allowed {
        let (seat, bot) = match timer {
            Timer::Bot(seat) => (seat, true),
            Timer::Person(seat) => (seat, false),
        };
        demand(state.everyone().contains(seat), no::NOT_SEATED)?;
        demand(state.step != Step::Over, no::OVER)?;
        let already = if bot { no::BOT_ALREADY } else { no::PERSON_ALREADY };
        demand(state.bots.contains(seat) != bot, already)
    }
}

/// Words that can be read, and not too many.
fn readable(text: &str) -> Allowed {
    demand(!text.trim().is_empty(), no::ANSWER_EMPTY)?;
    demand(text.chars().count() <= judge::LONGEST, no::ANSWER_LONG)?;
    demand(!text.chars().any(is_unprintable), no::ANSWER_UNPRINTABLE)
}

/// Signs that show nothing, or turn the writing around for whoever reads the log.
fn is_unprintable(sign: char) -> bool {
    let formats = matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    formats || sign.is_control() && sign != '\n'
}
