//! What the reader's hand is about to do: the card taken up, the party pointed at, and what pressing either would do.

use crate::BoardContext;
use crate::hand::card_of;
use leptos::prelude::*;
use politico::{Action, Card, Frame, View};
use rules::Seat;

/// What is taken up and what is looked at, shared by hand, chamber and main actions.
#[derive(Copy, Clone)]
pub(crate) struct Aim {
    taken: RwSignal<Option<Card>>,
    /// The card that is looked at more closely.
    pub(crate) looked_at: RwSignal<Option<Card>>,
    /// The party that is pointed at.
    pub(crate) pointed_at: RwSignal<Option<Seat>>,
}

impl Aim {
    /// The one of this table.
    pub(crate) fn of(context: BoardContext) -> Aim {
        context.shared(|| Aim {
            taken: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            pointed_at: RwSignal::new(None),
        })
    }

    /// The card taken up, as long as something can be done with it.
    pub(crate) fn card(self, context: BoardContext) -> Option<Card> {
        let taken = self.taken.get()?;
        context
            .choices
            .with(|choices| choices.iter().any(|action| card_of(*action) == Some(taken)).then_some(taken))
    }

    /// Takes a card up, or puts it down where it is up already.
    pub(crate) fn toggle(self, card: Card) {
        self.taken.update(|taken| *taken = if *taken == Some(card) { None } else { Some(card) });
    }

    /// Takes a card up.
    pub(crate) fn take(self, card: Card) {
        self.taken.set(Some(card));
    }

    /// Puts down whatever was taken up.
    pub(crate) fn drop(self) {
        self.taken.set(None);
    }

    /// What pressing a party does now, with the card that is taken up or without one.
    pub(crate) fn on_party(self, context: BoardContext, seat: Seat) -> Option<Action> {
        let card = self.card(context);
        let top = context.view.with(|view| view.frames.last().copied());
        context.choices.with(|choices| choices.iter().copied().find(|action| names(*action, top, card, seat)))
    }
}

/// Is this what pressing a party means? Without a card only where the question is which party.
fn names(action: Action, top: Option<Frame>, card: Option<Card>, seat: Seat) -> bool {
    match action {
        Action::Attack { card: with, target } => Some(with) == card && target == seat,
        Action::Invite(one) | Action::Take(one) => one == seat,
        Action::Expel(one) => one == seat && top == Some(Frame::ExpelOrLose),
        Action::Recruit(one) => one == seat && top == Some(Frame::Recruit),
        _ => false,
    }
}

/// What laying a card down on a party or on the table does: the one thing that can be done with it there.
pub(crate) fn laid(choices: &[Action], card: Card, on: Option<Seat>) -> Option<Action> {
    let mut fitting = choices.iter().copied().filter(|action| match (*action, on) {
        (Action::Attack { card: with, target }, Some(seat)) => with == card && target == seat,
        (Action::Attack { .. }, None) => false,
        (other, None) => card_of(other) == Some(card),
        _ => false,
    });
    let first = fitting.next()?;
    // Several would be a guess: the card is taken up instead, and its buttons say what there is.
    fitting.next().is_none().then_some(first)
}

/// Whom an attack is aimed at, and by whom, while it lies on the table.
pub(crate) fn attack_under_way(view: &View) -> Option<(Seat, Seat)> {
    view.frames.iter().rev().find_map(|frame| match frame {
        Frame::Attack { target, .. } => Some((view.active, *target)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_laid_where_it_means_one_thing() {
        let target = Seat::new(2);
        let attack = Action::Attack { card: Card::Split, target };
        let choices = [Action::Pass, attack, Action::Enter, Action::Topple, Action::Censure];
        assert_eq!(laid(&choices, Card::Split, Some(target)), Some(attack));
        assert_eq!(laid(&choices, Card::Split, Some(Seat::new(1))), None);
        assert_eq!(laid(&choices, Card::Split, None), None, "an attack needs a target");
        assert_eq!(laid(&choices, Card::Censure, None), Some(Action::Censure));
        assert_eq!(laid(&choices, Card::Army, None), None, "to enter or to topple?");
    }

    #[test]
    fn pressing_a_party_never_expels_anybody_unasked() {
        let seat = Seat::new(1);
        assert!(!names(Action::Expel(seat), Some(Frame::Turn(politico::Step::Act)), None, seat));
        assert!(names(Action::Expel(seat), Some(Frame::ExpelOrLose), None, seat));
        assert!(names(Action::Invite(seat), None, None, seat));
    }
}
