//! What never changes, worked out from the view alone by the letter of the rules, at every step of many games.

use crate::setup::open;
use minister::{Event, Minister, State, Step, View};
use rules::{Discarding, EventRecorder, FastRng, Hidden, Rules, Seat, Viewer, Window};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Counted piece by piece, not taken from the totals that the game keeps.
fn ministers(view: &View, seat: Seat) -> usize {
    let posts = view.posts.iter().filter(|post| **post == Some(seat)).count();
    posts + usize::from(view.chancellor == Some(seat))
}

fn pieces_are_conserved(view: &View) {
    for (index, pawns) in view.pawns.iter().enumerate() {
        let seat = Seat::new(index as u8);
        assert_eq!(ministers(view, seat) + usize::from(view.supply[index]), 17);
        assert_eq!(ministers(view, seat), usize::from(view.ministers[index]));
        assert!(matches!(view.step, Step::SetUp(_)) || pawns.iter().all(Option::is_some), "four pawns stand");
    }
}

/// Nobody stands where another stands, nor above a pawn in the broth.
fn nobody_shares_a_space(view: &View) {
    let mut stands = BTreeMap::new();
    for pawn in view.pawns.iter().flatten().flatten() {
        if let Some(space) = pawn.space {
            assert_eq!(stands.insert((pawn.zone, space), pawn.broth), None, "in {:?}", pawn.zone);
        } else {
            assert!(!pawn.broth);
        }
    }
}

/// The chair after a placement, from the chair before it and the ministers then in the cabinet (M42, MR3).
fn chair_after(before: Option<Seat>, counts: &[usize], sole_challenger: bool) -> Option<Seat> {
    let of = |seat: Option<Seat>| seat.map_or(0, |seat| counts[seat.index()]);
    let seats: Vec<Seat> = (0..counts.len() as u8).map(Seat::new).collect();
    let contenders: Vec<Seat> = match before {
        Some(_) if sole_challenger => {
            seats.into_iter().filter(|seat| counts[seat.index()] > of(before)).collect()
        }
        _ => {
            let most = *counts.iter().max().unwrap();
            seats.into_iter().filter(|seat| counts[seat.index()] == most).collect()
        }
    };
    match contenders[..] {
        [only] => Some(only),
        _ => before,
    }
}

/// Follows a game and keeps the chair by the letter of the rules beside it.
fn follow(game: &Minister, sole_challenger: bool, chance: &mut FastRng) {
    let mut context = EventRecorder::<Minister, _>::new(chance);
    let mut state: State = game.deal(&mut context);
    let (mut source, _) = context.finish();
    let mut chair = None;
    let mut inputs = 0;
    while let Some(actor) = game.to_act(&state).first() {
        assert_eq!(game.window(&state), Window(inputs), "every decision has a window of its own");
        let action = game.pick(&state, actor, &mut source, &mut Vec::new());
        let mut context = EventRecorder::new(source);
        game.apply(&mut state, actor, &action, &mut context);
        let (again, told) = context.finish();
        source = again;
        inputs += 1;
        game.audit(&state).unwrap();
        let view = game.view(&state, Viewer::Public);
        pieces_are_conserved(&view);
        nobody_shares_a_space(&view);
        let placed =
            told.iter().any(|event| matches!(event, Event::Appointed { .. } | Event::Replaced { .. }));
        if placed && !matches!(view.step, Step::Dismiss(_)) {
            // The counts before the chair moved: whoever sits there now had no chair then, unless they had it before.
            let counts: Vec<usize> = (0..game.seats())
                .map(Seat::new)
                .map(|seat| {
                    let posts = view.posts.iter().filter(|post| **post == Some(seat)).count();
                    posts + usize::from(chair == Some(seat))
                })
                .collect();
            chair = chair_after(chair, &counts, sole_challenger);
        }
        assert_eq!(view.chancellor, chair, "{told:?}");
    }
    assert!(inputs <= game.max_inputs());
}

#[test]
fn pieces_spaces_and_the_chair_in_many_games() {
    let options: [Value; 6] = [
        json!({}),
        json!({"chancellor": "sole_challenger"}),
        json!({"influence_holds": "any", "influence_scope": "before_arrow"}),
        json!({"broth": "pick", "must_use": "no", "second_on_opinion": "one"}),
        json!({"exiles": "no_press", "chain_influence": "no", "setup": "automatic"}),
        json!({"turn_limit": 40}),
    ];
    let mut chance = FastRng::new(5);
    for settings in options {
        let challenger = settings["chancellor"] == json!("sole_challenger");
        for seats in [3, 4] {
            let game = open(settings.clone(), seats).unwrap();
            for _ in 0..12 {
                follow(&game, challenger, &mut chance);
            }
        }
    }
}

/// As the reconstruction of the board was tried out: a game has some hundred turns, and one roll in five moves time.
#[test]
fn games_have_the_length_they_should() {
    for (seats, expected) in [(3, 50..140), (4, 80..220)] {
        let game = open(json!({}), seats).unwrap();
        let (mut turns, games) = (0u32, 60);
        let mut context = Discarding(FastRng::new(9));
        for _ in 0..games {
            let mut state = game.deal(&mut context);
            while let Some(actor) = game.to_act(&state).first() {
                let action = game.pick(&state, actor, &mut context.0, &mut Vec::new());
                game.apply(&mut state, actor, &action, &mut context);
            }
            turns += u32::from(game.view(&state, Viewer::Public).turns);
        }
        assert!(expected.contains(&(turns / games)), "{} turns with {seats} players", turns / games);
    }
}

#[test]
fn a_state_is_small_and_flat() {
    assert!(size_of::<State>() < 256, "{} bytes", size_of::<State>());
    assert!(!std::mem::needs_drop::<State>(), "it owns nothing");
}
