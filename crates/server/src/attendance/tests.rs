//! Absences at a table of three people and a bot, with a seating and times that the test says.

use super::*;
use ::bots::Level;
use wire::Occupant;
use wire::table_admin::{Clock, TableConduct};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const GRACE: u64 = 60_000;

fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}

fn seating(clock: Clock) -> Seating {
    let occupants = [Occupant::Human, Occupant::Open, Occupant::Open, Occupant::Bot(Level::Random)];
    let (seating, _) = Seating::of_new_table(&occupants, "Ada").unwrap();
    let seating = seating.with_conduct(TableConduct { clock, ..TableConduct::default() }, false);
    let (seating, ..) = seating.joined("Blaise").unwrap();
    let (seating, ..) = seating.joined("Carnot").unwrap();
    seating
}

const LIVE: Clock = Clock::Live { seconds: 600, increment: 0, decision: None };

/// A game that is on, where these are here and the others went at 0.
fn absences(present: &[Seat]) -> Absences {
    let mut absences = Absences::default();
    absences.note(Seats::all(3), seats(present), 0);
    absences
}

fn at<'t>(seating: &'t Seating, absences: &'t Absences, stage: Stage, now: u64) -> Attendance<'t> {
    Attendance { seating, absences, stage, conceded: Seats::NONE, grace_ms: GRACE, now }
}

#[test]
fn one_is_gone_after_the_grace_of_a_live_table_and_has_no_say_then() {
    let (seating, absences) = (seating(LIVE), absences(&[A, B]));
    let before = at(&seating, &absences, Stage::Playing, GRACE - 1);
    assert_eq!((before.gone(), before.electorate()), (Seats::NONE, Seats::all(3)));
    assert_eq!(before.next_deadline(), Some(GRACE));
    let after = at(&seating, &absences, Stage::Playing, GRACE);
    assert_eq!((after.gone(), after.electorate()), (Seats::only(C), seats(&[A, B])));
    assert_eq!((after.replaceable(), after.players()), (Seats::only(C), Seats::all(3)));
    let over = at(&seating, &absences, Stage::Over, GRACE);
    assert_eq!((over.gone(), over.next_deadline(), over.timed()), (Seats::NONE, None, Seats::NONE));
}

#[test]
fn without_a_clock_a_bot_may_stand_in_sooner_if_two_others_decide_it() {
    let seating = seating(Clock::None);
    let two_left = absences(&[A, B]);
    let soon = at(&seating, &two_left, Stage::Playing, 5 * GRACE);
    assert_eq!((soon.gone(), soon.replaceable()), (Seats::NONE, Seats::only(C)));
    let conceded = Attendance { conceded: Seats::only(B), ..soon };
    assert_eq!(conceded.replaceable(), Seats::NONE, "nobody alone has a bot play another's hand");
    assert_eq!(soon.patience_ms(), 24 * 60 * 60 * 1000);
}

#[test]
fn one_for_whom_a_bot_stands_in_keeps_a_say_and_plays_no_more() {
    let (seating, absences) = (seating(LIVE).with_stand_in(B, Level::Random), absences(&[A, B, C]));
    let attendance = at(&seating, &absences, Stage::Playing, 0);
    assert_eq!((attendance.players(), attendance.electorate()), (seats(&[A, C]), Seats::all(3)));
    assert_eq!(attendance.check_plays(B), Err(CommandError::Conceded));
    assert_eq!(at(&seating, &absences, Stage::Gathering, 0).check_plays(A), Err(CommandError::NotOn));
}

#[test]
fn alone_is_who_plays_with_bots_or_with_those_who_have_given_up() {
    let (seating, absences) = (seating(LIVE), absences(&[A, B, C]));
    let attendance = at(&seating, &absences, Stage::Playing, 0);
    assert_eq!(attendance.alone(), None);
    let left = Attendance { conceded: seats(&[B, C]), ..attendance };
    assert_eq!((left.alone(), left.is_alone(A), left.is_alone(B)), (Some(A), true, false));
}

#[test]
fn the_first_who_is_here_follows_a_host_who_is_gone_while_people_gather() {
    let (seating, absences) = (seating(LIVE), absences(&[B, C]));
    let here = seats(&[B, C]);
    let next = |stage, now| at(&seating, &absences, stage, now).next_host(here);
    assert_eq!(next(Stage::Gathering, GRACE - 1), None);
    assert_eq!(next(Stage::Gathering, GRACE), Some(B));
    assert_eq!(next(Stage::Playing, GRACE), None);
    assert_eq!(at(&seating, &absences, Stage::Gathering, GRACE).next_host(Seats::NONE), None);
}

#[test]
fn everyone_sees_who_is_gone_unless_they_gave_up() {
    let (seating, absences) = (seating(LIVE), absences(&[A]));
    let attendance =
        Attendance { conceded: Seats::only(C), ..at(&seating, &absences, Stage::Playing, GRACE) };
    let seats = attendance.seat_infos(Seats::only(A));
    let gone: Vec<bool> = seats.iter().map(|seat| seat.conduct.gone).collect();
    assert_eq!(gone, [false, true, false, false]);
    assert!(seats[2].conduct.conceded && !seats[2].conduct.replaceable);
    assert!(seats[3].present, "a bot is always there");
}
