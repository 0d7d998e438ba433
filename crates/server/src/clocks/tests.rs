//! Clocks of the probe game, with times that the test says.

use super::view::SECOND;
use super::*;
use any_game::{AnyGame, ErasedGame};
use laws::Probe;
use rules::{Game, Settings};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn probe() -> Box<dyn AnyTable> {
    let settings = Settings::defaults(&Probe::info());
    ErasedGame::<Probe>::new().deal(&settings, 2, [3; 32]).unwrap().0
}

fn act(table: &mut dyn AnyTable, seat: Seat, action: &str) {
    let action: Payload = serde_json::from_str(action).unwrap();
    table.act(seat, table.decision(), &action).unwrap();
}

fn readings(
    table_clocks: &TableClocks,
    table: &dyn AnyTable,
    viewer: Viewer,
    now: u64,
) -> Vec<Option<(u64, bool)>> {
    table_clocks
        .view(table, viewer)
        .at(now)
        .seats
        .iter()
        .map(|reading| reading.map(|reading| (reading.left_ms, reading.running)))
        .collect()
}

fn clocks(clock: Clock) -> TableClocks {
    let mut clocks = TableClocks::default();
    clocks.reset(clock, 2);
    clocks
}

const LIVE: Clock = Clock::Live { seconds: 60, increment: 5, decision: Some(40) };

#[test]
fn time_runs_for_those_awaited_and_an_increment_follows_each_decision() {
    let mut table = probe();
    let both = Seats::all(2);
    let mut table_clocks = clocks(LIVE);
    table_clocks.update(table.as_ref(), both, 1000);
    assert_eq!(table_clocks.due(), Some(41_000), "one decision has less than the whole game");
    assert_eq!(
        readings(&table_clocks, table.as_ref(), Viewer::Public, 3000),
        [Some((38_000, true)), Some((60_000, false))]
    );
    let first = table_clocks.view(table.as_ref(), Viewer::Public).at(3000).seats[0];
    assert_eq!(first.unwrap().bank_ms, Some(58_000), "the whole game's time is told beside it");
    act(table.as_mut(), A, "\"roll\"");
    table_clocks.update(table.as_ref(), both, 31_000);
    assert_eq!(
        readings(&table_clocks, table.as_ref(), Viewer::Public, 31_000)[0],
        Some((35_000, true)),
        "60 - 30 + 5"
    );
    let mut kept = TableClocks::default();
    kept.restore(&serde_json::to_string(&table_clocks.record()).unwrap(), LIVE, 2);
    assert_eq!((&kept.seats, &kept.timers), (&table_clocks.seats, &table_clocks.timers));
    assert_eq!(kept.expired_seat(65_999), None);
    assert_eq!(kept.expired_seat(66_000), Some(A));
    // What was earned by something taken back goes with it.
    table_clocks.revoke_increment(A);
    assert_eq!(table_clocks.due(), Some(61_000));
}

#[test]
fn those_who_are_not_timed_have_all_the_time() {
    let table = probe();
    let mut table_clocks = clocks(Clock::Days { days: 2 });
    table_clocks.update(table.as_ref(), Seats::only(B), 0);
    assert_eq!((table_clocks.due(), table_clocks.expired_seat(u64::MAX)), (None, None));
    table_clocks.update(table.as_ref(), Seats::all(2), 0);
    assert_eq!(table_clocks.due(), Some(2 * 24 * 60 * 60 * SECOND));
}

#[test]
fn in_a_sealed_window_no_clock_tells_who_has_answered() {
    let mut table = probe();
    let both = Seats::all(2);
    let mut table_clocks = clocks(Clock::None);
    let moves = [
        (A, "\"roll\""),
        (A, "{\"answer\":\"x\"}"),
        (A, "{\"vote\":\"abstain\"}"),
        (B, "{\"vote\":\"abstain\"}"),
    ];
    for (seat, action) in moves {
        act(table.as_mut(), seat, action);
        table_clocks.update(table.as_ref(), both, 0);
    }
    let limit = u64::from(table.limit().expect("reactions are timed by the rules").0) * SECOND;
    assert_eq!(table_clocks.due(), Some(limit));
    let before = table_clocks.view(table.as_ref(), Viewer::Public);
    act(table.as_mut(), A, "\"strike\"");
    table_clocks.update(table.as_ref(), both, 1000);
    let seen = |viewer| readings(&table_clocks, table.as_ref(), viewer, 2000);
    assert_eq!(
        table_clocks.view(table.as_ref(), Viewer::Public),
        before,
        "nothing that could be sent has changed"
    );
    assert_eq!(seen(Viewer::Seat(A)), [Some((limit - 1000, false)), Some((limit - 2000, true))]);
    assert_eq!(seen(Viewer::Public), [Some((limit - 2000, true)); 2]);
    assert_eq!(seen(Viewer::Seat(B)), [Some((limit - 2000, true)); 2]);
    assert_eq!(table_clocks.expired_seat(limit), Some(B), "one who has answered does not run out");
}

#[test]
fn each_viewer_is_told_of_a_change_once() {
    let mut table = probe();
    let mut clocks = clocks(LIVE);
    let both = Seats::all(2);
    assert!(clocks.update(table.as_ref(), both, 0).is_change);
    assert_eq!(clocks.take_news(table.as_ref(), 2, 0).len(), 3, "the public and two seats");
    assert_eq!(clocks.take_news(table.as_ref(), 2, 900), [], "time that goes by is no news");
    assert!(!clocks.update(table.as_ref(), both, 900).is_change);
    act(table.as_mut(), A, "\"roll\"");
    assert!(clocks.update(table.as_ref(), both, 1000).is_change);
    assert_eq!(clocks.take_news(table.as_ref(), 2, 1000).len(), 3);
}

#[test]
fn where_no_time_is_measured_nobody_is_told_of_clocks_unless_they_were() {
    let table = probe();
    let mut clocks = clocks(LIVE);
    clocks.update(table.as_ref(), Seats::all(2), 0);
    clocks.take_news(table.as_ref(), 2, 0);
    clocks.reset(Clock::None, 2);
    clocks.timers.cancel();
    let change = clocks.update(table.as_ref(), Seats::NONE, 0);
    assert!(change.concerns_anybody, "their pages still show a clock");
    assert_eq!(clocks.shown_to(table.as_ref(), Viewer::Public, 0), None, "whoever comes sees none");
    clocks.sent.clear();
    assert!(!clocks.update(table.as_ref(), Seats::NONE, 0).concerns_anybody);
}

#[test]
fn what_an_older_server_wrote_is_read_and_what_makes_no_sense_begins_anew() {
    let old = r#"{"moment":null,"decision":40000,"dials":[{"bank":60000,"since":1000,"stopped":null},
        {"bank":60000,"since":null,"stopped":null}],"bells":[900000],"away":[[0,5]]}"#;
    let mut clocks = clocks(LIVE);
    clocks.restore(old, LIVE, 2);
    assert_eq!((clocks.due(), clocks.timers.next()), (Some(41_000), Some(900_000)));
    clocks.restore(old, LIVE, 3);
    assert_eq!(clocks.due(), None, "another number of seats");
    clocks.restore("{", LIVE, 2);
    assert_eq!(clocks.due(), None);
}
