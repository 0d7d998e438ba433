//! The government: a president may name a Prime Minister and ministers among their allies (P58).

use crate::refusal::{Allowed, Reason, demand};
use crate::{Action, Event, Office, President, State, Step};
use rules::{Context, Seat, Seats, never};

impl President {
    /// Who names a government next: an elected head with allies (P58). Nobody: the game is over.
    pub(crate) fn name_next(&self, state: &mut State, after: Option<Seat>) {
        let next =
            state.elected.iter().find(|seat| Some(*seat) > after && !self.allies(state, *seat).is_empty());
        state.naming = next;
        state.step = if next.is_some() { Step::Government } else { Step::Over };
    }

    /// Those who play for a head, and are not it. There are none before round two.
    fn allies(&self, state: &State, head: Seat) -> Seats {
        if state.round == 1 { Seats::NONE } else { state.camp(head).without(head) }
    }

    /// Allies who have no office yet (P58).
    pub(crate) fn unnamed(&self, state: &State, head: Seat) -> Seats {
        self.allies(state, head).iter().filter(|ally| state.offices[ally.index()].is_none()).collect()
    }

    /// Is an office still to be given by this head? Each president has a government of their own.
    fn is_free(&self, state: &State, head: Seat, office: Office) -> bool {
        self.allies(state, head).iter().all(|ally| state.offices[ally.index()] != Some(office))
    }

    /// Every office for every ally, and to let it be.
    pub(crate) fn list_offices(&self, state: &State, head: Seat, out: &mut Vec<Action>) {
        for seat in self.allies(state, head).iter() {
            let free = |office: &Office| self.allows_naming(state, head, seat, *office).is_ok();
            out.extend(Office::ALL.into_iter().filter(free).map(|office| Action::Name { seat, office }));
        }
        out.push(Action::Proclaim);
    }

    /// May the president do this?
    pub(crate) fn allows_government(&self, state: &State, head: Seat, action: &Action) -> Allowed {
        match action {
            Action::Proclaim => Ok(()),
            Action::Name { seat, office } => self.allows_naming(state, head, *seat, *office),
            _ => Err(Reason::GovernmentFirst),
        }
    }

    fn allows_naming(&self, state: &State, head: Seat, seat: Seat, office: Office) -> Allowed {
        demand(self.allies(state, head).contains(seat), Reason::NotAnAlly)?;
        demand(state.offices[seat.index()].is_none(), Reason::HasOffice)?;
        demand(self.is_free(state, head, office), Reason::OfficeTaken)
    }

    /// An ally is named, or the government proclaimed.
    pub(crate) fn govern(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        match action {
            Action::Name { seat, office } => self.name(state, *seat, *office, context),
            _ => self.proclaim(state, context),
        }
    }

    /// An ally gets an office; the last one completes the government (P58).
    fn name(&self, state: &mut State, seat: Seat, office: Office, context: &mut impl Context<Self>) {
        let Some(by) = state.naming else {
            never!("an office is given by nobody");
            return;
        };
        state.offices[seat.index()] = Some(office);
        context.tell(|| Event::Named { by, seat, office });
        if self.unnamed(state, by).is_empty() {
            self.proclaim(state, context);
        }
    }

    /// The government is complete (P58).
    fn proclaim(&self, state: &mut State, context: &mut impl Context<Self>) {
        let Some(seat) = state.naming else {
            never!("a government is proclaimed by nobody");
            return;
        };
        context.tell(|| Event::Proclaimed { seat });
        self.name_next(state, Some(seat));
    }
}
