//! The list of what can be done: the equal of the drawing, for those who would rather read or type.

use super::client::TableClient;
use crate::i18n::I18n;
use game_ui::{AnyBoard, ErasedAction, press};
use leptos::html::{Input, Ul};
use leptos::prelude::*;
use rules::Phrase;
use spelling::finds;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

/// Fewer choices than this are seen at a glance and need no filter.
const FILTERED: usize = 9;

/// So many are drawn at once, and as many more each time the browser had time to show them: drawing hundreds in one go
/// would hold up what the others did.
const AT_ONCE: usize = 24;

/// Time enough to show what was drawn.
const FRAME: Duration = Duration::from_millis(16);

/// The list by its id: there the keyboard waits for the next turn.
pub const LIST: &str = "choice-list";

/// All that is not the frame, by its id.
const PAGE: &str = "page";

/// The list of choices; nothing for those who watch, nor when the game is over.
#[component]
pub fn Choices(here: TableClient, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let playing =
        Memo::new(move |_| here.me().is_some() && !here.is_over() && here.published.shows_choices());
    move || {
        let playing = playing.get();
        if !playing {
            leave_keyboard_at_page();
        }
        playing.then(|| view! { <List here board=board.clone() /> })
    }
}

/// The list is about to go; a keyboard in it waits at the page until there is one again.
fn leave_keyboard_at_page() {
    let focused = document().active_element();
    if focused.is_some_and(|focused| focused.closest(".table-choices").ok().flatten().is_some()) {
        give_keyboard(PAGE);
    }
}

/// Brings the keyboard to where the next choices will be.
pub(super) fn keep_keyboard() {
    give_keyboard(if document().get_element_by_id(LIST).is_some() { LIST } else { PAGE });
}

fn give_keyboard(id: &str) {
    press::focus_still(document().get_element_by_id(id));
}

/// A choice as the list holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Choice {
    /// Its place among all there are.
    number: usize,
    /// What it does.
    action: ErasedAction,
    /// Is it folded away under the others?
    is_secondary: bool,
}

impl Hash for Choice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // No two choices of a list have the same place.
        self.number.hash(state);
    }
}

/// What the list shows of these: what is advised comes first, because in a long list a mark alone would not be seen, and
/// is never folded away.
fn arranged(mut found: Vec<Choice>, advised: Option<&ErasedAction>) -> [Vec<Choice>; 2] {
    let is_advised = |choice: &Choice| advised == Some(&choice.action);
    for choice in &mut found {
        choice.is_secondary &= !is_advised(choice);
    }
    found.sort_by_key(|choice| !is_advised(choice));
    let (secondary, listed) = found.into_iter().partition(|choice| choice.is_secondary);
    [listed, secondary]
}

