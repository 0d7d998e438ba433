//! Feeds built as those of some real cities are: what is one station or one line there is one on the board (GR7).
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod common;

use common::{Files, feed, options, report_text};
use gardez_la_ligne_gtfs::{Feed, Import, ImportOptions, import};
use speech::Lang;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A network as the tests write it: lines with the stations they call at, each with its latitude and longitude.
#[derive(Default)]
struct City {
    routes: String,
    trips: String,
    stops: String,
    times: String,
    transfers: String,
}

impl City {
    /// A route with a trip in this direction; every station is there once for each route, with a platform of its own.
    fn line(mut self, id: &str, short: &str, long: &str, stations: &[(&str, f64, f64)]) -> City {
        writeln!(self.routes, "{id},{short},{long},1,0055C8").unwrap();
        writeln!(self.trips, "{id},{id}-1").unwrap();
        for (n, (name, lat, lon)) in stations.iter().enumerate() {
            writeln!(self.stops, "{id}-{n},{name},{lat},{lon},1,").unwrap();
            writeln!(self.stops, "{id}-{n}-p,{name} platform,{lat},{lon},0,{id}-{n}").unwrap();
            writeln!(self.times, "{id}-1,{id}-{n}-p,{n}").unwrap();
        }
        self
    }

    /// A route that calls at these platforms, which are there already.
    fn calls(mut self, id: &str, short: &str, long: &str, platforms: &[&str]) -> City {
        writeln!(self.routes, "{id},{short},{long},1,0055C8").unwrap();
        writeln!(self.trips, "{id},{id}-1").unwrap();
        for (n, platform) in platforms.iter().enumerate() {
            writeln!(self.times, "{id}-1,{platform},{n}").unwrap();
        }
        self
    }

    fn transfer(mut self, from: &str, to: &str, of_type: u8) -> City {
        writeln!(self.transfers, "{from},{to},{of_type}").unwrap();
        self
    }

    fn files(&self) -> Files {
        let files = Files(BTreeMap::new())
            .with(
                "routes.txt",
                format!("route_id,route_short_name,route_long_name,route_type,route_color\n{}", self.routes),
            )
            .with("trips.txt", format!("route_id,trip_id\n{}", self.trips))
            .with(
                "stops.txt",
                format!("stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n{}", self.stops),
            )
            .with("stop_times.txt", format!("trip_id,stop_id,stop_sequence\n{}", self.times));
        match self.transfers.as_str() {
            "" => files,
            rows => files.with("transfers.txt", format!("from_stop_id,to_stop_id,transfer_type\n{rows}")),
        }
    }

    fn board(&self, merge: Option<f64>) -> Import {
        let archive = std::io::Cursor::new(self.files().zipped(""));
        let mut feed = Feed::zip("city.zip".to_owned(), archive).unwrap();
        import(&mut feed, &ImportOptions { merge, ..options("metro", &[]) }).unwrap()
    }
}

fn interchanges(import: &Import) -> Vec<String> {
    let several = import.plan.station.iter().filter(|station| station.lines.len() > 1);
    several.map(|station| format!("{} {}", station.name, station.lines.join(" "))).collect()
}

/// As in Mexico City: each line has its own stations, those of one name a few hundred metres apart, and no transfers.
fn mexico() -> City {
    City::default()
        .line(
            "L1",
            "1",
            "Observatorio a Pantitlán",
            &[
                ("Tacubaya", 19.4032, -99.1871),
                ("Balderas", 19.4273, -99.1490),
                ("Pantitlán", 19.4153, -99.0722),
            ],
        )
        .line(
            "L3",
            "3",
            "Indios Verdes a Universidad",
            &[
                ("La Raza", 19.4676, -99.1387),
                ("Balderas", 19.4276, -99.1492),
                ("Universidad", 19.3244, -99.1740),
            ],
        )
        .line(
            "L5",
            "5",
            "Politécnico a Pantitlán",
            &[
                ("La Raza", 19.4703, -99.1363),
                ("Oceanía", 19.4458, -99.0870),
                ("Pantitlan", 19.4165, -99.0733),
            ],
        )
        .line(
            "L7",
            "7",
            "El Rosario a Barranca",
            &[
                ("Tacubaya", 19.4018, -99.1873),
                ("Polanco", 19.4336, -99.1912),
                ("Mixcoac", 19.3760, -99.1876),
            ],
        )
        .line(
            "L9",
            "9",
            "Tacubaya a Pantitlán",
            &[
                ("TACUBAYA", 19.4020, -99.1866),
                ("Centro Médico", 19.4066, -99.1553),
                ("Pantitlán", 19.4148, -99.0727),
            ],
        )
}

