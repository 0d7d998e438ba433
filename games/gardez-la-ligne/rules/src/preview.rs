//! Previews for the page: what a picket would do, found by applying it to a copy of the state (GR3).

use crate::refusal::Reason;
use crate::{Action, Event, GardezLaLigne, State, Station, Union, View};
use rules::{EventRecorder, Refusal, Rules, Script};

/// What a picket would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// What would be told of it, the picket first.
    pub told: Vec<Event>,
    /// By how much each union's seats at the negotiation would change.
    pub seats: Vec<i32>,
}

impl GardezLaLigne {
    /// What a picket of this union would do here, were it the union's turn; or why no picket can be placed here at
    /// all, whoever asks.
    pub fn preview(&self, view: &View, union: Union, station: Station) -> Result<Preview, Refusal> {
        // A view that no state gives is not one of this table, and no station of it can be taken.
        let mut state = State::of(view)
            .filter(|state| {
                state.unions() == self.seats() && usize::from(state.lines()) == self.board().lines().len()
            })
            .filter(|_| union.index() < self.seats().into())
            .ok_or(Reason::Unknown)?;
        let turn = self.turn(&state).unwrap_or(union);
        let action = Action::Picket(station);
        self.check(&state, turn, &action)?;
        let before = self.seats_held(&state);
        // A picket draws nothing.
        let mut context = EventRecorder::new(Script::default());
        self.apply(&mut state, union, &action, &mut context);
        let after = self.seats_held(&state);
        let change = |union: usize| i32::from(after[union]) - i32::from(before[union]);
        let (_, told) = context.finish();
        Ok(Preview { told, seats: (0..self.seats().into()).map(change).collect() })
    }
}
