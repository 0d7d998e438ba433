//! The parties' patterns: a fill each, told apart without colour too.

use crate::party;
use leptos::prelude::*;
use president::Party;

/// A side of the square that a pattern repeats.
const SIDE: &str = "36";

/// What a territory, or anything else on the page, is filled with that a party holds. Whatever uses it stands on the
/// page together with the map, which brings the patterns.
pub(crate) fn fill(party: Party) -> String {
    format!("url(#pre-pattern-{})", party.index())
}

/// All patterns, for the map to carry.
pub(super) fn patterns() -> AnyView {
    view! { <defs>{Party::ALL.map(pattern).collect_view()}</defs> }.into_any()
}

fn pattern(it: Party) -> impl IntoView {
    view! {
        <pattern
            id=format!("pre-pattern-{}", it.index())
            class=party::class(it)
            patternUnits="userSpaceOnUse"
            width=SIDE
            height=SIDE
        >
            <rect class="pre-paint" width=SIDE height=SIDE />
            {strokes(it)}
        </pattern>
    }
}

/// What is drawn over the colour.
fn strokes(party: Party) -> AnyView {
    let lines = match party {
        Party::FranceInsoumise => "M-9 9L9-9M0 36L36 0M27 45L45 27",
        Party::Socialiste => {
            return view! { <circle class="pre-dots" cx="9" cy="9" r="6" /><circle class="pre-dots" cx="27" cy="27" r="6" /> }
                .into_any();
        }
        Party::Verts => "M-1 25L9 11 18 24 27 11 37 25",
        Party::EnMarche => "M0 9H36M0 27H36",
        Party::Republicains => "M9 0V36M27 0V36",
        Party::RassemblementNational => "M0 0L36 36M36 0L0 36",
    };
    view! { <path class="pre-strokes" d=lines /> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn six_parties_have_six_fills() {
        let fills: BTreeSet<String> = Party::ALL.into_iter().map(fill).collect();
        assert_eq!(fills.len(), Party::ALL.len());
    }
}
