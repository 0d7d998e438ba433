//! The whole board in the shape that the window leaves it, and a slip of paper that says what is pointed at.

use crate::glass::Glass;
use crate::hand::Hand;
use crate::plan::{BoardLayout, Shape};
use crate::scene::{self, Captions};
use crate::{BoardContext, cabinet, days, die, note, offers, pawns, spiral, track, trail, words};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event};
use minister::{Step, Zone, ZoneKind};
use rules::{Arg, Phrase};
use std::sync::Arc;

/// Narrower screens get the upright board; where the dock leaves little width it is nearly square.
const NARROW: &str = "(max-width: 45rem)";
const SQUARE: &str = "(max-width: 1150px), (max-aspect-ratio: 5/4)";
const WIDE: &str = "(min-width: 1500px) and (min-aspect-ratio: 5/3)";

/// What can be pointed at and says what it is.
const TOLD: &str = ".pawn, .space, .chair, .die, .barrier, .majority, .spiral, .mn-plate";

/// The board.
pub(crate) fn board(context: BoardContext) -> AnyView {
    let shape = shape();
    let hand = Hand::of(context);
    let die_in_use =
        Memo::new(move |_| context.view.with(|view| view.die.filter(|_| view.step == Step::Use)));
    let die_in_use = move || die_in_use.get().map(|die| die.to_string());
    let drawing = move || {
        let plan = Arc::new(BoardLayout::of(context.game().board(), shape.get()));
        let [width, height] = plan.size;
        let slip = plan.slip.map(|area| slip(context, hand, area));
        let frame = format!("0 0 {width} {height}");
        let scene = {
            let plan = plan.clone();
            // Whoever comes to sit here changes nothing of what is printed.
            Memo::new(move |_| {
                context.lang();
                untrack(|| printed(context, &plan))
            })
        };
        view! {
            <div
                class="mn-stack"
                on:pointerover=move |event| hand.tip.set(tip_under(&event))
                on:focusin=move |event| hand.tip.set(tip_under(&event))
                on:focusout=move |_| hand.tip.set(None)
                on:pointerleave=move |event| {
                    // A finger that is lifted leaves too; what it asked for stays to be read.
                    if event.pointer_type() != "touch" {
                        hand.tip.set(None);
                    }
                }
            >
                // What is printed is a picture of its own, which the browser keeps while pieces move above it.
                <svg class="mn-print" viewBox=frame.clone() aria-hidden="true" inner_html=move || scene.get()></svg>
                <svg
                    class="minister-board"
                    class:upright=shape.get_untracked() == Shape::Upright
                    viewBox=frame
                    role="group"
                    data-die=die_in_use
                    aria-label=move || words::text(context, "board")
                >
                    {track::track(context, &plan, hand)}
                    {spiral::spiral(context, &plan)}
                    {cabinet::cabinet(context, &plan)}
                    {die::die(context, plan.die, plan.die_scale)}
                    {trail::trails(context, &plan, hand)}
                    {offers::offers(context, &plan, hand)}
                    {pawns::pawns(context, &plan, hand)}
                    {slip}
                </svg>
            </div>
        }
    };
    let upright = Memo::new(move |_| shape.get() == Shape::Upright);
    let glass = Glass::new(context, upright);
    let beside = move || {
        upright
            .get()
            .then(|| view! { <div class="mn-head">{note_line(context, hand)} {glass.button(context)}</div> })
    };
    // Of a board that is looked at closely the calendar may be out of sight: what it says is not.
    let below = move || glass.is_near().then(|| days::days(context));
    // What is pushed about there is so by keyboard too, also while nothing in it can be pressed.
    let reached = move || glass.is_near().then_some("0");
    view! {
        <div class="minister" class:narrow=upright class:near=move || glass.is_near()>
            {beside}
            <div
                class="mn-view"
                node_ref=glass.place
                tabindex=reached
                on:pointerdown=move |event| glass.held(event.pointer_type() == "touch")
                on:click:capture=move |event| glass.tapped(&event)
            >
                {drawing}
            </div>
            {below}
        </div>
    }
    .into_any()
}

