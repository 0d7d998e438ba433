//! Traces of what the others did since the reader's own move: by how much each party's points and deputies changed, and who
//! came into it.

use crate::BoardContext;
use leptos::prelude::*;
use politico::Event;
use rules::Seat;

/// What a party's standard keeps of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Trace {
    /// By how much its points changed.
    pub(crate) points: i32,
    /// By how much its deputies did.
    pub(crate) deputies: i32,
    /// Did it act, or was anything done to it?
    pub(crate) touched: bool,
}

/// The trace of a party.
pub(crate) fn trace(context: BoardContext, seat: Seat) -> Trace {
    context.recent.with(|recent| left_by(recent, seat))
}

fn left_by(recent: &[Event], seat: Seat) -> Trace {
    let mut trace = Trace::default();
    for event in recent {
        match event {
            Event::Points { seat: whose, change, .. } if *whose == seat => {
                trace.points += change;
                trace.touched = true;
            }
            Event::Deputies { from, to, count } => {
                let count = i32::from(*count);
                trace.deputies += if *to == seat { count } else { 0 } - if *from == seat { count } else { 0 };
                trace.touched |= [*from, *to].contains(&seat);
            }
            Event::Attack { seat: by, target, .. } => trace.touched |= [*by, *target].contains(&seat),
            Event::Formed { pm, members, .. } => trace.touched |= *pm == seat || members.contains(&seat),
            Event::Fell { pm, .. } => trace.touched |= *pm == seat,
            Event::Candidate { seat: by, .. }
            | Event::Army { seat: by, .. }
            | Event::Proposed { seat: by, .. } => {
                trace.touched |= *by == seat;
            }
            _ => {}
        }
    }
    trace
}

/// A change of points as it is written on the standard.
pub(crate) fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { format!("−{}", points.unsigned_abs()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use politico::Card;

    #[test]
    fn points_add_up_and_whoever_came_into_it_is_marked() {
        let (a, b, c) = (Seat::new(0), Seat::new(1), Seat::new(2));
        let recent = [
            Event::Attack { seat: a, card: Card::Baraka, target: b },
            Event::Points { seat: b, change: -20, total: 10 },
            Event::Points { seat: b, change: 30, total: 40 },
            Event::Deputies { from: b, to: c, count: 20 },
        ];
        assert_eq!(left_by(&recent, a), Trace { touched: true, ..Trace::default() });
        assert_eq!(left_by(&recent, b), Trace { points: 10, deputies: -20, touched: true });
        assert_eq!(left_by(&recent, c), Trace { deputies: 20, touched: true, ..Trace::default() });
        assert_eq!([signed(10), signed(-20)], ["+10", "−20"]);
    }
}
