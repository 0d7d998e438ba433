//! Invariant checks of a state: what must be conserved is, and what the game waits for fits what is on the board (P36,
//! P60, PR26).

use crate::atlas::ALL_STEPS;
use crate::faces;
use crate::pile::Cards;
use crate::rounds::{MAJORITY, all_held};
use crate::state::{Duel, PLAYERS, State, Tally};
use crate::twenty_one::{DECK, Hand, total};
use crate::{AnswerKind, Ending, President, Purpose, Step, Territories, subset_sum};
use rules::{Rules, Seat};

type AuditResult = Result<(), String>;

fn require(holds: bool, fault: &str) -> AuditResult {
    if holds { Ok(()) } else { Err(fault.to_owned()) }
}

impl President {
    pub(crate) fn audit_seats(&self, state: &State) -> AuditResult {
        require(state.players == self.seats, "P1: another number of players is expected")?;
        let seated = |seat: Seat| seat.index() < usize::from(self.seats);
        let tally = state.sum.map_or([None; 3], |tally| [Some(tally.chooser), tally.from, tally.to]);
        let others =
            [state.duel.map(|duel| duel.holder), state.naming, Some(state.starter), Some(state.turn)];
        let all = tally.into_iter().chain(others).flatten();
        let sets = state.bots.iter().chain(state.elected.iter()).chain(state.judges.iter());
        let debtors = state.debts.list().iter().map(|owed| owed.seat);
        require(all.chain(sets).chain(debtors).all(seated), "P1: somebody is not at the table")?;
        require(
            (state.round == 2) == state.ranking.is_some(),
            "P54: round two has a ranking, round one none",
        )?;
        require(
            matches!(state.round, 1 | 2) && (state.round == 1 || self.seats > 2),
            "P53: there is no such round",
        )?;
        if let Some(ranking) = state.ranking {
            let seats = usize::from(self.seats);
            let there = |seat: usize| ranking[..seats].contains(&(seat as u8));
            let rest = (seats..PLAYERS).all(|place| usize::from(ranking[place]) == place);
            require((0..seats).all(there) && rest, "PR14: everybody has one rank")?;
        }
        let beyond = |place: &usize| *place >= usize::from(self.seats);
        let empty = |place: usize| state.parties[place].is_none() && state.offices[place].is_none();
        require((0..PLAYERS).filter(beyond).all(empty), "P1: nobody sits there")?;
        let parties: Vec<_> = state.parties.iter().flatten().collect();
        let twice = parties.iter().enumerate().any(|(place, party)| parties[..place].contains(party));
        require(!twice, "P1: each player has a party of their own")?;
        let joining = state.step == Step::Join;
        let joined = |n: u8| state.parties[usize::from((u8::from(state.starter) + n) % self.seats)].is_some();
        require(joining == (parties.len() < usize::from(self.seats)), "P1: parties are chosen first")?;
        require((0..parties.len() as u8).all(joined), "P1: parties are chosen in turn")?;
        require(
            !joining || self.options.chosen_parties && state.window == parties.len() as u32,
            "P1: parties were drawn",
        )
    }

    /// Votes are the values of territories, and nothing is lost (P60).
    pub(crate) fn audit_board(&self, state: &State) -> AuditResult {
        let held: usize = state.held.iter().map(|held| held.len()).sum();
        let all = all_held(state);
        require(
            held == all.len() && all.intersection(state.vacant).is_empty(),
            "P60: a territory is held twice",
        )?;
        require(all.union(state.vacant) == Territories::ALL, "P60: a territory is missing")?;
        require(state.firm.difference(all).is_empty(), "P27: a vacant territory is unassailable")?;
        for (seat, held) in state.held.iter().enumerate() {
            let fits = state.votes[seat] == self.atlas.worth(*held)
                && state.firm_votes[seat] == self.atlas.worth(held.intersection(state.firm));
            require(fits, "P60: votes are the values of the territories held")?;
            let head = seat < PLAYERS && state.side(Seat::new(seat as u8)) == Seat::new(seat as u8);
            let seated = seat < usize::from(self.seats);
            require(held.is_empty() || seated && head, "P56: only heads hold territories in round two")?;
        }
        let sum = state.votes.iter().sum::<u16>() + self.atlas.worth(state.vacant);
        require(sum == ALL_STEPS, "P60: held and vacant make 49 000 000")
    }

