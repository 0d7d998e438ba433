//! The magnifying glass of a phone: its board is fitted, and comes near where a finger would not know what it presses.

use crate::{BoardContext, words};
use game_ui::kit::motion;
use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{self, DomRect, Element, HtmlElement};
use minister::{Event, Pawn};
use rules::Seat;
use std::time::Duration;

/// What a finger can be meant to press.
const LIT: &str = "[data-lit], .pawn[data-live], .chair[data-live], .die[data-live]";
/// Half of what a finger covers, in pixels.
const FINGER: f64 = 22.0;
/// How long one looks at what somebody did before the board comes back.
const LOOK: Duration = Duration::from_millis(1_100);

/// From where the board is looked at.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Distance {
    /// All of it is in sight.
    Whole,
    /// It came near for one choice, and goes back once that is made.
    ForNow,
    /// The reader wants it near.
    Near,
}

#[derive(Copy, Clone)]
pub(crate) struct Glass {
    distance: RwSignal<Distance>,
    upright: Memo<bool>,
    /// What the board is pushed about in.
    pub(crate) place: NodeRef<html::Div>,
    /// Was the last press one of a finger?
    pub(crate) by_finger: StoredValue<bool>,
    /// Where the board was before it followed somebody's move; the reader has not pushed it since.
    home: StoredValue<Option<[i32; 2]>>,
}

impl Glass {
    pub(crate) fn new(context: BoardContext, upright: Memo<bool>) -> Glass {
        let glass = Glass {
            distance: RwSignal::new(Distance::Whole),
            upright,
            place: NodeRef::new(),
            by_finger: StoredValue::new(false),
            home: StoredValue::new(None),
        };
        Effect::new(move |_| {
            context.choices.track();
            if glass.distance.get_untracked() == Distance::ForNow {
                glass.distance.set(Distance::Whole);
            }
            // Once what is lit has been drawn so.
            request_animation_frame(move || glass.keep_in_sight());
        });
        Effect::new(move |_| {
            let (_, told) = context.told.get();
            let walked = told.iter().rev().find_map(|event| match event {
                Event::Moved { seat, pawn, .. } | Event::Lifted { seat, pawn, .. } => Some((*seat, *pawn)),
                _ => None,
            });
            if let Some((seat, pawn)) = walked.filter(|(seat, _)| context.me() != Some(*seat)) {
                request_animation_frame(move || glass.show_pawn(seat, pawn));
            }
        });
        glass
    }

    /// The reader takes hold of the board, with a finger or not: it stays where they push it.
    pub(crate) fn held(self, by_finger: bool) {
        self.by_finger.set_value(by_finger);
        self.home.set_value(None);
    }

    /// Is only a part of the board in sight?
    pub(crate) fn is_near(self) -> bool {
        self.upright.get() && self.distance.get() != Distance::Whole
    }

    /// A finger that covers one thing to press means it; one that covers several is shown them larger.
    pub(crate) fn tapped(self, event: &MouseEvent) {
        let whole = self.distance.get_untracked() == Distance::Whole;
        if !whole || !self.upright.get_untracked() || !self.by_finger.get_value() || !event.is_trusted() {
            return;
        }
        let Some(place) = self.place.get_untracked() else { return };
        let at = [f64::from(event.client_x()), f64::from(event.client_y())];
        let far = |one: &Element| {
            let room = one.get_bounding_client_rect();
            (room.left() + room.width() / 2.0 - at[0]).hypot(room.top() + room.height() / 2.0 - at[1])
        };
        let on = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let large = on.and_then(|on| on.closest(".die, .wide").ok().flatten()).is_some();
        let mut covered = motion::within(&place, LIT);
        covered.retain(|one| far(one) < FINGER);
        match covered.as_slice() {
            _ if large => {}
            [] => {}
            [one] => {
                event.stop_propagation();
                if let Ok(press) = web_sys::Event::new("click") {
                    press.init_event_with_bubbles("click", true);
                    // Whether anybody objects is of no use here.
                    let _ = one.dispatch_event(&press);
                }
            }
            _ => {
                event.stop_propagation();
                self.come_near(Distance::ForNow, Some(at));
            }
        }
    }

    /// The middle of the first thing that can be pressed.
    fn first_lit(self) -> Option<[f64; 2]> {
        let place = self.place.get_untracked()?;
        let room = motion::within(&place, LIT).first()?.get_bounding_client_rect();
        Some([room.left() + room.width() / 2.0, room.top() + room.height() / 2.0])
    }

