//! The cabinet: who sits on the sixteen chairs of the council room, and on the chancellor's.

use crate::plan::BoardLayout;
use crate::scene::Council;
use crate::{BoardContext, hand, icon, majority, piece, press, words};
use game_ui::kit::motion::{Animator, Move};
use game_ui::kit::sign;
use leptos::prelude::*;
use leptos::svg;
use minister::{Action, Event};
use rules::{Phrase, Seat};

/// How much smaller than on its chair's scale a minister is drawn.
const MINISTER: f32 = 0.86;

/// All chairs.
pub(crate) fn cabinet(context: BoardContext, plan: &BoardLayout) -> AnyView {
    let council = Council::new(plan);
    let scale = council.scale;
    let before = Memo::new(move |earlier: Option<&Vec<Option<Seat>>>| {
        let me = context.me();
        let comes = |event: &Event| match event {
            Event::Appointed { seat, .. } | Event::Replaced { seat, .. } => me != Some(*seat),
            _ => false,
        };
        match earlier {
            Some(earlier) if context.recent.with(|recent| recent.iter().any(comes)) => earlier.clone(),
            _ => context.view.with(|view| view.posts.clone()),
        }
    });
    let chairs =
        council.chairs.iter().enumerate().map(|(post, (at, _))| {
            chair(context, post, format!("{} scale({scale:.3})", at.translate()), before)
        });
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

/// What is to be seen of a chair.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Chair {
    owner: Option<Seat>,
    /// What pressing it means.
    action: Action,
    live: bool,
    advised: bool,
    /// Somebody else sat down here since the reader last moved.
    fresh: bool,
}

impl Chair {
    fn class(self) -> String {
        let live = if self.live { " live" } else { "" };
        let fresh = if self.fresh { " fresh" } else { "" };
        class("chair", self.owner) + live + fresh
    }

    fn of(context: BoardContext, post: usize, before: Memo<Vec<Option<Seat>>>) -> Chair {
        let (owner, action) = context.view.with(|view| {
            let owner = view.posts.get(post).copied().flatten();
            // To sit down on the third vacant chair is to place three.
            let vacant = view.posts.iter().take(post + 1).filter(|owner| owner.is_none()).count();
            (owner, owner.map_or(Action::Appoint(vacant as u8), Action::Dismiss))
        });
        let came = before.with(|before| before.get(post).copied().flatten() != owner);
        Chair {
            owner,
            action,
            live: context.offers(&action),
            advised: context.advises(&action),
            fresh: owner.is_some() && owner != context.me() && came,
        }
    }
}

/// One post. Where somebody must go to make room, the chairs of those who may are lit.
fn chair(
    context: BoardContext,
    post: usize,
    place: String,
    before: Memo<Vec<Option<Seat>>>,
) -> impl IntoView {
    let chair = Memo::new(move |_| Chair::of(context, post, before));
    let owner = Memo::new(move |_| chair.with(|chair| chair.owner));
    let advised = Memo::new(move |_| chair.with(|chair| chair.advised));
    let live = move || chair.with(|chair| chair.live);
    let press = move || hand::play_or_wonder(context, chair.get_untracked().action);
    let label = move || {
        let Chair { owner, action, live, .. } = chair.get();
        if live {
            return context.say_action(&action);
        }
        let phrase = match owner {
            Some(seat) => Phrase::new("post-held").seat("player", seat),
            None => Phrase::new("post-vacant"),
        };
        words::say(context, &phrase.number("number", post as i64 + 1))
    };
    view! {
        <g
            class=move || chair.get().class()
            transform=place
            data-test=format!("post-{post}")
            data-seat=move || owner.get().map(|seat| seat.to_string())
            data-advised=move || advised.get().then_some("yes")
            data-live=move || live().then_some("yes")
            role=move || if live() { "button" } else { "img" }
            tabindex=move || if live() { "0" } else { "-1" }
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
