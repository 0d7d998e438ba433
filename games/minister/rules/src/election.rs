//! Time, election day, and who has won (M50 to M54).

use crate::board::{MAX_ZONES, Spiral};
use crate::state::{MAX_PLAYERS, Step};
use crate::{Board, Ending, Event, Minister, State};
use rules::{Now, Outcome, Seat};

/// What a pawn on the opinion space is worth to a bot, in ministers.
const OPINION: f32 = 4.0;
/// How much a bot would rather have a minister now than later.
const IMPATIENCE: f32 = 0.06;

/// What a space of the time spiral does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    None,
    Influence,
    Chancellor,
    Election,
}

impl Minister {
    /// Nobody used the die: the marker goes on by one space (M50, MR20), which may do something.
    pub(crate) fn time_goes_on(&self, state: &mut State, unused: bool, now: &mut impl Now<Minister>) {
        let seat = state.turn;
        let space = state.time + 1;
        state.time = space;
        now.tell(|| Event::Time { seat, space, left: self.board().spiral().length - space, unused });
        match self.effects[usize::from(space)] {
            Effect::None => self.go_on(state, now),
            Effect::Influence => self.begin_time_influence(state, now),
            Effect::Chancellor => self.begin_bonus(state, now),
            Effect::Election => self.end(state, Ending::Election, now),
        }
    }

    pub(crate) fn end(&self, state: &mut State, ending: Ending, now: &mut impl Now<Minister>) {
        state.step = Step::Over(ending);
        now.tell(|| Event::End {
            ending,
            winners: self.ranking(state).winners().collect(),
            ministers: state.seats().map(|seat| state.ministers(seat)).collect(),
        });
    }

    /// The chancellor wins (M53), who is also whoever holds all posts (M54); with an empty chair whoever has most
    /// ministers, one or several (MR18). The others are not ranked among themselves (MR28).
    pub(crate) fn ranking(&self, state: &State) -> Outcome {
        let most = state.seats().map(|seat| state.ministers(seat)).max().unwrap_or_default();
        let wins = |seat| match state.chair() {
            Some(chancellor) => chancellor == seat,
            None => state.ministers(seat) == most,
        };
        Outcome::rank(self.seats, wins, |seat| state.ministers(seat).into())
    }

    /// How good a state is for a player: the chair, which weighs more as time runs out; ministers; pawns on their way.
    pub(crate) fn prospects(&self, state: &State, seat: Seat) -> f32 {
        let mut standing = [0.0f32; MAX_PLAYERS];
        let late = f32::from(state.time) / f32::from(self.board().spiral().length);
        for other in state.seats() {
            let pawns: f32 = state.stands(other).iter().map(|stand| self.career(*stand)).sum();
            let chair = if state.chair() == Some(other) { 1.0 + 6.0 * late } else { 0.0 };
            standing[other.index()] = f32::from(state.held(other)) + chair + pawns * (1.0 - 0.5 * late);
        }
        standing[state.turn.index()] += self.coming(state);
        if let Step::Over(_) = state.step {
            for winner in self.ranking(state).winners() {
                standing[winner.index()] += 100.0;
            }
        }
        let others = state.seats().filter(|other| *other != seat).map(|other| standing[other.index()]);
        let (sum, best) =
            others.fold((0.0, f32::MIN), |(sum, best): (f32, f32), one| (sum + one, best.max(one)));
        standing[seat.index()] - 0.5 * best - 0.5 * sum / f32::from(self.seats - 1)
    }

    /// Ministers that the player to move may expect of rolls still to make or places still to take.
    fn coming(&self, state: &State) -> f32 {
        match state.step {
            // A roll gives 1, 2 or 3 half of the time: one minister on average.
            Step::Press(left) => f32::from(left) + f32::from(crate::press::won(state)),
            Step::Appoint(most) => f32::from(most),
            Step::Dismiss(left) => f32::from(left),
            Step::Influence(_) => 0.5,
            Step::Advance => 0.4 * state.round().count_ones() as f32,
            _ => 0.0,
        }
    }

    /// What a pawn may still bring, by the zone it stands in.
    fn career(&self, stand: crate::state::Stand) -> f32 {
        if stand.is_out() {
            return 0.0;
        }
        let value = self.careers[stand.zone().index()];
        if stand.broth { value - 0.6 } else { value }
    }
}

/// What each space of the spiral does.
pub(crate) fn effects(spiral: &Spiral) -> Vec<Effect> {
    let effect = |space: u8| match space {
        space if space == spiral.length => Effect::Election,
        space if spiral.influence.contains(&space) => Effect::Influence,
        space if spiral.chancellor.contains(&space) => Effect::Chancellor,
        _ => Effect::None,
    };
    (0..=spiral.length).map(effect).collect()
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
