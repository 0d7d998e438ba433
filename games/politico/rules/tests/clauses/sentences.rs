//! Everything that can be said has its sentence in both languages.

use crate::setup::*;
use politico::{Action, Amendment, Event, Politico, Promise, PromiseKind, Ruling};
use rules::{Narrate, Phrase, Seat};
use speech::{Lang, Speech};

fn name(seat: Seat) -> String {
    ["Anne", "Basile", "Chloé", "David"][seat.index() % 4].to_owned()
}

/// In French and English, with a tilde for every space that must not break.
fn in_both_languages(phrase: &Phrase) -> [String; 2] {
    let speech = Speech::of::<Politico>();
    [Lang::Fr, Lang::En].map(|lang| speech.say(lang, phrase, &name).replace('\u{a0}', "~"))
}

fn events(table: &Table, events: &[Event]) -> [String; 2] {
    let all: Vec<[String; 2]> =
        events.iter().map(|event| in_both_languages(&table.game.say_event(event))).collect();
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
    let action = |action| in_both_languages(&table.game.say_action(&action));
    let promise = Promise { to: seat(1), aloud: false, kind: PromiseKind::Spare, until: 2 };
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
    let told: Vec<[String; 2]> = table.game.say_view(&table.seen(0)).iter().map(in_both_languages).collect();
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

/// What saying no is called where this table stands, for whoever is asked first.
fn no(table: &Table) -> [String; 2] {
    let by = table.asked()[0];
    assert!(table.may(by, Action::Decline));
    in_both_languages(&table.game.say_choice(&table.seen(by), &Action::Decline))
}

#[test]
fn saying_no_is_called_what_it_is_in_each_situation() {
    let mut table =
        Table::new(4).govern(&[1]).hold(0, &[GeneralStrike, PrimeMinister]).hold(2, &[RoundTable]);
    table.play(0, attack(GeneralStrike, 1));
    assert_eq!(no(&table), ["Ne pas parer", "Do not parry"]);
    table.decline();
    assert_eq!(no(&table), ["N’offrir aucune défense", "Offer no defence"]);
    table.only(2, Action::Offer(RoundTable));
    assert_eq!(no(&table), ["Refuser toutes les offres", "Refuse all offers"]);
    table.play(1, Action::Decline);
    assert_eq!(no(&table), ["Ne pas former de gouvernement", "Form no government"]);
    table.play(0, form());
    table.play(0, Action::Invite(seat(1)));
    assert_eq!(no(&table), ["Décliner l’invitation", "Decline the invitation"]);
    table.play(1, Action::Accept);
    table.play(0, Action::Present);
    table.vote(&[Yes; 4]);
    assert_eq!(no(&table), ["Laisser le vote tel quel", "Let the vote stand"]);
    let mut table = Table::new(4).govern(&[1]).hold(0, &[Army]);
    table.play(0, Action::Topple);
    assert_eq!(no(&table), ["Ne pas contrer l’armée", "Do not counter the army"]);
    let mut table = Table::new(4).govern(&[2]);
    table.pass_to_news(politico::Effect::Recruit);
    assert_eq!(no(&table), ["Ne recruter personne", "Recruit nobody"]);
    // Anything else is called the same everywhere.
    let view = table.seen(2);
    let recruit = Action::Recruit(seat(1));
    assert_eq!(table.game.say_choice(&view, &recruit), table.game.say_action(&recruit));
}

#[test]
fn whoever_only_answers_is_not_told_that_it_is_their_turn() {
    let replies = |table: &Table| table.game.is_reply(&table.view());
    let mut table = Table::new(4).hold(0, &[PrimeMinister]).hold(1, &[BadPoll]);
    assert!(!replies(&table));
    table.play(0, form());
    assert!(!replies(&table), "the candidate acts");
    table.play(0, Action::Invite(seat(1)));
    assert!(replies(&table));
    table.play(1, Action::Decline);
    table.play(0, Action::Present);
    assert!(replies(&table));
    table.vote(&[No; 4]);
    table.pass();
    table.draw();
    table.play(1, attack(BadPoll, 2));
    assert!(replies(&table));
}

#[test]
fn a_sealed_answer_is_confirmed_to_its_author_in_plain_words() {
    let mut table = Table::new(4).govern(&[1]).hold(0, &[GeneralStrike]).hold(1, &[RoundTable]);
    table.play(0, attack(GeneralStrike, 1));
    let told = table.game.say_event(&Event::Answered { seat: seat(1), action: Action::Decline });
    assert_eq!(in_both_languages(&told), ["Vous passez, sous pli fermé.", "You pass, under seal."]);
    let told = table.game.say_event(&Event::Answered { seat: seat(1), action: Action::Parry(RoundTable) });
    assert_eq!(
        in_both_languages(&told),
        ["Votre réponse, sous pli fermé~: Table ronde.", "Your answer, under seal: Round table."]
    );
    let told = table.game.say_event(&Event::Answered { seat: seat(1), action: Action::Take(seat(2)) });
    assert_eq!(in_both_languages(&told)[1], "Your answer, under seal: the card of Chloé.");
}

#[test]
fn one_of_a_thing_is_told_in_the_singular() {
    let table = Table::new(4).govern(&[1]).deputies(&[98, 1, 51, 50]).points(&[1, 0, 0, 0]);
    let told: Vec<[String; 2]> = table.game.say_view(&table.view()).iter().map(in_both_languages).collect();
    let has = |sentence: &str| assert!(told.iter().flatten().any(|told| told == sentence), "{told:?}");
    has("Anne has 1 point, 98 deputies and 0 cards.");
    has("Basile has 0 points, 1 deputy and 0 cards.");
    has("Basile governs alone: 1 deputy.");
    has("Basile gouverne sans alliés~: 1 député.");
    let one = Phrase::new("view-stock").number("stock", 1).number("spent", 2);
    assert_eq!(in_both_languages(&one)[1], "1 card in the stock, 2 used.");
    let end = Event::End { ending: politico::Ending::Rounds, winners: vec![seat(0)], points: vec![1, 0, -5] };
    assert_eq!(
        in_both_languages(&table.game.say_event(&end)),
        [
            "Le dernier tour de table est joué. Anne l’emporte avec 1 point.",
            "The last round is over. Anne wins with 1 point."
        ]
    );
}

#[test]
fn ar29_nobody_is_told_of_points_or_votes_that_are_none() {
    let mut table = Table::with(serde_json::json!({"points_floor": "0"}), 4).hold(0, &[MoralsAffair]);
    table.play(0, attack(MoralsAffair, 1));
    let told = table.decline();
    let of_points = told.iter().filter(|event| matches!(event, Event::Points { .. }));
    assert_eq!(of_points.collect::<Vec<_>>(), [&Event::Points { seat: seat(0), change: 30, total: 30 }]);
    let mut table = Table::new(3).hold(0, &[PrimeMinister]);
    table.play(0, form());
    table.play(0, Action::Present);
    let told = table.vote(&[Abstain; 3]);
    let counted = told.iter().find(|event| matches!(event, Event::Counted { .. })).unwrap();
    assert_eq!(
        in_both_languages(&table.game.say_event(counted)),
        [
            "Rejeté~: aucune voix exprimée. Pour~: personne~; contre~: personne~; abstentions~: 3.",
            "Rejected: no vote was cast. For: nobody; against: nobody; abstentions: 3."
        ]
    );
}

#[test]
fn no_joke_is_told_twice() {
    let decks = politico::Decks::read(
        include_str!("../../../data/assets.toml"),
        include_str!("../../../data/events.toml"),
    );
    let decks = decks.unwrap();
    let events = decks.events().iter().flat_map(|paper| [&paper.title, &paper.text]);
    let cards = politico::Card::ALL.into_iter().map(|card| &decks.asset(card).text);
    let all: Vec<_> = events.chain(cards).flat_map(|words| [&words.fr, &words.en]).collect();
    let distinct: std::collections::BTreeSet<_> = all.iter().collect();
    assert_eq!(distinct.len(), all.len());
    // A microphone that was left on is a joke of the television blunder alone.
    let of_microphones = all.iter().filter(|words| words.to_lowercase().contains("micro")).count();
    assert_eq!(of_microphones, 2, "once in each language");
}
