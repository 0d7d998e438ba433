//! From the fields of a card's file to what its tasks are made of, kind by kind (P40).

use crate::ask::{Ask, AtlasQuestion};
use crate::card::ChallengeKind;
use crate::data_error::CardError;
use crate::entry::{ChallengeEntry, Lists, Pair, wanted};
use crate::limits;
use crate::recipe::{FORBIDDEN, Recipe};
use crate::task::Task;
use crate::value::{Among, Item, Pool, Right};
use crate::{Atlas, Territories, Territory};
use rules::Bilingual;

impl ChallengeEntry {
    pub(crate) fn recipe(&mut self, atlas: &Atlas) -> Result<Recipe, CardError> {
        match self.kind {
            _ if self.ask.is_some() => self.question(atlas),
            ChallengeKind::Quiz if self.pairs.is_some() => self.pairs(),
            ChallengeKind::Quiz if self.wrong.is_some() => self.quiz(),
            ChallengeKind::Quiz => self.choice(),
            ChallengeKind::Geography if self.answers.is_some() => self.choice(),
            ChallengeKind::Geography if self.territory.is_some() => {
                let code = wanted(self.territory.take(), "territory")?;
                Ok(Recipe::Printed(Task::Territory(territory(&code)?)))
            }
            ChallengeKind::Geography => {
                let number = wanted(self.number.take(), "number")?;
                Ok(Recipe::Printed(Task::Number { number, tolerance: 0, unit: None }))
            }
            ChallengeKind::Estimate => self.estimate(),
            ChallengeKind::Memory => self.memory(atlas),
            ChallengeKind::Naming => self.naming(),
            ChallengeKind::Forbidden => self.forbidden(),
            ChallengeKind::Speech
            | ChallengeKind::Mime
            | ChallengeKind::Story
            | ChallengeKind::Song
            | ChallengeKind::Debate => Ok(Recipe::Printed(Task::Performance)),
        }
    }

    fn question(&mut self, atlas: &Atlas) -> Result<Recipe, CardError> {
        let (kind, word) = (self.kind, wanted(self.ask.take(), "ask")?);
        if Ask::known(kind).next().is_none() {
            return Err(CardError::LeftOver("ask", kind));
        }
        let Some(ask) = Ask::named(kind, &word) else { return Err(CardError::Ask(kind, word)) };
        let among = match self.among.take() {
            None => Territories::ALL,
            Some(Among::Codes(codes)) => {
                codes.iter().map(|code| territory(code)).collect::<Result<_, _>>()?
            }
            Some(Among::Other) => return Err(CardError::Among),
            Some(Among::Region(name)) => {
                let region = atlas.regions().iter().find(|(region, _)| *region == name);
                region.ok_or(CardError::Region(name))?.1
            }
        };
        let mut question =
            AtlasQuestion { kind, ask, among, need: 0, tolerance: 0, unit: None, words: Vec::new() };
        if kind == ChallengeKind::Estimate {
            question.tolerance = between(self.tolerance.take(), "tolerance", 0, 100)?;
            question.unit = Some(wanted(self.unit.take(), "unit")?);
            limits::unit(question.unit.as_ref())?;
        }
        if kind == ChallengeKind::Naming {
            question.need = between(self.need.take(), "need", 1, 20)?;
        }
        if ask == Ask::WithWord {
            question.words = wanted(self.words.take(), "words")?;
            limits::words(&question.words)?;
        }
        Ok(Recipe::Ask(question))
    }

    /// All answers in their order, as printed.
    fn choice(&mut self) -> Result<Recipe, CardError> {
        let answers = wanted(self.answers.take(), "answers")?;
        let right = match wanted(self.right.take(), "right")? {
            Right::Place(place) if (2..=8).contains(&answers.len()) && usize::from(place) < answers.len() => {
                place
            }
            _ => return Err(CardError::RightPlace),
        };
        limits::answers(answers.iter())?;
        Ok(Recipe::Printed(Task::Choice { answers, right }))
    }

    fn quiz(&mut self) -> Result<Recipe, CardError> {
        let wrong = wanted(self.wrong.take(), "wrong")?;
        let Right::Words(right) = wanted(self.right.take(), "right")? else {
            return Err(CardError::RightWords);
        };
        limits::count("wrong", wrong.len(), 4, 8)?;
        limits::answers(wrong.iter().chain([&right]))?;
        Ok(Recipe::Quiz { right, wrong })
    }

