//! Tests of the embedded files: media types, encodings, caching.

use super::*;
use axum::http::HeaderName;
use axum::http::header::{ETAG, IF_NONE_MATCH};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Files of the kind rust-embed finds can only be read from a disk.
fn find(name: &str) -> Option<EmbeddedFile> {
    static FILES: LazyLock<HashMap<&str, EmbeddedFile>> = LazyLock::new(|| {
        let folder = std::env::temp_dir().join(format!("hemicycle-assets-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let names = ["index.html", "index.html.br", "web_bg.wasm", "web_bg.wasm.gz", "app.js"];
        let file = |name| {
            let path = folder.join(name);
            std::fs::write(&path, format!("contents of {name}")).unwrap();
            (name, rust_embed::utils::read_file_from_fs(&path).unwrap())
        };
        let files = names.map(file);
        std::fs::remove_dir_all(&folder).unwrap();
        HashMap::from(files)
    });
    FILES.get(name).cloned()
}

fn get(path: &str, headers: &[(HeaderName, &str)]) -> Response {
    let headers =
        headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).unwrap())).collect();
    answer_from(find, &BasePath::default(), path, &headers)
}

fn header(response: &Response, name: HeaderName) -> &str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

#[test]
fn a_file_is_sent_in_the_smallest_form_the_client_reads_under_its_own_type() {
    for (path, accepted, encoding, kind) in [
        ("/index.html", "gzip, deflate, br", "br", "text/html; charset=utf-8"),
        ("/index.html", "gzip", "", "text/html; charset=utf-8"),
        ("/index.html", "br;q=0, gzip", "", "text/html; charset=utf-8"),
        ("/web_bg.wasm", "br, gzip;q=0.5", "gzip", "application/wasm"),
        ("/web_bg.wasm", "", "", "application/wasm"),
        ("/app.js", "br", "", "text/javascript; charset=utf-8"),
    ] {
        let response = get(path, &[(ACCEPT_ENCODING, accepted)]);
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, CONTENT_ENCODING), encoding, "{path} {accepted}");
        assert_eq!(header(&response, CONTENT_TYPE), kind, "{path}");
        assert_eq!(header(&response, VARY), "accept-encoding");
    }
}

#[test]
fn every_kind_of_file_of_the_page_has_its_media_type() {
    for (name, expected) in [
        ("covers/politico.svg", "image/svg+xml"),
        ("style.css", "text/css; charset=utf-8"),
        ("app.webmanifest", "application/manifest+json"),
        ("icon.png", "image/png"),
        ("anthem.woff2", "font/woff2"),
        ("files.json", "application/json"),
        ("what", "application/octet-stream"),
    ] {
        assert_eq!(media_type(name), expected, "{name}");
    }
}

#[test]
fn an_unchanged_file_is_not_sent_again() {
    let first = get("/app.js", &[]);
    let tag = header(&first, ETAG).to_owned();
    assert_eq!(get("/app.js", &[(IF_NONE_MATCH, &tag)]).status(), StatusCode::NOT_MODIFIED);
    let among_others = format!("\"x\", W/{tag}");
    assert_eq!(get("/app.js", &[(IF_NONE_MATCH, &among_others)]).status(), StatusCode::NOT_MODIFIED);
    assert_eq!(get("/app.js", &[(IF_NONE_MATCH, "\"x\"")]).status(), StatusCode::OK);
    let compressed = get("/index.html", &[(ACCEPT_ENCODING, "br")]);
    let plain = get("/index.html", &[]);
    assert_ne!(header(&compressed, ETAG), header(&plain, ETAG), "each form has a tag of its own");
}

#[test]
fn a_missing_file_is_missing_and_a_reader_is_told_so_by_the_page() {
    for path in ["/nothing.js", "/index.html.br", "/../Cargo.toml", "/.env", "/.git/config", "/table/abc"] {
        assert_eq!(get(path, &[]).status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&get(path, &[]), CONTENT_TYPE), "", "{path}: a program gets nothing to misread");
        let read = get(path, &[(ACCEPT, "text/html,application/xhtml+xml;q=0.9")]);
        assert_eq!(read.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&read, CONTENT_TYPE), "text/html; charset=utf-8", "{path}");
    }
    let unbuilt = answer_from(|_| None, &BasePath::default(), "/index.html", &HeaderMap::new());
    assert_eq!(unbuilt.status(), StatusCode::SERVICE_UNAVAILABLE);
}
