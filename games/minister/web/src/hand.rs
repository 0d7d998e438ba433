//! What the reader can do on the drawing, and which pawn they have in hand.

use crate::BoardContext;
use crate::previews::Previews;
use leptos::prelude::*;
use minister::{Action, Pawn, Spot, Step, Zone};
use rules::Seat;

/// What is pointed at and what is in hand.
#[derive(Copy, Clone)]
pub(crate) struct Hand {
    /// The pawn of one's own that was picked up; its moves alone are lit.
    pub(crate) pawn: RwSignal<Option<Pawn>>,
    /// The pawn under the mouse or the keyboard.
    pub(crate) at: RwSignal<Option<(Seat, Pawn)>>,
    /// The zone whose barrier stands before that pawn, or before the one in hand, and the zone it would reach.
    pub(crate) ahead: Memo<Option<(Zone, Zone)>>,
    /// What is pointed at, in words; on a touch screen, what was tapped last.
    pub(crate) tip: RwSignal<Option<String>>,
    /// The zones whose barriers the die lifts for the reader's pawns now.
    pub(crate) open: Memo<Vec<Zone>>,
    /// The zones whose barriers the reader's next roll could lift for a pawn of theirs.
    pub(crate) useful: Memo<Vec<Zone>>,
    /// Did somebody point at a space that several pawns could go to?
    pub(crate) unclear: RwSignal<bool>,
    pub(crate) previews: Previews,
}

impl Hand {
    /// The hand over the board and over the pawns beside it.
    pub(crate) fn of(context: BoardContext) -> Hand {
        context.shared(|| Hand::new(context))
    }

    /// An empty hand; it opens whenever the game goes on.
    fn new(context: BoardContext) -> Hand {
        let (pawn, at) = (RwSignal::new(None::<Pawn>), RwSignal::new(None::<(Seat, Pawn)>));
        let previews = Previews::of(context);
        let ahead = Memo::new(move |_| {
            let (seat, pawn) = at.get().or_else(|| Some((context.me()?, pawn.get()?)))?;
            let way = previews.way(seat, pawn).filter(|way| !way.lifted)?;
            Some((way.barrier, way.to))
        });
        let open = Memo::new(move |_| {
            let Some(me) = context.me().filter(|_| context.view.with(|view| view.step == Step::Use)) else {
                return Vec::new();
            };
            let movable = Pawn::ALL.into_iter().filter(|pawn| moves(context, *pawn));
            let ways = movable.filter_map(|pawn| previews.way(me, pawn));
            ways.map(|way| way.barrier).collect()
        });
        let useful = Memo::new(move |_| {
            // Not the roll for a press space, which opens nothing.
            let rolls = context.offers(&Action::Roll) && context.view.with(|view| view.step == Step::Roll);
            let Some(me) = context.me().filter(|_| rolls) else { return Vec::new() };
            let ways = Pawn::ALL.into_iter().filter_map(|pawn| previews.way(me, pawn));
            ways.filter(|way| !way.lifted).map(|way| way.barrier).collect()
        });
        let (tip, unclear) = (RwSignal::new(None), RwSignal::new(false));
        let hand = Hand { pawn, at, ahead, open, useful, tip, unclear, previews };
        Effect::new(move |_| {
            context.choices.track();
            hand.pawn.set(None);
            hand.tip.set(None);
            hand.unclear.set(false);
        });
        hand
    }

    /// The pawn pointed at, or the one in hand, or the reader's only one that can go.
    pub(crate) fn meant(self, context: BoardContext) -> Option<(Seat, Pawn)> {
        let only = |me| {
            let mut able = Pawn::ALL.into_iter().filter(|pawn| moves(context, *pawn));
            able.next().filter(|_| able.next().is_none()).map(|pawn| (me, pawn))
        };
        let held = || Some((context.me()?, self.pawn.get()?));
        self.at.get().or_else(held).or_else(|| only(context.me()?))
    }

    /// What can be done at a place of the track, with the pawn in hand if there is one.
    pub(crate) fn at_spot(self, context: BoardContext, spot: Spot) -> Vec<Action> {
        let held = self.pawn.get();
        let fits = |action: &&Action| leads_to(action, spot, held);
        context.choices.with(|choices| choices.iter().filter(fits).copied().collect())
    }

