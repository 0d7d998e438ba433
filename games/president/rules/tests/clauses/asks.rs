//! Questions to the atlas are answered again from the tables of facts, without the rules (P40).

use crate::setup::duel_drawn;
use crate::tasks::{all, numbers};
use president::{Action, Atlas, ChallengeKind, Dealt, Decks, Event, Task, Territory};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

const NEIGHBOURS: &str = include_str!("../facts/adjacency.csv");
const DEPARTEMENTS: &str = include_str!("../facts/departements.csv");
const CENTROIDS: &str = include_str!("../facts/centroids.csv");

const FILES: [&str; 3] = [
    include_str!("../../../data/challenges/geography.toml"),
    include_str!("../../../data/challenges/estimate.toml"),
    include_str!("../../../data/challenges/naming.toml"),
];

/// What the tables tell.
struct Facts {
    rows: BTreeMap<String, [String; 3]>,
    registered: BTreeMap<String, i64>,
    touching: BTreeSet<(String, String)>,
    centres: BTreeMap<String, [f64; 2]>,
}

impl Facts {
    fn new() -> Facts {
        let lines = |file: &'static str| file.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>());
        let word = |text: &str| text.replace('\'', "’");
        let mut touching = BTreeSet::new();
        for pair in lines(NEIGHBOURS) {
            touching.insert((pair[0].to_owned(), pair[1].to_owned()));
            touching.insert((pair[1].to_owned(), pair[0].to_owned()));
        }
        Facts {
            rows: lines(DEPARTEMENTS)
                .map(|row| (row[0].to_owned(), [word(row[1]), word(row[2]), word(row[3])]))
                .collect(),
            registered: lines(DEPARTEMENTS).map(|row| (row[0].to_owned(), row[4].parse().unwrap())).collect(),
            touching,
            centres: lines(CENTROIDS)
                .map(|row| (row[0].to_owned(), [row[1], row[2]].map(|degrees| degrees.parse().unwrap())))
                .collect(),
        }
    }

    /// The code of the département that a column names.
    fn code(&self, column: usize, value: &str) -> &str {
        let found: Vec<_> = self.rows.iter().filter(|(_, row)| row[column] == value).collect();
        assert_eq!(found.len(), 1, "{value}");
        found[0].0
    }

    /// The code of the one that is named with an article.
    fn named(&self, said: &str) -> &str {
        let articles = [
            "", "le ", "la ", "les ", "l’", "Le ", "La ", "Les ", "L’", "du ", "de la ", "de l’", "des ",
            "de ",
        ];
        let fits = |name: &str| said.strip_suffix(name).is_some_and(|article| articles.contains(&article));
        let found: Vec<_> = self.rows.iter().filter(|(_, row)| fits(&row[0])).collect();
        assert_eq!(found.len(), 1, "{said}");
        found[0].0
    }

    fn touch(&self, one: &str, other: &str) -> bool {
        self.touching.contains(&(one.to_owned(), other.to_owned()))
    }

    fn within(&self, region: &str) -> BTreeSet<&str> {
        self.rows.iter().filter(|(_, row)| row[2] == region).map(|(code, _)| code.as_str()).collect()
    }

    fn kilometres(&self, one: &str, other: &str) -> f64 {
        let [[east, north], [other_east, other_north]] =
            [one, other].map(|code| self.centres[code].map(f64::to_radians));
        let angle =
            north.sin() * other_north.sin() + north.cos() * other_north.cos() * (other_east - east).cos();
        6371.0 * angle.acos()
    }
}

/// What stands at the places of a text that was filled.
fn filled(text: &str, mut said: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once('{') {
        let (name, after) = inside.split_once('}').unwrap();
        said = said.strip_prefix(before).unwrap_or_else(|| panic!("{said} for {text}"));
        let literal = after.split('{').next().unwrap();
        let end = if literal.is_empty() { said.len() } else { said.find(literal).unwrap() };
        found.insert(name.to_owned(), said[..end].to_owned());
        said = &said[end..];
        rest = after;
    }
    found
}

/// The `ask` of each card and its text, in the order of the deck.
fn asked() -> Vec<(u16, String, String)> {
    let decks = Decks::printed().unwrap();
    let mut asked = Vec::new();
    for (kind, file) in
        [ChallengeKind::Geography, ChallengeKind::Estimate, ChallengeKind::Naming].into_iter().zip(FILES)
    {
        let file: toml::Table = file.parse().unwrap();
        let numbers = all(&decks).filter(|(_, card)| card.kind == kind).map(|(number, _)| number);
        for (number, card) in numbers.zip(file["card"].as_array().unwrap()) {
            let asks = card.get("ask").and_then(toml::Value::as_str);
            assert_eq!(asks.is_some(), decks.challenge(number).unwrap().asks_the_atlas());
            if let Some(ask) = asks {
                asked.push((number, ask.to_owned(), card["text"]["fr"].as_str().unwrap().to_owned()));
            }
        }
    }
    asked
}

