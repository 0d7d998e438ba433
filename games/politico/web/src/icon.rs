//! The engraved emblems of the assets, and small pictures in lines, each around the origin and about 24 across.

use leptos::prelude::*;
use politico::Card;

/// The emblems of the assets, each a symbol with the number of its kind; engraved in ink with two tints, which come from
/// wherever it is used.
pub(crate) const EMBLEMS: &str = include_str!("../art/emblems.svg");

/// The emblem of an asset as it stands on its card.
pub(crate) fn emblem(card: Card) -> AnyView {
    view! {
        <svg class="pol-emblem" viewBox="0 0 120 100" aria-hidden="true" focusable="false">
            <use href=href(card) />
        </svg>
    }
    .into_any()
}

/// Where the emblem of an asset is drawn.
pub(crate) fn href(card: Card) -> String {
    format!("#pol-e{}", card.index())
}

/// The emblem of an asset as a small picture in a text.
pub(crate) fn of(card: Card) -> AnyView {
    view! {
        <svg class=format!("pol-mini {}", crate::card::tone(card)) viewBox="0 0 120 100" aria-hidden="true" focusable="false">
            <use href=href(card) />
        </svg>
    }
    .into_any()
}

/// A tick, for who has voted or said yes.
pub(crate) const TICK: &str = "M-8 1L-3 7 8-7";
/// A cross, for who said no.
pub(crate) const CROSS: &str = "M-7-7L7 7M7-7L-7 7";
/// Whoever comes in.
pub(crate) const PLUS: &str = "M-8 0H8M0-8V8";
/// Whoever is aimed at.
pub(crate) const AIM: &str = "M0-10V-4M0 4V10M-10 0H-4M4 0H10";
/// A dash, for who abstained or goes.
pub(crate) const DASH: &str = "M-7 0H7";

/// A sheet of paper: a ballot, or a change of the rules.
pub(crate) const SHEET: &str = "M-7-9H7V9H-7zM-3-4H3M-3 0H3M-3 4H3";
/// Whoever objects.
pub(crate) const OBJECTION: &str = "M0-9V3M0 8V8.100";
/// What is taken back.
pub(crate) const BACK: &str = "M-3-9L-8-4L-3 1M-8-4H3A5.500 5.500 0 0 1 3 7H-4";

/// A tick in a text.
pub(crate) fn tick() -> AnyView {
    picture(TICK)
}

/// A cross in a text.
pub(crate) fn cross() -> AnyView {
    picture(CROSS)
}

/// A shield.
pub(crate) const SHIELD: &str = "M0-11L9-7C9 2 6 8 0 11-6 8-9 2-9-7z";

/// A shield in a text, for protection.
pub(crate) fn shield() -> AnyView {
    picture(SHIELD)
}

/// An eye, for what others know.
pub(crate) fn eye() -> AnyView {
    picture("M-11 0Q0-11 11 0Q0 11-11 0zM0-4A4 4 0 0 1 0 4A4 4 0 0 1 0-4")
}

/// Two arrows, for what is given for something else.
pub(crate) fn swap() -> AnyView {
    picture("M-9-4H8M3-9L8-4L3 1M9 5H-8M-3 0L-8 5L-3 10")
}

/// A back of cards, for what is not known.
pub(crate) fn cards() -> AnyView {
    picture("M-9-6H3V11H-9zM-5-6V-11H9V6H3M-5-1L-1 6M-1-1L-5 6")
}

/// Said to all: a horn.
pub(crate) const ALOUD: &str = "M-10-3H-5L4-9V9L-5 3H-10zM8-4Q11 0 8 4M-7 3V9H-3";
/// Said to one alone: a lock.
pub(crate) const WHISPER: &str = "M-8-1H8V10H-8zM-5-1V-5A5 5 0 0 1 5-5V-1M0 3V6";

/// A small picture in a text.
pub(crate) fn picture(lines: &'static str) -> AnyView {
    game_ui::kit::sign::picture("pol-icon", lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_asset_has_an_emblem_of_its_own() {
        let mut drawn: Vec<&str> = EMBLEMS.split("<symbol id=\"pol-e").skip(1).collect();
        assert_eq!(drawn.len(), Card::ALL.len());
        for (index, emblem) in drawn.iter_mut().enumerate() {
            *emblem = emblem.strip_prefix(&format!("{index}\"")).unwrap();
        }
        drawn.sort();
        assert!(drawn.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
