//! States: their size, what is written of them, and what is found wrong with one that cannot be; and broken data files.

use crate::setup::{Table, card, duel, red};
use president::{Atlas, AtlasError, ChallengeKind, DataError, President, State};
use rules::{Content, Rules};
use serde_json::{Value, json};
use speech::{Lang, Speech};

#[test]
fn a_state_is_small_and_flat() {
    assert!(size_of::<State>() < 2048, "{} bytes", size_of::<State>());
    assert!(!std::mem::needs_drop::<State>(), "nothing of it is on the heap");
}

fn fault(table: &Table, change: impl FnOnce(&mut Value)) -> String {
    let mut form = serde_json::to_value(&table.state).unwrap();
    change(&mut form);
    let state: State = serde_json::from_value(form).unwrap();
    table.game.audit(&state).unwrap_err()
}

#[test]
fn a_state_that_cannot_be_is_told_by_its_clause() {
    let table = Table::new(3).held(0, &["26", "62"]).held(1, &["59"]);
    let clause = |change: fn(&mut Value)| fault(&table, change).split([':', ',']).next().unwrap().to_owned();
    assert_eq!(clause(|form| form["votes"][0] = json!(15)), "P60");
    assert_eq!(clause(|form| form["held"][1] = json!(["59", "26"])), "P60");
    assert_eq!(clause(|form| form["held"][0] = json!(["26"])), "P60");
    assert_eq!(clause(|form| form["firm"] = json!(["33"])), "P27");
    assert_eq!(clause(|form| form["campaign"]["unseen"] = json!([1, 2, 3])), "P36");
    assert_eq!(clause(|form| form["turn"] = json!(2)), "P3");
    assert_eq!(clause(|form| form["turn"] = json!(5)), "P1");
    assert_eq!(clause(|form| form["round"] = json!(2)), "P54");
    assert_eq!(clause(|form| form["dice"] = json!(["star", "star"])), "P10");
    assert_eq!(clause(|form| form["parties"][1] = form["parties"][0].clone()), "P1");
    assert_eq!(clause(|form| form["ballots"][0] = json!("yes")), "PR12");
    assert_eq!(clause(|form| form["step"] = json!("government")), "P51");
    assert_eq!(clause(|form| form["step"] = json!("answer")), "P10");
    assert_eq!(clause(|form| form["turns"] = json!(2000)), "PR22");
}

#[test]
fn a_sum_or_a_challenge_that_cannot_be_is_found() {
    let mut table = Table::new(2).held(0, &["26", "62"]);
    table.draw(red(4));
    assert!(fault(&table, |form| form["sum"]["left"] = json!(3)).starts_with("PR32"));
    assert!(fault(&table, |form| form["sum"]["chooser"] = json!(1)).starts_with("PR30"));
    assert!(fault(&table, |form| form["sum"] = Value::Null).starts_with("P30"));
    let table = duel(card(ChallengeKind::Quiz));
    assert!(fault(&table, |form| form["duel"]["territory"] = json!("33")).starts_with("P11"));
    assert!(fault(&table, |form| form["duel"]["holder"] = json!(2)).starts_with("P27"));
    assert!(fault(&table, |form| form["step"] = json!("look")).starts_with("PR12"));
    assert!(fault(&table, |form| form["step"] = json!("challenger")).starts_with("PR27"));
}

const TERRITORIES: &str = include_str!("../../../data/territories.toml");
const CAMPAIGN: &str = include_str!("../../../data/campaign.toml");
const QUIZ: &str = include_str!("../../../data/challenges/quiz.toml");
const MEMORY: &str = include_str!("../../../data/challenges/memory.toml");

