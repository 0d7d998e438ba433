//! The dock of a table in play: the game's own sheet, the log, the talk, the rules, the table, and the list of moves.

use super::super::button_label::button_label;
use super::super::catch_up::CatchUp;
use super::super::choices::Choices;
use super::super::client::TableClient;
use super::super::clock::TimedDecision;
use super::super::display::DisplayLink;
use super::super::log::Log;
use super::super::looking_back::PastView;
use super::super::rematch::ClosedNote;
use super::super::seats::people;
use super::super::spectator_view::HandSwitch;
use super::super::talk::TalkPanel;
use super::super::vote_panel::GiveUp;
use super::dock::{Dock, DockShell, DockView};
use crate::devices::SecondDevice;
use crate::dice::DiceNote;
use crate::game_loader;
use crate::i18n::I18n;
use crate::icon;
use crate::options::SettingsList;
use crate::replay::SaveFile;
use crate::rules_panel::RulesPanel;
use crate::site_map;
use game_ui::AnyBoard;
use leptos::prelude::*;
use rules::Phrase;
use std::sync::Arc;

/// The dock of a table; whoever came by keyboard finds the list of moves open, where it does not cover the board.
pub fn of_table(here: TableClient, rules: RulesPanel, narrow: bool) -> Dock {
    let by_keyboard = crate::input_mode::is_keyboard() && !narrow && untrack(|| here.me().is_some());
    let dock = Dock::new(if by_keyboard { DockView::Moves } else { DockView::Game }, rules);
    // The talk is also opened by its button in the bar.
    dock.follow(DockView::Talk, here.talk.open);
    dock
}

/// The dock as it is seen.
#[component]
pub fn DockPanel(
    here: TableClient,
    past: PastView,
    dock: Dock,
    board: Arc<dyn AnyBoard>,
    game: &'static str,
    settings: rules::Settings,
) -> impl IntoView {
    let i18n = I18n::get();
    let unread = Memo::new(move |_| here.talk.unread(here.perspective.viewer()));
    // Also among bots alone: whoever comes to watch may say something.
    let tabs = DockView::TABS.into_iter().filter(|tab| *tab != DockView::Talk || !here.is_local());
    let tabs = tabs.collect::<Vec<_>>();
    let (log, list, sheet, moves) = (board.clone(), board.clone(), board.clone(), board.clone());
    let updates = Signal::derive(move || here.published.updates());
    let shown = move || match dock.view.get() {
        DockView::Game | DockView::Log | DockView::Table => ().into_any(),
        DockView::Talk => view! { <TalkPanel here /> }.into_any(),
        DockView::Rules => game_loader::game(game).map(|game| dock.rules().view(game)).into_any(),
        DockView::Moves => view! { <Choices here board=list.clone() /> }.into_any(),
    };
    let foot = move || view! { <MovesButton here dock board=moves.clone() /> };
    view! {
        <DockShell dock tabs unread foot>
            // Told whatever the dock shows: an end without a result, and what is read once.
            <ClosedNote here />
            <CatchUp here board=board.clone() />
            // What one fills in beside the board is there again when one comes back to it.
            <div class="dock-game" hidden=move || dock.view.get() != DockView::Game>
                <section class="table-sheet" data-test="sheet" aria-labelledby="sheet">
                    <h2 id="sheet" class="unseen">{move || i18n.text("sheet-title")}</h2>
                    {sheet.sheet()}
                </section>
            </div>
            // Each line is written as it happens, not all of them when somebody looks.
            <div class="dock-log" hidden=move || dock.view.get() != DockView::Log>
                <Log updates people=people(here) board=log />
            </div>
            <div hidden=move || dock.view.get() != DockView::Table>
                <TableTab here past game settings />
            </div>
            {shown}
        </DockShell>
    }
}

/// The buttons at the foot of the dock: the list of all moves, and what the others did once more.
#[component]
fn MovesButton(here: TableClient, dock: Dock, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    let count = Memo::new(move |_| if here.me().is_some() { board.choices().len() } else { 0 });
    let open = move || dock.view.get() == DockView::Moves;
    let label = move || match open() {
        true => i18n.text("moves-close"),
        false => i18n.phrase(&Phrase::new("moves-open").number("count", count.get() as i64)),
    };
    view! {
        <div class="dock-foot" hidden=move || here.me().is_none() || here.is_over()>
            <button
                type="button"
                data-test="moves"
                aria-expanded=move || open().to_string()
                aria-keyshortcuts="M"
                on:click=move |_| dock.toggle_moves()
            >
                <span>{label}</span>
                <kbd class="key" aria-hidden="true">"M"</kbd>
            </button>
            <button
                type="button"
                data-test="show-again"
                aria-keyshortcuts="R"
                disabled=move || !here.queue.has_history() || here.queue.is_playing()
                on:click=move |_| here.show_again()
            >
                <span>{move || i18n.text("show-again")}</span>
                <kbd class="key" aria-hidden="true">"R"</kbd>
            </button>
        </div>
    }
}

/// How the table is set up, and what else can be done at it.
#[component]
fn TableTab(
    here: TableClient,
    past: PastView,
    game: &'static str,
    settings: rules::Settings,
) -> impl IntoView {
    let i18n = I18n::get();
    let look_back = (!here.is_lesson()).then(|| {
        view! {
            <button type="button" data-test="replay-in-sheet" on:click=move |_| past.open()>
                {button_label(icon::again(), move || i18n.text("replay-button"))}
            </button>
        }
    });
    let timed = (!here.is_local()).then(|| view! { <TimedDecision here /> });
    let agreed = game_loader::game(game).map(|game| view! { <SettingsList game settings /> });
    // At the end the file is offered with the result.
    let save = (here.is_local() && !here.is_lesson()).then(|| view! { <SaveFile here /> });
    view! {
        <div class="dock-table" data-test="about-table">
            // On a phone the bar has no room for them.
            <div class="row ways-out">
                {look_back}
                <a class="button" href=site_map::at("/") data-test="leave-in-sheet">
                    {button_label(icon::leave(), move || i18n.text("leave"))}
                </a>
            </div>
            {timed}
            {agreed}
            <DiceNote here />
            {save}
            <HandSwitch here />
            <DisplayLink here />
            <SecondDevice here />
            <GiveUp here />
        </div>
    }
}
