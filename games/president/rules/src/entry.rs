//! A challenge card as its file tells it: which fields it has, and what is wrong with them.

use crate::ask::{Ask, Question};
use crate::card::{ChallengeCard, Kind};
use crate::limits::{self, Fault};
use crate::recipe::{Dealing, FORBIDDEN, Recipe};
use crate::slots::{ITEM, OF_THE_ATLAS};
use crate::task::Task;
use crate::words::Words;
use crate::{Atlas, Territories, Territory};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A card as its file tells it; which fields it has depends on its kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    kind: Kind,
    seconds: u32,
    difficulty: u8,
    title: Words,
    text: Words,
    source: Option<String>,
    slots: Option<BTreeMap<String, Vec<Words>>>,
    ask: Option<Ask>,
    among: Option<Among>,
    answers: Option<Vec<Words>>,
    right: Option<Right>,
    wrong: Option<Vec<Words>>,
    pairs: Option<Vec<Pair>>,
    number: Option<i64>,
    tolerance: Option<u8>,
    unit: Option<Words>,
    territory: Option<Territory>,
    show: Option<Vec<Item>>,
    shown: Option<u32>,
    pool: Option<Pool>,
    count: Option<u8>,
    list: Option<Vec<Vec<String>>>,
    need: Option<u8>,
    word: Option<Item>,
    forbidden: Option<Lists>,
}

/// A word in both languages, or a sign that is the same in both.
#[derive(Deserialize)]
#[serde(untagged)]
enum Item {
    Same(String),
    Both(Words),
}

impl From<Item> for Words {
    fn from(item: Item) -> Words {
        match item {
            Item::Same(text) => Words::same(&text),
            Item::Both(words) => words,
        }
    }
}

/// The right answer: itself, or its place where all answers stand in their order.
#[derive(Deserialize)]
#[serde(untagged)]
enum Right {
    Place(u8),
    Words(Words),
}

/// A thing with its answer, or with its number.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pair {
    item: Words,
    answer: Option<Words>,
    number: Option<i64>,
}

/// Territories by their region, or by their codes.
#[derive(Deserialize)]
#[serde(untagged)]
enum Among {
    Region(String),
    Codes(Vec<Territory>),
}

/// What is to be remembered comes from here.
#[derive(Deserialize)]
#[serde(untagged)]
enum Pool {
    Known(Known),
    Own(Vec<Words>),
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Known {
    Digits,
    Letters,
    Codes,
    Prefectures,
    Names,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    fr: Vec<String>,
    en: Vec<String>,
}

impl Entry {
    pub(crate) fn title(&self) -> &Words {
        &self.title
    }

    /// The card, or what is wrong with it.
    pub(crate) fn card(mut self, atlas: &Atlas) -> Result<ChallengeCard, Fault> {
        limits::within("seconds", self.seconds, 5, 600)?;
        limits::within("difficulty", self.difficulty, 0, 100)?;
        limits::source(self.source.as_deref())?;
        let recipe = self.recipe(atlas)?;
        if let Some(field) = self.left_over() {
            return Err(format!("`{field}` does not belong on a card of this kind"));
        }
        let slots: Vec<_> = self.slots.take().unwrap_or_default().into_iter().collect();
        limits::slots(&slots)?;
        let Entry { kind, seconds, difficulty, title, text, source, .. } = self;
        limits::title(&title)?;
        limits::text(&text, |name| longest(name, &recipe, &slots, atlas))?;
        for (name, _) in &slots {
            limits::is_used(&text, name)?;
        }
        if matches!(recipe, Recipe::Pairs(_) | Recipe::Figures { .. }) {
            limits::is_used(&text, ITEM)?;
        }
        let dealing = Dealing::new(recipe, slots, atlas);
        if dealing.tasks() == 0 {
            return Err("there is nothing that this could be asked about".into());
        }
        let form = dealing.form();
        Ok(ChallengeCard { kind, seconds, difficulty, title, text, form, source, dealing })
    }

    fn recipe(&mut self, atlas: &Atlas) -> Result<Recipe, Fault> {
        match self.kind {
            _ if self.ask.is_some() => self.question(atlas),
            Kind::Quiz if self.pairs.is_some() => self.pairs(),
            Kind::Quiz if self.wrong.is_some() => self.quiz(),
            Kind::Quiz => self.choice(),
            Kind::Geography if self.answers.is_some() => self.choice(),
            Kind::Geography if self.territory.is_some() => {
                Ok(Recipe::Printed(Task::Territory(wanted(self.territory.take(), "territory")?)))
            }
            Kind::Geography => {
                let number = wanted(self.number.take(), "number")?;
                Ok(Recipe::Printed(Task::Number { number, tolerance: 0, unit: None }))
            }
            Kind::Estimate => self.estimate(),
            Kind::Memory => self.memory(atlas),
            Kind::Naming => self.naming(),
            Kind::Forbidden => self.forbidden(),
            Kind::Speech | Kind::Mime | Kind::Story | Kind::Song | Kind::Debate => {
                Ok(Recipe::Printed(Task::Performance))
            }
        }
    }

