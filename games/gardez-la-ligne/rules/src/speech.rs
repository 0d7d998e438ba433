//! Narration: which message of the locales says an action, an event or a view, and with which arguments (GR3).

use crate::refusal::Reason;
use crate::{Action, Board, Event, GardezLaLigne, Line, Lines, Station, Union, View};
use rules::{Arg, Locales, Narrate, Phrase, Refusal, Rules, locales};

impl Narrate for GardezLaLigne {
    fn say_action(&self, action: &Action) -> Phrase {
        let Action::Picket(station) = *action;
        let through: Lines = self.board().through(station);
        self.lines(Phrase::new(self.said_of(station, "action-picket")), through.iter())
            .name("station", station_name(self.board(), station))
    }

    fn say_event(&self, event: &Event) -> Phrase {
        let said = |id, lines: &[Line]| self.lines(Phrase::new(id), lines.iter().copied());
        match event {
            Event::Starter { union, drawn: true } => Phrase::new("event-starter-drawn").seat("union", *union),
            Event::Starter { union, drawn: false } => {
                Phrase::new("event-starter-agreed").seat("union", *union)
            }
            Event::Picket { union, station, points, lines } => {
                let id = if lines.is_empty() { "event-picket-nothing" } else { "event-picket" };
                said(self.said_of(*station, id), lines)
                    .seat("union", *union)
                    .name("station", station_name(self.board(), *station))
                    .number("points", *points)
            }
            Event::OutOfMarkers { union, lines } => said("event-out-of-markers", lines).seat("union", *union),
            Event::Taken { union, lines } => said("event-taken", lines).seat("union", *union),
            Event::Seized { union, from, lines } => {
                said("event-seized", lines).seat("union", *union).seat("from", *from)
            }
            Event::Returned { from, lines } => said("event-returned", lines).seat("from", *from),
            Event::End { seats, winners } => end(seats, winners),
        }
    }

    /// Each line on which anybody has influence, then the other lines, then how each union stands and where its pickets are.
    fn say_view(&self, view: &View) -> Vec<Phrase> {
        let lines = || self.board().lines().zip(&view.influence);
        let touched = |influence: &[u8]| influence.iter().any(|points| *points > 0);
        let held = lines()
            .filter(|(_, influence)| touched(influence))
            .map(|(line, influence)| self.line_held(view, line, influence));
        let others: Vec<Arg> = lines()
            .filter(|(_, influence)| !touched(influence))
            .map(|(line, _)| Arg::Name(line_id(self.board(), line)))
            .collect();
        let untouched = (!others.is_empty()).then(|| {
            Phrase::new("view-untouched").number("count", others.len() as i64).arg("lines", Arg::List(others))
        });
        let unions = (0..self.seats()).map(Union::new).map(|union| self.union_stands(view, union));
        held.chain(untouched).chain(unions).collect()
    }

    fn locales() -> Locales {
        locales!["../../locales/cover.", "../../locales/", "../../../../crates/data_file/locales/"]
    }

    fn cover() -> Locales {
        locales!["../../locales/cover."]
    }
}

impl GardezLaLigne {
    fn line_held(&self, view: &View, line: Line, influence: &[u8]) -> Phrase {
        let phrase = match view.control.get(line.index()) {
            Some(Some(holder)) => Phrase::new("view-line-held").seat("holder", *holder),
            _ => Phrase::new("view-line-open"),
        };
        let unions = (0..self.seats()).map(Union::new);
        let mut standing: Vec<(u8, Union)> =
            influence.iter().copied().zip(unions).filter(|(points, _)| *points > 0).collect();
        // A stable sort: those who are level stay in the order of the seats.
        standing.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
        let influences = standing.into_iter().map(|(points, union)| {
            Arg::Said(Phrase::new("view-influence").seat("union", union).number("points", points))
        });
        phrase.name("line", line_id(self.board(), line)).arg("influences", Arg::List(influences.collect()))
    }

    fn union_stands(&self, view: &View, union: Union) -> Phrase {
        let stations: Vec<Arg> = view
            .pickets
            .iter()
            .filter(|picket| picket.union == union)
            .map(|picket| Arg::Name(station_name(self.board(), picket.station)))
            .collect();
        let id = if stations.is_empty() { "view-union-fresh" } else { "view-union" };
        Phrase::new(id)
            .seat("union", union)
            .number("seats", view.seats.get(union.index()).copied().unwrap_or(0))
            .number("left", view.pickets_left.get(union.index()).copied().unwrap_or(0))
            .arg("stations", Arg::List(stations))
    }

    /// The sentence `id` about a station of this board; about any other there is only one thing to say.
    fn said_of(&self, station: Station, id: &'static str) -> &'static str {
        if self.board().place(station).is_some() { id } else { Refusal::from(Reason::Unknown).reason }
    }

    /// The lines by their ids, and how many they are.
    fn lines(&self, phrase: Phrase, lines: impl Iterator<Item = Line>) -> Phrase {
        let ids: Vec<Arg> = lines.map(|line| Arg::Name(line_id(self.board(), line))).collect();
        phrase.number("count", ids.len() as i64).arg("lines", Arg::List(ids))
    }
}

fn end(seats: &[u16], winners: &[Union]) -> Phrase {
    let won = winners.first().and_then(|union| seats.get(union.index())).copied().unwrap_or(0);
    match winners {
        [winner] => Phrase::new("event-end-won").seat("union", *winner),
        _ => {
            let list = winners.iter().map(|union| Arg::Seat(*union)).collect();
            Phrase::new("event-end-shared").arg("unions", Arg::List(list))
        }
    }
    .number("seats", won)
}

/// Events and actions may come from outside, so a number that names nothing is still said.
fn station_name(board: &Board, station: Station) -> String {
    board.place(station).map_or_else(|| format!("#{}", station.0), |place| place.name.clone())
}

fn line_id(board: &Board, line: Line) -> String {
    board.track(line).map_or_else(|| format!("#{}", line.0), |track| track.id.clone())
}
