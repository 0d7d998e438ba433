//! Lines and stations put together: the board itself, and what is told about it.

use crate::calls::{Served, Way};
use crate::canvas::{self, CANVAS};
use crate::complexes::Complexes;
use crate::naming::{self, Ids};
use crate::paths;
use crate::report::{EXAMPLES, LineReport, Remark, Report, named, pair, with_count};
use crate::routes::{Network, Route};
use crate::stops::Stops;
use gardez_la_ligne::{BoardFile, LinePlan, StationPlan};
use rules::Arg;
use std::collections::HashSet;

/// The lines that run and the stations they serve, each with the name it has on the board.
pub(crate) struct Survey<'a> {
    network: &'a Network,
    complexes: &'a Complexes,
    /// The network's lines that have trips, and what each is called; nothing for those that stop nowhere.
    lines: Vec<(usize, Option<String>)>,
    /// The stations in the order of their names.
    stations: Vec<(usize, String)>,
}

impl<'a> Survey<'a> {
    pub(crate) fn new(network: &'a Network, running: &[usize], complexes: &'a Complexes) -> Survey<'a> {
        let stopping = complexes.all.iter().fold(0, |lines, complex| lines | complex.lines);
        let mut ids = Ids::default();
        let mut id = |line: usize| {
            let route: &Route = &network.lines[line];
            ids.id(&route.label, route.kind)
        };
        let lines: Vec<(usize, Option<String>)> = (0..)
            .zip(running)
            .map(|(bit, line)| (*line, (stopping >> bit & 1 == 1).then(|| id(*line))))
            .collect();
        let mut survey = Survey { network, complexes, lines, stations: vec![] };
        let names: Vec<String> = complexes.all.iter().map(|complex| complex.name.clone()).collect();
        let through: Vec<Vec<&str>> =
            complexes.all.iter().map(|complex| survey.ids(complex.lines).collect()).collect();
        let mut stations: Vec<_> = naming::stations(&names, &through).into_iter().enumerate().collect();
        stations.sort_by_cached_key(|(place, name)| (naming::natural(name), *place));
        survey.stations = stations;
        survey
    }

    /// The lines of the board.
    pub(crate) fn routes(&self) -> impl Iterator<Item = &Route> {
        self.lines.iter().filter(|(_, id)| id.is_some()).map(|(line, _)| &self.network.lines[*line])
    }

    /// The ids of these lines.
    fn ids(&self, lines: u64) -> impl Iterator<Item = &str> {
        let there = (0..).zip(&self.lines).filter(move |(bit, _)| lines >> bit & 1 == 1);
        there.filter_map(|(_, (_, id))| id.as_deref())
    }

    /// The board, as yet without a name.
    pub(crate) fn plan(&self, ways: &[Vec<Way>]) -> BoardFile {
        let mut names = vec![""; self.stations.len()];
        for (place, name) in &self.stations {
            names[*place] = name;
        }
        let line = |((line, id), ways): (&(usize, Option<String>), &Vec<Way>)| {
            let route = &self.network.lines[*line];
            let branches = paths::branches(ways, &self.complexes.of_root);
            let named =
                |branch: Vec<usize>| branch.into_iter().map(|place| names[place].to_owned()).collect();
            Some(LinePlan {
                id: id.clone()?,
                kind: route.kind.word().to_owned(),
                badge: route.kind.badge(),
                seats: route.kind.seats(),
                colour: route.colour.map(|colour| colour.to_string()),
                text: route.text.map(|text| text.to_string()),
                paths: branches.into_iter().map(named).collect(),
                gaps: vec![],
            })
        };
        let places: Vec<[f64; 2]> = self.complexes.all.iter().map(|complex| complex.at).collect();
        let fitted = canvas::fitted(&places);
        let station = |(place, name): &(usize, String)| StationPlan {
            name: name.clone(),
            lines: self.ids(self.complexes.all[*place].lines).map(str::to_owned).collect(),
            x: Some(fitted[*place][0]),
            y: Some(fitted[*place][1]),
            label: None,
            since: Default::default(),
        };
        BoardFile {
            name: String::new(),
            attribution: String::new(),
            canvas: Some(CANVAS),
            line: self.lines.iter().zip(ways).filter_map(line).collect(),
            station: self.stations.iter().map(station).collect(),
            corridor: vec![],
            river: None,
        }
    }

    /// Tells what became of the feed.
    pub(crate) fn tell(&self, report: &mut Report, plan: &BoardFile, stops: &Stops, served: &Served) {
        report.stops = [stops.all.len(), served.lines.iter().filter(|lines| **lines != 0).count()];
        report.stations = plan.station.len();
        report.interchanges = plan.station.iter().filter(|station| station.lines.len() > 1).count();
        self.tell_merged(report);
        self.tell_renamed(report);
        self.tell_dropped(report, stops, served);
        for (route, line) in self.routes().zip(&plan.line) {
            let told =
                [&route.full, &route.label].into_iter().find(|name| !name.is_empty() && **name != line.id);
            report.lines.push(LineReport {
                id: line.id.clone(),
                full: told.cloned().unwrap_or_default(),
                kind: route.kind.word(),
                stations: plan.station.iter().filter(|station| station.lines.contains(&line.id)).count(),
                seats: line.seats,
            });
        }
        let lost: Vec<Arg> = plan.line.iter().filter_map(|line| undrawn(plan, line)).collect();
        report.dropped.extend(Remark::on("remark-undrawn", lost));
        let (namesakes, others) = self.overlapping(plan);
        report.doubtful.extend(Remark::on("remark-overlap", namesakes));
        report.doubtful.extend(Remark::on("remark-overlap-others", others));
    }

    /// Stations that are drawn on top of each other: those of one name in the feed, which `--merge` can join, and others.
    fn overlapping(&self, plan: &BoardFile) -> (Vec<Arg>, Vec<Arg>) {
        let mut drawn: Vec<(f32, f32, &str, String)> = plan
            .station
            .iter()
            .zip(&self.stations)
            .filter_map(|(station, (place, name))| {
                let in_feed = naming::folded(&self.complexes.all[*place].name);
                Some((station.x?, station.y?, name.as_str(), in_feed))
            })
            .collect();
        drawn.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (mut namesakes, mut others) = (Vec::new(), Vec::new());
        for (n, (x, y, name, in_feed)) in drawn.iter().enumerate() {
            let near = drawn[n + 1..].iter().take_while(|(other, ..)| other - x < DOT);
            for (_, _, other, other_in_feed) in
                near.filter(|(other_x, other_y, ..)| (other_x - x).hypot(other_y - y) < DOT)
            {
                let of_one_name = in_feed == other_in_feed;
                let pairs = if of_one_name { &mut namesakes } else { &mut others };
                pairs.push(pair("example-pair", name, other));
            }
        }
        (namesakes, others)
    }

    fn tell_merged(&self, report: &mut Report) {
        let all = || self.complexes.all.iter();
        let both = self.routes().filter(|route| route.both_ways).map(|route| named(&route.label));
        report.merged.extend(Remark::on("remark-directions", both.collect()));
        let routes = self.routes().filter(|route| route.routes > 1 && !route.both_ways);
        let routes = routes.map(|route| with_count("example-routes", &route.label, route.routes)).collect();
        report.merged.extend(Remark::on("remark-routes", routes));
        let platforms = all().filter(|complex| complex.platforms > 1);
        let platforms =
            platforms.map(|complex| with_count("example-stops", &complex.name, complex.platforms));
        report.merged.extend(Remark::on("remark-platforms", platforms.collect()));
        let joined = |transfer: bool| {
            let joined = all().filter(move |complex| complex.namesakes > 1 && complex.transfer == transfer);
            joined.map(|complex| with_count("example-stations", &complex.name, complex.namesakes)).collect()
        };
        report.merged.extend(Remark::on("remark-transfers", joined(true)));
        let namesakes = Remark::on("remark-namesakes", joined(false));
        let reach = &self.complexes.reach;
        report.merged.extend(namesakes.map(|remark| remark.within(reach.others.max(reach.same_line))));
    }

    fn tell_renamed(&self, report: &mut Report) {
        let lines = self.lines.iter().filter_map(|(line, id)| {
            let label = &self.network.lines[*line].label;
            id.as_ref().filter(|id| *id != label).map(|id| pair("example-renamed", label, id))
        });
        report.renamed.extend(Remark::on("remark-renamed-lines", lines.collect()));
        let stations = self.stations.iter().filter(|(place, name)| self.complexes.all[*place].name != *name);
        let stations = stations.map(|(_, name)| named(name)).collect();
        report.renamed.extend(Remark::on("remark-renamed-stations", stations));
    }

    fn tell_dropped(&self, report: &mut Report, stops: &Stops, served: &Served) {
        let running: HashSet<usize> = self.lines.iter().map(|(line, _)| *line).collect();
        let absorbed = &self.network.absorbed;
        let idle = 0..self.network.lines.len();
        let idle = idle.filter(|line| !running.contains(line) && !absorbed.contains(line));
        let label = |line: usize| named(&self.network.lines[line].label);
        report.dropped.extend(Remark::on("remark-idle", idle.map(label).collect()));
        let nowhere = self.lines.iter().filter(|(_, id)| id.is_none()).map(|(line, _)| label(*line));
        report.dropped.extend(Remark::on("remark-nowhere", nowhere.collect()));
        // A station is served if any of its platforms is, and platforms are not counted beside their station.
        let mut bare = vec![true; stops.all.len()];
        for stop in (0..).zip(&served.lines).filter(|(_, lines)| **lines != 0).map(|(stop, _)| stop) {
            bare[stops.root(stop) as usize] = false;
        }
        let whole = |number: u32, location: u32| location <= 1 && stops.root(number) == number;
        let bare = (0..)
            .zip(&stops.all)
            .filter(|(number, stop)| bare[*number as usize] && whole(*number, stop.location))
            .map(|(_, stop)| &*stop.name);
        let (mut count, mut examples) = (0, Vec::new());
        for name in bare {
            count += 1;
            if examples.len() < EXAMPLES && examples.iter().all(|known| *known != name) {
                examples.push(name);
            }
        }
        let examples = examples.into_iter().map(named).collect();
        report.dropped.extend(Remark::counted(count, "remark-unserved", examples));
        let unknown = served.unknown.iter().map(|id| named(id)).collect();
        report.dropped.extend(served.nowhere.remark("remark-unknown-stops", unknown));
        let orphans = stops.orphans.iter().map(|name| named(name)).collect();
        report.dropped.extend(Remark::on("remark-orphans", orphans));
    }
}

/// Dots that are closer than this on the canvas are drawn one on top of the other.
const DOT: f32 = 8.0;

/// A line and how many of its stations its paths leave out.
fn undrawn(plan: &BoardFile, line: &LinePlan) -> Option<Arg> {
    let drawn: HashSet<&String> = line.paths.iter().flatten().collect();
    let stations = plan.station.iter().filter(|station| station.lines.contains(&line.id));
    let lost = stations.filter(|station| !drawn.contains(&station.name)).count();
    (lost > 0).then(|| with_count("example-stations", &line.id, lost))
}
