//! One line where a feed has one route for each direction: `Blue-N` and `Blue-S`, or `Port to Hill` and `Hill to Port`.
//!
//! Names alone would not do: a city may well have a line N and a line S. So two lines are one only if their names say
//! that they are the two directions of one, and they call at nearly the same stations.

use crate::calls::Served;
use crate::routes::Network;
use crate::stops::Stops;
use crate::trips::Trips;
use std::collections::BTreeSet;

/// Of the stations of both together, so many in a hundred must be those of each.
const ALIKE: usize = 75;

/// The words for the two directions of a line, as feeds write them.
const OPPOSITES: &[[&str; 2]] = &[
    ["n", "s"],
    ["e", "w"],
    ["nb", "sb"],
    ["eb", "wb"],
    ["north", "south"],
    ["east", "west"],
    ["northbound", "southbound"],
    ["eastbound", "westbound"],
    ["in", "out"],
    ["ib", "ob"],
    ["inbound", "outbound"],
    ["up", "down"],
    ["aller", "retour"],
    ["nord", "sud"],
    ["est", "ouest"],
    ["ida", "vuelta"],
    ["ida", "regreso"],
    ["norte", "sur"],
    ["este", "oeste"],
    ["oriente", "poniente"],
];

/// What stands between the two ends of a line in its name.
const BETWEEN: &[&str] = &[" to ", " - ", " – ", " — ", " → ", " > ", " / ", " vers ", " nach "];

/// A name without the word for a direction at its end, and that word in small letters.
fn parted(label: &str) -> Option<(&str, String)> {
    let label = label.trim();
    let inner = label.strip_suffix(')').unwrap_or(label);
    let at = inner.rfind([' ', '-', '_', '(', '/'])?;
    let word = inner[at + 1..].to_lowercase();
    let base = inner[..at].trim_end_matches([' ', '-', '_', '(', '/']);
    let known = OPPOSITES.iter().flatten().any(|known| *known == word);
    (known && !base.is_empty()).then_some((base, word))
}

/// What a line is called without its direction.
pub(crate) fn without_direction(label: &str) -> &str {
    parted(label).map_or(label, |(base, _)| base)
}

/// What two lines that are the directions of one are called together, if their names say so.
fn both(one: &str, other: &str) -> Option<String> {
    if let (Some((base, there)), Some((same, back))) = (parted(one), parted(other)) {
        let opposite = |pair: &&[&str; 2]| {
            **pair == [there.as_str(), back.as_str()] || **pair == [back.as_str(), there.as_str()]
        };
        if base.eq_ignore_ascii_case(same) && OPPOSITES.iter().any(|pair| opposite(&pair)) {
            return Some(base.to_owned());
        }
    }
    let reversed = |between: &&&str| {
        let ends = one.split_once(**between).zip(other.split_once(**between));
        ends.is_some_and(|((a, b), (c, d))| a.eq_ignore_ascii_case(d) && b.eq_ignore_ascii_case(c))
    };
    BETWEEN.iter().find(reversed).map(|_| one.to_owned())
}

/// Makes such pairs one line each, in the network, the trips and what is served.
pub(crate) fn join(network: &mut Network, trips: &mut Trips, served: &mut Served, stops: &Stops) {
    let mut place = 0;
    while place < trips.lines.len() {
        let other = (place + 1..trips.lines.len()).find_map(|other| {
            let [one, two] = [place, other].map(|place| &network.lines[trips.lines[place]]);
            let one_line = one.agency == two.agency && one.kind == two.kind && one.colour == two.colour;
            let label = both(&one.label, &two.label).filter(|_| one_line)?;
            alike(served, stops, place, other).then_some((other, label))
        });
        if let Some((other, label)) = other {
            take_in(network, trips, served, [place, other]);
            let line = &mut network.lines[trips.lines[place]];
            (line.label, line.both_ways) = (label, true);
        }
        place += 1;
    }
}

/// Do two lines call at nearly the same stations?
fn alike(served: &Served, stops: &Stops, one: usize, other: usize) -> bool {
    let of = |line: usize| -> BTreeSet<u32> {
        let calls = (0..).zip(&served.lines).filter(|(_, lines)| **lines >> line & 1 == 1);
        calls.map(|(stop, _)| stops.root(stop)).collect()
    };
    let names = |roots: &BTreeSet<u32>| -> BTreeSet<String> {
        // Each direction may have platforms of its own, without a station above them.
        roots.iter().map(|root| crate::naming::folded(&stops.all[*root as usize].name)).collect()
    };
    let [one, other] = [of(one), of(other)].map(|roots| names(&roots));
    let (shared, all) = (one.intersection(&other).count(), one.union(&other).count());
    all > 0 && shared * 100 >= all * ALIKE
}

/// Gives the second line's trips and calls to the first, and moves those behind it up.
fn take_in(network: &mut Network, trips: &mut Trips, served: &mut Served, [one, other]: [usize; 2]) {
    for trip in &mut trips.all {
        let line = usize::from(trip.line);
        trip.line = match line {
            line if line == other => one as u16,
            line if line > other => line as u16 - 1,
            line => line as u16,
        };
    }
    for lines in &mut served.lines {
        let both = if *lines >> other & 1 == 1 { *lines | 1 << one } else { *lines };
        let below = both & ((1 << other) - 1);
        // Shifted twice, because by 64 one cannot.
        let above = (both >> other) >> 1;
        *lines = below | above << other;
    }
    let gone = trips.lines.remove(other);
    let taken = network.lines[gone].clone();
    network.lines[trips.lines[one]].take_in(taken);
    network.absorbed.insert(gone);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_that_they_are_the_directions_of_one_line() {
        assert_eq!(both("Blue-N", "Blue-S").as_deref(), Some("Blue"));
        assert_eq!(both("Line 4 (outbound)", "Line 4 (Inbound)").as_deref(), Some("Line 4"));
        assert_eq!(both("10 Norte", "10 Sur").as_deref(), Some("10"));
        assert_eq!(both("Port to Hill", "Hill to Port").as_deref(), Some("Port to Hill"));
        for [one, other] in [
            ["N", "S"],
            ["Blue-N", "Red-S"],
            ["Blue-N", "Blue-N"],
            ["Blue-N", "Blue-W"],
            ["1", "2"],
            ["Line 1", "Line 2"],
        ] {
            assert_eq!(both(one, other), None, "{one} {other}");
        }
        assert_eq!((without_direction("Blue-N"), without_direction("N")), ("Blue", "N"));
    }
}
