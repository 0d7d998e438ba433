//! An action is carried out: which file does it.

use crate::event::Event;
use crate::state::{PLAYERS, State};
use crate::{Action, Party, President, Step, Territories, Timer};
use crate::{debts::Debts, pile::Pile};
use rules::{Chance, Context, Seat, Seats};

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

    fn join(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        let seat = self.joining(state);
        let party = match action {
            Action::Join(party) => Some(*party),
            _ => {
                let free = self.free_parties(state).count() as u32;
                self.free_parties(state).nth(context.chance().below(free.max(1)) as usize)
            }
        };
        let Some(party) = party else { return };
        state.parties[seat.index()] = Some(party);
        context.tell(|| Event::Joined { seat, party });
        if state.everyone().iter().all(|seat| state.parties[seat.index()].is_some()) {
            state.step = Step::Roll;
        }
    }

    #[inline]
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        // Ballots are answers to one question; the last of them opens the next.
        if state.step == Step::Ballot {
            return self.vote(state, seat, action, context);
        }
        state.window = state.window.wrapping_add(1);
        match (state.step, action) {
            (Step::Join, _) => self.join(state, action, context),
            (Step::Roll, _) => self.roll(state, context),
            (Step::Use, Action::Take(territory)) => self.take(state, *territory, context),
            (Step::Use, Action::Challenge(territory)) => self.challenge(state, *territory, context),
            (Step::Use, Action::Fortify(territory)) => self.fortify(state, *territory, context),
            (Step::Use, Action::Draw) => self.draw_instead(state, context),
            (Step::Use, _) => self.use_by_lot(state, context),
            (Step::Sum(purpose), _) => self.pick_for_sum(state, purpose, action, context),
            (Step::Look, Action::Hide) => self.hide(state, context),
            (Step::Look | Step::Answer, _) => self.answer(state, action, context),
            (Step::Challenger | Step::Challenged, _) => self.play_hand(state, action, context),
            (Step::Government, Action::Name { seat, office }) => self.name(state, *seat, *office, context),
            (Step::Government, _) => self.proclaim(state, context),
            (Step::Ballot | Step::Over, _) => {}
        }
    }

    /// A bot or a person plays a seat from now on (PR13).
    pub(crate) fn reseat(&self, state: &mut State, timer: Timer, context: &mut impl Context<Self>) {
        let (seat, bot) = match timer {
            Timer::Bot(seat) => (seat, true),
            Timer::Person(seat) => (seat, false),
        };
        state.bots = if bot { state.bots.with(seat) } else { state.bots.without(seat) };
        // Whoever comes to a table sees who sits there; only a change in the middle of a game is news.
        if state.round > 1 || state.turns > 0 {
            context.tell(|| Event::Played { seat, bot });
        }
    }
}
