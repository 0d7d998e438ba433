//! Seats that fill, empty and change hands, without a table or a store.

use super::*;
use ::bots::Level;
use wire::ActedBy;
use wire::names::NameError;
use wire::table_admin::Arrangement;

#[test]
fn open_seats_fill_in_order_and_each_secret_opens_its_own() {
    let seats = [Occupant::Open, Occupant::Human, Occupant::Bot(Level::Random), Occupant::Open];
    let (seating, maker) = Seating::of_new_table(&seats, " Ada ").unwrap();
    assert_eq!((seating.host, seating.opens(&maker)), (Seat::new(1), Some(Seat::new(1))));
    let (seating, first, secret) = seating.joined(" Blaise ").unwrap();
    assert_eq!((first, seating.opens(&secret)), (Seat::new(0), Some(Seat::new(0))));
    assert!(!seating.is_full());
    for (name, bad) in
        [("blaise", NameError::Taken), ("ADA", NameError::Taken), ("bot 3", NameError::LikeABot)]
    {
        assert!(matches!(seating.joined(name), Err(ApiError::Name(why)) if why == bad), "{name}");
    }
    let (seating, second, _) = seating.joined("Carnot").unwrap();
    assert_eq!(second, Seat::new(3));
    assert!(seating.is_full() && matches!(seating.joined("Denis"), Err(ApiError::Full)));
    assert_eq!(seating.opens("guessed"), None);
    let names: Vec<String> = seating.about(Seats::NONE).into_iter().map(|seat| seat.name).collect();
    assert_eq!(names, ["Blaise", "Ada", "Bot 3", "Carnot"]);
    let kept = seating.as_json();
    assert!(!kept.contains(&maker) && !kept.contains(&secret), "secrets are kept as hashes only");
}

#[test]
fn a_table_has_one_maker() {
    for seats in [&[][..], &[Occupant::Open; 2], &[Occupant::Human; 2]] {
        assert!(matches!(Seating::of_new_table(seats, "Ada"), Err(ApiError::Maker)));
    }
    let far = [[Occupant::Open; 8].as_slice(), &[Occupant::Human]].concat();
    assert!(matches!(Seating::of_new_table(&far, "Ada"), Err(ApiError::Maker)));
}

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// Ada, who hosts, Blaise, and an open seat.
fn two_of_three() -> Seating {
    let seats = [Occupant::Human, Occupant::Open, Occupant::Open];
    Seating::of_new_table(&seats, "Ada").unwrap().0.joined("Blaise").unwrap().0
}

#[test]
fn whoever_moves_or_is_sent_away_comes_again_and_the_host_keeps_their_part() {
    let seating = two_of_three();
    let Rearrangement { seating: swapped, moved } =
        seating.arranged(&Arrangement::Swap { one: A, other: C }, &[]).unwrap();
    assert_eq!((swapped.host(), moved), (C, vec![A, C]));
    let sent_away = Arrangement::Seat { seat: B, occupant: Occupant::Open };
    let Rearrangement { seating: without, moved } =
        seating.arranged(&sent_away, &["there".to_owned()]).unwrap();
    assert_eq!(moved, [B]);
    assert!(without.has_sent_away(None, "there") && !without.has_sent_away(None, "elsewhere"));
    assert_eq!((without.conduct().sent_away, without.missing()), (1, 2));
    let readmitted = without.arranged(&Arrangement::Readmit, &[]).unwrap().seating;
    assert!(!readmitted.has_sent_away(None, "there"));
    let host = Arrangement::Seat { seat: A, occupant: Occupant::Open };
    assert!(seating.arranged(&host, &[]).is_err(), "the host stays");
}

#[test]
fn the_next_person_hosts_when_the_host_leaves_and_the_last_one_closes_the_table() {
    let left = two_of_three().left(A);
    assert_eq!((left.host(), left.is_closed()), (B, false));
    assert!(left.left(B).is_closed());
    assert_eq!(two_of_three().without(&["nobody".to_owned()]).missing(), 1);
    let seating = two_of_three();
    let keys: Vec<String> = [A, B].iter().map(|seat| seating.key(*seat).unwrap().to_owned()).collect();
    let late = seating.without(&keys);
    assert_eq!((late.missing(), late.host()), (2, A), "the host stays, however late");
}

#[test]
fn a_new_secret_opens_the_seat_alone_and_its_player_is_known_as_before() {
    let seating = two_of_three();
    let key = seating.key(B).unwrap().to_owned();
    let (renewed, secret) = seating.renewed(B).unwrap();
    assert_eq!((renewed.opens(&secret), seating.opens(&secret)), (Some(B), None));
    assert_eq!(renewed.key(B), Some(key.as_str()));
    assert_eq!(renewed.seats_of_keys(&[key]), Seats::only(B));
}

#[test]
fn in_a_rematch_everybody_sits_one_seat_further_and_claims_it_by_the_old_key() {
    let seating = two_of_three().joined("Carnot").unwrap().0;
    let rematch = seating.rotated(B, "first");
    assert_eq!(rematch.names().collect::<Vec<_>>(), ["Carnot", "Ada", "Blaise"]);
    assert_eq!((rematch.host(), rematch.missing()), (C, 3), "seats are kept until their players come");
    let (claimed, seat, secret) = rematch.claimed(seating.key(A).unwrap()).unwrap();
    assert_eq!((seat, claimed.opens(&secret), claimed.missing()), (B, Some(B), 2));
    assert!(matches!(rematch.claimed("nobody's"), Err(ApiError::Full)));
}

#[test]
fn a_bot_stands_in_until_the_player_is_back_and_a_substitute_for_good() {
    let seating = two_of_three().joined("Carnot").unwrap().0;
    let stood_in = seating.with_stand_in(B, Level::Random);
    assert_eq!(stood_in.bot_of(B, Seats::NONE), Some(Level::Random));
    assert_eq!(stood_in.played_by_bot(B, Seats::NONE), Some(Some(ActedBy::Bot(Level::Random))));
    assert_eq!(stood_in.returned(B).unwrap().bot_of(B, Seats::NONE), None);
    assert!(seating.returned(B).is_none(), "nobody stood in");
    assert!(matches!(seating.substituted("Denis", 7), Err(ApiError::Full)), "no seat is vacant");
    let (substituted, seat, secret) = seating.vacated(B).substituted("Denis", 7).unwrap();
    assert_eq!((seat, substituted.opens(&secret)), (B, Some(B)));
    let before: Vec<_> = substituted.before().into_iter().map(|then| (then.name, then.until)).collect();
    assert_eq!(before, [("Blaise".to_owned(), 7)]);
    assert!(substituted.returned(B).is_none(), "the seat is theirs");
}

#[test]
fn hints_are_for_those_who_play_alone_unless_the_table_was_made_so() {
    let seating = two_of_three();
    assert!(!seating.allows_hints(Seats::NONE) && seating.allows_hints(Seats::only(B)));
    let hints = TableConduct { hints: true, ..TableConduct::default() };
    assert!(seating.with_conduct(hints, false).allows_hints(Seats::NONE));
}

#[test]
fn what_is_in_a_database_is_read_and_written_again_as_it_was() {
    let stored = r#"{"host":0,"life":{"clock":"none","held":true,"closed":false},"public":true,"places":[{"name":"Ada","occupant":"human","secret_hash":"ab","stay":{"vacant":true}},{"name":"","occupant":"open"}],"first":"t"}"#;
    let seating: Seating = serde_json::from_str(stored).unwrap();
    assert_eq!((seating.host(), seating.is_public(), seating.len()), (A, true, 2));
    assert_eq!(seating.as_json(), stored);
}
