//! From what a card's tasks are made: a number that is drawn when the card is read says which of them it is (P40,
//! PR36).

use crate::ask::{ANSWERS, AtlasQuestion, Subject};
use crate::rank::{Rank, arrangements, subsets};
use crate::slots::{Filling, ITEM};
use crate::task::{AnswerKind, Task};
use crate::{Atlas, Territory};
use rules::{Bilingual, Chance};

/// So many words are forbidden at a time.
pub(crate) const FORBIDDEN: usize = 5;

/// So many tasks of a card are looked at for one that the page does not help with.
const TRIES: u32 = 60;

/// What is drawn from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Recipe {
    /// One task, as it is printed.
    Printed(Task),
    /// Three of the wrong answers, and the order of all four.
    Quiz { right: Bilingual, wrong: Vec<Bilingual> },
    /// A thing, with the right answer for it; the wrong ones are right for other things.
    Pairs(Vec<(Bilingual, Bilingual)>),
    /// A thing, with its number.
    Figures { pairs: Vec<(Bilingual, i64)>, tolerance: u8, unit: Bilingual },
    /// A thing, with all there is to name of it, each with its spellings.
    Lists { pairs: Vec<(Bilingual, Vec<Vec<String>>)>, need: u8 },
    /// A question to the atlas.
    Ask(AtlasQuestion),
    /// So many of a pool, in an order.
    Memory { pool: Vec<Bilingual>, count: usize, shown: u32 },
    /// Some of the words that could be forbidden, in French and in English.
    Forbidden { word: Bilingual, lists: [Vec<String>; 2], need: u8 },
}

/// A recipe with all that can come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dealing {
    recipe: Recipe,
    /// The pools for the places of the text, by name.
    slots: Vec<(String, Vec<Bilingual>)>,
    /// What the atlas can be asked about.
    subjects: Vec<Subject>,
    /// How many tasks there are about the first subject, about the first two, and so on.
    ends: Vec<u128>,
    /// In how many ways the text can be filled from its pools.
    texts: u32,
    /// How many tasks can be told apart, and drawn, for each such text.
    for_a_text: u32,
}

/// A card as it was read: its text filled in, and its task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// The question or the task in words.
    pub text: Bilingual,
    /// How an answer is judged.
    pub task: Task,
}

impl Dealing {
    pub(crate) fn new(recipe: Recipe, slots: Vec<(String, Vec<Bilingual>)>, atlas: &Atlas) -> Dealing {
        let choice = |wrong: usize| ANSWERS as u128 * arrangements(wrong, ANSWERS - 1);
        let mut subjects = Vec::new();
        let sizes: Vec<u128> = match &recipe {
            Recipe::Printed(_) => vec![1],
            Recipe::Quiz { wrong, .. } => vec![choice(wrong.len())],
            Recipe::Pairs(pairs) => (0..pairs.len()).map(|pair| choice(others(pairs, pair).len())).collect(),
            Recipe::Figures { pairs, .. } => vec![1; pairs.len()],
            Recipe::Lists { pairs, .. } => vec![1; pairs.len()],
            Recipe::Ask(question) => {
                let sizes;
                (subjects, sizes) = question.subjects(atlas).into_iter().unzip();
                sizes
            }
            Recipe::Memory { pool, count, .. } => vec![arrangements(pool.len(), *count)],
            Recipe::Forbidden { lists, .. } => {
                vec![lists.iter().map(|list| subsets(list.len(), FORBIDDEN)).product()]
            }
        };
        let ends: Vec<u128> = sizes
            .into_iter()
            .scan(0u128, |end, size| {
                *end = end.saturating_add(size);
                Some(*end)
            })
            .collect();
        let texts = slots.iter().map(|(_, pool)| pool.len() as u32).fold(1, u32::saturating_mul).max(1);
        let all = ends.last().copied().unwrap_or_default();
        let for_a_text = u32::try_from(all).unwrap_or(u32::MAX).min(u32::MAX / texts);
        Dealing { recipe, slots, subjects, ends, texts, for_a_text }
    }

    /// How many things it can be about.
    pub(crate) fn subjects(&self) -> usize {
        self.ends.len()
    }

    /// How many different tasks there are to draw from.
    pub(crate) fn tasks(&self) -> u32 {
        self.texts * self.for_a_text
    }

    /// Which way of filling the text, which subject, and the rank among the tasks about it.
    fn locate(&self, number: u32) -> (Rank, usize, Rank) {
        let all = self.ends.last().copied().unwrap_or_default();
        let rank = Rank::spread(number / self.texts, all).rest();
        let subject = self.ends.partition_point(|end| *end <= rank);
        let before = subject.checked_sub(1).map_or(0, |before| self.ends[before]);
        (Rank::of(u128::from(number % self.texts)), subject, Rank::of(rank - before))
    }

    /// The place of the right answer, where one of four is chosen: nothing has to be put into words for it.
    pub(crate) fn right_place(&self, number: u32) -> Option<u8> {
        match &self.recipe {
            Recipe::Printed(Task::Choice { right, .. }) => return Some(*right),
            Recipe::Quiz { .. } | Recipe::Pairs(_) => {}
            Recipe::Ask(question) if question.is_choice() => {}
            _ => return None,
        }
        let (_, _, mut rank) = self.locate(number);
        Some(rank.digit(ANSWERS) as u8)
    }