    fn pairs(&mut self) -> Result<Recipe, CardError> {
        let pairs = self.things("answer", 8, |pair| pair.answer.take())?;
        let mut answers: Vec<&Bilingual> = Vec::new();
        for (_, answer) in &pairs {
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        limits::answers(answers.iter().copied())?;
        if answers.len() < 4 {
            return Err(CardError::Answers);
        }
        Ok(Recipe::Pairs(pairs))
    }

    fn estimate(&mut self) -> Result<Recipe, CardError> {
        let tolerance = between(self.tolerance.take(), "tolerance", 0, 100)?;
        let unit = wanted(self.unit.take(), "unit")?;
        limits::unit(Some(&unit))?;
        if self.pairs.is_none() {
            let number = wanted(self.number.take(), "number")?;
            return Ok(Recipe::Printed(Task::Number { number, tolerance, unit: Some(unit) }));
        }
        let pairs = self.things("number", 2, |pair| pair.number.take())?;
        Ok(Recipe::Figures { pairs, tolerance, unit })
    }

    fn memory(&mut self, atlas: &Atlas) -> Result<Recipe, CardError> {
        let shown = between(self.shown.take(), "shown", 1, 60)?;
        if let Some(show) = self.show.take() {
            let items = show.into_iter().map(|item| worded(item, "show")).collect::<Result<Vec<_>, _>>()?;
            limits::count("show", items.len(), 1, 20)?;
            limits::items(&items)?;
            return Ok(Recipe::Printed(Task::Memory { items, shown }));
        }
        let count: u8 = between(self.count.take(), "count", 2, 10)?;
        let pool = match wanted(self.pool.take(), "pool")? {
            Pool::Known(known) => known.items(atlas),
            Pool::Own(pool) => {
                limits::count("pool", pool.len(), 20, 200)?;
                limits::items(&pool)?;
                limits::different(&pool)?;
                pool
            }
            Pool::Other => return Err(CardError::Pool),
        };
        Ok(Recipe::Memory { pool, count: usize::from(count), shown })
    }

    fn naming(&mut self) -> Result<Recipe, CardError> {
        let need: u8 = between(self.need.take(), "need", 1, 20)?;
        let suffices = |list: &Vec<Vec<String>>| {
            if need == 0 || usize::from(need) > list.len() || list.iter().any(Vec::is_empty) {
                return Err(CardError::Need);
            }
            limits::list(list)
        };
        if self.pairs.is_none() {
            let list = wanted(self.list.take(), "list")?;
            suffices(&list)?;
            return Ok(Recipe::Printed(Task::Naming { list, need }));
        }
        let pairs = self.things("list", 2, |pair| pair.list.take())?;
        pairs.iter().try_for_each(|(_, list)| suffices(list))?;
        Ok(Recipe::Lists { pairs, need })
    }

    /// The things of which one is drawn, each with what belongs to it; so many at least.
    fn things<T>(
        &mut self,
        name: &'static str,
        least: i64,
        field: fn(&mut Pair) -> Option<T>,
    ) -> Result<Vec<(Bilingual, T)>, CardError> {
        let (kind, pairs) = (self.kind, wanted(self.pairs.take(), "pairs")?);
        let pairs: Vec<_> =
            pairs.into_iter().map(|pair| pair.only(kind, name, field)).collect::<Result<_, _>>()?;
        limits::count("pairs", pairs.len(), least, 60)?;
        limits::answers(pairs.iter().map(|(item, _)| item))?;
        Ok(pairs)
    }

    fn forbidden(&mut self) -> Result<Recipe, CardError> {
        let Lists { fr, en } = wanted(self.forbidden.take(), "forbidden")?;
        let word = worded(wanted(self.word.take(), "word")?, "word")?;
        let need = between(self.need.take(), "need", 1, 15)?;
        limits::forbidden(&word, [&fr, &en])?;
        // As many as are forbidden at a time: there is nothing to draw.
        if fr.len() <= FORBIDDEN || en.len() <= FORBIDDEN {
            return Ok(Recipe::Printed(Task::Forbidden { word, fr, en, need }));
        }
        Ok(Recipe::Forbidden { word, lists: [fr, en], need })
    }
}

/// The territory with this code.
fn territory(code: &str) -> Result<Territory, CardError> {
    Territory::from_code(code).ok_or_else(|| CardError::Code(code.to_owned()))
}

/// What is written once for both languages, or for each.
fn worded(item: Item, field: &'static str) -> Result<Bilingual, CardError> {
    match item {
        Item::Words(words) => Ok(words),
        Item::Other => Err(CardError::Item(field)),
    }
}

/// A number that a card of this kind must have, between these.
fn between<T: TryFrom<i64>>(
    field: Option<i64>,
    name: &'static str,
    least: i64,
    most: i64,
) -> Result<T, CardError> {
    limits::whole(name, wanted(field, name)?, least, most)
}
