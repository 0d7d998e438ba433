//! Attacks as the chamber shows them: an arrow from the author to the target, ringed while the attack is on the table, pale
//! where it is over and the reader has not moved since.

use crate::aim::attack_under_way;
use crate::hall::{self, Hall, spot};
use crate::sectors::outline;
use crate::since::Since;
use crate::{BoardContext, icon};
use leptos::prelude::*;
use politico::Event;
use rules::Seat;

/// An attack that is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Past {
    author: Seat,
    target: Seat,
    parried: bool,
}

/// The attacks since the reader's own move that are over.
fn past(recent: &[Event], under_way: bool) -> Vec<Past> {
    let mut all: Vec<Past> = Vec::new();
    for event in recent {
        match event {
            Event::Attack { seat, target, .. } => {
                all.push(Past { author: *seat, target: *target, parried: false });
            }
            Event::Parried { .. } => {
                if let Some(last) = all.last_mut() {
                    last.parried = true;
                }
            }
            _ => {}
        }
    }
    if under_way {
        all.pop();
    }
    // Twice the same is one arrow.
    let mut seen = Vec::new();
    for one in all {
        if !seen.contains(&one) {
            seen.push(one);
        }
    }
    seen
}

/// All arrows, and the ring.
pub(crate) fn attacked(context: BoardContext, hall: Memo<Hall>) -> AnyView {
    let under_way = Memo::new(move |_| context.view.with(|view| attack_under_way(view)));
    let since = Since::of(context);
    let past = Memo::new(move |_| since.with(|since| past(&since.events, under_way.get().is_some())));
    let trace = move |one: Past| {
        let arrow = move || {
            hall.with(|hall| arrow(hall, one.author, one.target)).map(|arrow| pale(&arrow, one.parried))
        };
        view! { <g class="pol-past" class:pol-parried=one.parried inner_html=move || arrow().unwrap_or_default() /> }
    };
    let now = move || {
        let (author, target) = under_way.get()?;
        let (ring, arrow) = hall.with(|hall| {
            Some((outline(hall, hall.sector(target)?), arrow(hall, author, target).map(|arrow| bold(&arrow))))
        })?;
        Some(view! {
            <path class="pol-ring pol-ring-under" d=ring.clone() />
            <path class="pol-ring" d=ring />
            <g inner_html=arrow.unwrap_or_default() />
        })
    };
    view! {
        <g class="pol-attacked" aria-hidden="true">
            <For each=move || past.get() key=|one| *one children=trace />
            {now}
        </g>
    }
    .into_any()
}

/// Where an arrow runs.
struct Arrow {
    line: String,
    head: String,
    from: [f32; 2],
    to: [f32; 2],
}

fn bold(arrow: &Arrow) -> String {
    let Arrow { line, head, from: [x, y], .. } = arrow;
    format!(
        r#"<path class="pol-arrow pol-arrow-under" d="{line}"/><path class="pol-arrow" d="{line}"/><path class="pol-arrow-head" d="{head}"/><circle class="pol-arrow-from" cx="{x:.0}" cy="{y:.0}" r="7"/>"#
    )
}

/// One that is over; where it was parried, with a shield at its head.
fn pale(arrow: &Arrow, parried: bool) -> String {
    let Arrow { line, head, to: [x, y], .. } = arrow;
    let end = match parried {
        true => format!(
            r#"<path class="pol-past-shield" transform="translate({x:.0} {y:.0})" d="{}"/>"#,
            icon::SHIELD
        ),
        false => format!(r#"<path class="pol-arrow-head" d="{head}"/>"#),
    };
    format!(
        r#"<path class="pol-arrow pol-arrow-under" d="{line}"/><path class="pol-arrow" d="{line}"/>{end}"#
    )
}

/// From the benches of one to those of the other, in an arc above them.
fn arrow(hall: &Hall, author: Seat, target: Seat) -> Option<Arrow> {
    let place = |sector: &hall::Sector| spot(275.0, sector.middle(), 56.0);
    let (from, to) = (place(hall.sector(author)?), place(hall.sector(target)?));
    let lift = 0.34 * (to.x - from.x).abs() + 34.0;
    let side = if to.x > from.x { -1.0 } else { 1.0 };
    let bend = [to.x + 0.4 * side * lift, to.y - 0.95 * lift];
    // The head points where the line comes from its last bend.
    let way = [to.x - bend[0], to.y - bend[1]];
    let length = way[0].hypot(way[1]).max(1.0);
    let [ux, uy] = way.map(|part| part / length);
    let neck = [to.x - 20.0 * ux, to.y - 20.0 * uy];
    let line = format!(
        "M{:.0} {:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}",
        from.x,
        from.y,
        from.x - 0.1 * side * lift,
        from.y - lift,
        bend[0],
        bend[1],
        neck[0],
        neck[1],
    );
    let head = format!(
        "M{:.0} {:.0}L{:.0} {:.0}L{:.0} {:.0}Z",
        to.x + 4.0 * ux,
        to.y + 4.0 * uy,
        neck[0] - 12.0 * uy - 3.0 * ux,
        neck[1] + 12.0 * ux - 3.0 * uy,
        neck[0] + 12.0 * uy - 3.0 * ux,
        neck[1] - 12.0 * ux - 3.0 * uy,
    );
    Some(Arrow { line, head, from: [from.x, from.y], to: [to.x, to.y] })
}

#[cfg(test)]
mod tests {
    use super::*;
    use politico::Card;

    #[test]
    fn attacks_that_are_over_leave_a_trace() {
        let [author, target] = [0, 1].map(Seat::new);
        let attack = Event::Attack { seat: author, card: Card::Split, target };
        let parried = Event::Parried { seat: target, card: Card::Baraka, lender: None };
        let hit = Past { author, target, parried: false };
        assert_eq!(past(&[attack.clone(), attack.clone()], false), [hit]);
        assert_eq!(past(&[attack.clone(), parried], false), [Past { parried: true, ..hit }]);
        assert_eq!(past(&[attack], true), [], "it is on the table still");
    }
}
