//! The tally of voters: a bar a player, in round two a bar a camp, with the two totals to watch.

use crate::night::Evening;
use crate::{BoardContext, millions, named, words};
use leptos::prelude::*;
use president::{ANNOUNCED_VOTES, MAJORITY_VOTES, View};
use rules::{Phrase, Seat, Seats};
use std::cmp::Reverse;

/// The bars reach a little beyond the absolute majority, so that one sees who has passed it.
const WIDTH: u32 = MAJORITY_VOTES + 2_400_000;

/// A player's votes; in round two those of a camp, under its head.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bar {
    /// The player, or the head of the camp.
    pub(crate) seat: Seat,
    /// All their votes.
    pub(crate) votes: u32,
    /// Those of them that can be lost.
    losable: u32,
    /// What they owe, where debts are deducted.
    deducted: u32,
    /// Who plays for them.
    pub(crate) allies: Seats,
}

impl Bar {
    /// What counts where votes are compared.
    fn counted(&self) -> i64 {
        i64::from(self.votes) - i64::from(self.deducted)
    }
}

/// Every bar, the longest first.
pub(crate) fn bars(view: &View, deducts: bool) -> Vec<Bar> {
    let seats = view.seats();
    let heads = seats.iter().filter(|seat| view.side(*seat) == *seat);
    let bar = |seat: Seat| {
        let owed = view.debts.iter().filter(|debt| debt.seat == seat).map(|debt| debt.votes).sum();
        Bar {
            seat,
            votes: view.votes_of(seat),
            losable: view.losable.get(seat.index()).copied().unwrap_or_default(),
            deducted: if deducts { owed } else { 0 },
            allies: view.allies(seat),
        }
    };
    let mut bars: Vec<Bar> = heads.map(bar).collect();
    bars.sort_by_key(|bar| (Reverse(bar.counted()), bar.seat));
    bars
}

/// Do the first two have as much, where votes are compared?
pub(crate) fn is_level(bars: &[Bar]) -> bool {
    matches!(bars, [first, second, ..] if first.counted() == second.counted())
}

/// The bars as far as the votes are counted on election night; as they are where everything is known.
fn as_counted(mut bars: Vec<Bar>, so_far: impl Fn(Seat) -> Option<u32>) -> Vec<Bar> {
    for bar in &mut bars {
        if let Some(votes) = so_far(bar.seat) {
            *bar = Bar { votes, losable: bar.losable.min(votes), deducted: 0, ..*bar };
        }
    }
    bars.sort_by_key(|bar| (Reverse(bar.counted()), bar.seat));
    bars
}

/// How far along a bar of the tally this many votes are, for an SVG attribute.
fn far(votes: u32, width: u32) -> String {
    format!("{:.2}%", 100.0 * f64::from(votes) / f64::from(width.max(1)))
}

