//! Finding a station by the letters of its name.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use gardez_la_ligne::{Board, Station};
use gardez_la_ligne_map::TypedPrefix;

#[test]
fn letters_lead_to_a_station_whatever_their_accents() {
    let board = Board::named("paris-2025").unwrap();
    let name = |station: Station| board.place(station).unwrap().name.clone();
    let mut letters = TypedPrefix::default();
    let mut at = Station(0);
    for (time, letter) in "etoil".chars().enumerate() {
        at = letters.typed(letter, time as f64, &board, at).unwrap_or(at);
    }
    assert_eq!(name(at), "Charles de Gaulle - Étoile", "any word of a name will do");
    for (word, meant) in
        [("porte d’or", "Porte d’Orléans"), ("lazare", "Saint-Lazare"), ("nord", "Gare du Nord")]
    {
        let (mut letters, mut at) = (TypedPrefix::default(), Station(0));
        for (time, letter) in word.chars().enumerate() {
            at = letters.typed(letter, time as f64, &board, at).unwrap_or(at);
        }
        assert_eq!(name(at), meant);
    }
}

#[test]
fn the_same_letter_again_goes_round_and_a_pause_begins_a_new_word() {
    let board = Board::named("paris-2025").unwrap();
    let name = |station: Station| board.place(station).unwrap().name.clone();
    let mut letters = TypedPrefix::default();
    let first = letters.typed('w', 0.0, &board, Station(0)).unwrap();
    assert_eq!(name(first), "Wagram");
    assert_eq!(letters.typed('w', 100.0, &board, first), Some(first), "there is only one");
    let next = letters.typed('n', 5000.0, &board, first).unwrap();
    assert_eq!(name(next), "Nation");
    assert_eq!(name(letters.typed('n', 5100.0, &board, next).unwrap()), "Nationale");
    assert_eq!(letters.typed('!', 9000.0, &board, next), None);
}
