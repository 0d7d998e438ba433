//! The chamber: everybody's deputies on their benches, the government before them, the majority, and a vote as it runs.

use crate::aim::{Aim, attack_under_way};
use crate::benches::{self, Look};
use crate::hall::{self, Hall, arc, band, spot};
use crate::poll::{self, Mood};
use crate::{BoardContext, caption, icon, ministers, party, scene, standard, words};
use leptos::prelude::*;
use rules::Seat;
use std::f32::consts::PI;

/// Where the brass inlay of the majority runs.
const GAUGE: f32 = 150.0;
const GAUGE_ENDS: [f32; 2] = [0.1, PI - 0.1];
/// Where the floor of the well ends.
const WELL: f32 = 168.0;

/// The hall as it is filled now.
pub(crate) fn filled(context: BoardContext) -> Memo<Hall> {
    let deputies = Memo::new(move |_| context.view.with(|view| party::deputies(view)));
    Memo::new(move |_| Hall::of(&deputies.get()))
}

/// The chamber.
pub(crate) fn chamber(context: BoardContext) -> AnyView {
    let mood = poll::mood(context);
    let hall = filled(context);
    let looks = Memo::new(move |_| {
        context.view.with(|view| {
            mood.with(|mood| {
                party::seats(view.parties.len()).map(|seat| look(view, mood, seat)).collect::<Vec<_>>()
            })
        })
    });
    let benches = move || hall.with(|hall| looks.with(|looks| benches::drawn(hall, looks)));
    let [width, height] = hall::SIZE;
    view! {
        <figure class="pol-chamber" data-test="hemicycle" data-mood=move || mood.with(name)>
            <svg
                class="pol-hall"
                viewBox=format!("0 0 {width} {height}")
                role="group"
                aria-label=move || caption::summary(context, &mood.get())
            >
                <g class="pol-shaken">
                    <g aria-hidden="true" inner_html=benches::wall() />
                    <g aria-hidden="true" inner_html=benches />
                    <g aria-hidden="true" inner_html=well() />
                    {gauge(context, mood)}
                    {ministers::bench(context)}
                    <g aria-hidden="true" data-drop="table" inner_html=include_str!("../art/tribune.svg") />
                    {half_line(context, hall)}
                    {rostrum(context, mood)}
                    {sectors(context, hall)}
                    {attack(context, hall)}
                    {standard::standards(context, hall, mood)}
                </g>
                {scene::layer(context, hall)}
            </svg>
            <figcaption class="pol-caption">{move || caption::plate(context, &mood.get())}</figcaption>
            {move || caption::last_vote(context, &mood.get()).map(|said| view! { <p class="pol-caption pol-last-vote">{said}</p> })}
        </figure>
    }
    .into_any()
}

/// What the mood is called, for tests of the page.
fn name(mood: &Mood) -> &'static str {
    match mood {
        Mood::Sitting => "sitting",
        Mood::Voting => "voting",
        Mood::Revealing(..) => "revealing",
        Mood::Counted(_) => "counted",
    }
}

fn look(view: &politico::View, mood: &Mood, seat: Seat) -> Look {
    Look { governs: party::governs(view, seat), shade: mood.shade(view, seat).class() }
}

/// The floor before the benches.
fn well() -> String {
    let rim = arc(WELL, 0.0, 0.0, PI);
    let [x, y] = hall::CENTRE;
    format!(
        r#"<path class="ph-carpet" d="M{rim}C{:.0} {:.0} {:.0} {:.0} {:.0} {y:.0}Z"/><path class="ph-well" d="M{rim}"/><path class="ph-border" d="M{}"/>"#,
        x + 170.0,
        y + 58.0,
        x - 170.0,
        y + 58.0,
        x - WELL,
        arc(WELL - 9.0, 0.0, 0.0, PI),
    )
}

