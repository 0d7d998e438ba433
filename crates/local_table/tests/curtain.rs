//! Several people with secrets at one device: nothing that one of them knows leaves the table before that one looks.
#![allow(clippy::unwrap_used, reason = "what is unexpected here fails the test")]

mod common;

use common::{Device, set_up};
use local_table::LocalTable;
use rules::{Seat, Seats, Viewer};
use serde_json::{Value, json};
use wire::ToClient;

const ADA: Seat = Seat::new(0);
const ZOE: Seat = Seat::new(1);

/// The seats whose hands this text shows.
fn hands(view: &str) -> Seats {
    let view: Value = serde_json::from_str(view).unwrap();
    let hands = view["hands"].as_array().unwrap().iter().enumerate();
    hands.filter(|(_, hand)| !hand.is_null()).map(|(seat, _)| Seat::new(seat as u8)).collect()
}

/// The hands that any of these messages shows.
fn shown(messages: &[ToClient]) -> Seats {
    let views = messages.iter().filter_map(|message| match message {
        ToClient::Welcome { shown, .. } | ToClient::CaughtUp { shown, .. } => shown.as_ref(),
        ToClient::Update { shown, .. } | ToClient::SnapshotAt { shown, .. } => Some(shown),
        _ => None,
    });
    views.map(|shown| hands(shown.view.get())).fold(Seats::NONE, Seats::union)
}

fn hello() -> Value {
    json!({"hello": {"protocol": wire::PROTOCOL, "table": "home-here", "secret": "0", "have": null}})
}

#[test]
fn a_hand_is_shown_to_its_owner_alone_from_the_first_message_to_the_last() {
    let mut device = set_up("probe", &["Ada", "Zoé"], json!({"rounds": 3}));
    assert_eq!((device.viewer, hands(device.shown.view.get())), (Viewer::Public, Seats::NONE));
    let mut looked = Seats::NONE;
    while device.shown.outcome.is_none() {
        if let Some(seat) = device.curtain {
            assert_eq!(device.viewer, Viewer::Public);
            // Nothing the page can ask under the curtain shows a hand, nor can the other lift it.
            let other = if seat == ADA { ZOE } else { ADA };
            for say in [
                json!({"lift": {"seat": other}}),
                json!({"resync": {"have": 0}}),
                json!({"snapshot_at": {"number": 1}}),
                json!("history"),
                json!("hint"),
                hello(),
            ] {
                assert_eq!(shown(&device.say(say.clone())), Seats::NONE, "{say}");
                assert_eq!(device.curtain, Some(seat), "{say}");
            }
            let told = device.say(json!({"lift": {"seat": seat}}));
            assert_eq!((shown(&told), device.viewer), (Seats::only(seat), Viewer::Seat(seat)));
            looked = looked.with(seat);
        }
        let Viewer::Seat(seat) = device.viewer else { panic!("somebody looks") };
        let choice = device.choices().into_iter().find(|choice| choice != "protest").unwrap();
        let told = device.say(json!({"act": {"action": choice}}));
        let over = told.iter().any(|message| matches!(message, ToClient::Status(_)));
        if device.shown.outcome.is_none() && !over {
            assert!(shown(&told).without(seat).is_empty(), "{told:?}");
        }
    }
    assert_eq!(looked, Seats::all(2), "both were handed the device");
}

#[test]
fn the_curtain_falls_when_asked_when_the_page_is_loaded_anew_and_when_one_goes_back() {
    let mut device = set_up("probe", &["Ada", "Zoé"], json!({"rounds": 5}));
    device.lift();
    let Viewer::Seat(first) = device.viewer else { panic!("somebody looks") };
    device.say(json!({"lift": {"seat": null}}));
    assert_eq!((device.viewer, device.curtain), (Viewer::Public, Some(first)));
    device.lift();
    device.say(hello());
    assert_eq!((device.viewer, device.curtain), (Viewer::Public, Some(first)));
    // Played until the other has it; going back hands it to the first again, behind the curtain.
    device.lift();
    while device.curtain.is_none_or(|seat| seat == first) {
        device.play(1);
    }
    device.lift();
    let told = device.say(json!("undo"));
    assert!(matches!(told.last(), Some(ToClient::Done { .. })), "{told:?}");
    assert_eq!((shown(&told), device.viewer), (Seats::NONE, Viewer::Public));
    assert_eq!(device.curtain, Some(first));
    // A table that is opened again begins under the curtain.
    let save = device.local.save();
    let again = LocalTable::reopen("home-here", common::known, &save, common::seed()).unwrap();
    let again = Device::with(again);
    assert_eq!((again.viewer, again.curtain), (Viewer::Public, Some(first)));
}

#[test]
fn there_is_no_curtain_where_there_is_nothing_to_hide() {
    let open = set_up("gardez-la-ligne", &["Ada", "Zoé"], json!({}));
    assert_eq!((open.viewer, open.curtain), (Viewer::Seat(ADA), None));
    let alone = set_up("probe", &["Ada", "*Bot"], json!({}));
    assert_eq!((alone.viewer, alone.curtain), (Viewer::Seat(ADA), None));
}

#[test]
fn the_curtain_hangs_while_somebody_holds_a_secret_and_no_longer() {
    let mut device = set_up("president", &["Ada", "Zoé", "Max"], json!({"starter": "1", "turn_limit": 60}));
    // Who wants to be asked first is, though there is nothing to hide.
    device.say(json!({"lift": {"seat": null}}));
    assert_eq!((device.viewer, device.curtain), (Viewer::Public, Some(ADA)));
    device.lift();
    assert_eq!((device.viewer, device.curtain), (Viewer::Seat(ADA), None));
    let mut ballots = 0;
    while device.shown.outcome.is_none() {
        let view: Value = serde_json::from_str(device.shown.view.get()).unwrap();
        let votes = view["step"] == "ballot";
        assert_eq!(device.curtain.is_some(), votes, "{view}");
        ballots += u32::from(votes);
        device.play(1);
    }
    assert!(ballots >= 3, "nobody ever voted");
}

#[test]
fn nobody_is_called_while_a_bot_is_to_play_and_then_the_right_one() {
    // Whoever begins, the bots between the people move before somebody is called.
    for seats in [["*Bot", "Ada", "Zoé"], ["Ada", "*Bot", "Zoé"], ["Ada", "Zoé", "*Bot"]] {
        let mut device = set_up("probe", &seats, json!({"rounds": 4}));
        let (mut waited, mut called) = (0, 0);
        while device.shown.outcome.is_none() {
            let awaited = device.shown.awaited;
            let people: Seats = awaited.iter().filter(|seat| device.local.people().contains(*seat)).collect();
            match device.curtain {
                Some(seat) => {
                    assert!(people.contains(seat), "{seat:?} is called while {awaited:?} are to play");
                    called += 1;
                }
                None => waited += u32::from(people.is_empty() && device.viewer == Viewer::Public),
            }
            // A page that is loaded anew while a bot thinks calls nobody either.
            device.say(hello());
            assert!(device.curtain.is_none_or(|seat| people.contains(seat)), "{awaited:?}");
            device.play(1);
        }
        assert!(waited > 0 && called > 0, "{waited} {called}");
    }
}