    /// The task with this number.
    pub(crate) fn task(&self, number: u32, atlas: &Atlas) -> Task {
        let (_, subject, mut rank) = self.locate(number);
        match &self.recipe {
            Recipe::Printed(task) => task.clone(),
            Recipe::Quiz { right, wrong } => choice(right, &wrong.iter().collect::<Vec<_>>(), rank),
            Recipe::Pairs(pairs) => choice(&pairs[subject].1, &others(pairs, subject), rank),
            Recipe::Figures { pairs, tolerance, unit } => {
                Task::Number { number: pairs[subject].1, tolerance: *tolerance, unit: Some(unit.clone()) }
            }
            Recipe::Lists { pairs, need } => Task::Naming { list: pairs[subject].1.clone(), need: *need },
            Recipe::Ask(question) => question.task(self.subjects[subject], rank, atlas),
            Recipe::Memory { pool, count, shown } => {
                let items = rank.arrangement(*count, pool.len()).into_iter();
                Task::Memory { items: items.map(|place| pool[place].clone()).collect(), shown: *shown }
            }
            Recipe::Forbidden { word, lists, need } => {
                let mut some = |list: &[String]| -> Vec<String> {
                    let chosen = rank.subset(FORBIDDEN, list.len()).into_iter();
                    chosen.map(|place| list[place].clone()).collect()
                };
                let (fr, en) = (some(&lists[0]), some(&lists[1]));
                Task::Forbidden { word: word.clone(), fr, en, need: *need }
            }
        }
    }

    /// The first number from this one on whose task is not helped with by what the page says of a territory (PR36).
    /// Where there is hardly any such task, it is the number itself.
    pub(crate) fn apart_from(&self, territory: Territory, number: u32, atlas: &Atlas) -> u32 {
        let Recipe::Ask(question) = &self.recipe else { return number };
        let helps = |number: &u32| {
            let (_, subject, rank) = self.locate(*number);
            question.concerns(territory, self.subjects[subject], rank, atlas)
        };
        let tasks = self.tasks();
        let mut next =
            (0..tasks.min(TRIES)).map(|step| (u64::from(number) + u64::from(step)) % u64::from(tasks));
        next.find_map(|next| u32::try_from(next).ok().filter(|next| !helps(next))).unwrap_or(number)
    }

    /// The text with its places filled for this number.
    pub(crate) fn text(&self, text: &Bilingual, number: u32, atlas: &Atlas) -> Bilingual {
        let (mut place, subject, rank) = self.locate(number);
        let mut filling = match &self.recipe {
            Recipe::Ask(question) => question.filling(self.subjects[subject], rank, atlas),
            _ => Filling::default(),
        };
        match &self.recipe {
            Recipe::Pairs(pairs) => filling.put(ITEM, pairs[subject].0.clone()),
            Recipe::Figures { pairs, .. } => filling.put(ITEM, pairs[subject].0.clone()),
            Recipe::Lists { pairs, .. } => filling.put(ITEM, pairs[subject].0.clone()),
            _ => {}
        }
        for (name, pool) in &self.slots {
            filling.put(name, pool[place.digit(pool.len())].clone());
        }
        filling.fill(text)
    }

    /// Another task with the same text: for whoever knows the text alone.
    pub(crate) fn with_same_text(&self, number: u32, chance: &mut impl Chance) -> u32 {
        number % self.texts + self.texts * chance.below(self.for_a_text)
    }

    /// What kind of answer is wanted, whatever the number.
    pub(crate) fn form(&self) -> AnswerKind {
        match &self.recipe {
            Recipe::Printed(task) => task.form(),
            Recipe::Quiz { .. } | Recipe::Pairs(_) => AnswerKind::Choice(ANSWERS as u8),
            Recipe::Figures { .. } => AnswerKind::Number,
            Recipe::Lists { need, .. } => AnswerKind::Naming { need: *need },
            Recipe::Ask(question) => question.form(),
            Recipe::Memory { count, shown, .. } => AnswerKind::Memory { count: *count as u8, shown: *shown },
            Recipe::Forbidden { need, .. } => AnswerKind::Forbidden { need: *need },
        }
    }

    /// The pools for the places of the text.
    pub(crate) fn slots(&self) -> &[(String, Vec<Bilingual>)] {
        &self.slots
    }

    pub(crate) fn recipe(&self) -> &Recipe {
        &self.recipe
    }
}

/// The right answer among three of the wrong ones.
fn choice(right: &Bilingual, wrong: &[&Bilingual], mut rank: Rank) -> Task {
    let place = rank.digit(ANSWERS);
    let three = rank.arrangement(ANSWERS - 1, wrong.len()).into_iter();
    let mut answers: Vec<Bilingual> = three.map(|place| wrong[place].clone()).collect();
    answers.insert(place, right.clone());
    Task::Choice { answers, right: place as u8 }
}

/// The answers to other pairs, each once, but the right one for this.
fn others(pairs: &[(Bilingual, Bilingual)], pair: usize) -> Vec<&Bilingual> {
    let right = &pairs[pair].1;
    let mut others: Vec<&Bilingual> = Vec::new();
    for (_, answer) in pairs {
        if answer != right && !others.contains(&answer) {
            others.push(answer);
        }
    }
    others
}
