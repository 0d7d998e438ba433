//! The street itself: its paving, the squares of the press, the telephone lines of influence, the pots and the plates.

use super::Captions;
use crate::barrier;
use crate::plan::{Area, BoardLayout, LANE, Stretch};
use crate::rim::{Point, StreetPlace};
use crate::sketch::Sketch;
use minister::{Board, Zone, ZoneKind};

/// How much deeper than the street a square is.
pub(crate) const SQUARE: f32 = 20.0;

pub(crate) fn road(sketch: &mut Sketch, board: &Board, plan: &BoardLayout, scopes: &[(Zone, Vec<Zone>)]) {
    let rim = plan.rim;
    let (start, end) = (-16.0, plan.stretches.last().map_or(0.0, |last| last.to));
    let whole = rim.line(0.0, end, 0.0);
    let head = rim.place(0.0).offset(start, 0.0);
    let whole = format!("M{:.1} {:.1}L{}", head.x, head.y, &whole[1..]);
    sketch.stroke("cast-line", &whole, LANE + 14.0);
    sketch.stroke("kerb", &whole, LANE + 10.0);
    sketch.stroke("paving", &whole, LANE);
    for (stretch, zone) in plan.stretches.iter().zip(board.zones()) {
        let inset = if zone.barrier.is_empty() { -16.0 } else { 0.0 };
        if zone.start.is_some() {
            let line = rim.line(stretch.from.max(0.0), stretch.to, 0.0);
            let line = match inset < 0.0 {
                true => whole.split('L').take(1).collect::<String>() + "L" + &line[1..],
                false => line,
            };
            sketch.stroke("start-paving", &line, LANE);
        } else if stretch.is_wide() {
            let deep = LANE + SQUARE;
            let line = rim.line(stretch.from, stretch.to, SQUARE / 2.0);
            sketch.stroke("kerb", &rim.line(stretch.from - 4.0, stretch.to + 4.0, SQUARE / 2.0), deep + 10.0);
            sketch.stroke(ground(stretch.kind), &line, deep);
            floor(sketch, plan, stretch);
        }
    }
    // A board of few spaces ends early; the rest of the way is a park.
    let mut walked = end + 90.0;
    while walked < rim.length() {
        let place = rim.place(walked);
        for (on, inwards, size) in [(-14.0, -24.0, 1.1), (22.0, 4.0, 0.9), (-6.0, 34.0, 1.0)] {
            sketch.stamp("tree", place.offset(on, inwards), size, 0.0);
        }
        walked += 110.0;
    }
    // A seam of the paving at every space.
    for stretch in plan.stretches.iter().filter(|stretch| stretch.kind == ZoneKind::Plain) {
        let apart = (stretch.to - stretch.from) / stretch.spaces.len().max(1) as f32;
        let seams = (1..stretch.spaces.len()).map(|space| {
            let place = rim.place(stretch.from + apart * space as f32);
            let (a, b) = (place.offset(0.0, -LANE / 2.0), place.offset(0.0, LANE / 2.0));
            format!("M{:.1} {:.1}L{:.1} {:.1}", a.x, a.y, b.x, b.y)
        });
        sketch.path("seam", &seams.collect::<String>());
    }
    lines(sketch, plan, scopes);
    for (stretch, zone) in plan.stretches.iter().zip(board.zones()) {
        for place in stretch.spaces.iter().take(usize::from(zone.broth)) {
            let side = place.front();
            let (from, to) = (place.offset(0.0, side * 21.0 * plan.grain), plan.pot(*place));
            sketch.path("gutter", &format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y));
            sketch.stamp("pot", to, plan.grain, 0.0);
        }
        if zone.arrow {
            let place = rim.place(stretch.from);
            sketch.stamp(
                "arrow",
                place.offset(14.0 * plan.grain, -LANE / 2.0 - 8.0),
                plan.grain,
                place.heading(),
            );
        }
    }
}

