//! Every game is drawn without a browser, at many moments of games that bots play.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use first_paint::FirstPaint;
use game_ui::AssumedWindow;
use rules::{Seat, Settings, Viewer};
use serde_json::json;
use speech::Lang;
use wire::{Level, TableInfo};

/// Bots at a table of this game.
fn bots_at(game: &str, settings: &Settings, seats: u8) -> TableInfo {
    let seat = |number| json!({"name": format!("<b>{number}"), "occupant": "human", "present": true});
    let about = json!({
        "table": "t", "game": game, "rules": 1, "settings": settings, "stage": "playing", "host": 0,
        "seats": (0..seats).map(seat).collect::<Vec<_>>(),
    });
    serde_json::from_value(about).unwrap()
}

#[test]
fn every_game_is_drawn_from_its_first_moment_to_its_last() {
    let paint = FirstPaint::new();
    for game in catalog::games() {
        let info = game.info();
        let settings = Settings::defaults(&info);
        for seats in [info.seats[0], info.seats[1]] {
            let about = bots_at(info.id, &settings, seats);
            let (mut table, _) = game.deal(&settings, seats, [7; 32]).unwrap();
            let mut drawn = 0;
            for turn in 0..4000_u32 {
                if turn % 97 == 0 || table.is_over() {
                    let (lang, window) = match turn % 2 {
                        0 => (Lang::Fr, AssumedWindow::WIDE),
                        _ => (Lang::En, AssumedWindow::NARROW),
                    };
                    let html = paint.draw(&about, table.shown(Viewer::Public), lang, window).unwrap();
                    assert!(html.contains("<svg"), "{} draws its board", info.id);
                    assert!(html.contains("&lt;b&gt;0") && !html.contains("<b>0"), "a name is text");
                    assert!(!html.contains("data-test="), "nothing here is for tests to press");
                    assert!(!html.contains(" style="), "the page allows no inline style");
                    drawn += 1;
                }
                let Some(seat) = table.to_act().iter().next().filter(|_| !table.is_over()) else { break };
                let action = table.think(seat, Level::Random, bots::Budget::default(), turn.into())();
                let decision = table.decision();
                table.act(seat, decision, &action).unwrap();
            }
            assert!(drawn > 1, "{} was played for a while", info.id);
        }
    }
}

#[test]
fn what_a_hand_holds_is_drawn_for_nobody() {
    let paint = FirstPaint::new();
    let game = catalog::games().into_iter().find(|game| game.info().id == "politico").unwrap();
    let settings = Settings::defaults(&game.info());
    let (table, _) = game.deal(&settings, 4, [3; 32]).unwrap();
    let about = bots_at("politico", &settings, 4);
    let public = table.shown(Viewer::Public);
    let own = table.shown(Viewer::Seat(Seat::new(0)));
    assert_ne!(public.view.get(), own.view.get(), "a seat sees more");
    let html = paint.draw(&about, public, Lang::Fr, AssumedWindow::WIDE).unwrap();
    assert!(!html.contains("pol-card-do"), "no card can be played");
}

#[test]
fn what_cannot_be_read_is_not_drawn() {
    let paint = FirstPaint::new();
    let game = catalog::games().swap_remove(0);
    let info = game.info();
    let settings = Settings::defaults(&info);
    let (table, _) = game.deal(&settings, info.seats[0], [1; 32]).unwrap();
    let shown = table.shown(Viewer::Public);
    let draw = |about: &TableInfo| paint.draw(about, shown.clone(), Lang::En, AssumedWindow::WIDE);
    assert!(draw(&bots_at(info.id, &settings, info.seats[0])).is_some());
    assert!(draw(&bots_at("chess", &settings, info.seats[0])).is_none(), "no such game");
    assert!(draw(&bots_at(info.id, &settings, 0)).is_none(), "nobody plays it alone");
    assert!(first_paint::style("chess").is_none() && first_paint::style(info.id).is_some());
}