#[test]
fn p40_of_four_answers_one_is_right_by_the_tables() {
    let (facts, decks) = (Facts::new(), Decks::printed().unwrap());
    let mut seen = BTreeSet::new();
    for (number, ask, text) in asked() {
        for draw in numbers(decks.challenge(number).unwrap()) {
            let Dealt { text: said, task } = decks.dealt(number, draw).unwrap();
            let Task::Choice { answers, right } = task else { continue };
            seen.insert(ask.clone());
            let slots = filled(&text, &said.fr);
            let slot = |name: &str| slots.get(name).map_or("", String::as_str);
            let subject = ["the", "The", "of", "name"].into_iter().find_map(|name| slots.get(name));
            let subject = subject.map_or("", |said| facts.named(said));
            let (axis, sign) = match ask.as_str() {
                "northernmost" => (1, 1.0),
                "southernmost" => (1, -1.0),
                "easternmost" => (0, 1.0),
                _ => (0, -1.0),
            };
            let code = |answer: &str| facts.code(0, answer).to_owned();
            let others = || answers.iter().map(|answer| code(&answer.fr));
            for (place, answer) in (0u8..).zip(&answers) {
                let answer = answer.fr.as_str();
                let is_right = match ask.as_str() {
                    "prefecture" => facts.rows[subject][1] == answer,
                    "name" => facts.rows[slot("code")][0] == answer,
                    "neighbour" => facts.touch(subject, &code(answer)),
                    "stranger" => !facts.touch(subject, &code(answer)),
                    "region" => facts.rows[subject][2] == answer,
                    "intruder" => facts.rows[&code(answer)][2] != slot("region"),
                    "most_voters" => {
                        others().all(|other| facts.registered[&other] <= facts.registered[&code(answer)])
                    }
                    "fewest_voters" => {
                        others().all(|other| facts.registered[&other] >= facts.registered[&code(answer)])
                    }
                    _ => others().all(|other| {
                        let at = |code: &str| facts.centres[code][axis] * sign;
                        at(&other) <= at(&code(answer))
                    }),
                };
                assert_eq!(is_right, place == right, "{}: {answer} of {answers:?}", said.fr);
                assert!(!matches!(ask.as_str(), "neighbour" | "stranger") || code(answer) != subject);
            }
        }
    }
    assert_eq!(seen.len(), 12, "{seen:?}");
}

#[test]
fn p40_numbers_and_places_are_right_by_the_tables() {
    let (facts, decks) = (Facts::new(), Decks::printed().unwrap());
    let mut seen = BTreeSet::new();
    for (number, ask, text) in asked() {
        for draw in numbers(decks.challenge(number).unwrap()) {
            let Dealt { text: said, task } = decks.dealt(number, draw).unwrap();
            let slots = filled(&text, &said.fr);
            let named = |names: &[&str]| {
                let said = names.iter().find_map(|name| slots.get(*name));
                said.map_or("", |said| facts.named(said))
            };
            let (one, other) = (named(&["the", "The", "of", "name"]), named(&["other", "of_other"]));
            let region = slots.get("region").map_or("", String::as_str);
            let number = |code: &str| code.parse::<i64>().unwrap();
            let expected = match (ask.as_str(), &task) {
                ("seat", Task::Territory(territory)) => {
                    assert_eq!(territory.to_string(), facts.code(1, &slots["prefecture"]));
                    continue;
                }
                ("point", Task::Territory(territory)) => {
                    assert_eq!(territory.to_string(), one);
                    continue;
                }
                (_, Task::Choice { .. } | Task::Naming { .. }) => continue,
                ("number", _) => number(one),
                ("town_number", _) => number(facts.code(1, &slots["prefecture"])),
                ("sum", _) => number(one) + number(other),
                ("registered", _) => facts.registered[one],
                ("registered_region", _) => {
                    facts.within(region).iter().map(|code| facts.registered[*code]).sum()
                }
                ("distance", _) => facts.kilometres(one, other).round() as i64,
                ("count_region", _) => facts.within(region).len() as i64,
                (other, task) => panic!("{other}: {task:?}"),
            };
            let Task::Number { number, .. } = task else { panic!("{task:?}") };
            assert!((number - expected).abs() <= i64::from(ask == "distance"), "{}: {number}", said.fr);
            seen.insert(ask.clone());
        }
    }
    assert_eq!(seen.len(), 7, "{seen:?}");
}

