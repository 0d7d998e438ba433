//! Talk among three people and those who watch, with a seating and times that the test says.

use super::*;
use std::time::Duration;
use wire::Occupant;
use wire::names::NameError;
use wire::table_admin::Arrangement;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const WATCHER: (ConnectionId, Viewer) = (ConnectionId(9), Viewer::Public);

fn seat(seat: Seat) -> (ConnectionId, Viewer) {
    (ConnectionId(seat.index() as u64), Viewer::Seat(seat))
}

fn seating() -> Seating {
    let seats = [Occupant::Human, Occupant::Open, Occupant::Open];
    let (seating, _) = Seating::of_new_table(&seats, "Ada").unwrap();
    let (seating, ..) = seating.joined("Blaise").unwrap();
    seating.joined("Carnot").unwrap().0
}

fn draft(to: Channel) -> Draft {
    Draft { to, words: TalkContent::Text("Bonjour".into()), name: None }
}

fn pair() -> Channel {
    Channel::Seats(Seats::only(A).with(B))
}

/// A table where nothing was said, and a way to post something there.
struct Room {
    talk: TalkLog,
    seating: Seating,
    now: Instant,
}

impl Room {
    fn new() -> Room {
        let now = Instant::now();
        Room { talk: TalkLog::new(&[], now), seating: seating(), now }
    }

    fn post(&mut self, who: (ConnectionId, Viewer), draft: Draft) -> Result<(), TalkError> {
        let message = self.talk.compose(who, draft, &self.seating, (self.now, 1000))?;
        self.talk.add(message);
        Ok(())
    }

    fn heard(&self, viewer: Viewer, is_over: bool) -> usize {
        self.talk.visible_to(viewer, is_over, &self.seating).len()
    }
}

#[test]
fn everyone_hears_the_table_and_nobody_else_a_whisper() {
    let mut room = Room::new();
    room.post(seat(A), draft(Channel::Table)).unwrap();
    room.post(seat(A), draft(pair())).unwrap();
    let heard = [Viewer::Public, Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C)];
    assert_eq!(heard.map(|viewer| room.heard(viewer, true)), [1, 2, 2, 1], "not at the end either");
    assert!(!may_hear(Viewer::Seat(C), pair(), true));
}

#[test]
fn what_those_who_watch_say_is_heard_by_those_who_play_when_it_is_over() {
    let mut room = Room::new();
    room.post(WATCHER, draft(Channel::Watchers)).unwrap();
    assert_eq!((room.heard(Viewer::Seat(A), false), room.heard(Viewer::Seat(A), true)), (0, 1));
    assert_eq!((room.heard(Viewer::Public, false), room.talk.among_watchers().len()), (1, 1));
}

#[test]
fn each_speaks_where_they_belong() {
    let mut room = Room::new();
    assert_eq!(room.post(WATCHER, draft(Channel::Table)), Err(TalkError::NotYours));
    assert_eq!(room.post(seat(A), draft(Channel::Watchers)), Err(TalkError::NotWatching));
    assert_eq!(room.post(seat(C), draft(pair())), Err(TalkError::Alone), "not among them");
    assert_eq!(room.post(seat(A), draft(Channel::Seats(Seats::only(A)))), Err(TalkError::Alone));
    let nobody = Channel::Seats(Seats::only(A).with(Seat::new(5)));
    assert_eq!(room.post(seat(A), draft(nobody)), Err(TalkError::NobodyThere));
    let double = Draft { name: Some("ada".into()), ..draft(Channel::Watchers) };
    assert_eq!(room.post(WATCHER, double), Err(TalkError::Name(NameError::Taken)));
}

#[test]
fn a_whisper_belongs_to_people_and_not_to_seats() {
    let mut room = Room::new();
    room.post(seat(A), draft(pair())).unwrap();
    let swap = Arrangement::Swap { one: B, other: C };
    room.seating = room.seating.arranged(&swap, &[]).unwrap().seating;
    assert_eq!((room.heard(Viewer::Seat(B), false), room.heard(Viewer::Seat(C), false)), (0, 1));
    let heard = room.talk.visible_to(Viewer::Seat(C), false, &room.seating);
    assert_eq!(heard[0].to, Channel::Seats(Seats::only(A).with(C)), "told with seats as they are now");
    room.seating = room.seating.left(C).joined("Denis").unwrap().0;
    assert_eq!(room.heard(Viewer::Seat(C), false), 0, "whoever takes the seat later reads nothing");
}

#[test]
fn one_who_speaks_too_fast_waits_and_keeps_nobody_else_from_speaking() {
    let mut room = Room::new();
    for _ in 0..10 {
        room.post(seat(A), draft(Channel::Table)).unwrap();
    }
    assert_eq!(room.post(seat(A), draft(Channel::Table)), Err(TalkError::TooFast));
    room.post(seat(B), draft(Channel::Table)).unwrap();
    room.now += Duration::from_secs(2);
    room.post(seat(A), draft(Channel::Table)).unwrap();
}

#[test]
fn no_two_messages_have_the_same_time_and_all_come_back_from_the_store() {
    let mut room = Room::new();
    room.post(seat(A), draft(Channel::Table)).unwrap();
    room.post(seat(B), draft(pair())).unwrap();
    let times: Vec<u64> = room.talk.messages.iter().map(|message| message.said.at_ms).collect();
    assert_eq!((times, room.talk.next_seq()), (vec![1000, 1001], 2));
    let stored: Vec<String> = room.talk.messages.iter().map(StoredMessage::as_json).collect();
    let heard = room.talk.visible_to(Viewer::Seat(A), false, &room.seating);
    room.talk = TalkLog::new(&stored, room.now);
    assert_eq!(room.talk.visible_to(Viewer::Seat(A), false, &room.seating), heard);
}
