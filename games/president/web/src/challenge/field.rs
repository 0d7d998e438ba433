//! A field for an answer that is typed, and numbers as people type them.

use super::offers;
use crate::{BoardContext, words};
use leptos::prelude::*;
use president::Action;
use rules::{Bilingual, Phrase};

/// A whole number as people type it: with spaces, points or commas between the thousands, or with none.
fn number(text: &str) -> Option<i64> {
    let text: String = text.chars().filter(|sign| !sign.is_whitespace() && !"'’".contains(*sign)).collect();
    let (minus, digits) = match text.strip_prefix(['-', '−']) {
        Some(rest) => ("-", rest),
        None => ("", text.strip_prefix('+').unwrap_or(&text)),
    };
    let groups: Vec<&str> = digits.split([',', '.']).collect();
    let (first, rest) = groups.split_first()?;
    let thousands = rest.is_empty() || first.len() <= 3 && rest.iter().all(|group| group.len() == 3);
    let all_digits =
        !first.is_empty() && groups.iter().all(|group| group.bytes().all(|b| b.is_ascii_digit()));
    if thousands && all_digits { format!("{minus}{}", groups.concat()).parse().ok() } else { None }
}

/// A field for a number, with what is counted and how far off one may be.
pub(crate) fn number_field(context: BoardContext, unit: Option<Bilingual>, tolerance: u8) -> AnyView {
    let hint = move || match tolerance {
        0 => words::text(context, "number-exact"),
        _ => words::say(context, &Phrase::new("number-about").number("percent", tolerance)),
    };
    let unit = move || unit.as_ref().map(|unit| words::pick(context, unit));
    let field = Field { label: "your-number", numeric: true, wrong: "number-wrong", send: "answer-send" };
    typed(context, field, hint, unit, |text| number(text).map(Action::Number))
}

/// A field for what was to be remembered.
pub(crate) fn memory_field(context: BoardContext, count: u8) -> AnyView {
    let hint = move || words::say(context, &Phrase::new("memory-how").number("count", count));
    let field = Field { label: "your-memory", numeric: false, wrong: "words-wrong", send: "answer-send" };
    typed(context, field, hint, || None, written)
}

/// Words as they were typed; whether they will do, the game says.
fn written(text: &str) -> Option<Action> {
    Some(text.trim()).filter(|text| !text.is_empty()).map(|text| Action::Words(text.to_owned()))
}

/// How a field is labelled.
#[derive(Copy, Clone)]
struct Field {
    label: &'static str,
    numeric: bool,
    wrong: &'static str,
    send: &'static str,
}

fn typed(
    context: BoardContext,
    field: Field,
    hint: impl Fn() -> String + Send + 'static,
    unit: impl Fn() -> Option<String> + Send + 'static,
    read: fn(&str) -> Option<Action>,
) -> AnyView {
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let send = move || match read(&text.get_untracked()) {
        Some(action) => context.play(&action),
        None => wrong.set(true),
    };
    view! {
        <form
            class="pre-form"
            on:submit=move |event| {
                event.prevent_default();
                if untrack(|| context.ready()) {
                    send();
                }
            }
        >
            <label for="pre-answer">{move || words::text(context, field.label)}</label>
            <div class="pre-line">
                <input
                    id="pre-answer"
                    class="pre-field"
                    class:pre-figures=field.numeric
                    type="text"
                    inputmode=if field.numeric { "numeric" } else { "text" }
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    data-first=""
                    data-test="pre-field"
                    aria-describedby="pre-question pre-hint"
                    prop:value=text
                    on:input=move |event| {
                        wrong.set(false);
                        text.set(event_target_value(&event));
                    }
                />
                <span class="pre-unit">{unit}</span>
                {send_button(context, field.send)}
            </div>
            <p class="faint" id="pre-hint">{hint}</p>
            <div role="alert">
                {move || wrong.get().then(|| view! { <p class="problem">{words::text(context, field.wrong)}</p> })}
            </div>
        </form>
    }
    .into_any()
}

/// A field for an explanation, with the words that it does without.
pub(crate) fn explanation_field(context: BoardContext, need: u8, spoken: bool, voted: bool) -> AnyView {
    let text = RwSignal::new(String::new());
    let hint = move || {
        let id = if voted { "explain-then-vote" } else { "explain-how" };
        words::say(context, &Phrase::new(id).number("need", need))
    };
    let aloud = spoken.then(|| {
        view! {
            <p class="pre-line">
                <span class="faint">{move || words::text(context, "explain-aloud")}</span>
                {offers::labelled_offer(context, Action::Perform, "", "explained")}
            </p>
        }
    });
    view! {
        <form
            class="pre-form"
            on:submit=move |event| {
                event.prevent_default();
                if untrack(|| context.ready()) {
                    context.play(&Action::Words(text.get_untracked().trim().to_owned()));
                }
            }
        >
            <label for="pre-answer">{move || words::text(context, "your-explanation")}</label>
            <textarea
                id="pre-answer"
                class="pre-field"
                rows="3"
                autocomplete="off"
                data-first=""
                data-test="pre-field"
                aria-describedby="pre-question pre-forbidden pre-hint"
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            ></textarea>
            <div class="pre-line">
                {send_button(context, "answer-send")}
                <span class="faint" id="pre-hint">{hint}</span>
            </div>
            {aloud}
        </form>
    }
    .into_any()
}

/// The button that sends what was written.
fn send_button(context: BoardContext, id: &'static str) -> impl IntoView {
    view! {
        <button type="submit" class="primary" data-test="pre-send" disabled=move || !context.ready()>
            {move || words::text(context, id)}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        for text in ["59812", " 59 812 ", "59\u{202f}812", "59,812", "59.812", "59’812", "+59812"] {
            assert_eq!(number(text), Some(59_812), "{text}");
        }
        assert_eq!(number("1,234,567"), Some(1_234_567));
        assert_eq!([number("-3"), number("−3")], [Some(-3), Some(-3)]);
        for text in ["", "-", "douze", "1,5", "12,34", "1234.567", "1..000", "9".repeat(30).as_str()] {
            assert_eq!(number(text), None, "{text}");
        }
    }

    #[test]
    fn blank_words_are_not_sent() {
        assert_eq!(written("  "), None);
        assert_eq!(written(" Auch, Laon "), Some(Action::Words("Auch, Laon".into())));
    }
}
