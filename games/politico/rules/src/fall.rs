//! How a government ends, and what that moves (A26, A41, A42, A44, A82, AR8, AR18, AR28, AR41, AR46).

use crate::attack::tension;
use crate::event::{Event, Fall};
use crate::state::{Government, State};
use crate::{Charter, Politico, Ruling};
use rules::{Context, Seat};

/// What whoever brings a government down is to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Author {
    /// Not of it.
    Outsider,
    /// One of it.
    Member,
    /// The head of it (A42).
    PrimeMinister,
}

/// What the end of a government moves.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Toll {
    /// Points for the Prime Minister.
    pub pm: i32,
    /// Points for each other member, the author apart.
    pub members: i32,
    /// Points for the author.
    pub author: i32,
    /// Deputies from the Prime Minister to the author.
    pub deputies: u16,
}

impl Toll {
    const NONE: Toll = Toll { pm: 0, members: 0, author: 0, deputies: 0 };
    /// A fall by the newspaper (A44, A82).
    pub(crate) const NEWS: Toll = Toll { pm: -30, members: -20, ..Toll::NONE };
    /// A fall by attack, motion or army (A41).
    const FALL: Toll = Toll { pm: -50, members: -50, author: 50, deputies: 20 };

    /// What a fall by an attack or a motion moves where nothing is doubled (A41, A42, AR28).
    pub const fn by(author: Author) -> Toll {
        match author {
            Author::Outsider => Toll::FALL,
            Author::Member => Toll { author: 60, ..Toll::FALL },
            Author::PrimeMinister => Toll { members: Toll::FALL.members, ..Toll::NONE },
        }
    }

    /// The points so many times, the deputies once (AR46).
    const fn times(self, factor: i32) -> Toll {
        let Toll { pm, members, author, deputies } = self;
        Toll { pm: pm * factor, members: members * factor, author: author * factor, deputies }
    }
}

impl Government {
    fn author(&self, seat: Seat) -> Author {
        match self.members.contains(seat) {
            _ if seat == self.pm => Author::PrimeMinister,
            true => Author::Member,
            false => Author::Outsider,
        }
    }

    /// What its end moves, as the rulings stand and while there is tension until somebody's turn or none.
    pub(crate) fn toll(
        &self,
        fall: Fall,
        author: Option<Seat>,
        charter: Charter,
        until: Option<Seat>,
    ) -> Toll {
        match (fall, author) {
            (Fall::News, _) => Toll::NEWS,
            (Fall::Army, _) if charter.is(Ruling::ArmyFall) => Toll::NONE,
            (Fall::Attack | Fall::Censure | Fall::Army, Some(author)) => {
                Toll::by(self.author(author)).times(tension(until))
            }
            _ => Toll::NONE,
        }
    }
}

impl Politico {
    /// The government ends, and whoever is to lose or win by it does.
    pub(crate) fn end_government(
        &self,
        state: &mut State,
        fall: Fall,
        author: Option<Seat>,
        context: &mut impl Context<Self>,
    ) {
        // The newspaper topples whatever government there is, and there may be none (AR8).
        let Some(government) = state.chamber.government.take() else { return };
        let pm = government.pm;
        state.resigning = false;
        state.chamber.spent.push(government.card);
        state.chamber.brief = if government.scored { 0 } else { state.chamber.brief.saturating_add(1) };
        context.tell(|| Event::Fell { pm, fall, author });
        let toll = government.toll(fall, author, state.chamber.charter, state.chamber.tension);
        for seat in government.members.iter().filter(|seat| Some(*seat) != author) {
            self.give_points(state, seat, if seat == pm { toll.pm } else { toll.members }, context);
        }
        if let Some(author) = author {
            self.give_points(state, author, toll.author, context);
            self.move_deputies(state, pm, author, toll.deputies, context);
            state.chamber.done.author = Some(author);
            state.chamber.done.toppled = (fall == Fall::Army && pm != author).then_some(pm);
        }
    }
}
