//! The types of the campaign and challenge cards, as the decks hold them (P40, P43, PR12, PR13).

use crate::data_error::CardError;
use crate::limits;
use crate::recipe::{Dealing, Recipe};
use crate::task::AnswerKind;
use crate::{Action, STEP, Task};
use rules::Bilingual;
use serde::{Deserialize, Serialize};

/// No card moves more steps than this.
const MOST: u32 = 12;

/// What a challenge card asks for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the files of data/challenges say what each is")]
pub enum ChallengeKind {
    Quiz,
    Geography,
    Estimate,
    Memory,
    Naming,
    Forbidden,
    Speech,
    Mime,
    Story,
    Song,
    Debate,
}

impl ChallengeKind {
    /// Every kind.
    pub const ALL: [ChallengeKind; 11] = [
        ChallengeKind::Quiz,
        ChallengeKind::Geography,
        ChallengeKind::Estimate,
        ChallengeKind::Memory,
        ChallengeKind::Naming,
        ChallengeKind::Forbidden,
        ChallengeKind::Speech,
        ChallengeKind::Mime,
        ChallengeKind::Story,
        ChallengeKind::Song,
        ChallengeKind::Debate,
    ];

    /// Its name as files spell it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            ChallengeKind::Quiz => "quiz",
            ChallengeKind::Geography => "geography",
            ChallengeKind::Estimate => "estimate",
            ChallengeKind::Memory => "memory",
            ChallengeKind::Naming => "naming",
            ChallengeKind::Forbidden => "forbidden",
            ChallengeKind::Speech => "speech",
            ChallengeKind::Mime => "mime",
            ChallengeKind::Story => "story",
            ChallengeKind::Song => "song",
            ChallengeKind::Debate => "debate",
        }
    }

    /// Is it voted on (P43)?
    pub const fn is_performance(self) -> bool {
        matches!(
            self,
            ChallengeKind::Speech
                | ChallengeKind::Mime
                | ChallengeKind::Story
                | ChallengeKind::Song
                | ChallengeKind::Debate
        )
    }

    /// Does the engine alone judge it, wherever it is played (P40, PR12)?
    pub const fn is_judged(self) -> bool {
        matches!(
            self,
            ChallengeKind::Quiz
                | ChallengeKind::Geography
                | ChallengeKind::Estimate
                | ChallengeKind::Memory
                | ChallengeKind::Naming
        )
    }
}

/// A campaign card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignCard {
    /// Green, or red?
    pub credit: bool,
    /// What it brings or costs, in steps of 100 000 votes.
    pub steps: u8,
    /// Its title.
    pub title: Bilingual,
    /// Its text.
    pub text: Bilingual,
}

/// A challenge card. What exactly it asks is drawn each time it is read: [`crate::Decks::dealt`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChallengeCard {
    /// What kind of card it is.
    pub kind: ChallengeKind,
    /// The time to answer or perform.
    pub seconds: u32,
    /// Of a hundred bots, how many succeed (PR13).
    pub difficulty: u8,
    /// Its title.
    pub title: Bilingual,
    /// The question or the task, with places that are still to be filled.
    pub text: Bilingual,
    /// What kind of answer it wants.
    pub form: AnswerKind,
    /// What settles the fact, if it is one.
    pub source: Option<String>,
    pub(crate) dealing: Dealing,
}

impl ChallengeCard {
    /// How many different tasks it can give: a number below this is drawn each time it is read.
    pub fn tasks(&self) -> u32 {
        self.dealing.tasks()
    }

    /// Is this the right one of its answers, where they are chosen from?
    pub(crate) fn is_choice_right(&self, number: u32, answer: &Action) -> bool {
        matches!(answer, Action::Choose(place) if self.dealing.right_place(number) == Some(*place))
    }

    /// What is to be explained on it; its title where nothing is.
    pub(crate) fn word(&self) -> &Bilingual {
        match self.dealing.recipe() {
            Recipe::Forbidden { word, .. } | Recipe::Printed(Task::Forbidden { word, .. }) => word,
            _ => &self.title,
        }
    }

    /// Is it a question to the atlas? Then its right answers are in there, and not on the card.
    pub fn asks_the_atlas(&self) -> bool {
        matches!(self.dealing.recipe(), Recipe::Ask(_))
    }

    /// The words that fill the places of its text, by the names of the places.
    pub fn slots(&self) -> &[(String, Vec<Bilingual>)] {
        self.dealing.slots()
    }

    /// The task that is printed on it, where nothing is drawn.
    pub fn printed(&self) -> Option<&Task> {
        match self.dealing.recipe() {
            Recipe::Printed(task) => Some(task),
            _ => None,
        }
    }
}

/// A campaign card as its file tells it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CampaignEntry {
    kind: Colour,
    voters: u32,
    title: Bilingual,
    text: Bilingual,
}

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Colour {
    Credit,
    Cost,
}

impl CampaignEntry {
    pub(crate) fn title(&self) -> &Bilingual {
        &self.title
    }

    /// The card, or what is wrong with it.
    pub(crate) fn card(self) -> Result<CampaignCard, CardError> {
        let CampaignEntry { kind, voters, title, text } = self;
        if !voters.is_multiple_of(STEP) || !(1..=MOST).contains(&(voters / STEP)) {
            return Err(CardError::Votes);
        }
        limits::title(&title)?;
        limits::news(&text)?;
        // At most twelve steps, as was seen above.
        Ok(CampaignCard { credit: kind == Colour::Credit, steps: (voters / STEP) as u8, title, text })
    }
}
