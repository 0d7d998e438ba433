//! What is judged, by the engine or by the players, clause by clause.

use crate::setup::{Table, card, duel, duel_with, first_edition_card, seat, t};
use president::{Action, Ballot, ChallengeKind, Event, Purpose, Step, Timer, Wants};
use rules::{EventRecorder, Game, Hidden, Narrate, Rules, Script, Seats, Timed};
use serde_json::{Value, json};

/// Says nothing that a card forbids.
const CLEAN: &str = "quelque chose dont chacun ici connaît sûrement fort bien la forme et aussi le goût";

/// Three players at a card of forbidden words; its word in French, and what is forbidden.
fn forbidden() -> (Table, String, Vec<String>) {
    forbidden_with(json!({}), card(ChallengeKind::Forbidden))
}

fn forbidden_with(options: Value, card: u16) -> (Table, String, Vec<String>) {
    let table = duel_with(options, 3, card);
    match table.view().challenge.unwrap().question.unwrap().wants {
        Wants::Explanation { word, forbidden_fr, .. } => (table, word.fr, forbidden_fr),
        wants => panic!("{wants:?}"),
    }
}

fn words(text: impl Into<String>) -> Action {
    Action::Words(text.into())
}

fn ring(table: &mut Table, timer: Timer) {
    table.game.check_timer(&table.state, timer).unwrap();
    let mut context = EventRecorder::new(Script::new([]));
    table.game.apply_timer(&mut table.state, timer, &mut context);
    table.game.audit(&table.state).unwrap();
}

/// Seat 0 of this many, of which these are bots, challenges with these cards drawn; what was told.
fn challenge(options: Value, seats: u8, bots: &[u8], cards: &[u16]) -> (Table, Vec<Event>) {
    let mut table = Table::with(options, seats).held(0, &["26", "60", "59"]).held(1, &["62"]);
    bots.iter().for_each(|bot| ring(&mut table, Timer::Bot(seat(*bot))));
    table.roll("26");
    // A card that was drawn is no longer among those unseen.
    let decks = table.game.decks();
    let mut unseen: Vec<u16> = (0..decks.challenge_cards() as u16).collect();
    let mut draw = |card: &u16| {
        let place = unseen.iter().position(|one| one == card).unwrap();
        unseen.remove(place);
        place as u32
    };
    let mut draws: Vec<u32> = cards.iter().map(&mut draw).collect();
    // Of the card that is read, the first task.
    let varies = cards.last().is_some_and(|card| decks.challenge(*card).unwrap().tasks() > 1);
    draws.extend(varies.then_some(0));
    let told = table.act(Action::Challenge(t("62")), &draws);
    (table, told)
}

fn left_out(told: &[Event]) -> Vec<u16> {
    told.iter()
        .filter_map(|event| match event {
            Event::LeftOut { card } => Some(*card),
            _ => None,
        })
        .collect()
}

#[test]
fn p40_an_explanation_needs_real_words() {
    let (table, ..) = forbidden();
    for noise in [
        "une chose",
        "a b c d e f g h i j k l",
        "xx yy zz tt qq ss dd ff gg hh jj kk ll",
        "bla bla bla bla bla bla bla bla bla bla bla bla bla",
    ] {
        assert_eq!(table.refused(words(noise)), "P40", "{noise}");
    }
}

#[test]
fn p40_a_forbidden_word_in_any_form_loses_at_once_and_is_named() {
    let (_, word, barred) = forbidden();
    for used in [word, format!("{}s", barred[0]), barred[1].to_uppercase()] {
        let (mut table, ..) = forbidden();
        let told = table.play(words(format!("{CLEAN} et {used}")));
        let Event::Answered { right: false, faults, .. } = &told[0] else { panic!("{used}: {told:?}") };
        assert_eq!(faults.len(), 1, "{used}: {faults:?}");
        assert!(table.is_firm("62"), "the challenge is lost");
        assert!(matches!(told[1], Event::Failed { .. }));
    }
}

