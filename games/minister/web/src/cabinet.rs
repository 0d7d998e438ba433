//! The cabinet: sixteen chairs and the chancellor's.

use crate::plan::Plan;
use crate::{BoardContext, hand, icon, press, words};
use game_ui::kit::sign;
use leptos::prelude::*;
use minister::Action;
use rules::{Phrase, Seat};

/// How many chairs stand in a row.
const ROW: usize = 4;

/// All chairs.
pub(crate) fn cabinet(seen: BoardContext, plan: &Plan) -> AnyView {
    let (corner, width) = plan.cabinet;
    let apart = width / ROW as f32;
    let posts = seen.view.with_untracked(|view| view.posts.len());
    let chairs = (0..posts).map(|post| {
        let (x, y) = ((post % ROW) as f32 + 0.5, (post / ROW) as f32);
        let place = format!(
            "translate({:.1} {:.1}) scale(1.35)",
            corner.x + x * apart,
            corner.y + 180.0 + y * apart * 0.9
        );
        chair(seen, post, place)
    });
    let chairs = chairs.collect_view();
    let chancellor = Memo::new(move |_| seen.view.with(|view| view.chancellor));
    let said = move || match chancellor.get() {
        Some(seat) => words::say(seen, &Phrase::new("chair-held").seat("player", seat)),
        None => words::text(seen, "chair-empty"),
    };
    let middle = format!("translate({:.1} {:.1}) scale(1.65)", corner.x + width / 2.0, corner.y + 50.0);
    view! {
        <g class="cabinet">
            <g
                class=move || class("chair chancellor", chancellor.get())
                transform=middle
                role="img"
                aria-label=said
                data-test="chancellor"
                data-seat=move || chancellor.get().map(|seat| seat.to_string())
            >
                {icon::chair()}
                {move || chancellor.get().map(|seat| view! { <g class="sitter">{sign::mark(seat)}</g> })}
                <path class="star" d="M0-37l2.6 5.3 5.9.9-4.3 4.1 1 5.9L0-24.6l-5.2 2.8 1-5.9-4.3-4.1 5.9-.9z" />
            </g>
            {chairs}
        </g>
    }
    .into_any()
}

fn class(kind: &str, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("{kind} {}", sign::class(seat)),
        None => format!("{kind} vacant"),
    }
}

/// One post. Where somebody must go to make room, the chairs of those who may are lit.
fn chair(seen: BoardContext, post: usize, place: String) -> impl IntoView {
    let owner = Memo::new(move |_| seen.view.with(|view| view.posts.get(post).copied().flatten()));
    // To sit down on the third vacant chair is to place three.
    let action = Memo::new(move |_| match owner.get() {
        Some(seat) => Action::Dismiss(seat),
        None => Action::Appoint(
            seen.view
                .with(|view| view.posts.iter().take(post + 1).filter(|owner| owner.is_none()).count() as u8),
        ),
    });
    let live = Memo::new(move |_| seen.offers(&action.get()));
    let advised = Memo::new(move |_| seen.advises(&action.get()));
    let press = move || hand::play_or_wonder(seen, action.get_untracked());
    let label = move || {
        if live.get() {
            return seen.say_action(&action.get());
        }
        let phrase = match owner.get() {
            Some(seat) => Phrase::new("post-held").seat("player", seat),
            None => Phrase::new("post-vacant"),
        };
        words::say(seen, &phrase.number("number", post as i64 + 1))
    };
    view! {
        <g
            class=move || class("chair", owner.get())
            class:live=live
            transform=place
            data-test=format!("post-{post}")
            data-seat=move || owner.get().map(|seat| seat.to_string())
            data-advised=move || advised.get().then_some("yes")
            data-live=move || live.get().then_some("yes")
            role=move || if live.get() { "button" } else { "img" }
            tabindex=move || if live.get() { "0" } else { "-1" }
            aria-label=label
            on:click=move |_| press()
            on:keydown=press::key(press)
        >
            <rect class="reach" x="-30" y="-26" width="60" height="52" rx="8" />
            {icon::chair()}
            {move || owner.get().map(|seat| view! { <g class="sitter">{sign::mark(seat)}</g> })}
            {icon::advice(advised, 24.0, -22.0)}
        </g>
    }
}
