//! Everything that can be said has its sentence in both languages.

use crate::setup::{Table, card, duel, duel_with, green, red, seat, t};
use president::{Action, ChallengeKind, Event, Office, Party, President};
use rules::{Narrate, Phrase, Rules, Seat};
use serde_json::json;
use speech::{Lang, Speech};

fn name(seat: Seat) -> String {
    ["Anne", "Basile", "Chloé", "David", "Emma", "Farid"][seat.index()].to_owned()
}

/// In French and English, with a tilde for every space that must not break.
fn in_both_languages(phrase: &Phrase) -> [String; 2] {
    let speech = Speech::of::<President>();
    [Lang::Fr, Lang::En].map(|lang| speech.say(lang, phrase, &name).replace(['\u{a0}', '\u{202f}'], "~"))
}

fn events(table: &Table, events: &[Event]) -> [String; 2] {
    let all: Vec<[String; 2]> =
        events.iter().map(|event| in_both_languages(&table.game.say_event(event))).collect();
    [0, 1].map(|lang| all.iter().map(|both| both[lang].as_str()).collect::<Vec<_>>().join(" "))
}

#[test]
fn a_turn_is_told() {
    let mut table = Table::new(2);
    let mut told = table.roll("26");
    told.extend(table.play(Action::Take(t("62"))));
    assert_eq!(
        events(&table, &told),
        [
            "Anne fait 2 et 6. Anne prend Pas-de-Calais (62)~: 1~000~000 de voix.",
            "Anne rolls 2 and 6. Anne takes Pas-de-Calais (62): 1,000,000 votes."
        ]
    );
}

#[test]
fn a_challenge_lost_is_told_with_the_right_answer() {
    // The first edition's, which asks for the prefecture of Morbihan.
    let mut table = duel_with(json!({"edition": 1}), 3, 10);
    let told = table.play(Action::Choose(1));
    assert_eq!(
        events(&table, &told[..2]),
        [
            "Anne répond «~Lorient~», et c’est faux. Il fallait dire~: Vannes. Anne perd le défi. Pas-de-Calais (62) reste à \
             Basile et devient indéfiable~; des territoires d’une valeur de 1~000~000 de voix sont saisis en retour.",
            "Anne answers “Lorient”, and that is wrong. The right answer was: Vannes. Anne loses the challenge. \
             Pas-de-Calais (62) stays with Basile and is unassailable from now on; territories worth 1,000,000 votes are \
             seized in return."
        ]
    );
}

#[test]
fn stars_are_named_and_rounds_are_told_apart() {
    let mut table = Table::new(2);
    let told = table.roll("4*");
    assert_eq!(events(&table, &told), ["Anne fait 4 et une étoile.", "Anne rolls 4 and a star."]);
    let mut table = Table::new(2);
    let told = table.roll("**");
    assert_eq!(events(&table, &told), ["Anne fait deux étoiles.", "Anne rolls two stars."]);
    let over = |round| events(&table, &[Event::RoundOver { round, limit: false }]);
    let held = ["tous les territoires sont pris.", "all territories are held."];
    assert_eq!(
        over(1),
        [format!("Le premier tour est fini~: {}", held[0]), format!("Round one is over: {}", held[1])]
    );
    assert_eq!(
        over(2),
        [format!("Le second tour est fini~: {}", held[0]), format!("Round two is over: {}", held[1])]
    );
}

#[test]
fn french_says_millions_of_votes_with_a_preposition() {
    let french = |votes: u32| in_both_languages(&President::say_votes(votes))[0].clone();
    assert_eq!(french(1_200_000), "1~200~000 voix");
    assert_eq!(french(20_000_000), "20~000~000 de voix");
    assert_eq!(french(0), "0 voix");
}

#[test]
fn a_refused_pick_says_the_sum_it_would_leave() {
    let mut table = Table::new(2).held(0, &["26", "62", "03", "08"]);
    table.draw(red(4));
    let reason = |code: &str| {
        let action = table.picking(code);
        let refusal = table.game.check(&table.state, seat(0), &action).unwrap_err();
        in_both_languages(&Phrase { id: refusal.reason, args: table.game.say_action(&action).args })
    };
    assert_eq!(
        reason("03"),
        [
            "Allier (03) laisserait 100~000 voix, qu’aucun ensemble de territoires ne fait.",
            "Allier (03) would leave 100,000 votes, and no set of territories makes that."
        ]
    );
    assert_eq!(
        reason("62")[1],
        "Pas-de-Calais (62) is worth 1,000,000 votes, 600,000 more than are still to be found."
    );
}

#[test]
fn the_table_is_told_to_whoever_listens() {
    let mut table = Table::new(2).held(0, &["26", "62"]).firm(&["62"]).debts(&[(1, 5)]);
    table.draw(green(4));
    let told: Vec<[String; 2]> = table.game.say_view(&table.view()).iter().map(in_both_languages).collect();
    let english: Vec<&str> = told.iter().map(|both| both[1].as_str()).collect();
    assert_eq!(
        english[0],
        "Anne collects vacant territories worth 400,000 votes; 400,000 are still to be found."
    );
    assert!(english[1].starts_with("The open card brings 400,000 votes: “"));
    assert!(
        english[2].ends_with("has 1,400,000 votes in 2 territories, 1 of them unassailable."),
        "{}",
        english[2]
    );
    assert!(english[3].ends_with(" has no territory."), "{}", english[3]);
    assert_eq!(
        english[4..6],
        ["97 territories are vacant, worth 47,600,000 votes.", "Basile owes 500,000 votes."]
    );
    assert_eq!(told[5][0], "Basile doit 500~000 voix.");
    // Then the map, region by region.
    assert!(english[6].starts_with("The map by region"));
    assert_eq!(english[8], "Hauts-de-France: PS 62*~(1.0) | – 02~(0.4) 59~(1.9) 60~(0.6) 80~(0.4)");
    assert_eq!(told[8][0], "Hauts-de-France~: PS 62*~(1,0) | – 02~(0,4) 59~(1,9) 60~(0,6) 80~(0,4)");
    assert_eq!(english[20..], ["Overseas: – 971~(0.7) 973~(0.1) 974~(0.7) 975~(0.1)"]);
    // A challenge with its answers, and what is to be remembered.
    let table = duel(card(ChallengeKind::Quiz));
    assert_eq!(
        table.game.say_view(&table.view()).iter().filter(|phrase| phrase.id == "view-choice").count(),
        4
    );
    let table = duel(card(ChallengeKind::Memory));
    assert!(table.game.say_view(&table.view()).iter().any(|phrase| phrase.id == "view-items"));
}

#[test]
fn every_refusal_is_said() {
    let speech = Speech::of::<President>();
    let game = Table::new(3).game;
    let actions = [
        Action::Join(Party::Verts),
        Action::Pick { territory: t("62"), leaving: -100_000 },
        Action::Choose(7),
        Action::Name { seat: seat(1), office: Office::Justice },
    ];
    let args: Vec<_> = actions.iter().flat_map(|action| game.say_action(action).args).collect();
    let refusals =
        include_str!("../../src/refusal.rs").split('"').filter(|text| text.starts_with("refusal-"));
    let mut count = 0;
    for id in refusals {
        count += 1;
        for lang in Lang::ALL {
            assert!(!speech.lacks(lang, id), "{id}");
            let sentence = speech.say(lang, &Phrase { id, args: args.clone() }, &name);
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
        }
    }
    assert!(count > 50);
}
