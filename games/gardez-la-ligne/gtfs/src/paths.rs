//! How a line is drawn: along its longest way, and from there along whatever adds stations.

use crate::calls::Way;
use std::collections::{BinaryHeap, HashMap, HashSet};

/// A board takes 4096 points for a line; what is left is for the hops that join its branches.
const MOST_POINTS: usize = 3000;

/// The branches of a line: the longest way whole, then of each other way the stretches that lead to stations not yet
/// reached, from the station where they leave what is drawn to where they meet it again.
pub(crate) fn branches(ways: &[Way], station_of: &HashMap<u32, usize>) -> Vec<Vec<usize>> {
    let ways: Vec<Vec<usize>> = ways.iter().map(|way| in_stations(way, station_of)).collect();
    let mut reached: HashSet<usize> = HashSet::new();
    let mut branches = Vec::new();
    let mut points = 0;
    let gain = |way: &[usize], reached: &HashSet<usize>| {
        way.iter().collect::<HashSet<_>>().into_iter().filter(|station| !reached.contains(station)).count()
    };
    // What a way adds never grows, so only the foremost needs to be counted again.
    let entry = |gain, place: usize| (gain, std::cmp::Reverse(place));
    let mut heap: BinaryHeap<_> =
        ways.iter().enumerate().map(|(place, way)| entry(gain(way, &reached), place)).collect();
    while let Some((promised, std::cmp::Reverse(place))) = heap.pop() {
        let adds = gain(&ways[place], &reached);
        if adds == 0 {
            continue;
        }
        if adds < promised {
            heap.push(entry(adds, place));
            continue;
        }
        for stretch in stretches(&ways[place], &reached) {
            points += stretch.len();
            if points > MOST_POINTS {
                return branches;
            }
            reached.extend(&stretch);
            if stretch.len() > 1 {
                branches.push(stretch);
            }
        }
    }
    join(&mut branches, &ways);
    branches
}

/// Adds the hops between branches that nothing joins yet, where a trip makes such a hop.
fn join(branches: &mut Vec<Vec<usize>>, ways: &[Vec<usize>]) {
    let mut part_of: HashMap<usize, usize> = HashMap::new();
    let mut parts: Vec<usize> = Vec::new();
    for (part, branch) in branches.iter().enumerate() {
        parts.push(part);
        for station in branch {
            let other = *part_of.entry(*station).or_insert(part);
            unite(&mut parts, part, other);
        }
    }
    for hop in ways.iter().flat_map(|way| way.windows(2)) {
        let (Some(one), Some(other)) = (part_of.get(&hop[0]), part_of.get(&hop[1])) else { continue };
        if unite(&mut parts, *one, *other) {
            branches.push(hop.to_vec());
        }
    }
}

/// Makes two parts one; false if they were.
fn unite(parts: &mut [usize], one: usize, other: usize) -> bool {
    let whole = |mut part: usize| {
        while parts[part] != part {
            part = parts[part];
        }
        part
    };
    let (one, other) = (whole(one), whole(other));
    parts[one.max(other)] = one.min(other);
    one != other
}

/// A way by the stations of the board; platforms of one station that follow each other are one stop.
fn in_stations(way: &Way, station_of: &HashMap<u32, usize>) -> Vec<usize> {
    let mut stations: Vec<usize> = way.iter().filter_map(|root| station_of.get(root).copied()).collect();
    stations.dedup();
    stations.truncate(MOST_POINTS);
    stations
}

/// The parts of a way with stations not yet reached, each with the neighbours it hangs on.
fn stretches(way: &[usize], reached: &HashSet<usize>) -> Vec<Vec<usize>> {
    let new: Vec<bool> = way.iter().map(|station| !reached.contains(station)).collect();
    let wanted = |place: usize| {
        new[place] || (place > 0 && new[place - 1]) || (place + 1 < new.len() && new[place + 1])
    };
    let mut stretches: Vec<Vec<usize>> = Vec::new();
    let mut open = false;
    for place in 0..way.len() {
        if !wanted(place) {
            open = false;
            continue;
        }
        match stretches.last_mut().filter(|_| open) {
            Some(stretch) => stretch.push(way[place]),
            None => stretches.push(vec![way[place]]),
        }
        // Two stretches that meet at a station are two; two known neighbours in a row are no news.
        let parted = !new[place] && place + 1 < new.len() && !new[place + 1];
        open = !parted;
    }
    stretches.retain(|stretch| stretch.iter().any(|station| !reached.contains(station)));
    stretches
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(ways: &[&[u32]]) -> Vec<Vec<usize>> {
        let ways: Vec<Way> = ways.iter().map(|way| way.to_vec()).collect();
        branches(&ways, &(0..100).map(|root| (root, root as usize)).collect())
    }

    #[test]
    fn a_branch_begins_where_it_leaves_the_line() {
        assert_eq!(
            drawn(&[&[1, 2, 3, 4, 5], &[1, 2, 8, 9], &[5, 3, 1]]),
            [vec![1, 2, 3, 4, 5], vec![2, 8, 9]]
        );
    }

    #[test]
    fn a_detour_leaves_the_line_and_comes_back() {
        assert_eq!(
            drawn(&[&[1, 2, 3, 4, 5, 6], &[1, 2, 9, 3, 4, 8, 5]]),
            [vec![1, 2, 9, 3, 4, 8, 5], vec![5, 6]]
        );
        assert_eq!(
            drawn(&[&[1, 2, 3, 4, 5, 6, 7], &[1, 2, 9, 4, 5, 8, 7]])[1..],
            [vec![2, 9, 4], vec![5, 8, 7]]
        );
    }

    #[test]
    fn ways_that_meet_the_line_only_through_others_are_drawn_too() {
        let branches = drawn(&[&[1, 2, 3, 4], &[3, 7], &[7, 8, 9]]);
        assert_eq!(branches, [vec![1, 2, 3, 4], vec![7, 8, 9], vec![3, 7]]);
    }

    #[test]
    fn a_loop_is_closed_and_standing_still_is_no_path() {
        assert_eq!(drawn(&[&[1, 2, 3, 1]]), [vec![1, 2, 3, 1]]);
        assert!(drawn(&[&[4, 4]]).is_empty());
    }
}
