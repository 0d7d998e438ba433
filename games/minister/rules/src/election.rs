//! Time, election day, and who has won (M50 to M54, MR18, MR20, MR28).

use crate::board::Spiral;
use crate::state::Step;
use crate::{Ending, Event, Minister, State};
use rules::{Context, Outcome};

/// What a space of the time spiral does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    None,
    Influence,
    Chancellor,
    Election,
}

impl Minister {
    /// Nobody used the die: the marker goes on by one space (M50, MR20), which may do something.
    pub(crate) fn time_goes_on(&self, state: &mut State, unused: bool, context: &mut impl Context<Minister>) {
        let seat = state.turn;
        let space = state.time + 1;
        state.time = space;
        context.tell(|| Event::Time { seat, space, left: self.board().spiral().length - space, unused });
        match self.effects[usize::from(space)] {
            Effect::None => self.go_on(state, context),
            Effect::Influence => self.begin_time_influence(state, context),
            Effect::Chancellor => self.begin_bonus(state, context),
            Effect::Election => self.end(state, Ending::Election, context),
        }
    }

    pub(crate) fn end(&self, state: &mut State, ending: Ending, context: &mut impl Context<Minister>) {
        state.step = Step::Over(ending);
        context.tell(|| Event::End {
            ending,
            winners: self.ranking(state).winners().collect(),
            ministers: state.seats().map(|seat| state.ministers(seat)).collect(),
        });
    }

    /// The chancellor wins (M53), who is also whoever holds all posts (M54); with an empty chair whoever has most
    /// ministers, one or several (MR18). The others are not ranked among themselves (MR28).
    pub(crate) fn ranking(&self, state: &State) -> Outcome {
        let most = state.seats().map(|seat| state.ministers(seat)).max().unwrap_or_default();
        let wins = |seat| match state.chair() {
            Some(chancellor) => chancellor == seat,
            None => state.ministers(seat) == most,
        };
        Outcome::rank(self.seats, wins, |seat| state.ministers(seat).into())
    }
}

/// What each space of the spiral does.
pub(crate) fn effects(spiral: &Spiral) -> Vec<Effect> {
    let effect = |space: u8| match space {
        space if space == spiral.length => Effect::Election,
        space if spiral.influence.contains(&space) => Effect::Influence,
        space if spiral.chancellor.contains(&space) => Effect::Chancellor,
        _ => Effect::None,
    };
    (0..=spiral.length).map(effect).collect()
}
