//! The hemicycle: everybody's deputies, the government's benches, the majority line, and a vote as it runs.

use crate::poll::{self, Mood, Shade};
use crate::{BoardContext, icon, party, words};
use game_ui::kit::hemicycle::{self as arc, Hemicycle};
use game_ui::kit::sign;
use leptos::prelude::*;
use politico::{Count, View};
use rules::{Arg, Phrase, Seat};

/// Where the inner arc runs.
const GAUGE: f32 = arc::INNER - 42.0;

/// The chamber.
pub(crate) fn hemicycle(seen: BoardContext) -> AnyView {
    let mood = poll::mood(seen);
    let deputies = Memo::new(move |_| {
        seen.view.with(|view| view.parties.iter().map(|party| party.deputies).collect::<Vec<_>>())
    });
    let benches = move || {
        let chamber = Hemicycle::of(&deputies.get());
        let flags = chamber.flags();
        let radius = chamber.radius;
        let benches = chamber.benches.into_iter().zip(flags).filter_map(|(bench, flag)| {
            let seat = Seat::try_from(bench.party as u8).ok()?;
            Some(drawn(seen, mood, seat, &bench, radius, flag))
        });
        benches.collect_view()
    };
    let (width, height) = arc::SIZE;
    let (x, y) = arc::CENTRE;
    view! {
        <figure class="pol-chamber" data-test="hemicycle" data-mood=move || mood.with(name)>
            <svg
                viewBox=format!("0 0 {width} {height}")
                role="img"
                aria-label=move || summary(seen, &mood.get())
            >
                <path class="pol-floor" d=arc::sector(0.0, std::f32::consts::PI, arc::INNER - 22.0, arc::OUTER + 24.0) />
                {benches}
                {gauge(seen, mood)}
                // It ends below the flags: one of them may stand in the middle.
                <path
                    class="pol-majority"
                    d=format!("M{x} {:.0}V{:.0}", y - GAUGE + 16.0, y - arc::OUTER - 12.0)
                />
                {rostrum(seen, mood)}
            </svg>
            <figcaption>{move || caption(seen, &mood.get())}</figcaption>
        </figure>
    }
    .into_any()
}

/// What the mood is called, for tests of the page.
fn name(mood: &Mood) -> &'static str {
    match mood {
        Mood::Sitting => "sitting",
        Mood::Voting => "voting",
        Mood::Counted(_) => "counted",
    }
}

/// One party: its deputies, its bench where it governs, and its flag.
fn drawn(
    seen: BoardContext,
    mood: Memo<Mood>,
    seat: Seat,
    bench: &arc::Bench,
    radius: f32,
    flag: (f32, f32),
) -> impl IntoView + use<> {
    let dots: String = bench.places.iter().map(|(x, y)| party::deputy(seat, *x, *y, radius)).collect();
    let count = bench.places.len();
    let hundreds = count >= 100;
    let (inner, outer) = (arc::INNER - radius - 6.0, arc::OUTER + radius + 6.0);
    let ground = arc::sector(bench.from + 0.002, bench.to - 0.002, inner, outer);
    let governs = Memo::new(move |_| {
        seen.view.with(|view| view.government.is_some_and(|government| government.members.contains(seat)))
    });
    let leads = Memo::new(move |_| {
        seen.view.with(|view| view.government.is_some_and(|government| government.pm == seat))
    });
    let shade = Memo::new(move |_| seen.view.with(|view| mood.with(|mood| mood.shade(view, seat))));
    let badge = move || match shade.get() {
        Shade::Voted | Shade::Yes => Some(icon::TICK),
        Shade::No => Some(icon::CROSS),
        Shade::Plain | Shade::Waiting | Shade::Abstained => None,
    };
    let mine = move || seen.me() == Some(seat);
    view! {
        <g
            class=move || format!("pol-bench {} {}", sign::class(seat), shade.get().class())
            class:pol-governs=governs
            class:pol-mine=mine
            data-test=format!("bench-{seat}")
            data-shade=move || shade.get().class()
        >
            <path class="pol-ground" d=ground />
            <path class="pol-deputies" d=dots />
            <g class="pol-flag" transform=format!("translate({:.1} {:.1})", flag.0, flag.1)>
                <rect class="pol-flag-ground" x="-62" y="-30" width="124" height="60" rx="30" />
                <g class="pol-flag-sign">{sign::mark(seat)}</g>
                <text class="pol-flag-count" class:pol-hundreds=hundreds x="24">{count}</text>
                {move || badge().map(|lines| view! { <path class="pol-badge" d=lines /> })}
                {move || leads.get().then(|| view! { <path class="pol-star" d="M0-12l3.5 7.2 7.9 1.1-5.7 5.5 1.4 7.8L0 5.9l-7.1 3.7 1.4-7.8-5.7-5.5 7.9-1.1z" /> })}
            </g>
        </g>
    }
}

