//! Arriving on the press and opinion spaces, and the rolls it gives (M20 to M26, MR10, MR14, MR24, MR25).

use crate::board::ZoneKind;
use crate::faces::ministers;
use crate::state::Step;
use crate::{Event, Minister, Pawn, Spot, State};
use rules::{Chance, Context, Seat, never};

impl Minister {
    /// What arriving does, by a die or by influence (MR25).
    #[inline]
    pub(crate) fn arrive(
        &self,
        state: &mut State,
        seat: Seat,
        pawn: Pawn,
        by_influence: bool,
        context: &mut impl Context<Minister>,
    ) {
        let zone = state.stand(seat, pawn).zone();
        match self.track.kind(zone) {
            ZoneKind::Plain => self.go_on(state, context),
            // Influence reached by influence acts too, unless the table agreed otherwise (MR10).
            ZoneKind::Influence if by_influence && !self.options.chain_influence => {
                self.go_on(state, context)
            }
            ZoneKind::Influence => self.begin_influence(state, zone, context),
            ZoneKind::Opinion => {
                let others = state.stands(seat).iter().filter(|stand| stand.zone() == zone).count() > 1;
                let rolls = if others { self.options.second_on_opinion } else { ZoneKind::Opinion.rolls() };
                self.exile_others(state, seat, context);
                state.set_exile(seat, pawn, false);
                state.step = Step::Press(rolls);
            }
            _ if state.stand(seat, pawn).exile => {
                context.tell(|| Event::NoRolls { seat, pawn });
                self.go_on(state, context);
            }
            press => state.step = Step::Press(press.rolls()),
        }
    }

    /// The opinion space holds pawns of one player only: the others go to the newspaper space (M25), without a roll (M26).
    fn exile_others(&self, state: &mut State, by: Seat, context: &mut impl Context<Minister>) {
        for seat in state.seats().filter(|seat| *seat != by) {
            let mut count = 0;
            for pawn in Pawn::ALL {
                if state.stand(seat, pawn).zone() == self.track.last {
                    state.put(seat, pawn, Spot { zone: self.track.newspaper, space: None });
                    // Only where the table agreed that it matters later (MR24).
                    state.set_exile(seat, pawn, self.options.exiles_without_press);
                    count += 1;
                }
            }
            if count > 0 {
                context.tell(|| Event::Exiled { seat, by, count });
            }
        }
    }

    /// One roll for a press space. All are made before anything is placed (MR14).
    pub(crate) fn press_roll(&self, state: &mut State, left: u8, context: &mut impl Context<Minister>) {
        let die = context.chance().die();
        let made = state.thrown().count();
        match state.thrown.get_mut(made) {
            Some(next) => *next = die,
            None => {
                never!("there is room for every roll of the press");
            }
        }
        debug_assert!(left > 0, "whoever rolls for the press has a roll left");
        let (seat, total, left) = (state.turn, won(state), left.saturating_sub(1));
        context.tell(|| Event::Press { seat, die, total, left });
        if left > 0 {
            state.step = Step::Press(left);
            return;
        }
        match self.placeable(state, seat, total) {
            0 => self.go_on(state, context),
            most => state.step = Step::Appoint(most),
        }
    }
}

/// Ministers won by the rolls so far.
pub(crate) fn won(state: &State) -> u8 {
    state.thrown.iter().map(|die| ministers(*die)).sum()
}