/// The telephone lines: along the outer kerb of all zones that an influence space acts on, up to its telephone.
fn lines(sketch: &mut Sketch, plan: &BoardLayout, scopes: &[(Zone, Vec<Zone>)]) {
    for (number, (zone, reached)) in scopes.iter().enumerate() {
        let Some(telephone) = plan.stretches.get(zone.index()) else { continue };
        let outwards = -LANE / 2.0 - 5.0 - 5.0 * number as f32;
        let mut seen = reached.iter().filter_map(|zone| plan.stretches.get(zone.index()));
        let Some(first) = seen.next() else { continue };
        // One line from the first zone in reach; where zones between are out of reach it is all the same to the eye.
        let (from, to) = (first.from.min(telephone.from), (telephone.from + telephone.to) / 2.0);
        sketch.path(&format!("wire wire{number}"), &plan.rim.line(from, to.max(from + 1.0), outwards));
        let place = plan.rim.place(to);
        let (a, b) = (place.offset(0.0, outwards), place.offset(0.0, -16.0 * plan.grain));
        sketch.path(&format!("wire wire{number}"), &format!("M{:.1} {:.1}L{:.1} {:.1}", a.x, a.y, b.x, b.y));
    }
}

/// The enamel plates: each zone's number, and its name where it has one; beside those of the press the rolls it gives.
///
/// One rule says where they hang: gates and houses stand outside, what a zone is called hangs inside, as near the kerb as
/// pots and heads let it. Only where there is no room inside a plate hangs outside.
pub(crate) fn plates(sketch: &mut Sketch, board: &Board, plan: &BoardLayout, captions: &Captions) {
    let mut taken = obstacles(board, plan);
    let named = |index: usize, stretch: &Stretch| {
        let name = captions.zones.get(index).and_then(|name| name.as_deref());
        // Between two barriers there is no room for a name; the telephone on the space has to do.
        Plate::new(stretch.zone.called(), name.filter(|_| stretch.kind != ZoneKind::Influence))
    };
    let hint = |index: usize| captions.hints.get(index).map(String::as_str).unwrap_or_default();
    // Those of the press have dice beside them and one place; the others find theirs around them.
    for press in [true, false] {
        for (index, stretch) in plan.stretches.iter().enumerate().filter(|(_, one)| one.is_wide() == press) {
            let Some(place) = plan.middle(stretch.zone) else { continue };
            let plate = named(index, stretch);
            if press {
                taken.push(press_plate(sketch, plan, stretch, place, &plate, hint(index)));
                continue;
            }
            // A name along an upright side stays clear of the barriers on both sides.
            let room = stretch.to - stretch.from - 8.0;
            let size = match plate.name.is_some() && place.is_upright() {
                true => plan.lettering.min(room / plate.wide),
                false => plan.lettering,
            };
            let turned = plate.turned(place);
            let at = hung(plan, stretch, place, &plate, size, &taken);
            taken.push(plate.area(at, turned, size));
            plate.draw(sketch, at, turned, size, hint(index));
        }
    }
}

/// What a plate must not hang on: pots, the boxes of barriers, the buildings of the press, the desk.
fn obstacles(board: &Board, plan: &BoardLayout) -> Vec<Area> {
    let around = |at: Point, x: f32, y: f32| [at.x - x, at.y - y, 2.0 * x, 2.0 * y];
    let mut taken: Vec<Area> = vec![plan.desk];
    for (stretch, zone) in plan.stretches.iter().zip(board.zones()) {
        let pots = stretch.spaces.iter().take(usize::from(zone.broth));
        taken.extend(pots.map(|place| around(plan.pot(*place), 23.0 * plan.grain, 19.0 * plan.grain)));
    }
    taken.extend(gates(board, plan));
    let landmarks = super::town::landmarks(plan).into_iter();
    taken.extend(
        landmarks
            .map(|(_, at, scale)| [at.x - 62.0 * scale, at.y - 104.0 * scale, 124.0 * scale, 104.0 * scale]),
    );
    taken
}

/// What the boxes of the barriers cover, with a little air around them.
pub(super) fn gates(board: &Board, plan: &BoardLayout) -> Vec<Area> {
    let gates = plan.stretches.iter().zip(board.zones()).filter_map(|(stretch, zone)| {
        let (at, [wide, high]) = barrier::footprint(plan, stretch.barrier?, zone.barrier.len());
        Some([at.x - wide / 2.0 - 4.0, at.y - high / 2.0 - 4.0, wide + 8.0, high + 8.0])
    });
    gates.collect()
}

