//! What the picture to share takes from the game's drawing: the colour of a seat, and its sign. No style sheet reaches a canvas,
//! so they are read from signs that the page keeps unseen.

use js_sys::{Array, Function, Promise, Reflect, encode_uri_component};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, Element};

/// What a style sheet says of a sign's parts, and a picture by itself must say.
const PAINT: [&str; 13] = [
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "opacity",
    "font-size",
    "font-weight",
    "text-anchor",
    "dominant-baseline",
];

/// A seat, as it is printed.
#[derive(Clone, Debug, Default)]
pub struct PosterInk {
    /// Its colour; nothing where the browser does not say.
    pub colour: Option<String>,
    /// Its sign as a picture, once it is there.
    pub sign: Option<Element>,
}

impl PosterInk {
    /// The colour alone, which is there at once.
    pub fn colour_of(kept: &Element) -> PosterInk {
        let style = window().get_computed_style(kept).ok().flatten();
        let colour = style.and_then(|style| style.get_property_value("fill").ok());
        PosterInk { colour: colour.filter(|colour| !colour.is_empty()), sign: None }
    }

    /// The colour and the sign.
    pub async fn of(kept: &Element) -> PosterInk {
        PosterInk { sign: picture(kept).await, ..PosterInk::colour_of(kept) }
    }

    /// Draws the sign in a square around a middle; nothing where there is none.
    pub fn draw_sign(&self, pen: &CanvasRenderingContext2d, x: f64, y: f64, size: f64) -> Option<()> {
        let draw = Reflect::get(pen, &"drawImage".into()).ok()?.dyn_into::<Function>().ok()?;
        let place = [x - size / 2.0, y - size / 2.0, size, size];
        let arguments = Array::of1(self.sign.as_ref()?);
        place.into_iter().for_each(|number| {
            arguments.push(&number.into());
        });
        draw.apply(pen, &arguments).ok().map(drop)
    }
}

/// The sign that is kept here, as a picture that needs no style sheet.
async fn picture(kept: &Element) -> Option<Element> {
    let drawn = kept.query_selector("svg").ok()??;
    let copy = drawn.clone_node_with_deep(true).ok()?.dyn_into::<Element>().ok()?;
    paint(&drawn, &copy);
    for (name, value) in [("xmlns", "http://www.w3.org/2000/svg"), ("width", "96"), ("height", "96")] {
        copy.set_attribute(name, value).ok()?;
    }
    let image = document().create_element("img").ok()?;
    let text = encode_uri_component(&copy.outer_html());
    image.set_attribute("src", &format!("data:image/svg+xml,{text}")).ok()?;
    let decode = Reflect::get(&image, &"decode".into()).ok()?.dyn_into::<Function>().ok()?;
    JsFuture::from(decode.call0(&image).ok()?.dyn_into::<Promise>().ok()?).await.ok()?;
    Some(image)
}

/// Writes what the style sheets make of a drawing onto its copy.
fn paint(drawn: &Element, copy: &Element) {
    if let Ok(Some(style)) = window().get_computed_style(drawn) {
        for name in PAINT {
            if let Ok(value) = style.get_property_value(name) {
                // A name of a property is one of an attribute.
                let _ = copy.set_attribute(name, &value);
            }
        }
    }
    let (mut part, mut copied) = (drawn.first_element_child(), copy.first_element_child());
    while let (Some(drawn), Some(copy)) = (part, copied) {
        paint(&drawn, &copy);
        (part, copied) = (drawn.next_element_sibling(), copy.next_element_sibling());
    }
}
