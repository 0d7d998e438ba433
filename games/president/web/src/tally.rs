//! The tally of voters: a stack of ballots a player, in round two a stack a camp, with the two totals to watch.

use crate::map::{PointedAt, add, deed};
use crate::night::Evening;
use crate::{BoardContext, millions, named, words};
use leptos::prelude::*;
use president::{ANNOUNCED_VOTES, Action, MAJORITY_VOTES, View};
use rules::{Phrase, Seat, Seats};
use std::cmp::Reverse;

/// The stacks reach a little beyond the absolute majority, so that one sees who has passed it.
const WIDTH: u32 = MAJORITY_VOTES + 1_400_000;
/// How high the tallest stack may be, in its drawing; and how high where the two totals are beyond a break of the scale.
const HIGH: f64 = 190.0;
const BELOW_BREAK: f64 = 112.0;
/// As long as nobody has more, a ballot stands for fewer votes and stacks are drawn higher: otherwise the chart would be
/// empty for half of the game. How much the most has, how much the height is, and what a ballot stands for.
const NEARER: [(u32, u32, u32); 2] = [(4_200_000, 6_000_000, 250_000), (10_000_000, 12_000_000, 500_000)];

/// How votes become stacks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Scale {
    /// So many votes are as high as a stack may be.
    top: u32,
    /// A ballot stands for so many.
    ballot: u32,
    /// Are the two totals to watch beyond a break?
    broken: bool,
}

impl Scale {
    /// The one at which all that somebody has at most is seen best.
    fn of(most: u32) -> Scale {
        match NEARER.iter().find(|(up_to, ..)| most <= *up_to) {
            Some((_, top, ballot)) => Scale { top: *top, ballot: *ballot, broken: true },
            // In round two a head can hold more than the majority for a long while.
            None => Scale { top: most.max(WIDTH), ballot: 1_000_000, broken: false },
        }
    }

    /// How high so many votes stack up.
    fn high(self, votes: u32) -> f64 {
        let whole = if self.broken { BELOW_BREAK } else { HIGH };
        whole * f64::from(votes) / f64::from(self.top)
    }

    /// How high one of the two totals is.
    fn line(self, votes: u32) -> f64 {
        let top = if self.broken { WIDTH } else { self.top };
        HIGH * f64::from(votes) / f64::from(top)
    }
}

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

/// A stack of ballots, laid down a little crookedly; what is unassailable lies at its foot, plain. On top,
/// dashed, what would be added.
fn stack(bar: &Bar, more: u32, scale: Scale) -> String {
    let firm = bar.votes - bar.losable.min(bar.votes);
    let mut text = String::from("<path class='pre-stack-foot' d='M4 190.500H56V195H4z'/>");
    let mut ballot = |class: &str, from: u32, to: u32| {
        let (top, low) = (HIGH - scale.high(to), HIGH - scale.high(from));
        let crooked = f64::from(from / scale.ballot * 7 % 5) * 0.7 - 1.4;
        add(
            &mut text,
            format_args!(
                "<rect class='{class}' x='{:.1}' y='{:.1}' width='44' height='{:.1}' rx='1'/>",
                8.0 + crooked,
                top,
                (low - top - 0.9).max(0.6)
            ),
        );
    };
    let edges = [
        (0, firm, "pre-ballot-firm"),
        (firm, bar.votes, "pre-ballot"),
        (bar.votes, bar.votes + more, "pre-ballot-more"),
    ];
    for (mut from, until, class) in edges {
        while from < until {
            let to = ((from / scale.ballot + 1) * scale.ballot).min(until);
            ballot(class, from, to);
            from = to;
        }
    }
    if bar.deducted > 0 {
        ballot("pre-ballot-owed", bar.votes.saturating_sub(bar.deducted), bar.votes);
    }
    text
}

