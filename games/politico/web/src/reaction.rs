//! Windows in which one may react: a big button to pass, a key that does the same, and passing in advance (AR37).

use crate::{Seen, press, words};
use leptos::ev::keydown;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use politico::{Action, Frame, Step, View};
use rules::Seat;
use web_sys::Element;

/// The key that passes.
const KEY: &str = "p";

/// Is the question one of those in which people react, where passing says nothing of what one holds?
pub(crate) fn is_window(frame: Option<&Frame>) -> bool {
    matches!(frame, Some(Frame::Cancel | Frame::Counter { .. } | Frame::Parry | Frame::Help | Frame::Pick))
}

/// Is one attacked, or one's government: is the window about one's own skin?
pub(crate) fn is_on(view: &View, seat: Seat) -> bool {
    let parry = matches!(view.frames.last(), Some(Frame::Parry | Frame::Pick));
    parry && view.asked.contains(seat)
}

/// What passing in advance covers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ahead {
    /// Pass in windows about others.
    pub(crate) others: bool,
    /// Pass even when attacked oneself.
    pub(crate) even_attacked: bool,
}

impl Ahead {
    /// Does the page pass by itself now?
    pub(crate) fn passes(self, view: &View, seat: Seat) -> bool {
        let asked = view.asked.contains(seat) && view.answer.is_none() && is_window(view.frames.last());
        asked && self.others && (self.even_attacked || !is_on(view, seat))
    }

    /// Is it over, because one's own turn has come?
    pub(crate) fn ends(view: &View, seat: Seat) -> bool {
        view.active == seat
            && matches!(view.frames.last(), Some(Frame::Turn(Step::Begin | Step::Draw | Step::Act)))
    }
}

/// The big button that passes, with its key.
pub(crate) fn pass(seen: Seen) -> AnyView {
    let listener = window_event_listener(keydown, move |event| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if event.key().eq_ignore_ascii_case(KEY) && !modified && !event.repeat() && !is_typing() {
            let offered = seen.choices.with_untracked(|choices| choices.contains(&Action::Decline));
            if offered && untrack(|| seen.ready()) {
                seen.play(&Action::Decline);
            }
        }
    });
    on_cleanup(move || listener.remove());
    let label = move || {
        view! {
            {words::text(seen, "pass")} " "
            <kbd aria-hidden="true">"P"</kbd>
        }
        .into_any()
    };
    press::offer(seen, Action::Decline, "primary pol-pass", label)
}

/// Is somebody writing? Then letters are letters.
fn is_typing() -> bool {
    let active = document().active_element();
    active.is_some_and(|active: Element| {
        matches!(active.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
            || active.dyn_ref::<web_sys::HtmlElement>().is_some_and(web_sys::HtmlElement::is_content_editable)
    })
}

/// The switches for passing in advance; the page passes by itself while they are on.
pub(crate) fn ahead(seen: Seen) -> AnyView {
    let ahead = RwSignal::new(Ahead::default());
    Effect::new(move |_| {
        let Some(me) = seen.me() else { return };
        let (passes, ends) = seen.view.with(|view| (ahead.get().passes(view, me), Ahead::ends(view, me)));
        if ends && ahead.get_untracked() != Ahead::default() {
            return ahead.set(Ahead::default());
        }
        let offered = seen.choices.with(|choices| choices.contains(&Action::Decline));
        if passes && offered && seen.ready() {
            seen.play(&Action::Decline);
        }
    });
    let shown = Memo::new(move |_| seen.me().is_some() && seen.view.with(|view| view.over.is_none()));
    let on = Memo::new(move |_| ahead.get().others);
    let body = move || {
        shown.get().then(|| {
            view! {
                <div class="pol-ahead" class:pol-on=on>
                    <label class="radio">
                        <input
                            type="checkbox"
                            data-test="pass-ahead"
                            prop:checked=on
                            on:change=move |event| {
                                let others = event_target_checked(&event);
                                ahead.set(Ahead { others, even_attacked: false });
                            }
                        />
                        <span>{move || words::text(seen, "pass-ahead")}</span>
                    </label>
                    {move || {
                        on.get()
                            .then(|| {
                                view! {
                                    <label class="radio">
                                        <input
                                            type="checkbox"
                                            data-test="pass-ahead-attacked"
                                            prop:checked=move || ahead.get().even_attacked
                                            on:change=move |event| {
                                                let even_attacked = event_target_checked(&event);
                                                ahead.update(|ahead| ahead.even_attacked = even_attacked);
                                            }
                                        />
                                        <span>{move || words::text(seen, "pass-ahead-attacked")}</span>
                                    </label>
                                }
                            })
                    }}
                </div>
            }
        })
    };
    body.into_any()
}
