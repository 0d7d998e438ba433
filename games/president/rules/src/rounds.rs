//! How rounds end, and the game with them: announcement, majority, run-off, election and result (P50 to P57, PR14 to PR17,
//! PR19, PR22, PR23, PR26, PR29, PR31, PR33).

use crate::atlas::{STEP, votes};
use crate::campaign::put_card_under;
use crate::state::{PLAYERS, State, place_in};
use crate::{Ending, Event, President, Step, Territories};
use rules::{Chance, Context, Outcome, Seat, Seats};

/// Whoever reaches so many is announced, in steps (P50).
const ANNOUNCED: u16 = 200;
/// An absolute majority, in steps (P51).
pub(crate) const MAJORITY: i32 = 246;

/// Whoever reaches so many votes is announced to all (P50).
pub const ANNOUNCED_VOTES: u32 = ANNOUNCED as u32 * STEP;
/// So many votes are an absolute majority (P51).
pub const MAJORITY_VOTES: u32 = MAJORITY as u32 * STEP;

impl President {
    /// Does that by which a seat may gain votes, and tells of its 20 000 000 when it reaches them so (P50).
    #[inline]
    pub(crate) fn announcing<C: Context<Self>, T>(
        &self,
        state: &mut State,
        to: Option<Seat>,
        context: &mut C,
        gain: impl FnOnce(&mut State, &mut C) -> T,
    ) -> T {
        let before = to.map(|seat| (seat, state.votes[seat.index()]));
        let gained = gain(state, context);
        if let Some((seat, before)) = before {
            let after = state.votes[seat.index()];
            if before < ANNOUNCED && after >= ANNOUNCED {
                context.tell(|| Event::Announced { seat, votes: votes(after) });
            }
        }
        gained
    }

    /// A seat's votes where votes are compared, in steps (PR26).
    #[inline]
    pub(crate) fn counted(&self, state: &State, seat: Seat) -> i32 {
        let held = i32::from(state.votes[seat.index()]);
        if self.options.debts_count { held - i32::from(state.debts.of(seat)) } else { held }
    }

    /// Whoever has an absolute majority where it counts (P51, PR16).
    #[inline]
    pub(crate) fn majority(&self, state: &State) -> Option<Seat> {
        if state.round == 2 && !self.options.majority_ends_round_two {
            return None;
        }
        let seats = (0..state.players).filter(|seat| i32::from(state.votes[usize::from(*seat)]) >= MAJORITY);
        seats.map(Seat::new).find(|seat| self.counted(state, *seat) >= MAJORITY)
    }

    /// Ends what has to end (P51, then P52 or P57); says whether anything did.
    pub(crate) fn ends(&self, state: &mut State, context: &mut impl Context<Self>) -> bool {
        if let Some(seat) = self.majority(state) {
            self.clear_table(state);
            self.elect(state, Seats::only(seat), Ending::Majority, context);
            return true;
        }
        if state.vacant.is_empty() {
            self.round_over(state, false, context);
            return true;
        }
        false
    }

    /// Nothing that was under way goes on.
    fn clear_table(&self, state: &mut State) {
        put_card_under(state);
        (state.sum, state.due, state.dice) = (None, 0, None);
    }

    /// A round is over (P52, P57), perhaps by the limit of turns (PR22).
    pub(crate) fn round_over(&self, state: &mut State, limit: bool, context: &mut impl Context<Self>) {
        self.clear_table(state);
        let round = state.round;
        context.tell(|| Event::RoundOver { round, limit });
        if state.players > 2 && round == 1 {
            return self.run_off(state, context);
        }
        let ending = if state.players == 2 { Ending::Count } else { Ending::RunOff };
        let elected = self.leaders(state);
        self.elect(state, elected, ending, context);
    }

    /// Of the two who are left, who has most votes; both if they are level (P53, P57, PR15).
    fn leaders(&self, state: &State) -> Seats {
        let heads: Seats = state.everyone().iter().filter(|seat| state.side(*seat) == *seat).collect();
        let best = heads.iter().map(|seat| self.standing(state, seat)).max();
        heads.iter().filter(|seat| Some(self.standing(state, *seat)) == best).collect()
    }

