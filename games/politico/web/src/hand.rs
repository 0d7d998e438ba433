//! One's hand: each card with what can be done with it now.

use crate::aim::Aim;
use crate::drag::Drag;
use crate::{BoardContext, card, icon, offers, party, words};
use game_ui::kit::motion::{Animator, Move};
use game_ui::press::{is_typing, listen};
use leptos::ev::{PointerEvent, keydown};
use leptos::html;
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
pub(crate) fn hand(context: BoardContext) -> AnyView {
    let held = Memo::new(move |_| context.view.with(|view| kinds(&view.hand)));
    let total = move || held.with(|held| held.iter().map(|(_, count)| count).sum::<usize>());
    let shown =
        Memo::new(move |_| context.viewing_seat().is_some() && context.view.with(|view| view.over.is_none()));
    // What is in the hand when the table opens was not drawn just now.
    let drawn = StoredValue::new(false);
    Effect::new(move |_| drawn.set_value(true));
    let aim = Aim::of(context);
    keys(context, aim, held);
    let body = move || {
        shown.get().then(|| {
            let drag = Drag::new(context, aim);
            view! {
                <section class="pol-hand" data-test="hand" aria-labelledby="pol-hand">
                    <h3 id="pol-hand">{move || context.viewing_seat().map(|player| words::say(context, &heading(player, total())))}</h3>
                    <ul
                        class="pol-cards plain"
                        tabindex="0"
                        aria-labelledby="pol-hand"
                        on:focusout=move |_| aim.looked_at.set(None)
                    >
                        <For each=move || held.get() key=|kind| *kind let((kind, count))>
                            {held_card(context, drag, kind, count, drawn.get_value())}
                        </For>
                    </ul>
                    {targets(context, aim)}
                    {drag.ghost()}
                </section>
            }
        })
    };
    body.into_any()
}

/// The digits take cards up, the first card by 1; Escape puts them down.
fn keys(context: BoardContext, aim: Aim, held: Memo<Vec<(Card, usize)>>) {
    listen(keydown, move |event| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if modified || event.repeat() || is_typing() || event.default_prevented() {
            return;
        }
        let number = event.key().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let card =
            number.and_then(|number| held.try_with_untracked(|held| held.get(number).copied()).flatten());
        match card {
            Some((card, _))
                if context.choices.with_untracked(|choices| {
                    choices.iter().any(|action| card_of(*action) == Some(card))
                }) =>
            {
                aim.toggle(card)
            }
            None if event.key() == "Escape" => aim.drop(),
            _ => {}
        }
    });
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

/// One kind of card with its buttons; one that was just drawn is seen to come.
fn held_card(context: BoardContext, drag: Drag, kind: Card, count: usize, drawn: bool) -> AnyView {
    let aim = Aim::of(context);
    let by_finger = StoredValue::new(false);
    let place = NodeRef::<html::Li>::new();
    if drawn {
        Animator::get().when_drawn(place, Move::deal([0.0, -70.0]).after(260.0));
    }
    let offers = Memo::new(move |_| {
        let of_it = |action: &Action| card_of(*action) == Some(kind);
        context.choices.with(|choices| choices.iter().copied().filter(of_it).collect::<Vec<_>>())
    });
    let live = Memo::new(move |_| offers.with(|offers| !offers.is_empty()));
    // What can only be given away for others waits in the second row: drawing is what one does.
    let spare = Memo::new(move |_| {
        offers.with(|offers| offers.iter().all(|action| matches!(action, Action::DiscardForTwo(_))))
            && live.get()
    });
    let chosen =
        Memo::new(move |_| context.view.with(|view| view.answer == Some(politico::Answer::Card(kind))));
    let taken = Memo::new(move |_| aim.card(context) == Some(kind));
    let exposed = Memo::new(move |_| {
        let player = context.viewing_seat()?;
        let (all, right) = context.view.with(|view| {
            let all = view.parties.get(player.index()).is_some_and(|party| party.known.contains(&kind));
            (all, view.betrayed.contains(&kind))
        });
        match (all, right) {
            (true, _) => Some(("card-exposed", player)),
            (false, true) => Some(("card-betrayed", player)),
            (false, false) => None,
        }
    });
    let known = move || {
        let (id, player) = exposed.get()?;
        Some(view! { <p class="pol-exposed">{words::of(context, id, player)}</p> })
    };
    // A closer look, over the chamber: the card itself stays where it is.
    let closer = move || {
        (aim.looked_at.get() == Some(kind)).then(|| {
            view! {
                <div class="pol-closer" aria-hidden="true">
                    {card::face(context, kind, count)} {known}
                </div>
            }
        })
    };
    view! {
        <li
            node_ref=place
            class="pol-card"
            class:pol-live=live
            class:pol-spare=spare
            class:pol-chosen=chosen
            class:pol-taken=taken
            class:pol-looked=move || aim.looked_at.get() == Some(kind)
            data-test=format!("card-{}", kind.index())
            data-live=move || live.get().then_some("yes")
            on:pointerenter=move |event| {
                if !is_finger(&event) {
                    aim.looked_at.set(Some(kind));
                }
            }
            on:pointerleave=move |event| {
                if !is_finger(&event) {
                    aim.looked_at.set(None);
                }
            }
            on:focusin=move |_| aim.looked_at.set(Some(kind))
            on:focusout=move |_| aim.looked_at.set(None)
        >
            <div
                class="pol-held"
                on:pointerdown=move |event| {
                    by_finger.set_value(is_finger(&event));
                    drag.begin(&event, kind);
                }
                on:click=move |_| {
                    if drag.was_dragged() {
                        return;
                    }
                    if by_finger.get_value() {
                        aim.looked_at.update(|at| *at = Some(kind).filter(|kind| *at != Some(*kind)));
                    }
                    match untrack(|| context.me()) {
                        _ if live.get_untracked() => aim.toggle(kind),
                        Some(me) => context.ask_why(&context.view.with_untracked(|view| meant(view, me, kind))),
                        None => {}
                    }
                }
            >
                {card::face(context, kind, count)}
                {move || spare.get().then(|| view! { <span class="pol-swap" aria-hidden="true">{icon::swap()}</span> })}
                {move || exposed.get().map(|_| view! { <span class="pol-eye" aria-hidden="true">{icon::eye()}</span> })}
            </div>
            <div class="unseen">{known}</div>
            <div class="pol-card-do">{buttons(context, kind, offers)}</div>
            {closer}
        </li>
    }
    .into_any()
}

