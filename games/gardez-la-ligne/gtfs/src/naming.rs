//! Names a board can show: short enough, free of oddities, and each given once.

use crate::kind::RouteKind;
use rules::{Arg, Phrase};
use std::collections::HashSet;

/// No line's id is longer.
const MOST_ID: usize = 12;
/// No station's name is longer.
pub(crate) const MOST_NAME: usize = 80;

/// The text in one line, without characters that cannot be seen, and no longer than it may be.
pub(crate) fn clean(text: &str, most: usize) -> String {
    let mut spaced = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        // These two shape letters of Persian and Hindi; elsewhere nobody sees them.
        let shapes = |letter: &char| *letter >= '\u{590}' && letter.is_alphabetic();
        let joint = matches!(letter, '\u{200c}' | '\u{200d}')
            && spaced.chars().next_back().is_some_and(|before| shapes(&before))
            && letters.peek().is_some_and(shapes);
        match letter {
            _ if joint => spaced.push(letter),
            _ if is_hidden(letter) => {}
            _ if letter.is_control() => spaced.push(' '),
            _ => spaced.push(letter),
        }
    }
    let clean = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    if clean.chars().count() <= most {
        return clean;
    }
    let cut: String = clean.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", cut.trim_end())
}

/// Takes no room: zero width, soft hyphens, marks of direction and of byte order, selectors of variants.
fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// What is compared of names: neither capitals nor accents, nor what stands between words.
pub(crate) fn folded(name: &str) -> String {
    let plain = spelling::plain(name);
    if plain.is_empty() { name.to_lowercase() } else { plain }
}

/// Sorts 2 before 10, and lower case with upper case.
pub(crate) fn natural(text: &str) -> Vec<(u64, String)> {
    let mut parts = Vec::new();
    let mut rest = text.to_lowercase();
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let after = rest.split_off(digits);
        // Numbers first; a part without one sorts behind all of them.
        let number = if digits == 0 { u64::MAX } else { rest.parse().unwrap_or(u64::MAX - 1) };
        let word = after.find(|c: char| c.is_ascii_digit()).unwrap_or(after.len());
        let (word, next) = after.split_at(word);
        parts.push((number, word.to_owned()));
        rest = next.to_owned();
    }
    parts
}

/// Some of many names, as a list.
pub(crate) fn some(names: &[&str], most: usize) -> Arg {
    let mut told: Vec<Arg> = names.iter().take(most).map(|name| Arg::Name(clean(name, 120))).collect();
    if names.len() > most {
        told.push(Arg::Said(Phrase::new("and-more").number("count", (names.len() - most) as i64)));
    }
    Arg::List(told)
}

/// Ids for lines, given to one after the other.
#[derive(Default)]
pub(crate) struct Ids(HashSet<String>);

impl Ids {
    /// What to write on the badge of a line that its feed calls by this label.
    pub(crate) fn id(&mut self, label: &str, kind: RouteKind) -> String {
        let base = if label.chars().count() <= MOST_ID { label.to_owned() } else { initials(label) };
        let fits = |id: &String| id.chars().count() <= MOST_ID;
        let by_kind = Some(format!("{base} {}", kind.word())).filter(fits);
        let numbered = (2..).map(|n| {
            let end = format!(" ({n})");
            let start: String = base.chars().take(MOST_ID - end.len().min(MOST_ID)).collect();
            format!("{}{end}", start.trim_end())
        });
        let mut ids = std::iter::once(base.clone()).chain(by_kind).chain(numbered);
        // The numbers go on for longer than a board has lines, so one of them is free.
        ids.find(|id| self.0.insert(id.to_lowercase())).unwrap_or(base)
    }
}

/// `Northeast Regional` is NR, `Airport Line 12` is AL12; a single long word is cut.
fn initials(label: &str) -> String {
    let words = label.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let initial = |word: &str| match word.chars().next() {
        Some(first) if first.is_numeric() => word.to_owned(),
        first => first.map(String::from).unwrap_or_default(),
    };
    let initials: String = words.clone().map(initial).collect();
    let short = if words.count() > 1 { initials } else { label.to_owned() };
    short.chars().take(MOST_ID).collect::<String>().trim_end().to_owned()
}

