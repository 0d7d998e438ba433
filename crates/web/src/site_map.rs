//! Where in the site the reader is, by the address.

use leptos::prelude::document;

/// The part of every address that comes before ours: nothing, or as `/games` where the server shares its name with other
/// things. The document says it, as the server wrote it there.
pub fn base() -> String {
    let root = document().document_element().and_then(|root| root.get_attribute("data-base"));
    root.unwrap_or_default().trim_end_matches('/').to_owned()
}

/// The address of what is at this path of ours.
pub fn at(path: &str) -> String {
    format!("{}{path}", base())
}

/// A page of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SitePage {
    /// `/`
    Home,
    /// `/new/{game}`
    MakeTable(String),
    /// `/play/{game}`
    PlayNow(String),
    /// `/t/{table}`
    Table(String),
    /// `/rules/{game}`
    Rules(String),
    /// `/learn/{game}`
    Learn(String),
    /// `/replay`
    Replay,
    /// Anything else.
    Nowhere,
}

impl SitePage {
    /// The page with this path, which begins with what comes before ours.
    pub fn read(base: &str, path: &str) -> SitePage {
        let Some(path) = path.strip_prefix(base) else { return SitePage::Nowhere };
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => SitePage::Home,
            ["new", game] => SitePage::MakeTable(game.to_owned()),
            ["play", game] => SitePage::PlayNow(game.to_owned()),
            // Whoever is read a table's code over the telephone does not hear which letters are capitals.
            ["t", table] => SitePage::Table(table.to_ascii_lowercase()),
            ["replay"] => SitePage::Replay,
            ["learn", game] => SitePage::Learn(game.to_owned()),
            ["rules", game] => SitePage::Rules(game.to_owned()),
            _ => SitePage::Nowhere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lead_where_they_say() {
        assert_eq!(SitePage::read("", "/"), SitePage::Home);
        assert_eq!(SitePage::read("", "/t/abc/"), SitePage::Table("abc".into()));
        assert_eq!(SitePage::read("", "/t/ABc2"), SitePage::Table("abc2".into()));
        assert_eq!(SitePage::read("", "/rules/minister"), SitePage::Rules("minister".into()));
        assert_eq!(SitePage::read("", "/learn/minister"), SitePage::Learn("minister".into()));
        assert_eq!(SitePage::read("", "/play/minister"), SitePage::PlayNow("minister".into()));
        assert_eq!(SitePage::read("", "/replay"), SitePage::Replay);
        assert_eq!(SitePage::read("", "/t"), SitePage::Nowhere);
        assert_eq!(SitePage::read("", "/t/a/b"), SitePage::Nowhere);
        assert_eq!(SitePage::read("/games", "/games/t/abc"), SitePage::Table("abc".into()));
        assert_eq!(SitePage::read("/games", "/games/"), SitePage::Home);
        assert_eq!(SitePage::read("/games", "/t/abc"), SitePage::Nowhere);
    }
}
