//! Buttons that do what the game offers.

use crate::BoardContext;
use game_ui::press::keep_place;
use leptos::prelude::*;
use politico::Action;

/// A button for one offer. What it says in few words is told in full to whoever stays on it.
pub(crate) fn offer(
    seen: BoardContext,
    action: Action,
    class: &'static str,
    label: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let advised = move || seen.advises(&action);
    view! {
        <button
            type="button"
            class=class
            class:pol-advised=advised
            data-advised=move || advised().then_some("yes")
            data-test=format!("pol-{}", hook(&action))
            title=move || seen.say_action(&action)
            disabled=move || !seen.ready()
            on:click=move |event| {
                keep_place(&event, PLACE);
                seen.play(&action);
            }
        >
            {label}
        </button>
    }
    .into_any()
}

/// Where the next question will stand.
const PLACE: &str = "pol-matter";

/// A button for one offer that says it as the list of choices does.
pub(crate) fn said(seen: BoardContext, action: Action, class: &'static str) -> AnyView {
    offer(seen, action, class, move || seen.say_action(&action).into_any())
}

/// A button that opens or closes what belongs to it. While it hides what is advised, it is marked in its place.
pub(crate) fn toggle(
    open: RwSignal<bool>,
    class: &'static str,
    hides_advice: impl Fn() -> bool + Copy + Send + Sync + 'static,
    label: impl Fn() -> String + Send + 'static,
) -> AnyView {
    let advised = move || !open.get() && hides_advice();
    view! {
        <button
            type="button"
            class=class
            class:pol-advised=advised
            data-advised=move || advised().then_some("yes")
            aria-expanded=move || if open.get() { "true" } else { "false" }
            on:click=move |_| open.update(|open| *open = !*open)
        >
            {label}
        </button>
    }
    .into_any()
}

/// Something that is asked twice: the first press only asks.
pub(crate) fn twice(seen: BoardContext, action: Action, ask: &'static str, really: &'static str) -> AnyView {
    let asked = RwSignal::new(false);
    let word = move |id| move || crate::words::text(seen, id);
    let advised = move || seen.advises(&action);
    let body = move || match asked.get() {
        false => view! {
            <button
                type="button"
                class="pol-small"
                class:pol-advised=advised
                data-advised=move || advised().then_some("yes")
                data-test=format!("pol-ask-{}", hook(&action))
                on:click=move |_| asked.set(true)
            >
                {word(ask)}
            </button>
        }
        .into_any(),
        true => view! {
            <span class="pol-really" role="group" aria-label=word(really)>
                <span>{word(really)}</span>
                <button
                    type="button"
                    class="pol-small primary"
                    class:pol-advised=advised
                    data-test=format!("pol-{}", hook(&action))
                    disabled=move || !seen.ready()
                    on:click=move |event| {
                        keep_place(&event, PLACE);
                        asked.set(false);
                        seen.play(&action);
                    }
                >
                    {word("yes-do")}
                </button>
                <button type="button" class="pol-small" on:click=move |_| asked.set(false)>
                    {word("no-dont")}
                </button>
            </span>
        }
        .into_any(),
    };
    body.into_any()
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
