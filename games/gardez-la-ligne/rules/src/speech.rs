//! Which sentence says what; the sentences themselves are in the locales.

use crate::picket::UNKNOWN;
use crate::{Action, Board, Event, GardezLaLigne, Line, Lines, Station, Union};
use rules::{Arg, Locales, Phrase};

pub(crate) const LOCALES: Locales = Locales {
    fr: concat!(
        include_str!("../../locales/cover.fr.ftl"),
        include_str!("../../locales/fr.ftl"),
        include_str!("../../../../crates/data_file/locales/fr.ftl"),
    ),
    en: concat!(
        include_str!("../../locales/cover.en.ftl"),
        include_str!("../../locales/en.ftl"),
        include_str!("../../../../crates/data_file/locales/en.ftl"),
    ),
};

pub(crate) const COVER: Locales = Locales {
    fr: include_str!("../../locales/cover.fr.ftl"),
    en: include_str!("../../locales/cover.en.ftl"),
};

impl GardezLaLigne {
    pub(crate) fn speak_action(&self, action: &Action) -> Phrase {
        let Action::Picket(station) = *action;
        let through: Lines = self.board().through(station);
        self.lines(Phrase::new(self.said_of(station, "action-picket")), through.iter())
            .name("station", station_name(self.board(), station))
    }

    pub(crate) fn speak_event(&self, event: &Event) -> Phrase {
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

    /// The sentence `id` about a station of this board; about any other there is only one thing to say.
    fn said_of(&self, station: Station, id: &'static str) -> &'static str {
        if self.board().place(station).is_some() { id } else { UNKNOWN.reason }
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
pub(crate) fn station_name(board: &Board, station: Station) -> String {
    board.place(station).map_or_else(|| format!("#{}", station.0), |place| place.name.clone())
}

pub(crate) fn line_id(board: &Board, line: Line) -> String {
    board.track(line).map_or_else(|| format!("#{}", line.0), |track| track.id.clone())
}
