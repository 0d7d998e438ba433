//! The map as it is written: points as text, because lists of lists of numbers would be twice as long.

use crate::{Area, Frame, Land, Map, MapError, Outline, Point};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    canvas: [i32; 2],
    enlarged: Area,
    frame: Vec<Bounds>,
    territory: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bounds {
    name: Frame,
    area: Area,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    code: String,
    frame: Frame,
    label: Point,
    outline: Vec<String>,
    small: Option<Vec<String>>,
    cell: Option<Area>,
}

pub(crate) fn read(text: &str) -> Result<Map, MapError> {
    let file: File = toml::from_str(text)?;
    let [width, height] = file.canvas;
    let canvas = Area { x: 0, y: 0, width, height };
    let mut frames = [canvas; 4];
    for frame in Frame::ALL {
        let mut named = file.frame.iter().filter(|told| told.name == frame);
        match (named.next(), named.next()) {
            (Some(told), None) => frames[frame as usize] = told.area,
            _ => return Err(MapError::Frame(frame)),
        }
    }
    let lands = file.territory.into_iter().map(land).collect::<Result<_, _>>()?;
    Ok(Map { canvas, enlarged: file.enlarged, lands, frames })
}

fn land(entry: Entry) -> Result<Land, MapError> {
    let Entry { code, frame, label, outline: rings, small, cell } = entry;
    let shape = outline(&code, &rings)?;
    let small = small.map(|rings| outline(&code, &rings)).transpose()?;
    Ok(Land { code, frame, label, outline: shape, small, cell })
}

fn outline(code: &str, rings: &[String]) -> Result<Outline, MapError> {
    let ring = |ring: &String| ring.split(' ').map(|found| point(code, found)).collect();
    Ok(Outline::new(rings.iter().map(ring).collect::<Result<_, _>>()?))
}

fn point(code: &str, found: &str) -> Result<Point, MapError> {
    let read = || {
        let (x, y) = found.split_once(',')?;
        Some(Point { x: x.parse().ok()?, y: y.parse().ok()? })
    };
    read().ok_or_else(|| MapError::Point { code: code.to_owned(), found: found.to_owned() })
}
