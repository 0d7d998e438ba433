//! The result as a picture to share: a poster in the game's theme, drawn on a canvas with the page's own faces.

use super::poster_inks::PosterInk;
use super::poster_layout::{
    POSTER_HEIGHT, POSTER_WIDTH, PosterBench, PosterColumn, benches, columns, wrapped,
};
use crate::file;
use crate::i18n::I18n;
use crate::icon;
use crate::table::button_label::button_label;
use game_ui::{AnyBoard, AnyPage, PosterChart, PosterStyle};
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::html::{Canvas, Span};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Seat;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, Element, File, FilePropertyBag, HtmlCanvasElement};

/// How far from the edge the border is drawn.
const BORDER: f64 = 22.0;

/// What the poster says.
#[derive(Clone)]
pub struct PosterText {
    /// The game, for its theme.
    pub game: &'static dyn AnyPage,
    /// What the game is called.
    pub title: String,
    /// Who won and by what, in the third person: others read it.
    pub headline: String,
    /// Everybody by rank: whose, the name, the score as a figure and as written.
    pub rows: Vec<PosterRow>,
}

/// A player on the poster.
#[derive(Clone, PartialEq)]
pub struct PosterRow {
    /// Whose it is.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Their score.
    pub score: i32,
    /// The same as written.
    pub said: String,
}

/// The picture, and the button that gives it away.
#[component]
pub fn Poster(
    text: Signal<PosterText>,
    /// Whose signs and colours of the seats it wears.
    board: Arc<dyn AnyBoard>,
) -> impl IntoView {
    let i18n = I18n::get();
    let canvas = NodeRef::<Canvas>::new();
    let kept = NodeRef::<Span>::new();
    Effect::new(move |_| {
        let (Some(canvas), Some(kept), text) = (canvas.get(), kept.get(), text.get()) else { return };
        let kept: Vec<Element> = children(&kept);
        let inks: Vec<PosterInk> = kept.iter().map(PosterInk::colour_of).collect();
        draw(&canvas, &text, &inks);
        // Once more when the signs and the face are here: a canvas does not wait for them.
        spawn_local(async move {
            let mut inks = Vec::new();
            for kept in &kept {
                inks.push(PosterInk::of(kept).await);
            }
            draw(&canvas, &text, &inks);
            let PosterStyle { weight, family, .. } = text.game.poster();
            let coming = document().fonts().load(&format!("{weight} 40px {family}"));
            if let Ok(coming) = coming.dyn_into::<Promise>() {
                // Without it the system's face stays.
                let _ = JsFuture::from(coming).await;
                draw(&canvas, &text, &inks);
            }
        });
    });
    let give = move |_| {
        let Some(canvas) = canvas.get_untracked() else { return };
        let text = text.get_untracked();
        spawn_local(async move { give(&canvas, &text).await });
    };
    let shares = can_share();
    let (dark, seats) = text.with_untracked(|text| (text.game.poster().dark, text.rows.len()));
    let ink = move |seat| view! { <i class=board.seat_class(seat)>{board.sign(seat)}</i> };
    let label = move || i18n.text(if shares { "ending-share" } else { "ending-keep" });
    view! {
        <figure class="ending-poster">
            <canvas
                width=POSTER_WIDTH.to_string()
                height=POSTER_HEIGHT.to_string()
                role="img"
                aria-label=move || text.with(|text| text.headline.clone())
                node_ref=canvas
            ></canvas>
            <span class="poster-inks" data-dark=dark.then_some("") aria-hidden="true" node_ref=kept>
                {Seat::all().take(seats).map(ink).collect_view()}
            </span>
            <button type="button" data-test="share-result" on:click=give>
                {button_label(icon::share(), label)}
            </button>
        </figure>
    }
}

fn children(of: &Element) -> Vec<Element> {
    std::iter::successors(of.first_element_child(), Element::next_element_sibling).collect()
}

/// Does this browser hand files on to other programs?
fn can_share() -> bool {
    Reflect::has(&window().navigator(), &"canShare".into()).unwrap_or(false)
}

/// Hands the picture on where the browser can, and gives it as a file elsewhere.
async fn give(canvas: &HtmlCanvasElement, text: &PosterText) {
    let drawn = Promise::new(&mut |done: Function, _| {
        // Where the canvas cannot be read, nothing is given.
        let _ = canvas.to_blob(&done);
    });
    let Ok(Ok(picture)) = JsFuture::from(drawn).await.map(JsCast::dyn_into::<Blob>) else { return };
    let name = format!("hemicycle-{}.png", text.game.id());
    if share(&picture, &name, &text.headline).await.is_none() {
        file::download_blob(&name, &picture);
    }
}

