//! The paths of a server, as it answers them and as a page asks for them.

use std::fmt::{self, Display};

/// A page of the site, by the path at which the one document shows it.
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

/// What the path of every table's page begins with, of those that are not there too.
pub const TABLES: &str = "/t/";

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

impl Display for SitePage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SitePage::Home => f.write_str("/"),
            SitePage::MakeTable(game) => write!(f, "/new/{game}"),
            SitePage::PlayNow(game) => write!(f, "/play/{game}"),
            SitePage::Table(table) => write!(f, "{TABLES}{table}"),
            SitePage::Rules(game) => write!(f, "/rules/{game}"),
            SitePage::Learn(game) => write!(f, "/learn/{game}"),
            SitePage::Replay => f.write_str("/replay"),
            SitePage::Nowhere => f.write_str("/nowhere"),
        }
    }
}

/// Where messages go to and fro.
pub const SOCKET: &str = "/ws";

/// The counts of the server, for its operator.
pub const METRICS: &str = "/metrics";

/// Whether the server can do its work, for what watches over it.
pub const HEALTH: &str = "/healthz";

/// The style sheet of a game's drawing, which a table needs that is drawn before its page has come.
pub fn style_sheet(game: &str) -> String {
    format!("/styles/{game}")
}

/// What programs and the page ask for by plain HTTP.
pub mod api {
    /// What the path of every request begins with.
    pub const ALL: &str = "/api/";
    /// The games that can be played.
    pub const GAMES: &str = "/api/games";
    /// A promise of dice.
    pub const DICE: &str = "/api/dice";
    /// The tables that wait for players.
    pub const LOBBY: &str = "/api/lobby";
    /// Whoever wants to play now.
    pub const PAIR: &str = "/api/pair";
    /// The seats of one browser.
    pub const MY_SEATS: &str = "/api/my-seats";
    /// New tables.
    pub const TABLES: &str = "/api/tables";

    /// What anyone may know of a table.
    pub fn table(id: &str) -> String {
        format!("{TABLES}/{id}")
    }

    /// The seats of a table.
    pub fn seats(table: &str) -> String {
        format!("{TABLES}/{table}/seats")
    }

    /// The file of a finished game.
    pub fn record(table: &str) -> String {
        format!("{TABLES}/{table}/record")
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

    #[test]
    fn a_page_is_found_at_the_path_it_gives() {
        let id = || "minister".to_owned();
        let of_a_game = [SitePage::MakeTable, SitePage::PlayNow, SitePage::Rules, SitePage::Learn];
        let mut pages: Vec<SitePage> = of_a_game.into_iter().map(|page| page(id())).collect();
        pages.extend([SitePage::Home, SitePage::Replay, SitePage::Table(id()), SitePage::Nowhere]);
        for page in pages {
            assert_eq!(SitePage::read("", &page.to_string()), page);
        }
    }
}
