//! Answers to a challenge card: what is shown and hidden, what can be answered, and what the answer comes to (P40, P43,
//! P61, PR12, PR13, PR34, PR35).

use crate::judge::{self, Verdict};
use crate::refusal::{Allowed, Reason, demand, not_now};
use crate::state::Duel;
use crate::{Action, AnswerKind, ChallengeCard, Event, President, State, Step, Territory};
use crate::{explaining, first_judge, limits};
use rules::{Chance, Context, Seat, never};

/// Samples of typed answers, the same for every card, so that they tell nothing, and right on none.
const NUMBERS: [i64; 3] = [-1, 0, 1_000_000_000];
const SHRUG: &str = "?";
const COUNTED: &str =
    "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize";

/// Is this the sample of an explanation? It uses the very word, so nobody need look for others to know that it is lost.
fn is_sample(card: &ChallengeCard, text: &str) -> bool {
    let rest = text.strip_prefix(card.word().fr.as_str()).and_then(|rest| rest.strip_prefix(' '));
    matches!(card.form, AnswerKind::Forbidden { .. }) && rest == Some(COUNTED)
}

/// What can be done while something is shown that will have to be given back from memory.
pub(crate) const LOOKED: [Action; 2] = [Action::Hide, Action::GiveUp];

/// What is shown is looked at first (P61).
pub(crate) fn allows_hiding(action: &Action) -> Allowed {
    demand(LOOKED.contains(action), not_now(action, Reason::LookFirst))
}

/// Words that can be read, and not too many.
fn readable(text: &str) -> Allowed {
    let unprintable = |sign: char| sign != '\n' && limits::is_unprintable(sign);
    demand(!text.trim().is_empty(), Reason::AnswerEmpty)?;
    demand(text.chars().count() <= judge::LONGEST, Reason::AnswerLong)?;
    demand(!text.chars().any(unprintable), Reason::AnswerUnprintable)
}

impl President {
    /// May a card with this form be performed before the players, who vote (P43, PR12)? What is explained without
    /// forbidden words may be spoken where somebody votes.
    pub(crate) fn may_perform(&self, state: &State, form: AnswerKind) -> bool {
        match form {
            AnswerKind::Performance => true,
            AnswerKind::Forbidden { .. } => !self.voters(state).is_empty(),
            _ => false,
        }
    }

    /// Answers that can be listed, or a sample that gives nothing away (P61).
    pub(crate) fn list_answers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(card) = self.open_card(state) else {
            never!("an answer is asked for without a card");
            return;
        };
        let bot = state.bots.contains(seat);
        match card.form {
            // A lot says whether a bot is right (PR13).
            _ if bot => {}
            AnswerKind::Choice(answers) => out.extend((0..answers).map(Action::Choose)),
            AnswerKind::Number => out.extend(NUMBERS.map(Action::Number)),
            AnswerKind::Territory => out.extend(Territory::all().map(Action::Point)),
            AnswerKind::Memory { .. } | AnswerKind::Naming { .. } => out.push(Action::Words(SHRUG.into())),
            AnswerKind::Forbidden { .. } => {
                // With the very word it can be sent, and is worth nothing: a sample is no answer to be had for a click.
                out.push(Action::Words(format!("{} {COUNTED}", card.word().fr)));
            }
            AnswerKind::Performance => {}
        }
        let others = [Action::Perform, Action::Attempt, Action::GiveUp].into_iter();
        out.extend(others.filter(|action| self.allows_unwritten(state, card.form, bot, action).is_ok()));
    }

    /// May a card with this form be done with otherwise than by an answer of its kind: performed, attempted by a bot, given
    /// up?
    #[inline]
    fn allows_unwritten(&self, state: &State, form: AnswerKind, bot: bool, action: &Action) -> Allowed {
        match action {
            Action::Attempt => demand(bot, Reason::BotsOnly),
            Action::Perform => {
                demand(!bot, Reason::BotDraws)?;
                let typed = matches!(form, AnswerKind::Forbidden { .. });
                let refusal = if typed { Reason::Typed } else { Reason::NotVotedOn };
                demand(self.may_perform(state, form), refusal)
            }
            _ => Ok(()),
        }
    }

    /// May this card be answered so?
    pub(crate) fn allows_answer(&self, state: &State, seat: Seat, action: &Action) -> Allowed {
        let Some(card) = self.open_card(state) else {
            never!("an answer is given without a card");
            return Err(Reason::NoChallenge);
        };
        let bot = state.bots.contains(seat);
        match (action, card.form) {
            (Action::GiveUp | Action::Attempt | Action::Perform, form) => {
                self.allows_unwritten(state, form, bot, action)
            }
            (Action::Choose(_) | Action::Number(_) | Action::Point(_) | Action::Words(_), _) if bot => {
                Err(Reason::BotDraws)
            }
            (Action::Choose(place), AnswerKind::Choice(answers)) => {
                demand(*place < answers, Reason::NoSuchAnswer)
            }
            (Action::Number(_), AnswerKind::Number) | (Action::Point(_), AnswerKind::Territory) => Ok(()),
            (Action::Words(text), AnswerKind::Forbidden { need }) => {
                readable(text)?;
                demand(self.count_words(text) >= usize::from(need), Reason::AnswerShort)
            }
            (Action::Words(text), AnswerKind::Memory { .. } | AnswerKind::Naming { .. }) => readable(text),
            (
                Action::Choose(_) | Action::Number(_) | Action::Point(_) | Action::Words(_),
                AnswerKind::Performance,
            ) => Err(Reason::Perform),
            (Action::Choose(_) | Action::Number(_) | Action::Point(_) | Action::Words(_), _) => {
                Err(Reason::AnswerKind)
            }
            _ => Err(not_now(action, Reason::AnswerFirst)),
        }
    }

    /// What was shown is hidden (P61), or the challenge given up.
    pub(crate) fn hide(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        if *action != Action::Hide {
            return self.answer(state, action, context);
        }
        let seat = state.turn;
        context.tell(|| Event::Hidden { seat });
        state.step = Step::Answer;
    }

    /// An answer, a performance, or neither (P40).
    pub(crate) fn answer(&self, state: &mut State, action: &Action, context: &mut impl Context<Self>) {
        let seat = state.turn;
        let Some(Duel { card: Some(card), number, .. }) = state.duel else {
            never!("an answer is given without a card");
            return;
        };
        let Some(printed) = self.decks.challenge(card) else {
            never!("there is no challenge card {card}");
            return;
        };
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
            Action::Words(text) if is_sample(printed, text) => {
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
                        let Action::Words(text) = answer else {
                            never!("only words are put to the vote, not {answer:?}");
                            return;
                        };
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
            (AnswerKind::Choice(_), answer) => return Verdict::of(card.is_choice_right(number, answer)),
            (AnswerKind::Memory { .. } | AnswerKind::Naming { .. }, Action::Words(text))
                if says_nothing(text) =>
            {
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
    fn count_words(&self, text: &str) -> usize {
        if self.edition.has_first_judge() { first_judge::words(text) } else { explaining::words(text) }
    }
}