/// All that is printed, in the language of the page.
fn printed(context: BoardContext, plan: &BoardLayout) -> String {
    let game = context.game();
    let board = game.board();
    let influence = board.zones().iter().zip(0..).filter(|(zone, _)| zone.kind == ZoneKind::Influence);
    let scopes: Vec<_> = influence.map(|(_, zone)| (Zone(zone), game.scope(Zone(zone)))).collect();
    let zones = board.zones().iter().zip(0..);
    let name = |zone: &minister::ZoneData| {
        let phrase = Phrase::new("plate").name("kind", zone.kind.word());
        // Where there is little room the telephone on its space has to do.
        let told = zone.kind != ZoneKind::Influence || matches!(plan.shape, Shape::Wide | Shape::Broad);
        // On a phone the buildings of the press say what they are.
        let told = told && (plan.shape != Shape::Upright || zone.start.is_some());
        let named = told && (zone.kind != ZoneKind::Plain || zone.start.is_some());
        named.then(|| words::say(context, &phrase.number("start", zone.start.unwrap_or_default())))
    };
    let hint = |zone: &minister::ZoneData, number: u8| {
        let numbers = zone.barrier.iter().map(|face| Arg::Name(face.to_string())).collect();
        let id = if zone.barrier.is_empty() { "zone-first" } else { "zone-hint" };
        let phrase = Phrase::new(id).name("kind", zone.kind.word()).number("zone", Zone(number).called());
        words::say(context, &phrase.arg("faces", Arg::OneOf(numbers)))
    };
    let captions = Captions {
        zones: board.zones().iter().map(name).collect(),
        hints: zones.map(|(zone, number)| hint(zone, number)).collect(),
        chancellor: words::text(context, "chancellor-plate"),
        newspaper: words::text(context, "masthead"),
    };
    scene::scene(board, plan, &scopes, &captions)
}

/// What is pointed at, in its own words.
fn tip_under(event: &Event) -> Option<String> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let told = target.closest(TOLD).ok().flatten()?;
    let said = told.get_attribute("data-tip").or_else(|| told.get_attribute("aria-label"));
    said.filter(|said| !said.is_empty())
}

/// The slip on the desk.
fn slip(context: BoardContext, hand: Hand, [x, y, width, height]: crate::plan::Area) -> impl IntoView {
    // A ledge of the desk's wood, and a slip of paper that stands in its groove between two brass pegs.
    let peg = |at: f32| {
        format!(
            r#"<circle class="mn-cast" cx="{}" cy="{}" r="6"/><circle class="mn-peg" cx="{at}" cy="{}" r="6"/>"#,
            at + 1.5,
            y + height / 2.0 + 2.0,
            y + height / 2.0
        )
    };
    let mut ledge = crate::sketch::Sketch::default();
    ledge.rect("ledge", [x, y, width, height], 7.0);
    ledge.rect("ledge-light", [x + 1.5, y + 1.5, width - 3.0, height - 3.0], 6.0);
    ledge.rect("cast", [x + 26.0, y + 8.0, width - 50.0, height - 10.0], 2.0);
    ledge.rect("slip", [x + 24.0, y + 4.0, width - 48.0, height - 9.0], 2.0);
    ledge.path("slip-rule", &format!("M{:.1} {:.1}v{:.1}", x + 38.0, y + 4.0, height - 9.0));
    ledge.raw(&peg(x + 12.0)).raw(&peg(x + width - 12.0));
    view! {
        <g inner_html=ledge.0></g>
        <foreignObject x=x.to_string() y=y.to_string() width=width.to_string() height=height.to_string()>
            {note_line(context, hand)}
        </foreignObject>
    }
}

fn note_line(context: BoardContext, hand: Hand) -> impl IntoView {
    view! {
        <p
            class="note-line"
            role="status"
            data-test="note"
            data-unclear=move || hand.unclear.get().then_some("yes")
        >
            {move || note::note(context, hand)}
        </p>
    }
}

/// How the board lies, as the screen is, for as long as it is shown.
fn shape() -> Memo<Shape> {
    let [narrow, square, wide] = [NARROW, SQUARE, WIDE].map(game_ui::media_query);
    Memo::new(move |_| match (narrow.get(), square.get(), wide.get()) {
        (true, ..) => Shape::Upright,
        (_, true, _) => Shape::Square,
        (.., true) => Shape::Wide,
        _ => Shape::Broad,
    })
}