#[test]
fn gr7_stations_of_one_name_near_each_other_are_one_though_each_line_has_its_own() {
    let import = mexico().board(None);
    assert_eq!(interchanges(&import), ["Balderas 1 3", "La Raza 3 5", "Pantitlán 1 5 9", "Tacubaya 1 7 9"]);
    assert_eq!(import.plan.station.len(), 9);
    let said = report_text(&import, Lang::En);
    let line = "  stations made of several of the same name that are less than 500 m apart (--merge): 4, ";
    assert!(said.contains(line) && said.contains("Pantitlán (3)"), "{said}");
}

#[test]
fn gr7_the_distance_can_be_set() {
    assert_eq!(interchanges(&mexico().board(Some(60.0))), ["Balderas 1 3"]);
    assert_eq!(interchanges(&mexico().board(Some(0.0))), [""; 0]);
    let far = City::default().line("A", "A", "", &[("Port", 0.0, 10.0), ("Hill", 0.02, 10.0)]).line(
        "B",
        "B",
        "",
        &[("Port", 0.007, 10.0), ("Quay", 0.03, 10.0)],
    );
    assert_eq!(interchanges(&far.board(None)), [""; 0], "778 metres");
    assert_eq!(interchanges(&far.board(Some(800.0))), ["Port A B"]);
}

/// As in New York: stations of one name on neighbouring avenues, of which the feed joins some and not others.
#[test]
fn gr7_transfers_join_what_has_one_name_and_say_that_the_rest_is_not_joined() {
    let streets =
        |avenue: f64| [("14 St", 40.737, avenue), ("23 St", 40.743, avenue), ("34 St", 40.750, avenue)];
    let city = || City::default().line("1", "1", "", &streets(-74.000)).line("F", "F", "", &streets(-73.997));
    assert_eq!(interchanges(&city().board(None)).len(), 3, "where nothing is told, 250 metres are near");
    let joined = city().transfer("1-0", "F-0-p", 2).transfer("1-1", "F-1", 3).transfer("1-2", "F-1", 0);
    let import = joined.board(None);
    assert_eq!(
        interchanges(&import),
        ["14 St 1 F"],
        "a transfer that cannot be made, or between two names, joins nothing"
    );
    assert!(
        report_text(&import, Lang::En)
            .contains("  stations made of several of the same name by transfers.txt: 1, 14 St (2)\n")
    );
    let far = City::default().line("1", "1", "", &[("Airport", 40.0, -74.0), ("Port", 40.1, -74.0)]).line(
        "2",
        "2",
        "",
        &[("Airport", 40.02, -74.0), ("Hill", 40.1, -74.1)],
    );
    assert_eq!(interchanges(&far.transfer("2-0", "1-0", 0).board(None)), ["Airport 1 2"], "however far");
}

#[test]
fn gr7_stops_of_one_line_far_apart_are_two_whatever_they_are_called() {
    let line = City::default().line(
        "1",
        "1",
        "",
        &[("Market", 0.0, 10.0), ("Hill", 0.01, 10.0), ("Market", 0.003, 10.0)],
    );
    assert_eq!(line.board(None).plan.station.len(), 3, "333 metres");
    assert_eq!(line.board(Some(400.0)).plan.station.len(), 2);
}

/// As in the Bay Area: every line has a route north and a route south, and both call at the same stations.
fn bay() -> City {
    let blue = [
        ("Dublin", 37.70, -121.90),
        ("Castro Valley", 37.69, -122.08),
        ("Lake Merritt", 37.80, -122.27),
        ("Daly City", 37.71, -122.47),
    ];
    City::default()
        .line("11", "Blue-S", "Dublin to Daly City", &blue)
        .calls("12", "Blue-N", "Daly City to Dublin", &["11-3-p", "11-2-p", "11-1-p", "11-0-p"])
        .line(
            "1",
            "Yellow-S",
            "Antioch to Millbrae",
            &[
                ("Antioch", 38.00, -121.78),
                ("Concord", 37.97, -122.03),
                ("Daly City", 37.71, -122.47),
                ("Millbrae", 37.60, -122.39),
            ],
        )
        .calls("2", "Yellow-N", "Millbrae to Antioch", &["1-3-p", "1-2-p", "1-1-p", "1-0-p"])
}

