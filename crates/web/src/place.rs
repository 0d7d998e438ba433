//! Where in the site the reader is, by the address.

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
    /// The page with this path.
    pub fn read(path: &str) -> Place {
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
        assert_eq!(Place::read("/"), Place::Home);
        assert_eq!(Place::read("/t/abc/"), Place::Table("abc".into()));
        assert_eq!(Place::read("/t/ABc2"), Place::Table("abc2".into()));
        assert_eq!(Place::read("/rules/minister"), Place::Rules("minister".into()));
        assert_eq!(Place::read("/learn/minister"), Place::Learn("minister".into()));
        assert_eq!(Place::read("/play/minister"), Place::PlayNow("minister".into()));
        assert_eq!(Place::read("/replay"), Place::Replay);
        assert_eq!(Place::read("/t"), Place::Nowhere);
        assert_eq!(Place::read("/t/a/b"), Place::Nowhere);
    }
}
