//! Numbers as each language writes them.

use crate::Lang;
use fluent_bundle::FluentValue;

/// 1 200 000 in French (narrow no-break spaces), 1,200,000 in English.
pub(crate) fn grouped(lang: Lang, number: i64) -> String {
    let separator = match lang {
        Lang::Fr => '\u{202f}',
        Lang::En => ',',
    };
    let digits = number.unsigned_abs().to_string();
    let mut text = String::with_capacity(digits.len() + 8);
    if number < 0 {
        // The minus sign proper, as wide as a plus.
        text.push('\u{2212}');
    }
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

// Fluent hands its memoizer to a formatter; numbers need none, so its type stays open.

pub(crate) fn format_fr<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    format(Lang::Fr, value)
}

pub(crate) fn format_en<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    format(Lang::En, value)
}

fn format(lang: Lang, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(grouped(lang, number.value as i64)),
        _ => None,
    }
}
