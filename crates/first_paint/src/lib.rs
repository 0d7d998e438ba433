//! Server-side rendering of a table: the frame, the seats and the board as HTML, for a browser to show until the page itself has
//! come.
//!
//! It draws with the games' own drawings (`game_ui`), what the public sees and nothing else: a server does not know who
//! asks. Nothing in it can be pressed; the page puts its own table in its place.

mod executor;
mod markup;

use game_ui::{AnyPage, AssumedWindow, TableContext};
use leptos::prelude::*;
use rules::{Locales, Phrase, Seat};
use speech::{Lang, Speech};
use std::collections::BTreeMap;
use std::sync::Arc;
use wire::{Occupant, SeatInfo, TableInfo, ViewerSnapshot};

/// The page's own sentences, of which a few are needed here.
const LOCALES: Locales =
    Locales { fr: include_str!("../../web/locales/fr.ftl"), en: include_str!("../../web/locales/en.ftl") };

/// The games' drawings, for tables that are not yet on any screen.
pub struct FirstPaint {
    pages: BTreeMap<&'static str, Box<dyn AnyPage>>,
    speech: Speech,
}

impl FirstPaint {
    /// All of the drawings.
    pub fn new() -> FirstPaint {
        executor::drop_effects();
        let pages = web_bundles::pages().into_iter().map(|page| (page.id(), page)).collect();
        FirstPaint { pages, speech: Speech::new(LOCALES) }
    }

    /// A table in play as HTML, for a window like this one; nothing where the drawing cannot show it.
    pub fn draw(
        &self,
        about: &TableInfo,
        shown: ViewerSnapshot,
        lang: Lang,
        window: AssumedWindow,
    ) -> Option<String> {
        let page = self.pages.get(about.game.as_str())?;
        // All signals made here go with it.
        let owner = Owner::new();
        let html = owner.with(|| {
            provide_context(window);
            // Nothing follows what changes here: nothing does.
            untrack(|| self.scene(page.as_ref(), about, shown, lang).map(|scene| scene.to_html()))
        });
        owner.cleanup();
        html.map(|html| markup::without_test_hooks(&html))
    }

    fn scene(
        &self,
        page: &dyn AnyPage,
        about: &TableInfo,
        shown: ViewerSnapshot,
        lang: Lang,
    ) -> Option<AnyView> {
        let count = about.seats.len();
        let names: Vec<String> =
            about.seats.iter().zip(Seat::all()).map(|(about, seat)| self.name(lang, seat, about)).collect();
        let awaited = shown.awaited;
        let context = context(Arc::new(shown), names.clone(), lang);
        let board = page.open(&about.settings, u8::try_from(count).ok()?, context).ok()?;
        let plates = Seat::all().zip(names).map(|(seat, name)| {
            view! {
                <li data-turn=awaited.contains(seat).then_some("yes") data-fit="0">
                    {board.sign(seat)} <span class="who">{name}</span>
                    <span class="standing">{board.standing(seat)}</span>
                    <strong class="score" data-figures=board.score_figures(seat)>
                        <span>{board.score_figures(seat)}</span>
                    </strong>
                </li>
            }
        });
        let plates = plates.collect_view();
        Some(
            view! {
                <div
                    id="first-paint"
                    class="frame first-paint"
                    lang=lang.code()
                    data-game=page.id()
                    data-sheet="peek"
                    inert=true
                >
                    <div class="bar">
                        <p class="bar-game">{page.title(lang)}</p>
                        <p class="turn">
                            <span>{self.speech.text(lang, "table-coming")}</span>
                        </p>
                    </div>
                    <div class="frame-table">
                        <ul class="seats" data-count=count.to_string()>{plates}</ul>
                        <section class="table-board">{board.board()}</section>
                        <div class="frame-foot"></div>
                    </div>
                    <div class="dock"></div>
                </div>
            }
            .into_any(),
        )
    }

    /// What a seat is called, as the page calls it.
    fn name(&self, lang: Lang, seat: Seat, about: &SeatInfo) -> String {
        let number = seat.index() as i64 + 1;
        let say =
            |id| self.speech.say(lang, &Phrase::new(id).number("number", number), &|seat| seat.to_string());
        match about {
            SeatInfo { occupant: Occupant::Bot(_), .. } => say("seat-bot"),
            SeatInfo { occupant: Occupant::Open, .. } => say("seat-open"),
            about if about.name.is_empty() => say("seat-number"),
            about => about.name.clone(),
        }
    }
}

/// The style sheet of a game's drawing; nothing for a game that is not drawn.
pub fn style(game: &str) -> Option<&'static str> {
    web_bundles::pages().into_iter().find(|page| page.id() == game).map(|page| page.style())
}

impl Default for FirstPaint {
    fn default() -> FirstPaint {
        FirstPaint::new()
    }
}

/// A table at which nothing can be done and nothing happens.
fn context(shown: Arc<ViewerSnapshot>, names: Vec<String>, lang: Lang) -> TableContext {
    TableContext {
        past: false,
        shown: Signal::stored(Some(shown)),
        told: Signal::stored(None),
        recent: Signal::stored(Vec::new()),
        me: Signal::stored(None),
        viewing_seat: Signal::stored(None),
        reader: Signal::stored(None),
        names: Signal::stored(names),
        lang: Signal::stored(lang),
        ready: Signal::stored(false),
        advice: Signal::stored(None),
        play: Callback::new(|_| ()),
        ask_why: Callback::new(|_| ()),
        time_left: Callback::new(|_| None),
        clause: |_, clause| clause.0.into_any(),
    }
}
