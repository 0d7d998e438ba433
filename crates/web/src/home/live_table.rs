//! A table in play on the home page: a real game between bots, drawn by the game's own drawing; any of the games, one
//! after the other or as the reader chooses.
//!
//! Nothing of it is fetched before the page has been painted and has nothing better to do; it goes on only while somebody can
//! see it, stands still for whoever wants less motion, and waits to be asked for where data counts or the line is slow.

use super::game_box::cover;
use super::live_game::LiveGame;
use super::page_watch::{in_sight, line_is_slow, matches, page_visible, wants_less_data};
use super::suggested;
use crate::game_loader::{self, GameCard, games};
use crate::i18n::I18n;
use crate::icon;
use crate::idle::when_idle;
use crate::site_map::{self, SitePage};
use crate::style;
use crate::table::log;
use game_ui::AnyBoard;
use leptos::html::Figure;
use leptos::prelude::*;
use leptos::reactive::computed::ScopedFuture;
use leptos::task::spawn_local;
use rules::{Arg, Outcome, Phrase, Seat};
use std::sync::Arc;
use web_bundles::{FetchError, split};

/// How far the table is.
#[derive(Copy, Clone, PartialEq, Eq)]
enum LiveStage {
    /// Nobody has asked for it yet.
    Resting,
    /// It is being fetched.
    Coming,
    /// It is played.
    Playing,
    /// It could not be fetched.
    Failed,
}

/// The frame of the table, there from the start so that nothing moves when the table comes.
#[component]
pub fn LiveTable() -> impl IntoView {
    let i18n = I18n::get();
    let frame = NodeRef::<Figure>::new();
    let stage = RwSignal::new(LiveStage::Resting);
    let waits_to_be_asked = wants_less_data() || line_is_slow();
    let paused = RwSignal::new(matches("(prefers-reduced-motion: reduce)"));
    let in_sight = in_sight(frame);
    let visible = page_visible();
    let is_open = Memo::new(move |_| stage.get() == LiveStage::Playing);
    // Whoever wants less motion still sees a game in its middle; it stands until they let it go on.
    let runs = Signal::derive(move || is_open.get() && in_sight.get() && visible.get() && !paused.get());
    let slot = StoredValue::new_local(None::<AnyView>);
    // The place of the game that is shown, among all there are.
    let first = suggested(games()).map_or(0, place_of);
    let shown = RwSignal::new(first);
    // Each game lives in an owner of its own, and goes with it.
    let owner = Owner::current().unwrap_or_default();
    let scene = StoredValue::new(None::<Owner>);
    let wanted = RwSignal::new(None::<usize>);
    let show = move |place: usize| {
        // The page may be gone by now.
        let _ = wanted.try_set(Some(place));
    };
    Effect::new(move |_| {
        let Some((place, game)) = wanted.get().and_then(|place| Some((place, games().get(place)?))) else {
            return;
        };
        shown.set(place);
        stage.set(LiveStage::Coming);
        slot.set_value(None);
        let own = owner.child();
        scene.set_value(Some(own.clone()));
        // Where every byte counts the same game is shown again, which is here.
        let after = if waits_to_be_asked { place } else { (place + 1) % games().len() };
        let over = Callback::new(move |()| show(after));
        spawn_local(own.with(|| {
            ScopedFuture::new(async move {
                let table = match game_loader::fetch(game.id()).await {
                    Ok(()) => live_table(game.id(), runs, over).await,
                    Err(why) => Err(why),
                };
                // The reader may have gone on to another game or page meanwhile.
                if shown.try_get_untracked() != Some(place) {
                    return;
                }
                let came = match table {
                    Ok(table) => {
                        let _ = slot.try_set_value(Some(table));
                        LiveStage::Playing
                    }
                    Err(_) => LiveStage::Failed,
                };
                let _ = stage.try_set(came);
            })
        }));
    });
    if !waits_to_be_asked {
        when_idle(move || {
            Effect::new(move |_| {
                if in_sight.get() && visible.get() && stage.get_untracked() == LiveStage::Resting {
                    show(shown.get_untracked());
                }
            });
        });
    }
    let place = move || match stage.get() {
        LiveStage::Playing => slot.try_update_value(Option::take).flatten().into_any(),
        LiveStage::Resting | LiveStage::Coming | LiveStage::Failed => {
            let offer = (stage.get() != LiveStage::Coming && waits_to_be_asked).then(|| {
                view! {
                    <button type="button" data-test="live-watch" on:click=move |_| show(shown.get_untracked())>
                        {i18n.text("live-watch")}
                    </button>
                }
            });
            // The shelf below shows the same picture: it costs nothing more.
            let cover = move || games().get(shown.get()).map(|game| cover(game.id()));
            view! {
                <div class="live-empty">
                    <img src=cover width="436" height="446" alt="" decoding="async" />
                    {offer}
                </div>
            }
            .into_any()
        }
    };
    let pause = move || {
        is_open.get().then(|| {
            let label = move || i18n.text(if paused.get() { "live-go-on" } else { "live-pause" });
            view! {
                <button type="button" class="quiet live-pause" data-test="live-pause" aria-label=label title=label on:click=move |_| paused.update(|is| *is = !*is)>
                    {move || if paused.get() { icon::play() } else { icon::pause() }}
                </button>
            }
        })
    };
    let card = move || games().get(shown.get());
    let seat = move || card().map(|game| site_map::at(SitePage::PlayNow(game.id().to_owned())));
    view! {
        <figure
            class="live"
            class:still=move || !runs.get()
            data-game=move || card().map(GameCard::id)
            node_ref=frame
            data-test="live-table"
            aria-label=move || i18n.text("live-label")
        >
            <div class="live-tools">
                <GameSwitch shown show=Callback::new(show) />
                {pause}
            </div>
            {place}
            <a class="button take-seat" href=seat data-test="take-live-seat">
                {move || i18n.text("live-take-seat")}
            </a>
        </figure>
    }
}

