//! Where everything lies on the board: a wide one has the insets beside France, an upright one below it.

use president_map::{Area, Frame, Land, Map, Point};

/// How the board is laid out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    /// Wider than high: the insets lie in the Bay of Biscay.
    Wide,
    /// Higher than wide, as on a phone: the stamps lie in a row below. The lens may be held before the eye.
    Upright { open: bool },
}

/// Something of the data, moved and scaled to where it is drawn.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Placement {
    pub(super) scale: f64,
    x: f64,
    y: f64,
}

/// The lens around Paris, in units of the board.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Lens {
    pub(super) centre: Point,
    pub(super) radius: i32,
}

/// The middle of what the inset of Paris shows, in the data, and how far from it everything of it lies.
const PARIS: Point = Point { x: 284, y: 1326 };
pub(super) const PARIS_REACH: i32 = 330;
/// The true place of Paris on the mainland, and how far the ring around it reaches.
pub(super) const CAPITAL: (Point, i32) = (Point { x: 1157, y: 511 }, 46);
/// From the mainland to the inset: the same two corners of the petite couronne, far apart and near.
const ENLARGED: ([f64; 2], [f64; 2]) = ([7.64, 8.06], [28.0 - 1124.0 * 7.64, 1048.0 - 476.0 * 8.06]);
/// Those of the grande couronne, which the lens shows at its rim; and the middle of a label there where there is room for one.
pub(super) const RIM: [(&str, Option<Point>); 4] =
    [("95", Some(Point { x: 118, y: 1104 })), ("78", None), ("91", None), ("77", None)];
/// The stamps of the territories overseas: on a wide board two by two, on an upright one in a row.
const STAMPS: [(&str, Area, Area); 4] = [
    ("971", stamp(-100, 1474, 332, 172), stamp(68, 1854, 440, 334)),
    ("973", stamp(244, 1474, 216, 172), stamp(520, 1854, 306, 334)),
    ("974", stamp(-100, 1657, 206, 172), stamp(838, 1854, 372, 334)),
    ("975", stamp(116, 1657, 344, 172), stamp(1222, 1854, 566, 334)),
];

const fn stamp(x: i32, y: i32, width: i32, height: i32) -> Area {
    Area { x, y, width, height }
}

/// What a stamp keeps free around its picture: at the sides and above, and below, where its name is written.
const MARGIN: i32 = 20;
const NAME: i32 = 62;

impl Placement {
    const HOME: Placement = Placement { scale: 1.0, x: 0.0, y: 0.0 };

    /// As an SVG attribute writes it.
    pub(super) fn transform(self) -> String {
        format!("translate({:.1} {:.1})scale({:.3})", self.x, self.y, self.scale)
    }

    /// Where a point of the data is drawn.
    pub(super) fn apply(self, at: Point) -> Point {
        let place = |on: i32, by: f64| (f64::from(on) * self.scale + by).round() as i32;
        Point { x: place(at.x, self.x), y: place(at.y, self.y) }
    }

    /// Where in the data a point of the board is.
    pub(super) fn find(self, at: Point) -> Point {
        let place = |on: i32, by: f64| ((f64::from(on) - by) / self.scale).round() as i32;
        Point { x: place(at.x, self.x), y: place(at.y, self.y) }
    }

    /// So much larger, this point of the data at that of the board.
    fn of(scale: f64, from: Point, to: Point) -> Placement {
        Placement {
            scale,
            x: f64::from(to.x) - scale * f64::from(from.x),
            y: f64::from(to.y) - scale * f64::from(from.y),
        }
    }
}

impl Layout {
    /// What the board shows at least; around it the sea goes on.
    pub(super) fn view(self) -> Area {
        match self {
            Layout::Wide => Area { x: -116, y: 4, width: 2430, height: 1838 },
            Layout::Upright { .. } => Area { x: 62, y: 0, width: 1930, height: 2212 },
        }
    }

