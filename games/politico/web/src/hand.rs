//! One's hand: each card with what can be done with it now.

use crate::{BoardContext, card, party, press, words};
use leptos::prelude::*;
use politico::{Action, Card, Frame, View};
use rules::{Phrase, Seat};

/// The card that an action is done with, if it is done with one.
pub(crate) fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::DiscardForTwo(card)
        | Action::Form { card, .. }
        | Action::Attack { card, .. }
        | Action::Parry(card)
        | Action::Offer(card)
        | Action::Discard(card)
        | Action::PassOn(card) => Some(card),
        Action::Providential => Some(Card::Providential),
        Action::Censure => Some(Card::Censure),
        Action::Enter | Action::Topple | Action::Counter => Some(Card::Army),
        Action::Union => Some(Card::Union),
        Action::Begin
        | Action::Draw
        | Action::Pass
        | Action::Invite(_)
        | Action::Present
        | Action::Withdraw
        | Action::Accept
        | Action::Decline
        | Action::Leave
        | Action::Expel(_)
        | Action::Recruit(_)
        | Action::Dissolve
        | Action::Resign
        | Action::Propose(_)
        | Action::Vote(_)
        | Action::Take(_)
        | Action::Lose
        | Action::ByLot
        | Action::Dispute
        | Action::Pledge(_) => None,
    }
}

/// The cards of a hand, each kind once, with how many there are of it.
pub(crate) fn kinds(hand: &[Card]) -> Vec<(Card, usize)> {
    let mut kinds: Vec<(Card, usize)> = Vec::new();
    for card in hand {
        match kinds.last_mut() {
            Some((last, count)) if last == card => *count += 1,
            _ => kinds.push((*card, 1)),
        }
    }
    kinds
}

/// The hand of the seat whose view is shown; nothing for those who watch without one.
pub(crate) fn hand(seen: BoardContext) -> AnyView {
    let held = Memo::new(move |_| seen.view.with(|view| kinds(&view.hand)));
    let total = move || held.with(|held| held.iter().map(|(_, count)| count).sum::<usize>());
    let shown = Memo::new(move |_| seen.sight().is_some() && seen.view.with(|view| view.over.is_none()));
    let body = move || {
        shown.get().then(|| {
            view! {
                <section class="pol-hand" data-test="hand" aria-labelledby="pol-hand">
                    <h3 id="pol-hand">{move || seen.sight().map(|player| words::say(seen, &heading(player, total())))}</h3>
                    <ul class="pol-cards plain" tabindex="0" aria-labelledby="pol-hand">
                        <For each=move || held.get() key=|kind| *kind let((kind, count))>
                            {held_card(seen, kind, count)}
                        </For>
                    </ul>
                </section>
            }
        })
    };
    body.into_any()
}

/// Whose hand it is, and how many cards it has: to those who are lent another's view it is not theirs.
fn heading(player: Seat, cards: usize) -> Phrase {
    Phrase::new("hand").seat("player", player).number("count", cards as i64)
}

/// What one would do with a card that cannot be played: asked for, it is refused with the clause that stands in the way.
fn meant(view: &View, me: Seat, card: Card) -> Action {
    match (view.frames.last(), card) {
        (Some(Frame::Help), _) => Action::Offer(card),
        (Some(Frame::Parry), _) => Action::Parry(card),
        (_, Card::PrimeMinister | Card::Providential) => Action::Form { card, union: false, army: false },
        (_, Card::Censure) => Action::Censure,
        (_, Card::Army) => Action::Topple,
        (_, Card::Union) => Action::Union,
        _ if card.is_attack() => {
            // The government first, which every attack can be aimed at.
            let governs = |seat: &Seat| view.government.is_some_and(|now| now.members.contains(*seat));
            let others = || party::seats(view.parties.len()).filter(|seat| *seat != me);
            let target = others().find(governs).or_else(|| others().next()).unwrap_or(me);
            Action::Attack { card, target }
        }
        _ => Action::Parry(card),
    }
}

/// One kind of card with its buttons.
fn held_card(seen: BoardContext, kind: Card, count: usize) -> AnyView {
    let offers = Memo::new(move |_| {
        let of_it = |action: &Action| card_of(*action) == Some(kind);
        seen.choices.with(|choices| choices.iter().copied().filter(of_it).collect::<Vec<_>>())
    });
    let live = Memo::new(move |_| offers.with(|offers| !offers.is_empty()));
    let chosen = Memo::new(move |_| seen.view.with(|view| view.answer == Some(politico::Answer::Card(kind))));
    let known = move || {
        let player = seen.sight()?;
        let (all, right) = seen.view.with(|view| {
            let all = view.parties.get(player.index()).is_some_and(|party| party.known.contains(&kind));
            (all, view.betrayed.contains(&kind))
        });
        let id = match (all, right) {
            (true, _) => "card-exposed",
            (false, true) => "card-betrayed",
            (false, false) => return None,
        };
        Some(view! { <p class="pol-exposed">{words::of(seen, id, player)}</p> })
    };
    view! {
        <li
            class=format!("pol-card {}", card::tone(kind))
            class:pol-live=live
            class:pol-chosen=chosen
            data-test=format!("card-{}", kind.index())
            data-live=move || live.get().then_some("yes")
            on:click=move |_| {
                let me = untrack(|| seen.me()).filter(|_| !live.get_untracked());
                if let Some(me) = me {
                    seen.ask_why(&seen.view.with_untracked(|view| meant(view, me, kind)));
                }
            }
        >
            {card::face(seen, kind, count)} {known} <div class="pol-card-do">{move || buttons(seen, offers.get())}</div>
        </li>
    }
    .into_any()
}

