//! The start: players, plates, assets, and who begins (A1 to A5, A80 to A82, AR1 to AR3).

use crate::setup::{settings, *};
use politico::{BOX, DeckErrorKind, Decks, Effect, Event, NEWSPAPERS, Politico, Poll};
use rules::{Content, Discarding, EventRecorder, FastRng, Game, Hidden, Rules, Timed};
use serde_json::{Value, json};
use speech::{Lang, Speech};

const ASSETS: &str = include_str!("../../../data/assets.toml");
const EVENTS: &str = include_str!("../../../data/events.toml");

fn open(options: Value, seats: u8) -> Politico {
    Politico::open(&settings(options), seats).unwrap()
}

#[test]
fn a1_ar1_three_to_eight_play() {
    let opens = |seats| Politico::open(&settings(json!({})), seats).is_ok();
    assert_eq!([2, 3, 4, 8, 9].map(opens), [false, true, true, true, false]);
}

#[test]
fn ar47_what_parties_are_called_changes_nothing_else() {
    let [plain, named] = [json!({}), json!({"parties": "instruments"})].map(|options| open(options, 4));
    assert_eq!(plain.party_names(), politico::PartyNames::Things);
    assert_eq!(named.party_names(), politico::PartyNames::Instruments);
    let deals = [plain, named].map(|game| {
        let mut context = EventRecorder::new(FastRng::new(7));
        let state = game.deal(&mut context);
        (format!("{:?}", context.finish().1), format!("{:?}", game.view(&state, rules::Viewer::Public)))
    });
    assert_eq!(deals[0], deals[1]);
}

#[test]
fn a2_a4_a5_plates_assets_and_the_smallest_party_begins() {
    for seed in 0..20 {
        let game = open(json!({}), 5);
        let mut context = EventRecorder::new(FastRng::new(seed));
        let state = game.deal(&mut context);
        let (_, told) = context.finish();
        let view = game.view(&state, rules::Viewer::Public);
        for party in &view.parties {
            assert_eq!(party.plates.len(), 3);
            assert!(party.hand >= 6);
        }
        let Event::Elected { poll: Poll::Opening, deputies } = &told[0] else { panic!("{told:?}") };
        let sums = |party: &politico::Party| party.plates.iter().map(|plate| u16::from(*plate)).sum::<u16>();
        assert_eq!(*deputies, view.parties.iter().map(sums).collect::<Vec<_>>());
        assert_eq!(deputies[view.first.index()], *deputies.iter().min().unwrap());
        let dealt =
            told.iter().filter(|event| matches!(event, Event::Dealt { cards, .. } if cards.len() == 6));
        assert_eq!(dealt.clone().count(), 5, "six each");
        for (by, event) in (0..).zip(dealt) {
            let hidden = Some(Event::Dealt { seat: seat(by), cards: Vec::new() });
            assert_eq!(game.seen(event, rules::Viewer::Public), hidden, "face down");
        }
        let hands: u8 = view.parties.iter().map(|party| party.hand).sum();
        assert_eq!(usize::from(view.stock + hands) + view.spent.len(), 80);
    }
}

#[test]
fn ar3_equals_for_fewest_draw_lots_and_play_goes_clockwise() {
    let game = open(json!({}), 8);
    let mut places = [0; 3];
    for seed in 0..600 {
        let state = game.deal(&mut EventRecorder::new(FastRng::new(seed)));
        let view = game.view(&state, rules::Viewer::Public);
        let first = view.first.index();
        // By-elections of the first newspaper move deputies, so the plates tell.
        let sums: Vec<u16> = view
            .parties
            .iter()
            .map(|party| party.plates.iter().map(|plate| u16::from(*plate)).sum())
            .collect();
        let equals: Vec<usize> = (0..8).filter(|index| sums[*index] == *sums.iter().min().unwrap()).collect();
        if equals.len() == 2 {
            places[equals.iter().position(|index| *index == first).unwrap()] += 1;
        }
    }
    assert!(places[0] > 10 && places[1] > 10, "{places:?}");
    let mut table = Table::new(3);
    table.pass();
    assert_eq!(table.active(), 1);
}