/// The tally.
pub(crate) fn tally(context: BoardContext) -> AnyView {
    let deducts = context.game().deducts_debts();
    let evening = Evening::of(context);
    let bars = Memo::new(move |_| {
        let bars = context.view.with(|view| bars(view, deducts));
        as_counted(bars, |seat| evening.so_far(seat))
    });
    let order = move || bars.with(|bars| bars.iter().map(|bar| bar.seat).collect::<Vec<_>>());
    let scale = Memo::new(move |_| {
        Scale::of(bars.with(|bars| bars.iter().map(|bar| bar.votes).max().unwrap_or_default()))
    });
    let broken = move || if scale.get().broken { BREAK } else { "" };
    let none = Memo::new(move |_| bars.with(|bars| bars.iter().all(|bar| bar.votes == 0)));
    let none = move || {
        none.get().then(
            || view! { <p class="pre-no-votes faint">{move || words::text(context, "tally-empty")}</p> },
        )
    };
    let title = move || {
        let id = if context.view.with(|view| view.round) == 2 { "tally-camps" } else { "tally" };
        words::text(context, id)
    };
    let marks = move || {
        let phrase = Phrase::new("tally-marks");
        let phrase = phrase.name("announced", words::votes(context, ANNOUNCED_VOTES));
        words::say(context, &phrase.number("majority", MAJORITY_VOTES))
    };
    let vacant = move || {
        let vacant = context.view.with(|view| view.vacant);
        words::say(
            context,
            &Phrase::new("tally-left").name("millions", millions::short(context.lang(), vacant)),
        )
    };
    view! {
        <section class="pre-tally" data-test="tally" aria-labelledby="pre-tally">
            <header><h3 id="pre-tally">{title}</h3> <span class="faint" data-test="tally-vacant">{vacant}</span></header>
            <div class="pre-columns">
                {line(context, scale, MAJORITY_VOTES, "line-majority", "pre-line-majority")}
                {line(context, scale, ANNOUNCED_VOTES, "line-announced", "pre-line-announced")}
                <svg class="pre-total-line" width="100%" height="236" aria-hidden="true" focusable="false" inner_html=broken></svg>
                {none}
                <ul class="plain">
                    <For each=order key=|seat| *seat children=move |seat| row(context, seat, bars, scale) />
                </ul>
            </div>
            <p class="unseen">{marks}</p>
        </section>
    }
    .into_any()
}

/// One of the two totals to watch, as a line behind the stacks.
fn line(
    context: BoardContext,
    scale: Memo<Scale>,
    votes: u32,
    said: &'static str,
    class: &'static str,
) -> AnyView {
    let y = move || format!("{:.1}", 22.0 + HIGH - scale.get().line(votes));
    let above = move || format!("{:.1}", 17.0 + HIGH - scale.get().line(votes));
    let words =
        move || format!("{} · {}", millions::short(context.lang(), votes), words::text(context, said));
    view! {
        <svg class="pre-total-line" width="100%" height="236" aria-hidden="true" focusable="false">
            <line class=class x1="0" x2="100%" y1=y y2=y />
            <text x="100%" y=above>{words}</text>
        </svg>
    }
    .into_any()
}

/// A jagged line below the totals: what lies between is left out.
const BREAK: &str = "<defs><pattern id='pre-break' width='14' height='8' patternUnits='userSpaceOnUse' y='72'><path d='M-1 6L3.500 2 10.500 7 15 3'/></pattern></defs><rect y='72' width='100%' height='8' fill='url(#pre-break)'/>";

/// A number of votes, in full.
pub(crate) fn votes(context: BoardContext, votes: u32) -> String {
    match votes {
        0 => words::text(context, "tally-none"),
        votes => words::votes(context, votes),
    }
}