#[test]
fn p43_an_explanation_without_forbidden_words_is_voted_on() {
    for (ballots, won) in [([Ballot::Yes, Ballot::Yes], true), ([Ballot::No, Ballot::Yes], false)] {
        let (mut table, ..) = forbidden();
        let told = table.play(words(CLEAN));
        assert_eq!(told, [Event::Explained { seat: seat(0), text: CLEAN.into() }]);
        assert_eq!((table.view().step, table.view().asked), (Step::Ballot, Seats::all(3)));
        table.act_as(1, Action::Vote(ballots[0]), &[]);
        table.act_as(2, Action::Vote(ballots[1]), &[]);
        table.act_as(0, Action::Vote(Ballot::Abstain), &[]);
        assert_eq!(table.holder("62") == Some(0), won);
    }
    // Spoken ones too.
    let (mut table, ..) = forbidden();
    table.play(Action::Perform);
    assert_eq!(table.view().step, Step::Ballot);
}

#[test]
fn p40_a_table_of_the_first_edition_keeps_its_judge() {
    let first = || json!({"edition": 1, "rounding": "climb"});
    let (mut table, ..) = forbidden_with(first(), first_edition_card(ChallengeKind::Forbidden));
    let letters = "a b c d e f g h i j k l";
    assert!(matches!(table.play(words(letters))[0], Event::Answered { right: true, .. }));
    let mut table = duel_with(first(), 3, first_edition_card(ChallengeKind::Naming));
    let told = table.play(words("nothing, at, all, that, belongs"));
    assert!(matches!(&told[0], Event::Answered { right: false, faults, .. } if faults.is_empty()));
}

#[test]
fn pr12_where_nobody_is_neutral_forbidden_words_are_left_out_like_performances() {
    let cards = [card(ChallengeKind::Mime), card(ChallengeKind::Forbidden), card(ChallengeKind::Quiz)];
    let (table, told) = challenge(json!({}), 2, &[], &cards);
    assert_eq!(left_out(&told), cards[..2]);
    assert_eq!(table.view().step, Step::Answer);
    // Or all vote.
    for card in &cards[..2] {
        let (mut table, told) = challenge(json!({"partisan_performance": "table"}), 2, &[], &[*card]);
        assert_eq!(left_out(&told), [0; 0]);
        table.play(Action::Perform);
        assert_eq!(table.view().asked, Seats::all(2));
    }
    // Or the opponent judges.
    // The second word is the one that settings had before.
    for word in ["opponent", "judged_by_the_opponent"] {
        let judged = json!({"partisan_performance": word});
        let (mut table, _) = challenge(judged, 2, &[], &cards[1..2]);
        table.play(words(CLEAN));
        assert_eq!(table.view().asked, Seats::only(seat(1)));
    }
}

#[test]
fn pr12_a_person_among_bots_is_not_judged_by_themselves() {
    let cards = [card(ChallengeKind::Song), card(ChallengeKind::Forbidden), card(ChallengeKind::Quiz)];
    let (_, told) = challenge(json!({}), 3, &[1, 2], &cards);
    assert_eq!(left_out(&told), cards[..2], "nobody but bots could judge");
    let (_, told) = challenge(json!({"partisan_performance": "table"}), 2, &[1], &cards);
    assert_eq!(left_out(&told), cards[..2]);
    // One other person will do, and so will a draw where a bot performs.
    let (_, told) = challenge(json!({}), 3, &[1], &cards[..1]);
    assert_eq!(left_out(&told), [0; 0]);
    let (_, told) = challenge(json!({}), 3, &[0, 1, 2], &cards[..1]);
    assert_eq!(left_out(&told), [0; 0]);
    // As in the first edition.
    let song = first_edition_card(ChallengeKind::Song);
    let (_, told) = challenge(json!({"edition": 1}), 3, &[1, 2], &[song]);
    assert_eq!(left_out(&told), [0; 0]);
}

#[test]
fn pr12_who_votes_stays_the_same_while_the_vote_is_open() {
    // The other people leave while the card is performed: the bots vote without the challenger.
    let mut table = duel(card(ChallengeKind::Mime));
    ring(&mut table, Timer::Bot(seat(1)));
    ring(&mut table, Timer::Bot(seat(2)));
    table.play(Action::Perform);
    let others = Seats::only(seat(1)).with(seat(2));
    assert_eq!((table.view().asked, table.refused_as(0, Action::Vote(Ballot::Yes))), (others, "PR12"));
    // Or while it is voted on: everybody was asked, and stays so.
    let mut table = duel(card(ChallengeKind::Mime));
    table.play(Action::Perform);
    table.act_as(0, Action::Vote(Ballot::Yes), &[]);
    ring(&mut table, Timer::Bot(seat(1)));
    ring(&mut table, Timer::Bot(seat(2)));
    assert_eq!(table.view().asked, Seats::all(3));
    table.act_as(1, Action::ByLot, &[0]);
    table.act_as(2, Action::ByLot, &[0]);
    assert_eq!(table.holder("62"), Some(0));
}