#[component]
fn List(here: TableClient, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    // Once it is drawn: a keyboard that waited for the list is given back to it.
    request_animation_frame(|| {
        if document().active_element().is_some_and(|focused| focused.id() == PAGE) {
            give_keyboard(LIST);
        }
    });
    let sought = RwSignal::new(String::new());
    let searching = Memo::new(move |_| sought.with(|sought| !sought.is_empty()));
    let (field, list) = (NodeRef::<Input>::new(), NodeRef::<Ul>::new());
    let offers = {
        let board = board.clone();
        Memo::new(move |_| {
            let choice = |(number, action): (usize, ErasedAction)| Choice {
                number,
                is_secondary: board.is_secondary(&action),
                action,
            };
            board.choices().into_iter().enumerate().map(choice).collect::<Vec<_>>()
        })
    };
    let advice = {
        let board = board.clone();
        Memo::new(move |_| board.advice())
    };
    let found = {
        let board = board.clone();
        Memo::new(move |_| {
            let sought = sought.get();
            let mut found = offers.get();
            found.retain(|choice| sought.is_empty() || finds(&sought, &board.short_label(&choice.action)));
            advice.with(|advice| arranged(found, advice.as_ref()))
        })
    };
    let secondary = Memo::new(move |_| found.with(|[_, secondary]| secondary.len()));
    let drawn = drawn_by_and_by(offers);
    let many = Memo::new(move |_| here.my_turn() && offers.with(|offers| offers.len() >= FILTERED));
    // What was sought with a field that is gone hides nothing.
    Effect::new(move |_| {
        if !many.get() {
            sought.set(String::new());
        }
    });
    // From the list the next Tab leads to the first of the new choices.
    let wait_at_the_list = move || {
        if let Some(list) = list.get_untracked() {
            let _ = list.focus();
        }
    };
    let play = Callback::new(move |(action, by_keyboard): (ErasedAction, bool)| {
        here.act(action);
        // The button is about to go; the keyboard must not lose its place.
        sought.set(String::new());
        // Whoever points has no place to lose.
        if by_keyboard {
            wait_at_the_list();
        }
    });
    let count = move || {
        let (listed, secondary) = found.with(|[listed, secondary]| (listed.len(), secondary.len()));
        // Whoever searches is told of all that was found; else the folded list tells its own count.
        match if searching.get() { listed + secondary } else { listed } {
            0 if searching.get() && offers.with(|offers| !offers.is_empty()) => {
                i18n.text("choices-not-found")
            }
            0 => i18n.text("choices-none"),
            count => i18n.phrase(&Phrase::new("choices-count").number("count", count as i64)),
        }
    };
    let lines = move |part: usize| {
        let board = board.clone();
        view! {
            <For each=move || {
                let drawn = drawn.get();
                found.with(|found| found[part].iter().take(drawn).cloned().collect::<Vec<_>>())
            } key=Clone::clone let(choice)>
                <ChoiceLine board=board.clone() choice advice play />
            </For>
        }
    };
    let folded = lines.clone();
    view! {
        <section class="table-choices" data-test="choices" aria-labelledby="choices">
            <h2 id="choices">{move || i18n.text("choices-title")}</h2>
            {move || {
                let many = many.get();
                // The field is about to go; a keyboard in it must not lose its place.
                if !many && field.get_untracked().is_some_and(|field| is_focused(&field)) {
                    wait_at_the_list();
                }
                many.then(|| {
                        view! {
                            <div class="field">
                                <label for="filter">{move || i18n.text("choices-filter")}</label>
                                <input
                                    id="filter"
                                    type="search"
                                    autocomplete="off"
                                    data-test="filter"
                                    node_ref=field
                                    prop:value=sought
                                    on:input=move |event| sought.set(event_target_value(&event))
                                />
                            </div>
                        }
                    })
            }}
            <p class="faint" role="status">{count}</p>
            // One switch for all of them: to turn three hundred buttons off and on takes longer than the answer.
            <fieldset class="bare" role="none" disabled=move || !here.ready()>
                <ul id=LIST class="choices" tabindex="-1" aria-labelledby="choices" node_ref=list>
                    {lines(0)}
                </ul>
                // What is sought is shown where it is found; for the rest, whoever wants it opens it.
                <details
                    class="secondary-choices"
                    data-test="secondary-choices"
                    hidden=move || secondary.get() == 0
                    prop:open=move || searching.get()
                >
                    <summary>
                        {move || i18n.phrase(&Phrase::new("choices-secondary").number("count", secondary.get() as i64))}
                    </summary>
                    <ul class="choices">{folded(1)}</ul>
                </details>
            </fieldset>
        </section>
    }
}

/// How many of these are drawn by now.
fn drawn_by_and_by(offers: Memo<Vec<Choice>>) -> RwSignal<usize> {
    let drawn = RwSignal::new(AT_ONCE);
    Effect::new(move |_| {
        let (so_far, wanted) = (drawn.get(), offers.with(Vec::len));
        if so_far < wanted {
            let more = move || {
                // The list may be gone by then.
                let _ = drawn.try_update(|drawn| *drawn += AT_ONCE);
            };
            set_timeout(more, FRAME);
        } else if wanted <= AT_ONCE && so_far > AT_ONCE {
            drawn.set(AT_ONCE);
        }
    });
    drawn
}

#[component]
fn ChoiceLine(
    board: Arc<dyn AnyBoard>,
    choice: Choice,
    advice: Memo<Option<ErasedAction>>,
    play: Callback<(ErasedAction, bool)>,
) -> impl IntoView {
    let Choice { number, action, .. } = choice;
    let label = board.label(&action);
    let advised = {
        let action = action.clone();
        move || advice.with(|advice| advice.as_ref() == Some(&action)).then_some("yes")
    };
    view! {
        <li>
            <button
                type="button"
                data-test=format!("choice-{number}")
                data-advised=advised
                on:click=move |event| play.run((action.clone(), event.detail() == 0))
            >
                {label}
            </button>
        </li>
    }
}

fn is_focused(element: &web_sys::Element) -> bool {
    document().active_element().is_some_and(|focused| focused == *element)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_aside_is_folded_away_unless_it_is_advised() {
        let action = |name: &'static str| ErasedAction::new(name.to_owned());
        let choice = |number, name, is_secondary| Choice { number, action: action(name), is_secondary };
        let all = [choice(0, "draw", false), choice(1, "pledge", true), choice(2, "pass", false)];
        let numbers = |advised: Option<&'static str>| {
            let parts = arranged(all.to_vec(), advised.map(action).as_ref());
            parts.map(|part| part.iter().map(|choice| choice.number).collect::<Vec<_>>())
        };
        assert_eq!(numbers(None), [vec![0, 2], vec![1]]);
        assert_eq!(numbers(Some("pass")), [vec![2, 0], vec![1]]);
        assert_eq!(numbers(Some("pledge")), [vec![1, 0, 2], vec![]]);
    }
}
