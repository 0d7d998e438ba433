//! What happened since the reader last looked, as a short list over the log.

use super::client::TableClient;
use super::log::sentences;
use super::seats::people;
use crate::i18n::I18n;
use crate::storage;
use game_ui::AnyBoard;
use leptos::prelude::*;
use rules::{Phrase, Viewer};
use std::sync::Arc;

/// Longer lists are no short lists; the log below has the rest.
const MOST: usize = 12;

/// Whoever was away for less than this, in milliseconds, has missed nothing of what bots did: they are always quick.
const BOTS_PAUSE_MS: f64 = 10.0 * 60_000.0;

/// What was missed: everything after the first number, up to the second.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Missed {
    after: u64,
    until: u64,
}

/// What was seen last: as whom, up to which number, and when, in milliseconds of this device's clock.
type Seen = (Viewer, u64, f64);

/// Something was missed if there is more now than was seen, by the same viewer, not for the first time, and so long ago.
fn missed(seen: Option<Seen>, now: Seen, pause_ms: f64) -> Option<Missed> {
    let (saw, after, then) = seen?;
    let (viewer, until, now) = now;
    let is_long_ago = now - then >= pause_ms;
    (saw == viewer && after > 0 && until > after && is_long_ago).then_some(Missed { after, until })
}

/// The list; nothing for whoever has been looking all the time.
#[component]
pub fn CatchUp(here: TableClient, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    let people = people(here);
    let shown = RwSignal::new(None::<Missed>);
    // Is the reader here, and has been told of what was missed?
    let looking = StoredValue::new(false);
    let look = move || {
        if here.is_local() || document().hidden() || !untrack(|| here.connection.is_connected()) {
            return;
        }
        let Some(have) = untrack(|| here.feed.last_number()) else { return };
        let now = (untrack(|| here.perspective.viewer()), have, js_sys::Date::now());
        if !looking.get_value() {
            looking.set_value(true);
            let seen = here.table.with_value(|table| storage::note(storage::SEEN, table));
            let pause_ms = if untrack(|| here.has_company()) { 0.0 } else { BOTS_PAUSE_MS };
            if let Some(missed) = missed(seen, now, pause_ms) {
                shown.set(Some(missed));
            }
        }
        // One who watches with a seat's viewer has that viewer's numbers, which are worth nothing later.
        if untrack(|| here.perspective.lent_by()).is_none() {
            here.table.with_value(|table| storage::keep_note(storage::SEEN, table, &now));
        }
    };
    Effect::new(move |_| {
        here.feed.last_number();
        here.connection.is_connected();
        look();
    });
    let turned = move |_| {
        if document().hidden() {
            looking.set_value(false);
        } else {
            look();
        }
    };
    let listening = window_event_listener_untyped("visibilitychange", turned);
    on_cleanup(move || listening.remove());
    let list = move || {
        let Missed { after, until } = shown.get()?;
        let updates = here.published.updates();
        let news = updates.iter().filter(|one| one.number > after && one.number <= until);
        let news: Vec<String> = news.flat_map(|one| sentences(i18n, people, &board, one)).collect();
        let before = news.len().saturating_sub(MOST);
        let more = (before > 0).then(|| {
            let phrase = Phrase::new("since-more").number("count", before as i64);
            view! { <p class="faint">{i18n.phrase(&phrase)}</p> }
        });
        let lines = news[before..].iter().map(|line| view! { <li>{line.clone()}</li> }).collect_view();
        (!news.is_empty()).then(|| {
            view! {
                <section class="card catch-up" data-test="catch-up" aria-labelledby="catch-up">
                    <div class="row">
                        <h2 id="catch-up">{i18n.text("since-title")}</h2>
                        <button type="button" data-test="catch-up-close" on:click=move |_| shown.set(None)>
                            {i18n.text("dismiss")}
                        </button>
                    </div>
                    {more}
                    <ol class="plain">{lines}</ol>
                </section>
            }
        })
    };
    view! { {list} }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;

    #[test]
    fn only_what_the_same_viewer_has_not_seen_was_missed() {
        let me = Viewer::Seat(Seat::new(1));
        let missed = |seen: Option<(Viewer, u64)>, viewer, have| {
            missed(seen.map(|(saw, after)| (saw, after, 0.0)), (viewer, have, 1.0), 0.0)
        };
        assert_eq!(missed(Some((me, 3)), me, 7), Some(Missed { after: 3, until: 7 }));
        assert_eq!(missed(Some((me, 7)), me, 7), None);
        assert_eq!(missed(Some((Viewer::Public, 3)), me, 7), None);
        assert_eq!(missed(None, me, 7), None);
    }

    #[test]
    fn what_bots_did_just_now_was_not_missed() {
        let (me, pause) = (Viewer::Seat(Seat::new(1)), 1000.0);
        assert_eq!(missed(Some((me, 3, 0.0)), (me, 7, 999.0), pause), None);
        assert!(missed(Some((me, 3, 0.0)), (me, 7, 1000.0), pause).is_some());
    }
}
