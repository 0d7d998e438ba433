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
pub enum Place {
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

impl Place {
    /// The page with this path, which begins with what comes before ours.
    pub fn read(base: &str, path: &str) -> Place {
        let Some(path) = path.strip_prefix(base) else { return Place::Nowhere };
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Place::Home,
            ["new", game] => Place::MakeTable(game.to_owned()),
            ["play", game] => Place::PlayNow(game.to_owned()),
            // Whoever is read a table's code over the telephone does not hear which letters are capitals.
            ["t", table] => Place::Table(table.to_ascii_lowercase()),
            ["replay"] => Place::Replay,
            ["learn", game] => Place::Learn(game.to_owned()),
            ["rules", game] => Place::Rules(game.to_owned()),
            _ => Place::Nowhere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lead_where_they_say() {
        assert_eq!(Place::read("", "/"), Place::Home);
        assert_eq!(Place::read("", "/t/abc/"), Place::Table("abc".into()));
        assert_eq!(Place::read("", "/t/ABc2"), Place::Table("abc2".into()));
        assert_eq!(Place::read("", "/rules/minister"), Place::Rules("minister".into()));
        assert_eq!(Place::read("", "/learn/minister"), Place::Learn("minister".into()));
        assert_eq!(Place::read("", "/play/minister"), Place::PlayNow("minister".into()));
        assert_eq!(Place::read("", "/replay"), Place::Replay);
        assert_eq!(Place::read("", "/t"), Place::Nowhere);
        assert_eq!(Place::read("", "/t/a/b"), Place::Nowhere);
        assert_eq!(Place::read("/games", "/games/t/abc"), Place::Table("abc".into()));
        assert_eq!(Place::read("/games", "/games/"), Place::Home);
        assert_eq!(Place::read("/games", "/t/abc"), Place::Nowhere);
    }
}
