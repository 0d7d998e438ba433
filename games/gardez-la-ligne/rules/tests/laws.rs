//! The laws that every game keeps.

mod setup;

use gardez_la_ligne::GardezLaLigne;
use serde_json::json;

#[test]
fn the_laws_are_upheld() {
    laws::uphold::<GardezLaLigne>();
}

/// On a board that fills up, where the last station is found by counting and markers run out.
#[test]
fn the_laws_are_upheld_on_a_small_board() {
    let ids: Vec<String> = (0..20).map(|n| n.to_string()).collect();
    let lines: Vec<(&str, u8)> = ids.iter().map(|id| (id.as_str(), 1)).collect();
    let all: Vec<&str> = ids.iter().map(String::as_str).collect();
    let names: Vec<String> = (0..14).map(|n| format!("S{n}")).collect();
    let stations: Vec<(&str, &[&str])> =
        names.iter().enumerate().map(|(n, name)| (name.as_str(), &all[n..n + 1 + n % 7])).collect();
    let settings = json!({"board": setup::network(&lines, &stations), "marker_limit": "on", "tie": "lines"});
    for seats in 2..=6 {
        laws::follow::<GardezLaLigne>(seats, &settings.to_string(), seats.into());
    }
}
