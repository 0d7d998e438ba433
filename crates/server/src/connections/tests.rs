//! Who is connected, who is sent what, and who is hung up: with outboxes alone, without a table.

use super::*;
use any_game::{AnyGame, ErasedGame};
use laws::Probe;
use rules::{Game, Settings};
use std::net::Ipv4Addr;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};
use wire::Payload;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// Connects somebody who has room for so many messages that are not read.
fn connect(
    connections: &mut Connections,
    id: u64,
    viewer: Viewer,
    room: usize,
) -> (mpsc::Receiver<Utf8Bytes>, Arc<Notify>) {
    let (texts, receiver) = mpsc::channel(room);
    let cut = Arc::new(Notify::new());
    let outbox = Outbox { texts, cut: Arc::clone(&cut), displaced: Arc::default(), waiting: Arc::default() };
    connections.add((ConnectionId(id), Ipv4Addr::LOCALHOST.into()), viewer, outbox);
    (receiver, cut)
}

fn received(receiver: &mut mpsc::Receiver<Utf8Bytes>) -> Vec<String> {
    std::iter::from_fn(|| receiver.try_recv().ok()).map(|text| text.as_str().to_owned()).collect()
}

#[tokio::test]
async fn one_who_reads_too_slowly_is_cut_and_the_others_are_told() {
    let mut connections = Connections::default();
    let (mut slow, cut) = connect(&mut connections, 1, Viewer::Seat(A), 2);
    let (mut quick, _) = connect(&mut connections, 2, Viewer::Seat(A), 10);
    for _ in 0..4 {
        connections.broadcast(&ToClient::Pong);
    }
    cut.notified().await;
    assert_eq!(
        (connections.viewer(ConnectionId(1)), connections.viewer(ConnectionId(2)).is_some()),
        (None, true)
    );
    assert_eq!((received(&mut slow).len(), received(&mut quick).len()), (2, 4));
    assert!(slow.is_closed(), "nobody can write to it any more");
    drop(quick);
    connections.remove_closed();
    assert!(connections.is_empty());
}

#[test]
fn the_ninth_device_of_a_seat_displaces_the_first_and_nobody_else() {
    let mut connections = Connections::default();
    let _watcher = connect(&mut connections, 100, Viewer::Public, 10);
    let _others: Vec<_> = (1..=9).map(|id| connect(&mut connections, id, Viewer::Seat(A), 10)).collect();
    assert_eq!(connections.viewer(ConnectionId(1)), None);
    assert_eq!(connections.viewer(ConnectionId(2)), Some(Viewer::Seat(A)));
    assert_eq!(connections.viewer(ConnectionId(100)), Some(Viewer::Public));
}

#[test]
fn how_many_devices_a_seat_has_is_told_to_that_seat_alone_and_once() {
    let mut connections = Connections::default();
    let (mut first, _) = connect(&mut connections, 1, Viewer::Seat(A), 10);
    let (mut other, _) = connect(&mut connections, 2, Viewer::Seat(B), 10);
    connections.send_device_counts();
    assert!(received(&mut first).is_empty(), "one alone is what everybody expects");
    let _second = connect(&mut connections, 3, Viewer::Seat(A), 10);
    connections.send_device_counts();
    connections.send_device_counts();
    assert_eq!(received(&mut first), [text(&ToClient::Devices { open: 2 }).as_str()]);
    connections.remove(ConnectionId(3));
    connections.send_device_counts();
    assert_eq!(received(&mut first), [text(&ToClient::Devices { open: 1 }).as_str()]);
    assert!(received(&mut other).is_empty());
}

