//! The view of a replay, in the frame of a live table: the bar says what happened, the seats stand over the board, the
//! controls are where the main action is, and the dock has the rest.

use super::address;
use super::controls::{self, ReplayControls};
use super::cursor::ReplayCursor;
use super::dock::ReplayDock;
use crate::i18n::I18n;
use crate::icon;
use crate::root_class::while_shown;
use crate::rules_panel::{RulesButton, RulesPanel};
use crate::settings::{SettingsButton, SoundButton};
use crate::site_map;
use crate::style;
use crate::table::button_label::button_label;
use crate::table::caption;
use crate::table::client::PublishedState;
use crate::table::frame::dock::{Dock, DockView};
use crate::table::great_moment::GreatMoment;
use crate::table::result::victory;
use crate::table::seat_plate::SeatPlate;
use crate::table::seats::SeatFilter;
use game_ui::{AnyBoard, AnyPage};
use leptos::children::ViewFn;
use leptos::ev::keydown;
use leptos::prelude::*;
use rules::{Seat, Settings, Viewer};
use std::sync::Arc;

/// Everything there is to see of a game shown again. The first moment must be at hand.
#[component]
pub fn ReplayView(
    cursor: ReplayCursor,
    game: &'static dyn AnyPage,
    settings: Settings,
    seats: u8,
    #[prop(optional_no_strip)] viewers: Option<(Vec<Viewer>, Callback<Viewer>)>,
    #[prop(optional_no_strip)] leave: Option<Callback<()>>,
    /// What is said in the bar, where it is not that a game is shown again.
    #[prop(optional_no_strip)]
    turn: Option<ViewFn>,
    /// What else there is to know of the table, in the dock.
    #[prop(optional, into)]
    about: ViewFn,
) -> impl IntoView {
    let i18n = I18n::get();
    let rules = RulesPanel::provide();
    // The drawing has preferences of its own: what is not played does not move.
    let stage = Owner::new();
    let opened = stage.with(|| {
        provide_context(cursor.playback.preferences());
        game.open(&settings, seats, cursor.context())
    });
    let Ok(board) = opened else {
        // The page cannot draw what it has just played: then it is not this page that the game needs.
        return view! { <p class="problem">{move || i18n.text("new-version")}</p> }.into_any();
    };
    style::add_style_sheet(game);
    address::keep(cursor);
    let published = PublishedState::new(cursor.shown.into(), cursor.updates);
    published.follow(&board);
    let dock = Dock::new(DockView::Game, rules);
    fold_on_escape(dock);
    let said = controls::said(cursor, board.clone());
    let (drawing, sheet, plates, banner) = stage.with(|| {
        let banner = view! { <GreatMoment board=board.clone() told=cursor.told /> };
        (board.board(), board.sheet(), seat_plates(cursor, published, seats, board.clone()), banner)
    });
    // Lives as long as the view.
    on_cleanup(move || drop(stage));
    let outcome = Memo::new(move |_| published.outcome());
    let turn = turn.unwrap_or_else(|| {
        let said = move || match outcome.get() {
            Some(outcome) => victory(i18n, cursor.people, outcome),
            None => i18n.text("replay-watching"),
        };
        ViewFn::from(move || view! { <p class="turn"><span>{said}</span></p> })
    });
    let leave = leave.map(|leave| {
        view! {
            <button type="button" class="primary" data-test="replay-leave" on:click=move |_| leave.run(())>
                {button_label(icon::back(), move || i18n.text("replay-leave"))}
            </button>
        }
    });
    while_shown("shows-frame");
    view! {
        <div
            class="frame replaying"
            data-test="replay-frame"
            data-game=game.id()
            data-sheet=move || dock.height.get().id()
            data-number=move || cursor.at.get().to_string()
        >
            <header class="bar">
                <a class="bar-home" href=site_map::at("/") title=move || i18n.text("site-name")>
                    {icon::brand()} <span class="unseen">{move || i18n.text("site-name")}</span>
                </a>
                <h1 class="bar-game">{move || game.title(i18n.lang())}</h1>
                {turn.run()}
                <p
                    class="asked replay-caption"
                    role="status"
                    data-test="replay-events"
                    title=said
                    data-length=move || said.with(|said| caption::length(said))
                >
                    {said}
                </p>
                <div class="bar-tools">
                    {leave}
                    <RulesButton panel=rules />
                    <SoundButton />
                    <SettingsButton />
                    <a class="bar-leave" href=site_map::at("/") data-test="leave">
                        {button_label(icon::leave(), move || i18n.text("leave"))}
                    </a>
                </div>
            </header>
            <div class="frame-table">
                {plates}
                <section class="table-board" data-test="board" aria-labelledby="board">
                    <h2 id="board" class="unseen">{move || i18n.text("board-title")}</h2>
                    {drawing}
                    {banner}
                </section>
                <div class="frame-foot">
                    <ReplayControls cursor said viewers />
                </div>
            </div>
            <ReplayDock cursor dock published board sheet game settings about />
        </div>
    }
    .into_any()
}

/// Escape leads back to the board.
fn fold_on_escape(dock: Dock) {
    let listener = window_event_listener(keydown, move |event| {
        if event.key() == "Escape" && !event.default_prevented() {
            dock.fold();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Who sat where, how they stood, and whose turn it was: the others in their places at the table, and the reader, in whose
/// place the controls are, after them at the right.
fn seat_plates(
    cursor: ReplayCursor,
    published: PublishedState,
    seats: u8,
    board: Arc<dyn AnyBoard>,
) -> AnyView {
    let awaited = Memo::new(move |_| published.awaited());
    let order = Memo::new(move |_| SeatFilter::OthersThenReader.of(cursor.people.reader.get(), seats.into()));
    let plate = move |seat: Seat| {
        let name = Signal::derive(move || cursor.people.name(seat));
        let turn = Signal::derive(move || awaited.get().contains(seat));
        let mine = Signal::derive(move || cursor.people.reader.get() == Some(seat));
        view! { <SeatPlate seat board=board.clone() name turn mine /> }
    };
    let plates = move || order.get().into_iter().map(&plate).collect_view();
    view! { <ul class="seats" data-count=seats.to_string()>{plates}</ul> }.into_any()
}