/// The inner arc: the government's share of the chamber, or yes from the left and no from the right.
fn gauge(seen: BoardContext, mood: Memo<Mood>) -> impl IntoView {
    let arcs = Memo::new(move |_| seen.view.with(|view| mood.with(|mood| mood.arcs(view))));
    let vote = move || mood.with(|mood| !matches!(mood, Mood::Sitting));
    // A round cap would show even where nothing is filled; the dash is cut to nothing then.
    let dash = |part: f32| format!("{part:.2} 200");
    view! {
        <g class="pol-gauge" class:pol-ballot=vote>
            <path class="pol-gauge-ground" d=arc::half(GAUGE, true) />
            <path
                class="pol-gauge-yes"
                d=arc::half(GAUGE, true)
                pathLength="100"
                stroke-dasharray=move || dash(arcs.get().0)
            />
            <path
                class="pol-gauge-no"
                d=arc::half(GAUGE, false)
                pathLength="100"
                stroke-dasharray=move || dash(arcs.get().1)
            />
        </g>
    }
}

/// The figures in the middle: a majority, how many have voted, or the result.
fn rostrum(seen: BoardContext, mood: Memo<Mood>) -> impl IntoView {
    let (x, y) = arc::CENTRE;
    let place = |dy: f32| (x.to_string(), format!("{:.0}", y + dy));
    let (low, high) = (place(-6.0), place(-52.0));
    let big = move || {
        seen.view.with(|view| match mood.get() {
            Mood::Sitting => majority(view).map(|half| half.to_string()),
            Mood::Voting => Some(format!("{}/{}", view.voted.len(), view.asked.len())),
            Mood::Counted(count) => Some(format!("{} – {}", count.yes, count.no)),
        })
    };
    let small = move || {
        let id = match mood.get() {
            Mood::Sitting => "rostrum-majority",
            Mood::Voting => "rostrum-voted",
            Mood::Counted(count) if count.carried => "rostrum-carried",
            Mood::Counted(_) => "rostrum-refused",
        };
        words::text(seen, id)
    };
    view! {
        <g class="pol-rostrum" class:pol-counted=move || mood.with(|mood| matches!(mood, Mood::Counted(_)))>
            <text class="pol-rostrum-big" x=high.0 y=high.1>{big}</text>
            <text class="pol-rostrum-small" x=low.0 y=low.1>{small}</text>
        </g>
    }
}

/// So many deputies are more than half; none where there is nobody.
fn majority(view: &View) -> Option<u32> {
    let (_, all) = poll::benches(view);
    (all > 0).then_some(all / 2 + 1)
}

/// What stands below the chamber.
fn caption(seen: BoardContext, mood: &Mood) -> String {
    match mood {
        Mood::Counted(count) => result(seen, count),
        Mood::Voting => words::text(seen, "chamber-voting"),
        Mood::Sitting => {
            let (governing, all) = seen.view.with(|view| poll::benches(view));
            let governed = seen.view.with(|view| view.government.is_some());
            let id = match (governed, all) {
                (_, 0) => "chamber-empty",
                (true, _) if 2 * governing > all => "chamber-majority",
                (true, _) => "chamber-minority",
                (false, _) => "chamber-no-government",
            };
            words::say(seen, &Phrase::new(id).number("governing", governing).number("all", all))
        }
    }
}

/// A result in words: the totals, and who voted what where ballots are open.
pub(crate) fn result(seen: BoardContext, count: &Count) -> String {
    let of = |wanted: politico::Vote| {
        let voters = party::seats(count.votes.len()).filter(|seat| count.votes[seat.index()] == Some(wanted));
        voters.map(Arg::Seat).collect::<Vec<_>>()
    };
    let id = match (count.carried, count.yes + count.no) {
        (true, _) => "result-carried",
        (false, 0) => "result-nobody",
        (false, _) => "result-refused",
    };
    let mut said = vec![words::say(seen, &Phrase::new(id).number("yes", count.yes).number("no", count.no))];
    let sides = [
        ("result-yes", politico::Vote::Yes),
        ("result-no", politico::Vote::No),
        ("result-abstained", politico::Vote::Abstain),
    ];
    for (id, vote) in sides {
        let voters = of(vote);
        if !voters.is_empty() {
            said.push(words::say(seen, &Phrase::new(id).arg("players", Arg::List(voters))));
        }
    }
    said.join(" ")
}

/// All of the picture in words.
fn summary(seen: BoardContext, mood: &Mood) -> String {
    let parties = seen.view.with(|view| {
        let parties = party::seats(view.parties.len()).zip(&view.parties);
        parties.map(|(seat, party)| (seat, party.deputies)).collect::<Vec<_>>()
    });
    let parties = parties.into_iter().map(|(seat, deputies)| {
        let phrase = Phrase::new("bench").seat("player", seat).number("count", deputies);
        Arg::Name(words::say(seen, &phrase))
    });
    let chamber = Phrase::new("chamber").arg("parties", Arg::List(parties.collect()));
    format!("{} {}", words::say(seen, &chamber), caption(seen, mood))
}