/// A finger is over a card only while it presses: what it looks at stays until it taps again.
fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

/// The buttons of a card: an attack asks for its target, anything else is one button.
fn buttons(context: BoardContext, kind: Card, offers: Memo<Vec<Action>>) -> AnyView {
    let others = Memo::new(move |_| {
        let plain = |action: &Action| !matches!(action, Action::Attack { .. });
        offers.with(|offers| offers.iter().copied().filter(plain).collect::<Vec<_>>())
    });
    let other = move |action: Action| {
        offers::offer(context, action, "pol-small", move || {
            words::text(context, short(action, context)).into_any()
        })
    };
    let attacks = Memo::new(move |_| offers.with(|offers| others.with(|others| offers.len() > others.len())));
    let attack = move || {
        let aim = Aim::of(context);
        let open = Memo::new(move |_| aim.card(context) == Some(kind));
        let advised = move || {
            let attack = |advice: &Action| matches!(advice, Action::Attack { card, .. } if *card == kind);
            context.advice.with(|advice| advice.as_ref().is_some_and(attack))
        };
        offers::toggle(
            open,
            move || aim.toggle(kind),
            "pol-small primary",
            advised,
            words::said(context, "attack"),
        )
    };
    view! {
        {move || attacks.get().then(attack)}
        <For each=move || others.get() key=|action| *action children=other />
    }
    .into_any()
}

/// Whom an attack can be aimed at, once its card is taken up: the parties light up in the chamber, and here they are by name.
fn targets(context: BoardContext, aim: Aim) -> AnyView {
    let attacks = Memo::new(move |_| {
        let card = aim.card(context)?;
        let of_it = |action: &Action| matches!(action, Action::Attack { card: with, .. } if *with == card);
        let attacks =
            context.choices.with(|choices| choices.iter().copied().filter(of_it).collect::<Vec<_>>());
        (!attacks.is_empty()).then_some((card, attacks))
    });
    let body = move || {
        let (card, attacks) = attacks.get()?;
        let buttons = attacks.into_iter().filter_map(|action| {
            let Action::Attack { target, .. } = action else { return None };
            Some(view! {
                <span
                    on:pointerenter=move |_| aim.pointed_at.set(Some(target))
                    on:pointerleave=move |_| aim.pointed_at.set(None)
                    on:focusin=move |_| aim.pointed_at.set(Some(target))
                >
                    {offers::offer(context, action, "pol-small pol-target", move || target_name(context, target))}
                </span>
            })
        });
        Some(view! {
            <div class="pol-targets" role="group" aria-label=words::text(context, "aim")>
                <p>{icon::of(card)} " " <b>{words::text(context, "aim")}</b> " " <span>{card::use_of(context, card)}</span></p>
                <div class="pol-target-row">{buttons.collect_view()}</div>
            </div>
        })
    };
    body.into_any()
}

fn target_name(context: BoardContext, target: Seat) -> AnyView {
    let governs = context.view.with(|view| view.government.is_some_and(|now| now.members.contains(target)));
    let mark =
        governs.then(|| view! { <span class="pol-mark">{words::text(context, "in-government")}</span> });
    view! {
        {party::named(context, target)}
        {mark}
    }
    .into_any()
}

/// What can be done with a card, in a word or two.
fn short(action: Action, context: BoardContext) -> &'static str {
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
        Action::Counter if context.view.with(|view| view.frames.last() == Some(&Frame::Cancel)) => {
            "do-cancel"
        }
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
