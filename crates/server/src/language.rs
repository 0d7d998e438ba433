//! Language negotiation: which of our languages a client prefers, by its `Accept-Language`.

use crate::accept_header::weighted;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use speech::Lang;

/// The language of ours that the reader likes best; nothing where they like none.
pub(crate) fn preferred(headers: &HeaderMap) -> Option<Lang> {
    let spoken =
        weighted(headers, ACCEPT_LANGUAGE).filter_map(|(tag, weight)| Some((Lang::from_tag(tag)?, weight)));
    // Of two that are liked equally the first counts.
    let best = spoken.fold(
        (None, 0.0),
        |best, (lang, weight)| {
            if weight > best.1 { (Some(lang), weight) } else { best }
        },
    );
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_reader_is_spoken_to_in_the_language_they_like_best() {
        let with = |value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_str(value).unwrap());
            preferred(&headers)
        };
        let (fr, en) = (Some(Lang::Fr), Some(Lang::En));
        assert_eq!([with("en-GB,en;q=0.9,fr;q=0.1"), with("fr-CA, en;q=0.8")], [en, fr]);
        assert_eq!([with("de, en;q=0.2"), with("fr;q=0.2, en;q=0.7")], [en, en]);
        assert_eq!([with("de"), with(";;q=x,"), with("en;q=0")], [None; 3]);
    }
}