/// Where the plate of a zone hangs: the place nearest to the middle of the zone and to the kerb that is free.
fn hung(
    plan: &BoardLayout,
    stretch: &Stretch,
    middle: StreetPlace,
    plate: &Plate<'_>,
    size: f32,
    taken: &[Area],
) -> Point {
    let (turned, [width, height]) = (plate.turned(middle), plan.size);
    let half = (stretch.to - stretch.from) / 2.0;
    let mut best = (f32::INFINITY, middle.at);
    for step in -12_i8..=12 {
        let aside = half * f32::from(step) / 12.0;
        let place = plan.rim.place((stretch.from + stretch.to) / 2.0 + aside);
        for (out, side) in (0_u8..6).flat_map(|out| [(out, 1.0), (out, -1.0)]) {
            // Above the heads of those who stand before it.
            let headroom = if place.on.x * side < -0.7 { 33.0 } else { 6.0 };
            let out = f32::from(out) * 6.0;
            let far = plate.across(middle, place) / 2.0 * size + LANE / 2.0 + headroom + out;
            let at = place.offset(0.0, side * far);
            let area = plate.area(at, turned, size);
            let met: f32 = taken.iter().map(|other| overlap(area, *other)).sum();
            let [x, y, wide, high] = area;
            let beyond = (8.0 - x).max(0.0)
                + (8.0 - y).max(0.0)
                + (x + wide - width + 8.0).max(0.0)
                + (y + high - height + 8.0).max(0.0);
            let outside = if side < 0.0 { 90.0 } else { 0.0 };
            let cost = out + outside + 0.6 * aside.abs() + 2.0 * met + 60.0 * beyond;
            if cost < best.0 {
                best = (cost, at);
            }
        }
    }
    best.1
}

/// How much of two areas is the same.
fn overlap(a: Area, b: Area) -> f32 {
    let wide = (a[0] + a[2]).min(b[0] + b[2]) - a[0].max(b[0]);
    let high = (a[1] + a[3]).min(b[1] + b[3]) - a[1].max(b[1]);
    wide.max(0.0) * high.max(0.0)
}

/// The plate of a press square, inside, and the dice that are rolled there; gives what they cover.
fn press_plate(
    sketch: &mut Sketch,
    plan: &BoardLayout,
    stretch: &Stretch,
    place: StreetPlace,
    plate: &Plate<'_>,
    hint: &str,
) -> Area {
    let (dice, size) = (stretch.kind.rolls(), plan.lettering);
    let beside = if place.is_upright() { 0.0 } else { f32::from(dice) * 13.0 * size };
    let kerb = LANE / 2.0 + if place.is_corner() { 7.0 } else { SQUARE + 5.0 };
    let at = place.offset(0.0, plate.across(place, place) / 2.0 * size + kerb);
    let least = plan.rim.sides[0] + LANE / 2.0 + 52.0 + plate.wide / 2.0 * size;
    let most = plan.rim.sides[2] - LANE / 2.0 - 14.0 - plate.wide / 2.0 * size - 2.0 * beside;
    let x = if place.is_low() { (at.x - beside).min(most).max(least) } else { at.x - beside };
    // A name along an upright side ends above the lower street.
    let lowest = plan.rim.sides[3] - LANE / 2.0 - 14.0 - plate.wide / 2.0 * size;
    let at = Point::new(x, if place.is_upright() { at.y.min(lowest) } else { at.y });
    plate.draw(sketch, at, plate.turned(place), size, hint);
    for die in 0..dice {
        let nth = f32::from(die);
        let (at, size) = if place.is_upright() {
            let on = (nth - f32::from(dice - 1) / 2.0) * 27.0 * plan.grain;
            (place.offset(on, -LANE / 2.0 - 18.0), plan.grain)
        } else {
            let on = (plate.wide / 2.0 + 14.0 + nth * 26.0) * plan.lettering;
            (Point::new(at.x + on, at.y), plan.lettering)
        };
        sketch.stamp(&format!("die{}", die + 1), at, size, -6.0 + 7.0 * nth);
    }
    let [x, y, wide, high] = plate.area(at, plate.turned(place), size);
    [x - 6.0, y - 4.0, wide + 12.0 + if place.is_upright() { 0.0 } else { 2.0 * beside }, high + 8.0]
}

