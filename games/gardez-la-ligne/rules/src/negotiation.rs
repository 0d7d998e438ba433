//! The end of the strike: seats at the negotiation, who has most of them (G5, G13, G14, GR1, GR5), and the evaluation
//! function of bots.

use crate::{
    Event, GardezLaLigne, State, Union,
    options::Tie,
    state::{MAX_UNIONS, Token},
};
use rules::{Evaluate, Outcome, Rules};

impl GardezLaLigne {
    /// Whose turn it is: clockwise from the starter (G5), until every picket stands (G13) or no station is free (GR5).
    #[inline]
    pub(crate) fn turn(&self, state: &State) -> Option<Union> {
        (state.placed() < self.last).then(|| state.turn())
    }

    /// What each union's lines are worth as they are held now (G14).
    pub fn seats_held(&self, state: &State) -> [u16; MAX_UNIONS] {
        self.held(state, |seats| seats)
    }

    /// The ranking by seats, and between equals by what the table agreed on (G14, GR1).
    pub(crate) fn ranking(&self, state: &State) -> Outcome {
        let seats = self.seats_held(state);
        let second = match self.options.tie {
            Tie::Shared => [0; MAX_UNIONS],
            Tie::Lines => self.held(state, |_| 1),
            Tie::Influence => self.total_influence(state),
        };
        Outcome::rank(
            self.seats(),
            |union| (seats[union.index()], second[union.index()]),
            |union| seats[union.index()].into(),
        )
    }

    /// The sum over the lines each union controls.
    fn held(&self, state: &State, count: impl Fn(u16) -> u16) -> [u16; MAX_UNIONS] {
        let mut held = [0; Token::PLACES];
        for (token, seats) in state.tokens().iter().zip(self.board().worths()) {
            held[token.place()] += count((*seats).into());
        }
        let [unions @ .., _sheet] = held;
        unions
    }

    fn total_influence(&self, state: &State) -> [u16; MAX_UNIONS] {
        let mut total = [0; MAX_UNIONS];
        for line in self.board().lines() {
            for union in (0..self.seats()).map(Union::new) {
                total[union.index()] += u16::from(state.influence(line, union));
            }
        }
        total
    }

    /// The last thing people are told.
    pub(crate) fn end(&self, state: &State) -> Event {
        let ranking = self.ranking(state);
        let seats = self.seats_held(state)[..self.seats().into()].to_vec();
        Event::End { seats, winners: ranking.winners().collect() }
    }
}

impl Evaluate for GardezLaLigne {
    /// Seats led by, counted against the strongest other; leads and arrears on each line count a little, so that
    /// between equal seats a bot strengthens what is contested.
    fn worth(&self, state: &State, union: Union) -> f32 {
        let seats = self.seats_held(state);
        let others = || (0..self.seats()).map(Union::new).filter(|other| *other != union);
        let best = others().map(|other| seats[other.index()]).max().unwrap_or(0);
        let mut worth = f32::from(seats[union.index()]) - f32::from(best);
        for (line, seats) in self.board().lines().zip(self.board().worths()) {
            let rival = others().map(|other| state.influence(line, other)).max().unwrap_or(0);
            // A lead of three is about as safe as any.
            let lead = (f32::from(state.influence(line, union)) - f32::from(rival)).clamp(-3.0, 3.0);
            worth += 0.05 * lead * f32::from(*seats);
        }
        worth
    }
}
