//! Campaign cards: the one that lies open, and those drawn last, so that one can read what a bot drew (P23, P30, P32).

use crate::challenge::icon;
use crate::challenge::recall::{Recall, recall};
use crate::{BoardContext, words};
use leptos::prelude::*;
use president::{Campaign, Event, Purpose};
use rules::{Phrase, Seat};

/// A card stays in sight through this many rolls after its own.
const ROLLS: u8 = 2;

/// Cards that were drawn lately.
#[derive(Clone, Default, PartialEq, Debug)]
struct Drawn(Vec<Slip>);

/// A card that was drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Slip {
    seat: Seat,
    card: u8,
    /// Was it kept as a debt (P34)?
    owed: bool,
    /// Rolls since.
    rolls: u8,
}

impl Recall for Drawn {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Rolled { .. } => {
                self.0.iter_mut().for_each(|slip| slip.rolls += 1);
                self.0.retain(|slip| slip.rolls < ROLLS);
            }
            Event::Campaign { seat, card } => self.0.push(Slip { seat, card, owed: false, rolls: 0 }),
            Event::Owes { card, .. } => {
                let kept = self.0.iter_mut().filter(|slip| slip.card == card);
                kept.for_each(|slip| slip.owed = true);
            }
            _ => {}
        }
    }
}

/// The open card, and the last ones drawn.
pub(crate) fn campaign(seen: BoardContext) -> AnyView {
    let open = Memo::new(move |_| seen.view.with(|view| view.campaign.clone()));
    let whose = Memo::new(move |_| {
        seen.view.with(|view| match view.sum {
            Some(sum) if sum.purpose == Purpose::Debt => ("campaign-debt", sum.chooser),
            _ => ("campaign-drawn", view.turn),
        })
    });
    let drawn = recall::<Drawn>(seen);
    let last = Memo::new(move |_| {
        let open = open.with(|open| open.as_ref().map(|card| card.card));
        drawn.with(|drawn| drawn.0.iter().copied().filter(|slip| Some(slip.card) != open).collect::<Vec<_>>())
    });
    let slips = move || {
        last.with(|last| !last.is_empty()).then(|| {
            let slips = last.get().into_iter().map(|drawn| slip(seen, drawn));
            view! {
                <ul class="pre-drawn-cards plain" aria-label=move || words::text(seen, "campaign-last")>
                    {slips.collect_view()}
                </ul>
            }
        })
    };
    view! {
        {move || open.get().map(|card| face(seen, card, whose))}
        {slips}
    }
    .into_any()
}

fn tone(credit: bool) -> (&'static str, &'static str, &'static str) {
    match credit {
        true => ("pre-credit", icon::UP, "campaign-credit"),
        false => ("pre-cost", icon::DOWN, "campaign-cost"),
    }
}

/// What a card brings or costs, with its sign.
fn amount(seen: BoardContext, credit: bool, votes: u32) -> String {
    let phrase = Phrase::new(if credit { "votes-plus" } else { "votes-minus" });
    words::say(seen, &phrase.name("votes", words::votes(seen, votes)))
}

fn face(seen: BoardContext, card: Campaign, whose: Memo<(&'static str, Seat)>) -> AnyView {
    let Campaign { credit, votes, title, text, .. } = card;
    let (class, lines, word) = tone(credit);
    let head = move || {
        let (id, seat) = whose.get();
        words::of(seen, id, seat)
    };
    view! {
        <section class=format!("pre-campaign {class}") data-test="campaign" aria-labelledby="pre-campaign-title">
            <header class="pre-campaign-head">
                <span>{head}</span> <span class="pre-kind">{icon::picture(lines)} {move || words::text(seen, word)}</span>
            </header>
            <div class="pre-campaign-body">
                <div>
                    <h3 id="pre-campaign-title">{move || words::pick(seen, &title)}</h3>
                    <p>{move || words::pick(seen, &text)}</p>
                </div>
                <p class="pre-amount">{move || amount(seen, credit, votes)}</p>
            </div>
        </section>
    }
    .into_any()
}

/// A card that was drawn lately, in two lines.
fn slip(seen: BoardContext, slip: Slip) -> AnyView {
    let game = seen.game();
    let Some(card) = game.decks().campaign(slip.card) else { return ().into_any() };
    let (class, lines, _) = tone(card.credit);
    let votes = u32::from(card.steps) * president::STEP;
    let (credit, title, text) = (card.credit, card.title.clone(), card.text.clone());
    let owed = slip
        .owed
        .then(|| view! { <span class="pre-owed">{move || words::text(seen, "campaign-owed")}</span> });
    view! {
        <li class=format!("pre-drawn-card {class}") data-test="slip">
            {icon::picture(lines)}
            <div>
                <p>
                    <span>{move || words::of(seen, "campaign-drawn", slip.seat)}</span> " "
                    <strong>{move || words::pick(seen, &title)}</strong> " "
                    <span class="pre-amount">{move || amount(seen, credit, votes)}</span> " " {owed}
                </p>
                <p class="faint">{move || words::pick(seen, &text)}</p>
            </div>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use president::{Dice, Face};

    const DICE: Dice = [Face::Star, Face::Star];

    #[test]
    fn the_last_cards_stay_through_the_next_turn() {
        let seat = Seat::new(1);
        let mut drawn = Drawn::default();
        for event in [
            Event::Campaign { seat, card: 4 },
            Event::Campaign { seat, card: 9 },
            Event::Owes { seat, card: 9, enough: false },
        ] {
            drawn.hear(&event);
        }
        assert_eq!(
            drawn.0.iter().map(|slip| (slip.card, slip.owed)).collect::<Vec<_>>(),
            [(4, false), (9, true)]
        );
        drawn.hear(&Event::Rolled { seat, dice: DICE });
        drawn.hear(&Event::Campaign { seat, card: 7 });
        assert_eq!(drawn.0.len(), 3);
        drawn.hear(&Event::Rolled { seat, dice: DICE });
        assert_eq!(drawn.0.iter().map(|slip| slip.card).collect::<Vec<_>>(), [7]);
    }
}