/// The tally.
pub(crate) fn tally(seen: BoardContext) -> AnyView {
    let deducts = seen.game().deducts_debts();
    let evening = Evening::of(seen);
    let bars = Memo::new(move |_| {
        let bars = seen.view.with(|view| bars(view, deducts));
        as_counted(bars, |seat| evening.so_far(seat))
    });
    let order = move || bars.with(|bars| bars.iter().map(|bar| bar.seat).collect::<Vec<_>>());
    // In round two a head can hold more than the majority for a long while.
    let width = Memo::new(move |_| {
        bars.with(|bars| bars.iter().map(|bar| bar.votes).max().unwrap_or_default().max(WIDTH))
    });
    let title = move || {
        let id = if seen.view.with(|view| view.round) == 2 { "tally-camps" } else { "tally" };
        words::text(seen, id)
    };
    let marks = move || {
        let phrase = Phrase::new("tally-marks");
        let phrase = phrase.name("announced", words::votes(seen, ANNOUNCED_VOTES));
        words::say(seen, &phrase.number("majority", MAJORITY_VOTES))
    };
    let vacant = Memo::new(move |_| seen.view.with(|view| view.vacant));
    view! {
        <section class="pre-box pre-tally" data-test="tally" aria-labelledby="pre-tally">
            <h3 id="pre-tally">{title}</h3>
            {axis(seen, width)}
            <ul class="plain">
                <For each=order key=|seat| *seat children=move |seat| row(seen, seat, bars, width) />
                <li class="pre-row pre-row-vacant" data-test="tally-vacant">
                    <span class="pre-row-who">{move || words::text(seen, "tally-vacant")}</span>
                    <strong class="pre-row-votes">{move || votes(seen, vacant.get())}</strong>
                    <svg class="pre-bar" width="100%" height="14" aria-hidden="true" focusable="false">
                        <rect class="pre-bar-ground" width="100%" height="100%" />
                        <rect
                            class="pre-bar-vacant"
                            width=move || far(vacant.get().min(width.get()), width.get())
                            height="100%"
                        />
                    </svg>
                </li>
            </ul>
            <p class="faint pre-marks">{marks}</p>
            <p class="faint pre-key">
                <svg width="26" height="12" aria-hidden="true" focusable="false">
                    <rect class="pre-key-firm" width="12" height="12" />
                    <rect class="pre-key-all" x="13" width="13" height="12" />
                    <rect class="pre-key-losable" x="13" width="13" height="12" />
                </svg>
                " "
                {move || words::text(seen, "tally-key")}
            </p>
        </section>
    }
    .into_any()
}

/// The figures of the two totals, above their lines.
fn axis(seen: BoardContext, width: Memo<u32>) -> AnyView {
    let figure = move |votes: u32| move || millions::short(seen.lang(), votes);
    let at = move |votes: u32| move || far(votes, width.get());
    view! {
        <svg class="pre-axis" width="100%" height="16" aria-hidden="true" focusable="false">
            <text x=at(ANNOUNCED_VOTES) y="12">{figure(ANNOUNCED_VOTES)}</text>
            <text x=at(MAJORITY_VOTES) y="12">{figure(MAJORITY_VOTES)}</text>
        </svg>
    }
    .into_any()
}

/// A number of votes, in full.
pub(crate) fn votes(seen: BoardContext, votes: u32) -> String {
    match votes {
        0 => words::text(seen, "tally-none"),
        votes => words::votes(seen, votes),
    }
}

