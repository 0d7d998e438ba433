//! Messages of a table reach the parts that they are for.

use super::{ConnectionError, TableClient};
use crate::devices::SeatLink;
use crate::game_loader::{self, game};
use crate::table::client::samples::{snapshot, update};
use crate::table::client::ticker::Ticker;
use crate::table::talk::Talk;
use leptos::prelude::*;
use rules::{Seat, Seats, Settings, Viewer};
use std::collections::BTreeMap;
use wire::{ActionError, Occupant, PROTOCOL, Payload, SeatInfo, Stage, TableInfo, ToClient, ViewerSnapshot};

const ME: Seat = Seat::new(0);

/// Somebody who plays against one other, just welcomed at a game in which one thing happened.
fn welcomed() -> TableClient {
    game_loader::fetch_now("gardez-la-ligne");
    let rules = game("gardez-la-ligne").unwrap().info().version;
    let client = TableClient::new("abc".into(), SeatLink::Nothing, Talk::new(0, Vec::new()), Ticker::new());
    let seat = |name: &str| SeatInfo {
        name: name.into(),
        occupant: Occupant::Human,
        present: true,
        conduct: Default::default(),
        open: false,
    };
    let about = TableInfo {
        table: "abc".into(),
        game: "gardez-la-ligne".into(),
        rules,
        settings: Settings::try_from(BTreeMap::new()).unwrap(),
        seats: vec![seat("Marianne"), seat("Gavroche")],
        stage: Stage::Playing,
        host: ME,
        dice: None,
        public: false,
        conduct: Default::default(),
    };
    client.receive(ToClient::Welcome {
        protocol: PROTOCOL,
        viewer: Viewer::Seat(ME),
        about: Box::new(about),
        shown: Some(snapshot(1, 1)),
        updates: vec![update(1)],
    });
    client
}

/// Something happens, after which this decision is open to these seats.
fn happens(client: TableClient, number: u64, decision: u32, awaited: Seats) {
    let shown = ViewerSnapshot { awaited, ..snapshot(number, decision) };
    client.receive(ToClient::Update { update: update(number), shown });
}

fn refuse(client: TableClient, id: u32) {
    let refused = ActionError {
        id,
        code: wire::RefusalCode::Rule,
        clause: None,
        reason: None,
        said: None,
        message: "not now".into(),
    };
    client.receive(ToClient::Refused(refused));
}

#[test]
fn who_is_welcomed_is_connected_and_may_act() {
    Owner::new().with(|| {
        let client = welcomed();
        assert!(client.ready() && client.connection.error().is_none());
        assert_eq!((client.me(), client.stage()), (Some(ME), Some(Stage::Playing)));
        assert!(!client.my_turn());
        happens(client, 2, 2, Seats::only(ME));
        assert!(client.my_turn());
    });
}

#[test]
fn after_a_gap_nothing_is_shown_before_it_is_filled() {
    Owner::new().with(|| {
        let client = welcomed();
        happens(client, 3, 3, Seats::only(ME));
        assert!(!client.my_turn());
        let shown = ViewerSnapshot { awaited: Seats::only(ME), ..snapshot(3, 3) };
        client.receive(ToClient::CaughtUp { updates: vec![update(2), update(3)], shown: Some(shown) });
        assert!(client.my_turn());
        assert_eq!(client.feed.last_number(), Some(3));
    });
}

#[test]
fn what_waits_is_not_lost_when_nobody_looks_any_more() {
    Owner::new().with(|| {
        let client = welcomed();
        client.feed.catch_up((2..=4).map(update).collect());
        let shown = client.queue.push(snapshot(2, 2)).unwrap();
        client.queue.showed(&shown, false);
        for number in [3, 4] {
            let shown = ViewerSnapshot { awaited: Seats::only(ME), ..snapshot(number, number as u32) };
            assert!(client.queue.push(shown).is_none(), "one is on screen");
        }
        // Without a browser no beat is counted, as where the page is hidden.
        let next = client.queue.next().unwrap();
        client.play(next, false);
        assert_eq!(client.feed.played(), 4);
        assert!(client.my_turn() && !client.queue.is_playing());
    });
}

#[test]
fn a_refusal_is_read_until_it_is_ones_turn_again() {
    Owner::new().with(|| {
        let client = welcomed();
        refuse(client, 7);
        happens(client, 2, 2, Seats::only(Seat::new(1)));
        assert!(client.requests.has_failed(), "the others move on");
        happens(client, 3, 3, Seats::only(ME));
        assert!(!client.requests.has_failed());
    });
}

#[test]
fn advice_is_for_one_decision() {
    Owner::new().with(|| {
        let client = welcomed();
        let hint = |decision: u32| ToClient::Hint {
            id: 1,
            decision: snapshot(1, decision).decision,
            action: Payload::new("draw"),
        };
        client.receive(hint(9));
        assert!(client.hint.get().given().is_none(), "for another decision");
        client.receive(hint(1));
        assert_eq!(client.hint.get().given().unwrap().get(), "\"draw\"");
        happens(client, 2, 2, Seats::only(ME));
        assert!(client.hint.get().given().is_none());
    });
}

#[test]
fn a_page_of_other_rules_does_not_show_the_table() {
    Owner::new().with(|| {
        let client = welcomed();
        let about = client.about.get().unwrap();
        client.receive(ToClient::Welcome {
            protocol: PROTOCOL,
            viewer: Viewer::Public,
            about: Box::new(TableInfo { rules: about.rules + 1, ..about }),
            shown: None,
            updates: Vec::new(),
        });
        assert_eq!(client.connection.error(), Some(ConnectionError::OtherVersion));
        assert!(!client.ready());
    });
}
