//! The start: who begins, who plays for which party, the empty board and the shuffled piles (P1 to P3, P36, PR1, PR6,
//! PR28).

use crate::refusal::{Allowed, Reason, demand};
use crate::state::{PLAYERS, State};
use crate::{Action, Event, Party, President, Step, Territories};
use crate::{debts::Debts, pile::Pile};
use rules::{Chance, Context, Seat, Seats, never};

impl President {
    /// The set-up (P1 to P3, P36): who begins, and the parties. The board is empty, and both piles are shuffled.
    pub(crate) fn set_up(&self, context: &mut impl Context<Self>) -> State {
        let lot = self.options.starter.is_none();
        let starter = self
            .options
            .starter
            .unwrap_or_else(|| Seat::new(context.chance().below(self.seats.into()) as u8));
        context.tell(|| Event::Starter { seat: starter, lot });
        let mut state = State {
            held: [Territories::NONE; PLAYERS],
            vacant: Territories::ALL,
            firm: Territories::NONE,
            votes: [0; PLAYERS],
            firm_votes: [0; PLAYERS],
            campaign: Pile::full(self.decks.campaign_cards()),
            challenges: Pile::full(self.decks.challenge_cards()),
            debts: Debts::NONE,
            window: 0,
            turns: 0,
            players: self.seats,
            round: 1,
            starter,
            turn: starter,
            step: Step::Join,
            dice: None,
            due: 0,
            card: None,
            sum: None,
            duel: None,
            ballots: [None; PLAYERS],
            judges: Seats::NONE,
            parties: [None; PLAYERS],
            ranking: None,
            bots: Seats::NONE,
            elected: Seats::NONE,
            ending: None,
            offices: [None; PLAYERS],
            naming: None,
        };
        if !self.options.chosen_parties {
            let mut parties = Party::ALL;
            context.chance().shuffle(&mut parties);
            for (seat, party) in state.everyone().iter().zip(parties) {
                state.parties[seat.index()] = Some(party);
                context.tell(|| Event::Joined { seat, party });
            }
            state.step = Step::Roll;
        }
        state
    }

    /// Who chooses a party next: in turn order from the starter (P1).
    pub(crate) fn joining(&self, state: &State) -> Seat {
        let joined = state.parties.iter().flatten().count() as u8;
        Seat::new((u8::from(state.starter) + joined) % state.players)
    }

    /// The parties that nobody plays for yet (P1), or a lot among them (PR28).
    pub(crate) fn list_parties(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(free_parties(state).map(Action::Join));
        out.extend(allows_lot(state).is_ok().then_some(Action::ByLot));
    }

    /// May this party be chosen, or a lot choose?
    pub(crate) fn allows_joining(&self, state: &State, action: &Action) -> Allowed {
        match action {
            Action::Join(party) => demand(is_free(state, *party), Reason::PartyTaken),
            Action::ByLot => allows_lot(state),
            _ => Err(Reason::JoinFirst),
        }
    }

    /// A party is chosen or drawn; after the last one the game begins.
    pub(crate) fn join(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        let seat = self.joining(state);
        let party = match action {
            Action::Join(party) => Some(*party),
            _ => {
                let free = free_parties(state).count() as u32;
                free_parties(state).nth(context.chance().below(free.max(1)) as usize)
            }
        };
        let Some(party) = party else {
            never!("there are more parties than players");
            return;
        };
        state.parties[seat.index()] = Some(party);
        context.tell(|| Event::Joined { seat, party });
        if state.everyone().iter().all(|seat| state.parties[seat.index()].is_some()) {
            state.step = Step::Roll;
        }
    }
}

/// Does nobody play for this party yet (P1)?
fn is_free(state: &State, party: Party) -> bool {
    !state.parties.contains(&Some(party))
}

fn free_parties(state: &State) -> impl Iterator<Item = Party> {
    Party::ALL.into_iter().filter(|party| is_free(state, *party))
}

/// There are at least as many parties as players, and two players at least: there is a choice but for a sixth.
fn allows_lot(state: &State) -> Allowed {
    demand(free_parties(state).count() > 1, Reason::OneChoice)
}