    fn question(&mut self, atlas: &Atlas) -> Result<Recipe, Fault> {
        let (kind, ask) = (self.kind, wanted(self.ask.take(), "ask")?);
        if !Question::is_asked(kind, ask) {
            return Err("this `ask` does not belong on a card of this kind".into());
        }
        let among = match self.among.take() {
            None => Territories::ALL,
            Some(Among::Codes(codes)) => codes.into_iter().collect(),
            Some(Among::Region(name)) => {
                let region = atlas.regions().iter().find(|(region, _)| *region == name);
                region.ok_or_else(|| format!("`among`: there is no region {name} on the mainland"))?.1
            }
        };
        let mut question = Question { kind, ask, among, need: 0, tolerance: 0, unit: None, word: None };
        if kind == Kind::Estimate {
            question.tolerance = wanted(self.tolerance.take(), "tolerance")?;
            question.unit = Some(wanted(self.unit.take(), "unit")?);
            limits::estimate(question.tolerance, question.unit.as_ref())?;
        }
        if kind == Kind::Naming {
            question.need = wanted(self.need.take(), "need")?;
            limits::within("need", question.need, 1, 20)?;
        }
        if ask == Ask::WithWord {
            question.word = Some(Words::from(wanted(self.word.take(), "word")?).fr);
        }
        Ok(Recipe::Ask(question))
    }

    /// All answers in their order, as printed.
    fn choice(&mut self) -> Result<Recipe, Fault> {
        let answers = wanted(self.answers.take(), "answers")?;
        let right = match wanted(self.right.take(), "right")? {
            Right::Place(place) if (2..=8).contains(&answers.len()) && usize::from(place) < answers.len() => {
                place
            }
            _ => return Err("`right` is the place of one of two to eight answers, from 0".into()),
        };
        limits::answers(answers.iter())?;
        Ok(Recipe::Printed(Task::Choice { answers, right }))
    }

    fn quiz(&mut self) -> Result<Recipe, Fault> {
        let wrong = wanted(self.wrong.take(), "wrong")?;
        let Right::Words(right) = wanted(self.right.take(), "right")? else {
            return Err("`right` is the right answer, in both languages".into());
        };
        limits::within("wrong", wrong.len() as u32, 4, 8)?;
        limits::answers(wrong.iter().chain([&right]))?;
        Ok(Recipe::Quiz { right, wrong })
    }

