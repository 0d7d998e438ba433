//! Everything that can be said has its sentence in both languages.

use crate::setup::{A, B, D, Table, at, go, on, seat};
use minister::{Action, Ending, Event, Minister};
use rules::{Narrate, Phrase, Rules, Seat};
use serde_json::json;
use speech::{Lang, Speech};

fn name(seat: Seat) -> String {
    ["Anne", "Basile", "Chloé", "David"][seat.index()].to_owned()
}

/// In French and English, with a tilde for every space that must not break.
fn in_both_languages(phrase: &Phrase) -> [String; 2] {
    let speech = Speech::of::<Minister>();
    [Lang::Fr, Lang::En].map(|lang| speech.say(lang, phrase, &name).replace('\u{a0}', "~"))
}

fn events(table: &Table, events: &[Event]) -> [String; 2] {
    let all: Vec<[String; 2]> =
        events.iter().map(|event| in_both_languages(&table.game.say_event(event))).collect();
    [0, 1].map(|lang| all.iter().map(|both| both[lang].as_str()).collect::<Vec<_>>().join(" "))
}

#[test]
fn a_turn_is_told() {
    let mut table = Table::new(3).pawns(&[(0, D, at(15, 0))]);
    let told = table.turn(5, go(D, on(16)));
    assert_eq!(
        events(&table, &told),
        [
            "Anne fait 5. Anne avance son pion 4 vers la télévision (zone 17).",
            "Anne rolls 5. Pawn 4 of Anne moves to the television (zone 17)."
        ]
    );
    table.rolls(&[5, 3]);
    let told = table.roll(1);
    assert_eq!(
        events(&table, &told),
        [
            "Anne fait 1 pour la presse~: 4 ministres jusqu’ici, plus aucun lancer.",
            "Anne rolls 1 for the press: 4 ministers so far, no roll left."
        ]
    );
    let told = table.play(Action::Appoint(4));
    assert_eq!(
        events(&table, &told),
        [
            "Anne place 4 ministres sur des postes vacants. Anne prend le fauteuil du chancelier.",
            "Anne puts 4 ministers on vacant posts. Anne becomes chancellor."
        ]
    );
}

#[test]
fn rarer_events_are_said_too() {
    let table = Table::new(4);
    let told = [
        Event::Exiled { seat: seat(1), by: seat(0), count: 1 },
        Event::Sunk { by: seat(0), seat: seat(2), pawn: B, at: at(3, 1) },
        Event::Time { seat: seat(3), space: 5, left: 19, unused: false },
        Event::End { ending: Ending::Election, winners: vec![seat(0), seat(2)], ministers: vec![4, 3, 4, 2] },
    ];
    assert_eq!(
        events(&table, &told),
        [
            "Anne chasse Basile de la case d’opinion~: 1 pion en exil au journal. \
             Anne envoie au bouillon un pion adverse~: Chloé, pion 2, sous la zone 4, case 2. \
             David ne peut pas s’en servir~: le pion du temps passe à la case 5, à 19 cases du jour de l’élection. \
             Le jour de l’élection est arrivé. Anne et Chloé se partagent la victoire avec 4 ministres chacun.",
            "Anne drives 1 pawn of Basile from the opinion space into exile at the newspaper. \
             Anne sends pawn 2 of Chloé into the broth below zone 4, space 2. \
             David cannot use it: the time marker moves to space 5, 19 spaces before election day. \
             Election day has come. Anne and Chloé share the victory with 4 ministers each."
        ]
    );
}

#[test]
fn one_minister_and_none_are_told_as_such() {
    let table = Table::new(4);
    let told = [1, 0].map(|count| Event::Appointed { seat: seat(0), count });
    assert_eq!(
        events(&table, &told),
        [
            "Anne place 1 ministre sur un poste vacant. Anne ne place aucun ministre.",
            "Anne puts 1 minister on a vacant post. Anne places no minister."
        ]
    );
    let none = table.game.say_action(&Action::Appoint(0));
    assert_eq!(in_both_languages(&none), ["Ne placer aucun ministre", "Place no minister"]);
}

