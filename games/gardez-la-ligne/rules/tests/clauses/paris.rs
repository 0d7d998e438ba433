//! The two networks of Paris: each holds together, ends where it did in its year, and can be drawn.

use gardez_la_ligne::{Badge, Board, Line, Station};
use std::collections::BTreeSet;

fn paris(year: u16) -> std::sync::Arc<Board> {
    Board::named(&format!("paris-{year}")).unwrap()
}

fn stations_of(board: &Board, line: Line) -> BTreeSet<Station> {
    board.stations().filter(|station| board.through(*station).contains(line)).collect()
}

#[test]
fn both_networks_have_the_size_they_should() {
    for (year, stations, stops, single) in [(2019, 315, 418, 250), (2025, 334, 445, 264)] {
        let board = paris(year);
        assert_eq!(board.name(), format!("Paris {year}"));
        assert_eq!((board.size(), board.lines().len()), (stations, 21));
        let through = || board.stations().map(|station| board.through(station).len());
        assert!(through().all(|lines| lines > 0));
        assert_eq!(through().sum::<usize>(), stops);
        assert_eq!(through().filter(|lines| *lines == 1).count(), single);
        assert_eq!(
            board.lines().map(|line| u32::from(board.track(line).unwrap().seats)).sum::<u32>(),
            16 + 2 * 5
        );
    }
}

#[test]
fn every_line_is_drawn_through_all_its_stations_and_no_others() {
    for year in [2019, 2025] {
        let board = paris(year);
        for line in board.lines() {
            let track = board.track(line).unwrap();
            let drawn: BTreeSet<Station> = track.paths.iter().chain(&track.gaps).flatten().copied().collect();
            assert_eq!(drawn, stations_of(&board, line), "line {} in {year}", track.id);
        }
    }
}

#[test]
fn the_branches_of_a_line_hang_together() {
    for year in [2019, 2025] {
        let board = paris(year);
        for line in board.lines() {
            let track = board.track(line).unwrap();
            let mut rest: Vec<_> = track.paths.iter().chain(&track.gaps).collect();
            let mut reached: BTreeSet<Station> = rest.remove(0).iter().copied().collect();
            while let Some(next) =
                rest.iter().position(|path| path.iter().any(|station| reached.contains(station)))
            {
                reached.extend(rest.remove(next));
            }
            assert_eq!(rest.len(), 0, "line {} in {year} falls apart", track.id);
        }
    }
}

#[test]
fn in_2019_no_corridor_speaks_of_what_was_not_there() {
    let between = |year, a: &str, b: &str| {
        let board = paris(year);
        let ends = [board.station(a), board.station(b)];
        board
            .corridors()
            .iter()
            .find(|corridor| ends == corridor.between.map(Some))
            .map(|corridor| corridor.order.len())
    };
    assert_eq!(between(2025, "Saint-Ouen", "Porte de Clichy"), Some(2));
    assert_eq!(between(2019, "Saint-Ouen", "Porte de Clichy"), None, "line 14 did not come so far");
    assert_eq!(between(2025, "La Défense", "Porte Maillot"), Some(0));
    assert_eq!(between(2025, "Rosa Parks", "Rosny - Bois-Perrier"), Some(0));
    assert_eq!(between(2019, "Rosa Parks", "Rosny - Bois-Perrier"), None);
}

#[test]
fn in_2019_the_lines_end_where_they_did() {
    let ends = |year, id: &str| {
        let board = paris(year);
        let path = &board.track(board.line(id).unwrap()).unwrap().paths[0];
        [path[0], path[path.len() - 1]].map(|station| board.place(station).unwrap().name.clone())
    };
    assert_eq!(ends(2019, "4"), ["Porte de Clignancourt", "Mairie de Montrouge"]);
    assert_eq!(ends(2025, "4"), ["Porte de Clignancourt", "Bagneux - Lucie Aubrac"]);
    assert_eq!(ends(2019, "11"), ["Châtelet", "Mairie des Lilas"]);
    assert_eq!(ends(2019, "12"), ["Front Populaire", "Mairie d’Issy"]);
    assert_eq!(ends(2019, "14"), ["Saint-Lazare", "Olympiades"]);
    assert_eq!(ends(2025, "14"), ["Saint-Denis - Pleyel", "Aéroport d’Orly"]);
    assert_eq!(ends(2019, "E"), ["Saint-Lazare", "Rosa Parks"]);
}

#[test]
fn paris_can_be_drawn() {
    let board = paris(2025);
    let [width, height] = board.canvas().unwrap();
    let inside = |[x, y]: [f32; 2]| (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
    assert!(board.stations().all(|station| inside(board.place(station).unwrap().at.unwrap())));
    assert!(
        board.river().iter().filter(|point| inside(**point)).count() > 10,
        "it comes and goes at the edges"
    );
    assert_eq!(board.islands().len(), 2);
    assert!(board.corridors().iter().all(|corridor| corridor.through.iter().all(|point| inside(*point))));
    assert!(board.stations().all(|station| board.place(station).unwrap().label.is_some()));
    assert!(!board.attribution().is_empty());
    let badge = |id: &str| board.track(board.line(id).unwrap()).unwrap().badge;
    assert_eq!((badge("14"), badge("A")), (Badge::Disc, Badge::Square));
    assert_eq!(board.track(Line(0)).unwrap().colour.to_string(), "#FFBE00");
}
