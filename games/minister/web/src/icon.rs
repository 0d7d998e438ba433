//! Small pictures, each around the origin and about 24 across.

use leptos::prelude::*;
use minister::Kind;

/// What is on a space of this kind; nothing on a plain one.
pub(crate) fn of(kind: Kind) -> Option<AnyView> {
    match kind {
        Kind::Plain => None,
        Kind::Influence => Some(hand()),
        Kind::Radio => Some(radio()),
        Kind::Newspaper => Some(newspaper()),
        Kind::Television => Some(television()),
        Kind::Opinion => Some(megaphone()),
    }
}

fn radio() -> AnyView {
    view! {
        <g class="icon-line">
            <rect x="-11" y="-4" width="22" height="14" rx="2.5" />
            <path d="M-7-4L7-11" />
            <circle cx="-4.5" cy="3" r="3.6" />
            <path d="M3 0h5M3 3h5M3 6h5" />
        </g>
    }
    .into_any()
}

fn newspaper() -> AnyView {
    view! {
        <g class="icon-line">
            <path d="M-10-9H7V8a3 3 0 0 0 4 0V-3H7M7 10H-8a2.5 2.5 0 0 1-2-2.5V-9" />
            <path d="M-6-5H3M-6 5H3M-6 1.5H3" />
            <path class="full" d="M-6-2.5h4v1h-4z" />
        </g>
    }
    .into_any()
}

fn television() -> AnyView {
    view! {
        <g class="icon-line">
            <rect x="-11" y="-5" width="22" height="15" rx="2.5" />
            <rect x="-8" y="-2" width="12.5" height="9" rx="1.5" />
            <path d="M-5-11L0-5L5-11M7.8 0v.1M7.8 4v.1" />
        </g>
    }
    .into_any()
}

fn megaphone() -> AnyView {
    view! {
        <g class="icon-line">
            <path d="M-10-3v5h4L6 8V-9L-6-3zM-6 2l2 8h3L-2.4 3.6" />
            <path d="M9-3.5a5 5 0 0 1 0 6" />
        </g>
    }
    .into_any()
}

/// Influence: a thumb up.
pub(crate) fn hand() -> AnyView {
    view! {
        <g class="icon-line">
            <path d="M-10-1h4v10h-4zM-6 0L-1-9c2.4 0 3.4 1.6 3 3.6L1.2-2H8c2 0 2.8 1.8 2.2 3.4L7.6 7.6C7 8.8 6.4 9 5 9h-11" />
        </g>
    }
    .into_any()
}

/// The broth: a bowl that steams.
pub(crate) fn bowl() -> AnyView {
    view! {
        <g class="icon-line">
            <path d="M-8 0H8A8 8 0 0 1-8 0zM-3-3c-2-2 2-3 0-5M3-3c-2-2 2-3 0-5" />
        </g>
    }
    .into_any()
}

/// The chair of a minister.
pub(crate) fn chair() -> AnyView {
    view! {
        <g class="chair-shape">
            <path d="M-13-20h26a5 5 0 0 1 5 5V2H-18v-17a5 5 0 0 1 5-5z" />
            <path d="M-24-3a5 5 0 0 1 9 0V8h30V-3a5 5 0 0 1 9 0v17a4 4 0 0 1-4 4h-40a4 4 0 0 1-4-4z" />
        </g>
    }
    .into_any()
}

/// Election day: a ballot on its way into the box.
pub(crate) fn ballot() -> AnyView {
    view! {
        <g class="icon-line">
            <path d="M-11-1h22v11h-22zM-6-1v-10H6V-1M-3-7l2.4 2.4L4-9" />
        </g>
    }
    .into_any()
}

/// So many heads: how many players start here.
pub(crate) fn heads(count: u8) -> AnyView {
    let heads = (0..count).map(|n| {
        let x = (f32::from(n) - (f32::from(count) - 1.0) / 2.0) * 8.0;
        view! {
            <g transform=format!("translate({x:.1} 0)")>
                <circle cy="-3" r="2.8" />
                <path d="M-3.6 6a3.6 4.6 0 0 1 7.2 0z" />
            </g>
        }
    });
    let heads = heads.collect_view();
    view! { <g class="heads">{heads}</g> }.into_any()
}

/// The time marker: an hourglass.
pub(crate) fn hourglass() -> AnyView {
    view! {
        <g class="icon-line">
            <path d="M-6-9H6M-6 9H6M-4.5-9v3.5L0 0l4.5-5.5V-9M-4.5 9V5.5L0 0l4.5 5.5V9" />
        </g>
    }
    .into_any()
}

/// The star of what is advised, so far from the middle of what it marks.
pub(crate) fn advice(advised: Memo<bool>, x: f32, y: f32) -> impl IntoView {
    move || {
        let place = format!("translate({x:.1} {y:.1})");
        advised.get().then(|| {
            view! { <path class="advice" transform=place d="M0-13l3.8 7.8 8.6 1.2-6.2 6 1.5 8.5L0 6.5l-7.7 4 1.5-8.5-6.2-6 8.6-1.2z" /> }
        })
    }
}
