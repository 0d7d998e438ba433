//! What never changes: the sea with its lines, the neighbours, and France cut from paper. It is written once, as text.

use super::layout::{CAPITAL, Layout, PARIS_REACH};
use president_map::{Frame, Map};
use std::fmt::Write;
use std::sync::LazyLock;

/// Belgium round to Tuscany, Spain, Great Britain, the Channel Islands and Sardinia: our own drawing, roughly where they lie.
const NEIGHBOURS: &str = "M1120 34L1170 22 1242 2 1310-34 1360-90 1400-60 1440-120 1500-420 1560-1800H3600V2500L2900 2300 2560 1900 2480 1760 2390 1640 2350 1560 2300 1480 2230 1440 2160 1404 2085 1396 2040 1424 1990 1466 1930 1500 1770 1400 1500 900 1300 400ZM600 1600L576 1634 520 1642 470 1630 398 1622 330 1634 250 1624 170 1640 60 1630-60 1646-200 1632-420 1650-1400 1640V3600H700L860 2320 960 2130 1060 2056 1142 2000 1230 1944 1296 1890 1316 1850 1290 1822 1250 1790ZM1020-40L1016 21 985 34 960 70 900 84 850 100 800 96 740 112 690 104 650 84 610 104 560 112 500 130 490 156 470 126 420 132 372 170 356 218 300 192 250 202 190 214 150 226 130 268 94 252 50 244 20 262 40 214 110 176 190 130 250 70 300 56 330-20 330-1800H1020ZM628 118l36-10 20 14-22 16zM508 426l26-8 18 12-16 14-24-4zM456 372l18-12 8 14-14 12zM2200 1990l60-50 90 10 20 100v900h-160z";
/// The Seine, the Loire, the Garonne and the Rhône with Lake Geneva.
const RIVERS: &str = "M856 387Q913 382 927 390 941 398 962 395 983 392 990 408 997 424 1016 443 1036 463 1065 476 1095 490 1109 495 1123 501 1140 509 1158 518 1168 539 1179 561 1200 582 1221 603 1249 606 1278 610 1306 599 1334 589 1368 612 1402 635 1428 661 1454 687 1471 744L1489 801M527 836Q605 853 651 836 697 820 746 831 796 843 859 832 922 822 965 801 1008 780 1051 751 1094 722 1136 739 1178 756 1206 794 1234 833 1252 870 1271 908 1309 947 1347 987 1373 1045 1400 1103 1409 1156 1418 1209 1400 1244 1383 1279 1401 1308L1419 1338M681 1195Q738 1296 740 1317 743 1338 772 1370 802 1402 857 1434 912 1466 946 1490 980 1515 1004 1549 1029 1584 998 1622 967 1660 942 1693L918 1727M1499 1619Q1482 1565 1493 1539 1505 1513 1499 1479 1493 1445 1502 1383 1511 1321 1506 1284 1501 1248 1505 1203 1510 1158 1542 1147 1574 1137 1602 1156 1631 1176 1637 1140 1644 1105 1665 1084L1687 1064";
const LAKE: &str =
    "M1694 1060Q1708 1028 1729 1015 1750 1003 1775 1010 1800 1018 1793 1023 1786 1028 1757 1031L1729 1035Z";
/// Where the names of the neighbours are written: England, Belgium, Germany, Switzerland, Italy and Spain.
const ABROAD: [(i32, i32); 6] = [(690, 62), (1590, 96), (1840, 318), (1950, 930), (1985, 1262), (680, 1806)];
/// How far from the shore each line of the sea lies, and how dark it is, in hundredths.
const LINES: [(u16, u8); 9] =
    [(196, 14), (164, 18), (134, 22), (107, 27), (83, 32), (62, 38), (44, 45), (28, 55), (14, 70)];

/// The shapes that everything else uses again: each territory by its number, and all of France.
pub(super) fn shapes() -> &'static str {
    static SHAPES: LazyLock<String> = LazyLock::new(|| {
        let (mut shapes, mut france) = (String::new(), String::new());
        for (index, land) in Map::france().lands.iter().enumerate() {
            let outline = land.outline.path();
            add(
                &mut shapes,
                format_args!("<path id=\"pre-o{index}\" fill-rule=\"evenodd\" d=\"{outline}\"/>"),
            );
            if let Some(small) = land.small.as_ref().map(president_map::Outline::path) {
                add(&mut shapes, format_args!("<path id=\"pre-t{index}\" d=\"{small}\"/>"));
                france.push_str(&small);
            } else if land.frame == Frame::France {
                france.push_str(&outline);
            }
        }
        add(&mut shapes, format_args!("<path id=\"pre-france\" fill-rule=\"evenodd\" d=\"{france}\"/>"));
        add(&mut shapes, format_args!("<path id=\"pre-abroad\" d=\"{NEIGHBOURS}\"/>"));
        shapes
    });
    &SHAPES
}