    /// Every card is somewhere, once (P36).
    pub(crate) fn audit_cards(&self, state: &State) -> AuditResult {
        let whole = |pile: Option<Cards>, open: &mut dyn Iterator<Item = u16>, deck: usize| {
            let Some(mut cards) = pile else { return false };
            for card in open {
                if usize::from(card) >= deck || cards.contains(card) {
                    return false;
                }
                cards.insert(card);
            }
            cards == Cards::below(deck)
        };
        let mut open = state.debts.list().iter().map(|owed| owed.card).chain(state.card).map(u16::from);
        require(
            whole(state.campaign.cards(), &mut open, self.decks.campaign_cards()),
            "P36: a campaign card is missing or there twice",
        )?;
        let mut open = state.duel.and_then(|duel| duel.card).into_iter();
        require(
            whole(state.challenges.cards(), &mut open, self.decks.challenge_cards()),
            "P36: a challenge card is missing or there twice",
        )?;
        for owed in state.debts.list() {
            let card = self.decks.campaign(owed.card);
            let fits = card.is_some_and(|card| !card.credit && (1..=card.steps).contains(&owed.left));
            require(fits, "P34: a debt is what is left of a red card")?;
            require(state.side(owed.seat) == owed.seat, "PR17: only heads owe in round two")?;
        }
        Ok(())
    }

    pub(crate) fn audit_course(&self, state: &State) -> AuditResult {
        let limit = self.options.turn_limit.unwrap_or(u16::MAX);
        let over = matches!(state.step, Step::Over | Step::Government);
        require(
            state.turns <= limit && (over || state.turns < limit),
            "PR22: the round has ended by its limit",
        )?;
        if !over && state.turns < u16::MAX {
            let first = state.ranking.map_or(u8::from(state.starter), |ranking| ranking[0]);
            let turn = (u32::from(first) + u32::from(state.turns)) % u32::from(self.seats);
            require(turn == u32::from(u8::from(state.turn)), "P3, P56: it is another player's turn")?;
        }
        let rolled = !matches!(state.step, Step::Join | Step::Roll) && !over;
        require(rolled == state.dice.is_some(), "P10: the dice are rolled once a turn")?;
        require(state.dice.is_none_or(faces::can_be), "P10: the dice cannot show that")?;
        require(state.dice.is_some() || state.due == 0, "P23: cards come with the dice")?;
        require(
            state.dice.is_none_or(|dice| state.due <= faces::stars(dice) + 1),
            "P23: too many cards are due",
        )?;
        let fresh = state.vacant == Territories::ALL && state.turns == 0 && state.round == 1;
        require(state.step != Step::Join || fresh, "P1: parties are chosen first")?;
        if let (Step::Use, Some(dice)) = (state.step, state.dice) {
            let open = self.offer(state, dice).is_open();
            require(open && state.due == faces::stars(dice), "P17: the dice leave no choice")?;
        }
        let sealed = state.step == Step::Ballot;
        require(sealed || state.judges.is_empty(), "PR12: there are judges without a vote")?;
        let voters = self.voters(state);
        let stray = |seat: usize| {
            state.ballots[seat].is_some() && !(sealed && voters.contains(Seat::new(seat as u8)))
        };
        require(!(0..PLAYERS).any(stray), "PR12: there is a ballot without a vote")?;
        require(!sealed || !self.to_act(state).is_empty(), "PR12: the vote is over")
    }

    pub(crate) fn audit_sum(&self, state: &State) -> AuditResult {
        let (Some(tally), Step::Sum(purpose)) = (state.sum, state.step) else {
            let idle = state.sum.is_none() && !matches!(state.step, Step::Sum(_));
            return require(idle && state.card.is_none(), "P30: no sum is being made up");
        };
        let Tally { chooser, from, to, target, left } = tally;
        let (turn, side) = (state.turn, state.own_side());
        let parties = match purpose {
            Purpose::Credit => chooser == turn && from.is_none() && to == Some(side),
            Purpose::Cost => chooser == turn && from == Some(side) && to.is_none(),
            Purpose::Debt => from == Some(chooser) && to.is_none() && state.side(chooser) == chooser,
            Purpose::Seizure => {
                from == Some(side) && to == Some(chooser) && chooser != side && state.side(chooser) == chooser
            }
        };
        require(parties, "PR30: somebody else picks, gives or takes")?;
        let card = state.card.and_then(|card| self.decks.campaign(card));
        let colour = match purpose {
            Purpose::Credit => card.is_some_and(|card| card.credit),
            Purpose::Cost | Purpose::Debt => card.is_some_and(|card| !card.credit),
            Purpose::Seizure => state.card.is_none(),
        };
        require(colour, "P30: another card lies open")?;
        require(left > 0 && left <= target && target < 64, "P30: the sum is none")?;
        require(subset_sum::can_make(&self.atlas, state.pool(from), left), "PR32: the sum cannot be made")
    }

