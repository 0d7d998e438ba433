//! A map that is wrong is refused, with words that say where.

#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use president_map::Map;

const FRANCE: &str = include_str!("../../data/map.toml");

/// What is said of the map after one change.
fn refused(from: &str, to: &str) -> String {
    assert!(FRANCE.contains(from), "nothing to change: {from}");
    Map::read(&FRANCE.replacen(from, to, 1)).unwrap_err().to_string()
}

/// A field of a territory, as the file has it.
fn field(code: &str, name: &str) -> String {
    let told =
        FRANCE.split("[[territory]]").find(|told| told.contains(&format!("code = \"{code}\""))).unwrap();
    told.lines().find(|line| line.starts_with(name)).unwrap().to_owned()
}

#[test]
fn a_territory_too_few_or_in_the_wrong_place() {
    let (most, _) = FRANCE.rsplit_once("[[territory]]").unwrap();
    assert_eq!(Map::read(most).unwrap_err().to_string(), "the map has 98 territories; there must be 99");
    assert!(refused("code = \"02\"", "code = \"01\"").starts_with("territory 01 is out of order"));
}

#[test]
fn points_and_rings_that_are_none() {
    let ring = field("90", "outline");
    assert!(refused(&ring, "outline = [\"1,2 3;4\"]").starts_with("territory 90: `3;4` is no point"));
    assert!(
        refused(&ring, "outline = [\"1,2 3,4\"]").starts_with("territory 90: a ring needs three corners")
    );
    assert!(refused(&ring, "outline = []").starts_with("territory 90: a ring needs"));
    assert!(refused(&ring, "").starts_with("the map cannot be read"));
}

#[test]
fn labels_and_shapes_out_of_place() {
    assert!(refused(&field("90", "label"), "label = [5, 5]").contains("its label at 5,5 is not inside"));
    assert!(
        refused(&field("20", "outline"), "outline = [\"5,5 50,5 5,50\"]")
            .contains("territory 20 leaves its frame")
    );
    assert!(refused(&field("75", "small"), "").contains("needs its small shape"));
    assert!(refused(&field("973", "cell"), "").contains("needs a cell"));
    let cell = field("971", "cell");
    assert!(refused(&field("973", "cell"), &cell).contains("leaves its cell"));
}

#[test]
fn frames_that_are_unknown_or_lie_on_something() {
    assert!(refused("name = \"corsica\"", "name = \"atlantis\"").contains("atlantis"));
    assert!(refused("name = \"corsica\"", "name = \"paris\"").contains("Paris must be there exactly once"));
    let area = |name: &str| {
        let told =
            FRANCE.split("[[frame]]").find(|told| told.contains(&format!("name = \"{name}\""))).unwrap();
        told.lines().find(|line| line.starts_with("area")).unwrap().to_owned()
    };
    assert!(refused(&area("corsica"), "area = [1700, 1850, 288, 338]").contains("lie on each other"));
    assert!(refused(&area("paris"), "area = [12, 1036, 700, 580]").contains("the frame Paris and territory"));
    assert!(refused(&area("paris"), "area = [-12, 1036, 568, 580]").contains("leaves the canvas"));
}