fn place_of(game: &GameCard) -> usize {
    games().iter().position(|one| one.id() == game.id()).unwrap_or_default()
}

/// Which game is shown, and the way to the one before and after it.
#[component]
fn GameSwitch(shown: RwSignal<usize>, show: Callback<usize>) -> impl IntoView {
    let i18n = I18n::get();
    let count = games().len();
    let title = move || games().get(shown.get()).map(|game| game.title(i18n.lang()));
    let turn = move |by: usize, hook: &'static str, sign: AnyView| {
        view! {
            <button
                type="button"
                class="quiet"
                data-test=hook
                aria-label=move || i18n.text(hook)
                title=move || i18n.text(hook)
                on:click=move |_| show.run((shown.get_untracked() + by) % count)
            >
                {sign}
            </button>
        }
    };
    view! {
        {turn(count - 1, "live-before", icon::backward())}
        <strong class="live-game" data-test="live-game">{title}</strong>
        {turn(1, "live-after", icon::onward())}
    }
}

split! {
    fn live_table(game: &'static str, runs: Signal<bool>, over: Callback<()>) -> Result<AnyView, FetchError> {
        Ok(view! { <Watching game runs over /> }.into_any())
    }
}

/// The game itself, in the frame.
#[component]
fn Watching(game: &'static str, runs: Signal<bool>, over: Callback<()>) -> impl IntoView {
    let (Some(page), Some(live)) = (game_loader::game(game), LiveGame::begin(game, runs, over)) else {
        return ().into_any();
    };
    style::add_style_sheet(page);
    let about = live.about.get_value();
    let seats = about.seats.len() as u8;
    let board = page.open(&about.settings, seats, live.context()).ok();
    board.map(|board| view! { <Frame live board seats /> }).into_any()
}

#[component]
fn Frame(live: LiveGame, board: Arc<dyn AnyBoard>, seats: u8) -> impl IntoView {
    let i18n = I18n::get();
    let people = live.people();
    let caption = {
        let board = board.clone();
        move || {
            let outcome = live.shown.with(|shown| shown.as_ref().and_then(|shown| shown.outcome));
            if let Some(outcome) = outcome {
                return Some(i18n.phrase_of(people, &victory(outcome)));
            }
            let told = live.told.get()?;
            log::sentences(i18n, people, &board, &told).into_iter().next()
        }
    };
    let awaited = Memo::new(move |_| {
        live.shown.with(|shown| shown.as_ref().map_or(rules::Seats::NONE, |shown| shown.awaited))
    });
    let plate = {
        let board = board.clone();
        move |seat: Seat| {
            let board = board.clone();
            view! {
                <li class="live-plate" data-turn=move || awaited.get().contains(seat).then_some("yes")>
                    {board.sign(seat)}
                    <span>
                        <strong>{move || people.name(seat)}</strong>
                        <small>{move || board.standing(seat)}</small>
                    </span>
                </li>
            }
        }
    };
    view! {
        <figcaption class="live-bar">
            <span class="live-mark">{move || i18n.text("live-now")}</span>
            <span class="live-caption" data-test="live-caption">{caption}</span>
        </figcaption>
        // Only to be looked at: whoever wants to play takes a seat.
        <div class="live-board" inert=true>
            <div class="live-stage">{board.board()}</div>
        </div>
        <ul class="plain live-plates">{Seat::all().take(seats.into()).map(plate).collect_view()}</ul>
    }
}

/// Who has won.
fn victory(outcome: Outcome) -> Phrase {
    let winners: Vec<Arg> = outcome.winners().map(Arg::Seat).collect();
    let id = if winners.len() == 1 { "result-won" } else { "result-shared" };
    Phrase::new(id).arg("names", Arg::List(winners))
}
