//! Small pictures in lines, each around the origin and about 24 across.

use leptos::prelude::*;
use president::ChallengeKind;

/// A tick, for what is right.
pub(crate) const TICK: &str = "M-8 1L-3 7 8-7";
/// A cross, for what is wrong.
pub(crate) const CROSS: &str = "M-7-7L7 7M7-7L-7 7";
/// A dash, for neither.
pub(crate) const DASH: &str = "M-7 0H7";
/// Two playing cards.
pub(crate) const CARDS: &str = "M-10-8H3V9H-10zM3-5L11-3 7 11 3 10M-3.5-3.5L-.5.5-3.5 4.5-6.5.5z";
/// An arrow up, for what is gained.
pub(crate) const UP: &str = "M0 10V-9M-7-2L0-9 7-2";
/// An arrow down, for what is lost.
pub(crate) const DOWN: &str = "M0-10V9M-7 2L0 9 7 2";

/// What stands for a kind of card.
pub(crate) const fn lines(kind: ChallengeKind) -> &'static str {
    match kind {
        // A question mark.
        ChallengeKind::Quiz => {
            "M0-11a11 11 0 0 1 0 22a11 11 0 0 1 0-22M-3.6-3.4a3.6 3.6 0 1 1 5.2 3.2C.4.4 0 1.2 0 2.6M0 6.2v.1"
        }
        // A pin on a map.
        ChallengeKind::Geography => {
            "M0 11C-6 3-8 0-8-3.5a8 8 0 0 1 16 0C8 0 6 3 0 11zM0-7a3.2 3.2 0 0 1 0 6.4A3.2 3.2 0 0 1 0-7"
        }
        // A dial with its needle.
        ChallengeKind::Estimate => {
            "M-11 7a11 11 0 0 1 22 0zM0 7L5-1M-8 3l1.6.6M-4.5-1.6l.9 1.4M0-3.5v1.7M8 3l-1.6.6"
        }
        // An eye.
        ChallengeKind::Memory => {
            "M-12 0C-6-8 6-8 12 0 6 8-6 8-12 0zM0-3.6a3.6 3.6 0 0 1 0 7.2A3.6 3.6 0 0 1 0-3.6"
        }
        // A list.
        ChallengeKind::Naming => "M-10-7h.1M-10 0h.1M-10 7h.1M-5-7H11M-5 0H11M-5 7H11",
        // Speech that is struck out.
        ChallengeKind::Forbidden => "M-11-9H11V5H-1L-6 11V5H-11zM-6 2L6-6",
        // A megaphone.
        ChallengeKind::Speech => "M-11-3V3H-6L7 9V-9L-6-3zM-6 3l2 7h3.4L-2 4.8M11-3v6",
        // A mask.
        ChallengeKind::Mime => {
            "M-10-9C-4-6 4-6 10-9 10 4 5 11 0 11S-10 4-10-9zM-5.5-1c1-1.5 2.8-1.5 3.8 0M1.7-1c1-1.5 2.8-1.5 3.8 0M-3.5 5c2 1.7 5 1.7 7 0"
        }
        // An open book.
        ChallengeKind::Story => "M0-6C-3-9-8-9-11-8V7c3-1 8-1 11 2 3-3 8-3 11-2V-8C8-9 3-9 0-6zM0-6V9",
        // Notes.
        ChallengeKind::Song => {
            "M-4 8V-8L9-11V5M-4 8a3.3 2.8 0 1 1-6.6 0A3.3 2.8 0 0 1-4 8M9 5a3.3 2.8 0 1 1-6.6 0A3.3 2.8 0 0 1 9 5"
        }
        // Two who talk.
        ChallengeKind::Debate => "M-11-10H4V0H-4L-8 4V0H-11zM7-3H11V7H8V11L4 7H-3V3",
    }
}

/// A picture in a text; what it stands for is said beside it.
pub(crate) fn picture(lines: &'static str) -> AnyView {
    game_ui::kit::sign::picture("pre-icon", lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_kinds_of_card_have_the_same_picture() {
        let pictures: BTreeSet<&str> = ChallengeKind::ALL.into_iter().map(lines).collect();
        assert_eq!(pictures.len(), ChallengeKind::ALL.len());
    }
}
