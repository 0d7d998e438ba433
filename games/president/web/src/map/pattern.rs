//! The parties' fills and signs: a colour, a hatch and a shape each, told apart without colour too.

use super::ground::add;
use crate::party;
use president::Party;

/// A side of the square that a hatch repeats.
const SIDE: u8 = 28;

/// What a territory, or anything else on the page, is filled with that a party holds. Whatever uses it stands on the
/// page together with the map, which brings the hatches.
pub(crate) fn fill(party: Party) -> String {
    format!("url(#pre-pattern-{})", party.index())
}

/// The sign of a party around the origin, within ten of it: neutral shapes, invented for the game.
pub(crate) const fn sign(party: Party) -> &'static str {
    match party {
        Party::FranceInsoumise => "M0-8.5L9 7H-9Z",
        Party::Socialiste => "M0-8A8 8 0 0 1 0 8A8 8 0 0 1 0-8",
        Party::Verts => "M-8 8C-9-3-3-9 8-8.500 9 3 2 9-4.500 7L3-2.500-8 8",
        Party::EnMarche => "M-9-8h5.500L2 0-3.500 8H-9L-3.500 0zM-.5-8H5L10.500 0 5 8H-.5L5 0z",
        Party::Republicains => "M-7.500-7.500H7.500V7.500H-7.500z",
        Party::RassemblementNational => "M0-10L8 0 0 10-8 0z",
    }
}

/// What is drawn over the colour.
const fn hatch(party: Party) -> &'static str {
    match party {
        Party::FranceInsoumise => "M-7 7L7-7M0 28L28 0M21 35L35 21",
        Party::Socialiste => "M7 3a4 4 0 0 1 0 8a4 4 0 0 1 0-8zM21 17a4 4 0 0 1 0 8a4 4 0 0 1 0-8z",
        Party::Verts => "M-1 10L7 3 14 10 21 3 29 10M-1 24L7 17 14 24 21 17 29 24",
        Party::EnMarche => "M7 5.500h.1M21 5.500h.1M0 19.500h.1M14 19.500h.1M28 19.500h.1",
        Party::Republicains => "M7 0V28M21 0V28",
        Party::RassemblementNational => "M0 0L28 28M28 0L0 28",
    }
}

/// All hatches, and the signs as symbols, for the map to carry.
pub(super) fn defs() -> String {
    let mut text = String::new();
    for it in Party::ALL {
        let (index, class, hatch, sign) = (it.index(), party::class(it), hatch(it), sign(it));
        add(
            &mut text,
            format_args!(
                "<pattern id=\"pre-pattern-{index}\" class=\"{class}\" patternUnits=\"userSpaceOnUse\" width=\"{SIDE}\" height=\"{SIDE}\"><rect class=\"pre-paint\" width=\"{SIDE}\" height=\"{SIDE}\"/><path class=\"pre-hatch pre-hatch-{index}\" d=\"{hatch}\"/></pattern><path id=\"pre-sign-{index}\" d=\"{sign}\"/>"
            ),
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn six_parties_have_six_fills_hatches_and_signs() {
        let all = Party::ALL.into_iter();
        let told: BTreeSet<_> = all.map(|it| (fill(it), hatch(it), sign(it))).collect();
        assert_eq!(told.len(), Party::ALL.len());
        for of in [hatch, sign] {
            assert_eq!(Party::ALL.into_iter().map(of).collect::<BTreeSet<_>>().len(), Party::ALL.len());
        }
    }
}
