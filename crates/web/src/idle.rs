//! Work that waits until the browser has nothing better to do.

use leptos::prelude::*;
use std::time::Duration;

/// Where the browser cannot say when it is idle, this long after the page was built it should be.
const SETTLED: Duration = Duration::from_millis(1_500);

/// Does this once the page is painted and the browser has nothing better to do.
pub fn when_idle(work: impl Fn() + 'static) {
    let owner = Owner::current().unwrap_or_default();
    let work = std::rc::Rc::new(move || owner.with(&work));
    request_animation_frame(move || {
        let (idle, later) = (work.clone(), work.clone());
        if request_idle_callback_with_handle(move || idle()).is_err() {
            set_timeout(move || later(), SETTLED);
        }
    });
}