    /// Comes near, what was at a point of the screen staying in the middle.
    fn come_near(self, distance: Distance, at: Option<[f64; 2]>) {
        let Some(place) = self.place.get_untracked() else { return };
        let room = place.get_bounding_client_rect();
        let board = drawing(&place).map(|board| board.get_bounding_client_rect());
        let middle = [room.left() + room.width() / 2.0, room.top() + room.height() / 2.0];
        let at = at.unwrap_or(middle);
        let share = board.map_or([0.5, 0.5], |board| {
            [(at[0] - board.left()) / board.width().max(1.0), (at[1] - board.top()) / board.height().max(1.0)]
        });
        self.distance.set(distance);
        request_animation_frame(move || scroll(&place, share));
    }

    /// A pawn of somebody else has moved: if it is out of sight the board goes there, and comes back a moment later.
    fn show_pawn(self, seat: Seat, pawn: Pawn) {
        let Some(place) = self.place.try_get_untracked().flatten() else { return };
        let here = [place.scroll_left(), place.scroll_top()];
        if !self.bring_into_sight(&format!("[data-test=\"pawn-{seat}-{}\"]", pawn.0)) {
            return;
        }
        // Whoever follows one after the other comes back to where the first began.
        let home = self.home.get_value().unwrap_or(here);
        self.home.set_value(Some(home));
        set_timeout(
            move || {
                if self.home.try_get_value().flatten() == Some(home) {
                    self.home.set_value(None);
                    place.scroll_to_with_x_and_y(home[0].into(), home[1].into());
                }
            },
            LOOK,
        );
    }

    /// What can be done is brought into sight, unless some of it is there already.
    fn keep_in_sight(self) {
        if self.bring_into_sight(LIT) {
            self.home.set_value(None);
        }
    }

    /// Where only a part of the board is in sight, pushes it to the first of these, unless one of them is there already.
    /// Did it have to?
    fn bring_into_sight(self, sought: &str) -> bool {
        if self.distance.try_get_untracked().is_none_or(|distance| distance == Distance::Whole) {
            return false;
        }
        let Some(place) = self.place.try_get_untracked().flatten() else { return false };
        let found: Vec<_> =
            motion::within(&place, sought).iter().map(Element::get_bounding_client_rect).collect();
        let room = place.get_bounding_client_rect();
        let inside = |one: &DomRect| {
            one.left() >= room.left()
                && one.right() <= room.right()
                && one.top() >= room.top()
                && one.bottom() <= room.bottom()
        };
        let Some((first, board)) = found.first().zip(drawing(&place)) else { return false };
        if found.iter().any(inside) {
            return false;
        }
        let board = board.get_bounding_client_rect();
        let x = (first.left() + first.width() / 2.0 - board.left()) / board.width().max(1.0);
        let y = (first.top() + first.height() / 2.0 - board.top()) / board.height().max(1.0);
        scroll(&place, [x, y]);
        true
    }

    /// The glass itself: nearer, and back.
    pub(crate) fn button(self, context: BoardContext) -> impl IntoView {
        let near = Memo::new(move |_| self.distance.get() != Distance::Whole);
        let sign = move || if near.get() { "M6.500 10h7" } else { "M6.500 10h7M10 6.500v7" };
        view! {
            <button
                type="button"
                class="mn-glass"
                data-test="glass"
                aria-pressed=move || if near.get() { "true" } else { "false" }
                aria-label=move || words::text(context, "glass")
                title=move || words::text(context, "glass")
                on:click=move |_| match near.get_untracked() {
                    true => self.distance.set(Distance::Whole),
                    false => self.come_near(Distance::Near, self.first_lit()),
                }
            >
                <svg viewBox="0 0 26 26" aria-hidden="true" focusable="false">
                    <circle cx="10" cy="10" r="7.5" />
                    <path d="M15.500 15.500L23 23" />
                    <path d=sign />
                </svg>
            </button>
        }
    }
}

fn drawing(place: &HtmlElement) -> Option<Element> {
    place.query_selector(".mn-stack").ok().flatten()
}

/// Puts that part of the board into the middle.
fn scroll(place: &HtmlElement, [x, y]: [f64; 2]) {
    let to = |share: f64, all: i32, room: i32| share * f64::from(all) - f64::from(room) / 2.0;
    // Both ways at once, so that it can glide there.
    place.scroll_to_with_x_and_y(
        to(x, place.scroll_width(), place.client_width()),
        to(y, place.scroll_height(), place.client_height()),
    );
}
