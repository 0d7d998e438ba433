//! A first game: what one plays for, and the first things to find, told one after the other in one place, where they cover
//! nothing that is played with. What a note speaks of is lit. Put away, they stay away on this device.

use super::client::TableClient;
use super::frame::main_action::main_actions;
use crate::game_loader;
use crate::i18n::I18n;
use crate::icon;
use crate::storage;
use game_ui::AnyBoard;
use leptos::prelude::*;
use std::sync::Arc;

/// So many moves of one's own, and one knows where things are.
const ENOUGH: u32 = 3;

/// What is told, in this order.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum FirstNote {
    /// What one plays for.
    Goal,
    /// What can be done on the board, where anything can.
    Board,
    /// The button of the moment, where there is one.
    Action,
    /// What else there is.
    Dock,
}

impl FirstNote {
    const ALL: [FirstNote; 4] = [FirstNote::Goal, FirstNote::Board, FirstNote::Action, FirstNote::Dock];

    /// By this the style sheet lights what it speaks of.
    fn id(self) -> &'static str {
        match self {
            FirstNote::Goal => "goal",
            FirstNote::Board => "board",
            FirstNote::Action => "action",
            FirstNote::Dock => "dock",
        }
    }
}

/// The notes, one at a time.
#[component]
pub fn FirstGame(here: TableClient, game: &'static str, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    let known = format!("first-game/{game}");
    let is_first = storage::setting(&known).is_none() && !here.is_lesson();
    let open = RwSignal::new(is_first);
    let put_away = Callback::new(move |()| {
        storage::keep_setting(&known, "seen");
        open.set(false);
    });
    let read = RwSignal::new(Vec::<FirstNote>::new());
    // A note that speaks of what is not there would point at nothing.
    let has_sense = move |note: FirstNote| match note {
        FirstNote::Goal | FirstNote::Dock => true,
        FirstNote::Board => here.my_turn() && board.choices().len() > board.main_actions().len(),
        FirstNote::Action => !main_actions(here, &board).is_empty(),
    };
    let note = Memo::new(move |_| {
        let shown = open.get() && here.me().is_some() && !here.is_over();
        let left = |note: &FirstNote| read.with(|read| !read.contains(note)) && has_sense(*note);
        FirstNote::ALL.into_iter().find(|note| shown && left(note))
    });
    // Whoever has moved knows where, and whoever has moved a few times needs no more notes.
    Effect::new(move |earlier: Option<(Option<u64>, u32)>| {
        let since = here.queue.since();
        let (last, moves) = earlier.unwrap_or_default();
        let has_moved = last.is_some() && since != last;
        let moves = moves + u32::from(has_moved);
        if has_moved {
            read.update(|read| read.extend([FirstNote::Board, FirstNote::Action]));
        }
        if moves >= ENOUGH && open.get_untracked() {
            put_away.run(());
        }
        (since, moves)
    });
    let go_on = move |_| {
        let Some(note) = note.get_untracked() else { return };
        read.update(|read| read.push(note));
        if note == FirstNote::Dock {
            put_away.run(());
        }
    };
    let said = move |note| match note {
        FirstNote::Goal => {
            let goal = game_loader::game(game).and_then(|game| game.goal(i18n.lang()));
            view! { <strong>{i18n.text("first-goal")}</strong> " " {goal} }.into_any()
        }
        FirstNote::Board => i18n.text("first-board").into_any(),
        FirstNote::Action => i18n.text("first-action").into_any(),
        FirstNote::Dock => i18n.text("first-dock").into_any(),
    };
    let is_shown = Memo::new(move |_| note.get().is_some());
    move || {
        is_shown.get().then(|| {
            view! {
                <div
                    class="first-game"
                    data-test="first-game"
                    data-note=move || note.get().map(FirstNote::id)
                    role="note"
                >
                    <p role="status">{move || note.get().map(said)}</p>
                    <button type="button" class="primary" data-test="first-game-next" on:click=go_on>
                        {move || i18n.text("first-close")}
                    </button>
                    <button
                        type="button"
                        class="quiet"
                        data-test="first-game-close"
                        aria-label=move || i18n.text("first-skip")
                        title=move || i18n.text("first-skip")
                        on:click=move |_| put_away.run(())
                    >
                        {icon::close()}
                    </button>
                </div>
            }
        })
    }
}
