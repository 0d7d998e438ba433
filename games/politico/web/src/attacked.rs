//! An attack on the table, as the chamber shows it: its target ringed, and an arrow from its author.

use crate::BoardContext;
use crate::aim::attack_under_way;
use crate::hall::{self, Hall, spot};
use crate::sectors::outline;
use leptos::prelude::*;
use rules::Seat;

/// The ring and the arrow, while there is an attack.
pub(crate) fn attacked(context: BoardContext, hall: Memo<Hall>) -> impl IntoView {
    let under_way = Memo::new(move |_| context.view.with(|view| attack_under_way(view)));
    move || {
        let (author, target) = under_way.get()?;
        let (ring, arrow) = hall.with(|hall| {
            let find = |seat: Seat| hall.sectors.iter().find(|sector| sector.party == seat.index());
            let aimed = find(target)?;
            let place = |sector: &hall::Sector| spot(275.0, sector.middle(), 56.0);
            let arrow = find(author).map(|from| {
                let (from, to) = (place(from), place(aimed));
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
                (line, head, from)
            });
            Some((outline(hall, aimed), arrow))
        })?;
        let arrow = arrow.map(|(line, head, from)| {
            view! {
                <path class="pol-arrow pol-arrow-under" d=line.clone() />
                <path class="pol-arrow" d=line />
                <path class="pol-arrow-head" d=head />
                <circle class="pol-arrow-from" cx=from.x cy=from.y r="7" />
            }
        });
        Some(view! {
            <g class="pol-attacked" aria-hidden="true">
                <path class="pol-ring pol-ring-under" d=ring.clone() />
                <path class="pol-ring" d=ring />
                {arrow}
            </g>
        })
    }
}