/// Writes into a text, which takes whatever is written.
pub(crate) fn add(text: &mut String, what: std::fmt::Arguments<'_>) {
    let _ = text.write_fmt(what);
}

/// Words that people wrote, as they may stand in what is written.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace(['"', '\''], "’")
}

/// The ground of a layout.
pub(super) fn ground(
    layout: Layout,
    stamps: &[String; 4],
    seas: &[String; 3],
    abroad: &[String; 6],
) -> String {
    let mut text = format!("<defs>{}", shapes());
    text.push_str(
        "<pattern id=\"pre-fibre\" width=\"120\" height=\"96\" patternUnits=\"userSpaceOnUse\" class=\"pre-fibre\"><path d=\"M4 12l9 3M30 40l-6 8M52 9l4 9M71 33l10-2M95 17l7 6M18 70l10 1M44 61l5-8M66 78l9 5M88 60l-3 9M107 84l9-4M110 46l-7-5M60 52l3 1M14 44l2 2M84 90l2-3M38 86l3 2M100 66l2 1\"/></pattern>",
    );
    let corsica = Map::france().lands.iter().enumerate().find(|(_, land)| land.frame == Frame::Corsica);
    let island = corsica.map(|(index, land)| {
        format!("<use href=\"#pre-o{index}\" transform=\"{}\"/>", layout.placement(land).transform())
    });
    let island = island.unwrap_or_default();
    add(
        &mut text,
        format_args!(
            "<g id=\"pre-isle\">{island}</g><g id=\"pre-land\"><use href=\"#pre-france\"/><use href=\"#pre-isle\"/></g></defs>"
        ),
    );
    text.push_str("<g class=\"pre-lines\">");
    for (width, dark) in LINES {
        let both = "<use href=\"#pre-abroad\"/><use href=\"#pre-land\"/>";
        add(
            &mut text,
            format_args!(
                "<g class=\"pre-wave\" stroke-width=\"{width}\" stroke-opacity=\".{dark}\">{both}</g><g class=\"pre-deep\" stroke-width=\"{}\">{both}</g>",
                width - 4
            ),
        );
    }
    text.push_str("</g><use class=\"pre-abroad-edge\" href=\"#pre-abroad\"/><clipPath id=\"pre-inland\"><use href=\"#pre-abroad\"/></clipPath><use class=\"pre-abroad\" href=\"#pre-abroad\"/><g clip-path=\"url(#pre-inland)\"><use class=\"pre-abroad-light\" href=\"#pre-abroad\"/></g>");
    for (name, (x, y)) in abroad.iter().zip(ABROAD) {
        add(&mut text, format_args!("<text class=\"pre-abroad-name\" x=\"{x}\" y=\"{y}\">{name}</text>"));
    }
    for (class, x, y) in [("pre-far", 17, 26), ("pre-close", 9, 14), ("pre-side", 4, 8)] {
        add(
            &mut text,
            format_args!("<use class=\"{class}\" href=\"#pre-land\" transform=\"translate({x} {y})\"/>"),
        );
    }
    text.push_str("<use class=\"pre-face\" href=\"#pre-land\"/><g class=\"pre-tints\">");
    for (index, land) in Map::france().lands.iter().enumerate().filter(|(index, _)| index * 7 % 3 > 0) {
        if land.frame == Frame::France {
            add(
                &mut text,
                format_args!("<use class=\"pre-tint-{}\" href=\"#pre-o{index}\"/>", index * 7 % 3),
            );
        }
    }
    text.push_str("</g><use class=\"pre-fibres\" href=\"#pre-land\"/>");
    add(
        &mut text,
        format_args!("<path class=\"pre-river\" d=\"{RIVERS}\"/><path class=\"pre-lake\" d=\"{LAKE}\"/>"),
    );
    text.push_str("<use class=\"pre-crease-light\" href=\"#pre-land\" transform=\"translate(2 3)\"/><use class=\"pre-crease\" href=\"#pre-land\"/>");
    for (name, turned) in seas.iter().zip([
        "translate(690 262)rotate(-9)",
        "translate(66 838)",
        "translate(2250 1650)rotate(84)",
    ]) {
        add(&mut text, format_args!("<text class=\"pre-sea-name\" transform=\"{turned}\">{name}</text>"));
    }
    insets(&mut text, layout, stamps);
    text
}

