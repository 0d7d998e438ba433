//! The text of a lesson's step. On a telephone a long text is cut, so that the board stays in sight; a button shows all of it.

use super::expand_button::ExpandButton;
use leptos::ev::resize;
use leptos::html::Div;
use leptos::prelude::*;

/// So many pixels may be missing at the end before anything is: lines are not cut by less.
const SLACK: i32 = 4;

/// The text, which may be longer than its place.
#[component]
pub fn StepText(
    #[prop(into)] words: Signal<Option<String>>,
    /// Shall all of it be shown, however much it hides?
    whole: RwSignal<bool>,
) -> impl IntoView {
    let place = NodeRef::<Div>::new();
    let cut = RwSignal::new(false);
    let measure = move || {
        if let Some(place) = place.get_untracked() {
            let below = place.scroll_height() - place.client_height() - place.scroll_top();
            cut.set(below > SLACK);
        }
    };
    Effect::new(move |_| {
        words.track();
        whole.track();
        // It is measured once it is there.
        request_animation_frame(measure);
    });
    let listener = window_event_listener(resize, move |_| measure());
    on_cleanup(move || listener.remove());
    let more = Memo::new(move |_| whole.get() || cut.get());
    let more = move || {
        let says = ["lesson-more", "lesson-less"];
        more.get().then(|| view! { <ExpandButton open=whole hook="lesson-more" part="lesson-text" says /> })
    };
    view! {
        <div class="lesson-words" class:whole=whole class:cut=cut>
            // It can be scrolled too, by the keyboard as well.
            <div
                id="lesson-text"
                class="lesson-text"
                role="status"
                tabindex="0"
                node_ref=place
                on:scroll=move |_| measure()
            >
                <p data-test="lesson-words">{words}</p>
            </div>
            {more}
        </div>
    }
}
