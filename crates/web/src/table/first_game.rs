//! A first game: a line that says what one plays for, and three marks that point at the first things to do. Put away, they
//! stay away on this device.

use super::client::TableClient;
use crate::game_loader;
use crate::i18n::I18n;
use crate::storage;
use leptos::prelude::*;

/// So many moves of one's own, and one knows where things are.
const ENOUGH: u32 = 3;

/// The marks, by the messages that say them and the classes that place them over the board's edges.
const MARKS: [(&str, &str); 3] =
    [("first-board", "at-board"), ("first-action", "at-action"), ("first-dock", "at-dock")];

/// The line and the marks, over the board; what lies under them can be pressed through them.
#[component]
pub fn FirstGame(here: TableClient, game: &'static str) -> impl IntoView {
    let i18n = I18n::get();
    let known = format!("first-game/{game}");
    let is_first = storage::setting(&known).is_none() && !here.is_lesson();
    let open = RwSignal::new(is_first);
    let put_away = Callback::new(move |()| {
        storage::keep_setting(&known, "seen");
        open.set(false);
    });
    // Whoever has moved a few times needs them no more.
    Effect::new(move |earlier: Option<(Option<u64>, u32)>| {
        let since = here.queue.since();
        let (last, moves) = earlier.unwrap_or_default();
        let moves = moves + u32::from(last.is_some() && since != last);
        if moves >= ENOUGH && open.get_untracked() {
            put_away.run(());
        }
        (since, moves)
    });
    let shown = Memo::new(move |_| open.get() && here.me().is_some() && !here.is_over());
    let goal = move || game_loader::game(game).and_then(|game| game.goal(i18n.lang()));
    let marks = move || {
        let mark = |(number, (said, place)): (usize, (&'static str, &'static str))| {
            view! {
                <li class=format!("first-mark {place}")>
                    <b aria-hidden="true">{number + 1}</b>
                    <span>{move || i18n.text(said)}</span>
                </li>
            }
        };
        MARKS.into_iter().enumerate().map(mark).collect_view()
    };
    move || {
        shown.get().then(|| {
            view! {
                <div class="first-game" data-test="first-game" role="note">
                    <p class="goal">
                        <span>
                            <strong>{move || i18n.text("first-goal")}</strong>
                            " "
                            {goal}
                        </span>
                        <button
                            type="button"
                            class="primary"
                            data-test="first-game-close"
                            on:click=move |_| put_away.run(())
                        >
                            {move || i18n.text("first-close")}
                        </button>
                    </p>
                    <ol class="plain">{marks}</ol>
                </div>
            }
        })
    }
}