/// The mounts of the insets: the ring of the lens with its thread, and the stamps with their names.
fn insets(text: &mut String, layout: Layout, names: &[String; 4]) {
    let overseas = Map::france().lands.iter().enumerate().filter(|(_, land)| land.frame == Frame::Overseas);
    for ((index, land), name) in overseas.zip(names) {
        let Some(stamp) = layout.stamp(land) else { continue };
        let place = layout.placement(land).transform();
        let (x, y, w, h) = (stamp.x, stamp.y, stamp.width, stamp.height);
        let rect = |class: &str, by: i32| {
            let (x, y) = (x + by, y + by);
            format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>")
        };
        let (mx, my, mw, mh) = (x + 14, y + 14, w - 28, h - 14 - layout.below());
        let (tx, ty) = (x + w / 2, y + h - 17);
        add(
            text,
            format_args!(
                "{}{}{}<rect class=\"pre-window\" x=\"{mx}\" y=\"{my}\" width=\"{mw}\" height=\"{mh}\"/><text class=\"pre-stamp-name\" x=\"{tx}\" y=\"{ty}\">{name}</text>",
                rect("pre-close", 8),
                rect("pre-stamp", 0),
                rect("pre-teeth", 0)
            ),
        );
        for class in ["pre-close\" x=\"8\" y=\"12", "pre-isle"] {
            add(text, format_args!("<use class=\"{class}\" href=\"#pre-o{index}\" transform=\"{place}\"/>"));
        }
    }
    let (capital, round) = CAPITAL;
    let lens = layout.lens();
    let (cx, cy, r) = (lens.centre.x, lens.centre.y, lens.radius);
    let (dx, dy) = (f64::from(capital.x - cx), f64::from(capital.y - cy));
    let far = dx.hypot(dy);
    let from = |by: f64| (f64::from(cx) + dx * by / far, f64::from(cy) + dy * by / far);
    let ((ax, ay), (bx, by)) = (from(f64::from(r + ring(layout))), from(far - f64::from(round)));
    add(
        text,
        format_args!(
            "<path class=\"pre-thread\" d=\"M{ax:.0} {ay:.0}L{bx:.0} {by:.0}\"/><circle class=\"pre-capital\" cx=\"{}\" cy=\"{}\" r=\"{round}\"/>",
            capital.x, capital.y
        ),
    );
}

/// How broad the ring of the lens is.
const fn ring(layout: Layout) -> i32 {
    match layout {
        Layout::Wide => 44,
        Layout::Upright { .. } => 40,
    }
}

/// The lens itself, below what it shows: shadow, ring and glass. The data's own units are within.
pub(super) fn lens(layout: Layout, name: &str) -> String {
    let lens = layout.lens();
    let (x, y, r) = (lens.centre.x, lens.centre.y, lens.radius);
    let ring = ring(layout);
    let mut text = String::new();
    // The ring is a stroke, so that it can be thinner where the lens is held before the eye.
    for (class, by, more, stroke) in [
        ("pre-far", 16, ring, 0),
        ("pre-close", 8, ring, 0),
        ("pre-ring", 0, 0, 2 * ring),
        ("pre-ring-edge", 0, 3, 0),
    ] {
        add(
            &mut text,
            format_args!(
                "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{}\" stroke-width=\"{stroke}\"/>",
                x + by / 2,
                y + by,
                r + more
            ),
        );
    }
    let along = r + ring / 2 - 11;
    add(
        &mut text,
        format_args!(
            "<path id=\"pre-along\" d=\"M{} {y}A{along} {along} 0 0 1 {} {y}\" fill=\"none\"/><text class=\"pre-ring-name\"><textPath href=\"#pre-along\" startOffset=\"50%\">{name}</textPath></text>",
            x - along,
            x + along
        ),
    );
    add(
        &mut text,
        format_args!(
            "<clipPath id=\"pre-glass\"><circle cx=\"284\" cy=\"1326\" r=\"{PARIS_REACH}\"/></clipPath><circle class=\"pre-glass\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"
        ),
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_writes_a_drawing_into_it() {
        assert_eq!(escaped("<b a=\"1\">&"), "&lt;b a=’1’&gt;&amp;");
    }

    #[test]
    fn every_territory_has_a_shape_to_be_used_again() {
        let shapes = shapes();
        assert_eq!(shapes.matches("<path id=\"pre-o").count(), Map::france().lands.len());
        assert_eq!(
            shapes.matches("<path id=\"pre-t").count(),
            4,
            "Paris and the petite couronne once more, small"
        );
        assert!(!shapes.contains("style="), "the page allows no inline style");
    }
}
