//! The lines' badges at their ends. One that a union holds is turned over, and lies on a plate of the union's shape.

use super::sight::Sight;
use crate::changes::{SITS, on_change};
use crate::{BoardContext, badge, pin};
use game_ui::kit::motion::{Keyframe, Move};
use game_ui::kit::sign;
use gardez_la_ligne::Picket;
use gardez_la_ligne_map::{Map, Point};
use leptos::prelude::*;
use leptos::svg;
use rules::Seat;

/// How much smaller a badge is drawn on a small map where it lies on a pin or on another badge.
const CROWDED: f32 = 0.64;

/// How long a badge takes to turn, in milliseconds.
const TURN: f64 = 380.0;

/// All of them.
pub(super) fn shields(context: BoardContext, map: &Map, sight: Sight) -> AnyView {
    let game = context.game();
    let board = game.board();
    let pins = pins(context, map);
    let places: Vec<Point> = map.spread.clone();
    let shields = map.shields.iter().zip(&map.spread).filter_map(|(shield, spread)| {
        let line = shield.line;
        let track = board.track(line)?;
        let (face, half) = (badge::markup(track), badge::half_width(track));
        let control =
            Memo::new(move |_| context.view.with(|view| view.control.get(line.index()).copied().flatten()));
        let (turned, plated) = (NodeRef::<svg::G>::new(), NodeRef::<svg::G>::new());
        on_change(control, turned, turn);
        on_change(control, plated, be_covered);
        let (near, far) = (shield.at, *spread);
        let beside = places.iter().any(|other| *other != far && apart(*other, far) < 56.0);
        let place = move || {
            let (at, mut scale) = (if sight.aside.get() { far } else { near }, sight.shields.get());
            let on_pin = || pins.with(|pins| pins.iter().any(|pin| apart(*pin, far) < 62.0));
            if sight.far.get() && (beside || on_pin()) {
                scale *= CROWDED;
            }
            format!("translate({:.1} {:.1}) scale({scale:.2})", at.x, at.y)
        };
        // A badge that stepped away is led back to where its line ends.
        let end = map.halts.get(shield.station.index())?.at;
        let colour = track.colour.to_string();
        let lead = move || {
            sight.aside.get().then(|| {
                let data = format!("M{:.1} {:.1}L{:.1} {:.1}", end.x, end.y, far.x, far.y);
                view! { <path class="lead" d=data stroke=colour.clone() /> }
            })
        };
        Some(view! {
            {lead}
            <g transform=place>
                <g class="line-badge" node_ref=turned>
                    <g
                        class=move || control.get().map(sign::class)
                        node_ref=plated
                        inner_html=move || plate(control.get(), half)
                    ></g>
                    <g inner_html=face></g>
                </g>
            </g>
        })
    });
    let shields = shields.collect_view();
    view! { <g class="shields" aria-hidden="true">{shields}</g> }.into_any()
}

/// Where pickets stand.
fn pins(context: BoardContext, map: &Map) -> Memo<Vec<Point>> {
    let halts: Vec<Point> = map.halts.iter().map(|halt| halt.at).collect();
    Memo::new(move |_| {
        context.view.with(|view| {
            let at = |picket: &Picket| halts.get(picket.station.index()).copied();
            view.pickets.iter().filter_map(at).collect()
        })
    })
}

fn apart(a: Point, b: Point) -> f32 {
    (a - b).length()
}

/// A badge turns about its upright axis.
fn turn() -> Move {
    let wide = |share: f32| Keyframe::to(format!("scale({share}, 1)"));
    let frames = vec![wide(1.0), wide(0.04).at(0.45), wide(1.12).at(0.8), wide(1.0)];
    Move::new(TURN, "ease-in-out", frames).after(SITS)
}

/// Its plate is seen once it shows its edge.
fn be_covered() -> Move {
    let seen = |opacity, at| Keyframe::default().seen(opacity).at(at);
    Move::new(TURN, "linear", vec![seen(0.0, 0.0), seen(0.0, 0.44), seen(1.0, 0.45), seen(1.0, 1.0)])
        .after(SITS)
}

/// The plate under a badge that is so wide, in the shape of the union that holds its line.
fn plate(union: Option<Seat>, half: f32) -> String {
    let Some(union) = union else { return String::new() };
    // A triangle holds less of a disc than the other shapes do.
    let (scale, down) = match union.index() {
        2 => (1.7, -2.4),
        5 => (1.7, 2.4),
        3 => (1.62, 0.0),
        1 => (1.44, 0.0),
        _ => (1.5, 0.0),
    };
    let wide = scale * (half / 13.0).max(1.0).powf(0.7);
    let shape = pin::shape(union);
    format!(
        r#"<g transform="translate(0 {down}) scale({wide:.2} {scale})"><g class="pin-shade" transform="translate(.7 1.2)">{shape}</g><g class="badge-plate">{shape}</g></g>"#
    )
}