#[test]
fn pr35_names_that_do_not_belong_count_and_one_is_forgiven() {
    let number = card(ChallengeKind::Naming);
    let asked = duel(number);
    let question = asked.view().challenge.unwrap().question.unwrap();
    assert!(matches!(question.wants, Wants::Names { forgiven: Some(1), .. }));
    let president::Task::Naming { list, need } = asked.task() else { panic!("{number} asks for names") };
    let right: Vec<&str> = list.iter().take(usize::from(need)).map(|names| names[0].as_str()).collect();
    let right = right.join(", ");
    for (more, won) in [("", true), (", Tombouctou", true), (", Tombouctou, Samarcande", false)] {
        let mut table = duel(number);
        let told = table.play(words(format!("{right}{more}")));
        let Event::Answered { right, faults, .. } = &told[0] else { panic!("{told:?}") };
        assert_eq!((*right, faults.is_empty()), (won, won), "{more}: {faults:?}");
    }
}

#[test]
fn pr35_names_that_everybody_shortens_count() {
    let text = json!({"fr": "Citez-en deux.", "en": "Name two."});
    let list = json!([["Châlons-en-Champagne"], ["Le Puy-en-Velay"], ["Pays de la Loire"]]);
    let title = json!({"fr": "A", "en": "B"});
    let naming = json!({"kind": "naming", "seconds": 60, "difficulty": 50, "title": title, "text": text,
        "list": list, "need": 2});
    for (edition, won) in [(2, false), (3, true)] {
        for answer in ["Châlons, le Puy", "le Puy et Pays-de-Loire"] {
            let pack = json!({"name": "x", "challenge": [naming]});
            let mut table = Table::with(json!({"pack": pack, "edition": edition}), 3)
                .held(0, &["26", "60", "59"])
                .held(1, &["62"]);
            table.roll("26");
            let own = table.game.decks().challenge_cards() as u16 - 1;
            let draws = table.tests(own, 0);
            table.act(Action::Challenge(t("62")), &draws);
            let told = table.play(words(answer.to_owned()));
            let Event::Answered { right, .. } = &told[0] else { panic!("{told:?}") };
            assert_eq!(*right, won, "{answer} by edition {edition}");
        }
    }
}

#[test]
fn pr8_with_all_votes_as_a_stake_a_challenge_still_risks_something() {
    // 26 and 59 are all that seat 0 has, and nothing of it can be lost.
    let board =
        |options, firm: &[&str]| Table::with(options, 2).held(0, &["26", "59"]).held(1, &["62"]).firm(firm);
    let mut table = board(json!({"stake": "all"}), &["26", "59"]);
    let told = table.roll("26");
    assert!(matches!(told[1], Event::StepLost { .. }), "{told:?}");
    // With 26 to lose it may.
    let mut table = board(json!({"stake": "all"}), &["59"]);
    table.roll("26");
    assert_eq!(table.offered(), [t("62")]);
    let mut table = board(json!({"stake": "all", "edition": 1}), &["26", "59"]);
    table.roll("26");
    assert_eq!(table.offered(), [t("62")], "as in the first edition");
}

#[test]
fn pr29_whoever_is_elected_takes_no_more_even_where_all_is_theirs() {
    // 05 and 08 (3 together) are vacant, a green card of 4 gives both, and one of them is a majority.
    let drawn = |options| {
        let mut table = Table::with(options, 2).held(0, &["26", "62"]).share(&[245, 242], &["05", "08"]);
        let told = table.draw(crate::setup::green(4));
        (table.votes(0), table.vacant().len(), told)
    };
    let (votes, vacant, told) = drawn(json!({}));
    assert_eq!((votes, vacant), (246, 1));
    assert!(
        told.iter().any(|event| matches!(event, Event::Picked { purpose: Purpose::Credit, .. })),
        "{told:?}"
    );
    assert!(!told.iter().any(|event| matches!(event, Event::AllOfIt { .. })));
    let (votes, vacant, _) = drawn(json!({"edition": 1}));
    assert_eq!((votes, vacant), (248, 0), "as in the first edition");
}

