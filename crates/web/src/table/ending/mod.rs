//! The ending as a scene over the board: who won and by what, how it came, the moment that decided, and what next.

mod headline;
mod moment;
mod plot;
mod poster;
mod poster_inks;
mod poster_layout;
mod ranks;
mod score_history;

use super::client::TableClient;
use super::display;
use super::looking_back::{PastView, recording_of};
use super::rematch::Rematch;
use super::result::{CheckDraws, ENDING};
use super::seats::people;
use crate::game_loader::game;
use crate::i18n::{I18n, PeopleNames};
use crate::icon;
use crate::replay::{Recording, SaveFile};
use crate::root_class::while_shown;
use crate::site_map::{self, SitePage};
use crate::table::button_label::button_label;
use game_ui::{AnyBoard, AnyPage, press};
use headline::{Headline, place_of};
use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use leptos::task::spawn_local;
use moment::MomentCard;
use plot::{Plot, ScorePlot};
use poster::{Poster, PosterRow, PosterText};
use ranks::Ranks;
pub use ranks::by_rank;
use rules::{Outcome, Phrase};
use score_history::ScoreHistory;
use std::sync::Arc;

/// What the recording of the game tells, once it is read.
#[derive(Clone)]
struct GameHistory {
    recording: Arc<Recording>,
    history: Arc<ScoreHistory>,
}

/// The scene, as long as it is not put away.
#[component]
pub fn Ending(here: TableClient, outcome: Outcome, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let id = here.about.with_untracked(|about| about.as_ref().map(|about| about.game.clone()));
    let Some(game) = id.and_then(|id| game(&id)) else { return ().into_any() };
    let told = read_recording(here, outcome);
    let shown = move || {
        let board = board.clone();
        here.ending_open.get().then(|| view! { <Scene here outcome board game told /> })
    };
    shown.into_any()
}

/// Reads how the game went; a recording that cannot be had leaves the scene without its plot.
fn read_recording(here: TableClient, outcome: Outcome) -> RwSignal<Option<GameHistory>> {
    let told = RwSignal::new(None);
    spawn_local(async move {
        if let Ok(Ok(recording)) = recording_of(&here.table.get_value()).await
            && let Some(history) = ScoreHistory::of(&recording, &outcome)
        {
            // The reader may have gone on meanwhile.
            let _ = told
                .try_set(Some(GameHistory { recording: Arc::new(recording), history: Arc::new(history) }));
        }
    });
    told
}

