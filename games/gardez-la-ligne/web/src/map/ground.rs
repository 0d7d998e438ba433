//! What lies under the lines and never changes: the heart of the city, the water, a poster on the wall.

use gardez_la_ligne_map::Map;
use leptos::prelude::*;

/// A silk-screen of two inks: a train, and a line of people before it.
const POSTER: &str = r#"<g class="poster"><g transform="rotate(3)"><path class="poster-shade" d="M-71-87H75V93H-71z"/><path class="poster-paper" d="M-74-92L72-90 74 88-72 91z"/><circle class="poster-red" cy="-18" r="52"/><path class="poster-ink" fill-rule="evenodd" d="M-34-52Q-34-66-20-66H20Q34-66 34-52V6Q34 18 22 18H-22Q-34 18-34 6zM-26-52V-26H26V-52Q26-56 22-56H-22Q-26-56-26-52zM-22-4a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12-4a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-24 22H24L34 36H-34z"/><path class="poster-ink" d="M-56 38h112v5H-56zM-44 43v10M-22 43v10M0 43v10M22 43v10M44 43v10"/><text class="poster-text" y="66">GARDEZ</text><text class="poster-text" y="83">LA LIGNE</text><path class="poster-tape" d="M-86-84l24-14 6 11-24 14zM62-97l23 12-6 12-23-13z"/></g></g>"#;

/// The ground, as SVG text that is set once.
pub(super) fn ground(map: &Map) -> AnyView {
    let [middle, reach] = map.heart;
    let mut drawn = format!(
        concat!(
            r#"<defs><pattern id="gll-mosaic" width="22" height="14" patternUnits="userSpaceOnUse">"#,
            r#"<rect class="water" width="22" height="14"/>"#,
            r#"<path class="joint" d="M0 .5H22M0 7.5H22M4.5 .5V7.5M15.5 7.5V14.5"/></pattern></defs>"#,
            r#"<ellipse class="heart" cx="{:.0}" cy="{:.0}" rx="{:.0}" ry="{:.0}"/>"#,
        ),
        middle.x, middle.y, reach.x, reach.y
    );
    if !map.river.is_empty() {
        let river = &map.river;
        drawn += &format!(
            r#"<path class="shore" d="{river}"/><path class="river" d="{river}" stroke="url(#gll-mosaic)"/>"#
        );
    }
    for island in &map.islands {
        drawn += &format!(r#"<path class="island" d="{island}"/>"#);
    }
    if let Some(at) = map.poster {
        drawn += &format!(r#"<g transform="translate({:.0} {:.0}) scale(.68)">{POSTER}</g>"#, at.x, at.y);
    }
    view! { <g class="ground" aria-hidden="true" inner_html=drawn></g> }.into_any()
}
