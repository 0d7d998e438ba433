//! Small pictures in lines, each around the origin and about 24 across.

use leptos::prelude::*;
use politico::Card;

/// What stands for an asset.
const fn lines(card: Card) -> &'static str {
    match card {
        // A keyhole.
        Card::MoralsAffair => "M-8-11H8V11H-8zM0-6a3 3 0 0 1 1.4 5.6L3 6H-3L-1.4-.4A3 3 0 0 1 0-6z",
        // A briefcase.
        Card::SlushFund => "M-11-5H11V9H-11zM-4-5v-4h8v4M-11 1H-2M2 1H11M-2-1h4v4h-4z",
        // An old photograph.
        Card::CompromisingPast => {
            "M-9-11H9V11H-9zM-6-8H6V5H-6zM0-5a2.4 2.4 0 0 1 0 4.8a2.4 2.4 0 0 1 0-4.8M-4.5 5a4.5 4 0 0 1 9 0"
        }
        // A microphone that is on.
        Card::TvBlunder => {
            "M-3-8a3 3 0 0 1 6 0v7a3 3 0 0 1-6 0zM-7-2a7 7 0 0 0 14 0M0 5v5M-5 10H5M9-10l2-1M9.5-6.5h2.5"
        }
        // A house that breaks in two.
        Card::Split => "M-11 9V-2L0-10 11-2V9zM0-10L-2-4 2 0-2 4 0 9",
        // A banner on two poles.
        Card::GeneralStrike => "M-9-9V11M9-9V11M-9-8c6 3 12-3 18 0V2C3-1-3 5-9 2zM-5-3H5",
        // Heads in a crowd.
        Card::MassMarch => {
            "M0-8a2.6 2.6 0 0 1 0 5.2A2.6 2.6 0 0 1 0-8M-4.5 3.5a4.5 5 0 0 1 9 0M-8-2a2.2 2.2 0 0 1 0 4.4A2.2 2.2 0 0 1-8-2M-11.5 9a3.6 4.4 0 0 1 7.2 0M8-2a2.2 2.2 0 0 1 0 4.4A2.2 2.2 0 0 1 8-2M4.3 9a3.6 4.4 0 0 1 7.2 0"
        }
        // A curve that falls.
        Card::CurrencyCrisis => "M-11-11V11H11M-8-7l5 4 3-3 8 12M8 1.5V6H3.5",
        // A file with a seal.
        Card::StateScandal => {
            "M-11-7H-3L-1-4H11V9H-11zM0-1a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0-7M0 1v1.6M0 4.2v.1"
        }
        // A drop over waves.
        Card::EcologicalDisaster => {
            "M0-11c4 5 5 6.6 5 9a5 5 0 0 1-10 0c0-2.4 1-4 5-9zM-11 7c2.7-2.5 4.6-2.5 7.3 0s4.7 2.5 7.4 0 4.6-2.5 7.3 0"
        }
        // Bars of a poll.
        Card::BadPoll => "M-11 10H11M-9 10V-8h4V10M-2 10V-2h4V10M5 10V5h4v5",
        // Somebody who changes sides.
        Card::PoachedDeputies => {
            "M-7-9a2.6 2.6 0 0 1 0 5.2A2.6 2.6 0 0 1-7-9M-11 6a4 6.5 0 0 1 8 0zM0 0H11M7-4l4 4-4 4"
        }
        // Scales.
        Card::LibelSuit => "M0-11V9M-5 9H5M-9-7H9M-9-7l-3 8a3.2 3.2 0 0 0 6 0zM9-7L6 1a3.2 3.2 0 0 0 6 0z",
        // A gavel.
        Card::CaseDismissed => "M-7-5l5-5 6 6-5 5zM-1-1L-2 0M2.5-.5L9 6a1.8 1.8 0 0 1-2.5 2.5L0 2M-11 10H1",
        // A television.
        Card::TvAddress => "M-11-5H11V9H-11zM-5-11L0-5 5-11M-7-2H4V6H-7zM8-1v.1M8 3v.1",
        // A wall that is plastered over.
        Card::PatchedCabinet => "M-11-8H11V8H-11zM-11 0H11M-4-8V0M4-8V0M-8 0V8M0 0V8M8 0V8",
        // A table and the chairs around it.
        Card::RoundTable => {
            "M0-6A6 6 0 0 1 0 6 6 6 0 0 1 0-6M0-9v-2M0 9v2M-9 0h-2M9 0h2M-6.4-6.4l-1.4-1.4M6.4-6.4l1.4-1.4M-6.4 6.4l-1.4 1.4M6.4 6.4l1.4 1.4"
        }
        // Scissors.
        Card::AusterityPlan => {
            "M-8-11L4 4M8-11L-4 4M-6.5 4a3.3 3.3 0 0 1 0 6.6a3.3 3.3 0 0 1 0-6.6M6.5 4a3.3 3.3 0 0 1 0 6.6a3.3 3.3 0 0 1 0-6.6"
        }
        // A magnifying glass.
        Card::Inquiry => "M-3-10A7 7 0 0 1-3 4 7 7 0 0 1-3-10M2 2l9 9M-6-4a3.5 3.5 0 0 1 3-3",
        // A lifebelt.
        Card::EmergencyPlan => {
            "M0-11A11 11 0 0 1 0 11 11 11 0 0 1 0-11M0-5A5 5 0 0 1 0 5 5 5 0 0 1 0-5M-7.8-7.8l4.2 4.2M7.8-7.8L3.6-3.6M-7.8 7.8l4.2-4.2M7.8 7.8L3.6 3.6"
        }
        // A clover with four leaves.
        Card::Baraka => {
            "M0-1C-5-3-4-10 0-7 4-10 5-3 0-1M0-1C-2-6-9-5-6-1-9 3-2 4 0-1M0-1C2-6 9-5 6-1 9 3 2 4 0-1M0-1C-4 2-3 7 0 5 3 7 4 2 0-1M0 5c0 3 2 5 5 6"
        }
        // A door with steps before it.
        Card::PrimeMinister => "M-6 5V-11H6V5M-9 5H9V8H-9zM-12 8H12v3H-12M0-11V5M2.5-3v.1M-2.5-3v.1",
        // A ballot box that says no.
        Card::Censure => "M-11-1H11V10H-11zM-6-1V-11H6V-1M-2.5-8.5l5 5M2.5-8.5l-5 5",
        // A kepi.
        Card::Army => {
            "M-9 4V-6c3-3 15-3 18 0V4M-9 4c6-3 12-3 18 0M-9 4c-3 3-3 4 0 4 6-2 12-2 18 0 3 0 3-1 0-4M0-5l.9 1.9 2 .2-1.5 1.4.4 2L0-.5l-1.8 1 .4-2-1.5-1.4 2-.2z"
        }
        // A sun that rises.
        Card::Providential => "M-6 6a6 6 0 0 1 12 0M-11 6H11M-8 10H8M0-4v-6M-6.5-2l-4-4M6.5-2l4-4",
        // A cockade.
        Card::Union => {
            "M0-11A9 9 0 0 1 0 7 9 9 0 0 1 0-11M0-7.5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11M0-4a2 2 0 0 1 0 4a2 2 0 0 1 0-4M-4 6l-3 6M4 6l3 6"
        }
    }
}

