//! The benches as drawn: steps, velvet, deputies and desks. Each party's are one piece of static SVG, made when its deputies
//! move: a vote and a government are seen on them by classes alone.

use crate::hall::{self, Hall, Sector, arc, band, spot};
use crate::poll::{Mood, Shade};
use crate::{BoardContext, figure, party, pen};
use game_ui::kit::motion::{Animator, Keyframe, Move, within};
use leptos::prelude::*;
use leptos::svg;
use rules::Seat;
use std::f32::consts::PI;

/// Between two rows that raise their papers, in milliseconds.
const APART: f64 = 30.0;

/// All benches with whoever sits there.
pub(crate) fn benches(context: BoardContext, hall: Memo<Hall>, mood: Memo<Mood>) -> AnyView {
    let seats = context.view.with_untracked(|view| view.parties.len());
    let parties = party::seats(seats).map(|seat| of_party(context, hall, mood, seat));
    let parties = parties.collect::<Vec<_>>();
    let [floor, ends] = [floor, ends].map(|drawn| Memo::new(move |_| hall.with(drawn)));
    view! {
        <g inner_html=floor />
        {parties}
        <g inner_html=ends />
    }
    .into_any()
}

fn of_party(context: BoardContext, hall: Memo<Hall>, mood: Memo<Mood>, seat: Seat) -> AnyView {
    let sector = Memo::new(move |_| hall.with(|hall| hall.sector(seat).cloned()));
    let drawn = move || {
        sector.with(|sector| sector.as_ref().map(|sector| hall.with_untracked(|hall| filled(hall, sector))))
    };
    let governs = Memo::new(move |_| context.view.with(|view| party::governs(view, seat)));
    let shade = Memo::new(move |_| context.view.with(|view| mood.with(|mood| mood.shade(view, seat))));
    let (node, motion) = (NodeRef::<svg::G>::new(), Animator::get());
    Effect::new(move |before: Option<Shade>| {
        let now = shade.get();
        let read_out = mood.with_untracked(|mood| matches!(mood, Mood::Revealing(..)));
        let known = matches!(now, Shade::Yes | Shade::No);
        if let Some(benches) = node.get_untracked().filter(|_| known && read_out && before != Some(now)) {
            for (row, votes) in within(&benches, ".pf-vote").iter().rev().enumerate() {
                // It goes on by itself.
                let _ = motion.play(votes, &raised().after(APART * row as f64));
            }
        }
        now
    });
    view! {
        <g
            class=move || {
                let governs = if governs.get() { "pol-governs" } else { "" };
                format!("pol-party seat-{seat} {} {governs}", shade.get().class())
            }
            node_ref=node
            inner_html=move || drawn().unwrap_or_default()
        />
    }
    .into_any()
}

/// A paper goes up.
fn raised() -> Move {
    let frames = vec![
        Keyframe::to("translate(0px, 11px)").seen(0.0),
        Keyframe::to("translate(0px, -2px)").seen(1.0).at(0.7),
        Keyframe::home().seen(1.0),
    ];
    Move::new(280.0, "ease-out", frames)
}

/// The benches of a party, row by row from the back.
fn filled(hall: &Hall, sector: &Sector) -> String {
    let mut svg = String::with_capacity(20_000);
    let depth = hall.step;
    let size = hall.figure();
    let (from, to) = (sector.from, sector.to);
    for (row, places) in hall.rows.iter().zip(&sector.places).rev() {
        let (r, z) = (row.radius, row.height);
        let front = r - 0.32 * depth;
        let mut path = |class: &str, d: &str| pen::element(&mut svg, class, d);
        let top = z + 17.0 * size;
        path("ph-velvet", &band([r + 0.4 * depth, top], [r + 0.4 * depth, z], from, to));
        path("ph-rail", &band([r + 0.46 * depth, top], [r + 0.36 * depth, top], from, to));
        let spots = places.iter().map(|angle| spot(r + 3.0, *angle, z)).collect::<Vec<_>>();
        figure::sitting(&mut svg, sector.party, &spots, size);
        let mut path = |class: &str, d: &str| pen::element(&mut svg, class, d);
        let [high, low] = [z + 0.3 * depth, z - hall.lower() + 2.0];
        path("ph-desk", &band([r - 0.1 * depth, high], [front, high], from, to));
        path("ph-front", &band([front, high], [front, low], from, to));
        path("ph-edge", &format!("M{}", arc(front, high, from, to)));
        path("ph-foot", &format!("M{}", arc(front, low + 1.0, from, to)));
        // A lamp on the desk, lit at night.
        let glow = format!("M{}", arc(r - 0.05 * depth, z + 9.0, from, to));
        path("ph-glow", &glow);
        path("ph-glow ph-near", &glow);
        figure::voting(&mut svg, &spots, size);
    }
    svg
}

