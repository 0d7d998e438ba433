//! The cards of the first edition that state facts of geography are recomputed, and no two cards of any are alike.

use president::{Atlas, ChallengeCard, ChallengeKind, Decks, Task, Territory};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

const NEIGHBOURS: &str = include_str!("../facts/adjacency.csv");
const DEPARTEMENTS: &str = include_str!("../facts/departements.csv");
const CENTROIDS: &str = include_str!("../facts/centroids.csv");

fn rows(file: &str) -> impl Iterator<Item = Vec<&str>> {
    file.lines().skip(1).map(|line| line.split(',').collect())
}

fn neighbours(code: &str) -> BTreeSet<&'static str> {
    rows(NEIGHBOURS)
        .filter_map(|row| match row[..] {
            [a, b] if a == code => Some(b),
            [a, b] if b == code => Some(a),
            _ => None,
        })
        .collect()
}

/// A row by the value of one of its columns.
fn departement(column: usize, value: &str) -> Vec<&'static str> {
    rows(DEPARTEMENTS)
        .find(|row| row[column].replace('\'', "’") == value)
        .unwrap_or_else(|| panic!("{value}"))
}

fn name(code: &str) -> String {
    departement(0, code)[1].replace('\'', "’")
}

fn cards(decks: &Decks) -> impl Iterator<Item = &ChallengeCard> {
    (0..decks.challenge_cards() as u16).map(|card| decks.challenge(card).unwrap())
}

fn both() -> [Arc<Decks>; 2] {
    [Decks::first().unwrap(), Decks::printed().unwrap()]
}

/// The card whose source is this.
fn task(source: &str) -> Task {
    let source = format!("data: {source}");
    let decks = Decks::first().unwrap();
    let card = cards(&decks).find(|card| card.source.as_deref() == Some(&source));
    card.unwrap_or_else(|| panic!("no card has the source {source}")).printed().unwrap().clone()
}

fn chosen(source: &str) -> String {
    match task(source) {
        Task::Choice { answers, right } => answers[usize::from(right)].en.clone(),
        other => panic!("{other:?}"),
    }
}

fn number(source: &str) -> i64 {
    match task(source) {
        Task::Number { number, .. } => number,
        other => panic!("{other:?}"),
    }
}

fn pointed(source: &str) -> String {
    match task(source) {
        Task::Territory(territory) => territory.to_string(),
        other => panic!("{other:?}"),
    }
}

