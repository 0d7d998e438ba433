//! The cabinet: who sits on the sixteen chairs of the council room, and on the chancellor's.

use crate::plan::BoardLayout;
use crate::scene::Council;
use crate::{BoardContext, hand, icon, majority, piece, press, words};
use game_ui::kit::motion::{Animator, Move};
use game_ui::kit::sign;
use leptos::prelude::*;
use leptos::svg;
use minister::Action;
use rules::{Phrase, Seat};

/// How much smaller than on its chair's scale a minister is drawn.
const MINISTER: f32 = 0.86;

/// All chairs.
pub(crate) fn cabinet(context: BoardContext, plan: &BoardLayout) -> AnyView {
    let council = Council::new(plan);
    let scale = council.scale;
    let chairs = council
        .chairs
        .iter()
        .enumerate()
        .map(|(post, (at, _))| chair(context, post, format!("{} scale({scale:.3})", at.translate())));
    let chairs = chairs.collect_view();
    let chancellor = Memo::new(move |_| context.view.with(|view| view.chancellor));
    let said = move || match chancellor.get() {
        Some(seat) => words::say(context, &Phrase::new("chair-held").seat("player", seat)),
        None => words::text(context, "chair-empty"),
    };
    view! {
        <g class="cabinet">
            <g
                class=move || class("chair chancellor", chancellor.get())
                transform=council.chancellor.translate()
                role="img"
                aria-label=said
                data-test="chancellor"
                data-seat=move || chancellor.get().map(|seat| seat.to_string())
            >
                <rect class="reach" x="-44" y="-60" width="88" height="116" rx="10" />
                {sitter(chancellor, 1.08, 24.0)}
            </g>
            {chairs}
            {majority::tags(context, plan)}
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

/// Whoever sits here; one who comes is set down, and the place rings.
fn sitter(owner: Memo<Option<Seat>>, scale: f32, foot: f32) -> impl IntoView {
    let (motion, opened) = (Animator::get(), owner.get_untracked());
    let earlier = StoredValue::new(opened);
    move || {
        let seat = owner.get();
        let comes = earlier.with_value(|earlier| *earlier != seat);
        earlier.set_value(seat);
        seat.map(|seat| {
            let (piece_drawn, ring) = (NodeRef::<svg::G>::new(), NodeRef::<svg::Circle>::new());
            if comes {
                motion.when_drawn(piece_drawn, Move::drop_in(46.0));
                motion.when_drawn(ring, Move::ring());
            }
            view! {
                <circle class="arrival" r="26" node_ref=ring />
                <g transform=format!("translate(0 {foot}) scale({scale})")>
                    <g class="sitter" node_ref=piece_drawn inner_html=piece::piece(seat, sign::letter(seat))></g>
                </g>
            }
        })
    }
}

/// One post. Where somebody must go to make room, the chairs of those who may are lit.
fn chair(context: BoardContext, post: usize, place: String) -> impl IntoView {
    let owner = Memo::new(move |_| context.view.with(|view| view.posts.get(post).copied().flatten()));
    // To sit down on the third vacant chair is to place three.
    let action = Memo::new(move |_| match owner.get() {
        Some(seat) => Action::Dismiss(seat),
        None => Action::Appoint(
            context
                .view
                .with(|view| view.posts.iter().take(post + 1).filter(|owner| owner.is_none()).count() as u8),
        ),
    });
    let live = Memo::new(move |_| context.offers(&action.get()));
    let advised = Memo::new(move |_| context.advises(&action.get()));
    let press = move || hand::play_or_wonder(context, action.get_untracked());
    let label = move || {
        if live.get() {
            return context.say_action(&action.get());
        }
        let phrase = match owner.get() {
            Some(seat) => Phrase::new("post-held").seat("player", seat),
            None => Phrase::new("post-vacant"),
        };
        words::say(context, &phrase.number("number", post as i64 + 1))
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
            <circle class="reach" r="30" />
            {sitter(owner, MINISTER, 12.0)}
            {icon::advice(advised, 20.0, -22.0)}
        </g>
    }
}