#[test]
fn p50_what_is_announced_is_what_a_player_has_when_all_is_taken() {
    // 29 (7) and 90 (1) are all that is vacant: the first of them passes the mark already.
    let mut table = Table::new(3).held(0, &["26", "62"]).share(&[194, 148, 140], &["29", "90"]);
    let told = table.draw(crate::setup::green(8));
    assert!(told.contains(&Event::Announced { seat: seat(0), votes: 20_200_000 }), "{told:?}");
}

#[test]
fn pr36_the_map_is_covered_while_it_would_answer_the_card() {
    let told = |table: &Table| -> Vec<&str> {
        table.game.say_view(&table.view()).iter().map(|phrase| phrase.id).collect()
    };
    for kind in [ChallengeKind::Geography, ChallengeKind::Estimate, ChallengeKind::Naming] {
        let before = Table::new(3).held(0, &["26", "60", "59"]).held(1, &["62"]);
        let mut table = duel(card(kind));
        assert!(table.view().map_is_covered(), "{kind:?}");
        let covered = told(&table);
        assert!(covered.contains(&"view-covered") && covered.contains(&"view-challenge-covered"));
        assert!(!covered.contains(&"view-region") && !covered.contains(&"view-challenge"));
        assert!(table.game.hidden_in_history(&before.state, &table.state), "nor is it seen by looking back");
        let open = table.state.clone();
        table.play(Action::GiveUp);
        assert!(!table.view().map_is_covered() && told(&table).contains(&"view-region"));
        assert!(!table.game.hidden_in_history(&open, &table.state));
    }
    for kind in [ChallengeKind::Quiz, ChallengeKind::Forbidden, ChallengeKind::Mime] {
        let table = duel(card(kind));
        assert!(!table.view().map_is_covered() && told(&table).contains(&"view-region"), "{kind:?}");
    }
}

#[test]
fn pr32_settings_of_the_first_edition_that_name_no_rounding_climb() {
    let rounding = |edition: u32| {
        let settings = crate::setup::settings(json!({"edition": edition}));
        settings.checked(&president::President::info()).unwrap().get("rounding").as_str().unwrap().to_owned()
    };
    assert_eq!([1, 2].map(rounding), ["climb", "step_or_debt"]);
}

#[test]
fn pr36_a_place_to_be_pointed_at_is_offered_by_where_it_lies() {
    let asks_where = |number: &u16| {
        let question = duel(*number).view().challenge.unwrap().question;
        question.is_some_and(|question| question.wants == Wants::Territory)
    };
    let geography = |number: &u16| {
        let decks = president::Decks::printed().unwrap();
        decks.challenge(*number).is_some_and(|card| card.kind == ChallengeKind::Geography)
    };
    let table = duel((0..300).filter(geography).find(asks_where).unwrap());
    let said = |code| table.game.say_choice(&table.view(), &Action::Point(t(code)));
    let place = |code| said(code).args.into_iter().find(|(name, _)| *name == "place").map(|(_, place)| place);
    let lies = |fr: &str, en: &str| Some(rules::Arg::Both { fr: fr.into(), en: en.into() });
    assert_eq!(place("75"), lies("48,86° nord, 2,34° est", "48.86° north, 2.34° east"));
    assert!(matches!(place("974"), Some(rules::Arg::Both { en, .. }) if en.contains("south")));
    // No two lie at the same place, and without a card that covers the map a territory has its name.
    let places: Vec<String> = president::Territory::all()
        .map(|one| format!("{:?}", table.game.say_choice(&table.view(), &Action::Point(one)).args))
        .collect();
    assert!((0..places.len()).all(|one| !places[..one].contains(&places[one])));
    let open = Table::new(3);
    assert_eq!(open.game.say_choice(&open.view(), &Action::Point(t("75"))).id, "action-point");
}

#[test]
fn p40_the_sample_of_an_explanation_is_lost_by_the_word_itself() {
    let (mut table, word, _) = forbidden();
    let sample = table.choices().into_iter().find(|action| matches!(action, Action::Words(_))).unwrap();
    let told = table.play(sample);
    let Event::Answered { right: false, faults, .. } = &told[0] else { panic!("{told:?}") };
    assert_eq!(faults[..], [word]);
}
