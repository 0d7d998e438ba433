//! The evaluation function of bots: a player's chance to be chancellor in the end.

use crate::board::MAX_ZONES;
use crate::state::{Stand, Step};
use crate::{Board, Minister, State, press};
use rules::{Evaluate, Seat};

// The weights, in ministers on election day; found by following thousands of games.

/// A pawn on the opinion space, besides its rolls.
const OPINION: f32 = 4.0;
/// The chair on the last days, besides the minister in it.
const CHAIR: f32 = 4.0;
/// What a pawn in the broth has lost, and what one above it stands to lose.
const IN_BROTH: f32 = 0.3;
const ABOVE_BROTH: f32 = 0.05;
/// How much a minister now is better than one later, set against the odds of passing a barrier.
const IMPATIENCE: f32 = 0.2;
/// What a minister is worth on the first day: until election day most are removed again.
const MINISTER_EARLY: f32 = 0.15;
/// What a pawn's promise is worth on the first day.
const PAWN_EARLY: f32 = 0.5;
/// How many ministers of a lead make it e times likelier to win.
const DOUBT: f32 = 4.5;

impl Evaluate for Minister {
    /// How good a state is for a player: the chance to be chancellor in the end, as far as it can be told from the
    /// cabinet, the chair and the pawns on their way. Early on pawns near the press count for more than ministers, who
    /// come and go; on the last days ministers and the chair decide.
    fn worth(&self, state: &State, seat: Seat) -> f32 {
        if let Step::Over(_) = state.step {
            let winners = self.ranking(state);
            let won = winners.winners().filter(|winner| *winner == seat).count();
            return won as f32 / winners.winners().count() as f32;
        }
        if let Step::Dismiss(left) = state.step {
            return self.after_dismissals(state, left, seat);
        }
        let late = f32::from(state.time) / f32::from(self.board().spiral().length);
        let minister = MINISTER_EARLY + (1.0 - MINISTER_EARLY) * ramp(late, 0.5, 0.75);
        let pawn = PAWN_EARLY + (1.0 - PAWN_EARLY) * ramp(late, 0.0, 0.5);
        let chair = CHAIR * ramp(late, 0.75, 1.0);
        let (mut own, mut all) = (0.0, 0.0);
        for other in state.seats() {
            let pawns: f32 = state.stands(other).iter().map(|stand| self.career(*stand)).sum();
            let seated = if state.chair() == Some(other) { chair } else { 0.0 };
            let coming = if state.turn == other { self.coming(state) } else { 0.0 };
            let ministers = f32::from(state.ministers(other)) + coming;
            let odds = ((minister * ministers + seated + pawn * pawns) / DOUBT).exp();
            all += odds;
            if other == seat {
                own = odds;
            }
        }
        own / all
    }
}

impl Minister {
    /// How good a state within a placement is: as good as the one after it, which the player who places has as they like.
    /// Whose ministers go decides who is chancellor afterwards, so this cannot be told from the numbers alone (MR14).
    fn after_dismissals(&self, state: &State, left: u8, seat: Seat) -> f32 {
        let mut best = (f32::NEG_INFINITY, 0.0);
        self.each_placement(state, left, Seat::new(0), &mut |after| {
            let placer = self.worth(after, after.turn);
            if placer > best.0 {
                best = (placer, self.worth(after, seat));
            }
        });
        best.1
    }

    /// Every way in which so many ministers of others, none of a player before `from`, can make room for those of the
    /// player at turn.
    fn each_placement(&self, state: &State, left: u8, from: Seat, see: &mut impl FnMut(&State)) {
        if left == 0 {
            let mut after = state.clone();
            if let Some(seat) = self.claimant(state) {
                after.set_chair(seat);
            }
            after.step = Step::Roll;
            return see(&after);
        }
        for other in state.seats().filter(|other| *other >= from && *other != state.turn) {
            if state.held(other) > 0 {
                let mut after = state.clone();
                after.change_post(other.into(), state.turn.into());
                self.each_placement(&after, left - 1, other, see);
            }
        }
    }

    /// Ministers that the player to move may expect of rolls still to make or places still to take.
    fn coming(&self, state: &State) -> f32 {
        match state.step {
            // A roll gives 1, 2 or 3 half of the time: one minister on average.
            Step::Press(left) => f32::from(left) + f32::from(press::won(state)),
            Step::Appoint(most) => f32::from(most),
            Step::Influence(_) => 0.5,
            Step::Advance => 0.4 * state.round().len() as f32,
            _ => 0.0,
        }
    }

    /// What a pawn may still bring, by the zone it stands in.
    fn career(&self, stand: Stand) -> f32 {
        if stand.is_out() {
            return 0.0;
        }
        let value = self.careers[stand.zone().index()];
        if stand.broth {
            value - IN_BROTH
        } else if self.track.above_broth(stand.zone(), stand.space()) {
            value - ABOVE_BROTH
        } else {
            value
        }
    }
}

/// From 0 to 1 while `late` goes from `from` to `to`.
fn ramp(late: f32, from: f32, to: f32) -> f32 {
    ((late - from) / (to - from)).clamp(0.0, 1.0)
}

/// What a pawn in each zone may still bring: the rolls of the spaces ahead, each the less the longer the way to it.
pub(crate) fn careers(board: &Board) -> [f32; MAX_ZONES] {
    let mut careers = [0.0; MAX_ZONES];
    let mut ahead = OPINION;
    for (n, zone) in board.zones().iter().enumerate().rev() {
        careers[n] = ahead;
        // To arrive here gives its rolls besides what lies ahead; the fewer numbers open the barrier, the longer it takes.
        let open = zone.barrier.len() as f32 / 6.0;
        ahead = (ahead + f32::from(zone.kind.rolls())) * open / (open + IMPATIENCE);
    }
    careers
}
