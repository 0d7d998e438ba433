//! States: their size, what is written of them, and what is found wrong with one that cannot be; and broken data files.

use crate::setup::{Table, card, duel, red};
use president::{Atlas, DataFault, Kind, President, State};
use rules::Game;
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
    let table = duel(card(Kind::Quiz));
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
    let told =
        |from: &str, to: &str| Atlas::read(&TERRITORIES.replacen(from, to, 1)).unwrap_err().to_string();
    assert_eq!(
        told("voters = 500000", "voters = 450000"),
        "territories.toml, 01: voters are a multiple of 100000, at most 2400000"
    );
    assert_eq!(
        told("voters = 500000", "voters = 600000"),
        "territories.toml: all values together are 49000000, not 49100000"
    );
    assert!(told("code = \"02\"", "code = \"03\"").starts_with("territories.toml, 03: 02 is expected here"));
    assert!(matches!(Atlas::read("territory = 1").unwrap_err(), DataFault::Unreadable { .. }));
}

/// What is wrong with a deck in which this stands instead of that.
fn told(name: &str, deck: &str, from: &str, to: &str) -> String {
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
    let campaign = |from: &str, to: &str| told("campaign", CAMPAIGN, from, to);
    assert!(campaign("voters = 200000", "voters = 250000").contains("card 1 ("));
    assert!(
        campaign("voters = 200000", "voters = 300000")
            .ends_with("of 200000 votes 6 green and 8 red cards are expected, not 5 and 8")
    );
    let line = CAMPAIGN.lines().position(|line| line == "[[card]]").unwrap() + 1;
    let long = campaign("fr = \"Votre tract", &format!("fr = \"{}", "tract ".repeat(7)));
    assert!(long.contains(&format!("line {line}, card 1 (tract")), "{long}");
    assert!(long.contains("`title` has 57") && long.contains("40 are possible; shorten it"), "{long}");
    let quiz = |from: &str, to: &str| told("quiz", QUIZ, from, to);
    assert!(quiz("right = ", "rihgt = ").contains("rihgt"));
    assert!(quiz("kind = \"quiz\"", "kind = \"quiz\"\nneed = 3").contains("`need` does not belong"));
    assert!(quiz("seconds = 60", "seconds = 4").contains("`seconds`: 5 to 600 are possible, not 4"));
    assert!(quiz("text = { fr = \"", "text = { fr = \"{thing} ").contains("nothing fills {thing}"));
    assert!(quiz("text = { fr = \"", "text = { fr = \"{ ").contains("a brace stands alone"));
    let other = quiz("kind = \"quiz\"", "kind = \"speech\"");
    assert!(other.contains("does not belong on a card of this kind"), "{other}");
    let memory = |from: &str, to: &str| told("memory", MEMORY, from, to);
    assert!(memory("count = 6", "count = 11").contains("`count`: 2 to 10 are possible, not 11"));
    assert!(memory("en = \"pool\"", "en = \"swimming pool\"").contains("one word each: swimming pool"));
}

#[test]
fn a_deck_is_checked_alone() {
    let check = |name, text| President::check_deck(name, text);
    assert_eq!(check("campaign", CAMPAIGN), Some(Ok(120)));
    assert!(check("quiz", QUIZ).unwrap().unwrap() > 20);
    let fault = complaint("campaign", "card = []");
    assert!(fault.ends_with("of 200000 votes 6 green and 8 red cards are expected, not 0 and 0"), "{fault}");
    assert!(complaint("memory", QUIZ).contains("only cards of the kind `memory` stand here"));
    assert_eq!(check("territories", TERRITORIES), None);
}
