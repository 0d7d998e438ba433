//! A challenge card as its file tells it: which fields it has, and what is wrong with them.

use crate::Atlas;
use crate::card::{ChallengeCard, ChallengeKind};
use crate::data_error::CardError;
use crate::limits;
use crate::recipe::{Dealing, Recipe};
use crate::slots::{ITEM, OF_THE_ATLAS, WORD};
use crate::value::{Among, Item, Pool, Right};
use rules::Bilingual;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A card as its file tells it; which fields it has depends on its kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChallengeEntry {
    pub(crate) kind: ChallengeKind,
    #[serde(deserialize_with = "data_file::any_whole::<5, 600, _>")]
    seconds: i64,
    #[serde(deserialize_with = "data_file::any_whole::<0, 100, _>")]
    difficulty: i64,
    title: Bilingual,
    text: Bilingual,
    source: Option<String>,
    slots: Option<BTreeMap<String, Vec<Bilingual>>>,
    pub(crate) ask: Option<String>,
    pub(crate) among: Option<Among>,
    pub(crate) answers: Option<Vec<Bilingual>>,
    pub(crate) right: Option<Right>,
    pub(crate) wrong: Option<Vec<Bilingual>>,
    pub(crate) pairs: Option<Vec<Pair>>,
    pub(crate) number: Option<i64>,
    #[serde(default, deserialize_with = "data_file::any_whole_if_there::<0, 100, _>")]
    pub(crate) tolerance: Option<i64>,
    pub(crate) unit: Option<Bilingual>,
    pub(crate) territory: Option<String>,
    pub(crate) show: Option<Vec<Item>>,
    #[serde(default, deserialize_with = "data_file::any_whole_if_there::<1, 60, _>")]
    pub(crate) shown: Option<i64>,
    pub(crate) pool: Option<Pool>,
    #[serde(default, deserialize_with = "data_file::any_whole_if_there::<2, 10, _>")]
    pub(crate) count: Option<i64>,
    pub(crate) list: Option<Vec<Vec<String>>>,
    #[serde(default, deserialize_with = "data_file::any_whole_if_there::<1, 20, _>")]
    pub(crate) need: Option<i64>,
    pub(crate) word: Option<Item>,
    pub(crate) words: Option<Vec<String>>,
    pub(crate) forbidden: Option<Lists>,
}

/// A thing with its answer, with its number, or with what there is to name of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pair {
    item: Bilingual,
    pub(crate) answer: Option<Bilingual>,
    pub(crate) number: Option<i64>,
    pub(crate) list: Option<Vec<Vec<String>>>,
}

impl Pair {
    /// The thing, and the one field that cards of this kind have.
    pub(crate) fn only<T>(
        mut self,
        kind: ChallengeKind,
        name: &'static str,
        field: fn(&mut Pair) -> Option<T>,
    ) -> Result<(Bilingual, T), CardError> {
        let value = wanted(field(&mut self), name)?;
        let rest = [
            ("answer", self.answer.is_some()),
            ("number", self.number.is_some()),
            ("list", self.list.is_some()),
        ];
        match rest.into_iter().find(|(_, there)| *there) {
            Some((name, _)) => Err(CardError::LeftOver(name, kind)),
            None => Ok((self.item, value)),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lists {
    pub(crate) fr: Vec<String>,
    pub(crate) en: Vec<String>,
}

impl ChallengeEntry {
    pub(crate) fn title(&self) -> &Bilingual {
        &self.title
    }

    /// The card, or what is wrong with it.
    pub(crate) fn card(mut self, atlas: &Atlas) -> Result<ChallengeCard, CardError> {
        let seconds = limits::whole("seconds", self.seconds, 5, 600)?;
        let difficulty = limits::whole("difficulty", self.difficulty, 0, 100)?;
        limits::source(self.source.as_deref())?;
        let recipe = self.recipe(atlas)?;
        if let Some(field) = self.left_over() {
            return Err(CardError::LeftOver(field, self.kind));
        }
        let slots: Vec<_> = self.slots.take().unwrap_or_default().into_iter().collect();
        limits::slots(&slots)?;
        let ChallengeEntry { kind, title, text, source, .. } = self;
        limits::title(&title)?;
        limits::text(&text, |name| longest(name, &recipe, &slots, atlas))?;
        for (name, _) in &slots {
            limits::is_used(&text, name)?;
        }
        if matches!(recipe, Recipe::Pairs(_) | Recipe::Figures { .. } | Recipe::Lists { .. }) {
            limits::is_used(&text, ITEM)?;
        }
        let dealing = Dealing::new(recipe, slots, atlas);
        if dealing.tasks() == 0 {
            return Err(CardError::Nothing);
        }
        let form = dealing.form();
        Ok(ChallengeCard { kind, seconds, difficulty, title, text, form, source, dealing })
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
            ("words", self.words.is_some()),
            ("forbidden", self.forbidden.is_some()),
        ];
        fields.into_iter().find(|(_, there)| *there).map(|(name, _)| name)
    }
}

/// The longest that can stand at a place of the text, in either language; nothing if no such place can be filled.
fn longest(
    name: &str,
    recipe: &Recipe,
    slots: &[(String, Vec<Bilingual>)],
    atlas: &Atlas,
) -> Option<[usize; 2]> {
    let most = |words: &mut dyn Iterator<Item = &Bilingual>| {
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
        Recipe::Lists { pairs, .. } if name == ITEM => Some(most(&mut pairs.iter().map(|(item, _)| item))),
        Recipe::Ask(question) if name == WORD && question.places().contains(&name) => {
            Some([question.words.iter().map(|word| word.chars().count()).max().unwrap_or_default(); 2])
        }
        Recipe::Ask(question) if question.places().contains(&name) => atlas.longest(name),
        _ => None,
    }
}

pub(crate) fn wanted<T>(field: Option<T>, name: &'static str) -> Result<T, CardError> {
    field.ok_or(CardError::Missing(name))
}