#[test]
fn gr7_a_route_for_each_direction_is_one_line() {
    let import = bay().board(None);
    let lines: Vec<(&str, usize)> =
        import.plan.line.iter().map(|line| (line.id.as_str(), line.paths.len())).collect();
    assert_eq!(lines, [("Blue", 1), ("Yellow", 1)]);
    assert_eq!(interchanges(&import), ["Daly City Blue Yellow"]);
    assert_eq!(import.plan.station.len(), 7);
    let said = report_text(&import, Lang::En);
    assert!(said.contains("  lines with a route for each direction: 2, Blue and Yellow\n"), "{said}");
    assert!(!said.contains("without trips") && !said.contains("stop nowhere"), "{said}");
    // Both can be asked for by the name of the line, or one by its own.
    let of = |lines: &[&str]| {
        let files = bay().files();
        let ids: Vec<String> =
            files.import("metro", lines).unwrap().plan.line.into_iter().map(|line| line.id).collect();
        ids
    };
    assert_eq!(of(&["blue"]), ["Blue"]);
    assert_eq!(of(&["Yellow-N"]), ["Yellow-N"]);
}

#[test]
fn gr7_lines_that_only_sound_like_two_directions_stay_two() {
    let city = City::default()
        .line("N", "Line N", "", &[("Port", 0.0, 10.0), ("North", 0.1, 10.0), ("Pole", 0.2, 10.0)])
        .line("S", "Line S", "", &[("Port", 0.0, 10.0), ("South", -0.1, 10.0), ("Ice", -0.2, 10.0)]);
    let ids: Vec<String> = city.board(None).plan.line.into_iter().map(|line| line.id).collect();
    assert_eq!(ids, ["Line N", "Line S"]);
}

#[test]
fn gr7_stations_drawn_on_top_of_each_other_are_told() {
    let city = City::default().line("1", "1", "", &[("Port", 0.0, 10.0), ("Hill", 1.0, 11.0)]).line(
        "2",
        "2",
        "",
        &[("Port Bridge", 0.0005, 10.0), ("Quay", 1.0, 10.0)],
    );
    let said = report_text(&city.board(None), Lang::En);
    let line = "Look at:\n  stations of different names drawn on top of each other; give them one name in stops.txt if they are one, or move them apart in the file: 1, ";
    assert!(
        said.contains(line) && said.contains("Port Bridge / Port") | said.contains("Port / Port Bridge"),
        "{said}"
    );
    assert!(
        report_text(&city.board(None), Lang::Fr)
            .contains("À regarder\u{a0}:\n  stations de noms différents dessinées l’une sur l’autre")
    );
    assert!(!report_text(&mexico().board(None), Lang::En).contains("Look at"));
}

#[test]
fn gr7_merging_is_advised_where_it_joins() {
    let city = City::default().line("1", "1", "", &[("Port", 0.0, 10.0), ("Hill", 1.0, 11.0)]).line(
        "2",
        "2",
        "",
        &[("Port", 0.0005, 10.0), ("Quay", 1.0, 10.0)],
    );
    let said = report_text(&city.board(Some(10.0)), Lang::En);
    assert!(
        said.contains("stations of one name drawn on top of each other; join them with a larger --merge"),
        "{said}"
    );
    assert!(!said.contains("different names"), "{said}");
    assert!(!report_text(&city.board(Some(100.0)), Lang::En).contains("on top of each other"));
}

#[test]
fn hidden_characters_are_not_in_names() {
    let hidden =
        feed().changed("stops.txt", "castle,Castle", "castle,\u{feff}Cas\u{ad}t\u{200b}le\u{200e}\u{2060}");
    let import = hidden.import("metro", &[]).unwrap();
    assert!(import.plan.station.iter().any(|station| station.name == "Castle"), "{:?}", import.plan.station);
    // Names that differ by nothing that can be seen are one.
    let market = feed().changed("stops.txt", "market-s,Market", "market-s,Mar\u{200b}ket");
    assert_eq!(market.import("metro", &[]).unwrap().plan, feed().import("metro", &[]).unwrap().plan);
    let line = feed()
        .changed("routes.txt", "m10,port,10", "m10,port,1\u{200b}0\u{ad}")
        .import("metro", &[])
        .unwrap();
    assert!(line.plan.line.iter().any(|line| line.id == "10"));
}

#[test]
fn what_is_dropped_is_named_once() {
    let mut files = feed();
    for n in 10..40 {
        files = files
            .and("stop_times.txt", &format!("ten-out,,,{},{n}", if n % 2 == 0 { "gone" } else { "away" }));
    }
    let said = report_text(&files.import("metro,rail", &[]).unwrap(), Lang::En);
    let dropped =
        said.lines().find(|line| line.contains("calls at stops that are not in stops.txt")).unwrap();
    assert_eq!(
        dropped,
        "  calls at stops that are not in stops.txt, the first in line 18 of stop_times.txt: 31, among them nowhere, gone and away"
    );
}
