//! The lobby: public tables that wait for players and where somebody is.

use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};
use wire::lobby::LobbyTable;
use wire::{Occupant, Stage, TableInfo};

/// So many tables are shown at once.
const SHOWN: usize = 200;

/// The tables in the lobby. It is kept in memory alone: a host who is there tells it of the table again.
pub(crate) struct Lobby {
    /// A table where nobody is for longer is not shown.
    linger: Duration,
    tables: HashMap<String, LobbyEntry>,
    /// Those that were just made and have not told of themselves yet.
    awaited: HashSet<String>,
}

/// What hangs in the lobby for one table.
struct LobbyEntry {
    listed: LobbyTable,
    since: Instant,
    /// Until when it hangs there, where nobody is at the table.
    until: Option<Instant>,
    /// Has nobody come since it was made? Then its maker is still on the way.
    is_new: bool,
}

impl Lobby {
    pub(crate) fn new(linger: Duration) -> Lobby {
        Lobby { linger, tables: HashMap::new(), awaited: HashSet::new() }
    }

    /// Whoever is on the way to a table has this long.
    pub(crate) fn linger(&self) -> Duration {
        self.linger
    }

    /// The table is like this now.
    pub(crate) fn post(&mut self, about: &TableInfo, now: Instant) {
        let Some(listed) = listed(about) else {
            self.remove(&about.table);
            return;
        };
        let is_person = |seat: &wire::SeatInfo| seat.occupant == Occupant::Human;
        let somebody_is_there = about.seats.iter().any(|seat| is_person(seat) && seat.present);
        let known = self.tables.remove(&about.table);
        // What has gone from here does not come back because somebody left: only somebody who is there brings it back.
        let is_new = self.awaited.remove(&about.table) || known.as_ref().is_some_and(|notice| notice.is_new);
        if !somebody_is_there && known.is_none() && !is_new {
            return;
        }
        let is_new = is_new && !somebody_is_there;
        let since = known.as_ref().map_or(now, |notice| notice.since);
        // From the moment on when everybody was first missed.
        let missed = known.and_then(|notice| notice.until);
        let until = (!somebody_is_there).then(|| missed.unwrap_or(now + self.linger));
        self.tables.insert(about.table.clone(), LobbyEntry { listed, since, until, is_new });
    }

    /// The table has just been made: its maker is on the way.
    pub(crate) fn expect(&mut self, table: &str) {
        self.awaited.insert(table.to_owned());
    }

    /// The table is gone.
    pub(crate) fn remove(&mut self, table: &str) {
        self.tables.remove(table);
    }

    /// Those that fit, the one that has waited longest first.
    pub(crate) fn list(&mut self, wanted: &LobbyFilter, now: Instant) -> Vec<LobbyTable> {
        self.matching(wanted, now, |_| true)
    }

    /// Those of them to which a stranger can be sent: where somebody is, or comes in a moment.
    pub(crate) fn welcoming(&mut self, wanted: &LobbyFilter, now: Instant) -> Vec<LobbyTable> {
        self.matching(wanted, now, |notice| notice.until.is_none() || notice.is_new)
    }

    fn matching(
        &mut self,
        wanted: &LobbyFilter,
        now: Instant,
        also: impl Fn(&LobbyEntry) -> bool,
    ) -> Vec<LobbyTable> {
        self.tables.retain(|_, notice| notice.until.is_none_or(|until| now < until));
        let fits = |notice: &&LobbyEntry| wanted.fits(&notice.listed) && also(notice);
        let mut fitting: Vec<&LobbyEntry> = self.tables.values().filter(fits).collect();
        fitting.sort_by_key(|notice| (notice.since, notice.listed.table.clone()));
        let shown = fitting.into_iter().take(SHOWN);
        let waiting = |notice: &LobbyEntry| now.saturating_duration_since(notice.since).as_secs();
        shown.map(|notice| LobbyTable { waiting: waiting(notice), ..notice.listed.clone() }).collect()
    }
}

/// A table as the lobby shows it; nothing of one that is not to be shown.
fn listed(about: &TableInfo) -> Option<LobbyTable> {
    let count =
        |is: fn(&Occupant) -> bool| about.seats.iter().filter(|seat| is(&seat.occupant)).count() as u8;
    let open = count(|occupant| *occupant == Occupant::Open);
    let barred = about.conduct.closed || about.conduct.locked;
    if !about.public || about.stage != Stage::Gathering || barred || open == 0 {
        return None;
    }
    Some(LobbyTable {
        table: about.table.clone(),
        game: about.game.clone(),
        host: about.seats.get(about.host.index())?.name.clone(),
        seats: about.seats.len() as u8,
        open,
        bots: count(|occupant| matches!(occupant, Occupant::Bot(_))),
        clock: about.conduct.clock,
        waiting: 0,
    })
}

/// Which tables are asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LobbyFilter {
    pub(crate) game: Option<String>,
    pub(crate) open: Option<u8>,
    #[serde(skip)]
    pub(crate) seats: Option<u8>,
}