#[test]
fn a3_ar2_small_tables_have_two_hundred_deputies() {
    let dealt = |options: Value, seats: u8, seed: u64| {
        let game = open(options, seats);
        let state = game.deal(&mut EventRecorder::new(FastRng::new(seed)));
        game.view(&state, rules::Viewer::Public)
    };
    let mut extra = 0;
    for seed in 0..40 {
        for seats in [3, 4] {
            let plates = |view: &politico::View| {
                view.parties.iter().map(|party| party.plates.len()).collect::<Vec<_>>()
            };
            let sum = |view: &politico::View| view.parties.iter().map(|party| party.deputies).sum::<u16>();
            let (rounds, singly) =
                (dealt(json!({}), seats, seed), dealt(json!({"extra_plates": "singly"}), seats, seed));
            assert!(sum(&rounds) >= 200 && sum(&singly) >= 200);
            assert!(plates(&rounds).windows(2).all(|two| two[0] == two[1]), "as many for all");
            let (most, least) =
                (*plates(&singly).iter().max().unwrap(), *plates(&singly).iter().min().unwrap());
            assert!(most - least <= 1);
            extra += usize::from(plates(&rounds)[0] > 3) + usize::from(most > least);
        }
    }
    assert!(extra > 10, "it does happen");
    assert!(dealt(json!({}), 5, 1).parties.iter().all(|party| party.plates.len() == 3));
}

/// Of many deals, the mean of each seat's deputies and how many of a hundred times it begins.
fn chances(options: &Value, seats: u8, deals: u32) -> Vec<(f64, f64)> {
    let game = open(options.clone(), seats);
    let (mut deputies, mut begins) = (vec![0; seats.into()], vec![0; usize::from(seats)]);
    for seed in 0..deals {
        let state = game.deal(&mut Discarding(FastRng::new(seed.into())));
        let view = game.view(&state, rules::Viewer::Public);
        for (sum, party) in deputies.iter_mut().zip(&view.parties) {
            *sum += party.plates.iter().map(|plate| u32::from(*plate)).sum::<u32>();
        }
        begins[view.first.index()] += 1;
    }
    let mean = |count: u32| f64::from(count) / f64::from(deals);
    deputies.into_iter().zip(begins).map(|(sum, count)| (mean(sum), 100.0 * mean(count))).collect()
}

#[test]
fn a2_a3_ar2_every_place_at_a_small_table_is_worth_the_same() {
    for seats in [3, 4] {
        for way in ["rounds", "singly"] {
            let chances = chances(&json!({"extra_plates": way}), seats, 6000);
            let all: f64 = chances.iter().map(|(deputies, _)| deputies).sum();
            let [mean, share] = [all, 100.0].map(|whole| whole / f64::from(seats));
            for (deputies, begins) in &chances {
                // Four times what chance alone does in as many deals.
                let fair = (deputies - mean).abs() < 1.2 && (begins - share).abs() < 2.5;
                assert!(fair, "{seats} players, {way}: {chances:?}");
            }
        }
    }
    // One row cut into runs gave the last seat the plates that were dealt because there were few deputies.
    let [.., (last, begins)] = chances(&json!({"edition": 1}), 3, 6000)[..] else { panic!() };
    assert!(last > 80.0 && begins < 28.0, "as it was: {last} deputies, begins {begins} of a hundred times");
}

#[test]
fn ar2_three_each_are_dealt_first_and_then_one_each() {
    // These draws leave the plates in the order of the box; without a wish a lot falls on the first.
    let deal = |options: Value, seats: u8| {
        let game = open(options, seats);
        let state = game.deal(&mut Discarding(Wishes { news: None, lots: (1..24).rev().collect() }));
        let view = game.view(&state, rules::Viewer::Public);
        view.parties.into_iter().map(|party| party.plates).collect::<Vec<_>>()
    };
    let rounds = [vec![5, 5, 10, 15, 20, 25], vec![10, 10, 10, 15, 20, 25], vec![10, 10, 15, 20, 20, 25]];
    assert_eq!(deal(json!({}), 3), rounds, "until there are 200");
    let singly = [vec![5, 5, 10, 15, 20, 25], vec![10, 10, 10, 15, 20], vec![10, 10, 15, 20, 20]];
    assert_eq!(deal(json!({"extra_plates": "singly"}), 3), singly);
}

#[test]
fn ar2_ar42_as_many_plates_are_dealt_anew_as_at_the_start() {
    let game = open(json!({"extra_plates": "singly", "rounds": 2}), 3);
    let plates = |state: &politico::State| {
        let view = game.view(state, rules::Viewer::Public);
        view.parties.iter().map(|party| party.plates.len()).collect::<Vec<_>>()
    };
    let mut later = 0;
    for seed in 0..30 {
        let mut context = Discarding(FastRng::new(seed));
        let mut state = game.deal(&mut context);
        let dealt = plates(&state);
        while let Some(by) = game.to_act(&state).first() {
            let action = game.timeout_action(&state, by);
            game.apply(&mut state, by, &action, &mut context);
            game.audit(&state).unwrap();
        }
        assert_eq!(plates(&state), dealt);
        later += usize::from(dealt.iter().min() == Some(&dealt[0]) && dealt.iter().max() > Some(&dealt[0]));
    }
    assert!(later > 3, "it is not always the first who has a plate more");
}