/// The picture of an asset.
pub(crate) fn of(card: Card) -> AnyView {
    picture(lines(card))
}

/// A tick, for who has voted or said yes.
pub(crate) const TICK: &str = "M-8 1L-3 7 8-7";
/// A cross, for who said no.
pub(crate) const CROSS: &str = "M-7-7L7 7M7-7L-7 7";

/// A tick in a text.
pub(crate) fn tick() -> AnyView {
    picture(TICK)
}

/// A cross in a text.
pub(crate) fn cross() -> AnyView {
    picture(CROSS)
}

/// A shield, for protection.
pub(crate) fn shield() -> AnyView {
    picture("M0-11L9-7C9 2 6 8 0 11-6 8-9 2-9-7z")
}

/// A back of cards, for what is not known.
pub(crate) fn cards() -> AnyView {
    picture("M-9-6H3V11H-9zM-5-6V-11H9V6H3M-5-1L-1 6M-1-1L-5 6")
}

fn picture(lines: &'static str) -> AnyView {
    game_ui::kit::sign::picture("pol-icon", lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_assets_have_the_same_picture() {
        let mut pictures: Vec<&str> = Card::ALL.into_iter().map(lines).collect();
        pictures.sort();
        pictures.dedup();
        assert_eq!(pictures.len(), Card::ALL.len());
    }
}
