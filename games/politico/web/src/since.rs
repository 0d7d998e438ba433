//! Traces of what the others did since the reader's own move: by how much each party's points and deputies changed, and who
//! came into it.

use crate::BoardContext;
use leptos::prelude::*;
use politico::Event;
use rules::Seat;

/// What has happened since the reader's own move. An answer in a window is none: whoever let an attack pass wants to see
/// what it did.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Since {
    /// Under which number the reader's last answer was told, once it stands among these.
    answer: u64,
    /// What came before the reader's last answer, and what that brought about.
    before_answer: Vec<Event>,
    /// All of it, the oldest first.
    pub(crate) events: Vec<Event>,
}

impl Since {
    /// The one of this table.
    pub(crate) fn of(context: BoardContext) -> Memo<Since> {
        context.shared(|| {
            Memo::new(move |earlier: Option<&Since>| {
                let me = context.me();
                context.told.with(|(number, told)| {
                    context.recent.with(|recent| Since::next(earlier, *number, told, recent, me))
                })
            })
        })
    }

    fn next(
        earlier: Option<&Since>,
        number: u64,
        told: &[Event],
        recent: &[Event],
        me: Option<Seat>,
    ) -> Since {
        let answered = told.iter().any(|event| match event {
            Event::Answered { seat, .. } | Event::Voted { seat, .. } => Some(*seat) == me,
            _ => false,
        });
        let mut answer = earlier.map_or(0, |earlier| earlier.answer);
        let mut before_answer = match earlier {
            // Whoever has answered has moved, and nothing has happened since.
            Some(earlier) if recent.is_empty() && answered && number != answer => {
                answer = number;
                [&earlier.events[..], told].concat()
            }
            Some(earlier) if !recent.is_empty() || answered => earlier.before_answer.clone(),
            _ => Vec::new(),
        };
        // The oldest of very much is no news.
        before_answer.drain(..before_answer.len().saturating_sub(60));
        let events = [&before_answer[..], recent].concat();
        Since { answer, before_answer, events }
    }
}

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
pub(crate) fn trace(since: Memo<Since>, seat: Seat) -> Trace {
    since.with(|since| left_by(&since.events, seat))
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
    fn an_answer_leaves_the_traces_and_a_move_takes_them_away() {
        let me = Some(Seat::new(0));
        let other = Seat::new(1);
        let attack = Event::Attack { seat: other, card: Card::Split, target: Seat::new(0) };
        let answered = Event::Answered { seat: Seat::new(0), action: politico::Action::Decline };
        let hit = Event::Hit { card: Card::Split, target: Seat::new(0) };
        let seen = Since::next(None, 1, &[], std::slice::from_ref(&attack), me);
        let passed = Since::next(Some(&seen), 2, &[answered.clone(), hit.clone()], &[], me);
        assert_eq!(passed.events, [attack, answered, hit.clone()]);
        let on = Since::next(Some(&passed), 3, &[], std::slice::from_ref(&hit), me);
        assert_eq!(on.events.len(), 4);
        assert_eq!(Since::next(Some(&on), 4, &[Event::Shuffled], &[], me).events, []);
    }

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
