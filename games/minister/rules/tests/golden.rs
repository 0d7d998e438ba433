//! The worked examples of the rules, played from the deal and blessed by `cargo xtask bless`.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod setup;

use laws::golden::{compare, playthrough};
use minister::{Action, Minister, Pawn, State, Step};
use rules::{EventRecorder, Game, Rules, Script, Seat, Settings};
use serde_json::{Value, json};
use setup::{B, C, D, Table, at, go, lots, on, seat};
use std::path::Path;

const EVERY: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// A short track on which every barrier opens to every number: start zones 0 to 2, newspaper, television, opinion.
fn short_track() -> Value {
    let start =
        |start: u8, spaces: u8| json!({"kind": "plain", "start": start, "spaces": spaces, "barrier": EVERY});
    let press = |kind: &str| json!({"kind": kind, "barrier": EVERY});
    let mut zones = vec![start(1, 4), start(2, 8), start(3, 4)];
    zones[0].as_object_mut().unwrap().remove("barrier");
    zones[2]["arrow"] = json!(true);
    zones.extend(["newspaper", "television", "opinion"].map(press));
    json!({"name": "Short track", "spiral": {"length": 24, "starts": {"three": 8, "four": 0}}, "zone": zones})
}

/// The zones around start zone 3 as the example tells them: the barrier before it is 1 6, the one after it 1 2 5.
fn around_start_three() -> Value {
    let mut board = short_track();
    board["zone"][2]["barrier"] = json!([1, 6]);
    board["zone"]
        .as_array_mut()
        .unwrap()
        .insert(3, json!({"kind": "plain", "spaces": 3, "barrier": [1, 2, 5]}));
    board
}

/// A game that is written down as it is played.
struct Written {
    settings: Settings,
    deal: Vec<u32>,
    table: Table,
    moves: Vec<(Seat, Action, Vec<u32>)>,
}

impl Written {
    fn new(board: Value, seats: u8) -> Written {
        let options = json!({"board": board, "setup": "automatic"});
        let deal = [lots(seats), vec![0; 4 * usize::from(seats)]].concat();
        let settings = Settings::check(&Minister::info(), setup::settings(options.clone()).values()).unwrap();
        Written { settings, table: Table::drawn(options, seats, deal.clone()), deal, moves: Vec::new() }
    }

    fn act(&mut self, action: Action, draws: &[u32]) {
        let actor = seat(self.table.asked().unwrap());
        self.table.act(action, draws);
        self.moves.push((actor, action, draws.to_vec()));
    }

    fn roll(&mut self, die: u32) {
        self.act(Action::Roll, &[die - 1]);
    }

    /// A whole turn: the die, the move, the rolls for the press, and how many ministers on vacant posts.
    fn turn(&mut self, die: u32, pawn: Pawn, zone: u8, press: &[u32], place: Option<u8>) {
        self.roll(die);
        if self.table.view().step == Step::Use {
            self.act(go(pawn, on(zone)), &[]);
        }
        press.iter().for_each(|die| self.roll(*die));
        if let Some(count) = place.filter(|_| matches!(self.table.view().step, Step::Appoint(_))) {
            self.act(Action::Appoint(count), &[]);
        }
    }

    /// Somebody moves the pawn that is furthest behind, without a stir.
    fn idle(&mut self) {
        self.roll(4);
        let zone = |action: &Action| match action {
            Action::Move { to, .. } => to.zone.0,
            _ => u8::MAX,
        };
        if self.table.view().step == Step::Use {
            let hindmost = self.table.choices().into_iter().min_by_key(zone).unwrap();
            self.act(hindmost, &[]);
        }
        while let Step::Press(_) = self.table.view().step {
            self.roll(5);
        }
    }

    fn bless(&self, name: &str, names: &[&str]) {
        let shown = playthrough::<Minister>(&self.settings, names, &self.deal, &self.moves);
        let file = format!("tests/golden/{name}.txt");
        compare(Path::new(env!("CARGO_MANIFEST_DIR")).join(file).as_path(), &shown);
    }
}

const NAMES: [&str; 4] = ["Anne", "Basile", "Chloé", "David"];

#[test]
fn m12_over_the_full_start_zone_three() {
    let mut written = Written::new(around_start_three(), 4);
    written.roll(6);
    assert_eq!(written.table.refused(go(B, at(2, 0))), "M12");
    written.act(go(B, at(3, 0)), &[]);
    written.bless("m12-over-a-full-zone", &NAMES);
}

