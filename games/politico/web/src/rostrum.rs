//! The figures in the middle of the chamber: what is counted there stands under them in words.

use crate::hall;
use crate::poll::{self, Mood};
use crate::{BoardContext, icon, words};
use leptos::prelude::*;
use rules::Phrase;

/// What is told in the middle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Told {
    /// Nobody has a deputy.
    Nothing,
    /// So many deputies are behind the government, or the one that is being formed, and so many are a majority.
    Strength { governing: u32, majority: u32, forming: bool },
    /// Nobody governs: so many deputies would be a majority.
    Majority(u32),
    /// So many of so many have voted.
    Voting { voted: u8, asked: u8 },
    /// For and against, as far as they are known, and how it ended once all are.
    Tally { yes: u16, no: u16, carried: Option<bool> },
}

fn told(view: &politico::View, mood: &Mood) -> Told {
    match mood {
        Mood::Sitting => {
            let (governing, all) = poll::benches(view);
            let majority = all / 2 + 1;
            match (all, poll::coalition(view)) {
                (0, _) => Told::Nothing,
                (_, Some(_)) => {
                    let forming = poll::forming(view).is_some();
                    Told::Strength { governing, majority, forming }
                }
                (_, None) => Told::Majority(majority),
            }
        }
        Mood::Voting => Told::Voting { voted: view.voted.len() as u8, asked: view.asked.len() as u8 },
        Mood::Revealing(count, known) => {
            let [yes, no] = poll::so_far(view, count, *known);
            Told::Tally { yes, no, carried: None }
        }
        Mood::Counted(count) => Told::Tally { yes: count.yes, no: count.no, carried: Some(count.carried) },
    }
}

/// The figures, and what they count.
pub(crate) fn rostrum(context: BoardContext, mood: Memo<Mood>) -> AnyView {
    let told = Memo::new(move |_| context.view.with(|view| mood.with(|mood| told(view, mood))));
    let big = move || match told.get() {
        Told::Strength { governing: number, .. } | Told::Majority(number) => number.to_string(),
        Told::Voting { voted, asked } => format!("{voted}/{asked}"),
        Told::Nothing | Told::Tally { .. } => String::new(),
    };
    let what = move || match told.get() {
        Told::Nothing => String::new(),
        Told::Strength { forming: true, .. } => words::text(context, "rostrum-forming"),
        Told::Strength { .. } => words::text(context, "rostrum-governing"),
        Told::Majority(_) => words::text(context, "rostrum-majority"),
        Told::Voting { .. } => words::text(context, "rostrum-voted"),
        Told::Tally { carried: None, .. } => words::text(context, "rostrum-counting"),
        Told::Tally { carried: Some(true), .. } => words::text(context, "rostrum-carried"),
        Told::Tally { carried: Some(false), .. } => words::text(context, "rostrum-refused"),
    };
    // How far it is to a majority.
    let more = move || match told.get() {
        Told::Strength { governing, majority, .. } => {
            let id = if governing >= majority { "rostrum-has-majority" } else { "rostrum-lacks" };
            let missing = majority.saturating_sub(governing);
            words::say(context, &Phrase::new(id).number("majority", majority).number("missing", missing))
        }
        _ => String::new(),
    };
    let tally = Memo::new(move |_| match told.get() {
        Told::Tally { yes, no, .. } => Some([yes, no]),
        _ => None,
    });
    let [x, y] = hall::CENTRE;
    let plate = move |side: f32, number: u16, other: u16| {
        let (class, lines) = if side < 0.0 { ("", icon::TICK) } else { ("pol-against", icon::CROSS) };
        view! {
            <g class=class class:pol-behind=number < other transform=format!("translate({:.0} {:.0})", x + side * 59.0, y - 24.0)>
                <rect x="-55" y="-20" width="110" height="40" rx="6" />
                <path d=lines transform="translate(-33 0)" />
                <text x="15" y="1">{number}</text>
            </g>
        }
    };
    let plates = move || {
        let [yes, no] = tally.get()?;
        Some(view! { <g class="pol-tally">{plate(-1.0, yes, no)} {plate(1.0, no, yes)}</g> })
    };
    view! {
        <g class="pol-rostrum" class:pol-polling=move || matches!(told.get(), Told::Voting { .. }) aria-hidden="true">
            <text class="pol-rostrum-big" x=x y=y - 30.0>{big}</text>
            <text class="pol-rostrum-small" x=x y=move || if tally.with(Option::is_some) { y + 10.0 } else { y - 8.0 }>{what}</text>
            <text class="pol-rostrum-small pol-rostrum-more" x=x y=y + 8.0>{more}</text>
            {plates}
        </g>
    }
    .into_any()
}
