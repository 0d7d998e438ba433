//! Hidden information: the view, which events a viewer is told, what may be looked up, and imagined deals for bots (P43, P61,
//! PR36).

use crate::atlas::votes;
use crate::judge::FORGIVEN;
use crate::state::State;
use crate::task::Task;
use crate::twenty_one::{Hand, total};
use crate::view::{Campaign, Challenge, Debt, OpenCard, Sum, View, Wants};
use crate::{AnswerKind, Ballot, Event, President, Step, Territories, Territory};
use rules::{Chance, Hidden, Rules, Seat, Seats, Viewer};

impl Hidden for President {
    const SECRETS: bool = true;

    type View = View;

    /// In a vote, everyone who was asked but the viewer itself once it has voted.
    fn awaited(&self, state: &State, viewer: Viewer) -> Seats {
        let waiting = |seat: &Seat| !viewer.is(*seat) || self.to_act(state).contains(*seat);
        self.asked(state).iter().filter(waiting).collect()
    }

    /// Ballots are secret until all are in.
    fn sealed(&self, state: &State) -> bool {
        state.step == Step::Ballot
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let everyone = || state.everyone().iter();
        let seated =
            |steps: fn(&State, Seat) -> u16| everyone().map(|seat| votes(steps(state, seat))).collect();
        let own = everyone().find(|seat| viewer.is(*seat));
        let dice = state.dice.filter(|_| state.step == Step::Use);
        let ranking =
            state.ranking.map(|ranking| everyone().map(|place| Seat::new(ranking[place.index()])).collect());
        View {
            round: state.round,
            turns: state.turns,
            turn_limit: self.options.turn_limit,
            starter: state.starter,
            turn: state.turn,
            step: state.step,
            asked: self.asked(state),
            window: state.window,
            parties: everyone().map(|seat| state.parties[seat.index()]).collect(),
            bots: state.bots,
            holders: Territory::all().map(|territory| state.holder(territory)).collect(),
            unassailable: state.firm,
            votes: seated(|state, seat| state.votes[seat.index()]),
            losable: seated(State::losable_votes),
            vacant: votes(state.vacant_votes()),
            dice: state.dice,
            offered: dice.map_or(Territories::NONE, |dice| self.named_by(dice)),
            due: state.due,
            campaign: state.card.and_then(|card| self.show_campaign(card)),
            sum: show_sum(state),
            challenge: self.show_challenge(state),
            ballot: own.and_then(|seat| state.ballots[seat.index()]),
            debts: state
                .debts
                .list()
                .iter()
                .map(|owed| Debt { seat: owed.seat, card: owed.card, votes: votes(owed.left) })
                .collect(),
            campaign_pile: state.campaign.view(),
            challenge_pile: state.challenges.view(),
            ranking: ranking.unwrap_or_default(),
            sides: everyone().map(|seat| state.side(seat)).collect(),
            offices: everyone().map(|seat| state.offices[seat.index()]).collect(),
            elected: state.elected,
            ending: state.ending,
        }
    }

    /// What is to be remembered cannot be looked up while the answer is awaited (P61), nor can the map be that is
    /// covered (PR36).
    fn hidden_in_history(&self, then: &State, now: &State) -> bool {
        let one_turn = (then.round, then.turns) == (now.round, now.turns);
        let remembered = one_turn && then.step == Step::Look && now.step == Step::Answer;
        let covered =
            |state: &State| state.step == Step::Answer && self.view(state, Viewer::Public).map_is_covered();
        remembered || covered(now) && !covered(then)
    }

    /// Ballots are told to their authors only; everything else to everybody.
    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Voted { seat, .. } if !viewer.is(*seat) => None,
            _ => Some(event.clone()),
        }
    }

    /// Of the others' ballots nothing is known, but that the vote is still open; of what was to be remembered nothing,
    /// once it is hidden.
    fn redeal(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        if state.step == Step::Answer {
            self.forget_items(state, chance);
        }
        if state.step != Step::Ballot {
            return;
        }
        let others = self.voters(state).without(seat);
        for other in others.iter() {
            let ballots = [None, Some(Ballot::Yes), Some(Ballot::No), Some(Ballot::Abstain)];
            state.ballots[other.index()] = ballots[chance.below(4) as usize];
        }
        if self.to_act(state).is_empty() && !others.is_empty() {
            let silent = others.iter().nth(chance.below(others.len() as u32) as usize);
            silent.into_iter().for_each(|silent| state.ballots[silent.index()] = None);
        }
    }
}

impl President {
    fn show_campaign(&self, number: u8) -> Option<Campaign> {
        let card = self.decks.campaign(number)?;
        Some(Campaign {
            card: number,
            credit: card.credit,
            votes: votes(card.steps),
            title: card.title.clone(),
            text: card.text.clone(),
        })
    }

    fn show_challenge(&self, state: &State) -> Option<Challenge> {
        let duel = state.duel?;
        let hand = |hand: Hand| hand.iter().map(|card| card.0).collect();
        Some(Challenge {
            challenger: state.turn,
            challenged: duel.holder,
            territory: duel.territory,
            question: duel.card.and_then(|card| self.show_question(state, card, duel.number)),
            hands: duel.hands.map(hand),
            totals: duel.hands.map(total),
        })
    }

    /// The card as it was read out. What is named here holds no right answer (P61).
    fn show_question(&self, state: &State, card: u16, number: u32) -> Option<OpenCard> {
        let (printed, dealt) = (self.decks.challenge(card)?, self.decks.dealt(card, number)?);
        let wants = match dealt.task {
            Task::Choice { answers, .. } => Wants::Choice(answers),
            Task::Number { tolerance, unit, .. } => Wants::Number { unit, tolerance },
            Task::Territory(_) => Wants::Territory,
            Task::Memory { items, shown } => Wants::Memory {
                count: items.len() as u8,
                shown,
                items: if state.step == Step::Look { items } else { Vec::new() },
            },
            Task::Naming { need, .. } => {
                let counts = !self.edition.has_first_judge();
                Wants::Names { need, forgiven: counts.then_some(FORGIVEN as u8) }
            }
            Task::Forbidden { word, fr, en, need } => Wants::Explanation {
                word,
                forbidden_fr: fr,
                forbidden_en: en,
                need,
                spoken: self.may_perform(state, printed.form),
                voted: !self.edition.has_first_judge(),
            },
            Task::Performance => Wants::Performance,
        };
        Some(OpenCard {
            card,
            kind: printed.kind,
            seconds: printed.seconds,
            difficulty: printed.difficulty,
            title: printed.title.clone(),
            text: dealt.text,
            wants,
        })
    }

    fn forget_items(&self, state: &mut State, chance: &mut impl Chance) {
        let Some(card) = self.open_card(state) else { return };
        if let (AnswerKind::Memory { .. }, Some(duel)) = (card.form, &mut state.duel) {
            duel.number = card.dealing.with_same_text(duel.number, chance);
        }
    }
}

fn show_sum(state: &State) -> Option<Sum> {
    let (tally, Step::Sum(purpose)) = (state.sum?, state.step) else { return None };
    Some(Sum {
        purpose,
        chooser: tally.chooser,
        from: tally.from,
        to: tally.to,
        target: votes(tally.target),
        left: votes(tally.left),
    })
}