#[test]
fn a80_a81_a82_the_box_holds_what_it_should() {
    assert_eq!((BOX.len(), BOX.iter().map(|plate| u32::from(*plate)).sum::<u32>()), (24, 491));
    let decks = Decks::read(ASSETS, EVENTS).unwrap();
    let count = |effect| decks.events().iter().filter(|newspaper| newspaper.effect == effect).count();
    assert_eq!((decks.events().len(), NEWSPAPERS - decks.events().len()), (46, 39));
    assert_eq!(
        [count(Effect::Fall), count(Effect::Helped), count(Effect::DrawTwo), count(Effect::Confidence)],
        [4, 6, 3, 1]
    );
    let morals = decks.asset(MoralsAffair);
    assert!(morals.personal && morals.count == 4 && morals.parried_by == Some(LibelSuit));
    assert_eq!((morals.target, morals.author), (-20, 30));
    assert_eq!(
        (decks.asset(PrimeMinister).count, decks.asset(Army).count, decks.asset(Union).count),
        (9, 4, 1)
    );
}

/// What is said of a deck by this name, in English and in French.
fn told_of(name: &str, text: &str) -> [String; 2] {
    let why = Politico::check_deck(name, text).unwrap().unwrap_err();
    let speech = Speech::of::<Politico>();
    [Lang::En, Lang::Fr].map(|lang| speech.say(lang, &why, &|seat| seat.to_string()))
}

#[test]
fn broken_decks_are_refused_with_the_line_and_the_card_named() {
    let broken = |from: &str, to: &str| told_of("assets", &ASSETS.replacen(from, to, 1));
    assert_eq!(
        broken("count = 4", "count = 5"),
        [
            "This file: there should be 36 cards of the kind “attack”, not 37.",
            "Ce fichier\u{a0}: il faut 36 cartes du genre «\u{a0}attack\u{a0}», et non 37."
        ]
    );
    assert_eq!(broken("id = \"split\"", "id = \"baraka\"")[0], "This file: the card “split” is missing.");
    let line = ASSETS.lines().position(|line| line == "[[card]]").unwrap() + 1;
    let [en, fr] = broken("parried_by = \"libel-suit\"", "parried_by = \"army\"");
    assert!(
        en.starts_with(&format!("Line {line} of the file, card “morals-affair”: an attack names")),
        "{en}"
    );
    assert!(fr.starts_with(&format!("Ligne {line} du fichier, carte «\u{a0}morals-affair\u{a0}»")), "{fr}");
    let [en, _] = broken("\"Affaire de mœurs\"", "\" \"");
    assert!(en.ends_with("card “morals-affair”: it needs a name and a text in both languages."), "{en}");
    let twice = format!("{ASSETS}\n{}", &ASSETS[ASSETS.find("\n[[card]]").unwrap()..]);
    let [en, _] = told_of("assets", &twice);
    assert!(
        en.ends_with("card “morals-affair”: it is there twice; write how many there are in “count” instead."),
        "{en}"
    );
    let short = EVENTS.replacen("blanks = 39", "blanks = 38", 1);
    let fault = Decks::read(ASSETS, &short).unwrap_err();
    assert!(matches!(fault.why, DeckErrorKind::Sum { expected: 85, found: 84, .. }), "{fault:?}");
    let told = |from: &str, to: &str| told_of("events", &EVENTS.replacen(from, to, 1))[0].clone();
    assert_eq!(
        told("effect = \"fall\"", "effect = \"hurt-badly\""),
        "This file: there should be 4 newspapers with the effect “fall”, not 3."
    );
    let line = EVENTS.lines().position(|line| line == "[[event]]").unwrap() + 1;
    let long = told("en = \"Government Falls", &format!("en = \"{}", "Falls ".repeat(9)));
    assert!(long.starts_with(&format!("Line {line} of the file, card “Une virgule fait tomber")), "{long}");
}

#[test]
fn a_deck_of_another_form_is_told_in_the_readers_words() {
    let line = |start: &str| ASSETS.lines().position(|line| line.starts_with(start)).unwrap() + 1;
    let broken = |from: &str, to: &str| told_of("assets", &ASSETS.replacen(from, to, 1));
    let count = line("count = 4");
    assert_eq!(
        broken("count = 4", "count = \"four\""),
        [
            format!(
                "Line {count} of the file, card 1, count: a whole number from 1 to 9 is needed here, not the text “four”."
            ),
            format!(
                "Ligne {count} du fichier, card 1, count\u{a0}: il faut ici un nombre entier de 1 à 9, et non le texte «\u{a0}four\u{a0}»."
            ),
        ]
    );
    let [en, fr] = broken("count = 4", "cuont = 4");
    assert!(
        en.starts_with(&format!(
            "Line {count} of the file, card 1: “cuont” is not known here; write id, kind, count"
        )),
        "{en}"
    );
    assert!(fr.contains("n’est pas connu ici\u{a0}; écrivez id, kind, count"), "{fr}");
}