#[test]
fn one_who_watches_with_a_lent_viewer_is_told_as_that_viewer_and_stays_who_they_are() {
    let mut connections = Connections::default();
    let (mut watcher, _) = connect(&mut connections, 1, Viewer::Public, 10);
    let _player = connect(&mut connections, 2, Viewer::Seat(A), 10);
    connections.lend(ConnectionId(1), Viewer::Seat(A));
    assert_eq!(connections.lent_to(A), [ConnectionId(1)], "players see with their own");
    connections.send_to(|viewer| viewer.is(A), &ToClient::Pong);
    assert!(received(&mut watcher).is_empty(), "what is for the player is not lent");
    connections.send_to_lent(Viewer::Seat(A), &ToClient::Pong);
    assert_eq!(received(&mut watcher).len(), 1);
}

#[test]
fn whoever_is_hung_up_later_is_answered_first_and_sees_nothing_afterwards() {
    let mut connections = Connections::default();
    let (mut gone, _) = connect(&mut connections, 1, Viewer::Seat(A), 10);
    let _stays = connect(&mut connections, 2, Viewer::Seat(B), 10);
    let lent = connections.all[0].lent.clone();
    connections.hang_up_later(HangUp::Seat(A));
    connections.send(ConnectionId(1), &ToClient::Done { id: 7 });
    connections.hang_up_pending();
    assert_eq!(received(&mut gone), [text(&ToClient::Done { id: 7 }).as_str()]);
    assert_eq!((connections.present(), lent.viewer()), (Seats::only(B), Viewer::Public));
    connections.hang_up(HangUp::Everyone);
    assert!(connections.is_empty());
}

#[test]
fn a_new_secret_hangs_up_all_devices_but_the_one_that_asked() {
    let mut connections = Connections::default();
    let _all = [1, 2, 3].map(|id| connect(&mut connections, id, Viewer::Seat(A), 10));
    connections.hang_up_others(A, ConnectionId(2));
    let left = [1, 2, 3].map(|id| connections.viewer(ConnectionId(id)).is_some());
    assert_eq!(left, [false, true, false]);
}

/// A probe game in which a sealed question is open, with what came of the last input not sent yet.
fn sealed() -> Box<dyn AnyTable> {
    let settings = Settings::defaults(&Probe::info());
    let (mut table, _) = ErasedGame::<Probe>::new().deal(&settings, 2, [3; 32]).unwrap();
    for (seat, action) in [
        (A, "\"roll\""),
        (A, "{\"answer\":\"x\"}"),
        (A, "{\"vote\":\"abstain\"}"),
        (B, "{\"vote\":\"abstain\"}"),
    ] {
        act(table.as_mut(), seat, action);
    }
    assert!(table.is_sealed());
    table
}

fn act(table: &mut dyn AnyTable, seat: Seat, action: &str) {
    let action: Payload = serde_json::from_str(action).unwrap();
    table.act(seat, table.decision(), &action).unwrap();
}

#[test]
fn an_answer_to_a_sealed_question_is_sent_to_its_author_alone() {
    let (mut connections, mut table) = (Connections::default(), sealed());
    let viewers = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public];
    let mut inboxes: Vec<_> =
        (0..).zip(viewers).map(|(id, viewer)| connect(&mut connections, id, viewer, 10).0).collect();
    connections.send_last_update(table.as_ref(), None);
    let numbers = |connections: &Connections| -> Vec<u64> {
        connections.all.iter().map(|known| known.last_sent).collect()
    };
    let before = numbers(&connections);
    assert!(inboxes.iter_mut().all(|inbox| received(inbox).len() == 1));
    act(table.as_mut(), A, "\"strike\"");
    connections.send_last_update(table.as_ref(), None);
    let sent: Vec<usize> = inboxes.iter_mut().map(|inbox| received(inbox).len()).collect();
    assert_eq!(sent, [1, 0, 0]);
    assert_eq!(numbers(&connections), [before[0] + 1, before[1], before[2]], "nor a number for others");
    connections.send_missed_updates(table.as_ref(), None);
    let sent: Vec<usize> = inboxes.iter_mut().map(|inbox| received(inbox).len()).collect();
    assert_eq!(sent, [0, 0, 0], "after reopening nobody has missed anything");
}
