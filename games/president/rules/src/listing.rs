//! What there is to name on a card that asks the atlas for names (P40, PR35).

use crate::ask::{Ask, AtlasQuestion, Subject, within};
use crate::atlas::TerritoryData;
use crate::{Atlas, Territories, Territory};
use rules::Bilingual;

impl AtlasQuestion {
    /// How much there is to name for whoever knows the names in one language only.
    pub(crate) fn known(&self, about: Subject, atlas: &Atlas) -> usize {
        let list = self.list(about, atlas);
        let (Subject::Letter(_) | Subject::Letters(..)) = about else { return list.len() };
        let named = |spelling: fn(&Vec<String>) -> Option<&String>| {
            let names = list.iter().filter_map(spelling).map(|name| vec![name.clone()]).collect();
            beginning(names, about).len()
        };
        named(|names| names.first()).min(named(|names| names.last()))
    }

    /// All there is to name, each with its spellings.
    pub(crate) fn list(&self, about: Subject, atlas: &Atlas) -> Vec<Vec<String>> {
        let names = |set: Territories| {
            let name = |territory: Territory| atlas.place(territory).name.clone();
            set.iter().map(name).map(|Bilingual { fr, en }| spellings(fr, en)).collect()
        };
        // Those of the mainland of which the measure is larger.
        let above = |territory: Territory, measure: &dyn Fn(&TerritoryData) -> i64| {
            let measure = |one: Territory| measure(atlas.place(one));
            names(atlas.mainland().iter().filter(|other| measure(*other) > measure(territory)).collect())
        };
        match (self.ask, about) {
            (Ask::Neighbours, Subject::Place(territory)) => names(atlas.place(territory).neighbours),
            (Ask::Region, Subject::Region(region)) => names(within(atlas, region)),
            (Ask::Around, Subject::Region(region)) => names(atlas.around(within(atlas, region))),
            (Ask::Prefectures, Subject::Region(region)) => towns(within(atlas, region), atlas),
            (Ask::Initial | Ask::Initials, about) => beginning(all_names(atlas), about),
            (Ask::PrefectureInitial | Ask::PrefectureInitials, about) => {
                beginning(towns(Territories::ALL, atlas), about)
            }
            (Ask::FurtherNorth, Subject::Place(territory)) => {
                above(territory, &|place| i64::from(place.at[1]))
            }
            (Ask::MoreVoters, Subject::Place(territory)) => {
                above(territory, &|place| i64::from(place.registered))
            }
            (Ask::WithWord, Subject::Word(word)) => {
                let word = self.words.get(usize::from(word)).map_or("", String::as_str);
                let has = |name: &String| name.split(['-', ' ', '’']).any(|part| part == word);
                all_names(atlas).into_iter().filter(|names| names.iter().any(has)).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Every name that counts as one of a territory: départements that share a territory too, and the territory itself.
fn all_names(atlas: &Atlas) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for place in Territory::all().map(|territory| atlas.place(territory)) {
        let mut whole = spellings(place.name.fr.clone(), place.name.en.clone());
        // A territory that is called by its parts begins as the first of them does: both are one answer.
        let (first, others): (Vec<_>, Vec<_>) =
            place.parts.iter().cloned().partition(|part| place.name.fr.starts_with(part.as_str()));
        whole.extend(first);
        all.push(whole);
        all.extend(others.into_iter().map(|part| vec![part]));
    }
    all
}

fn spellings(fr: String, en: String) -> Vec<String> {
    if fr == en { vec![fr] } else { vec![fr, en] }
}

/// The towns that head these territories.
fn towns(territories: Territories, atlas: &Atlas) -> Vec<Vec<String>> {
    let towns = |territory| atlas.place(territory).prefecture.split(", ").map(|town| vec![town.to_owned()]);
    territories.iter().flat_map(towns).collect()
}

/// Those that begin with the letter, or with one of the two.
fn beginning(all: Vec<Vec<String>>, about: Subject) -> Vec<Vec<String>> {
    let letters = match about {
        Subject::Letter(letter) => [letter; 2],
        Subject::Letters(one, other) => [one, other],
        _ => return Vec::new(),
    };
    all.into_iter().filter(|names| letters.iter().any(|letter| begins(names, *letter))).collect()
}

/// Does one of the spellings begin with this letter, whatever its accent?
fn begins(names: &[String], letter: char) -> bool {
    let first =
        |name: &String| name.chars().next().map(|sign| spelling::plain(sign.encode_utf8(&mut [0; 4])));
    let letter = letter.to_ascii_lowercase();
    names.iter().any(|name| first(name).is_some_and(|first| first.starts_with(letter)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_territory_and_the_part_it_is_called_by_are_one_answer() {
        let all = all_names(&Atlas::printed().unwrap());
        let count = |name: &str| all.iter().filter(|names| names.iter().any(|one| one == name)).count();
        assert_eq!(count("Saint-Pierre-et-Miquelon"), 1);
        assert_eq!(count("Mayotte"), 1);
        let begins = |names: &&Vec<String>| names.iter().any(|name| name.starts_with("Saint-Pierre"));
        assert_eq!(all.iter().filter(begins).count(), 1);
    }
}
