//! The dock of a game shown again: the game's own sheet with the result, the log with its place marked, the rules, the table.

use super::cursor::ReplayCursor;
use crate::i18n::I18n;
use crate::options::SettingsList;
use crate::table::client::PublishedState;
use crate::table::frame::dock::{Dock, DockShell, DockView};
use crate::table::log::Log;
use crate::table::result::Ranking;
use game_ui::{AnyBoard, AnyPage};
use leptos::children::ViewFn;
use leptos::prelude::*;
use rules::Settings;
use std::sync::Arc;

/// The dock as it is seen. What stands beside the drawing is made by whoever makes the drawing.
#[component]
pub fn ReplayDock(
    cursor: ReplayCursor,
    dock: Dock,
    published: PublishedState,
    board: Arc<dyn AnyBoard>,
    sheet: AnyView,
    game: &'static dyn AnyPage,
    settings: Settings,
    /// What else there is to know of the table.
    about: ViewFn,
) -> impl IntoView {
    let i18n = I18n::get();
    // Nobody talks in the past.
    let tabs = DockView::TABS.into_iter().filter(|tab| *tab != DockView::Talk).collect::<Vec<_>>();
    let outcome = Memo::new(move |_| published.outcome());
    let marked = Memo::new(move |_| cursor.shown.with(|shown| shown.as_ref().map(|shown| shown.number)));
    let ranking = {
        let board = board.clone();
        move || {
            let board = board.clone();
            outcome.get().map(|outcome| view! { <Ranking people=cursor.people outcome board /> })
        }
    };
    let shown = move || match dock.view.get() {
        // Drawn when it is looked at: its place is found by measuring it.
        DockView::Log => {
            let board = board.clone();
            view! { <Log updates=cursor.updates people=cursor.people board marked /> }.into_any()
        }
        DockView::Rules => dock.rules().view(game).into_any(),
        DockView::Game | DockView::Table | DockView::Talk | DockView::Moves => ().into_any(),
    };
    view! {
        <DockShell dock tabs>
            <div class="dock-game" hidden=move || dock.view.get() != DockView::Game>
                {ranking}
                <section class="table-sheet" data-test="sheet" aria-labelledby="sheet">
                    <h2 id="sheet" class="unseen">{move || i18n.text("sheet-title")}</h2>
                    {sheet}
                </section>
            </div>
            <div class="dock-table" data-test="about-table" hidden=move || dock.view.get() != DockView::Table>
                {about.run()}
                <SettingsList game settings />
            </div>
            {shown}
        </DockShell>
    }
}