impl LobbyFilter {
    fn fits(&self, table: &LobbyTable) -> bool {
        self.game.as_ref().is_none_or(|game| *game == table.game)
            && self.open.is_none_or(|open| table.open >= open)
            && self.seats.is_none_or(|seats| table.seats == seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Seat, Settings};
    use std::collections::BTreeMap;
    use wire::SeatInfo;

    fn about(table: &str, seats: &[(Occupant, bool)]) -> TableInfo {
        let seat = |(occupant, present): &(Occupant, bool)| SeatInfo {
            name: "Ada".into(),
            occupant: *occupant,
            present: *present,
            conduct: Default::default(),
            open: false,
        };
        TableInfo {
            table: table.into(),
            game: "probe".into(),
            rules: 1,
            settings: Settings::try_from(BTreeMap::new()).unwrap(),
            seats: seats.iter().map(seat).collect(),
            stage: Stage::Gathering,
            host: Seat::new(0),
            dice: None,
            public: true,
            conduct: Default::default(),
        }
    }

    fn names(lobby: &mut Lobby, now: Instant) -> Vec<String> {
        lobby.list(&LobbyFilter::default(), now).into_iter().map(|listed| listed.table).collect()
    }

    #[test]
    fn a_table_hangs_there_while_its_host_is_there_and_a_little_longer() {
        let (start, linger) = (Instant::now(), Duration::from_secs(30));
        let later = |seconds| start + Duration::from_secs(seconds);
        let mut lobby = Lobby::new(linger);
        let there = about("a", &[(Occupant::Human, true), (Occupant::Open, false)]);
        let gone = about("a", &[(Occupant::Human, false), (Occupant::Open, false)]);
        lobby.post(&there, start);
        assert_eq!(names(&mut lobby, later(3600)), ["a"]);
        lobby.post(&gone, later(3600));
        lobby.post(&gone, later(3620));
        assert_eq!(names(&mut lobby, later(3629)), ["a"]);
        assert_eq!(names(&mut lobby, later(3630)), [""; 0], "news of others do not make it hang longer");
        lobby.post(&gone, later(3640));
        assert_eq!(names(&mut lobby, later(3640)), [""; 0], "that somebody left does not bring it back");
        lobby.post(&there, later(3641));
        assert_eq!(names(&mut lobby, later(9999)), ["a"], "the host is back");
    }

    #[test]
    fn nobody_is_sent_to_a_table_that_everybody_has_left() {
        let now = Instant::now();
        let mut lobby = Lobby::new(Duration::from_secs(30));
        let there = about("a", &[(Occupant::Human, true), (Occupant::Open, false)]);
        let gone = about("a", &[(Occupant::Human, false), (Occupant::Open, false)]);
        let welcoming = |lobby: &mut Lobby| lobby.welcoming(&LobbyFilter::default(), now).len();
        lobby.post(&gone, now);
        assert_eq!((welcoming(&mut lobby), names(&mut lobby, now).len()), (0, 0), "as after a restart");
        lobby.expect("a");
        lobby.post(&gone, now);
        lobby.post(&gone, now);
        assert_eq!(welcoming(&mut lobby), 1, "its maker is on the way");
        lobby.post(&there, now);
        assert_eq!(welcoming(&mut lobby), 1);
        lobby.post(&gone, now);
        assert_eq!((welcoming(&mut lobby), names(&mut lobby, now).len()), (0, 1), "back in a moment, or not");
    }

    #[test]
    fn what_is_not_for_strangers_is_not_there() {
        let now = Instant::now();
        let mut lobby = Lobby::new(Duration::ZERO);
        let open = [(Occupant::Human, true), (Occupant::Open, false)];
        let refuses = |change: fn(&mut TableInfo), lobby: &mut Lobby| {
            lobby.post(&about("a", &open), now);
            assert_eq!(names(lobby, now), ["a"]);
            let mut other = about("a", &open);
            change(&mut other);
            lobby.post(&other, now);
            assert_eq!(names(lobby, now), [""; 0]);
        };
        refuses(|about| about.public = false, &mut lobby);
        refuses(|about| about.stage = Stage::Playing, &mut lobby);
        refuses(|about| about.conduct.closed = true, &mut lobby);
        refuses(|about| about.conduct.locked = true, &mut lobby);
        refuses(|about| about.seats[1].occupant = Occupant::Human, &mut lobby);
        refuses(|about| about.seats[0].present = false, &mut lobby);
    }

    #[test]
    fn the_one_that_has_waited_longest_comes_first() {
        let start = Instant::now();
        let mut lobby = Lobby::new(Duration::ZERO);
        let open = [(Occupant::Human, true), (Occupant::Open, false), (Occupant::Open, false)];
        for (seconds, table) in [(1, "c"), (2, "a"), (3, "b")] {
            lobby.post(&about(table, &open), start + Duration::from_secs(seconds));
        }
        // What changes at a table does not send it back to the end.
        lobby.post(&about("c", &open[..2]), start + Duration::from_secs(4));
        let now = start + Duration::from_secs(11);
        let listed = lobby.list(&LobbyFilter::default(), now);
        assert_eq!(
            listed.iter().map(|one| (one.table.as_str(), one.waiting)).collect::<Vec<_>>(),
            [("c", 10), ("a", 9), ("b", 8)]
        );
        let two = lobby.list(&LobbyFilter { open: Some(2), ..LobbyFilter::default() }, now);
        assert_eq!(two.len(), 2);
        assert!(
            lobby.list(&LobbyFilter { game: Some("chess".into()), ..LobbyFilter::default() }, now).is_empty()
        );
        assert_eq!(lobby.list(&LobbyFilter { seats: Some(2), ..LobbyFilter::default() }, now).len(), 1);
    }
}
