//! The placeholders of a text, `{name}`: filled in anew each time a card is read.

use crate::{Atlas, Territory};
use rules::Bilingual;

/// The names of the places that the atlas fills.
pub(crate) const OF_THE_ATLAS: [&str; 12] = [
    "the",
    "The",
    "of",
    "name",
    "code",
    "prefecture",
    "region",
    "other",
    "of_other",
    "letter",
    "letters",
    WORD,
];
/// The place of a word that names have in them.
pub(crate) const WORD: &str = "word";
/// The place of an item, on cards with pairs.
pub(crate) const ITEM: &str = "item";

/// What fills the places of a text, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Filling(Vec<(String, Bilingual)>);

impl Filling {
    pub(crate) fn put(&mut self, name: &str, words: Bilingual) {
        self.0.push((name.to_owned(), words));
    }

    /// All that can be said of a territory.
    pub(crate) fn place(&mut self, atlas: &Atlas, territory: Territory) {
        let place = atlas.place(territory);
        let the = atlas.the(territory);
        self.put("The", Bilingual { fr: capital(&the.fr), en: capital(&the.en) });
        self.put("the", the);
        self.put("of", atlas.of(territory));
        self.put("name", place.name.clone());
        self.put("code", Bilingual::same(&territory.to_string()));
        self.put("prefecture", Bilingual::same(&place.prefecture));
        self.put("region", Bilingual::same(&place.region));
    }

    /// A second territory.
    pub(crate) fn other(&mut self, atlas: &Atlas, territory: Territory) {
        self.put("other", atlas.the(territory));
        self.put("of_other", atlas.of(territory));
    }

    /// The text with its places filled.
    pub(crate) fn fill(&self, text: &Bilingual) -> Bilingual {
        let fill = |text: &str, said: fn(&Bilingual) -> &str| {
            self.0.iter().fold(text.to_owned(), |text, (name, words)| {
                text.replace(&format!("{{{name}}}"), said(words))
            })
        };
        Bilingual { fr: fill(&text.fr, |words| &words.fr), en: fill(&text.en, |words| &words.en) }
    }
}

/// The longest that can fill each place of a text about a territory, a region or a letter, in French and in English.
pub(crate) fn longest(atlas: &Atlas) -> Vec<(&'static str, [usize; 2])> {
    // Letters are alone, or two with an “ou” between them; whoever knows the words measures them.
    let mut longest =
        OF_THE_ATLAS.map(|name| (name, [if name == "letters" { "A ou B".len() } else { 1 }; 2]));
    for territory in atlas.single().iter() {
        let mut filling = Filling::default();
        filling.place(atlas, territory);
        filling.other(atlas, territory);
        for (name, words) in filling.0 {
            for (_, most) in longest.iter_mut().filter(|(place, _)| *place == name) {
                let [fr, en] = words.each().map(|text| text.chars().count());
                *most = [most[0].max(fr), most[1].max(en)];
            }
        }
    }
    longest.to_vec()
}

fn capital(text: &str) -> String {
    let mut signs = text.chars();
    let first: String = signs.next().into_iter().flat_map(char::to_uppercase).collect();
    first + signs.as_str()
}

/// The names of a text's places; nothing if a brace stands alone.
pub(crate) fn places(text: &str) -> Option<Vec<&str>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find(['{', '}']) {
        let inside = rest[open..].strip_prefix('{')?;
        let close = inside.find(['{', '}'])?;
        if !inside[close..].starts_with('}') {
            return None;
        }
        found.push(&inside[..close]);
        rest = &inside[close + 1..];
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_and_filled() {
        let text = Bilingual { fr: "Qui mange {thing} {of} ?".into(), en: "Who eats {thing} {of}?".into() };
        assert_eq!(places(&text.fr), Some(vec!["thing", "of"]));
        let mut filling = Filling::default();
        filling.put("thing", Bilingual { fr: "la tarte".into(), en: "the tart".into() });
        filling.place(&Atlas::printed().unwrap(), Territory::from_code("38").unwrap());
        assert_eq!(filling.fill(&text).fr, "Qui mange la tarte de l’Isère ?");
        assert_eq!(filling.fill(&text).en, "Who eats the tart of Isère?");
        assert_eq!(filling.fill(&Bilingual::same("{The} {code}")).fr, "L’Isère 38");
        for broken in ["{a", "a}", "{a{b}}", "}{"] {
            assert_eq!(places(broken), None, "{broken}");
        }
    }
}
