//! The view of a recorded game: every moment is at hand, and every viewer.

use super::cursor::ReplayCursor;
use super::recording::Recording;
use super::replay_view::ReplayView;
use crate::i18n::{I18n, PeopleNames};
use crate::table::seats;
use leptos::children::ViewFn;
use leptos::prelude::*;
use rules::{Seat, Viewer};
use std::sync::Arc;

/// Shows a recorded game from its beginning, or from elsewhere.
#[component]
pub fn RecordingView(
    recording: Arc<Recording>,
    /// The moment it begins with.
    #[prop(default = None)]
    at: Option<u64>,
    /// Whose view it begins with.
    #[prop(optional)]
    viewer: Option<Viewer>,
    /// The seat of whoever looks, if they sat there.
    #[prop(default = None)]
    reader: Option<Seat>,
    /// What leaves it, where there is something to go back to.
    #[prop(optional)]
    leave: Option<Callback<()>>,
    /// What else there is to know of the table, in the dock.
    #[prop(optional, into)]
    about: ViewFn,
) -> impl IntoView {
    let i18n = I18n::get();
    let viewer = RwSignal::new(viewer.unwrap_or(Viewer::Public));
    let sitters = recording.seat_infos();
    let (last, count, game, settings) =
        (recording.last(), recording.seats(), recording.page, recording.settings().clone());
    let viewers = recording.viewers();
    let updates = {
        let recording = recording.clone();
        Memo::new_with_compare(
            move |_| recording.history(viewer.get()).into_iter().map(Arc::new).collect::<Vec<_>>(),
            // It is made anew only when the viewer changes, and then it is another.
            |_, _| true,
        )
    };
    let people = PeopleNames {
        names: Signal::derive(move || seats::all(i18n, &sitters)),
        reader: Signal::stored(reader),
    };
    let begin = at.unwrap_or(1).clamp(1, last.max(1));
    let cursor = ReplayCursor::new(begin, Signal::stored(last), viewer.into(), updates.into(), people);
    let show = move |viewer: Viewer, at: u64| {
        if let Some(frame) = recording.frame(viewer, at) {
            cursor.show(Arc::new(frame.shown), frame.told.map(Arc::new));
        }
    };
    // The drawing wants a first view before it is made.
    show(viewer.get_untracked(), cursor.at.get_untracked());
    Effect::new(move |_| show(viewer.get(), cursor.at.get()));
    let look = Callback::new(move |chosen| viewer.set(chosen));
    let viewers = Some((viewers, look));
    view! { <ReplayView cursor game settings seats=count viewers leave about /> }
}
