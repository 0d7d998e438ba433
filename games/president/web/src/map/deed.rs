//! What can be done with a territory by pressing it, and what one would mean by pressing another.

use president::{Action, Step, TERRITORIES, Territories, Territory, View};
use rules::Seat;

/// The territory that an action is about.
pub(crate) fn about(action: &Action) -> Option<Territory> {
    match *action {
        Action::Take(territory) | Action::Challenge(territory) | Action::Fortify(territory) => {
            Some(territory)
        }
        Action::Pick { territory, .. } | Action::Point(territory) => Some(territory),
        _ => None,
    }
}

/// What can be done with each territory. There is one thing at most: no step offers two.
pub(crate) fn deeds(choices: &[Action]) -> Vec<Option<Action>> {
    let mut deeds = vec![None; TERRITORIES];
    for action in choices {
        if let Some(territory) = about(action) {
            deeds[territory.index()] = Some(action.clone());
        }
    }
    deeds
}

/// The territories with which something can be done.
pub(crate) fn lit(choices: &[Action]) -> Territories {
    choices.iter().filter_map(about).collect()
}

/// What somebody means who presses a territory that is not offered: the rules are asked why it cannot be done.
pub(crate) fn meant(view: &View, me: Seat, territory: Territory, votes: u32) -> Action {
    if let (Step::Sum(_), Some(sum)) = (view.step, view.sum) {
        let leaving = i64::from(sum.left) - i64::from(votes);
        return Action::Pick { territory, leaving: i32::try_from(leaving).unwrap_or(i32::MIN) };
    }
    match view.holders.get(territory.index()).copied().flatten() {
        None => Action::Take(territory),
        Some(holder) if holder == view.side(me) => Action::Fortify(territory),
        Some(_) => Action::Challenge(territory),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use president::{Purpose, Sum};

    fn territory(code: &str) -> Territory {
        Territory::from_code(code).unwrap()
    }

    #[test]
    fn what_is_offered_is_lit() {
        let (ain, nord) = (territory("01"), territory("59"));
        let choices = [Action::Draw, Action::Fortify(ain), Action::Fortify(nord), Action::ByLot];
        assert_eq!(lit(&choices), [ain, nord].into_iter().collect());
        let deeds = deeds(&choices);
        assert_eq!(deeds[nord.index()], Some(Action::Fortify(nord)));
        assert_eq!(deeds.iter().flatten().count(), 2);
    }

    #[test]
    fn what_is_pressed_in_vain_is_asked_as_what_it_would_be() {
        let (me, other, ain) = (Seat::new(0), Seat::new(1), territory("01"));
        let mut view = fixture::view(3);
        view.step = Step::Use;
        assert_eq!(meant(&view, me, ain, 500_000), Action::Take(ain));
        view.holders[ain.index()] = Some(other);
        assert_eq!(meant(&view, me, ain, 500_000), Action::Challenge(ain));
        view.holders[ain.index()] = Some(me);
        assert_eq!(meant(&view, me, ain, 500_000), Action::Fortify(ain));
        let purpose = Purpose::Credit;
        view.step = Step::Sum(purpose);
        view.sum =
            Some(Sum { purpose, chooser: me, from: None, to: Some(me), target: 400_000, left: 300_000 });
        assert_eq!(meant(&view, me, ain, 500_000), Action::Pick { territory: ain, leaving: -200_000 });
    }

    #[test]
    fn in_round_two_what_the_head_holds_is_ones_own() {
        let (me, head, ain) = (Seat::new(2), Seat::new(1), territory("01"));
        let mut view = fixture::view(3);
        view.sides = vec![Seat::new(0), head, head];
        view.holders[ain.index()] = Some(head);
        assert_eq!(meant(&view, me, ain, 500_000), Action::Fortify(ain));
    }
}
