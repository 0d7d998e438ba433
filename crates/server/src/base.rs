//! The base path: where the server shares its name with other things, all its addresses begin with it.

use crate::api_error::ApiError;
use crate::headers;
use axum::Router;
use axum::extract::Request;
use axum::http::header::LOCATION;
use axum::http::uri::PathAndQuery;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use wire::paths;

/// What every address of this server begins with: nothing, or a path such as `/hemicycle`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BasePath(Arc<str>);

/// What was given is no path that addresses could begin with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no base path: it begins with / and has letters, digits, . _ ~ and - between its slashes")]
pub struct BasePathError(String);

impl FromStr for BasePath {
    type Err = BasePathError;

    fn from_str(text: &str) -> Result<BasePath, BasePathError> {
        let plain = |part: &str| {
            let letters = part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._~-".contains(&byte));
            // A browser would resolve these away.
            letters && !part.is_empty() && part != "." && part != ".."
        };
        let path = text.trim_end_matches('/');
        let fits = text.len() <= 200 && path.strip_prefix('/').is_some_and(|path| path.split('/').all(plain));
        match text {
            "" | "/" => Ok(BasePath::default()),
            _ if fits => Ok(BasePath(path.into())),
            _ => Err(BasePathError(text.chars().take(40).collect())),
        }
    }
}

impl fmt::Display for BasePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl BasePath {
    /// Is there none?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The document of the page, whose own addresses begin with a slash.
    pub(crate) fn prefix_addresses(&self, document: &str) -> String {
        document.replace("=\"/", &format!("=\"{self}/"))
    }

    /// The same router for addresses that begin with this. What watches over the server finds its health and its counts
    /// without it too.
    pub(crate) fn before(self, inner: Router) -> Router {
        if self.is_empty() {
            return inner;
        }
        Router::new().fallback(async move |mut request: Request| {
            let uri = request.uri();
            match uri.path().strip_prefix(&*self.0) {
                Some("") => headers::add_to(self.redirect_to_slash(uri)).await,
                Some(rest) if rest.starts_with('/') => match without(uri, rest) {
                    Some(uri) => {
                        *request.uri_mut() = uri;
                        answered(inner.clone(), request).await
                    }
                    None => headers::add_to(ApiError::NotFound.into_response()).await,
                },
                _ if [paths::HEALTH, paths::METRICS].contains(&uri.path()) => {
                    answered(inner.clone(), request).await
                }
                _ => headers::add_to(ApiError::NotFound.into_response()).await,
            }
        })
    }

    /// Whoever leaves out the last slash is sent to it: what lies below it would not be found otherwise.
    fn redirect_to_slash(&self, uri: &Uri) -> Response {
        let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        (StatusCode::PERMANENT_REDIRECT, [(LOCATION, format!("{self}/{query}"))]).into_response()
    }
}

async fn answered(inner: Router, request: Request) -> Response {
    match TowerToHyperService::new(inner).call(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}

fn without(uri: &Uri, rest: &str) -> Option<Uri> {
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(PathAndQuery::from_maybe_shared(format!("{rest}{query}")).ok()?);
    Uri::from_parts(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_path_is_read_as_people_write_it() {
        let read = |text: &str| text.parse::<BasePath>().map(|base| base.to_string());
        assert_eq!(read("/hemicycle"), Ok("/hemicycle".into()));
        assert_eq!(read("/games/hemicycle/"), Ok("/games/hemicycle".into()));
        assert_eq!((read(""), read("/")), (Ok(String::new()), Ok(String::new())));
        for text in ["hemicycle", "//", "/a//b", "/a b", "/\"x", "/..", "/a/./b", "https://x/"] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_addresses_in_the_document_begin_with_it() {
        let base: BasePath = "/games".parse().unwrap();
        let document = r#"<html data-base="/"><link href="/style.css"><p title="a / b">"#;
        let prefixed = r#"<html data-base="/games/"><link href="/games/style.css"><p title="a / b">"#;
        assert_eq!(base.prefix_addresses(document), prefixed);
        assert_eq!(BasePath::default().prefix_addresses(document), document);
    }
}