/// Steps, and in the aisles between two parties a runner.
fn floor(hall: &Hall) -> String {
    let mut svg = String::with_capacity(20_000);
    let depth = hall.step;
    let aisles: Vec<f32> = hall.sectors.windows(2).map(|pair| (pair[0].to + pair[1].from) / 2.0).collect();
    for (index, row) in hall.rows.iter().enumerate().rev() {
        let (r, z) = (row.radius, row.height);
        let (back, front) = (r + depth - 0.32 * depth, r - 0.32 * depth);
        let step = band([back, z], [(front - depth).max(hall::CENTRE[0] * 0.31), z], 0.0, PI);
        pen::element(&mut svg, if index % 2 == 0 { "ph-step" } else { "ph-step ph-odd" }, &step);
        let (mut runner, mut rods) = (String::new(), String::new());
        for at in &aisles {
            let (from, to) = (at - 9.0 / r, at + 9.0 / r);
            runner += &band([back, z], [front, z], from, to);
            rods += &format!("M{}", arc(front + 1.0, z, from, to));
        }
        pen::element(&mut svg, "ph-runner", &runner);
        pen::element(&mut svg, "ph-rod", &rods);
    }
    svg
}

/// The carved ends of the benches on either side.
fn ends(hall: &Hall) -> String {
    let mut svg = String::new();
    let mut path = |class: &str, d: &str| pen::element(&mut svg, class, d);
    let depth = hall.step;
    for side in [0.0, PI] {
        let point = |radius: f32, height: f32| {
            let at = spot(radius, side, height);
            format!("{:.1} {:.1}", at.x, at.y)
        };
        let stairs: Vec<String> = hall
            .rows
            .iter()
            .flat_map(|row| {
                [
                    point(row.radius - 0.32 * depth, row.height + 7.0),
                    point(row.radius + 0.68 * depth, row.height + 7.0),
                ]
            })
            .chain([point(hall::WALL, hall::WALL_TOP), point(hall::WALL + 20.0, hall::WALL_TOP)])
            .collect();
        let first = hall.rows.first().map_or(0.0, |row| row.radius - 0.32 * depth);
        let stairs = stairs.join("L");
        path("ph-end", &format!("M{stairs}L{}L{}Z", point(hall::WALL + 20.0, -9.0), point(first, -9.0)));
        let panels: String = hall
            .rows
            .iter()
            .map(|row| {
                let [a, b] = [
                    spot(row.radius - 0.14 * depth, side, row.height),
                    spot(row.radius + 0.5 * depth, side, row.height),
                ];
                let foot = spot(row.radius, side, -2.0).y;
                format!("M{:.1} {:.1}H{:.1}V{foot:.1}H{:.1}Z", a.x, a.y + 2.0, b.x, a.x)
            })
            .collect();
        path("ph-panel", &panels);
        path("ph-stair", &format!("M{stairs}"));
        path("ph-stair ph-brass", &format!("M{stairs}"));
    }
    svg
}

/// The wall behind the last row, the same for every chamber.
pub(crate) fn wall() -> String {
    let (w, top) = (hall::WALL, hall::WALL_TOP);
    let panels: String = (0..40u8)
        .map(|panel| {
            let [from, to] = [0.14, 0.86].map(|share| PI * (f32::from(panel) + share) / 40.0);
            band([w, top - 6.0], [w, top - 34.0], from, to)
        })
        .collect();
    let far = |z: f32| arc(w + 20.0, z, 0.0, PI);
    format!(
        r#"<path class="ph-shadow" d="M{}H{:.0}Z"/><path class="ph-outside" d="{}"/><path class="ph-top" d="{}"/><path class="ph-inside" d="{}"/><path class="ph-panel" d="{panels}"/><path class="ph-edge ph-brass" d="M{}"/><path class="ph-edge" d="M{}"/>"#,
        far(26.0),
        hall::CENTRE[0] - w,
        band([w + 20.0, top], [w + 20.0, 0.0], 0.0, PI),
        band([w + 20.0, top], [w, top], 0.0, PI),
        band([w, top], [w, top - 46.0], 0.0, PI),
        arc(w, top, 0.0, PI),
        far(top),
    )
}
