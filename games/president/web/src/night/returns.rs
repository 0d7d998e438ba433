//! The returns of the night: what each territory gives to whom, in the order in which they come in.

use president::{Atlas, STEP, Territory, View};
use rules::Seat;
use std::time::Duration;

/// The shortest and the longest wait between two returns. They come quickly at first; the large ones are waited for.
const QUICK: u64 = 35;
const SLOW: u64 = 250;

/// What a territory gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Return {
    /// Which.
    pub(crate) territory: Territory,
    /// To whom.
    pub(crate) seat: Seat,
    /// How much.
    pub(crate) votes: u32,
}

/// All that is held, the smallest first.
pub(crate) fn returns(view: &View, atlas: &Atlas) -> Vec<Return> {
    let held = Territory::all().zip(&view.holders);
    let held = held.filter_map(|(territory, holder)| holder.map(|seat| (territory, seat)));
    let mut returns: Vec<Return> =
        held.map(|(territory, seat)| Return { territory, seat, votes: atlas.votes(territory) }).collect();
    returns.sort_by_key(|it| (it.votes, it.territory));
    returns
}

/// How long to wait for the next return when so many of all are in: in all about eight seconds.
pub(crate) fn wait(shown: usize, all: usize) -> Duration {
    let part = shown as f64 / all.max(1) as f64;
    // Where little is held the evening is no shorter than three seconds.
    let quick = (3_000 / all.max(1) as u64).clamp(QUICK, SLOW);
    Duration::from_millis(quick + ((SLOW - quick) as f64 * part.powi(4)) as u64)
}

/// What each contender has by these returns, in the order of the chamber: the parties from left to right as the box
/// has them. Whoever holds nothing at the end is not in it.
pub(crate) fn totals(view: &View, returns: &[Return]) -> Vec<(Seat, u32)> {
    let mut totals: Vec<(Seat, u32)> = view
        .seats()
        .iter()
        .filter(|seat| view.votes_of(*seat) > 0)
        .map(|seat| (seat, returns.iter().filter(|it| it.seat == seat).map(|it| it.votes).sum()))
        .collect();
    totals.sort_by_key(|(seat, _)| view.party(*seat));
    totals
}

/// The benches from left to right, a seat for each 100 000 votes: half of the contenders grow from the left, half from
/// the right, and what is still out stands between them.
pub(crate) fn benches(totals: &[(Seat, u32)], all: u32) -> Vec<(Option<Seat>, u16)> {
    let out = all - totals.iter().map(|(_, votes)| votes).sum::<u32>().min(all);
    let bench = |(seat, votes): &(Seat, u32)| (Some(*seat), (votes / STEP) as u16);
    let (left, right) = totals.split_at(totals.len().div_ceil(2));
    let left = left.iter().map(bench);
    left.chain([(None, (out / STEP) as u16)]).chain(right.iter().map(bench)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use president::Party;

    /// A table of three at which the first holds a quarter, the third the rest but for two.
    fn table() -> (View, Vec<Return>) {
        let atlas = Atlas::printed().unwrap();
        let mut view = fixture::view(3);
        view.parties = [Party::Republicains, Party::Verts, Party::Socialiste].map(Some).to_vec();
        for (place, holder) in view.holders.iter_mut().enumerate().skip(2) {
            *holder = Some(Seat::new(if place % 4 == 0 { 0 } else { 2 }));
        }
        let returns = returns(&view, &atlas);
        for it in &returns {
            view.votes[it.seat.index()] += it.votes;
        }
        (view, returns)
    }

    #[test]
    fn small_territories_come_in_first_and_vacant_ones_never() {
        let (_, returns) = table();
        assert_eq!(returns.len(), 97);
        assert!(returns.windows(2).all(|pair| pair[0].votes <= pair[1].votes));
    }

    #[test]
    fn when_all_is_in_everybody_has_what_the_view_says() {
        let (view, returns) = table();
        let told = totals(&view, &returns);
        assert_eq!(told, [(Seat::new(2), view.votes[2]), (Seat::new(0), view.votes[0])]);
        assert_eq!(totals(&view, &[]), [(Seat::new(2), 0), (Seat::new(0), 0)]);
    }

    #[test]
    fn the_chamber_has_a_seat_for_each_step_and_what_is_out_stands_between() {
        let (view, returns) = table();
        for shown in [0, 50, returns.len()] {
            let benches = benches(&totals(&view, &returns[..shown]), 49_000_000);
            assert_eq!(benches.iter().map(|(_, seats)| seats).sum::<u16>(), 490);
            assert_eq!(benches[1].0, None);
            assert_eq!(benches.len(), 3);
        }
    }

    #[test]
    fn the_night_takes_about_eight_seconds() {
        let all: Duration = (0..99).map(|shown| wait(shown, 99)).sum();
        assert!((6..10).contains(&all.as_secs()), "{all:?}");
    }
}