    /// The lens around Paris.
    pub(super) fn lens(self) -> Lens {
        let (x, y, radius) = match self {
            Layout::Wide => (184, 1164, 252),
            Layout::Upright { open: false } => (326, 1316, 232),
            Layout::Upright { open: true } => (1010, 900, 800),
        };
        Lens { centre: Point { x, y }, radius }
    }

    /// The inset of Paris.
    pub(super) fn paris(self) -> Placement {
        let lens = self.lens();
        Placement::of(f64::from(lens.radius) / f64::from(PARIS_REACH), PARIS, lens.centre)
    }

    /// How the lens, and all that lies in it, comes before the eye from where it is drawn.
    pub(super) fn opening(self) -> Option<String> {
        let Layout::Upright { open: true } = self else { return None };
        let (from, to) = (Layout::Upright { open: false }.lens(), self.lens());
        let scale = f64::from(to.radius) / f64::from(from.radius);
        Some(Placement::of(scale, from.centre, to.centre).transform())
    }

    /// The stamp of a territory overseas.
    pub(super) fn stamp(self, land: &Land) -> Option<Area> {
        let (_, wide, upright) = STAMPS.iter().find(|(code, ..)| land.code == *code)?;
        Some(if self == Layout::Wide { *wide } else { *upright })
    }

    /// How much of a stamp lies below its picture, for its name: on an upright board letters are larger.
    pub(super) const fn below(self) -> i32 {
        match self {
            Layout::Wide => 50,
            Layout::Upright { .. } => 60,
        }
    }

    /// Where a territory is drawn.
    pub(super) fn placement(self, land: &Land) -> Placement {
        match (land.frame, self) {
            (Frame::France, _) => Placement::HOME,
            (Frame::Paris, _) => self.paris(),
            (Frame::Corsica, Layout::Wide) => Placement { scale: 1.0, x: 214.0, y: -366.0 },
            (Frame::Corsica, Layout::Upright { .. }) => Placement { scale: 1.0, x: 12.0, y: 0.0 },
            (Frame::Overseas, _) => match self.stamp(land) {
                Some(stamp) => fitted(land.outline.bounds(), stamp),
                None => Placement::HOME,
            },
        }
    }

    /// Where the label of a territory goes.
    pub(super) fn label(self, land: &Land) -> Point {
        let moved = MOVED.iter().find(|(code, _)| land.code == *code);
        self.placement(land).apply(moved.map_or(land.label, |(_, place)| *place))
    }
}

/// Labels that make way for others: around Paris, and at Belfort, there is less room than letters need.
const MOVED: [(&str, Point); 5] = [
    ("60", Point { x: 1151, y: 374 }),
    ("78", Point { x: 1070, y: 522 }),
    ("90", Point { x: 1800, y: 768 }),
    ("91", Point { x: 1136, y: 604 }),
    ("95", Point { x: 1120, y: 458 }),
];

/// As large as a stamp lets it be.
fn fitted(bounds: Area, stamp: Area) -> Placement {
    let room = Area {
        x: stamp.x + MARGIN,
        y: stamp.y + MARGIN,
        width: stamp.width - 2 * MARGIN,
        height: stamp.height - MARGIN - NAME,
    };
    let scale = (f64::from(room.width) / f64::from(bounds.width))
        .min(f64::from(room.height) / f64::from(bounds.height))
        .min(1.0);
    let middle = |area: Area| Point { x: area.x + area.width / 2, y: area.y + area.height / 2 };
    Placement::of(scale, middle(bounds), middle(room))
}

/// From the mainland to where the lens shows it, within the inset of Paris.
pub(super) fn enlarging() -> String {
    let ([x, y], [left, top]) = ENLARGED;
    format!("matrix({x} 0 0 {y} {left:.1} {top:.1})")
}

/// The same for a point: where on the mainland a point of the inset is.
pub(super) fn on_mainland(at: Point) -> Point {
    let ([x, y], [left, top]) = ENLARGED;
    Point {
        x: ((f64::from(at.x) - left) / x).round() as i32,
        y: ((f64::from(at.y) - top) / y).round() as i32,
    }
}

