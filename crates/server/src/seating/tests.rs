//! Seats that fill, empty and change hands, without a table or a store.

use super::*;
use ::bots::Level;
use wire::names::NameError;

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