    /// Votes, then territories unless a tie is shared at once (PR15).
    fn standing(&self, state: &State, seat: Seat) -> (i32, usize) {
        let territories = if self.options.shared_ties { 0 } else { state.held[seat.index()].len() };
        (self.counted(state, seat), territories)
    }

    /// Round two (P54 to P56).
    fn run_off(&self, state: &mut State, context: &mut impl Context<Self>) {
        let ranking = self.rank(state, context);
        let heads = [Seat::new(ranking[0]), Seat::new(ranking[1])];
        for seat in state.everyone().without(heads[0]).without(heads[1]).iter() {
            let given_up = std::mem::take(&mut state.held[seat.index()]);
            state.vacant = state.vacant.union(given_up);
            state.firm = state.firm.difference(given_up);
            (state.votes[seat.index()], state.firm_votes[seat.index()]) = (0, 0);
            self.void_debts(state, seat, context);
        }
        (state.ranking, state.round, state.turns) = (Some(ranking), 2, 0);
        (state.turn, state.step) = (heads[0], Step::Roll);
        context.tell(|| {
            let camp = |head: Seat| -> Vec<Seat> {
                let allies = state.camp(head).without(head);
                std::iter::once(head).chain(allies.iter()).collect()
            };
            let all = ranking[..usize::from(state.players)].iter().map(|seat| Seat::new(*seat));
            Event::RunOff { ranking: all.collect(), first: camp(heads[0]), second: camp(heads[1]) }
        });
        // Nothing vacant: it is decided at once (PR33).
        if state.vacant.is_empty() {
            self.round_over(state, false, context);
        }
    }

    /// Everybody by votes, then territories, then lot (PR14). Places beyond the table hold their own number.
    fn rank(&self, state: &State, context: &mut impl Context<Self>) -> [u8; PLAYERS] {
        let mut ranking: [u8; PLAYERS] = std::array::from_fn(|seat| seat as u8);
        let key = |seat: u8| {
            let seat = Seat::new(seat);
            (self.counted(state, seat), state.held[seat.index()].len())
        };
        let seated = &mut ranking[..usize::from(state.players)];
        seated.sort_by_key(|seat| std::cmp::Reverse(key(*seat)));
        for level in seated.chunk_by_mut(|one, other| key(*one) == key(*other)) {
            if level.len() > 1 {
                context.chance().shuffle(level);
                context.tell(|| Event::Lots { seats: level.iter().map(|seat| Seat::new(*seat)).collect() });
            }
        }
        ranking
    }

    fn elect(&self, state: &mut State, elected: Seats, ending: Ending, context: &mut impl Context<Self>) {
        let most = elected.first().map_or(0, |seat| state.votes[seat.index()]);
        context.tell(|| Event::Elected { seats: elected.into(), ending, votes: votes(most) });
        (state.elected, state.ending) = (elected, Some(ending));
        self.name_next(state, None);
    }

    /// The result: by votes, or in round two by camps (PR15, PR31).
    pub(crate) fn result(&self, state: &State) -> Outcome {
        let score = |seat: Seat| votes(state.votes[state.side(seat).index()]) as i32;
        let Some(ranking) = state.ranking else {
            let key = |seat: Seat| (state.elected.contains(seat), self.standing(state, seat));
            return Outcome::rank(state.players, key, score);
        };
        let key = |seat: Seat| {
            let head = state.side(seat);
            let (is_head, won) = (head == seat, state.elected.contains(head));
            // Two who share the presidency share the first place, and their allies the next by rank.
            let shared = state.elected.len() > 1;
            let rank = if is_head && shared { 0 } else { place_in(&ranking, seat) };
            let ahead =
                if self.options.head_only || shared { [is_head && won, is_head] } else { [won, is_head] };
            (ahead, std::cmp::Reverse(rank))
        };
        Outcome::rank(state.players, key, score)
    }
}

/// All territories of those who are at the table.
pub(crate) fn all_held(state: &State) -> Territories {
    state.held.iter().fold(Territories::NONE, |all, held| all.union(*held))
}
