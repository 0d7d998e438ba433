//! The page's files, built into the program and sent compressed.

use crate::accept_header::wants;
use crate::base::BasePath;
use ::headers::{ETag, HeaderMapExt, IfNoneMatch};
use axum::body::Body;
use axum::http::header::{ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use std::io::Write;
use table::dice_check::digits;

#[derive(RustEmbed)]
#[folder = "../../dist"]
#[allow_missing = true]
struct PageFiles;

/// A file of the page.
pub(crate) fn find(name: &str) -> Option<EmbeddedFile> {
    #[cfg(debug_assertions)]
    if let Some(folder) = crate::dev_page::folder() {
        return crate::dev_page::read_file(folder, name);
    }
    PageFiles::get(name)
}

/// What HTTP calls it.
const GZIP: &str = "gzip";

/// In order of preference: the name's ending and what HTTP calls it.
const ENCODINGS: [(&str, &str); 2] = [(".br", "br"), (".gz", GZIP)];

/// What HTTP calls a page.
pub(crate) const HTML: &str = "text/html; charset=utf-8";

const NOT_BUILT: &str = "<!doctype html><meta charset=\"utf-8\"><title>Hemicycle</title>\
    <p lang=\"fr\">La page n’est pas construite\u{a0}: lancez <code>cargo xtask run</code>.</p>\
    <p lang=\"en\">The page has not been built: run <code>cargo xtask run</code>.</p>";

/// The one document of the page, as it is under this base path, and how it is answered.
pub(crate) fn document(base: &BasePath) -> (StatusCode, String) {
    match find("index.html").and_then(|file| String::from_utf8(file.data.into_owned()).ok()) {
        Some(text) => (StatusCode::OK, base.prefix_addresses(&text)),
        None => (StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT.to_owned()),
    }
}

/// The page, where programs are told by the status that it is not what was asked for; to the reader it says so itself. It
/// has no tag: what was kept of this would be wrong later.
pub(crate) fn page_with(base: &BasePath, status: StatusCode) -> Response {
    (status, [(CONTENT_TYPE, HTML), (CACHE_CONTROL, "no-cache")], document(base).1).into_response()
}

/// The page, at one of its places: it finds its own way from there.
pub(crate) fn page(base: &BasePath, headers: &HeaderMap) -> Response {
    if base.is_empty() {
        return answer_from(find, base, "index.html", headers);
    }
    // No compressed copy of it has these addresses.
    let (status, document) = document(base);
    let hash = Sha256::digest(&document).into();
    tagged(headers, &hash, HeaderValue::from_static(HTML), "accept-encoding", || {
        (status, document).into_response()
    })
}

/// The file at this path.
pub(crate) fn answer(base: &BasePath, path: &str, headers: &HeaderMap) -> Response {
    match path {
        "/index.html" => page(base, headers),
        _ => answer_from(find, base, path, headers),
    }
}

/// Does a reader ask, whom the page tells what is wrong, and not a program?
pub(crate) fn asks_for_a_page(headers: &HeaderMap) -> bool {
    wants(headers, ACCEPT, "text/html")
}

fn answer_from(
    find: impl Fn(&str) -> Option<EmbeddedFile>,
    base: &BasePath,
    path: &str,
    headers: &HeaderMap,
) -> Response {
    let name = path.trim_start_matches('/');
    // The compressed copies are answers to the plain name, not files of their own.
    let is_copy = ENCODINGS.iter().any(|(ending, _)| name.ends_with(ending));
    let Some((file, encoding)) = best(&find, name, headers).filter(|_| !is_copy) else {
        return match name {
            "index.html" => {
                (StatusCode::SERVICE_UNAVAILABLE, [(CONTENT_TYPE, HTML)], NOT_BUILT).into_response()
            }
            _ if asks_for_a_page(headers) => page_with(base, StatusCode::NOT_FOUND),
            _ => StatusCode::NOT_FOUND.into_response(),
        };
    };
    let hash = file.metadata.sha256_hash();
    let fresh = || Response::new(Body::from(file.data.into_owned()));
    let mut response = tagged(headers, &hash, media_type(name), "accept-encoding", fresh);
    if let Some(encoding) = encoding {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// An answer of this kind that varies with these headers. Who has it already, by the tag that its hash makes, is told so.
pub(crate) fn tagged(
    headers: &HeaderMap,
    hash: &[u8; 32],
    media_type: HeaderValue,
    vary: &'static str,
    fresh: impl FnOnce() -> Response,
) -> Response {
    let tag: Option<ETag> = format!("\"{}\"", digits(&hash[..16])).parse().ok();
    let known = headers.typed_get::<IfNoneMatch>().zip(tag.as_ref());
    let is_known = known.is_some_and(|(known, tag)| !known.precondition_passes(tag));
    let mut response = if is_known { StatusCode::NOT_MODIFIED.into_response() } else { fresh() };
    let answer = response.headers_mut();
    answer.insert(CONTENT_TYPE, media_type);
    answer.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    answer.insert(VARY, HeaderValue::from_static(vary));
    if let Some(tag) = tag {
        answer.typed_insert(tag);
    }
    response
}

/// A text that is made for this answer, compressed where the client reads that.
pub(crate) fn compressed(headers: &HeaderMap, text: String) -> Response {
    let packed = wants(headers, ACCEPT_ENCODING, GZIP).then(|| {
        let mut packer = GzEncoder::new(Vec::new(), Compression::default());
        packer.write_all(text.as_bytes()).and_then(|()| packer.finish()).ok()
    });
    match packed.flatten() {
        Some(packed) => ([(CONTENT_ENCODING, GZIP)], packed).into_response(),
        None => text.into_response(),
    }
}

/// The smallest form of a file that the client reads.
fn best(
    find: impl Fn(&str) -> Option<EmbeddedFile>,
    name: &str,
    headers: &HeaderMap,
) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let compressed = ENCODINGS.iter().filter(|(_, encoding)| wants(headers, ACCEPT_ENCODING, encoding));
    compressed
        .filter_map(|(ending, encoding)| Some((find(&format!("{name}{ending}"))?, Some(*encoding))))
        .next()
        .or_else(|| Some((find(name)?, None)))
}

/// What HTTP calls a file of this name. All our texts are UTF-8.
fn media_type(name: &str) -> HeaderValue {
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let charset = if kind.type_() == mime_guess::mime::TEXT { "; charset=utf-8" } else { "" };
    HeaderValue::from_str(&format!("{kind}{charset}"))
        .unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

#[cfg(test)]
#[path = "assets_tests.rs"]
mod tests;