/// The buttons of a card: an attack opens its targets, anything else is one button.
fn buttons(seen: BoardContext, offers: Vec<Action>) -> AnyView {
    let (attacks, others): (Vec<Action>, Vec<Action>) =
        offers.into_iter().partition(|action| matches!(action, Action::Attack { .. }));
    let others = others.into_iter().map(|action| {
        let label = move || words::text(seen, short(action, seen)).into_any();
        press::offer(seen, action, "pol-small", label)
    });
    let others = others.collect_view();
    let targets = (!attacks.is_empty()).then(|| targets(seen, attacks));
    view! {
        {targets}
        {others}
    }
    .into_any()
}

/// The targets of an attack, once one has said that one attacks.
fn targets(seen: BoardContext, attacks: Vec<Action>) -> AnyView {
    let open = RwSignal::new(false);
    let offered = StoredValue::new(attacks.clone());
    let advised = move || {
        let advice = seen.advice.get();
        advice.is_some_and(|advice| offered.with_value(|attacks| attacks.contains(&advice)))
    };
    let list = move || {
        let attacks = attacks.clone();
        open.get().then(|| {
            let buttons = attacks.into_iter().filter_map(|action| {
                let Action::Attack { target, .. } = action else { return None };
                Some(press::offer(seen, action, "pol-small pol-target", move || aim(seen, target)))
            });
            let buttons = buttons.collect_view();
            view! { <div class="pol-targets">{buttons}</div> }
        })
    };
    view! {
        {press::toggle(open, "pol-small primary", advised, move || words::text(seen, "attack"))}
        {list}
    }
    .into_any()
}

fn aim(seen: BoardContext, target: Seat) -> AnyView {
    let governs = seen.view.with(|view| view.government.is_some_and(|now| now.members.contains(target)));
    let mark = governs.then(|| view! { <span class="pol-mark">{words::text(seen, "in-government")}</span> });
    view! {
        {party::named(seen, target)}
        {mark}
    }
    .into_any()
}

/// What can be done with a card, in a word or two.
fn short(action: Action, seen: BoardContext) -> &'static str {
    match action {
        Action::DiscardForTwo(_) => "do-discard-for-two",
        Action::Form { union: false, army: false, .. } => "do-form",
        Action::Form { union: true, army: false, .. } => "do-form-union",
        Action::Form { union: false, army: true, .. } => "do-form-army",
        Action::Form { union: true, army: true, .. } => "do-form-both",
        Action::Providential => "do-providential",
        Action::Censure => "do-censure",
        Action::Enter => "do-enter",
        Action::Topple => "do-topple",
        Action::Union => "do-union",
        Action::Parry(_) => "do-parry",
        Action::Offer(_) => "do-offer",
        Action::Counter if seen.view.with(|view| view.frames.last() == Some(&Frame::Cancel)) => "do-cancel",
        Action::Counter => "do-counter",
        Action::PassOn(_) => "do-pass-on",
        _ => "do-discard",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use politico::Step;
    use speech::{Lang, Speech};

    #[test]
    fn a_hand_shows_each_kind_once() {
        let hand = [Card::Split, Card::Split, Card::Army];
        assert_eq!(kinds(&hand), [(Card::Split, 2), (Card::Army, 1)]);
        assert_eq!(kinds(&[]), []);
    }

    #[test]
    fn what_is_done_with_a_card_stands_on_that_card() {
        assert_eq!(card_of(Action::Topple), Some(Card::Army));
        assert_eq!(card_of(Action::DiscardForTwo(Card::Split)), Some(Card::Split));
        assert_eq!(card_of(Action::Pass), None);
    }

    #[test]
    fn what_is_asked_about_a_card_is_done_with_that_card() {
        let mut view = fixture::view(4);
        let me = Seat::new(0);
        for frame in [Frame::Turn(Step::Act), Frame::Parry, Frame::Help] {
            view.frames.push(frame);
            for card in Card::ALL {
                let asked = meant(&view, me, card);
                assert_eq!(card_of(asked), Some(card));
                assert!(!matches!(asked, Action::Attack { target, .. } if target == me));
            }
        }
    }

    #[test]
    fn a_hand_is_yours_only_to_its_player() {
        let (speech, owner) = (Speech::new(words::LOCALES), Seat::new(1));
        let said = |reader, cards| {
            let name = |_| "Blaise".to_owned();
            [Lang::Fr, Lang::En].map(|lang| speech.say_to(reader, lang, &heading(owner, cards), &name))
        };
        assert_eq!(said(Some(owner), 2), ["Votre main\u{a0}: 2 cartes", "Your hand: 2 cards"]);
        for watching in [None, Some(Seat::new(0))] {
            let told = ["La main de Blaise\u{a0}: 2 cartes", "The hand of Blaise: 2 cards"];
            assert_eq!(said(watching, 2), told);
            let empty = ["La main de Blaise\u{a0}: aucune carte", "The hand of Blaise: no card"];
            assert_eq!(said(watching, 0), empty);
        }
    }
}
