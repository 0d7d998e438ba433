//! The end of the game (A62, AR32, AR33).

use crate::Politico;
use crate::event::{Ending, Event};
use crate::frame::Step;
use crate::state::{Done, State};
use rules::{Context, MAX_SEATS, Outcome, Seat};

impl Politico {
    /// Has anybody reached the points that end the game (AR33)?
    #[inline]
    pub(crate) fn reaches_target(&self, state: &State) -> bool {
        let target = state.chamber.charter.target();
        state.chamber.points[..usize::from(self.seats)].iter().any(|points| *points >= target)
    }

    /// Does the game end with the turn that is over (AR32)?
    pub(crate) fn ends_with_turn(&self, state: &State) -> Option<Ending> {
        let chamber = &state.chamber;
        let rounds_over = chamber.turns >= self.options.rounds * u16::from(self.seats);
        match chamber.end_rung {
            true => Some(Ending::Clock),
            false => rounds_over.then_some(Ending::Rounds),
        }
    }

    /// Who is where by points (A62).
    pub(crate) fn ranking(&self, state: &State) -> Outcome {
        let points = |seat: Seat| state.chamber.points[seat.index()];
        Outcome::rank(self.seats, points, points)
    }

    /// The game is over (A62).
    pub(crate) fn finish(&self, state: &mut State, ending: Ending, context: &mut impl Context<Self>) {
        self.judge_the_rest(state, context);
        state.reveal();
        state.resigning = false;
        state.chamber.done = Done::default();
        state.answers = [None; MAX_SEATS];
        state.chamber.offers = [None; MAX_SEATS];
        state.chamber.stack.clear(Step::Closing);
        state.chamber.over = Some(ending);
        context.tell(|| {
            let ranking = self.ranking(state);
            let winners = ranking.winners().collect();
            Event::End { ending, winners, points: ranking.scores().to_vec() }
        });
    }
}
