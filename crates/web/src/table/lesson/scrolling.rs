//! Brings what a lesson's step speaks of into sight: the part of the dock that has it, the sheet on a phone, and the place
//! within whatever scrolls.

use crate::table::frame::dock::{Dock, DockView, SheetHeight};
use leptos::prelude::*;
use std::time::Duration;
use web_sys::{DomRect, Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// What is marked on the board, beside it, and in the list of choices.
/// The button of the moment is always in sight, beside the board.
const ON_BOARD: &str = "[data-test=board] [data-advised], .main-actions > [data-advised]";
const IN_SHEET: &str = "[data-test=sheet] [data-advised]";
const IN_CHOICES: &str = "[data-test=choices] [data-advised]";

/// So long the sheet of a phone takes to come up.
const SHEET_SETTLES: Duration = Duration::from_millis(300);

/// Brings what is marked into sight, or else the board. Whoever has the keyboard in the list of choices reads there, where
/// what is marked comes first.
pub fn bring_into_view(dock: Dock, is_narrow: bool, is_marked: bool) {
    if find("[data-test=choices] :focus").is_some() {
        return;
    }
    let is_on_board = find(ON_BOARD).is_some_and(|mark| is_drawn(&mark));
    match (is_marked, is_on_board, find(IN_SHEET).is_some()) {
        // What is told of is on the board, which the sheet of a phone would cover.
        (false, ..) | (true, true, _) => {
            if is_narrow && dock.height.get_untracked() != SheetHeight::Peek {
                dock.fold();
            }
        }
        (true, false, true) => {
            dock.show(DockView::Game);
            if is_narrow && dock.height.get_untracked() == SheetHeight::Peek {
                dock.height.set(SheetHeight::Half);
            }
        }
        (true, false, false) => dock.show(DockView::Moves),
    }
    if is_marked {
        request_animation_frame(show_mark);
        set_timeout(show_mark, SHEET_SETTLES);
    }
}

/// Scrolls to what is marked, if it is out of sight.
fn show_mark() {
    let mark = [ON_BOARD, IN_SHEET, IN_CHOICES].into_iter().filter_map(find).find(is_drawn);
    if let Some(mark) = mark.filter(|mark| !is_in_sight(mark)) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        options.set_inline(ScrollLogicalPosition::Center);
        mark.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

fn find(what: &str) -> Option<Element> {
    document().query_selector(what).ok().flatten()
}

fn is_drawn(mark: &Element) -> bool {
    mark.get_bounding_client_rect().width() > 0.0
}

/// Is all of it within the part of the table that shows it?
fn is_in_sight(mark: &Element) -> bool {
    let around = mark.closest("[data-test=board], #dock").ok().flatten();
    around.is_none_or(|around| holds(&around.get_bounding_client_rect(), &mark.get_bounding_client_rect()))
}

fn holds(around: &DomRect, place: &DomRect) -> bool {
    place.top() >= around.top()
        && place.bottom() <= around.bottom()
        && place.left() >= around.left()
        && place.right() <= around.right()
}
