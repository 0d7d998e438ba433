//! Ballots on a performance, or on an explanation without forbidden words: who votes, what is cast and what it comes to
//! (P43, PR12, PR13).

use crate::refusal::{Allowed, Reason};
use crate::state::PLAYERS;
use crate::{Action, Ballot, ChallengeKind, Event, President, State, Step, options::Partisan};
use rules::{Chance, Context, Seat, Seats, never};

/// What a person can cast.
const PAPERS: [Action; 3] =
    [Action::Vote(Ballot::Yes), Action::Vote(Ballot::No), Action::Vote(Ballot::Abstain)];
/// A bot votes by a draw of its own (PR13).
const BOTS_PAPER: [Action; 1] = [Action::ByLot];

/// What a voter can cast.
pub(crate) fn papers(state: &State, seat: Seat) -> &'static [Action] {
    if state.bots.contains(seat) { &BOTS_PAPER } else { &PAPERS }
}

/// May a voter cast this?
pub(crate) fn allows_vote(state: &State, seat: Seat, action: &Action) -> Allowed {
    match action {
        action if papers(state, seat).contains(action) => Ok(()),
        Action::Vote(_) => Err(Reason::BotDraws),
        Action::ByLot => Err(Reason::BotsOnly),
        _ => Err(Reason::VoteFirst),
    }
}

impl President {
    /// Do players vote on cards of this kind (P43, PR12)?
    pub(crate) fn is_voted_on(&self, kind: ChallengeKind) -> bool {
        kind.is_performance() || kind == ChallengeKind::Forbidden && !self.edition.has_first_judge()
    }

    /// Is there anybody to judge what the challenger performs? Of a bot's performance a draw decides (PR13); a person
    /// is not judged by bots and themselves alone (PR12).
    pub(crate) fn can_be_judged(&self, state: &State, holder: Seat) -> bool {
        let voters = self.voters_at(state, holder);
        if self.edition.has_lonely_votes() || state.bots.contains(state.turn) {
            return !voters.is_empty();
        }
        voters.without(state.turn).iter().any(|seat| !state.bots.contains(seat))
    }

    /// Who votes on a performance: all in round one with three players or more; else nobody is neutral, and the table
    /// has settled who judges then (P43, PR12).
    fn voters_at(&self, state: &State, holder: Seat) -> Seats {
        let neutral = state.players > 2 && state.round == 1;
        match self.options.partisan {
            _ if neutral => state.everyone(),
            Partisan::Table => state.everyone(),
            Partisan::Opponent => Seats::only(holder),
            Partisan::Nobody => Seats::NONE,
        }
    }

    /// Who votes on the performance under way.
    pub(crate) fn voters(&self, state: &State) -> Seats {
        if state.step == Step::Ballot && !self.edition.has_lonely_votes() {
            return state.judges;
        }
        state.duel.map_or(Seats::NONE, |duel| self.voters_at(state, duel.holder))
    }

    /// The vote is open. Whoever plays a seat may have changed since the card was read, and nobody alone with bots
    /// judges themselves; from here on the voters stay the same.
    pub(crate) fn open_ballot(&self, state: &mut State) {
        let voters = self.voters(state);
        let others = voters.without(state.turn);
        let alone = others.iter().all(|seat| state.bots.contains(seat));
        if !self.edition.has_lonely_votes() {
            state.judges = if alone && !others.is_empty() { others } else { voters };
        }
        state.step = Step::Ballot;
    }

    /// A ballot; the last one closes the vote (P43, PR12).
    pub(crate) fn vote(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        let ballot = match action {
            Action::Vote(ballot) => *ballot,
            // A bot votes by a draw of its own (PR13).
            _ => {
                let card = self.open_card(state);
                never!(card.is_none(), "a vote without a card");
                let difficulty = card.map_or(50, |card| card.difficulty);
                if context.chance().below(100) < u32::from(difficulty) { Ballot::Yes } else { Ballot::No }
            }
        };
        state.ballots[seat.index()] = Some(ballot);
        context.tell(|| Event::Voted { seat, ballot });
        let voters = self.voters(state);
        if voters.iter().any(|voter| state.ballots[voter.index()].is_none()) {
            return;
        }
        state.window = state.window.wrapping_add(1);
        state.judges = Seats::NONE;
        let ballots = std::mem::replace(&mut state.ballots, [None; PLAYERS]);
        let cast = |ballot| voters.iter().filter(|voter| ballots[voter.index()] == Some(ballot)).count();
        let passed = cast(Ballot::Yes) > cast(Ballot::No);
        context.tell(|| {
            let list = voters.iter().filter_map(|voter| Some((voter, ballots[voter.index()]?)));
            Event::Counted { ballots: list.collect(), passed }
        });
        self.decide(state, passed, context);
    }
}
