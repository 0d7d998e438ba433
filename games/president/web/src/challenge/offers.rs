//! Buttons that do what the game offers, and where the keyboard goes meanwhile.

use crate::{BoardContext, words};
use game_ui::kit::{ConfirmedOffer, OfferButton};
use game_ui::press::{focus, is_typing};
use leptos::prelude::*;
use president::{Action, Ballot};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// The id of what stays while challenges come and go.
pub(crate) const PLACE: &str = "pre-challenge";

/// A button for one offer.
pub(crate) fn offer(
    context: BoardContext,
    action: Action,
    class: &'static str,
    label: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let hook = format!("pre-{}", hook(&action));
    view! {
        <OfferButton context action hook class next=PLACE>
            {label}
        </OfferButton>
    }
    .into_any()
}

/// A button for one offer that says a message of ours.
pub(crate) fn labelled_offer(
    context: BoardContext,
    action: Action,
    class: &'static str,
    id: &'static str,
) -> AnyView {
    offer(context, action, class, move || words::text(context, id).into_any())
}

/// Giving up is asked twice: the first press only asks.
pub(crate) fn give_up(context: BoardContext) -> AnyView {
    let offered = Memo::new(move |_| context.offers(&Action::GiveUp));
    let body = move || {
        offered.get().then(|| {
            view! {
                <ConfirmedOffer
                    context
                    action=Action::GiveUp
                    hooks=["pre-ask-give-up".to_owned(), "pre-give-up".to_owned()]
                    text=words::text
                    asks=["give-up", "give-up-really"]
                    answers=["give-up-yes", "give-up-no"]
                    group="pre-really"
                    classes=["quiet pre-give-up", "pre-small", "pre-small"]
                    next=PLACE
                />
            }
        })
    };
    body.into_any()
}

/// Brings the keyboard to where challenges stand.
pub(crate) fn go_to_place() {
    focus(document().get_element_by_id(PLACE));
}

/// Brings the keyboard to what is to be answered first, unless somebody writes elsewhere just now.
pub(crate) fn go_to_answer() {
    request_animation_frame(|| {
        let Some(place) = document().get_element_by_id(PLACE) else { return };
        if is_typing() {
            return;
        }
        let first = place.query_selector("[data-first]").ok().flatten();
        focus(first.or_else(|| Some(place.clone())));
        // The field alone may be in sight while what sends it is not.
        let whole = ScrollIntoViewOptions::new();
        whole.set_block(ScrollLogicalPosition::Nearest);
        place.scroll_into_view_with_scroll_into_view_options(&whole);
    });
}

/// The name of an offer for those who test the page.
fn hook(action: &Action) -> String {
    match action {
        Action::Choose(place) => format!("answer-{place}"),
        Action::Vote(Ballot::Yes) => "vote-yes".into(),
        Action::Vote(Ballot::No) => "vote-no".into(),
        Action::Vote(Ballot::Abstain) => "vote-abstain".into(),
        Action::GiveUp => "give-up".into(),
        plain => format!("{plain:?}").to_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_have_names_of_their_own() {
        let names = [Action::Choose(2), Action::Vote(Ballot::Abstain), Action::Stand, Action::GiveUp];
        let names: Vec<String> = names.iter().map(hook).collect();
        assert_eq!(names, ["answer-2", "vote-abstain", "stand", "give-up"]);
    }
}