#[component]
fn Scene(
    here: TableClient,
    outcome: Outcome,
    board: Arc<dyn AnyBoard>,
    game: &'static dyn AnyPage,
    told: RwSignal<Option<GameHistory>>,
) -> impl IntoView {
    let i18n = I18n::get();
    let people = people(here);
    let close = move || here.ending_open.set(false);
    let escape = window_event_listener(keydown, move |event: KeyboardEvent| {
        if event.key() == "Escape" && !display::is_on() {
            close();
        }
    });
    on_cleanup(move || escape.remove());
    // Whoever hears the page comes to the sentence; once it is drawn.
    request_animation_frame(|| press::focus_still(document().get_element_by_id(ENDING)));
    let headline = Memo::new(move |_| Headline::of(&outcome, people.reader.get()));
    let said = move || {
        let lang = i18n.lang();
        headline.with(|headline| headline.said(game, lang, people, |phrase| i18n.phrase(phrase)))
    };
    let (verdict, signs, lines, poster_board) = (board.clone(), board.clone(), board.clone(), board.clone());
    let place = move || place_of(&outcome, people.reader.get()).map(|phrase| i18n.phrase(&phrase));
    let decided = move || Some(verdict.verdict()).filter(|said| !said.is_empty());
    let poster = Signal::derive(move || poster_text(i18n, game, people, &outcome));
    let plot = move || told.get().map(|told| view! { <PlotCard game told board=lines.clone() /> });
    let moment = move || {
        let told = told.get()?;
        let moment = told.history.moment.clone()?;
        let recording = told.recording.clone();
        Some(view! { <MomentCard here recording moment board=board.clone() people /> })
    };
    // Where the difference says nothing, nothing was missing.
    let missed = Signal::derive(move || {
        let missed = headline.with(Headline::missed_by);
        missed.filter(|gap| game.score_gap(i18n.lang(), *gap).is_some())
    });
    while_shown("shows-ending");
    view! {
        <section
            class="ending"
            data-test="result"
            id=ENDING
            tabindex="-1"
            role="dialog"
            aria-labelledby="result"
            data-won=move || headline.with(Headline::is_won).then_some("")
        >
            {(!display::is_on()).then(|| view! {
                <button type="button" class="ending-close" data-test="ending-close" on:click=move |_| close()>
                    {button_label(icon::close(), move || i18n.text("ending-close"))}
                </button>
            })}
            <div class="ending-wall">
                <div class="ending-said">
                    <div class="ending-plate">
                        <h2 id="result">{said}</h2>
                        {move || place().map(|said| view! { <p>{said}</p> })}
                        {move || decided().map(|said| view! { <p data-test="verdict">{said}</p> })}
                    </div>
                    <NextSteps here game />
                    <Ranks game board=signs outcome people missed=missed />
                </div>
                <Poster text=poster board=poster_board />
            </div>
            <div class="ending-cards">{plot} {moment}</div>
            <div class="ending-links">
                <SaveFile here />
                <CheckDraws here />
            </div>
        </section>
    }
}

/// Once more first; then what else there is to do from here.
#[component]
fn NextSteps(here: TableClient, game: &'static dyn AnyPage) -> impl IntoView {
    let i18n = I18n::get();
    let past = use_context::<PastView>();
    view! {
        <div class="ending-actions">
            <Rematch here />
            {past.map(|past| view! {
                <button type="button" data-test="ending-replay" on:click=move |_| past.open()>
                    {button_label(icon::again(), move || i18n.text("ending-replay"))}
                </button>
            })}
            <a class="button" href=site_map::at(SitePage::MakeTable(game.id().to_owned()))>
                {move || i18n.text("result-again")}
            </a>
            <a class="button quiet" href=site_map::at("/")>{move || i18n.text("ending-home")}</a>
        </div>
    }
}

/// The score over time.
#[component]
fn PlotCard(game: &'static dyn AnyPage, told: GameHistory, board: Arc<dyn AnyBoard>) -> impl IntoView {
    let i18n = I18n::get();
    let moment = told.history.moment.as_ref().map(|moment| moment.at);
    // As wide as the window is when the game ends; turned later, it is only smaller.
    let room = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(plot::WIDE);
    let width = if room < 640.0 { plot::NARROW } else { plot::WIDE };
    let plot = Plot::of(&told.history.points, moment, width);
    let help = if moment.is_some() { "ending-plot-help" } else { "ending-plot-plain" };
    view! {
        <section class="card ending-plot" data-test="score-plot">
            <h3>{move || game.score_name(i18n.lang())}</h3>
            <p class="faint">{move || i18n.text(help)}</p>
            <ScorePlot plot board />
        </section>
    }
}

/// What the poster says: in the third person, because others read it.
fn poster_text(i18n: I18n, game: &'static dyn AnyPage, people: PeopleNames, outcome: &Outcome) -> PosterText {
    let lang = i18n.lang();
    let row = |(_, score, seat)| {
        let said = i18n.phrase(&Phrase::new("number").number("number", score));
        PosterRow { seat, name: people.name(seat), score, said }
    };
    PosterText {
        game,
        title: game.title(lang),
        headline: Headline::of(outcome, None).said(game, lang, people, |phrase| i18n.phrase(phrase)),
        rows: by_rank(outcome).into_iter().map(row).collect(),
    }
}
