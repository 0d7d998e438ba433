//! Challenges: a card is read, answered and judged, or performed and voted on (P40 to P44, PR12, PR13, PR18).

use crate::choices;
use crate::event::Event;
use crate::explaining;
use crate::first_judge;
use crate::judge::{self, Verdict};
use crate::options::Partisan;
use crate::state::{Duel, PLAYERS};
use crate::{Action, Ballot, ChallengeCard, Form, Kind, President, Purpose, State, Step, Territory};
use rules::{Chance, Context, Seat, Seats};

impl President {
    /// Challenges whoever holds a territory (P14, P15, P21).
    pub(crate) fn challenge(
        &self,
        state: &mut State,
        territory: Territory,
        context: &mut impl Context<Self>,
    ) {
        let (seat, Some(holder)) = (state.turn, state.holder(territory)) else { return };
        context.tell(|| Event::Challenged { seat, holder, territory });
        let mut duel = Duel { territory, holder, card: None, number: 0, hands: [0; 2] };
        if self.options.blackjack {
            self.deal_hands(&mut duel, context);
            state.step = Step::Challenger;
        } else {
            let Some(card) = self.draw_challenge(state, holder, context) else { return };
            let Some(printed) = self.decks.challenge(card) else { return };
            // What it asks this time; a card that always asks the same needs no draw.
            let number = if printed.tasks() > 1 { context.chance().below(printed.tasks()) } else { 0 };
            // Of what is contested everybody has just read the name and the value (PR36).
            let number = printed.dealing.apart_from(territory, number, &self.atlas);
            context.tell(|| Event::Read { seat: holder, card, text: self.decks.filled_text(card, number) });
            (duel.card, duel.number) = (Some(card), number);
            let memory = matches!(printed.form, Form::Memory { .. });
            state.step = if memory { Step::Look } else { Step::Answer };
        }
        state.duel = Some(duel);
    }

    /// The next challenge card that can be used (P40, PR12). There is always one: most are judged by the engine.
    fn draw_challenge(
        &self,
        state: &mut State,
        holder: Seat,
        context: &mut impl Context<Self>,
    ) -> Option<u16> {
        loop {
            let card = state.challenges.draw(context.chance())?;
            let kind = self.decks.challenge(card)?.kind;
            if !self.is_voted_on(kind) || self.can_be_judged(state, holder) {
                return Some(card);
            }
            state.challenges.put_under(card);
            context.tell(|| Event::LeftOut { card });
        }
    }

    /// Do players vote on cards of this kind (P43, PR12)?
    fn is_voted_on(&self, kind: Kind) -> bool {
        kind.is_performance() || kind == Kind::Forbidden && !self.edition.has_first_judge()
    }

    /// Is there anybody to judge what the challenger performs? Of a bot's performance a draw decides (PR13); a person
    /// is not judged by bots and themselves alone (PR12).
    fn can_be_judged(&self, state: &State, holder: Seat) -> bool {
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
    fn open_ballot(&self, state: &mut State) {
        let voters = self.voters(state);
        let others = voters.without(state.turn);
        let alone = others.iter().all(|seat| state.bots.contains(seat));
        if !self.edition.has_lonely_votes() {
            state.judges = if alone && !others.is_empty() { others } else { voters };
        }
        state.step = Step::Ballot;
    }

    /// The open challenge card.
    pub(crate) fn open_card(&self, state: &State) -> Option<&ChallengeCard> {
        self.decks.challenge(state.duel?.card?)
    }

    /// What was shown is hidden (P61).
    pub(crate) fn hide(&self, state: &mut State, context: &mut impl Context<Self>) {
        let seat = state.turn;
        context.tell(|| Event::Hidden { seat });
        state.step = Step::Answer;
    }

    /// An answer, a performance, or neither (P40).
    pub(crate) fn answer(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        let seat = state.turn;
        let Some(Duel { card: Some(card), number, .. }) = state.duel else { return };
        let Some(printed) = self.decks.challenge(card) else { return };
        let right = match action {
            Action::Perform => {
                context.tell(|| Event::Performed { seat });
                return self.open_ballot(state);
            }
            Action::GiveUp => {
                context.tell(|| Event::GaveUp { seat, card: Some(card), number });
                false
            }
            Action::Attempt => {
                let right = context.chance().below(100) < u32::from(printed.difficulty);
                context.tell(|| Event::Attempted { seat, card, number, right });
                right
            }
            // Bots play this through in their heads: what it is lost by matters only where it is told.
            Action::Words(text) if choices::is_sample(printed, text) => {
                context.tell(|| {
                    let faults = match self.verdict(printed, number, action) {
                        Verdict::Wrong(faults) => faults,
                        Verdict::Right | Verdict::Vote => Vec::new(),
                    };
                    Event::Answered { seat, card, number, answer: action.clone(), right: false, faults }
                });
                false
            }
            answer => {
                let (right, faults) = match self.verdict(printed, number, answer) {
                    Verdict::Right => (true, Vec::new()),
                    Verdict::Wrong(faults) => (false, faults),
                    Verdict::Vote => {
                        let Action::Words(text) = answer else { return };
                        context.tell(|| Event::Explained { seat, text: text.clone() });
                        return self.open_ballot(state);
                    }
                };
                context.tell(|| Event::Answered {
                    seat,
                    card,
                    number,
                    answer: answer.clone(),
                    right,
                    faults,
                });
                right
            }
        };
        self.decide(state, right, context);
    }

    /// What an answer to a card with this task comes to. Little is put into words where that can be avoided: bots play
    /// through many challenges in their heads.
    fn verdict(&self, card: &ChallengeCard, number: u32, answer: &Action) -> Verdict {
        let says_nothing = |text: &str| !text.chars().any(char::is_alphanumeric);
        match (card.form, answer) {
            (Form::Choice(_), answer) => return Verdict::of(card.is_choice_right(number, answer)),
            (Form::Memory { .. } | Form::Naming { .. }, Action::Words(text)) if says_nothing(text) => {
                return Verdict::of(false);
            }
            _ => {}
        }
        let task = card.dealing.task(number, &self.atlas);
        if !self.edition.has_first_judge() {
            return judge::verdict(&task, answer, &self.atlas, self.edition);
        }
        match first_judge::is_right(&task, answer, self.atlas.lexicon()) {
            true => Verdict::Right,
            false => Verdict::Wrong(Vec::new()),
        }
    }

    /// How many words an explanation has.
    pub(crate) fn count_words(&self, text: &str) -> usize {
        if self.edition.has_first_judge() { first_judge::words(text) } else { explaining::words(text) }
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
                let difficulty = self.open_card(state).map_or(50, |card| card.difficulty);
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

    /// A challenge is won or lost (P41, P42), and its card goes under the pile (P36).
    pub(crate) fn decide(&self, state: &mut State, won: bool, context: &mut impl Context<Self>) {
        let Some(Duel { territory, holder, card, .. }) = state.duel.take() else { return };
        if let Some(card) = card {
            state.challenges.put_under(card);
        }
        let (seat, side) = (state.turn, state.own_side());
        if won {
            context.tell(|| Event::Won { seat, holder: side, from: holder, territory });
            self.hand_over(state, territory, Some(holder), Some(side), context);
        } else {
            context.tell(|| Event::Failed { seat, holder, territory });
            state.fortify(territory, holder, &self.atlas);
            let value = self.atlas.steps(territory);
            if self.open_sum(state, Purpose::Seizure, holder, Some(side), Some(holder), value, context) {
                return;
            }
        }
        self.go_on(state, context);
    }
}