#[test]
fn m20_television_with_5_3_and_1() {
    let mut written = Written::new(short_track(), 3);
    written.turn(4, D, 3, &[5, 6], None);
    written.idle();
    written.idle();
    written.turn(4, D, 4, &[5, 3, 1], Some(4));
    assert_eq!(written.table.ministers(), [8, 3, 3]);
    written.bless("m20-television", &NAMES[..3]);
}

#[test]
fn m24_two_pawns_on_opinion_and_a_3() {
    let mut written = Written::new(short_track(), 3);
    for pawn in [D, C] {
        while written.table.spot(0, pawn) != on(5) {
            written.roll(4);
            let own = |action: &Action| matches!(action, Action::Move { pawn: moved, .. } if *moved == pawn);
            let ahead = written.table.choices().into_iter().find(own).unwrap();
            written.act(ahead, &[]);
            while let Step::Press(_) = written.table.view().step {
                written.roll(6);
            }
            written.idle();
            written.idle();
        }
    }
    written.roll(3);
    written.act(Action::Appoint(6), &[]);
    assert_eq!(written.table.ministers(), [10, 3, 3]);
    written.bless("m24-two-on-opinion", &NAMES[..3]);
}

/// 6 green with the chair, 5 red, 4 yellow, 2 black; yellow has won two.
fn yellow_adds_two() -> Written {
    let mut written = Written::new(short_track(), 4);
    written.turn(4, D, 3, &[3, 4], Some(3));
    written.turn(4, D, 3, &[3, 4], Some(3));
    written.turn(4, D, 3, &[2, 4], Some(2));
    written.turn(4, D, 3, &[4, 4], None);
    assert_eq!((written.table.ministers(), written.table.chancellor()), (vec![6, 5, 4, 2], Some(0)));
    written.turn(4, D, 4, &[4, 4, 4], None);
    written.turn(4, D, 4, &[4, 4, 4], None);
    written.turn(4, D, 4, &[2, 5, 6], Some(2));
    written
}

const COLOURS: [&str; 4] = ["Vert", "Rouge", "Jaune", "Noir"];

#[test]
fn m42_yellow_removes_no_green_and_green_stays() {
    let mut written = yellow_adds_two();
    written.act(Action::Dismiss(seat(1)), &[]);
    written.act(Action::Dismiss(seat(3)), &[]);
    assert_eq!((written.table.ministers(), written.table.chancellor()), (vec![6, 4, 6, 1], Some(0)));
    written.bless("m42-green-stays", &COLOURS);
}

#[test]
fn m42_yellow_removes_one_green_and_becomes_chancellor() {
    let mut written = yellow_adds_two();
    written.act(Action::Dismiss(seat(0)), &[]);
    written.act(Action::Dismiss(seat(1)), &[]);
    assert_eq!((written.table.ministers(), written.table.chancellor()), (vec![4, 4, 7, 2], Some(2)));
    written.bless("m42-yellow-becomes-chancellor", &COLOURS);
}

#[test]
fn m42_black_removes_three_red_and_red_stays() {
    let mut written = Written::new(short_track(), 4);
    written.turn(4, D, 3, &[3, 1], Some(4));
    written.turn(4, D, 3, &[3, 4], Some(3));
    written.turn(4, D, 3, &[3, 4], Some(3));
    for _ in 0..2 {
        written.act(Action::Dismiss(seat(3)), &[]);
    }
    assert_eq!((written.table.ministers(), written.table.chancellor()), (vec![7, 5, 5, 0], Some(0)));
    written.turn(4, D, 3, &[3, 4], Some(3));
    for _ in 0..3 {
        written.act(Action::Dismiss(seat(0)), &[]);
    }
    assert_eq!((written.table.ministers(), written.table.chancellor()), (vec![4, 5, 5, 3], Some(0)));
    written.bless("m42-red-stays", &["Rouge", "Jaune", "Vert", "Noir"]);
}

/// What is written down can be played again from its draws alone.
#[test]
fn a_written_game_replays() {
    let written = yellow_adds_two();
    let game = &written.table.game;
    let mut context = EventRecorder::<Minister, _>::new(Script::new(written.deal.clone()));
    let mut state: State = game.deal(&mut context);
    for (seat, action, draws) in &written.moves {
        game.apply(&mut state, *seat, action, &mut EventRecorder::new(Script::new(draws.clone())));
    }
    assert_eq!(state, written.table.state);
}
