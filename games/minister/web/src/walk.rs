//! How a pawn gets from where it stood to where it stands: it hops along the street under bars that lift, slides into the
//! broth and out of it, or is thrown back in a high arc.

use crate::pawns::Standing;
use crate::plan::BoardLayout;
use crate::rim::Point;
use game_ui::kit::motion::{self, Animator, Keyframe, Move};
use leptos::prelude::*;
use leptos::svg;
use leptos::web_sys::Element;
use std::sync::Arc;

/// How long a hop from one space to the next lasts, and all of them at most, in milliseconds.
const HOP: f64 = 220.0;
const LONGEST: f64 = 1600.0;
/// How long the bar is up.
const BAR: f64 = 700.0;
/// More hops than this are too many to be told apart.
const MOST: f32 = 12.0;

/// Moves a pawn whenever it stands elsewhere.
pub(crate) fn follow(stand: Memo<Option<Standing>>, plan: Arc<BoardLayout>, body: NodeRef<svg::G>) {
    let motion = Animator::get();
    Effect::new(move |earlier: Option<Option<Standing>>| {
        let now = stand.get();
        let moved = earlier.flatten().zip(now).filter(|(from, to)| from.at != to.at);
        if let (Some((from, to)), Some(pawn)) = (moved, body.get_untracked()) {
            let pawn: &Element = &pawn;
            motion.play(pawn, &way(&plan, from, to));
            if to.seen.zone > from.seen.zone {
                lift_bar(motion, pawn, from.seen.zone.0 + 1);
            }
        } else if let (Some(None), Some(now), Some(pawn)) = (earlier, now, body.get_untracked()) {
            motion.play(&pawn, &entrance(&plan, now));
        }
        now
    });
}

/// A place as seen from where the pawn stands now, in its own units.
fn seen_from(plan: &BoardLayout, to: Standing, at: Point, rise: f32) -> Keyframe {
    let scale = to.scale(plan);
    let (x, y) = ((at.x - to.at.x) / scale, (at.y - to.at.y) / scale - rise);
    Keyframe::to(format!("translate({x:.1}px, {y:.1}px)"))
}

/// A pawn that comes from the reserve enters its zone from below and walks up to its space.
fn entrance(plan: &BoardLayout, to: Standing) -> Move {
    let until = plan.walked(to.seen.zone, to.seen.space).unwrap_or_default();
    let begins =
        plan.stretches.get(to.seen.zone.index()).map_or(until, |stretch| stretch.from - 30.0 * plan.grain);
    let first = plan.rim.place(begins).at;
    walk(plan, to, [begins.max(0.0), until], Point::new(first.x, first.y + 40.0 * plan.grain))
}

/// From space to space along the street, the first step from where the pawn stood.
fn walk(plan: &BoardLayout, to: Standing, [begins, ends]: [f32; 2], from: Point) -> Move {
    let hops = ((ends - begins).abs() / (50.0 * plan.grain)).round().clamp(2.0, MOST) as u32;
    let mut frames = vec![seen_from(plan, to, from, 0.0)];
    for hop in 0..hops {
        let at = |share: f32| {
            let place = plan.rim.place(begins + (ends - begins) * (hop as f32 + share) / hops as f32).at;
            Point::new(place.x, place.y + 9.0 * plan.grain)
        };
        let landing = if hop + 1 == hops { to.at } else { at(1.0) };
        frames.extend([seen_from(plan, to, at(0.5), 14.0), seen_from(plan, to, landing, 0.0)]);
    }
    Move::new((HOP * f64::from(hops)).min(LONGEST), "linear", frames)
}

/// The way as seen from where the pawn stands now.
fn way(plan: &BoardLayout, from: Standing, to: Standing) -> Move {
    let seen = |at: Point, rise: f32| seen_from(plan, to, at, rise);
    let walked = |stand: Standing| plan.walked(stand.seen.zone, stand.seen.space).unwrap_or_default();
    let (zones, back) =
        (i32::from(to.seen.zone.0) - i32::from(from.seen.zone.0), to.seen.zone < from.seen.zone);
    if zones <= 0 {
        // Down into the broth, up from it, aside in a crowd; or back from the end of the street.
        let middle = Point::new((from.at.x + to.at.x) / 2.0, (from.at.y + to.at.y) / 2.0);
        let (rise, lasts) = if back { (90.0, 620.0) } else { (16.0, 350.0) };
        return Move::new(
            lasts,
            "ease-in-out",
            vec![seen(from.at, 0.0), seen(middle, rise), seen(to.at, 0.0)],
        );
    }
    walk(plan, to, [walked(from), walked(to)], from.at)
}

/// The bar that the pawn goes under lifts for it.
fn lift_bar(motion: Animator, pawn: &Element, zone: u8) {
    let Some(board) = pawn.closest("svg").ok().flatten() else { return };
    let turned = |degrees: f64, at: f64| Keyframe::to(format!("rotate({degrees}deg)")).at(at);
    let lifted = Move::new(
        BAR,
        "ease-out",
        vec![turned(0.0, 0.0), turned(-82.0, 0.25), turned(-82.0, 0.8), turned(0.0, 1.0)],
    );
    for bar in motion::within(&board, &format!("[data-bar=\"{zone}\"]:not(.open) .bar-arm")) {
        motion.play(&bar, &lifted);
    }
}