/// What a square of the press is paved with.
fn ground(kind: ZoneKind) -> &'static str {
    match kind {
        ZoneKind::Radio => "square radio-square",
        ZoneKind::Newspaper => "square newspaper-square",
        ZoneKind::Television => "square television-square",
        ZoneKind::Opinion => "square opinion-square",
        ZoneKind::Plain | ZoneKind::Influence => "square",
    }
}

/// What is laid out on a square of the press: places for whoever comes, and something of what goes on there.
fn floor(sketch: &mut Sketch, plan: &BoardLayout, stretch: &Stretch) {
    let Some(place) = plan.middle(stretch.zone) else { return };
    let middle = place.offset(0.0, SQUARE / 2.0);
    let (long, deep) = ((stretch.to - stretch.from) / 2.0 - 7.0, (LANE + SQUARE) / 2.0 - 6.0);
    // Along the street, but never on its head.
    let turned = if place.is_upright() { 90.0 } else { 0.0 };
    let attributes = format!(r#"transform="translate({:.1} {:.1}) rotate({turned})""#, middle.x, middle.y);
    sketch.group(&attributes, |sketch| match stretch.kind {
        // Waves from the middle, as they were printed then.
        ZoneKind::Radio => {
            let wave = |side: f32, nth: f32| {
                let (x, y) = (side * (8.0 + 11.0 * nth), (5.0 + 8.0 * nth).min(deep));
                format!("M{x:.1} {:.1}Q{:.1} 0 {x:.1} {y:.1}", -y, x + side * (6.0 + 3.0 * nth))
            };
            let waves = (0_u8..5).flat_map(|nth| [wave(-1.0, nth.into()), wave(1.0, nth.into())]);
            sketch.path("floor", &waves.collect::<String>());
            sketch.circle("floor-full", Point::new(0.0, 0.0), 4.5);
        }
        // A page of it: a headline, a picture and three columns.
        ZoneKind::Newspaper => {
            let (column, left, top) = (long * 0.62, -long + 2.0, -deep + 3.0);
            sketch.rect("headline", [left, top, 3.0 * column + 6.0, 8.0], 1.0);
            sketch.rect("picture", [left + column + 3.0, top + 14.0, column, deep * 0.8], 1.0);
            let line = |nth: u8, row: u8| {
                let (x, down) = (left + (column + 3.0) * f32::from(nth), 16.0 + 6.5 * f32::from(row));
                let free = nth != 1 || down > 18.0 + deep * 0.8;
                (free && top + down < deep - 2.0).then(|| format!("M{x:.1} {:.1}h{column:.1}", top + down))
            };
            let lines = (0..3).flat_map(|nth| (0..11).filter_map(move |row| line(nth, row)));
            sketch.path("print-line", &lines.collect::<String>());
        }
        // A screen in its walnut case, and the light in which one stands.
        ZoneKind::Television => {
            let screen = [-long + 3.0, -deep + 3.0, 2.0 * long - 6.0, 2.0 * deep - 6.0];
            sketch.rect("studio", screen, deep * 0.5);
            let beam = |x: f32| {
                format!("M{x:.1} {:.1}L{:.1} {deep:.1}H{:.1}z", 3.0 - deep, x * 0.6 - 24.0, x * 0.6 + 24.0)
            };
            sketch.path("limelight", &(beam(-long * 0.55) + &beam(long * 0.55)));
        }
        // The crowd before a platform.
        ZoneKind::Opinion => {
            let stage = [-long * 0.82, -deep * 0.24, long * 1.64, deep * 1.12];
            sketch.rect("stage", stage, 4.0);
            let boards = (1_u8..8).map(|nth| {
                let x = stage[0] + stage[2] * f32::from(nth) / 8.0;
                format!("M{x:.1} {:.1}v{:.1}", stage[1], stage[3])
            });
            sketch.path("stage-board", &boards.collect::<String>());
            for (row, high) in [(0_u8, -0.86), (1, -0.52)] {
                for nth in 0..7 - row {
                    let x = long * (f32::from(nth) - 3.0 + 0.5 * f32::from(row)) / 3.4;
                    let (ink, y) = ((nth * 2 + row) % 5, deep * high);
                    sketch.path(
                        &format!("onlooker ink{ink}"),
                        &format!(
                            "M{:.1} {:.1}a6 7 0 0 1 12 0zM{x:.1} {:.1}a4 4 0 1 1 .1 0z",
                            x - 6.0,
                            y + 9.0,
                            y + 1.0
                        ),
                    );
                }
            }
        }
        ZoneKind::Plain | ZoneKind::Influence => {}
    });
    for nth in 0..3 {
        if let Some(foot) = plan.crowd(stretch.zone, nth, 3) {
            sketch.ellipse("stand", Point::new(foot.x, foot.y - 1.0), 16.0 * plan.grain, 8.0 * plan.grain);
        }
    }
}

struct Plate<'a> {
    number: i64,
    name: Option<&'a str>,
    figures: f32,
    wide: f32,
}

