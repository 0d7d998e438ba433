//! What has just happened, seen as it happens: envelopes fly to what is taken, wax falls on what is sealed.

use super::chart::Chart;
use super::ground::add;
use super::layout::Layout;
use super::paint::shape;
use crate::party;
use game_ui::kit::motion::{Animator, Keyframe, Move, within};
use leptos::prelude::*;
use leptos::svg;
use leptos::web_sys::Element;
use president::{Event, Territory};
use president_map::{Map, Point};
use rules::Seat;

/// How long an envelope flies, how long after another the next one sets out, and how long wax falls, in milliseconds.
pub(crate) const FLIGHT: f64 = 440.0;
const APART: f64 = 110.0;
const FALL: f64 = 260.0;

/// What comes down on a territory.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Piece {
    /// An envelope, for this seat; nobody's where the territory is given back.
    Envelope(Option<Seat>),
    /// The seal of this seat.
    Seal(Seat),
}

/// What comes down where, in its order.
fn pieces(events: &[Event]) -> Vec<(Territory, Piece)> {
    let mut pieces = Vec::new();
    for event in events {
        match event {
            Event::Took { holder, territory, .. } | Event::Won { holder, territory, .. } => {
                pieces.push((*territory, Piece::Envelope(Some(*holder))));
            }
            Event::Fortified { seat, territory } => pieces.push((*territory, Piece::Seal(*seat))),
            Event::Failed { holder, territory, .. } => pieces.push((*territory, Piece::Seal(*holder))),
            Event::Picked { to, territories, .. } | Event::AllOfIt { to, territories, .. } => {
                pieces.extend(territories.iter().map(|territory| (*territory, Piece::Envelope(*to))));
            }
            _ => {}
        }
    }
    pieces
}

/// The layer of what happens; drawn anew with each thing that is told.
pub(super) fn news(chart: Chart) -> AnyView {
    let context = chart.context;
    let opened = context.told.with_untracked(|(number, _)| *number);
    let node = NodeRef::<svg::G>::new();
    let motion = Animator::get();
    Effect::new(move |_| {
        let (number, pieces) = context.told.with(|(number, events)| (*number, pieces(events)));
        let Some(layer) = node.get() else { return };
        let layer: Element = layer.into();
        // What changed hands on a covered map would tell its name (PR36).
        if number == opened || pieces.is_empty() || motion.is_off() || chart.mute.get_untracked() {
            return layer.set_inner_html("");
        }
        let layout = chart.layout.get_untracked();
        layer.set_inner_html(&untrack(|| written(chart, layout, &pieces)));
        let marks = within(&layer, ".pre-news");
        let covers = within(&layer, ".pre-cover");
        for (index, ((mark, cover), (territory, piece))) in marks.iter().zip(&covers).zip(&pieces).enumerate()
        {
            let late = APART * index.min(8) as f64;
            let lands = late + if matches!(piece, Piece::Seal(_)) { FALL } else { FLIGHT };
            // They go on by themselves.
            let _ = motion
                .play(mark, &comes(layout, *territory, piece, untrack(|| context.reader())).after(late));
            let _ = motion.play(cover, &uncovered(lands));
        }
    });
    view! { <g class="pre-newest" aria-hidden="true" node_ref=node></g> }.into_any()
}

fn written(chart: Chart, layout: Layout, pieces: &[(Territory, Piece)]) -> String {
    let mut text = String::new();
    for (territory, _) in pieces {
        text += &shape(layout, *territory, "pre-cover");
    }
    for (territory, piece) in pieces {
        let Some(at) = label(layout, *territory) else { continue };
        let (seat, what) = match piece {
            Piece::Envelope(seat) => (*seat, "pre-envelope"),
            Piece::Seal(seat) => (Some(*seat), "pre-seal"),
        };
        let it = seat.and_then(|seat| party::of(chart.context, seat));
        let sign = it.map(|it| {
            format!(
                "<use class=\"pre-envelope-sign {}\" href=\"#pre-sign-{}\" transform=\"scale(1.4)\"/>",
                party::class(it),
                it.index()
            )
        });
        add(
            &mut text,
            format_args!(
                "<g transform=\"translate({} {})\"><g class=\"pre-news\"><use href=\"#{what}\" transform=\"scale(1.3)\"/>{}</g></g>",
                at.x,
                at.y - 10,
                sign.unwrap_or_default()
            ),
        );
    }
    text
}

fn label(layout: Layout, territory: Territory) -> Option<Point> {
    Some(layout.label(Map::france().lands.get(territory.index())?))
}

/// How a piece comes: an envelope from the edge where its player sits, wax from above.
fn comes(layout: Layout, territory: Territory, piece: &Piece, reader: Option<Seat>) -> Move {
    let Piece::Envelope(seat) = piece else {
        let frames = vec![
            Keyframe::to("translate(0px, -160px) scale(1.9)").seen(0.0),
            Keyframe::to("scale(0.9)").seen(1.0).at(0.55),
            Keyframe::to("scale(1.12)").seen(1.0).at(0.75),
            Keyframe::to("scale(1)").seen(1.0).at(0.85),
            Keyframe::to("scale(1)").seen(0.0),
        ];
        return Move::new(FALL * 1.7, "ease-in", frames);
    };
    let view = layout.view();
    let at = label(layout, territory).unwrap_or(Point { x: 0, y: 0 });
    let own = seat.is_some() && *seat == reader;
    let (x, y) = match (seat, own) {
        (None, _) => (0, -130),
        (Some(_), true) => (view.x + 200 - at.x, view.y + view.height - at.y),
        (Some(seat), false) => {
            let share = 15 + 22 * i32::try_from(seat.index() % 4).unwrap_or_default();
            (view.x + view.width * share / 100 - at.x, view.y - 60 - at.y)
        }
    };
    let frames = vec![
        Keyframe::to(format!("translate({x}px, {y}px) scale(1.9) rotate(-14deg)")).seen(0.0),
        Keyframe::default().seen(1.0).at(0.15),
        Keyframe::to("translate(0px, 0px) scale(1) rotate(0deg)").seen(1.0).at(0.72),
        Keyframe::to("scale(1.5)").seen(0.0),
    ];
    Move::new(FLIGHT * 1.4, "cubic-bezier(0.3, 0.1, 0.3, 1)", frames)
}

/// What was there before is covered by bare paper until the piece has landed.
fn uncovered(lands: f64) -> Move {
    let seen = |opacity| Keyframe::default().seen(opacity);
    Move::new(lands + 260.0, "linear", vec![seen(1.0), seen(1.0).at(lands / (lands + 260.0)), seen(0.0)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_changes_hands_comes_in_an_envelope_and_what_is_sealed_under_wax() {
        let [a, b] = [3, 40].map(Territory::new);
        let (seat, holder) = (Seat::new(1), Seat::new(2));
        let told = [
            Event::Took { seat, holder, territory: a },
            Event::Failed { seat, holder, territory: b },
            Event::Proclaimed { seat },
        ];
        assert_eq!(pieces(&told), [(a, Piece::Envelope(Some(holder))), (b, Piece::Seal(holder))]);
    }
}
