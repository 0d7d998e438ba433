//! How a government ends (A26, A41, A42, A44, AR41).

use crate::event::{Event, Fall};
use crate::state::State;
use crate::{Politico, Ruling};
use rules::{Now, Seat};

/// A fall by attack, motion or army (A41).
const FALL: i32 = 50;
const FALL_BY_MEMBER: i32 = 60;
const FALL_DEPUTIES: u16 = 20;
/// A fall by the newspaper (A44).
const NEWS_FALL: [i32; 2] = [-30, -20];

impl Politico {
    /// The government ends, and whoever is to lose or win by it does (A41, A42, A44, AR41).
    pub(crate) fn end_government(
        &self,
        state: &mut State,
        fall: Fall,
        author: Option<Seat>,
        now: &mut impl Now<Self>,
    ) {
        let Some(government) = state.chamber.government.take() else { return };
        let pm = government.pm;
        state.resigning = false;
        state.chamber.spent.push(government.card);
        state.chamber.brief = if government.scored { 0 } else { state.chamber.brief.saturating_add(1) };
        now.tell(|| Event::Fell { pm, fall, author });
        let counts = fall != Fall::Army || !state.chamber.charter.is(Ruling::ArmyFall);
        let factor = if state.chamber.tension.is_some() { 2 } else { 1 };
        match (fall, author) {
            (Fall::News, _) => {
                for seat in government.members.iter() {
                    let [first, other] = NEWS_FALL;
                    self.give_points(state, seat, if seat == pm { first } else { other }, now);
                }
            }
            (Fall::Attack | Fall::Censure | Fall::Army, Some(author)) if counts => {
                for seat in government.members.iter().filter(|seat| *seat != author) {
                    self.give_points(state, seat, -FALL * factor, now);
                }
                if author != pm {
                    let reward = if government.members.contains(author) { FALL_BY_MEMBER } else { FALL };
                    self.give_points(state, author, reward * factor, now);
                    self.move_deputies(state, pm, author, FALL_DEPUTIES, now);
                }
            }
            _ => {}
        }
        if let Some(author) = author {
            state.chamber.done.author = Some(author);
            state.chamber.done.toppled = (fall == Fall::Army && pm != author).then_some(pm);
        }
    }
}
