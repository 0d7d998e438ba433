//! The table in sentences, for whoever listens instead of looking.

use crate::speech::{line_id, station_name};
use crate::{GardezLaLigne, Line, Union, View};
use rules::{Arg, Phrase, Rules};

impl GardezLaLigne {
    /// Each line on which anybody has influence, then the other lines, then how each union stands and where its pickets are.
    pub(crate) fn tell_view(&self, view: &View) -> Vec<Phrase> {
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
}