    fn pairs(&mut self) -> Result<Recipe, Fault> {
        let mut pairs = Vec::new();
        for Pair { item, answer, number } in wanted(self.pairs.take(), "pairs")? {
            if number.is_some() {
                return Err("`number` does not belong to a pair of a quiz".into());
            }
            pairs.push((item, wanted(answer, "answer")?));
        }
        limits::within("pairs", pairs.len() as u32, 8, 60)?;
        limits::answers(pairs.iter().map(|(item, _)| item))?;
        let mut answers: Vec<&Words> = Vec::new();
        for (_, answer) in &pairs {
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        limits::answers(answers.iter().copied())?;
        if answers.len() < 4 {
            return Err("the pairs have four different answers at least".into());
        }
        Ok(Recipe::Pairs(pairs))
    }

    fn estimate(&mut self) -> Result<Recipe, Fault> {
        let tolerance = wanted(self.tolerance.take(), "tolerance")?;
        let unit = wanted(self.unit.take(), "unit")?;
        limits::estimate(tolerance, Some(&unit))?;
        let Some(list) = self.pairs.take() else {
            let number = wanted(self.number.take(), "number")?;
            return Ok(Recipe::Printed(Task::Number { number, tolerance, unit: Some(unit) }));
        };
        let mut pairs = Vec::new();
        for Pair { item, answer, number } in list {
            if answer.is_some() {
                return Err("`answer` does not belong to a pair of an estimate".into());
            }
            pairs.push((item, wanted(number, "number")?));
        }
        limits::within("pairs", pairs.len() as u32, 2, 60)?;
        limits::answers(pairs.iter().map(|(item, _)| item))?;
        Ok(Recipe::Figures { pairs, tolerance, unit })
    }

    fn memory(&mut self, atlas: &Atlas) -> Result<Recipe, Fault> {
        let shown = wanted(self.shown.take(), "shown")?;
        limits::within("shown", shown, 1, 60)?;
        if let Some(show) = self.show.take() {
            let items: Vec<Words> = show.into_iter().map(Words::from).collect();
            limits::within("show", items.len() as u32, 1, 20)?;
            limits::items(&items)?;
            return Ok(Recipe::Printed(Task::Memory { items, shown }));
        }
        let count = wanted(self.count.take(), "count")?;
        limits::within("count", count, 2, 10)?;
        let pool = match wanted(self.pool.take(), "pool")? {
            Pool::Known(known) => known.items(atlas),
            Pool::Own(pool) => {
                limits::within("pool", pool.len() as u32, 20, 200)?;
                limits::items(&pool)?;
                limits::different(&pool)?;
                pool
            }
        };
        Ok(Recipe::Memory { pool, count: usize::from(count), shown })
    }

    fn naming(&mut self) -> Result<Recipe, Fault> {
        let list = wanted(self.list.take(), "list")?;
        let need = wanted(self.need.take(), "need")?;
        if need == 0 || usize::from(need) > list.len() || list.iter().any(Vec::is_empty) {
            return Err(
                "`need` is at least 1 and no more than the list holds, and nothing in it is nameless".into(),
            );
        }
        limits::list(&list)?;
        Ok(Recipe::Printed(Task::Naming { list, need }))
    }

    fn forbidden(&mut self) -> Result<Recipe, Fault> {
        let Lists { fr, en } = wanted(self.forbidden.take(), "forbidden")?;
        let word = Words::from(wanted(self.word.take(), "word")?);
        let need = wanted(self.need.take(), "need")?;
        if fr.is_empty() || en.is_empty() || !(1..=15).contains(&need) {
            return Err("words are forbidden in both languages, and 1 to 15 are needed".into());
        }
        limits::forbidden(&word, [&fr, &en])?;
        // As many as are forbidden at a time: there is nothing to draw.
        if fr.len() <= FORBIDDEN || en.len() <= FORBIDDEN {
            return Ok(Recipe::Printed(Task::Forbidden { word, fr, en, need }));
        }
        Ok(Recipe::Forbidden { word, lists: [fr, en], need })
    }

    /// A field that the kind of card has no use for.
    fn left_over(&self) -> Option<&'static str> {
        let fields = [
            ("ask", self.ask.is_some()),
            ("among", self.among.is_some()),
            ("answers", self.answers.is_some()),
            ("right", self.right.is_some()),
            ("wrong", self.wrong.is_some()),
            ("pairs", self.pairs.is_some()),
            ("number", self.number.is_some()),
            ("tolerance", self.tolerance.is_some()),
            ("unit", self.unit.is_some()),
            ("territory", self.territory.is_some()),
            ("show", self.show.is_some()),
            ("shown", self.shown.is_some()),
            ("pool", self.pool.is_some()),
            ("count", self.count.is_some()),
            ("list", self.list.is_some()),
            ("need", self.need.is_some()),
            ("word", self.word.is_some()),
            ("forbidden", self.forbidden.is_some()),
        ];
        fields.into_iter().find(|(_, there)| *there).map(|(name, _)| name)
    }
}

/// The longest that can stand at a place of the text, in either language; nothing if no such place can be filled.
fn longest(name: &str, recipe: &Recipe, slots: &[(String, Vec<Words>)], atlas: &Atlas) -> Option<[usize; 2]> {
    let most = |words: &mut dyn Iterator<Item = &Words>| {
        words.fold([0; 2], |[fr, en], words| {
            [fr.max(words.fr.chars().count()), en.max(words.en.chars().count())]
        })
    };
    if let Some((_, pool)) = slots.iter().find(|(slot, _)| slot == name) {
        return (!OF_THE_ATLAS.contains(&name) && name != ITEM).then(|| most(&mut pool.iter()));
    }
    match recipe {
        Recipe::Pairs(pairs) if name == ITEM => Some(most(&mut pairs.iter().map(|(item, _)| item))),
        Recipe::Figures { pairs, .. } if name == ITEM => Some(most(&mut pairs.iter().map(|(item, _)| item))),
        Recipe::Ask(question) if question.places().contains(&name) => atlas.longest(name),
        _ => None,
    }
}

impl Known {
    /// Single words and signs: what has several cannot be told from two things.
    fn items(self, atlas: &Atlas) -> Vec<Words> {
        let single = |name: &String| !spelling::plain(name).contains(' ');
        let names = |name: fn(&Atlas, Territory) -> &String| {
            let names = atlas.single().iter().map(move |territory| name(atlas, territory));
            names.filter(|name| single(name)).map(|name| Words::same(name)).collect()
        };
        match self {
            Known::Digits => ('0'..='9').map(|digit| Words::same(&digit.to_string())).collect(),
            Known::Letters => ('A'..='Z').map(|letter| Words::same(&letter.to_string())).collect(),
            Known::Codes => {
                atlas.mainland().iter().map(|territory| Words::same(&territory.to_string())).collect()
            }
            Known::Prefectures => names(|atlas, territory| &atlas.place(territory).prefecture),
            Known::Names => names(|atlas, territory| &atlas.place(territory).name.fr),
        }
    }
}

fn wanted<T>(field: Option<T>, name: &str) -> Result<T, Fault> {
    field.ok_or_else(|| format!("`{name}` is missing"))
}
