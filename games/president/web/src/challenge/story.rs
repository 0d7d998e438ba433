//! A challenge as it was told, from the card to what came of it.

use super::recall::Recall;
use president::Event;
use rules::{Seat, Seats};

/// The challenge under way as far as it was heard, and the last one that was decided.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct Story {
    open: Trial,
    decided: Option<Trial>,
    /// How many were decided.
    count: u32,
    /// Who has rolled since the last one.
    rolled: Seats,
}

/// What was heard of one challenge.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct Trial {
    /// Who challenges.
    pub(crate) challenger: Option<Seat>,
    /// Whom.
    pub(crate) challenged: Option<Seat>,
    /// The challenge card; none at twenty-one.
    pub(crate) card: Option<u16>,
    /// Which of its tasks it was, once that may be known.
    pub(crate) number: Option<u32>,
    /// At twenty-one, the challenger's cards and the challenged player's.
    pub(crate) hands: [Vec<u8>; 2],
    /// What was done and what came of it, each worth its sentence.
    pub(crate) told: Vec<Event>,
    /// Was it won?
    pub(crate) won: bool,
}

impl Story {
    /// The last challenge that was decided; nothing while another is under way.
    pub(crate) fn decided(&self) -> Option<&Trial> {
        self.decided.as_ref()
    }

    /// The explanation that is being voted on.
    pub(crate) fn explanation(&self) -> Option<&str> {
        self.open.told.iter().find_map(|event| match event {
            Event::Explained { text, .. } => Some(text.as_str()),
            _ => None,
        })
    }

    /// Which of those that were decided is the last.
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// Who has rolled the dice since?
    pub(crate) fn rolled(&self) -> Seats {
        self.rolled
    }
}

impl Recall for Story {
    fn record(&mut self, event: &Event) {
        match event {
            Event::Rolled { seat, .. } => self.rolled = self.rolled.with(*seat),
            Event::Challenged { seat, holder, .. } => {
                let (challenger, challenged) = (Some(*seat), Some(*holder));
                self.open = Trial { challenger, challenged, ..Trial::default() };
                self.decided = None;
            }
            Event::Read { card, .. } => self.open.card = Some(*card),
            Event::Dealt { challenger, challenged } => {
                self.open.hands = [challenger.to_vec(), challenged.to_vec()];
            }
            Event::Answered { seat, card, number, .. } | Event::Attempted { seat, card, number, .. } => {
                self.open.challenger = Some(*seat);
                (self.open.card, self.open.number) = (Some(*card), Some(*number));
                self.open.told.push(event.clone());
            }
            Event::GaveUp { card, number, .. } => {
                (self.open.card, self.open.number) = (*card, Some(*number));
                self.open.told.push(event.clone());
            }
            Event::Explained { seat, .. } => {
                self.open.challenger = Some(*seat);
                self.open.told.push(event.clone());
            }
            Event::Card { seat, card, .. } => {
                let hand = usize::from(self.open.challenger != Some(*seat));
                // Whoever did not see the deal does not know the rest of the hand.
                if !self.open.hands[hand].is_empty() {
                    self.open.hands[hand].push(*card);
                }
                self.open.told.push(event.clone());
            }
            Event::Stood { .. } | Event::Counted { .. } => self.open.told.push(event.clone()),
            Event::Won { .. } | Event::Failed { .. } => {
                self.open.told.push(event.clone());
                self.open.won = matches!(event, Event::Won { .. });
                self.decided = Some(std::mem::take(&mut self.open));
                self.count += 1;
                self.rolled = Seats::NONE;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use president::{Action, Dice, Face, Territory};

    const DICE: Dice = [Face::Digit(2), Face::Digit(6)];
    const NORD: Territory = Territory::new(58);

    fn story_of(events: &[Event]) -> Story {
        let mut story = Story::default();
        events.iter().for_each(|event| story.record(event));
        story
    }

    fn seat(index: u8) -> Seat {
        Seat::new(index)
    }

    fn failed() -> [Event; 4] {
        [
            Event::Challenged { seat: seat(0), holder: seat(1), territory: NORD },
            Event::Read { seat: seat(1), card: 3, text: None },
            Event::Answered {
                seat: seat(0),
                card: 3,
                number: 8,
                answer: Action::Choose(1),
                right: false,
                faults: vec![],
            },
            Event::Failed { seat: seat(0), holder: seat(1), territory: NORD },
        ]
    }

    #[test]
    fn what_came_of_a_challenge_is_kept_with_who_rolled_since() {
        let mut story = story_of(&failed()[..3]);
        assert_eq!(story.decided(), None, "not decided yet");
        story.record(&failed()[3]);
        let trial = story.decided().cloned().unwrap();
        assert_eq!((trial.challenger, trial.card, trial.won), (Some(seat(0)), Some(3), false));
        assert_eq!(trial.number, Some(8), "the task is known now");
        assert_eq!(trial.told.len(), 2);
        assert_eq!((story.count(), story.rolled()), (1, Seats::NONE));
        story.record(&Event::Rolled { seat: seat(1), dice: DICE });
        assert_eq!((story.count(), story.rolled()), (1, Seats::only(seat(1))));
        failed().iter().for_each(|event| story.record(event));
        assert_eq!((story.count(), story.rolled()), (2, Seats::NONE), "another");
    }

    #[test]
    fn an_explanation_is_there_while_it_is_voted_on() {
        let mut story = story_of(&failed()[..2]);
        assert_eq!(story.explanation(), None);
        story.record(&Event::Explained { seat: seat(0), text: "une boîte".into() });
        assert_eq!(story.explanation(), Some("une boîte"));
        story.record(&failed()[3]);
        assert_eq!(story.explanation(), None, "it is decided");
    }

    #[test]
    fn a_new_challenge_takes_the_place_of_the_last() {
        let mut story = story_of(&failed());
        story.record(&failed()[0]);
        assert_eq!(story.decided(), None);
    }

    #[test]
    fn hands_at_twenty_one_grow_by_what_was_drawn() {
        let story = story_of(&[
            failed()[0].clone(),
            Event::Dealt { challenger: [0, 9], challenged: [14, 20] },
            Event::Stood { seat: seat(0), total: 21 },
            Event::Card { seat: seat(1), card: 40, total: 12 },
            Event::Stood { seat: seat(1), total: 12 },
            Event::Won { seat: seat(0), holder: seat(0), from: seat(1), territory: NORD },
        ]);
        let trial = story.decided().unwrap();
        assert_eq!(trial.hands, [vec![0, 9], vec![14, 20, 40]]);
        assert!(trial.won && trial.card.is_none());
    }

    #[test]
    fn whoever_came_late_sees_no_half_hands() {
        let late = story_of(&[
            Event::Card { seat: seat(1), card: 40, total: 25 },
            Event::Won { seat: seat(0), holder: seat(0), from: seat(1), territory: NORD },
        ]);
        assert!(late.decided().unwrap().hands.iter().all(Vec::is_empty));
    }
}
