//! The actions that have a button of their own beside the board, in every moment of a turn.

use crate::aim::Aim;
use crate::hand::card_of;
use crate::{BoardContext, words};
use leptos::prelude::*;
use politico::{Action, Card, Frame, Vote};
use rules::Phrase;

/// So many buttons have room.
const MOST: usize = 3;

/// What can be done with the card that is taken up, then what is natural now. The frame shows it in its foot.
pub(crate) fn main_actions(context: BoardContext) -> Vec<Action> {
    let taken = Aim::of(context).card(context);
    let top = context.view.with(|view| view.frames.last().copied());
    context.choices.with(|choices| chosen(choices, top, taken))
}

fn chosen(choices: &[Action], top: Option<Frame>, taken: Option<Card>) -> Vec<Action> {
    let with_card = |action: &Action| taken.is_some() && card_of(*action) == taken && !is_attack(action);
    let mut actions: Vec<Action> = choices.iter().copied().filter(with_card).take(MOST - 1).collect();
    let mut natural: Vec<(u8, Action)> =
        choices.iter().filter_map(|action| Some((rank(*action, top)?, *action))).collect();
    natural.sort_by_key(|(rank, _)| *rank);
    for (_, action) in natural {
        if actions.len() < MOST && !actions.contains(&action) {
            actions.push(action);
        }
    }
    // Whoever has many answers can still give none.
    if choices.contains(&Action::Decline) && !actions.contains(&Action::Decline) {
        actions.truncate(MOST - 1);
        actions.push(Action::Decline);
    }
    actions
}

fn is_attack(action: &Action) -> bool {
    matches!(action, Action::Attack { .. })
}

/// How natural an action is without a card being taken up, the lowest first; none where it is done on the board.
fn rank(action: Action, top: Option<Frame>) -> Option<u8> {
    match action {
        // Whoever is attacked wants to parry; whoever may help or call the army usually lets it pass.
        Action::Parry(_) => Some(1),
        Action::Take(_) => Some(1),
        Action::Form { .. } | Action::Providential => matches!(top, Some(Frame::Attempt { .. })).then_some(1),
        Action::Decline => Some(match top {
            Some(Frame::Parry | Frame::Pick | Frame::Attempt { .. } | Frame::Invited(_)) => 3,
            _ => 1,
        }),
        Action::Offer(_) | Action::Counter => Some(4),
        Action::Begin | Action::Draw | Action::Present | Action::Accept | Action::Vote(Vote::Yes) => Some(0),
        Action::Vote(Vote::No) | Action::Withdraw | Action::Dispute => Some(2),
        Action::Vote(Vote::Abstain) | Action::Lose => Some(3),
        Action::Pass => Some(0),
        Action::ByLot => Some(6),
        Action::Expel(_) => matches!(top, Some(Frame::ExpelOrLose)).then_some(2),
        Action::Recruit(_) => matches!(top, Some(Frame::Recruit)).then_some(2),
        Action::DiscardForTwo(_)
        | Action::Invite(_)
        | Action::Attack { .. }
        | Action::Censure
        | Action::Enter
        | Action::Topple
        | Action::Union
        | Action::Leave
        | Action::Dissolve
        | Action::Resign
        | Action::Propose(_)
        | Action::Discard(_)
        | Action::PassOn(_)
        | Action::Pledge(_) => None,
    }
}

/// A choice as its button says it: few words, since three of them share the foot of a small window.
pub(crate) fn short_label(context: BoardContext, action: &Action) -> String {
    let of_card = |id: &'static str, card: Card| {
        words::say(context, &Phrase::new(id).arg("card", words::card_arg(card)))
    };
    match *action {
        Action::Parry(card) => of_card("main-parry", card),
        Action::Offer(card) => of_card("main-offer", card),
        Action::DiscardForTwo(card) => of_card("main-discard-for-two", card),
        Action::Discard(card) => of_card("main-discard", card),
        Action::PassOn(card) => of_card("main-pass-on", card),
        Action::Form { union: false, army: false, .. } => words::text(context, "do-form"),
        Action::Decline => words::text(context, decline(context)),
        Action::Lose => words::text(context, "main-lose"),
        Action::ByLot => words::text(context, "main-by-lot"),
        Action::Withdraw => words::text(context, "main-withdraw"),
        Action::Present => words::text(context, "main-present"),
        Action::Dispute => words::text(context, "main-dispute"),
        Action::Take(seat) => words::of(context, "main-take", seat),
        Action::Expel(seat) => words::of(context, "main-expel", seat),
        Action::Recruit(seat) => words::of(context, "main-recruit", seat),
        _ => context.say_action(action),
    }
}

/// How one says no here.
fn decline(context: BoardContext) -> &'static str {
    match context.view.with(|view| view.frames.last().copied()) {
        Some(Frame::Invited(_)) => "main-decline",
        Some(Frame::Attempt { .. } | Frame::Recruit) => "main-decline-attempt",
        Some(Frame::Pick) => "main-decline-offers",
        _ => "main-let-pass",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use politico::Step;
    use rules::Seat;

    #[test]
    fn every_moment_has_its_main_action() {
        let draw = [Action::DiscardForTwo(Card::Split), Action::DiscardForTwo(Card::Army), Action::Draw];
        let top = Some(Frame::Turn(Step::Draw));
        assert_eq!(chosen(&draw, top, None), [Action::Draw]);
        assert_eq!(chosen(&draw, top, Some(Card::Army)), [Action::DiscardForTwo(Card::Army), Action::Draw]);
        let attack = Action::Attack { card: Card::Split, target: Seat::new(1) };
        let act = [attack, Action::Censure, Action::Leave, Action::Pass];
        assert_eq!(chosen(&act, Some(Frame::Turn(Step::Act)), Some(Card::Split)), [Action::Pass]);
        let shed = [Action::Discard(Card::Split), Action::Discard(Card::Army), Action::ByLot];
        assert_eq!(chosen(&shed, Some(Frame::PassLeft), None), [Action::ByLot]);
    }

    #[test]
    fn whoever_is_attacked_parries_first_and_whoever_may_help_lets_it_pass() {
        let parries = [Action::Decline, Action::Parry(Card::Baraka), Action::Parry(Card::Army)];
        assert_eq!(chosen(&parries, Some(Frame::Parry), None).last(), Some(&Action::Decline));
        let help = [Action::Offer(Card::Baraka), Action::Decline];
        assert_eq!(chosen(&help, Some(Frame::Help), None).first(), Some(&Action::Decline));
    }

    #[test]
    fn there_are_never_more_than_fit() {
        let many = [Card::Baraka, Card::Army, Card::LibelSuit].map(Action::Parry);
        let all: Vec<Action> = many.into_iter().chain([Action::Decline]).collect();
        assert!(chosen(&all, Some(Frame::Parry), None).len() <= MOST);
        assert!(chosen(&all, Some(Frame::Parry), None).contains(&Action::Decline));
    }
}
