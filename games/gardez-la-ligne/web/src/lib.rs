//! Gardez la Ligne as the page draws it: the map on its tiled wall, the strip of influence, the negotiation, and the pins
//! of the unions.

// Drawn on a server a view is a future inside futures, as deep as its elements.
#![recursion_limit = "512"]

mod badge;
mod changes;
mod contested;
mod forecast;
mod foresight;
mod list;
mod map;
mod negotiation;
mod overview;
mod pin;
mod pointer;
mod recent;
mod sheet;
mod sounds;
mod strip;
mod table_plan;
mod words;

use game_ui::{BoxLabel, Difficulty, GamePage, LessonSources, PosterStyle};
use gardez_la_ligne::{Action, GardezLaLigne, Station};
use leptos::prelude::*;
use rules::{Locales, Phrase, Seat};

/// What the drawing is given.
type BoardContext = game_ui::BoardContext<GardezLaLigne>;

/// The drawing of Gardez la Ligne.
pub struct Page;

impl GamePage for Page {
    type Game = GardezLaLigne;

    const BOX: BoxLabel = BoxLabel { minutes: 6, difficulty: Difficulty::Easy };
    const RULES: &'static str = include_str!("../../RULES.md");
    const OVERVIEW: Locales =
        Locales { fr: include_str!("../../overview.fr.md"), en: include_str!("../../overview.en.md") };
    const STYLE: &'static str = concat!(include_str!("../style.css"), include_str!("../theme.css"));
    const LESSONS: LessonSources = game_ui::lessons!("../../lessons");

    /// A workshop's poster of 1968, in two inks.
    const POSTER: PosterStyle = PosterStyle {
        rays: true,
        capitals: true,
        weight: 400,
        family: "Anton, Impact, sans-serif",
        ..PosterStyle::PLAIN
    };

    fn table_things() -> AnyView {
        overview::table_things()
    }

    /// A shell seat of the métro.
    fn score_token() -> AnyView {
        view! {
            <path d="M2 12q0-11 10-11t10 11l-1 14q-9 3-18 0z" />
            <path class="gloss" d="M5 11q1-7 7-7" />
            <path class="leg" d="M6 27l-2 7M18 27l2 7" />
        }
        .into_any()
    }

    fn step_picture(step: usize) -> AnyView {
        overview::step_picture(step)
    }

    fn board(context: BoardContext) -> AnyView {
        sounds::sounds(context);
        map::map(context)
    }

    fn sheet(context: BoardContext) -> AnyView {
        sheet::sheet(context)
    }

    fn sign(_: BoardContext, seat: Seat) -> AnyView {
        pin::picture(seat)
    }

    fn prompt(context: BoardContext) -> String {
        let mine = context.me().is_some_and(|me| context.awaited().contains(me));
        if mine { words::text(context, "prompt") } else { String::new() }
    }

    /// The picket on the station that is meant: that a finger has chosen, or that is pointed at.
    fn main_actions(context: BoardContext) -> Vec<Action> {
        let meant = pointer::Pointer::of(context).meant().map(Action::Picket);
        meant.filter(|action| context.offers(action)).into_iter().collect()
    }

    /// The last station that is free.
    fn is_forced(_: BoardContext, _: &Action) -> bool {
        true
    }

    /// Seats at the negotiation, as the lines are held.
    fn score(view: &gardez_la_ligne::View, seat: Seat) -> Option<f64> {
        view.seats.get(seat.index()).copied().map(f64::from)
    }

    fn standing(context: BoardContext, seat: Seat) -> String {
        let (seats, pickets) = context.view.with(|view| {
            let index = seat.index();
            let seats = view.seats.get(index).copied().unwrap_or_default();
            (seats, view.pickets_left.get(index).copied().unwrap_or_default())
        });
        words::say(context, &Phrase::new("standing").number("seats", seats).number("pickets", pickets))
    }

    /// The station: placing a picket is all one can do, so only where is worth saying; but for the one button that places
    /// the picket where one points.
    fn short_label(context: BoardContext, action: &Action) -> String {
        let Action::Picket(station) = *action;
        let name = station_name(context, station);
        if untrack(|| pointer::Pointer::of(context).meant()) == Some(station) {
            return words::say(context, &Phrase::new("picket-at").name("station", name));
        }
        name
    }

    fn label(context: BoardContext, action: Action) -> AnyView {
        let Action::Picket(station) = action;
        let game = context.game();
        let badges = badge::badges(game.board(), game.board().through(station).iter());
        let sentence = move || context.say_action(&action);
        view! {
            <span class="unseen">{sentence}</span>
            <span aria-hidden="true">{station_name(context, station)}</span>
            {badges}
        }
        .into_any()
    }
}

fn station_name(context: BoardContext, station: Station) -> String {
    context.game().board().place(station).map(|place| place.name.clone()).unwrap_or_default()
}
