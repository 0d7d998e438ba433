//! Campaign cards: the one that lies open, and those drawn last, so that one can read what a bot drew (P23, P30, P32).

use crate::challenge::icon;
use crate::challenge::recall::{Recall, recall};
use crate::poster::poster;
use crate::{BoardContext, words};
use game_ui::kit::motion::{Animator, Keyframe, Move};
use leptos::html;
use leptos::prelude::*;
use president::{Campaign, Event, Purpose, STEP};
use rules::{Phrase, Seat};

/// A card stays in sight through this many rolls after its own.
const ROLLS: u8 = 2;

/// Cards that were drawn lately.
#[derive(Clone, Default, PartialEq, Debug)]
struct RecentCards(Vec<Slip>);

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

impl Recall for RecentCards {
    fn record(&mut self, event: &Event) {
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

/// The card that lies open beside its pile while it is carried out, and the one that has just come to the middle.
pub(crate) fn campaign(context: BoardContext) -> AnyView {
    let open = Memo::new(move |_| context.view.with(|view| view.campaign.clone()));
    let whose = Memo::new(move |_| {
        context.view.with(|view| match view.sum {
            Some(sum) if sum.purpose == Purpose::Debt => ("campaign-debt", sum.chooser),
            _ => ("campaign-drawn", view.turn),
        })
    });
    view! {
        {move || open.get().map(|card| face(context, card, whose))}
        {flying(context)}
    }
    .into_any()
}

/// The cards drawn last, kept in the sheet.
pub(crate) fn slips(context: BoardContext) -> AnyView {
    let drawn = recall::<RecentCards>(context);
    let last = Memo::new(move |_| {
        let open = context.view.with(|view| view.campaign.as_ref().map(|card| card.card));
        drawn.with(|drawn| drawn.0.iter().copied().filter(|slip| Some(slip.card) != open).collect::<Vec<_>>())
    });
    let slips = move || {
        last.with(|last| !last.is_empty()).then(|| {
            let slips = last.get().into_iter().map(|drawn| slip(context, drawn));
            view! {
                <ul class="pre-drawn-cards plain" aria-label=move || words::text(context, "campaign-last")>
                    {slips.collect_view()}
                </ul>
            }
        })
    };
    slips.into_any()
}

/// How long a poster hangs in the middle, in milliseconds: long enough to be read at a glance.
const HANGS: f64 = 2_600.0;

/// Each card as it is drawn: from its pile to the middle, and back under it. The map can be pressed through it.
fn flying(context: BoardContext) -> AnyView {
    let opened = context.told.with_untracked(|(number, _)| *number);
    let card = Memo::new(move |_| {
        context.told.with(|(number, events)| {
            let drawn = events.iter().rev().find_map(|event| match event {
                Event::Campaign { card, .. } if *number != opened => Some(*card),
                _ => None,
            });
            drawn.map(|card| (*number, card))
        })
    });
    let motion = Animator::get();
    let drawn = move || {
        let (_, card) = card.get().filter(|_| !motion.is_off() && !context.is_past())?;
        let game = context.game();
        let told = game.decks().campaign(card)?;
        let written = sheet(
            context,
            card,
            told.credit,
            u32::from(told.steps) * STEP,
            &words::pick(context, &told.title),
            &words::pick(context, &told.text),
        );
        let node = NodeRef::<html::Div>::new();
        motion.when_drawn(node, hanging());
        let class = format!("pre-flying {}", tone(told.credit).0);
        Some(view! {
            <div class=class node_ref=node aria-hidden="true">
                <svg viewBox="-24 -16 470 636" focusable="false" inner_html=written></svg>
            </div>
        })
    };
    drawn.into_any()
}

fn hanging() -> Move {
    let pile = || Keyframe::to("translate(46cqw, -8cqh) rotate(8deg) scale(0.16)");
    let middle = |turn: f64| Keyframe::to(format!("translate(0, 0) rotate({turn}deg) scale(1)")).seen(1.0);
    let frames = vec![
        pile().seen(0.0),
        Keyframe::to("translate(30cqw, -8cqh) rotate(4deg) scale(0.4)").seen(1.0).at(0.06),
        middle(-2.4).at(0.17),
        middle(-1.6).at(0.2),
        middle(-1.6).at(0.86),
        pile().seen(0.0),
    ];
    Move::new(HANGS, "ease-in-out", frames)
}

/// A card as its poster.
fn sheet(context: BoardContext, card: u8, credit: bool, votes: u32, title: &str, text: &str) -> String {
    let sign = if credit { '+' } else { '−' };
    let figure = words::say(context, &Phrase::new("tally-figure").number("votes", votes));
    poster(card, title, text, &format!("{sign}{figure}"), &words::text(context, "poster-unit"))
}

fn tone(credit: bool) -> (&'static str, &'static str, &'static str) {
    match credit {
        true => ("pre-credit", icon::UP, "campaign-credit"),
        false => ("pre-cost", icon::DOWN, "campaign-cost"),
    }
}

/// What a card brings or costs, with its sign.
fn amount(context: BoardContext, credit: bool, votes: u32) -> String {
    let phrase = Phrase::new(if credit { "votes-plus" } else { "votes-minus" });
    words::say(context, &phrase.name("votes", words::votes(context, votes)))
}

/// The open card: small beside its pile, large for whoever stays on it.
fn face(context: BoardContext, card: Campaign, whose: Memo<(&'static str, Seat)>) -> AnyView {
    let Campaign { card, credit, votes, title, text } = card;
    let (class, _, word) = tone(credit);
    let head = move || {
        let (id, seat) = whose.get();
        words::of(context, id, seat)
    };
    let (shown_title, shown_text) = (title.clone(), text.clone());
    let written = move || {
        sheet(
            context,
            card,
            credit,
            votes,
            &words::pick(context, &shown_title),
            &words::pick(context, &shown_text),
        )
    };
    let place = NodeRef::<html::Section>::new();
    Animator::get().when_drawn(place, Move::rise().after(HANGS * 0.9));
    view! {
        <section class=format!("pre-campaign {class}") node_ref=place data-test="campaign" tabindex="0" aria-labelledby="pre-campaign-title">
            <svg viewBox="-24 -16 470 636" aria-hidden="true" focusable="false" inner_html=written></svg>
            <div class="unseen">
                <p>{head} " " {move || words::text(context, word)}</p>
                <h3 id="pre-campaign-title">{move || words::pick(context, &title)}</h3>
                <p>{move || words::pick(context, &text)}</p>
                <p>{move || amount(context, credit, votes)}</p>
            </div>
        </section>
    }
    .into_any()
}

/// A card that was drawn lately, in two lines.
fn slip(context: BoardContext, slip: Slip) -> AnyView {
    let game = context.game();
    let Some(card) = game.decks().campaign(slip.card) else { return ().into_any() };
    let (class, lines, _) = tone(card.credit);
    let votes = u32::from(card.steps) * STEP;
    let (credit, title, text) = (card.credit, card.title.clone(), card.text.clone());
    let owed = slip
        .owed
        .then(|| view! { <span class="pre-owed">{move || words::text(context, "campaign-owed")}</span> });
    view! {
        <li class=format!("pre-drawn-card {class}") data-test="slip">
            {icon::picture(lines)}
            <div>
                <p>
                    <span>{move || words::of(context, "campaign-drawn", slip.seat)}</span> " "
                    <strong>{move || words::pick(context, &title)}</strong> " "
                    <span class="pre-amount">{move || amount(context, credit, votes)}</span> " " {owed}
                </p>
                <p class="faint">{move || words::pick(context, &text)}</p>
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
        let mut drawn = RecentCards::default();
        for event in [
            Event::Campaign { seat, card: 4 },
            Event::Campaign { seat, card: 9 },
            Event::Owes { seat, card: 9, enough: false },
        ] {
            drawn.record(&event);
        }
        assert_eq!(
            drawn.0.iter().map(|slip| (slip.card, slip.owed)).collect::<Vec<_>>(),
            [(4, false), (9, true)]
        );
        drawn.record(&Event::Rolled { seat, dice: DICE });
        drawn.record(&Event::Campaign { seat, card: 7 });
        assert_eq!(drawn.0.len(), 3);
        drawn.record(&Event::Rolled { seat, dice: DICE });
        assert_eq!(drawn.0.iter().map(|slip| slip.card).collect::<Vec<_>>(), [7]);
    }
}