#[test]
fn a_fault_in_the_territories_is_named() {
    let told = |from: &str, to: &str| Atlas::read(&TERRITORIES.replacen(from, to, 1)).unwrap_err();
    let of = |code: &str, fault| DataError::Territory { code: code.to_owned(), fault };
    assert_eq!(told("voters = 500000", "voters = 450000"), of("01", AtlasError::Votes));
    assert_eq!(told("voters = 500000", "voters = 600000"), DataError::Atlas(AtlasError::Total(49_100_000)));
    assert_eq!(told("code = \"02\"", "code = \"03\""), of("03", AtlasError::Order));
    let neighbours = "neighbours = [\"38\", \"39\"";
    assert_eq!(told(neighbours, "neighbours = [\"29\", \"39\""), of("01", AtlasError::Touch));
    assert!(matches!(Atlas::read("territory = 1").unwrap_err(), DataError::Form(_)));
}

/// What is wrong with a deck in which this stands instead of that.
fn complaint_after(name: &str, deck: &str, from: &str, to: &str) -> String {
    assert!(deck.contains(from), "{from}");
    complaint(name, &deck.replacen(from, to, 1))
}

/// What is wrong with a deck, in English.
fn complaint(name: &str, deck: &str) -> String {
    let said = President::check_deck(name, deck).unwrap().unwrap_err();
    Speech::of::<President>().say(Lang::En, &said, &|seat| seat.to_string())
}

#[test]
fn a_fault_in_a_deck_names_the_card() {
    let campaign = |from: &str, to: &str| complaint_after("campaign", CAMPAIGN, from, to);
    let line = CAMPAIGN.lines().position(|line| line == "[[card]]").unwrap() + 1;
    let votes = campaign("voters = 200000", "voters = 250000");
    assert_eq!(
        votes,
        format!(
            "Line {line} of the file, card 1, “Votre tract cale une table”: “voters” is a multiple of 100,000, and \
             1,200,000 at most."
        )
    );
    assert_eq!(
        campaign("voters = 200000", "voters = 300000"),
        "This file: of 200,000 votes there should be 6 green cards and 8 red ones, not 5 and 8."
    );
    let long = campaign("fr = \"Votre tract", &format!("fr = \"{}", "tract ".repeat(7)));
    assert!(long.contains("“title” has 57 characters, and 40 are possible; shorten it."), "{long}");
    let quiz = |from: &str, to: &str| complaint_after("quiz", QUIZ, from, to);
    assert!(quiz("right = ", "rihgt = ").contains("“rihgt” is not known here"));
    assert!(quiz("kind = \"quiz\"", "kind = \"quiz\"\nneed = 3").contains("“need” does not belong"));
    assert!(quiz("seconds = 60", "seconds = 4").contains("“seconds”: 5 to 600 are possible, not 4"));
    assert!(
        quiz("seconds = 60", "seconds = \"4\"")
            .contains("seconds: a whole number from 5 to 600 is needed here")
    );
    assert!(quiz("text = { fr = \"", "text = { fr = \"{thing} ").contains("fills {thing}"));
    assert!(quiz("text = { fr = \"", "text = { fr = \"{ ").contains("a brace in “text” is not closed"));
    let other = quiz("kind = \"quiz\"", "kind = \"speech\"");
    assert!(other.contains("does not belong on a card of the kind “speech”"), "{other}");
    let memory = |from: &str, to: &str| complaint_after("memory", MEMORY, from, to);
    assert!(memory("count = 6", "count = 11").contains("“count”: 2 to 10 are possible, not 11"));
    assert!(memory("en = \"pool\"", "en = \"swimming pool\"").contains("“swimming pool” is not"));
    assert!(memory("pool = \"digits\"", "pool = \"digit\"").contains("“digit” is not known here; write"));
}

#[test]
fn a_deck_is_checked_alone() {
    let check = |name, text| President::check_deck(name, text);
    assert_eq!(check("campaign", CAMPAIGN), Some(Ok(120)));
    assert!(check("quiz", QUIZ).unwrap().unwrap() > 20);
    let fault = complaint("campaign", "card = []");
    assert!(fault.ends_with("there should be 6 green cards and 8 red ones, not 0 and 0."), "{fault}");
    assert!(complaint("memory", QUIZ).contains("only cards of the kind “memory” stand in this file."));
    assert_eq!(check("territories", TERRITORIES), None);
}
