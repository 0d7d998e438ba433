//! The lines' badges at their ends. One that a union holds is turned over, and lies on a plate of the union's shape.

use super::sight::Sight;
use crate::{BoardContext, badge, pin};
use game_ui::kit::motion::{Animator, Move};
use gardez_la_ligne::Picket;
use gardez_la_ligne_map::{Map, Point};
use leptos::prelude::*;
use leptos::svg;
use rules::Seat;

/// How much smaller a badge is drawn on a small map where it lies on a pin or on another badge.
const CROWDED: f32 = 0.64;

/// All of them.
pub(super) fn shields(context: BoardContext, map: &Map, sight: Sight) -> AnyView {
    let game = context.game();
    let board = game.board();
    let motion = Animator::get();
    // Those that are held when the map opens are not turned before one's eyes.
    let opened = StoredValue::new(false);
    Effect::new(move |_| opened.set_value(true));
    let pins = pins(context, map);
    let places: Vec<Point> = map.spread.clone();
    let shields = map.shields.iter().zip(&map.spread).filter_map(|(shield, spread)| {
        let line = shield.line;
        let track = board.track(line)?;
        let (face, half) = (badge::markup(track), badge::half_width(track));
        let control =
            Memo::new(move |_| context.view.with(|view| view.control.get(line.index()).copied().flatten()));
        let token = move || {
            let union = control.get();
            let turned = NodeRef::<svg::G>::new();
            if opened.get_value() {
                motion.when_drawn(turned, Move::turn_card().after(260.0));
            }
            view! { <g class=class(union) node_ref=turned inner_html=format!("{}{face}", plate(union, half))></g> }
        };
        let (near, far) = (shield.at, *spread);
        let beside = places.iter().any(|other| *other != far && apart(*other, far) < 56.0);
        let place = move || {
            let (at, mut scale) = (if sight.aside.get() { far } else { near }, sight.shields.get());
            let on_pin = || pins.with(|pins| pins.iter().any(|pin| apart(*pin, far) < 46.0));
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
            <g transform=place>{token}</g>
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

fn class(union: Option<Seat>) -> String {
    union.map_or_else(|| "line-badge".to_owned(), |union| format!("line-badge held seat-{}", union.index()))
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