/// The territories at the rim of the lens, each with its label there.
pub(super) fn rim() -> impl Iterator<Item = (&'static Land, Option<Point>)> {
    RIM.iter().filter_map(|(code, label)| Some((Map::france().land(code)?, *label)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUTS: [Layout; 3] =
        [Layout::Wide, Layout::Upright { open: false }, Layout::Upright { open: true }];

    #[test]
    fn everything_lies_on_the_board() {
        for layout in LAYOUTS {
            for land in &Map::france().lands {
                let (placement, bounds) = (layout.placement(land), land.outline.bounds());
                let [first, _, last, _] = bounds.corners();
                let drawn = Area::around([placement.apply(first), placement.apply(last)]).unwrap();
                assert!(layout.view().spans(&drawn), "{} {layout:?}", land.code);
                if let Some(stamp) = layout.stamp(land) {
                    assert!(layout.view().spans(&stamp) && stamp.spans(&drawn), "{} {layout:?}", land.code);
                }
            }
        }
    }

    #[test]
    fn a_point_is_found_where_it_is_drawn() {
        let paris = Map::france().land("75").unwrap();
        for layout in LAYOUTS {
            let (placement, at) = (layout.placement(paris), paris.label);
            let found = placement.find(placement.apply(at));
            assert!((found.x - at.x).abs() <= 1 && (found.y - at.y).abs() <= 1, "{layout:?}");
        }
    }

    #[test]
    fn no_inset_lies_on_the_mainland_nor_on_another() {
        for layout in &LAYOUTS[..2] {
            let lens = layout.lens();
            let round = lens.radius + 44;
            let map = Map::france();
            let stamps: Vec<Area> = map.lands.iter().filter_map(|land| layout.stamp(land)).collect();
            for (land, shape) in map.mainland() {
                for corner in shape.corners() {
                    let far = f64::from(corner.x - lens.centre.x).hypot(f64::from(corner.y - lens.centre.y));
                    assert!(far > f64::from(round), "the lens lies on {} {layout:?}", land.code);
                    assert!(!stamps.iter().any(|stamp| stamp.holds(corner)), "{} {layout:?}", land.code);
                }
            }
            for (at, stamp) in stamps.iter().enumerate() {
                assert!(!stamps[..at].iter().any(|other| other.overlaps(stamp)), "{layout:?}");
                assert!(stamp.y > lens.centre.y + round, "{layout:?}");
            }
        }
    }

    #[test]
    fn no_two_labels_lie_on_each_other() {
        // A value of two figures in the letters of the style sheet.
        const WIDTH: i32 = 64;
        const HEIGHT: i32 = 40;
        let map = Map::france();
        let labels: Vec<(&Land, Point)> =
            map.lands.iter().map(|land| (land, Layout::Wide.label(land))).collect();
        for (count, (land, at)) in labels.iter().enumerate() {
            let found = Layout::Wide.placement(land).find(*at);
            assert!(land.outline.holds(found), "{}", land.code);
            for (other, near) in &labels[..count] {
                let apart = (at.x - near.x).abs() >= WIDTH || (at.y - near.y).abs() >= HEIGHT;
                assert!(apart, "{} and {}", land.code, other.code);
            }
        }
    }

    #[test]
    fn val_d_oise_has_its_place_in_the_lens() {
        for (land, label) in rim() {
            let Some(label) = label else { continue };
            assert!(land.outline.holds(on_mainland(label)), "{}", land.code);
            let far = f64::from(label.x - PARIS.x).hypot(f64::from(label.y - PARIS.y));
            assert!(far < f64::from(PARIS_REACH - 30), "{} is cut by the lens", land.code);
            let inset = Map::france().lands.iter().filter(|land| land.frame == Frame::Paris);
            assert!(inset.into_iter().all(|inset| !inset.outline.holds(label)));
        }
    }
}