impl Plate<'_> {
    const HIGH: f32 = 27.0;

    fn new(number: i64, name: Option<&str>) -> Plate<'_> {
        let figures = if number > 9 { 36.0 } else { 25.0 };
        let letter = |c: char| if matches!(c, 'w' | 'm' | 'O' | 'D' | 'N') { 14.5 } else { 10.8 };
        let letters = name.map_or(0.0, |name| name.chars().map(letter).sum::<f32>() + 7.0);
        Plate { number, name, figures, wide: figures + letters }
    }

    /// A name is read along the street; a number alone is always upright.
    fn turned(&self, place: StreetPlace) -> f32 {
        match (self.name.is_some() && place.is_upright(), place.on.y < 0.0) {
            (true, true) => -90.0,
            (true, false) => 90.0,
            _ => 0.0,
        }
    }

    /// How far it reaches across the street at a place, turned as it is at the middle of its zone.
    fn across(&self, middle: StreetPlace, place: StreetPlace) -> f32 {
        let (wide, high) = match self.turned(middle) == 0.0 {
            true => (self.wide, Plate::HIGH),
            false => (Plate::HIGH, self.wide),
        };
        place.on.y.abs() * wide + place.on.x.abs() * high
    }

    /// What it covers.
    fn area(&self, at: Point, turned: f32, size: f32) -> Area {
        let (wide, high) = (self.wide * size, Plate::HIGH * size);
        let (wide, high) = if turned == 0.0 { (wide, high) } else { (high, wide) };
        [at.x - wide / 2.0, at.y - high / 2.0, wide, high]
    }

    fn draw(&self, sketch: &mut Sketch, at: Point, turned: f32, scale: f32, hint: &str) {
        let (wide, high) = (self.wide, Plate::HIGH);
        let hint = hint.replace('&', "&amp;").replace('"', "&quot;");
        let place = format!("translate({:.1} {:.1}) rotate({turned}) scale({scale:.3})", at.x, at.y);
        sketch.group(&format!(r#"class="mn-plate" data-tip="{hint}" transform="{place}""#), |sketch| {
            sketch.rect("cast", [-wide / 2.0 + 2.0, -high / 2.0 + 3.0, wide, high], 5.0);
            sketch.rect("enamel", [-wide / 2.0, -high / 2.0, wide, high], 5.0);
            sketch.rect("enamel-line", [-wide / 2.0 + 2.5, -high / 2.0 + 2.5, wide - 5.0, high - 5.0], 3.0);
            let number = Point::new(-wide / 2.0 + self.figures / 2.0, 1.0);
            sketch.words("plate-number", number, 21.0, 0.0, &self.number.to_string());
            if let Some(name) = self.name {
                sketch.words("plate-name", Point::new((self.figures - 6.0) / 2.0, 0.5), 20.0, 0.0, name);
            }
        });
    }
}
