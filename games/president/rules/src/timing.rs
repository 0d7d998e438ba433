//! Time, and who plays a seat: how long a decision has, what is done when it is up, bots and persons (P1, P40, P57,
//! P58, PR13, PR28).

use crate::refusal::{Reason, demand};
use crate::{Action, AnswerKind, Ballot, ChallengeCard, Event, President, State, Step, Timer};
use rules::{Context, Refusal, Rules, Seat, Seconds, Timed};

/// How long a vote on a performance is open. The rules give the cards their time; this is ours, so that nobody waits long.
const BALLOT: Seconds = Seconds(60);
/// What is shown for a while is shown so many seconds longer, for the network.
pub const GRACE: u32 = 1;

impl Timer {
    /// Which seat it is about, and whether a bot plays it from now on.
    fn seat_and_bot(self) -> (Seat, bool) {
        match self {
            Timer::Bot(seat) => (seat, true),
            Timer::Person(seat) => (seat, false),
        }
    }
}

impl Timed for President {
    type Timer = Timer;

    /// Whoever plays a seat may change at any time before the end (PR13).
    fn check_timer(&self, state: &State, timer: Timer) -> Result<(), Refusal> {
        let (seat, bot) = timer.seat_and_bot();
        demand(state.everyone().contains(seat), Reason::NotSeated)?;
        demand(state.step != Step::Over, Reason::Over)?;
        let already = if bot { Reason::BotAlready } else { Reason::PersonAlready };
        Ok(demand(state.bots.contains(seat) != bot, already)?)
    }

    /// A bot or a person plays a seat from now on (PR13).
    fn apply_timer(&self, state: &mut State, timer: Timer, context: &mut impl Context<Self>) {
        let (seat, bot) = timer.seat_and_bot();
        state.bots = if bot { state.bots.with(seat) } else { state.bots.without(seat) };
        // Whoever comes to a table sees who sits there; only a change in the middle of a game is news.
        if state.round > 1 || state.turns > 0 {
            context.tell(|| Event::Played { seat, bot });
        }
    }

    fn occupancy(seat: Seat, bot: bool) -> Option<Timer> {
        Some(if bot { Timer::Bot(seat) } else { Timer::Person(seat) })
    }

    /// A ballot abstains, a challenge is lost, anything else is drawn by lot (PR28).
    fn timeout_action(&self, state: &State, seat: Seat) -> Action {
        match state.step {
            Step::Roll => Action::Roll,
            Step::Look => Action::Hide,
            Step::Answer | Step::Challenger => Action::GiveUp,
            Step::Ballot if state.bots.contains(seat) => Action::ByLot,
            Step::Ballot => Action::Vote(Ballot::Abstain),
            Step::Challenged => Action::ByLot,
            // A president may name a government, and need not (P58).
            Step::Government => Action::Proclaim,
            Step::Use | Step::Sum(_) | Step::Join | Step::Over => {
                let mut choices = Vec::new();
                self.choices(state, seat, &mut choices);
                if choices.len() == 1 { choices.swap_remove(0) } else { Action::ByLot }
            }
        }
    }

    /// The time that a card gives (P40); what is to be remembered is shown for as long as it says.
    fn time_limit(&self, state: &State) -> Option<Seconds> {
        match (state.step, self.open_card(state)) {
            (Step::Look, Some(ChallengeCard { form: AnswerKind::Memory { shown, .. }, .. })) => {
                Some(Seconds(shown + GRACE))
            }
            (Step::Answer, Some(card)) => Some(Seconds(card.seconds)),
            (Step::Ballot, _) => Some(BALLOT),
            _ => None,
        }
    }
}
