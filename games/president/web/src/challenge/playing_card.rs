//! A playing card, drawn by its number: suits by thirteens, the ace first.

use crate::{BoardContext, words};
use leptos::prelude::*;
use rules::{Arg, Phrase};
use speech::Lang;

/// The suits in their order: an outline around the origin, about 20 across, and the name.
const SUITS: [(&str, &str); 4] = [
    ("M0-10C4-5 9-2 9 3a4.5 4.5 0 0 1-8 2.8L3 10H-3L-1 5.8A4.5 4.5 0 0 1-9 3C-9-2-4-5 0-10z", "suit-spades"),
    ("M0 9C-5 4-10 0-10-4.5A5.2 5.2 0 0 1 0-6 5.2 5.2 0 0 1 10-4.5C10 0 5 4 0 9z", "suit-hearts"),
    ("M0-10L8 0 0 10-8 0z", "suit-diamonds"),
    (
        "M0-10a4.3 4.3 0 0 1 3.5 6.8A4.3 4.3 0 1 1 1.4 3.5L3 10H-3L-1.4 3.5A4.3 4.3 0 1 1-3.5-3.2 4.3 4.3 0 0 1 0-10z",
        "suit-clubs",
    ),
];

/// The pictures and the ace, by what they are called.
const NAMES: [(u8, &str); 4] = [(0, "rank-ace"), (10, "rank-jack"), (11, "rank-queen"), (12, "rank-king")];

/// What stands in the corner of a card.
fn corner(rank: u8, lang: Lang) -> String {
    let pictures = match lang {
        Lang::Fr => ["A", "V", "D", "R"],
        Lang::En => ["A", "J", "Q", "K"],
    };
    let picture = NAMES.iter().position(|(named, _)| *named == rank);
    picture.map_or_else(|| (rank + 1).to_string(), |place| pictures[place].to_owned())
}

/// A card as it is said: “queen of hearts”.
fn said(card: u8) -> Phrase {
    let (rank, suit) = (card % 13, usize::from(card / 13) % 4);
    let name = NAMES.iter().find(|(named, _)| *named == rank).map(|(_, name)| Arg::Message(name));
    let rank = name.unwrap_or(Arg::Number(i64::from(rank) + 1));
    Phrase::new("card-said").arg("rank", rank).arg("suit", Arg::Message(SUITS[suit].1))
}

/// A playing card.
pub(crate) fn card(context: BoardContext, number: u8) -> AnyView {
    let suit = usize::from(number / 13) % 4;
    let red = matches!(suit, 1 | 2);
    let outline = SUITS[suit].0;
    let rank = move || corner(number % 13, context.lang());
    view! {
        <svg
            class="pre-playing-card"
            class:pre-hearts=red
            viewBox="0 0 60 84"
            role="img"
            aria-label=move || words::say(context, &said(number))
        >
            <rect x="1" y="1" width="58" height="82" rx="7" />
            <text x="14" y="17">{rank}</text>
            <path d=outline transform="translate(13 34) scale(.65)" />
            <path d=outline transform="translate(33 52) scale(1.7)" />
        </svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_written_as_in_each_language() {
        let corners = |lang| [0, 1, 9, 10, 11, 12].map(|rank| corner(rank, lang)).join(" ");
        assert_eq!(corners(Lang::Fr), "A 2 10 V D R");
        assert_eq!(corners(Lang::En), "A 2 10 J Q K");
    }

    #[test]
    fn every_card_of_the_pack_is_said_in_its_own_way() {
        let mut all: Vec<String> = (0..52).map(|card| format!("{:?}", said(card))).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 52);
    }
}