/// The inlay in the carpet: the government's share of the chamber, or yes from the left and no from the right.
fn gauge(context: BoardContext, mood: Memo<Mood>) -> impl IntoView {
    let arcs = Memo::new(move |_| context.view.with(|view| mood.with(|mood| mood.arcs(view))));
    let vote = move || mood.with(|mood| !matches!(mood, Mood::Sitting));
    // A round cap would show even where nothing is filled; the dash is cut to nothing then.
    let dash = |part: f32| format!("{part:.2} 200");
    let [left, right] = GAUGE_ENDS;
    let ground = format!("M{}", arc(GAUGE, 0.0, left, right));
    let back = format!("M{}", arc(GAUGE, 0.0, right, left));
    let [low, high] = [GAUGE - 10.0, GAUGE + 10.0].map(|radius| spot(radius, PI / 2.0, 0.0));
    view! {
        <g class="pol-gauge" class:pol-ballot=vote aria-hidden="true">
            <path class="pol-gauge-ground" d=ground.clone() />
            <path class="pol-gauge-yes" d=ground pathLength="100" stroke-dasharray=move || dash(arcs.get().0) />
            <path class="pol-gauge-no" d=back pathLength="100" stroke-dasharray=move || dash(arcs.get().1) />
            <path class="pol-gauge-half" d=format!("M{:.1} {:.1}V{:.1}", low.x, low.y, high.y) />
        </g>
    }
}

/// A cord through the benches where half of all deputies sit on either side.
fn half_line(context: BoardContext, hall: Memo<Hall>) -> impl IntoView {
    let line = move || {
        let deputies = context.view.with(|view| party::deputies(view));
        hall.with(|hall| {
            let at = hall.half(&deputies);
            let points = hall.rows.iter().map(|row| spot(row.radius - 0.3 * hall.step, at, row.height + 9.0));
            let points = points.chain([spot(hall::WALL, at, hall::WALL_TOP + 3.0)]);
            points.map(|at| format!("{:.1} {:.1}", at.x, at.y)).collect::<Vec<_>>().join("L")
        })
    };
    let line = Memo::new(move |_| format!("M{}", line()));
    view! {
        <path class="pol-half pol-half-under" d=line />
        <path class="pol-half" d=line />
    }
}

/// The figures in the middle: a majority, how many have voted, or the result.
fn rostrum(context: BoardContext, mood: Memo<Mood>) -> impl IntoView {
    let big = move || {
        context.view.with(|view| match mood.get() {
            Mood::Sitting => {
                let (governing, all) = poll::benches(view);
                let shown = if poll::coalition(view).is_some() { governing } else { all / 2 + 1 };
                (all > 0).then(|| shown.to_string())
            }
            Mood::Voting => Some(format!("{}/{}", view.voted.len(), view.asked.len())),
            Mood::Revealing(..) | Mood::Counted(_) => None,
        })
    };
    // For and against, as far as they are known.
    let tally = Memo::new(move |_| match mood.get() {
        Mood::Counted(count) => Some([count.yes, count.no]),
        Mood::Revealing(count, known) => context.view.with(|view| Some(poll::so_far(view, &count, known))),
        Mood::Sitting | Mood::Voting => None,
    });
    let small = move || match mood.get() {
        Mood::Sitting => {
            let (governed, half) =
                context.view.with(|view| (poll::coalition(view).is_some(), poll::benches(view).1 / 2 + 1));
            match governed {
                true => words::count(context, "rostrum-majority-of", half),
                false => words::text(context, "rostrum-majority"),
            }
        }
        Mood::Voting => words::text(context, "rostrum-voted"),
        Mood::Revealing(..) => words::text(context, "rostrum-counting"),
        Mood::Counted(count) if count.carried => words::text(context, "rostrum-carried"),
        Mood::Counted(_) => words::text(context, "rostrum-refused"),
    };
    let [x, y] = hall::CENTRE;
    let plate = move |side: f32, number: u16, other: u16| {
        let (class, lines) = if side < 0.0 { ("", icon::TICK) } else { ("pol-against", icon::CROSS) };
        view! {
            <g class=class class:pol-behind=number < other transform=format!("translate({:.0} {:.0})", x + side * 59.0, y - 24.0)>
                <rect x="-55" y="-20" width="110" height="40" rx="6" />
                <path d=lines transform="translate(-33 0)" />
                <text x="15" y="1">{number}</text>
            </g>
        }
    };
    let plates = move || {
        let [yes, no] = tally.get()?;
        Some(view! { <g class="pol-tally">{plate(-1.0, yes, no)} {plate(1.0, no, yes)}</g> })
    };
    view! {
        <g class="pol-rostrum" class:pol-polling=move || mood.with(|mood| matches!(mood, Mood::Voting)) aria-hidden="true">
            <text class="pol-rostrum-big" x=x y=y - 12.0>{big}</text>
            <text class="pol-rostrum-small" x=x y=move || if tally.with(|tally| tally.is_some()) { y + 9.0 } else { y + 7.0 }>{small}</text>
            {plates}
        </g>
    }
}

