//! Bots and advice: what is to be thought about goes out as data, and comes back as an answer.

use crate::local_table::{LocalTable, count};
use any_game::AnyGame;
use bots::Budget;
use rules::{Seat, Seed, Settings, Viewer};
use serde::{Deserialize, Serialize};
use wire::{DecisionId, Level, Payload, ProtocolError, ProtocolErrorCode, ToClient};

/// Something to be thought about, wherever there is time for it: everything that is needed, as data.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BotQuestion {
    /// By this the answer is known.
    pub number: u64,
    /// The game's id.
    pub game: String,
    /// The options of the table.
    pub settings: Settings,
    /// How many play.
    pub seats: u8,
    /// The table as it stands. The bot forgets at once what its seat does not know.
    pub snapshot: String,
    /// For whom.
    pub seat: Seat,
    /// How well.
    pub level: Level,
    /// How long.
    pub budget: Budget,
    /// Where the bot's own draws come from.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BotAnswer {
    /// The question's number.
    pub number: u64,
    /// What to do; nothing if the question was no use.
    pub action: Option<Payload>,
}

/// Thinks. It takes as long as the question allows.
pub fn think<'g>(find: impl Fn(&str) -> Option<&'g dyn AnyGame>, question: &BotQuestion) -> BotAnswer {
    let BotQuestion { game, settings, seats, snapshot, seat, level, budget, seed, .. } = question;
    let opened = find(game).and_then(|game| {
        // The table's own draws play no part in a bot's thoughts.
        game.open(settings, *seats, Seed::default(), Some(snapshot), &[]).ok()
    });
    let table = opened.map(|opened| opened.table).filter(|table| table.to_act().contains(*seat));
    let action = table.map(|table| table.think(*seat, *level, *budget, *seed)());
    BotAnswer { number: question.number, action }
}

/// What is being thought about.
#[derive(Default)]
pub(crate) struct PendingThoughts {
    last: u64,
    /// A bot's next move.
    bot: Option<PendingThought>,
    /// So many answers came to nothing in this position.
    failures: u32,
    /// A request for advice that nobody thinks about yet.
    asked: Option<u32>,
    advice: Option<(PendingThought, u32)>,
}

/// A question that is under way.
struct PendingThought {
    number: u64,
    seat: Seat,
    decision: DecisionId,
    entries: u64,
}

impl PendingThoughts {
    pub(crate) fn ask_hint(&mut self, id: u32) {
        self.asked = Some(id);
    }

    /// The table is another: whatever is still being thought about it is of no use.
    pub(crate) fn forget(&mut self) {
        *self = PendingThoughts { last: self.last, ..PendingThoughts::default() };
    }
}

impl LocalTable<'_> {
    /// The next bot's question, if a bot is awaited and none is thinking.
    pub fn bot_question(&mut self, budget: Budget) -> Option<BotQuestion> {
        if self.thoughts.bot.is_some() {
            return None;
        }
        let (seat, level) = self.table.to_act().iter().find_map(|seat| Some((seat, self.bot(seat)?)))?;
        // A bot that broke does anything, rather than keep everybody waiting; one that cannot do even that is stuck.
        let level = match self.thoughts.failures {
            0 => level,
            1 => Level::Random,
            _ => return None,
        };
        let (question, thinking) = self.question(seat, level, budget);
        self.thoughts.bot = Some(thinking);
        Some(question)
    }

    /// What is to be thought about for the person who has asked for advice, if somebody has.
    pub fn hint_question(&mut self, budget: Budget) -> Option<BotQuestion> {
        let (id, Viewer::Seat(seat)) = (self.thoughts.asked.take()?, self.viewer) else { return None };
        let (question, thinking) = self.question(seat, Level::Strong, budget);
        self.thoughts.advice = Some((thinking, id));
        Some(question)
    }

    /// Takes an answer: a bot moves, or a person is advised. An answer that nobody waits for any more is dropped.
    pub fn take_bot_answer(&mut self, answer: BotAnswer) -> Vec<ToClient> {
        if let Some(thinking) = self.thoughts.bot.take_if(|thinking| thinking.number == answer.number) {
            return self.bot_moves(&thinking, answer.action);
        }
        let advice = self.thoughts.advice.take_if(|(thinking, _)| thinking.number == answer.number);
        let Some((thinking, id)) = advice else { return Vec::new() };
        match answer.action {
            Some(action) => vec![ToClient::Hint { id, decision: thinking.decision, action }],
            None => {
                let message = "the bot could not make up its mind; try again".into();
                vec![ToClient::Error(ProtocolError {
                    id: Some(id),
                    code: ProtocolErrorCode::Unavailable,
                    message,
                })]
            }
        }
    }

    fn bot_moves(&mut self, thinking: &PendingThought, action: Option<Payload>) -> Vec<ToClient> {
        if thinking.decision != self.table.decision() {
            // Somebody spoke out of turn; the bot is asked again.
            return Vec::new();
        }
        let entry = action.and_then(|action| self.table.act(thinking.seat, thinking.decision, &action).ok());
        match entry {
            Some(entry) => {
                self.thoughts.failures = 0;
                self.entered(entry)
            }
            None => {
                if thinking.entries == self.table.entries() {
                    self.thoughts.failures += 1;
                }
                Vec::new()
            }
        }
    }

    fn question(&mut self, seat: Seat, level: Level, budget: Budget) -> (BotQuestion, PendingThought) {
        self.thoughts.last += 1;
        let (number, entries) = (self.thoughts.last, self.table.entries());
        // The same game gives the same thoughts, where no time limits them.
        let secret = self.seed.iter().fold(0u64, |sum, byte| sum.rotate_left(8) ^ u64::from(*byte));
        let question = BotQuestion {
            number,
            game: self.info.id.to_owned(),
            settings: self.settings.clone(),
            seats: count(&self.seats),
            snapshot: self.table.snapshot(),
            seat,
            level,
            budget,
            seed: secret.wrapping_add(entries << 8 | u64::from(u8::from(seat))),
        };
        (question, PendingThought { number, seat, decision: self.table.decision(), entries })
    }
}