fn named(source: &str) -> BTreeSet<String> {
    match task(source) {
        Task::Naming { list, .. } => list.into_iter().map(|names| names[0].clone()).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_memo_agrees_with_the_départements() {
    let atlas = Atlas::printed().unwrap();
    for territory in Territory::all().filter(|one| one.number() < 96 && one.number() != 20) {
        let row = departement(0, &territory.to_string());
        let place = atlas.place(territory);
        assert_eq!(place.name.fr, row[1].replace('\'', "’"));
        assert_eq!(place.prefecture, row[2].replace('\'', "’"));
        assert_eq!(place.region, row[3].replace('\'', "’"));
    }
}

#[test]
fn geography_cards_are_right() {
    assert_eq!(chosen("prefecture of 56"), departement(0, "56")[2]);
    assert_eq!(chosen("name of 53"), name("53"));
    let code = |column, value: &str| departement(column, value)[0].parse::<i64>().unwrap();
    assert_eq!(number("code of the prefecture Guéret"), code(2, "Guéret"));
    assert_eq!(number("code of Finistère"), code(1, "Finistère"));
    assert_eq!(number("code of Paris + code of Nord"), code(1, "Paris") + code(1, "Nord"));
    assert_eq!(pointed("territory of the prefecture Cahors"), departement(2, "Cahors")[0]);
    let three = pointed("neighbours are 67, 88 and 90");
    assert_eq!(neighbours(&three), BTreeSet::from(["67", "88", "90"]));
    let only = rows(DEPARTEMENTS).filter(|row| neighbours(row[0]) == BTreeSet::from(["67", "88", "90"]));
    assert_eq!(only.count(), 1);
}

#[test]
fn the_gate_to_burgundy_is_the_only_one() {
    let region = |code: &str| departement(0, code)[3];
    let touches = |row: &Vec<&'static str>| {
        neighbours(row[0]).iter().any(|code| region(code) == "Bourgogne-Franche-Comté")
    };
    let gates: Vec<&str> = rows(DEPARTEMENTS)
        .filter(|row| row[3] == "Île-de-France")
        .filter(touches)
        .map(|row| row[0])
        .collect();
    assert_eq!(gates, [pointed("of Île-de-France, touches Bourgogne-Franche-Comté")]);
}

#[test]
fn estimates_are_right() {
    assert_eq!(number("registered voters of 48 in 2022"), departement(0, "48")[4].parse::<i64>().unwrap());
    let smallest = rows(DEPARTEMENTS)
        .filter(|row| row[0].len() == 2)
        .min_by_key(|row| row[4].parse::<i64>().unwrap_or(i64::MAX))
        .unwrap();
    assert_eq!(smallest[0], "48", "the card says so");
    let at = |code: &str| -> [f64; 2] {
        let row = rows(CENTROIDS).find(|row| row[0] == code).unwrap();
        [row[1], row[2]].map(|degrees| degrees.parse::<f64>().unwrap().to_radians())
    };
    let ([lon, lat], [other_lon, other_lat]) = (at("29"), at("67"));
    let half = |one: f64, other: f64| ((other - one) / 2.0).sin().powi(2);
    let chord = half(lat, other_lat) + lat.cos() * other_lat.cos() * half(lon, other_lon);
    let kilometres = 2.0 * 6371.0 * chord.sqrt().asin();
    let written = number("distance between the centroids of 29 and 67") as f64;
    assert!((kilometres - written).abs() < 5.0, "{kilometres} and {written}");
}

#[test]
fn naming_cards_list_all_there_is() {
    let around: BTreeSet<String> = neighbours("38").into_iter().map(name).collect();
    assert_eq!(named("neighbours of 38"), around);
    let metropolitan = rows(DEPARTEMENTS).filter(|row| row[0].len() == 2);
    let regions: BTreeSet<String> = metropolitan.map(|row| row[3].replace('\'', "’")).collect();
    assert_eq!(named("regions of metropolitan France"), regions);
    let with_b: BTreeSet<String> = rows(DEPARTEMENTS)
        .map(|row| row[2].replace('\'', "’"))
        .filter(|town| town.starts_with('B'))
        .collect();
    assert_eq!(named("prefectures that begin with B"), with_b);
    let loire = |row: &Vec<&str>| row[1].split('-').any(|word| word == "Loire");
    let with_loire: BTreeSet<String> =
        rows(DEPARTEMENTS).filter(loire).map(|row| row[1].to_owned()).collect();
    assert_eq!(named("names with the word Loire"), with_loire);
    let around_paris: BTreeSet<String> =
        rows(DEPARTEMENTS).filter(|row| row[3] == "Île-de-France").map(|row| name(row[0])).collect();
    assert_eq!(named("territories of Île-de-France"), around_paris);
}

#[test]
fn every_fact_has_its_source() {
    let facts =
        [ChallengeKind::Quiz, ChallengeKind::Geography, ChallengeKind::Estimate, ChallengeKind::Naming];
    for decks in both() {
        for card in cards(&decks) {
            assert_eq!(card.source.is_some(), facts.contains(&card.kind), "{}", card.title.fr);
        }
    }
}

#[test]
fn no_two_cards_are_alike() {
    for decks in both() {
        let campaign = (0..decks.campaign_cards() as u8).map(|card| decks.campaign(card).unwrap());
        let campaign = campaign.map(|card| (&card.title, &card.text));
        let challenges = cards(&decks).map(|card| (&card.title, &card.text));
        let mut seen = BTreeSet::new();
        for (title, text) in campaign.chain(challenges) {
            for words in [&title.fr, &title.en, &text.fr, &text.en] {
                assert!(
                    seen.insert(words.to_lowercase()) || title.fr == title.en && *words == title.fr,
                    "{words}"
                );
            }
        }
    }
}

#[test]
fn no_joke_is_told_twice() {
    let decks = Decks::printed().unwrap();
    let campaign = (0..decks.campaign_cards() as u8).map(|card| decks.campaign(card).unwrap());
    let campaign = campaign.map(|card| (&card.title, &card.text));
    let challenges = cards(&decks).map(|card| (&card.title, &card.text));
    let mut told: BTreeMap<String, &str> = BTreeMap::new();
    for (title, text) in campaign.chain(challenges) {
        for said in [&text.fr, &text.en] {
            // What is asked is no joke, nor is what is very short.
            let sentences = said.split_inclusive(['.', '!', '?', ':', ';']);
            let sentences = sentences.filter(|said| !said.contains('{') && !said.ends_with('?'));
            for sentence in sentences.map(spelling::plain) {
                if sentence.split(' ').count() >= 6
                    && let Some(other) = told.insert(sentence.clone(), &title.fr)
                {
                    panic!("{sentence}: on “{other}” and on “{}”", title.fr);
                }
            }
        }
    }
}

#[test]
fn no_card_names_a_party() {
    let names = |text: &str| president::Party::ALL.iter().any(|party| text.contains(party.name()));
    for decks in both() {
        for card in (0..decks.campaign_cards() as u8).map(|card| decks.campaign(card).unwrap()) {
            for words in [&card.title, &card.text] {
                assert!(!names(&words.fr) && !names(&words.en), "{}", words.fr);
            }
        }
        for (number, card) in (0..).zip(cards(&decks)) {
            // Whatever fills its places too.
            let told = format!("{:?} {:?} {:?}", card.title, card.slots(), decks.dealt(number, 0));
            assert!(!names(&told), "{told}");
        }
    }
}
