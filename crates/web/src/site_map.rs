//! The current page of the site, from the address.

use leptos::prelude::document;
use std::fmt::Display;

pub use wire::paths::SitePage;

/// The part of every address that comes before ours: nothing, or as `/games` where the server shares its name with other
/// things. The document says it, as the server wrote it there.
pub fn base() -> String {
    let root = document().document_element().and_then(|root| root.get_attribute("data-base"));
    root.unwrap_or_default().trim_end_matches('/').to_owned()
}

/// The address of what is at this path of ours.
pub fn at(path: impl Display) -> String {
    format!("{}{path}", base())
}
