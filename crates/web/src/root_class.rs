//! What the whole document shows, as classes of its root.

use leptos::prelude::*;
use std::cell::RefCell;

thread_local! {
    /// The classes the root has, each as often as something asked for it: the next place may open before the last is gone.
    static SHOWN: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// The root has this class for as long as what is drawn here lives. `:root:has(...)` would need no help, and make the
/// browser look at the style of nearly everything again whenever anything changes.
pub fn while_shown(class: &'static str) {
    SHOWN.with_borrow_mut(|shown| shown.push(class));
    set(class, true);
    on_cleanup(move || {
        let last = SHOWN.with_borrow_mut(|shown| {
            if let Some(index) = shown.iter().position(|other| *other == class) {
                shown.swap_remove(index);
            }
            !shown.contains(&class)
        });
        if last {
            set(class, false);
        }
    });
}

fn set(class: &str, on: bool) {
    if let Some(root) = document().document_element() {
        // It fails only for a name that is none.
        let _ = root.class_list().toggle_with_force(class, on);
    }
}
