//! Everything that can be said has its sentence in both languages.

use crate::setup::*;
use politico::{Action, Amendment, Event, Matter, Politico, Promise, Ruling};
use rules::{Game, Phrase, Seat};
use speech::{Lang, Speech};

fn name(seat: Seat) -> String {
    ["Anne", "Basile", "Chloé", "David"][seat.index() % 4].to_owned()
}

/// In French and English, with a tilde for every space that must not break.
fn said(phrase: &Phrase) -> [String; 2] {
    let speech = Speech::of::<Politico>();
    [Lang::Fr, Lang::En].map(|lang| speech.say(lang, phrase, &name).replace('\u{a0}', "~"))
}

fn events(table: &Table, events: &[Event]) -> [String; 2] {
    let all: Vec<[String; 2]> = events.iter().map(|event| said(&table.game.say_event(event))).collect();
    [0, 1].map(|lang| all.iter().map(|both| both[lang].as_str()).collect::<Vec<_>>().join(" "))
}

#[test]
fn the_cover_says_what_the_game_is_and_no_more() {
    let (cover, whole) = (Speech::new(Politico::cover()), Speech::of::<Politico>());
    for lang in [Lang::Fr, Lang::En] {
        for id in ["game-title", "game-pitch"] {
            assert!(cover.find(lang, id).is_some());
            assert_eq!(cover.find(lang, id), whole.find(lang, id));
        }
        assert!(whole.find(lang, "option-target").is_some());
        assert_eq!(cover.find(lang, "option-target"), None);
    }
}

#[test]
fn a_vote_is_told() {
    let mut table = Table::new(3).hold(0, &[PrimeMinister, Union]);
    let told = table.play(0, Action::Form { card: PrimeMinister, union: true, army: false });
    assert_eq!(
        events(&table, &told),
        [
            "Anne expose la carte Premier ministre avec l’union nationale pour former un gouvernement.",
            "Anne displays Prime Minister with national union to form a government."
        ]
    );
    table.play(0, Action::Present);
    let told = table.vote(&[Yes, No, Abstain]);
    let counted =
        told.iter().filter(|event| matches!(event, Event::Counted { .. })).cloned().collect::<Vec<_>>();
    assert_eq!(
        events(&table, &counted),
        [
            "Rejeté par 50 voix contre 50. Pour~: Anne~; contre~: Basile~; abstentions~: 1.",
            "Rejected by 50 to 50. For: Anne; against: Basile; abstentions: 1."
        ]
    );
}

#[test]
fn an_attack_is_told() {
    let mut table = Table::new(4).govern(&[1]).hold(0, &[GeneralStrike]);
    let told = table.play(0, attack(GeneralStrike, 1));
    assert_eq!(
        events(&table, &told),
        ["Anne attaque Basile~: Grève générale.", "Anne attacks Basile: General strike."]
    );
    table.decline();
    let told = table.decline();
    assert_eq!(
        events(&table, &told[2..]),
        [
            "L’attaque touche Basile~: Grève générale. Anne fait tomber le gouvernement dirigé par Basile. \
             Basile perd 50 points et en a −50. Anne gagne 50 points et en a 50. \
             Basile cède 20 députés à Anne. Anne peut tenter aussitôt de former un gouvernement.",
            "General strike hits Basile. The government of Basile falls by the attack of Anne. \
             Basile loses 50 points and has −50. Anne wins 50 points and has 50. \
             20 deputies go from Basile to Anne. Anne may try at once to form a government."
        ]
    );
}

#[test]
fn actions_are_said() {
    let table = Table::new(4);
    let action = |action| said(&table.game.say_action(&action));
    let promise = Promise { to: seat(1), aloud: false, matter: Matter::Spare, until: 2 };
    assert_eq!(
        action(Action::Pledge(promise)),
        [
            "Promettre tout bas à Basile de ne pas l’attaquer, jusqu’au tour 2 compris",
            "Promise Basile in private not to attack them, through round 2"
        ]
    );
    assert_eq!(
        action(Action::Propose(Amendment::Set { ruling: Ruling::Ballot, second: true })),
        [
            "Proposer de changer la règle~: Scrutins~: secrets",
            "Propose a change of the rules: Ballots: secret"
        ]
    );
}

#[test]
fn the_table_is_told_to_whoever_listens() {
    let mut table = Table::new(4).govern(&[1, 2]).hold(0, &[BadPoll, Baraka]);
    table.play(0, attack(BadPoll, 3));
    let told: Vec<[String; 2]> = table.game.say_view(&table.seen(0)).iter().map(said).collect();
    assert_eq!(
        told[0],
        [
            "Anne attaque David (Sondage désastreux)~: une parade~?",
            "Anne attacks David with Disastrous poll: is it parried?"
        ]
    );
    assert_eq!(told[2][1], "Basile governs with Chloé: 100 deputies.");
    assert!(told.iter().any(|[_, english]| english == "Your hand: Baraka."));
}

#[test]
fn every_refusal_is_said() {
    let speech = Speech::of::<Politico>();
    let refusals =
        include_str!("../../src/refusal.rs").split('"').filter(|text| text.starts_with("refusal-"));
    let mut count = 0;
    for id in refusals {
        count += 1;
        for lang in Lang::ALL {
            assert!(!speech.lacks(lang, id), "{id}");
            let sentence = speech.say(lang, &Phrase::new(id), &name);
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
        }
    }
    assert!(count > 60);
}
