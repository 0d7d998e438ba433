//! The `Accept` headers: lists of what a client takes, each with a weight.
//!
//! Read by hand because the crate `headers`, which reads the others, has no type for any of them, and a crate for them
//! alone would bring types for all that can be accepted where a name and a weight are wanted.

use axum::http::{HeaderMap, HeaderName};

/// What a client lists in a header of this kind, in its order, and how much it likes each: 1 where it does not say, and 0
/// for what it does not want or gives a weight that is none, such as 7.
pub(crate) fn weighted(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = (&str, f32)> {
    let lists = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).map(|item| {
        let mut parts = item.split(';').map(str::trim);
        let listed = parts.next().unwrap_or_default();
        let mut weights = parts.filter_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
        (listed, weights.next().map_or(1.0, weight))
    })
}

fn weight(text: &str) -> f32 {
    text.parse().ok().filter(|weight| (0.0..=1.0).contains(weight)).unwrap_or(0.0)
}

/// Does a client list this one, and want it?
pub(crate) fn wants(headers: &HeaderMap, name: HeaderName, wanted: &str) -> bool {
    weighted(headers, name).any(|(listed, weight)| listed.eq_ignore_ascii_case(wanted) && weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use axum::http::header::ACCEPT_ENCODING;

    #[test]
    fn a_list_goes_over_several_lines_and_weighs_what_it_lists() {
        let mut headers = HeaderMap::new();
        for line in
            ["br;q=0.5, GZIP", "zstd;q=0,x;Q=0.2;y=1,z;q=much", "a;q=7,b;q=NaN,c;q=-1,d;q=inf,e;q=1.000"]
        {
            headers.append(ACCEPT_ENCODING, HeaderValue::from_static(line));
        }
        let listed: Vec<_> = weighted(&headers, ACCEPT_ENCODING).collect();
        assert_eq!(
            listed,
            [
                ("br", 0.5),
                ("GZIP", 1.0),
                ("zstd", 0.0),
                ("x", 0.2),
                ("z", 0.0),
                ("a", 0.0),
                ("b", 0.0),
                ("c", 0.0),
                ("d", 0.0),
                ("e", 1.0)
            ]
        );
        let wanted = ["br", "gzip", "zstd", "deflate"].map(|name| wants(&headers, ACCEPT_ENCODING, name));
        assert_eq!(wanted, [true, true, false, false]);
    }
}