    /// Does it, if it is clear what; where the rules forbid it, they say why.
    pub(crate) fn press_spot(self, context: BoardContext, spot: Spot) {
        let offers = untrack(|| self.at_spot(context, spot));
        match offers.as_slice() {
            [action] => context.play(action),
            [] => {
                let pawn = self.pawn.get_untracked().or_else(|| untrack(|| nearest(context, spot)));
                wonder(context, Action::Move { pawn: pawn.unwrap_or(Pawn(0)), to: spot });
            }
            _ => self.unclear.set(true),
        }
    }

    /// What can be done with a pawn itself: it can be taken in hand, lifted, or sent down.
    pub(crate) fn press_pawn(self, context: BoardContext, seat: Seat, pawn: Pawn) {
        let own = untrack(|| context.me() == Some(seat));
        let offered = |action: Action| context.choices.with_untracked(|choices| choices.contains(&action));
        if own && offered(Action::Lift(pawn)) {
            return context.play(&Action::Lift(pawn));
        }
        if offered(Action::Sink { seat, pawn }) {
            return context.play(&Action::Sink { seat, pawn });
        }
        if own && untrack(|| moves(context, pawn)) {
            let held = self.pawn.get_untracked() == Some(pawn);
            self.pawn.set((!held).then_some(pawn));
            self.unclear.set(false);
            return;
        }
        // Nothing can be done with it. It may stand where another can go; otherwise somebody only wants to look at it.
        let stand = context
            .view
            .with_untracked(|view| view.pawns.get(seat.index()).and_then(|pawns| pawns[pawn.index()]));
        let spot = stand.map(|stand| Spot { zone: stand.zone, space: stand.space });
        if let Some(spot) = spot.filter(|spot| !untrack(|| self.at_spot(context, *spot)).is_empty()) {
            self.press_spot(context, spot);
        } else {
            self.at.set(Some((seat, pawn)));
        }
    }
}

/// Does an action lead to a place of the track, with the pawn in hand if there is one?
pub(crate) fn leads_to(action: &Action, spot: Spot, held: Option<Pawn>) -> bool {
    match action {
        Action::Settle(to) => *to == spot,
        Action::Move { pawn, to } => *to == spot && held.is_none_or(|held| held == *pawn),
        _ => false,
    }
}

/// The reader's pawn that comes to a place first: the one farthest on behind it.
fn nearest(context: BoardContext, spot: Spot) -> Option<Pawn> {
    let me = context.me()?;
    context.view.with(|view| {
        let pawns = Pawn::ALL.into_iter().zip(view.pawns.get(me.index())?);
        let behind = pawns.filter_map(|(pawn, stand)| Some((stand.as_ref()?.zone, pawn)));
        behind.filter(|(zone, _)| *zone < spot.zone).max().map(|(_, pawn)| pawn)
    })
}

/// Can this pawn of the reader's be moved now?
pub(crate) fn moves(context: BoardContext, sought: Pawn) -> bool {
    let is_its = |action: &Action| matches!(action, Action::Move { pawn, .. } if *pawn == sought);
    context.choices.with(|choices| choices.iter().any(is_its))
}

/// Can something be done with a pawn by pressing it?
pub(crate) fn live(context: BoardContext, seat: Seat, pawn: Pawn) -> bool {
    let own = context.me() == Some(seat);
    let sink = Action::Sink { seat, pawn };
    let offered = context
        .choices
        .with(|choices| choices.contains(&sink) || own && choices.contains(&Action::Lift(pawn)));
    offered || own && moves(context, pawn)
}

/// What is advised to be done with a pawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Advised {
    /// It is to go on, to a space.
    Goes,
    /// It is itself what is to be pressed.
    Itself,
}

/// Is something advised to be done with this pawn?
pub(crate) fn advised(context: BoardContext, seat: Seat, pawn: Pawn) -> Option<Advised> {
    let own = context.me() == Some(seat);
    match context.advice.get()? {
        Action::Move { pawn: moved, .. } => (own && moved == pawn).then_some(Advised::Goes),
        Action::Lift(lifted) => (own && lifted == pawn).then_some(Advised::Itself),
        action => (action == Action::Sink { seat, pawn }).then_some(Advised::Itself),
    }
}

/// Does it where it is offered, and asks why not where it is not.
pub(crate) fn play_or_wonder(context: BoardContext, action: Action) {
    match context.choices.with_untracked(|choices| choices.contains(&action)) {
        true => context.play(&action),
        false => wonder(context, action),
    }
}

/// Asks why not, for whoever is at turn.
pub(crate) fn wonder(context: BoardContext, action: Action) {
    if context.choices.with_untracked(|choices| !choices.is_empty()) {
        context.ask_why(&action);
    }
}