/// The whole sector of a party, as an outline around its benches.
fn outline(hall: &Hall, sector: &hall::Sector) -> String {
    let first = hall.rows.first().map_or(0.0, |row| row.radius - 0.4 * hall.step);
    band([hall::WALL - 4.0, hall::WALL_TOP - 22.0], [first, 4.0], sector.from - 0.012, sector.to + 0.012)
}

/// What can be pressed, pointed at and dropped on: each party's benches as a whole.
fn sectors(context: BoardContext, hall: Memo<Hall>) -> impl IntoView {
    let aim = Aim::of(context);
    move || {
        let sectors = hall.with(|hall| {
            hall.sectors.iter().map(|sector| (sector.party, outline(hall, sector))).collect::<Vec<_>>()
        });
        let sectors = sectors.into_iter().filter_map(|(number, outline)| {
            let seat = Seat::try_from(number as u8).ok()?;
            let offered = Memo::new(move |_| aim.on_party(context, seat));
            let advised = move || offered.get().is_some_and(|action| context.advises(&action));
            Some(view! {
                // Under the edge a shadow, so that what can be pressed looks lifted.
                <path class="pol-lift" class:pol-open=move || offered.get().is_some() d=outline.clone() aria-hidden="true" />
                <path
                    class="pol-sector"
                    class:pol-open=move || offered.get().is_some()
                    class:pol-pointed=move || aim.pointed_at.get() == Some(seat)
                    d=outline
                    data-drop=number
                    data-advised=move || advised().then_some("yes")
                    data-test=format!("sector-{seat}")
                    role=move || if offered.get().is_some() { "button" } else { "img" }
                    tabindex="0"
                    aria-label=move || party::description(context, seat, offered.get())
                    on:pointerenter=move |_| aim.pointed_at.set(Some(seat))
                    on:pointerleave=move |_| aim.pointed_at.set(None)
                    on:focus=move |_| aim.pointed_at.set(Some(seat))
                    on:blur=move |_| aim.pointed_at.set(None)
                    on:click=move |_| press(context, aim, offered)
                    on:keydown=move |event| match event.key().as_str() {
                        "Enter" | " " if offered.get_untracked().is_some() => {
                            event.prevent_default();
                            press(context, aim, offered);
                        }
                        "ArrowLeft" => step(&event, false),
                        "ArrowRight" => step(&event, true),
                        _ => {}
                    }
                />
            })
        });
        sectors.collect_view()
    }
}

fn press(context: BoardContext, aim: Aim, offered: Memo<Option<politico::Action>>) {
    if let Some(action) = offered.get_untracked().filter(|_| untrack(|| context.ready())) {
        aim.drop();
        context.play(&action);
    }
}

/// The keyboard goes to the party beside this one.
fn step(event: &leptos::ev::KeyboardEvent, onwards: bool) {
    use leptos::wasm_bindgen::JsCast;
    use leptos::web_sys::Element;
    event.prevent_default();
    let here = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let beside =
        |here: &Element| if onwards { here.next_element_sibling() } else { here.previous_element_sibling() };
    // Between two of them lies the shadow of one.
    let next = here.and_then(|here| beside(&here)).and_then(|shadow| beside(&shadow));
    let next = next.filter(|next| next.class_list().contains("pol-sector"));
    if let Some(next) = next.and_then(|next| next.dyn_into::<leptos::web_sys::SvgElement>().ok()) {
        // One that cannot have the keyboard leaves it where it is.
        let _ = next.focus();
    }
}

/// An attack on the table: its target ringed, and an arrow from its author.
fn attack(context: BoardContext, hall: Memo<Hall>) -> impl IntoView {
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
