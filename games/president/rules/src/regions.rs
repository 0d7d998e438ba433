//! The map in words: region by region, who holds which territories and what they are worth.

use crate::view::View;
use crate::{President, STEP, Territory};
use rules::{Arg, Phrase, Seat};

/// Territories that are under 97 stand together, as on the board; their regions are one territory each.
const OVERSEAS: u16 = 970;

impl President {
    /// A line for each region, in the order of its first code; the overseas ones together at the end.
    pub(crate) fn tell_regions(&self, view: &View) -> Vec<Phrase> {
        let mut regions: Vec<(Option<&str>, Vec<Territory>)> = Vec::new();
        for territory in Territory::all() {
            let name = &self.atlas.place(territory).region;
            let name = (territory.number() < OVERSEAS).then_some(name.as_str());
            match regions.iter_mut().find(|(region, _)| *region == name) {
                Some((_, list)) => list.push(territory),
                None => regions.push((name, vec![territory])),
            }
        }
        let lines = regions.into_iter().map(|(name, list)| {
            let held = self.tell_held(view, &list);
            match name {
                Some(name) => Phrase::new("view-region").name("region", name).arg("held", held),
                None => Phrase::new("view-overseas").arg("held", held),
            }
        });
        std::iter::once(Phrase::new("view-regions")).chain(lines).collect()
    }

    /// Holder by holder, what is vacant last, the codes of a region with what they are worth in millions; a star is unassailable.
    fn tell_held(&self, view: &View, list: &[Territory]) -> Arg {
        let holder = |territory: Territory| view.holders.get(territory.index()).copied().flatten();
        let mut holders: Vec<Option<Seat>> = list.iter().map(|territory| holder(*territory)).collect();
        holders.sort_by_key(|seat| (seat.is_none(), *seat));
        holders.dedup();
        let said = |point: char| {
            let groups = holders.iter().map(|seat| {
                let party = seat.and_then(|seat| view.parties.get(seat.index()).copied().flatten());
                let held = list.iter().filter(|territory| holder(**territory) == *seat);
                let held = held.map(|territory| {
                    let star = if view.unassailable.contains(*territory) { "*" } else { "" };
                    let steps = self.atlas.votes(*territory) / STEP;
                    // A space at which no line breaks.
                    format!("{territory}{star}\u{a0}({}{point}{})", steps / 10, steps % 10)
                });
                let held: Vec<String> = held.collect();
                format!("{} {}", party.map_or("–", |party| party.letters()), held.join(" "))
            });
            groups.collect::<Vec<_>>().join(" | ")
        };
        Arg::Both { fr: said(','), en: said('.') }
    }
}