#[test]
fn p40_lists_are_whole_by_the_tables() {
    let (facts, decks) = (Facts::new(), Decks::printed().unwrap());
    for (number, ask, text) in asked() {
        for draw in numbers(decks.challenge(number).unwrap()) {
            let Dealt { text: said, task } = decks.dealt(number, draw).unwrap();
            let Task::Naming { list, need } = task else { continue };
            let slots = filled(&text, &said.fr);
            let all = || facts.rows.iter();
            let begins = |name: &str| {
                let first = |name: &str| spelling::plain(&name.chars().take(1).collect::<String>());
                // With its article or without.
                let bare = if name == "La Réunion" { "Réunion" } else { name };
                let letters = slots.get("letter").or_else(|| slots.get("letters")).unwrap().to_lowercase();
                [name, bare]
                    .map(first)
                    .iter()
                    .any(|first| letters.split(" ou ").any(|letter| letter == first))
            };
            // Two digits: no overseas one, and no half of Corsica.
            let mainland = |code: &str| code.len() == 2 && code.parse::<u8>().is_ok();
            let whole: BTreeSet<&str> = match ask.as_str() {
                "neighbours" => {
                    let the = ["the", "The", "of"].into_iter().find_map(|name| slots.get(name)).unwrap();
                    let the = facts.named(the);
                    all().filter(|(code, _)| facts.touch(the, code)).map(|(_, row)| row[0].as_str()).collect()
                }
                "region" => all()
                    .filter(|(_, row)| row[2] == slots["region"])
                    .map(|(_, row)| row[0].as_str())
                    .collect(),
                "around" => {
                    let within = facts.within(&slots["region"]);
                    let touches = |code: &str| within.iter().any(|one| facts.touch(one, code));
                    all()
                        .filter(|(code, _)| touches(code) && !within.contains(code.as_str()))
                        .map(|(_, row)| row[0].as_str())
                        .collect()
                }
                "prefectures" => all()
                    .filter(|(_, row)| row[2] == slots["region"])
                    .map(|(_, row)| row[1].as_str())
                    .collect(),
                "further_north" => {
                    let north = facts.centres[facts.named(&slots["of"])][1];
                    all()
                        .filter(|(code, _)| mainland(code) && facts.centres[*code][1] > north)
                        .map(|(_, row)| row[0].as_str())
                        .collect()
                }
                "more_voters" => {
                    let voters = facts.registered[facts.named(&slots["The"])];
                    all()
                        .filter(|(code, _)| mainland(code) && facts.registered[*code] > voters)
                        .map(|(_, row)| row[0].as_str())
                        .collect()
                }
                "initial" | "initials" => {
                    all().map(|(_, row)| row[0].as_str()).filter(|name| begins(name)).collect()
                }
                "prefecture_initial" | "prefecture_initials" => {
                    all().map(|(_, row)| row[1].as_str()).filter(|name| begins(name)).collect()
                }
                "with_word" => {
                    let word = &slots["word"];
                    all()
                        .map(|(_, row)| row[0].as_str())
                        .filter(|name| name.split(['-', '’', ' ']).any(|part| part == *word))
                        .collect()
                }
                other => panic!("{other}"),
            };
            let listed: BTreeSet<&str> = list.iter().flatten().map(String::as_str).collect();
            assert!(whole.is_subset(&listed), "{}: {listed:?} lacks some of {whole:?}", said.fr);
            assert!(whole.len() >= usize::from(need), "{}: {whole:?}", said.fr);
            // Nothing else counts, but a territory of two départements by its own name, and English names.
            let atlas = Atlas::printed().unwrap();
            let own: BTreeSet<&str> = Territory::all()
                .map(|territory| atlas.place(territory))
                .filter(|place| !place.parts.is_empty() || place.name.fr != place.name.en)
                .flat_map(|place| [place.name.fr.as_str(), place.name.en.as_str()])
                .collect();
            assert!(listed.difference(&whole).all(|name| own.contains(name)), "{}: {listed:?}", said.fr);
        }
    }
}

#[test]
fn the_atlas_agrees_with_the_tables() {
    let (facts, atlas) = (Facts::new(), Atlas::printed().unwrap());
    for territory in Territory::all() {
        let (code, place) = (territory.to_string(), atlas.place(territory));
        if !place.parts.is_empty() {
            assert!(
                place.registered == 0 && place.neighbours.is_empty(),
                "{code}: nothing is asked about it"
            );
            assert!(place.parts.iter().all(|part| !facts.code(0, part).is_empty()));
            continue;
        }
        assert_eq!(i64::from(place.registered), facts.registered[&code], "{code}");
        for axis in [0, 1] {
            assert!(
                (f64::from(place.at[axis]) / 10_000.0 - facts.centres[&code][axis]).abs() < 0.0001,
                "{code}"
            );
        }
        for other in Territory::all().filter(|other| atlas.place(*other).parts.is_empty()) {
            assert_eq!(
                place.neighbours.contains(other),
                facts.touch(&code, &other.to_string()),
                "{code}, {other}"
            );
        }
    }
}

#[test]
fn p40_every_spelling_in_a_list_counts() {
    let decks = Decks::printed().unwrap();
    for (number, card) in
        all(&decks).filter(|(_, card)| card.kind == ChallengeKind::Naming && !card.asks_the_atlas())
    {
        for draw in 0..card.tasks() {
            let Task::Naming { list, .. } = decks.dealt(number, draw).unwrap().task else { panic!() };
            for spelling in 0..list.iter().map(Vec::len).max().unwrap() {
                let names: Vec<&str> =
                    list.iter().map(|names| names[spelling.min(names.len() - 1)].as_str()).collect();
                let mut table = duel_drawn(json!({}), 3, number, draw);
                let told = table.play(Action::Words(names.join(", ")));
                let right = told.iter().any(|event| matches!(event, Event::Answered { right: true, .. }));
                assert!(right, "{}: {names:?} {told:?}", card.title.fr);
            }
        }
    }
}