fn row(context: BoardContext, seat: Seat, bars: Memo<Vec<Bar>>, scale: Memo<Scale>) -> impl IntoView {
    let evening = Evening::of(context);
    let pointed = PointedAt::of(context).territory;
    let bar = Memo::new(move |earlier: Option<&Bar>| {
        let now = bars.with(|bars| bars.iter().find(|bar| bar.seat == seat).copied());
        // Heads leave the list when round two begins; until the row is gone it keeps what it had.
        let empty = Bar { seat, votes: 0, losable: 0, deducted: 0, allies: Seats::NONE };
        now.unwrap_or_else(|| earlier.copied().unwrap_or(empty))
    });
    // What is pointed at lies on the stack already, dashed, where it may be taken.
    let more = Memo::new(move |_| {
        let side = context.me().map(|me| context.view.with(|view| view.side(me)));
        let at = pointed.get().filter(|_| side == Some(seat))?;
        let may = context.choices.with(|choices| {
            choices.iter().any(|action| matches!(action, Action::Take(_)) && deed::about(action) == Some(at))
        });
        may.then(|| context.game().atlas().votes(at))
    });
    let drawn = move || stack(&bar.get(), more.get().unwrap_or_default(), scale.get());
    let figure = move || millions::short(context.lang(), bar.get().votes + more.get().unwrap_or_default());
    let above = move || {
        format!("{:.1}", HIGH - 6.0 - scale.get().high(bar.get().votes + more.get().unwrap_or_default()))
    };
    // All of it in words, for those who hear the page or stay on it.
    let said = move || {
        let bar = bar.get();
        let mut said = vec![votes(context, bar.votes)];
        let firm = bar.votes - bar.losable.min(bar.votes);
        if firm > 0 && evening.withheld().is_none() {
            said.push(words::say(
                context,
                &Phrase::new("tally-more").number("firm", firm).number("losable", bar.losable),
            ));
        }
        if bar.deducted > 0 {
            let phrase = Phrase::new("tally-deducted").number("votes", bar.deducted);
            said.push(words::say(context, &phrase.number("counted", bar.counted())));
        }
        let allies: Vec<String> = bar.allies.iter().map(|ally| context.name(ally)).collect();
        if !allies.is_empty() {
            said.push(format!("{} {}", words::text(context, "tally-with"), allies.join(", ")));
        }
        said.join(" · ")
    };
    view! {
        <li
            class=move || format!("pre-column {}", named::class(context, seat))
            class:pre-mine=move || context.me() == Some(seat)
            data-test=format!("tally-{seat}")
            data-votes=move || bar.get().votes.to_string()
            title=said
        >
            <svg viewBox="0 -22 60 220" aria-hidden="true" focusable="false">
                <g inner_html=drawn></g>
                <text class="pre-column-figure" x="30" y=above>{figure}</text>
            </svg>
            <span class="unseen">{said}</span>
            <span class="pre-row-who">{named::named(context, seat)}</span>
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
    fn whoever_has_little_is_seen_from_nearer() {
        let [near, middle, far] = [0, 7_000_000, 15_000_000].map(Scale::of);
        assert!(near.broken && middle.broken && !far.broken);
        assert_eq!([near, middle, far].map(|scale| scale.ballot), [250_000, 500_000, 1_000_000]);
        // What is pointed at may come on top, below the break.
        for most in [4_200_000, 10_000_000] {
            assert!(Scale::of(most).high(most + 1_900_000) < 120.0);
        }
        assert!(Scale::of(40_000_000).high(40_000_000) <= HIGH);
    }

    #[test]
    fn there_is_a_ballot_for_each_million_that_has_begun() {
        let bar = Bar {
            seat: Seat::new(0),
            votes: 3_400_000,
            losable: 2_000_000,
            deducted: 0,
            allies: Seats::NONE,
        };
        let drawn = stack(&bar, 300_000, Scale { top: WIDTH, ballot: 1_000_000, broken: false });
        let count = |class: &str| drawn.matches(&format!("class='{class}'")).count();
        assert_eq!([count("pre-ballot-firm"), count("pre-ballot"), count("pre-ballot-more")], [2, 3, 1]);
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