/// Gives each station a name of its own. Stations that share one get their lines added to it, as on many maps:
/// `86 St (1)` and `86 St (4, 5, 6)`; where that does not tell them apart, a number.
pub(crate) fn stations(names: &[String], lines: &[Vec<&str>]) -> Vec<String> {
    let mut times = std::collections::HashMap::new();
    for name in names {
        *times.entry(name.to_lowercase()).or_insert(0_u32) += 1;
    }
    // A name that is nobody else's stays as it is, and nobody may be given it.
    let single = |name: &&String| times.get(&name.to_lowercase()) == Some(&1);
    let mut taken: HashSet<String> = names.iter().filter(single).map(|name| name.to_lowercase()).collect();
    let mut unique = Vec::new();
    for (name, lines) in names.iter().zip(lines) {
        if single(&name) {
            unique.push(name.clone());
            continue;
        }
        let fits = |name: &String| name.chars().count() <= MOST_NAME;
        let with_lines =
            Some(format!("{name} ({})", lines.join(", "))).filter(|_| lines.len() <= 6).filter(fits);
        let base = with_lines.clone().unwrap_or_else(|| clean(name, MOST_NAME - 6));
        let numbered = (2..).map(|n| clean(&format!("{} #{n}", clean(&base, MOST_NAME - 6)), MOST_NAME));
        let mut tries = with_lines.into_iter().chain(numbered);
        unique.extend(tries.find(|name| taken.insert(name.to_lowercase())));
    }
    unique
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_sort_as_numbers() {
        let mut names = ["10", "2", "M1", "B", "2bis", "M10", "M2"];
        names.sort_by_cached_key(|name| natural(name));
        assert_eq!(names, ["2", "2bis", "10", "B", "M1", "M2", "M10"]);
    }

    #[test]
    fn ids_are_short_and_given_once() {
        let mut ids = Ids::default();
        let mut id = |label, kind| ids.id(label, kind);
        assert_eq!(id("1", RouteKind::Metro), "1");
        assert_eq!(id("1", RouteKind::Tram), "1 tram");
        assert_eq!(id("1", RouteKind::Tram), "1 (2)");
        assert_eq!(id("Northeast Regional", RouteKind::Rail), "NR");
        assert_eq!(id("New Rochelle line", RouteKind::Rail), "NRl");
        assert_eq!(id("Airport Line 12", RouteKind::Bus), "AL12");
        assert_eq!(id("Donaudampfschifffahrt", RouteKind::Ferry), "Donaudampfsc");
        assert_eq!(id("Donaudampfschiffe", RouteKind::Ferry), "Donaudam (2)");
    }

    #[test]
    fn stations_of_one_name_are_told_apart_by_their_lines_and_then_by_number() {
        let names = ["86 St", "86 St", "86 St", "86 st (1)", "96 St"].map(str::to_owned);
        let lines = [vec!["1"], vec!["4", "5"], vec!["4", "5"], vec!["1"], vec!["1"]];
        let told = stations(&names, &lines);
        assert_eq!(told, ["86 St (1) #2", "86 St (4, 5)", "86 St (4, 5) #2", "86 st (1)", "96 St"]);
    }

    #[test]
    fn names_lose_what_cannot_be_shown() {
        assert_eq!(clean("  Main\u{7}  St\n", 80), "Main St");
        assert_eq!(clean("\u{feff}Ta\u{ad}cu\u{200b}ba\u{2060}ya\u{200f}\u{200d}", 80), "Tacubaya");
        assert_eq!(clean("می\u{200c}دان", 80), "می\u{200c}دان", "there it is part of the spelling");
        assert_eq!(clean(&"x".repeat(90), 80).chars().count(), 80);
    }
}
