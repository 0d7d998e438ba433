//! Names as everybody shortens them, where that leaves no doubt which is meant (PR35).

use crate::{Atlas, Territory};
use spelling::plain;

/// What stands between a town's name and where it lies: Châlons-en-Champagne, Bar-le-Duc.
const LYING: [&str; 8] = ["en", "sur", "sous", "les", "lès", "le", "la", "aux"];
/// What may be left out after “de”.
const ARTICLES: [&str; 5] = ["l", "la", "le", "les", "the"];

/// Adds to names made plain the short ones of how they are written: those that nothing else is called by, neither in the
/// list nor in the atlas.
pub(crate) fn add(list: &mut [Vec<String>], written: &[Vec<String>], atlas: &Atlas) {
    let short: Vec<Vec<String>> =
        written.iter().map(|names| names.iter().flat_map(|name| shortened(name)).collect()).collect();
    let elsewhere = |name: &String, place: usize| {
        let others = || list.iter().zip(&short).enumerate().filter(move |(other, _)| *other != place);
        others().any(|(_, (full, short))| full.contains(name) || short.contains(name))
            || is_called(name, atlas)
    };
    let clear: Vec<Vec<String>> = short
        .iter()
        .enumerate()
        .map(|(place, names)| names.iter().filter(|name| !elsewhere(name, place)).cloned().collect())
        .collect();
    for (names, clear) in list.iter_mut().zip(clear) {
        names.extend(clear);
    }
}

/// The short names of one.
fn shortened(name: &str) -> impl Iterator<Item = String> {
    [without_situation(name), without_articles(&plain(name))].into_iter().flatten()
}

/// The town without where it lies. Only what has hyphens and capitals is called so: an arc-en-ciel is no arc.
fn without_situation(name: &str) -> Option<String> {
    let parts: Vec<&str> = name.split('-').collect();
    let lies = |place: &usize| {
        let is_name = parts[place + 1].starts_with(char::is_uppercase);
        LYING.contains(&parts[*place]) && is_name
    };
    let place = (1..parts.len().saturating_sub(1)).find(lies)?;
    Some(plain(&parts[..place].join("-")))
}

/// Pays de Loire for Pays de la Loire.
fn without_articles(plain: &str) -> Option<String> {
    let mut kept: Vec<&str> = Vec::new();
    for word in plain.split(' ') {
        if !(ARTICLES.contains(&word) && kept.last() == Some(&"de")) {
            kept.push(word);
        }
    }
    Some(kept.join(" ")).filter(|short| short != plain)
}

/// Is a territory, its town or its region called so in full?
fn is_called(name: &String, atlas: &Atlas) -> bool {
    Territory::all().map(|territory| atlas.place(territory)).any(|place| {
        let names = [&place.name.fr, &place.name.en, &place.prefecture, &place.region];
        names.into_iter().flat_map(|names| names.split(", ")).any(|full| plain(full) == *name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(names: &[&str]) -> Vec<Vec<String>> {
        let written: Vec<Vec<String>> = names.iter().map(|name| vec![(*name).to_owned()]).collect();
        let mut list = vec![Vec::new(); written.len()];
        add(&mut list, &written, &Atlas::printed().unwrap());
        list
    }

    #[test]
    fn a_town_goes_without_where_it_lies() {
        let towns = ["Châlons-en-Champagne", "Le Puy-en-Velay", "Digne-les-Bains", "Bar-le-Duc", "Laon"];
        assert_eq!(known(&towns), [vec!["chalons"], vec!["le puy"], vec!["digne"], vec!["bar"], vec![]]);
        assert_eq!(known(&["Pays de la Loire", "Val-de-Marne"]), [vec!["pays de loire"], vec![]]);
        assert_eq!(known(&["arc-en-ciel", "Seine-et-Marne", "La Rochelle"]), vec![Vec::<String>::new(); 3]);
    }

    #[test]
    fn a_short_name_of_two_things_is_none() {
        assert_eq!(known(&["Aix-en-Provence", "Aix-les-Bains"]), [[""; 0]; 2]);
        assert_eq!(known(&["Vienne-en-Arthies"]), [[""; 0]], "a département");
    }
}
