//! A field that collects names one by one.

use crate::{BoardContext, words};
use leptos::prelude::*;
use president::Action;
use rules::Phrase;

const BETWEEN: [char; 4] = [',', ';', '\n', '\r'];

/// Adds what is named in a text. Nothing is collected twice: the same name does not count again.
fn collect(names: &mut Vec<String>, text: &str) {
    for name in text.split(BETWEEN).map(str::trim).filter(|name| !name.is_empty()) {
        let known = names.iter().any(|known| known.to_lowercase() == name.to_lowercase());
        if !known {
            names.push(name.to_owned());
        }
    }
}

/// What is finished in a text, by the mark after it, and what is still being typed.
fn finished(text: &str) -> (&str, &str) {
    text.rfind(BETWEEN).map_or(("", text), |end| (&text[..end], text[end + 1..].trim_start()))
}

/// The answer: all that was collected, and what is still in the field.
fn answer(names: &[String], typing: &str) -> Option<Action> {
    let mut names = names.to_vec();
    collect(&mut names, typing);
    (!names.is_empty()).then(|| Action::Words(names.join(", ")))
}

/// The field, what was collected, and how many it has to be.
pub(crate) fn names_field(context: BoardContext, need: u8, forgiven: Option<u8>) -> AnyView {
    let names = RwSignal::new(Vec::<String>::new());
    let typing = RwSignal::new(String::new());
    let keep = move || {
        let text = typing.get_untracked();
        names.update(|names| collect(names, &text));
        typing.set(String::new());
    };
    let answer = Memo::new(move |_| names.with(|names| typing.with(|typing| answer(names, typing))));
    let counted = move || {
        let count = names.with(Vec::len) as i64;
        words::say(context, &Phrase::new("names-count").number("count", count).number("need", need))
    };
    // Whoever answers knows beforehand that wrong names count (PR35).
    let wrong = move || {
        let said = |count| words::say(context, &Phrase::new("names-wrong").number("count", count));
        forgiven.map(|count| view! { <strong data-test="pre-strict">{said(count)}</strong> })
    };
    let enough = move || names.with(Vec::len) >= usize::from(need);
    view! {
        <div class="pre-form">
            <label for="pre-answer">{move || words::text(context, "your-names")}</label>
            <div class="pre-line">
                <input
                    id="pre-answer"
                    class="pre-field"
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    enterkeyhint="next"
                    data-first=""
                    data-test="pre-field"
                    aria-describedby="pre-question pre-hint"
                    prop:value=typing
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        let (done, rest) = finished(&text);
                        names.update(|names| collect(names, done));
                        typing.set(rest.to_owned());
                    }
                    on:keydown=move |event| {
                        if event.key() == "Enter" && !event.is_composing() {
                            event.prevent_default();
                            keep();
                        }
                    }
                />
                <button type="button" data-test="pre-add" on:click=move |_| keep()>
                    {move || words::text(context, "names-add")}
                </button>
            </div>
            <p class="faint" id="pre-hint">{move || words::text(context, "names-how")} " " {wrong}</p>
            {move || chips(context, names)}
            <div class="pre-line">
                <button
                    type="button"
                    class:primary=enough
                    data-test="pre-send"
                    disabled=move || !context.ready() || answer.with(Option::is_none)
                    on:click=move |event| {
                        game_ui::press::keep_place(&event, super::offers::PLACE);
                        if let Some(action) = answer.get_untracked() {
                            context.play(&action);
                        }
                    }
                >
                    {move || words::text(context, "answer-send")}
                </button>
                <span class="pre-count" class:pre-done=enough role="status" data-test="pre-count">
                    {counted}
                </span>
            </div>
        </div>
    }
    .into_any()
}

fn chips(context: BoardContext, names: RwSignal<Vec<String>>) -> AnyView {
    let list = names.get().into_iter().enumerate().map(|(place, name)| {
        let remove = Phrase::new("names-remove").name("name", name.clone());
        view! {
            <li class="pre-chip">
                {name}
                <button
                    type="button"
                    class="pre-remove"
                    aria-label=move || words::say(context, &remove)
                    on:click=move |_| {
                        names
                            .update(|names| {
                                if place < names.len() {
                                    names.remove(place);
                                }
                            });
                        super::offers::go_to_answer();
                    }
                >
                    "×"
                </button>
            </li>
        }
    });
    view! { <ul class="pre-chips plain">{list.collect_view()}</ul> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_collected_once_each() {
        let mut names = Vec::new();
        collect(&mut names, "Drôme, Ain;  drôme \n Loire ,, ");
        assert_eq!(names, ["Drôme", "Ain", "Loire"]);
    }

    #[test]
    fn a_comma_finishes_a_name() {
        assert_eq!(finished("Loir"), ("", "Loir"));
        assert_eq!(finished("Loire, Ai"), ("Loire", "Ai"));
        assert_eq!(finished("Loire,"), ("Loire", ""));
    }

    #[test]
    fn what_is_still_being_typed_counts_too() {
        let names = ["Ain".to_owned()];
        assert_eq!(answer(&names, " Loire "), Some(Action::Words("Ain, Loire".into())));
        assert_eq!(answer(&[], " "), None);
    }
}
