//! What happens, as it is seen: cards and deputies that travel, points that rise, a government that falls.

use crate::hall::{self, Hall, spot};
use crate::{BoardContext, card, figure, icon, ministers, pledges, standard, words};
use game_ui::kit::motion::{Animator, Keyframe, Move, once_drawn, within};
use leptos::prelude::*;
use leptos::svg;
use politico::{Card, Event, Government, Standing};
use rules::Seat;

/// Between two things that happen in the same update, in milliseconds; after a word that is to be read; between two who
/// walk; and however much happens, the last of it begins by then.
const APART: f64 = 170.0;
const READ: f64 = 800.0;
const WALKERS_APART: f64 = 70.0;
const LATEST: f64 = 2_600.0;
/// Of many deputies who change benches so many are seen to walk.
const WALKERS: u16 = 9;
/// Where things lie before the tribune: the cards displayed, the stock, the pile of used cards, one's own hand.
const TABLE: [f32; 2] = [606.0, 430.0];
const STOCK: [f32; 2] = [790.0, 430.0];
const SPENT: [f32; 2] = [866.0, 430.0];
const HAND: [f32; 2] = [460.0, 474.0];

/// Something under way.
#[derive(Clone, PartialEq, Debug)]
enum Thing {
    /// A card whose face nobody sees.
    Back,
    Card(Card),
    Deputy(usize),
    Points(i32),
    /// A sign of what was done, and whether it is a yes or a no.
    Mark(&'static str, bool),
    /// The ministers of a government that fell, as they sat.
    Fallen(String),
    /// A promise, sealed; or at its maker's, kept or broken.
    Letter(Seat, Standing),
    /// A word over the whole chamber, where the page has no banner of its own for it.
    Shout(&'static str),
}

#[derive(Clone, PartialEq, Debug)]
struct Flight {
    thing: Thing,
    from: [f32; 2],
    /// Where whoever walks turns.
    via: Vec<[f32; 2]>,
    to: [f32; 2],
    delay: f64,
}

/// Where a seat's things come from and go to: its standard, or for the reader the hand.
struct Places {
    standards: Vec<(Seat, [f32; 2])>,
    me: Option<Seat>,
}

impl Places {
    fn of(&self, seat: Seat) -> [f32; 2] {
        let standard = || self.standards.iter().find(|(one, _)| *one == seat).map(|(_, at)| *at);
        if self.me == Some(seat) { HAND } else { standard().unwrap_or([hall::CENTRE[0], 20.0]) }
    }
}

/// What is seen of some events, in their order.
fn flights(events: &[Event], places: &Places, hall: &Hall, before: Option<&Government>) -> Vec<Flight> {
    let mut all = Vec::new();
    let mut delay = 0.0;
    for event in events {
        let begun = delay;
        let mut fly = |thing, from, to| {
            // What is shouted is read before anything else happens under it.
            let here = delay;
            delay = LATEST.min(delay + if matches!(thing, Thing::Shout(_)) { READ } else { APART });
            all.push(Flight { thing, from, via: Vec::new(), to, delay: here });
        };
        let still = |thing, seat: Seat, fly: &mut dyn FnMut(Thing, [f32; 2], [f32; 2])| {
            fly(thing, places.of(seat), places.of(seat));
        };
        match event {
            Event::Drew { seat, .. } => fly(Thing::Back, STOCK, places.of(*seat)),
            Event::Discarded { seat, card } => fly(Thing::Card(*card), places.of(*seat), SPENT),
            Event::Attack { seat, card, .. }
            | Event::Candidate { seat, card, .. }
            | Event::Offered { seat, card } => fly(Thing::Card(*card), places.of(*seat), TABLE),
            Event::Army { seat, .. } => fly(Thing::Card(Card::Army), places.of(*seat), TABLE),
            Event::Union { seat } => fly(Thing::Card(Card::Union), places.of(*seat), TABLE),
            Event::Parried { seat, card, lender } => {
                fly(Thing::Card(*card), places.of(lender.unwrap_or(*seat)), TABLE);
                fly(Thing::Shout("shout-parried"), [0.0; 2], [0.0; 2]);
            }
            Event::Invited { seat, by } => {
                fly(Thing::Mark(icon::PLUS, true), places.of(*by), places.of(*seat));
            }
            Event::Accepted { seat }
            | Event::Entered { seat }
            | Event::Left { seat }
            | Event::Expelled { seat } => {
                let comes = matches!(event, Event::Accepted { .. } | Event::Entered { .. });
                let lines = if comes { icon::TICK } else { icon::DASH };
                let at = places.of(*seat);
                fly(Thing::Mark(lines, comes), at, at);
                all.extend(to_the_bench(hall, *seat, comes, begun));
            }
            Event::Declined { seat } | Event::Withdrew { seat } => {
                still(Thing::Mark(icon::CROSS, false), *seat, &mut fly)
            }
            Event::PassedTurn { seat } | Event::PeaceOver { seat } => {
                still(Thing::Mark(icon::DASH, true), *seat, &mut fly);
            }
            Event::Hit { target, .. } => still(Thing::Mark(icon::AIM, false), *target, &mut fly),
            Event::MayForm { seat } => still(Thing::Mark(icon::PLUS, true), *seat, &mut fly),
            Event::Proposed { seat, .. } => still(Thing::Mark(icon::SHEET, true), *seat, &mut fly),
            Event::Disputed { seat } => still(Thing::Mark(icon::OBJECTION, false), *seat, &mut fly),
            Event::TakenBack { seat } => still(Thing::Mark(icon::BACK, false), *seat, &mut fly),
            Event::Amended { .. } => fly(Thing::Mark(icon::SHEET, true), TABLE, TABLE),
            Event::ArmyDone { holds, .. } => {
                let lines = if *holds { icon::TICK } else { icon::CROSS };
                fly(Thing::Mark(lines, *holds), TABLE, TABLE);
            }
            Event::Ballot { by, .. } => fly(Thing::Mark(icon::SHEET, true), places.of(*by), TABLE),
            Event::TookBack { seat, card } => fly(Thing::Card(*card), TABLE, places.of(*seat)),
            Event::PassedOn { from, to, card } => {
                fly(card.map_or(Thing::Back, Thing::Card), places.of(*from), places.of(*to));
            }
            Event::Deputies { from, to, count } => {
                let ways = (0..(*count).min(WALKERS)).filter_map(|walker| way(hall, *from, *to, walker));
                for (walker, [first, down, along, last]) in ways.enumerate() {
                    let thing = Thing::Deputy(from.index());
                    let delay = delay + WALKERS_APART * walker as f64;
                    all.push(Flight { thing, from: first, via: vec![down, along], to: last, delay });
                }
                delay = LATEST.min(delay + 3.0 * APART);
            }
            Event::Points { seat, change, .. } if *change != 0 => {
                let standard = places.standards.iter().find(|(one, _)| one == seat).map(|(_, at)| *at);
                let at = standard.unwrap_or(HAND);
                fly(Thing::Points(*change), at, at);
            }
            Event::Pledged { pledge } => {
                fly(
                    Thing::Letter(pledge.by, pledge.standing),
                    places.of(pledge.by),
                    places.of(pledge.promise.to),
                );
            }
            Event::Judged { pledge } if pledge.standing != Standing::Lapsed => {
                let at = places.of(pledge.by);
                fly(Thing::Letter(pledge.by, pledge.standing), at, at);
            }
            Event::Fell { .. } => {
                if let Some(before) = before {
                    let seated = ministers::places(before).into_iter();
                    let seated = seated.map(|(seat, at)| ministers::minister(seat, at, seat == before.pm));
                    fly(Thing::Fallen(seated.collect()), [0.0; 2], [0.0; 2]);
                }
            }
            Event::Formed { .. } => fly(Thing::Shout("shout-formed"), [0.0; 2], [0.0; 2]),
            _ => {}
        }
    }
    all
}

/// From one bench to another: down to the carpet, along it, and up. Nothing where a party has no bench.
fn way(hall: &Hall, from: Seat, to: Seat, walker: u16) -> Option<[[f32; 2]; 4]> {
    let step = f32::from(walker) - f32::from(WALKERS) / 2.0;
    let row = hall.rows.get(1 + usize::from(walker) % 3)?;
    let [from, to] = [from, to].map(|seat| hall.sector(seat).map(|sector| sector.middle() + 0.025 * step));
    let at = |radius: f32, angle: f32, height: f32| {
        let at = spot(radius, angle, height);
        [at.x, at.y]
    };
    let (from, to, carpet) = (from?, to?, 158.0 - 1.5 * step);
    Some([
        at(row.radius, from, row.height),
        at(carpet, from, 0.0),
        at(carpet, to, 0.0),
        at(row.radius, to, row.height),
    ])
}

/// Somebody who joins the government walks to its bench; whoever leaves it walks back.
fn to_the_bench(hall: &Hall, seat: Seat, comes: bool, delay: f64) -> Option<Flight> {
    let angle = hall.sector(seat)?.middle();
    let row = hall.rows.first()?;
    let at = |radius: f32, angle: f32, height: f32| {
        let at = spot(radius, angle, height);
        [at.x, at.y]
    };
    let middle = std::f32::consts::FRAC_PI_2;
    let [home, door, before, bench] = [
        at(row.radius, angle, row.height),
        at(150.0, angle, 0.0),
        at(132.0, middle, 0.0),
        at(104.0, middle, 0.0),
    ];
    let (from, via, to) = match comes {
        true => (home, vec![door, before], bench),
        false => (bench, vec![before, door], home),
    };
    Some(Flight { thing: Thing::Deputy(seat.index()), from, via, to, delay })
}

/// On foot from point to point, each step a little up and down.
fn walk(flight: &Flight) -> Move {
    const STRIDE: f32 = 13.0;
    let points: Vec<[f32; 2]> =
        [flight.from].into_iter().chain(flight.via.iter().copied()).chain([flight.to]).collect();
    let mut frames = Vec::new();
    for leg in points.windows(2) {
        let [[x, y], [to_x, to_y]] = [leg[0], leg[1]];
        let strides = ((to_x - x).hypot(to_y - y) / STRIDE).ceil().clamp(1.0, 30.0);
        for stride in 0..strides as u16 {
            let part = f32::from(stride) / strides;
            let up = if stride % 2 == 1 { 3.0 } else { 0.0 };
            let [x, y] = [x + part * (to_x - x) - flight.to[0], y + part * (to_y - y) - flight.to[1] - up];
            frames.push(Keyframe::to(format!("translate({x:.1}px, {y:.1}px)")).seen(1.0));
        }
    }
    let strides = frames.len() as f64;
    frames.push(Keyframe::home().seen(1.0));
    if let [first, .., last] = &mut frames[..] {
        *first = first.clone().seen(0.0);
        *last = last.clone().seen(0.0);
    }
    Move::new((38.0 * strides).clamp(500.0, 1_300.0), "linear", frames)
}

/// How it moves.
fn movement(flight: &Flight) -> Move {
    let [x, y] = [0, 1].map(|axis| f64::from(flight.from[axis] - flight.to[axis]));
    let shown = |transform: &str, opacity: f64, at: f64| Keyframe::to(transform).seen(opacity).at(at);
    let how = match &flight.thing {
        // One whose word is out is held up for all to see.
        Thing::Letter(..) if flight.from == flight.to => Move::new(
            1_900.0,
            "ease-out",
            vec![
                shown("translate(0px, 10px) scale(0.6)", 0.0, 0.0),
                shown("translate(0px, 34px) scale(1.5)", 1.0, 0.12),
                shown("translate(0px, 34px) scale(1.5)", 1.0, 0.85),
                shown("translate(0px, 34px) scale(1.3)", 0.0, 1.0),
            ],
        ),
        Thing::Deputy(_) => walk(flight),
        Thing::Mark(..) if flight.from == flight.to => float(1_300.0),
        Thing::Letter(..) | Thing::Mark(..) | Thing::Back | Thing::Card(_) => {
            Move::travel([x, y], [0.0, 0.0])
        }
        Thing::Points(_) => float(1_500.0),
        Thing::Fallen(_) => Move::new(
            900.0,
            "cubic-bezier(0.5, 0, 0.8, 0.6)",
            vec![
                shown("none", 1.0, 0.0),
                shown("translate(0px, -9px) rotate(-2deg)", 1.0, 0.2),
                shown("translate(-30px, 60px) rotate(9deg)", 0.9, 0.7),
                shown("translate(-60px, 120px) rotate(16deg)", 0.0, 1.0),
            ],
        ),
        Thing::Shout(_) => Move::new(
            1_900.0,
            "ease-out",
            vec![
                shown("scale(2.2) rotate(-9deg)", 0.0, 0.0),
                shown("scale(0.96) rotate(-4deg)", 1.0, 0.1),
                shown("scale(1) rotate(-4deg)", 1.0, 0.82),
                shown("scale(1) rotate(-4deg)", 0.0, 1.0),
            ],
        ),
    };
    how.after(flight.delay)
}

/// Up beside a standard, long enough to be read, and away.
fn float(milliseconds: f64) -> Move {
    let shown = |y: u8, scale: f32, opacity: f64, at: f64| {
        Keyframe::to(format!("translate(0px, {y}px) scale({scale})")).seen(opacity).at(at)
    };
    Move::new(
        milliseconds,
        "ease-out",
        vec![
            shown(22, 0.7, 0.0, 0.0),
            shown(40, 1.0, 1.0, 0.15),
            shown(46, 1.0, 1.0, 0.75),
            shown(30, 1.0, 0.0, 1.0),
        ],
    )
}

/// The chamber trembles.
fn tremor() -> Move {
    let shift = |x: f64, y: f64| Keyframe::to(format!("translate({x}px, {y}px)"));
    let frames = vec![
        Keyframe::home(),
        shift(-7.0, 3.0),
        shift(6.0, -3.0),
        shift(-4.0, 2.0),
        shift(3.0, -1.0),
        Keyframe::home(),
    ];
    Move::new(520.0, "linear", frames).after(120.0)
}

/// The layer over the chamber in which it is seen.
pub(crate) fn layer(context: BoardContext, hall: Memo<Hall>) -> AnyView {
    let motion = Animator::get();
    let under_way = RwSignal::new(Vec::<(u64, Flight)>::new());
    let layer = NodeRef::<svg::G>::new();
    let next = StoredValue::new(0_u64);
    let before = StoredValue::new(context.view.with_untracked(|view| view.government));
    let opened = context.told.with_untracked(|(number, _)| *number);
    Effect::new(move |_| {
        let (number, events) = context.told.get();
        let governed = before.get_value();
        before.set_value(context.view.with_untracked(|view| view.government));
        if number == opened || motion.is_off() {
            return;
        }
        let flights = hall.with_untracked(|hall| {
            let places = Places { standards: standard::places(hall), me: untrack(|| context.viewing_seat()) };
            flights(&events, &places, hall, governed.as_ref())
        });
        if events.iter().any(|event| matches!(event, Event::Fell { .. })) {
            let svg = layer.get_untracked().and_then(|layer| layer.parent_element());
            for part in svg.iter().flat_map(|svg| within(svg, ".pol-shaken")) {
                let _ = motion.play(&part, &tremor());
            }
        }
        under_way.update(|under_way| {
            for flight in flights {
                next.update_value(|next| *next += 1);
                under_way.push((next.get_value(), flight));
            }
        });
    });
    let drawn = move |(id, flight): (u64, Flight)| {
        let node = NodeRef::<svg::G>::new();
        let how = movement(&flight);
        once_drawn(node, move |element| {
            motion.play(&element, &how).then(move || {
                // The table may have been left meanwhile.
                let _ = under_way.try_update(|under_way| under_way.retain(|(other, _)| *other != id));
            });
        });
        let [x, y] = flight.to;
        view! {
            <g transform=format!("translate({x:.1} {y:.1})")>
                <g class="pol-flight" node_ref=node>{thing(context, flight.thing)}</g>
            </g>
        }
    };
    view! {
        <g class="pol-scene" aria-hidden="true" node_ref=layer>
            <For each=move || under_way.get() key=|(id, _)| *id children=drawn />
        </g>
    }
    .into_any()
}

fn thing(context: BoardContext, thing: Thing) -> AnyView {
    match thing {
        Thing::Back => view! { <use href="#pol-back" x="-20" y="-28" width="40" height="56" /> }.into_any(),
        Thing::Card(kind) => view! {
            <g class=format!("pol-flying {}", card::tone(kind))>
                <rect class="pol-flying-edge" x="-26" y="-36" width="52" height="72" rx="4" />
                <rect class="pol-flying-face" x="-22" y="-24" width="44" height="56" rx="2" />
                <use href=icon::href(kind) x="-21" y="-16" width="42" height="36" />
            </g>
        }
        .into_any(),
        Thing::Deputy(party) => {
            let mut svg = String::new();
            let at = hall::Spot { x: 0.0, y: 0.0, scale: 1.0 };
            figure::sitting(&mut svg, party, &[at], 1.0);
            view! { <g class=format!("seat-{party}") inner_html=svg /> }.into_any()
        }
        Thing::Letter(by, standing) => {
            view! { <g transform="translate(-20 -14)" inner_html=pledges::letter(by, standing) /> }.into_any()
        }
        Thing::Points(change) => view! {
            <g class="pol-float" class:pol-loss=change < 0>
                <rect x="-30" y="-15" width="60" height="30" rx="15" />
                <text>{words::signed(change)}</text>
            </g>
        }
        .into_any(),
        Thing::Mark(lines, good) => view! {
            <g class="pol-float pol-mark-of" class:pol-loss=!good>
                <rect x="-16" y="-16" width="32" height="32" rx="16" />
                <path d=lines />
            </g>
        }
        .into_any(),
        Thing::Fallen(ministers) => view! { <g inner_html=ministers /> }.into_any(),
        Thing::Shout(id) => {
            let said = words::text(context, id);
            let half = 9.5 * said.chars().count() as f32 + 24.0;
            let [x, y] = [hall::CENTRE[0], hall::CENTRE[1] - 130.0];
            view! {
                <g transform=format!("translate({x} {y})") class="pol-shout">
                    <rect x=-half y="-34" width=2.0 * half height="68" rx="5" />
                    <rect class="pol-shout-line" x=6.0 - half y="-28" width=2.0 * half - 12.0 height="56" rx="2" />
                    <text>{said}</text>
                </g>
            }
            .into_any()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fall_is_felt_and_deputies_walk() {
        let hall = Hall::of(&[60, 70, 80]);
        let places = Places { standards: standard::places(&hall), me: Some(Seat::new(0)) };
        let [author, target] = [0, 1].map(Seat::new);
        let events = [
            Event::Fell { pm: target, fall: politico::Fall::Attack, author: Some(author) },
            Event::Deputies { from: target, to: author, count: 20 },
            Event::Points { seat: author, change: 50, total: 50 },
        ];
        let members = rules::Seats::only(target);
        let government = Government {
            pm: target,
            since: 0,
            members,
            card: Card::PrimeMinister,
            saviour: false,
            shield: 0,
            scored: false,
            late: rules::Seats::NONE,
        };
        let seen = flights(&events, &places, &hall, Some(&government));
        assert!(seen.iter().any(|flight| matches!(flight.thing, Thing::Fallen(_))));
        let walkers = seen.iter().filter(|flight| flight.thing == Thing::Deputy(1)).count();
        assert_eq!(walkers, usize::from(WALKERS));
        assert!(seen.iter().all(|flight| movement(flight).frames.len() >= 2));
        let drawn = flights(&[Event::Drew { seat: author, card: None, open: false }], &places, &hall, None);
        assert_eq!(drawn[0].to, HAND, "one's own card comes to one's hand");
    }
}
