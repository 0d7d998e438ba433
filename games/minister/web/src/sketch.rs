//! What never changes is drawn once, as text that the browser reads in one go: far less code than a node for every window.

use crate::plan::Area;
use crate::rim::Point;
use std::fmt::Write;

/// A drawing as text. Whatever is written into it is ours: numbers, classes of the style sheet, and words of the locales,
/// which are escaped.
#[derive(Default)]
pub(crate) struct Sketch(pub(crate) String);

impl Sketch {
    /// Writes something as it is.
    pub(crate) fn raw(&mut self, text: &str) -> &mut Sketch {
        self.0.push_str(text);
        self
    }

    /// Opens an element of some classes. All of them begin like the ids of the symbols: what is drawn by `use` is styled by
    /// plain class selectors alone, which must not meet those of the page.
    fn open(&mut self, element: &str, classes: &str) -> &mut Sketch {
        self.put(format_args!("<{element} class=\""));
        for class in classes.split(' ') {
            self.put(format_args!("mn-{class} "));
        }
        self.raw("\" ")
    }

    fn put(&mut self, arguments: std::fmt::Arguments<'_>) -> &mut Sketch {
        // A string takes whatever is written into it.
        let _ = self.0.write_fmt(arguments);
        self
    }

    pub(crate) fn rect(&mut self, class: &str, [x, y, width, height]: Area, round: f32) -> &mut Sketch {
        self.open("rect", class).put(format_args!(
            r#"x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="{round:.1}"/>"#
        ))
    }

    pub(crate) fn path(&mut self, class: &str, data: &str) -> &mut Sketch {
        self.open("path", class).put(format_args!(r#"d="{data}"/>"#))
    }

    /// A line of its own width.
    pub(crate) fn stroke(&mut self, class: &str, data: &str, width: f32) -> &mut Sketch {
        self.open("path", class).put(format_args!(r#"d="{data}" stroke-width="{width:.1}"/>"#))
    }

    pub(crate) fn circle(&mut self, class: &str, at: Point, radius: f32) -> &mut Sketch {
        self.ellipse(class, at, radius, radius)
    }

    pub(crate) fn ellipse(&mut self, class: &str, at: Point, rx: f32, ry: f32) -> &mut Sketch {
        self.open("ellipse", class)
            .put(format_args!(r#"cx="{:.1}" cy="{:.1}" rx="{rx:.1}" ry="{ry:.1}"/>"#, at.x, at.y))
    }

    /// A symbol, so large and turned by so many degrees.
    pub(crate) fn stamp(&mut self, symbol: &str, at: Point, scale: f32, turned: f32) -> &mut Sketch {
        self.put(format_args!(
            r##"<use href="#mn-{symbol}" transform="translate({:.1} {:.1}) rotate({turned:.1}) scale({scale:.3})"/>"##,
            at.x, at.y
        ))
    }

    /// Words around a point, of this size, turned by so many degrees.
    pub(crate) fn words(
        &mut self,
        class: &str,
        at: Point,
        size: f32,
        turned: f32,
        said: &str,
    ) -> &mut Sketch {
        let said = said.replace('&', "&amp;").replace('<', "&lt;");
        self.open("text", class).put(format_args!(
            r#"transform="translate({:.1} {:.1}) rotate({turned:.0})" font-size="{size:.1}">{said}</text>"#,
            at.x, at.y
        ))
    }

    /// A group with these attributes.
    pub(crate) fn group(&mut self, attributes: &str, draw: impl FnOnce(&mut Sketch)) -> &mut Sketch {
        self.put(format_args!("<g {attributes}>"));
        draw(self);
        self.raw("</g>")
    }
}

/// Chance that falls the same way each time the board is opened.
pub(crate) struct Lot(pub(crate) u32);

impl Lot {
    /// A number below this one.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) % bound.max(1)
    }
}
