//! Buttons that do what the game offers.

use crate::{BoardContext, words};
use game_ui::kit::{ConfirmedOffer, OfferButton};
use leptos::prelude::*;
use politico::Action;

/// A button for one offer. What it says in few words is told in full to whoever stays on it.
pub(crate) fn offer(
    context: BoardContext,
    action: Action,
    class: &'static str,
    label: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let hook = format!("pol-{}", hook(&action));
    view! {
        <OfferButton context action hook class told_in_full=true next=PLACE>
            {label}
        </OfferButton>
    }
    .into_any()
}

/// Where the next question will stand.
const PLACE: &str = "pol-matter";

/// A button for one offer that says it as the list of choices does.
pub(crate) fn labelled_offer(context: BoardContext, action: Action, class: &'static str) -> AnyView {
    offer(context, action, class, move || context.say_action(&action).into_any())
}

/// A button that opens or closes what belongs to it. While it hides what is advised, it is marked in its place.
pub(crate) fn toggle(
    open: Memo<bool>,
    press: impl Fn() + 'static,
    class: &'static str,
    hides_advice: impl Fn() -> bool + Send + Sync + 'static,
    label: impl Fn() -> String + Send + 'static,
) -> AnyView {
    let advised = move || !open.get() && hides_advice();
    view! {
        <button
            type="button"
            class=class
            data-advised=move || advised().then_some("yes")
            aria-expanded=move || if open.get() { "true" } else { "false" }
            on:click=move |_| press()
        >
            {label}
        </button>
    }
    .into_any()
}

/// Something that is asked twice: the first press only asks.
pub(crate) fn twice(
    context: BoardContext,
    action: Action,
    ask: &'static str,
    really: &'static str,
) -> AnyView {
    let hook = hook(&action);
    view! {
        <ConfirmedOffer
            context
            action
            hooks=[format!("pol-ask-{hook}"), format!("pol-{hook}")]
            text=words::text
            asks=[ask, really]
            answers=["yes-do", "no-dont"]
            group="pol-really"
            classes=["pol-small", "pol-small primary", "pol-small"]
            next=PLACE
        />
    }
    .into_any()
}

/// The name of an offer for those who test the page.
fn hook(action: &Action) -> String {
    let card = |name: &str, card: &politico::Card| format!("{name}-{}", card.index());
    match action {
        Action::Vote(vote) => format!("vote-{vote:?}").to_lowercase(),
        Action::Form { card: with, union, army } => {
            format!(
                "{}{}{}",
                card("form", with),
                if *union { "-union" } else { "" },
                if *army { "-army" } else { "" }
            )
        }
        Action::Attack { card: with, target } => format!("{}-{target}", card("attack", with)),
        Action::Invite(seat) => format!("invite-{seat}"),
        Action::Expel(seat) => format!("expel-{seat}"),
        Action::Recruit(seat) => format!("recruit-{seat}"),
        Action::Take(seat) => format!("take-{seat}"),
        Action::Parry(with) => card("parry", with),
        Action::Offer(with) => card("offer", with),
        Action::Discard(with) => card("discard", with),
        Action::DiscardForTwo(with) => card("discard-for-two", with),
        Action::PassOn(with) => card("pass-on", with),
        Action::Propose(_) => "propose".into(),
        Action::Pledge(_) => "pledge".into(),
        plain => format!("{plain:?}").to_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use politico::{Card, Vote};
    use rules::Seat;

    #[test]
    fn offers_have_names_of_their_own() {
        let attack = |target| Action::Attack { card: Card::Split, target: Seat::new(target) };
        let names =
            [attack(1), attack(2), Action::Vote(Vote::Yes), Action::Draw, Action::Parry(Card::Baraka)];
        let names: Vec<String> = names.iter().map(hook).collect();
        assert_eq!(names, ["attack-4-1", "attack-4-2", "vote-yes", "draw", "parry-20"]);
    }
}