/// Offers the picture to other programs; nothing where the browser does not do that.
async fn share(picture: &Blob, name: &str, title: &str) -> Option<()> {
    let navigator = window().navigator();
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(picture), name, &kind).ok()?;
    let offer = Object::new();
    Reflect::set(&offer, &"files".into(), &Array::of1(&file)).ok()?;
    Reflect::set(&offer, &"title".into(), &title.into()).ok()?;
    let method = |name: &str| Reflect::get(&navigator, &name.into()).ok()?.dyn_into::<Function>().ok();
    let able = method("canShare")?.call1(&navigator, &offer).ok()?;
    if !able.is_truthy() {
        return None;
    }
    let shared = method("share")?.call1(&navigator, &offer).ok()?.dyn_into::<Promise>().ok()?;
    // Whoever thinks better of it has not failed.
    let _ = JsFuture::from(shared).await;
    Some(())
}

/// Draws the poster anew; the inks are by seat.
fn draw(canvas: &HtmlCanvasElement, text: &PosterText, inks: &[PosterInk]) {
    let context = canvas.get_context("2d").ok().flatten();
    let Some(pen) = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok()) else {
        return;
    };
    let style = text.game.poster();
    ground(&pen, &style);
    let below = headline(&pen, &style, &text.headline);
    let scores: Vec<(Seat, i32)> = text.rows.iter().map(|row| (row.seat, row.score)).collect();
    let middle = below.max(430.0) + 250.0;
    match style.chart {
        PosterChart::Benches => {
            for PosterBench { x, y, radius, seat } in benches(&scores, POSTER_WIDTH / 2.0, middle) {
                pen.set_fill_style_str(colour(&style, inks, seat));
                disc(&pen, x, y, radius);
            }
        }
        PosterChart::Columns => {
            let top = below + 56.0;
            for PosterColumn { x, width, height, seat } in columns(&scores, POSTER_WIDTH / 2.0, middle - top)
            {
                pen.set_fill_style_str(colour(&style, inks, seat));
                pen.fill_rect(x, middle - height, width, height);
                sign(&pen, &style, inks, seat, (x + width / 2.0, middle - height - 34.0, 52.0));
            }
            pen.set_fill_style_str(style.ray);
            pen.fill_rect(70.0, middle, POSTER_WIDTH - 140.0, 6.0);
        }
    }
    rows(&pen, &style, text, inks, middle + 56.0);
    foot(&pen, &style, &text.title);
}

/// The colour of a seat, as the game has it.
fn colour<'a>(style: &PosterStyle, inks: &'a [PosterInk], seat: Seat) -> &'a str {
    let own = inks.get(seat.index()).and_then(|ink| ink.colour.as_deref());
    own.unwrap_or(style.seats()[seat.index()])
}

/// The sign of a seat: where it is, and how large. Until it is there, a disc of its colour.
fn sign(
    pen: &CanvasRenderingContext2d,
    style: &PosterStyle,
    inks: &[PosterInk],
    seat: Seat,
    (x, y, size): (f64, f64, f64),
) {
    if inks.get(seat.index()).and_then(|ink| ink.draw_sign(pen, x, y, size)).is_none() {
        pen.set_fill_style_str(colour(style, inks, seat));
        disc(pen, x, y, size * 0.4);
    }
}

fn disc(pen: &CanvasRenderingContext2d, x: f64, y: f64, radius: f64) {
    pen.begin_path();
    // An arc fails only for a radius below nothing.
    let _ = pen.arc(x, y, radius, 0.0, std::f64::consts::TAU);
    pen.fill();
}