    pub(crate) fn audit_duel(&self, state: &State) -> AuditResult {
        let at_cards = matches!(state.step, Step::Challenger | Step::Challenged);
        let under_way = at_cards || matches!(state.step, Step::Look | Step::Answer | Step::Ballot);
        let Some(Duel { territory, holder, card, number, hands }) = state.duel else {
            return require(!under_way, "P40: there is no challenge");
        };
        require(under_way, "P40: a challenge is open")?;
        require(
            at_cards == self.options.blackjack && at_cards == card.is_none(),
            "PR27: challenges are otherwise",
        )?;
        let held = state.holder(territory) == Some(holder) && !state.firm.contains(territory);
        require(held && holder != state.own_side(), "P27: nobody can be challenged for that")?;
        require(
            u16::from(self.atlas.steps(territory)) <= self.stake(state),
            "P44: that is more than the stake",
        )?;
        let dice = state
            .dice
            .is_some_and(|dice| self.named_by(dice).contains(territory) && state.due == faces::stars(dice));
        require(dice, "P11: the dice do not name that")?;
        if at_cards {
            require(number == 0, "PR27: no card was read")?;
            let fit = hands[0].intersection(hands[1]).is_empty()
                && hands[0].union(hands[1]).difference(DECK).is_empty();
            let two = hands.iter().all(|hand| hand.len() >= 2 && total(*hand) <= 21);
            let first = state.step == Step::Challenged || hands[1].len() == 2;
            return require(fit && two && first, "PR27: the hands cannot be so");
        }
        require(hands == [Hand::NONE; 2], "PR27: nobody plays at twenty-one")?;
        let Some(card) = self.open_card(state) else { return require(false, "P40: there is no such card") };
        let voted_on = !self.voters(state).is_empty();
        require(number < card.tasks(), "P40: the card has no such task")?;
        let fits = match (state.step, card.form) {
            (Step::Look, form) => matches!(form, AnswerKind::Memory { .. }),
            (Step::Ballot, form) => {
                voted_on && matches!(form, AnswerKind::Performance | AnswerKind::Forbidden { .. })
            }
            (_, AnswerKind::Performance) => voted_on,
            _ => true,
        };
        require(fits, "PR12: that card is not played so")
    }

    pub(crate) fn audit_end(&self, state: &State) -> AuditResult {
        let over = matches!(state.step, Step::Over | Step::Government);
        require(
            over == state.ending.is_some() && over != state.elected.is_empty(),
            "P51: somebody is elected at the end",
        )?;
        require(
            (state.step == Step::Government) == state.naming.is_some(),
            "P58: nobody names a government",
        )?;
        require(over || state.offices.iter().all(Option::is_none), "P58: there is no government yet")?;
        if !over {
            require(!state.vacant.is_empty(), "P52: the round is over")?;
            // While a debt is being paid it is no longer deducted (PR26), so that votes alone do not tell.
            require(
                self.options.debts_count || self.majority(state).is_none(),
                "P51: somebody has a majority",
            )?;
            return Ok(());
        }
        let heads = |seat: Seat| state.side(seat) == seat;
        require(state.elected.len() <= 2 && state.elected.iter().all(heads), "P57: a head is elected")?;
        let fits = match state.ending {
            Some(Ending::Majority) => {
                state.elected.iter().all(|seat| i32::from(state.votes[seat.index()]) >= MAJORITY)
            }
            Some(Ending::Count) => self.seats == 2,
            Some(Ending::RunOff) => state.round == 2,
            None => false,
        };
        require(fits, "P51: nobody is elected so")?;
        let fits = state
            .naming
            .is_none_or(|head| state.elected.contains(head) && !self.unnamed(state, head).is_empty());
        require(fits, "P58: there is nobody left to name")?;
        let may_hold = |seat: Seat| {
            let head = state.side(seat);
            head != seat && state.elected.contains(head)
        };
        for seat in state.everyone().iter().filter(|seat| state.offices[seat.index()].is_some()) {
            require(may_hold(seat), "P58: only allies hold office")?;
            let twin = |other: &Seat| *other != seat && state.side(*other) == state.side(seat);
            let same = |other: Seat| state.offices[other.index()] == state.offices[seat.index()];
            require(!state.everyone().iter().filter(twin).any(same), "P58: an office is held once")?;
        }
        Ok(())
    }
}