fn row(seen: BoardContext, seat: Seat, bars: Memo<Vec<Bar>>, width: Memo<u32>) -> impl IntoView {
    let evening = Evening::of(seen);
    let bar = Memo::new(move |earlier: Option<&Bar>| {
        let now = bars.with(|bars| bars.iter().find(|bar| bar.seat == seat).copied());
        // Heads leave the list when round two begins; until the row is gone it keeps what it had.
        let empty = Bar { seat, votes: 0, losable: 0, deducted: 0, allies: Seats::NONE };
        now.unwrap_or_else(|| earlier.copied().unwrap_or(empty))
    });
    let at = move |figure: fn(&Bar) -> u32| move || far(bar.with(figure), width.get());
    let line = move |votes: u32, class: &'static str| {
        let (from, to) = (move || far(votes, width.get()), move || far(votes, width.get()));
        view! { <line class=class x1=from x2=to y1="0" y2="100%" /> }
    };
    let allies = move || {
        let allies = bar.get().allies;
        (!allies.is_empty()).then(|| {
            let list = allies.iter().map(|ally| view! { <li>{named::named(seen, ally)}</li> });
            let list = list.collect_view();
            view! {
                <div class="pre-camp">
                    <span class="faint">{move || words::text(seen, "tally-with")}</span>
                    <ul class="plain">{list}</ul>
                </div>
            }
        })
    };
    // Only what is unassailable is worth a word: mostly nothing is.
    let more = move || {
        let bar = bar.get();
        let firm = bar.votes - bar.losable.min(bar.votes);
        (firm > 0 && evening.withheld().is_none()).then(|| {
            let phrase = Phrase::new("tally-more").number("firm", firm).number("losable", bar.losable);
            let said = words::say(seen, &phrase);
            view! { <span class="pre-row-more faint">{said}</span> }
        })
    };
    let deducted = move || {
        let bar = bar.get();
        (bar.deducted > 0).then(|| {
            let phrase = Phrase::new("tally-deducted").number("votes", bar.deducted);
            let said = words::say(seen, &phrase.number("counted", bar.counted()));
            view! { <span class="pre-row-more pre-red">{said}</span> }
        })
    };
    view! {
        <li
            class=move || format!("pre-row {}", named::class(seen, seat))
            class:pre-mine=move || seen.me() == Some(seat)
            data-test=format!("tally-{seat}")
            data-votes=move || bar.get().votes.to_string()
        >
            <span class="pre-row-who">{named::named(seen, seat)}</span>
            <strong class="pre-row-votes">{move || votes(seen, bar.get().votes)}</strong>
            <svg class="pre-bar" width="100%" height="18" aria-hidden="true" focusable="false">
                <rect class="pre-bar-ground" width="100%" height="100%" />
                <rect class="pre-bar-all" fill=move || named::fill(seen, seat) width=at(|bar| bar.votes) height="100%" />
                <rect
                    class="pre-bar-losable"
                    x=at(|bar| bar.votes - bar.losable.min(bar.votes))
                    width=at(|bar| bar.losable)
                    height="100%"
                />
                <rect
                    class="pre-bar-deducted"
                    x=at(|bar| bar.votes.saturating_sub(bar.deducted))
                    width=at(|bar| bar.deducted.min(bar.votes))
                    height="100%"
                />
                {line(ANNOUNCED_VOTES, "pre-line-announced")}
                {line(MAJORITY_VOTES, "pre-line-majority")}
            </svg>
            {more}
            {deducted}
            {allies}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use president::Debt;

    #[test]
    fn bars_stand_by_votes_and_in_round_two_by_camps() {
        let mut view = fixture::view(4);
        view.votes = vec![3_000_000, 9_000_000, 0, 9_000_000];
        let order = |view: &View| bars(view, false).iter().map(|bar| bar.seat).collect::<Vec<_>>();
        let seat = Seat::new;
        assert_eq!(order(&view), [1, 3, 0, 2].map(seat));
        view.sides = [3, 1, 1, 3].map(seat).to_vec();
        assert_eq!(order(&view), [1, 3].map(seat));
        let allies: Vec<Seats> = bars(&view, false).iter().map(|bar| bar.allies).collect();
        assert_eq!(allies, [2, 0].map(|ally| Seats::only(seat(ally))));
    }

    #[test]
    fn on_election_night_the_bars_tell_no_more_than_is_counted() {
        let mut view = fixture::view(3);
        view.votes = vec![3_000_000, 9_000_000, 0];
        view.losable = vec![100_000, 9_000_000, 0];
        let so_far = |seat: Seat| Some([700_000, 400_000, 0][seat.index()]);
        let told = as_counted(bars(&view, false), so_far);
        let told: Vec<_> = told.iter().map(|bar| (bar.seat.index(), bar.votes, bar.losable)).collect();
        assert_eq!(told, [(0, 700_000, 100_000), (1, 400_000, 400_000), (2, 0, 0)]);
        assert_eq!(as_counted(bars(&view, false), |_| None), bars(&view, false));
    }

    #[test]
    fn debts_shorten_a_bar_only_where_they_are_deducted() {
        let mut view = fixture::view(3);
        view.votes = vec![1_000_000, 900_000, 0];
        view.debts = vec![Debt { seat: Seat::new(0), card: 0, votes: 300_000 }];
        let first = |deducts| bars(&view, deducts).first().map(|bar| (bar.seat, bar.deducted));
        assert_eq!([first(false), first(true)], [Some((Seat::new(0), 0)), Some((Seat::new(1), 0))]);
        // What is deducted can make two level, or part them.
        view.votes = vec![1_200_000, 900_000, 0];
        assert_eq!([false, true].map(|deducts| is_level(&bars(&view, deducts))), [false, true]);
        view.votes = vec![900_000, 900_000, 0];
        assert_eq!([false, true].map(|deducts| is_level(&bars(&view, deducts))), [true, false]);
    }
}
