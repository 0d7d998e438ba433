//! What everybody should hear of, as a strip across the board: totals that are announced, steps that are lost, the two rounds.

use crate::BoardContext;
use game_ui::kit::motion::{Animator, Move};
use leptos::html;
use leptos::prelude::*;
use president::Event;
use rules::Narrate;

/// The strip; drawn anew each time there is something to say.
pub(crate) fn banner(context: BoardContext) -> AnyView {
    let opened = context.told.with_untracked(|(number, _)| *number);
    let news = Memo::new(move |_| {
        context.told.with(|(number, events)| {
            let event =
                events.iter().rev().find(|event| class(event).is_some()).filter(|_| *number != opened)?;
            Some((*number, event.clone()))
        })
    });
    let strip = move || {
        let (_, event) = news.get().filter(|_| !context.is_past())?;
        let said = context.say(&context.game().say_event(&event));
        let node = NodeRef::<html::Div>::new();
        Animator::get().when_drawn(node, Move::banner());
        // The log tells it to those who hear the page.
        Some(
            view! { <div class=format!("pre-banner {}", class(&event)?) node_ref=node aria-hidden="true">{said}</div> },
        )
    };
    strip.into_any()
}

/// How an event is announced; most are not.
const fn class(event: &Event) -> Option<&'static str> {
    match event {
        Event::Announced { .. } => Some("pre-banner-total"),
        Event::StepLost { .. } => Some("pre-banner-lost"),
        Event::RoundOver { .. } | Event::RunOff { .. } => Some("pre-banner-round"),
        _ => None,
    }
}