/// Paper, rays and a border.
fn ground(pen: &CanvasRenderingContext2d, style: &PosterStyle) {
    pen.set_fill_style_str(style.paper);
    pen.fill_rect(0.0, 0.0, POSTER_WIDTH, POSTER_HEIGHT);
    if style.rays {
        // Not over the border.
        pen.save();
        pen.begin_path();
        pen.rect(BORDER, BORDER, POSTER_WIDTH - 2.0 * BORDER, POSTER_HEIGHT - 2.0 * BORDER);
        pen.clip();
        pen.set_fill_style_str(style.ray);
        let (x, y, turn) = (POSTER_WIDTH / 2.0, 700.0, std::f64::consts::TAU / 32.0);
        // Those of the upper half.
        for ray in 8..16 {
            let from = f64::from(ray) * 2.0 * turn;
            pen.begin_path();
            pen.move_to(x, y);
            pen.line_to(x + 1600.0 * from.cos(), y + 1600.0 * from.sin());
            pen.line_to(x + 1600.0 * (from + turn).cos(), y + 1600.0 * (from + turn).sin());
            pen.fill();
        }
        pen.set_fill_style_str(style.paper);
        disc(pen, x, y, 330.0);
        pen.restore();
    }
    pen.set_stroke_style_str(style.ray);
    pen.set_line_width(10.0);
    pen.stroke_rect(BORDER, BORDER, POSTER_WIDTH - 2.0 * BORDER, POSTER_HEIGHT - 2.0 * BORDER);
}

/// The sentence, as large as it fits; says where it ends.
fn headline(pen: &CanvasRenderingContext2d, style: &PosterStyle, said: &str) -> f64 {
    let said = if style.capitals { said.to_uppercase() } else { said.to_owned() };
    let said = said.trim_end_matches('.');
    pen.set_text_align("center");
    for size in [112.0, 96.0, 82.0, 70.0, 58.0, 48.0] {
        pen.set_font(&format!("{} {size}px {}", style.weight, style.family));
        let width = |line: &str| pen.measure_text(line).map_or(f64::MAX, |measured| measured.width());
        let lines = wrapped(said, POSTER_WIDTH - 130.0, width);
        // Capitals may wear accents.
        let height = size * if style.capitals { 1.32 } else { 1.12 };
        if lines.len() as f64 * height > 350.0 && size > 48.0 {
            continue;
        }
        let mut y = 80.0 + height * 0.8;
        for line in &lines {
            if style.rays {
                // Letters keep their shape over the rays.
                pen.set_stroke_style_str(style.paper);
                pen.set_line_width(14.0);
                pen.set_line_join("round");
                let _ = pen.stroke_text(line, POSTER_WIDTH / 2.0, y);
            }
            pen.set_fill_style_str(style.ink);
            // Writing fails only for a place that is none.
            let _ = pen.fill_text(line, POSTER_WIDTH / 2.0, y);
            y += height;
        }
        return y - height * 0.8;
    }
    300.0
}

/// Everybody by rank.
fn rows(
    pen: &CanvasRenderingContext2d,
    style: &PosterStyle,
    text: &PosterText,
    inks: &[PosterInk],
    top: f64,
) {
    let room = POSTER_HEIGHT - 130.0 - top;
    let height = (room / text.rows.len().max(1) as f64).min(64.0);
    let size = (height * 0.56).min(34.0);
    for (place, row) in text.rows.iter().enumerate() {
        let y = top + height * (place as f64 + 0.5);
        sign(pen, style, inks, row.seat, (104.0, y, height * 0.82));
        pen.set_fill_style_str(style.ink);
        pen.set_font(&format!(
            "{} {size:.0}px \"Public Sans\", sans-serif",
            if place == 0 { 700 } else { 600 }
        ));
        pen.set_text_align("left");
        let _ = pen.fill_text_with_max_width(&row.name, 150.0, y + size * 0.34, 380.0);
        pen.set_text_align("right");
        let _ = pen.fill_text(&row.said, POSTER_WIDTH - 80.0, y + size * 0.34);
    }
}

/// The game, and where it was played.
fn foot(pen: &CanvasRenderingContext2d, style: &PosterStyle, title: &str) {
    pen.set_fill_style_str(style.ray);
    pen.fill_rect(22.0, POSTER_HEIGHT - 112.0, POSTER_WIDTH - 44.0, 90.0);
    pen.set_fill_style_str(style.on_ray);
    pen.set_font(&format!("{} 40px {}", style.weight, style.family));
    pen.set_text_align("left");
    let _ = pen.fill_text(title, 64.0, POSTER_HEIGHT - 53.0);
    pen.set_font("700 26px \"Bricolage Grotesque\", sans-serif");
    pen.set_text_align("right");
    let _ = pen.fill_text("Hémicycle", POSTER_WIDTH - 64.0, POSTER_HEIGHT - 56.0);
}