/// Whoever has sent some pawns down and lets the others be has not done without (MR11).
#[test]
fn to_stop_is_not_told_as_doing_without() {
    let broth = || {
        let mut table = Table::with(json!({"broth": "pick"}), 3).pawns(&[(0, D, at(5, 2))]);
        table.turn(4, go(D, at(6, 0)));
        table
    };
    let label = |table: &Table| in_both_languages(&table.game.say_choice(&table.view(), &Action::Decline));
    let mut table = broth();
    assert_eq!(label(&table), ["S’en passer", "Do without"]);
    let told = table.play(Action::Decline);
    assert_eq!(events(&table, &told), ["Anne s’en passe.", "Anne does without."]);
    let mut table = broth();
    table.play(Action::Sink { seat: seat(1), pawn: B });
    assert_eq!(label(&table), ["S’en tenir là", "Leave it at that"]);
    let told = table.play(Action::Decline);
    assert_eq!(events(&table, &told), ["Anne s’en tient là.", "Anne leaves it at that."]);
}

#[test]
fn actions_and_refusals_are_said() {
    let mut table = Table::new(3).pawns(&[(1, A, at(4, 1))]).broth(&[(1, A)]);
    table.roll(2);
    let action = go(B, at(4, 1));
    let phrase = table.game.say_action(&action);
    assert_eq!(
        in_both_languages(&phrase),
        ["Avancer le pion 2 vers la zone 5, case 2", "Move pawn 2 to zone 5, space 2"]
    );
    let refusal = table.game.check(&table.state, seat(0), &action).unwrap_err();
    assert_eq!(
        in_both_languages(&Phrase { id: refusal.reason, args: phrase.args }),
        [
            "Cette case reste libre pour le pion qui est au bouillon dessous.",
            "That space is kept free for the pawn in the broth below."
        ]
    );
}

#[test]
fn the_table_is_told_to_whoever_listens() {
    let mut table = Table::new(3).pawns(&[(0, D, on(19))]).broth(&[(1, B)]);
    table.roll(2);
    let told: Vec<[String; 2]> = table.game.say_view(&table.view()).iter().map(in_both_languages).collect();
    let [french, english] =
        [0, 1].map(|lang| told.iter().map(|both| both[lang].as_str()).collect::<Vec<_>>());
    assert_eq!(
        english[..5],
        [
            "Anne has rolled 2 and chooses what to use it for.",
            "The time marker is on space 8 of 24: 16 spaces to election day.",
            "Nobody is chancellor; 7 posts are vacant.",
            "Anne has 3 ministers in the cabinet and 14 outside.",
            "Pawn 1 of Anne is in zone 1, space 1; a 2 or 5 leads on to zone 2.",
        ]
    );
    assert_eq!(english[7], "Pawn 4 of Anne is in the opinion space (zone 20).");
    assert_eq!(
        english[10],
        "Pawn 2 of Basile is in the broth below zone 4, space 2; a 4, 5 or 6 lifts it out."
    );
    assert_eq!(french[4], "Anne, pion 1, sur la zone 1, case 1~; 2 ou 5 mène à la zone 2.");
}

#[test]
fn every_refusal_is_said() {
    let speech = Speech::of::<Minister>();
    let table = Table::with(json!({}), 3);
    let refusals =
        include_str!("../../src/refusal.rs").split('"').filter(|text| text.starts_with("refusal-"));
    let mut count = 0;
    for id in refusals {
        count += 1;
        // The arguments of any action that may be refused for this reason.
        let args = [go(A, at(1, 0)), Action::Sink { seat: seat(1), pawn: A }]
            .into_iter()
            .flat_map(|action| table.game.say_action(&action).args)
            .collect::<Vec<_>>();
        for lang in Lang::ALL {
            assert!(!speech.lacks(lang, id), "{id}");
            let sentence = speech.say(lang, &Phrase { id, args: args.clone() }, &name);
            assert!(sentence.ends_with('.') && !sentence.contains('{'), "{sentence}");
        }
    }
    assert!(count > 30);
}
