//! A card that is carried from the hand onto a party or the table by pointer or finger.

use crate::BoardContext;
use crate::aim::{Aim, laid};
use crate::{card, icon};
use game_ui::press::listen;
use leptos::ev::{PointerEvent, pointercancel, pointermove, pointerup};
use leptos::prelude::*;
use leptos::svg;
use politico::Card;
use rules::Seat;

/// Nearer than this to where it began, a press is a tap.
const TREMBLE: f64 = 9.0;

/// A card under the pointer.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Held {
    card: Card,
    begun: [f64; 2],
    at: [f64; 2],
    carried: bool,
}

/// What the pointer carries, if anything.
#[derive(Copy, Clone)]
pub(crate) struct Drag {
    held: RwSignal<Option<Held>>,
    /// Did the last press carry something? Then the click that follows it is none.
    dragged: StoredValue<bool>,
    overlay: NodeRef<svg::Svg>,
}

impl Drag {
    /// Nothing is carried yet.
    pub(crate) fn new(context: BoardContext, aim: Aim) -> Drag {
        let drag =
            Drag { held: RwSignal::new(None), dragged: StoredValue::new(false), overlay: NodeRef::new() };
        listen(pointermove, move |event| drag.moved(&event, context, aim));
        listen(pointerup, move |event| drag.up(&event, context, aim));
        listen(pointercancel, move |_| {
            let _ = drag.held.try_set(None);
        });
        drag
    }

    /// A pointer comes down on a card.
    pub(crate) fn begin(self, event: &PointerEvent, card: Card) {
        self.dragged.set_value(false);
        if event.button() == 0 {
            let at = place(event);
            self.held.set(Some(Held { card, begun: at, at, carried: false }));
        }
    }

    /// Was the press that just ended one that carried a card?
    pub(crate) fn was_dragged(self) -> bool {
        self.dragged.get_value()
    }

    fn moved(self, event: &PointerEvent, context: BoardContext, aim: Aim) {
        let Some(Some(held)) = self.held.try_get_untracked() else { return };
        let at = place(event);
        let far = (at[0] - held.begun[0]).hypot(at[1] - held.begun[1]) > TREMBLE;
        if held.carried || far {
            if !held.carried {
                self.dragged.set_value(true);
                // The parties that it can be laid on light up.
                aim.take(held.card);
                aim.looked_at.set(None);
            }
            self.held.set(Some(Held { at, carried: true, ..held }));
            aim.pointed_at.set(under(at).and_then(|name| seat(&name, context)));
        }
    }

    fn up(self, event: &PointerEvent, context: BoardContext, aim: Aim) {
        let Some(Some(held)) = self.held.try_get_untracked() else { return };
        self.held.set(None);
        if !held.carried {
            return;
        }
        aim.pointed_at.set(None);
        let Some(name) = under(place(event)) else { return };
        let on = seat(&name, context);
        let action = context.choices.with_untracked(|choices| laid(choices, held.card, on));
        // What is not an attack may be laid anywhere in the chamber.
        let action =
            action.or_else(|| context.choices.with_untracked(|choices| laid(choices, held.card, None)));
        if let Some(action) = action.filter(|_| untrack(|| context.ready())) {
            aim.drop();
            context.play(&action);
        }
    }

    /// The card as it is carried.
    pub(crate) fn ghost(self) -> AnyView {
        let carried = Memo::new(move |_| self.held.get().filter(|held| held.carried).map(|held| held.card));
        let shift = move || {
            let held = self.held.get()?;
            let origin = self.overlay.get().map(|overlay| overlay.get_bounding_client_rect())?;
            Some(format!("translate({:.0} {:.0})", held.at[0] - origin.left(), held.at[1] - origin.top()))
        };
        let body = move || {
            carried.get().map(|kind| {
                view! {
                    <g transform=shift>
                        <g class=format!("pol-flying {}", card::tone(kind)) transform="rotate(-4)">
                            <rect class="pol-flying-edge" x="-46" y="-64" width="92" height="128" rx="7" />
                            <rect class="pol-flying-face" x="-39" y="-44" width="78" height="101" rx="3" />
                            <use href=icon::href(kind) x="-38" y="-30" width="76" height="64" />
                        </g>
                    </g>
                }
            })
        };
        view! {
            <svg class="pol-ghost" node_ref=self.overlay aria-hidden="true" focusable="false">
                {body}
            </svg>
        }
        .into_any()
    }
}

fn place(event: &PointerEvent) -> [f64; 2] {
    [event.client_x(), event.client_y()].map(f64::from)
}

/// What a card would be laid on here: the number of a party, or the table.
fn under([x, y]: [f64; 2]) -> Option<String> {
    let found = document().element_from_point(x as f32, y as f32)?;
    found.closest("[data-drop]").ok().flatten()?.get_attribute("data-drop")
}

fn seat(name: &str, context: BoardContext) -> Option<Seat> {
    let seats = context.view.with_untracked(|view| view.parties.len() as u8);
    name.parse::<u8>().ok().filter(|number| *number < seats).and_then(|number| Seat::try_from(number).ok())
}
