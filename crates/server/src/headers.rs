//! Response headers of every answer, and the check of the Origin: whose page may connect.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;

const EVERYWHERE: [(&str, &str); 5] = [
    // Nothing but our own files; the page's WebAssembly is compiled in the browser, which needs its own word.
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("cross-origin-opener-policy", "same-origin"),
];

/// Puts the headers on an answer.
pub(crate) async fn add_to(mut response: Response) -> Response {
    for (name, value) in EVERYWHERE {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Does the request come from one of our own pages, or from no page at all? A browser always names the page's origin,
/// so another site cannot play with a visitor's connection.
pub(crate) fn is_from_here(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let (Ok(origin), Some(Ok(host))) = (origin.to_str(), headers.get(HOST).map(HeaderValue::to_str)) else {
        return false;
    };
    let site = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    site.is_some_and(|site| site.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_another_site_is_not_from_here() {
        let from = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("play.example:8080"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            is_from_here(&headers)
        };
        assert!(from(None));
        assert!(from(Some("http://play.example:8080")) && from(Some("https://Play.example:8080")));
        for origin in ["null", "http://play.example", "https://evil.example", "play.example:8080", ""] {
            assert!(!from(Some(origin)), "{origin}");
        }
    }
}
