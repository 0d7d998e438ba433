//! What must hold of a map before anybody draws it.

use crate::{Area, Frame, Land, Map, MapError, Outline, TERRITORIES};

pub(crate) fn check(map: &Map) -> Result<(), MapError> {
    if map.lands.len() != TERRITORIES {
        return Err(MapError::Count(map.lands.len()));
    }
    if let Some(pair) = map.lands.windows(2).find(|pair| pair[0].code >= pair[1].code) {
        return Err(MapError::Order(pair[1].code.clone()));
    }
    frames(map)?;
    map.lands.iter().try_for_each(|land| one(map, land))?;
    insets(map)
}

/// The frames are on the canvas, and the insets beside each other.
fn frames(map: &Map) -> Result<(), MapError> {
    for frame in Frame::ALL {
        within(&map.canvas, &map.frame(frame), || format!("the frame {frame:?}"), "the canvas")?;
    }
    within(
        &map.frame(Frame::France),
        &map.enlarged,
        || "what the inset enlarges".to_owned(),
        "the mainland’s frame",
    )?;
    let [_, insets @ ..] = Frame::ALL;
    for (at, one) in insets.iter().enumerate() {
        if let Some(other) =
            insets[at + 1..].iter().find(|other| map.frame(*one).overlaps(&map.frame(**other)))
        {
            return Err(MapError::Overlap(format!("the frame {one:?}"), format!("the frame {other:?}")));
        }
    }
    Ok(())
}

/// One territory: rings, place, label.
fn one(map: &Map, land: &Land) -> Result<(), MapError> {
    let called = || format!("territory {}", land.code);
    rings(land, &land.outline)?;
    within(&map.frame(land.frame), &land.outline.bounds(), called, "its frame")?;
    if !land.outline.holds(land.label) {
        return Err(MapError::Label { code: land.code.clone(), at: land.label });
    }
    let needs = |needs| MapError::Inset { code: land.code.clone(), needs };
    match (&land.small, land.frame == Frame::Paris) {
        (Some(small), true) => {
            rings(land, small)?;
            within(&map.enlarged, &small.bounds(), called, "what the inset enlarges")?;
        }
        (None, false) => {}
        (None, true) => {
            return Err(needs("in the inset of Paris it needs its small shape on the mainland too"));
        }
        (Some(_), false) => return Err(needs("a small shape is for those in the inset of Paris alone")),
    }
    match (&land.cell, land.frame == Frame::Overseas) {
        (Some(cell), true) => {
            within(cell, &land.outline.bounds(), called, "its cell")?;
            within(&map.frame(land.frame), cell, || format!("the cell of {}", land.code), "its frame")
        }
        (None, false) => Ok(()),
        (None, true) => Err(needs("overseas it needs a cell")),
        (Some(_), false) => Err(needs("a cell is for those overseas alone")),
    }
}

fn rings(land: &Land, outline: &Outline) -> Result<(), MapError> {
    let encloses =
        |ring: &Vec<_>| ring.first() != ring.last() && Outline::new(vec![ring.clone()]).surface() > 0;
    if outline.rings().is_empty() || !outline.rings().iter().all(encloses) {
        return Err(MapError::Ring(land.code.clone()));
    }
    Ok(())
}

/// Nothing of the mainland lies under an inset, and no two cells lie on each other.
fn insets(map: &Map) -> Result<(), MapError> {
    let [_, insets @ ..] = Frame::ALL;
    for (land, shape) in map.mainland() {
        if let Some(inset) = insets.iter().find(|inset| covers(&map.frame(**inset), shape)) {
            return Err(MapError::Overlap(
                format!("the frame {inset:?}"),
                format!("territory {}", land.code),
            ));
        }
    }
    let cells: Vec<_> = map.lands.iter().filter_map(|land| Some((&land.code, land.cell?))).collect();
    for (at, (code, cell)) in cells.iter().enumerate() {
        if let Some((other, _)) = cells[at + 1..].iter().find(|(_, other)| cell.overlaps(other)) {
            return Err(MapError::Overlap(format!("the cell of {code}"), format!("the cell of {other}")));
        }
    }
    Ok(())
}

/// Whether any of a shape lies in a box: a corner of either in the other, or a side that passes through.
fn covers(area: &Area, shape: &Outline) -> bool {
    let passes = |from: crate::Point, to: crate::Point| {
        // A side of the map is short beside an inset: its own box is as good as the line.
        Area::around([from, to]).is_some_and(|side| area.overlaps(&side))
    };
    shape.corners().any(|corner| area.holds(corner))
        || area.corners().iter().any(|corner| shape.holds(*corner))
        || shape.sides().any(|(from, to)| passes(from, to))
}

fn within(area: &Area, inner: &Area, what: impl Fn() -> String, of: &'static str) -> Result<(), MapError> {
    if area.spans(inner) { Ok(()) } else { Err(MapError::Outside { what: what(), of }) }
}
