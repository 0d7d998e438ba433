//! The standards on the wall: each party's sign, how many deputies it has, what it voted, whether it governs.

use crate::aim::Aim;
use crate::hall::{self, Hall, spot};
use crate::poll::{Mood, Shade};
use crate::since::{self, Since, Trace};
use crate::{BoardContext, icon, party, words};
use game_ui::kit::motion::{Animator, Keyframe, Move};
use game_ui::kit::sign;
use leptos::prelude::*;
use leptos::svg;
use politico::Action;
use rules::Seat;

/// How far apart two of them hang, as an angle.
const APART: f32 = 0.3;

/// Where the standard of each seat hangs; nothing for who has no deputies.
pub(crate) fn places(hall: &Hall) -> Vec<(Seat, [f32; 2])> {
    let angles = hall.standards(APART);
    let places = hall.sectors.iter().zip(angles).filter_map(|(sector, angle)| {
        let at = spot(hall::WALL + 8.0, angle, hall::WALL_TOP);
        Some((Seat::try_from(sector.party as u8).ok()?, [at.x, at.y]))
    });
    places.collect()
}

/// All of them.
pub(crate) fn standards(context: BoardContext, hall: Memo<Hall>, mood: Memo<Mood>) -> AnyView {
    let seats = context.view.with_untracked(|view| view.parties.len());
    let places = Memo::new(move |_| hall.with(places));
    let standards = party::seats(seats).map(|seat| standard(context, places, mood, seat));
    standards.collect::<Vec<_>>().into_any()
}

type Places = Vec<(Seat, [f32; 2])>;

fn standard(context: BoardContext, places: Memo<Places>, mood: Memo<Mood>, seat: Seat) -> AnyView {
    let (aim, motion) = (Aim::of(context), Animator::get());
    let place = Memo::new(move |_| {
        places.with(|places| places.iter().find(|(one, _)| *one == seat).map(|(_, at)| *at))
    });
    let node = NodeRef::<svg::G>::new();
    // Where the benches beneath it move, it is carried along.
    Effect::new(move |before: Option<Option<[f32; 2]>>| {
        let now = place.get();
        if let (Some(Some([x, y])), Some(to), Some(node)) = (before, now, node.get_untracked()) {
            let by = [x - to[0], y - to[1]].map(f64::from);
            if by != [0.0; 2] {
                let frames = vec![
                    Keyframe::to(format!("translate({:.1}px, {:.1}px)", by[0], by[1])),
                    Keyframe::home(),
                ];
                // It goes on by itself.
                let _ = motion.play(&node, &Move::new(600.0, "ease-in-out", frames));
            }
        }
        now
    });
    // Whose turn begins is lifted for a moment.
    let plays = Memo::new(move |_| context.view.with(|view| view.over.is_none() && view.active == seat));
    Effect::new(move |before: Option<bool>| {
        let now = plays.get();
        if let Some(node) = node.get_untracked().filter(|_| now && before == Some(false)) {
            // It goes on by itself.
            let _ = motion.lift(&node, 9.0);
        }
        now
    });
    let count = Memo::new(move |_| {
        context.view.with(|view| view.parties.get(seat.index()).map_or(0, |party| party.deputies))
    });
    let hundreds = move || count.get() >= 100;
    let governs = Memo::new(move |_| context.view.with(|view| party::governs(view, seat)));
    let leads = Memo::new(move |_| context.view.with(|view| party::leads(view, seat)));
    let shade = Memo::new(move |_| context.view.with(|view| mood.with(|mood| mood.shade(view, seat))));
    let badge = move || {
        let (lines, id) = match shade.get() {
            Shade::Voted => (icon::TICK, "has-voted"),
            Shade::Yes => (icon::TICK, "vote-yes"),
            Shade::No => (icon::CROSS, "vote-no"),
            Shade::Abstained => (icon::DASH, "vote-abstain"),
            Shade::Plain | Shade::Waiting => return None,
        };
        let node = NodeRef::<svg::G>::new();
        if mood.with_untracked(|mood| matches!(mood, Mood::Revealing(..))) && shade.get() != Shade::Voted {
            motion.when_drawn(node, Move::drop_in(26.0));
        }
        // A ballot laid over the foot of the standard: the sign, and the word beside it.
        let said = words::text(context, id);
        let half = 4.4 * said.chars().count() as f32 + 21.0;
        Some(view! {
            <g class="pol-vote-place">
                <g class=format!("pol-vote-badge {}", shade.get().class()) node_ref=node>
                    <rect class="pol-vote-paper" x=-half y="-16" width=2.0 * half height="32" rx="5" />
                    <path class="pol-vote-line" d=lines transform=format!("translate({:.1} 0)", 18.0 - half) />
                    <text class="pol-vote-words" x="13" y="0">{said}</text>
                    <circle class="pol-vote-round" r="17" />
                    <path class="pol-vote-round" d=lines />
                </g>
            </g>
        })
    };
    // What pressing the party does, where it does anything.
    let offered = Memo::new(move |_| aim.on_party(context, seat));
    let all = Since::of(context);
    let since = Memo::new(move |_| since::trace(all, seat));
    // Tickets under the cloth, where nothing else hangs.
    let free = Memo::new(move |_| {
        matches!(shade.get(), Shade::Plain | Shade::Waiting) && offered.with(Option::is_none)
    });
    let tickets = move || {
        let Trace { points, deputies, .. } = since.get();
        let told =
            [(points, ""), (deputies, DEPUTY)].into_iter().filter(|(change, _)| *change != 0 && free.get());
        let told: Vec<(String, &str, f32)> = told
            .map(|(change, what)| {
                let said = since::signed(change);
                let half = 4.2 * said.chars().count() as f32 + if what.is_empty() { 7.0 } else { 13.0 };
                (said, what, half)
            })
            .collect();
        let mut x = -told.iter().map(|(.., half)| half + 1.0).sum::<f32>();
        let tickets = told.into_iter().map(|(said, what, half)| {
            let (middle, loss) = (x + half, said.starts_with('−'));
            x += 2.0 * half + 2.0;
            let (words, figure) = if what.is_empty() { (0.0, 0.0) } else { (-6.0, half - 10.0) };
            view! {
                <g class="pol-since" class:pol-loss=loss transform=format!("translate({middle:.1} 28)")>
                    <rect x=-half y="-9" width=2.0 * half height="17" rx="8.5" />
                    <text x=words>{said}</text>
                    <path d=what transform=format!("translate({figure:.1} 5)scale(.62)") />
                </g>
            }
        });
        tickets.collect::<Vec<_>>()
    };
    let mine = move || context.me() == Some(seat);
    let tab = move || {
        let (lines, id) = pressed(offered.get()?)?;
        let said = words::text(context, id);
        let half = 3.3 * said.chars().count() as f32 + 13.0;
        Some(view! {
            <g class="pol-tab">
                <path class="pol-tab-paper" d=format!("M{:.1} 0H{half:.1}L{:.1} 9 {half:.1} 18H{:.1}L{:.1} 9Z", -half, half - 4.0, -half, 4.0 - half) />
                <path class="pol-tab-sign" d=lines transform=format!("translate({:.1} 9)scale(.5)", 13.0 - half) />
                <text class="pol-tab-words" x="6" y="9">{said}</text>
            </g>
            <g class="pol-tab pol-tab-small">
                <circle class="pol-tab-paper" cy="8" r="10" />
                <path class="pol-tab-sign" d=lines transform="translate(0 8)scale(.7)" />
            </g>
        })
    };
    let shift = move || place.get().map(|[x, y]| format!("translate({x:.1} {y:.1})"));
    view! {
        <g transform=shift display=move || place.get().is_none().then_some("none") aria-hidden="true">
            <g
                node_ref=node
                class=format!("pol-standard {}", sign::class(seat))
                class:pol-governs=governs
                class:pol-mine=mine
                class:pol-touched=move || since.with(|trace| trace.touched)
                class:pol-pointed=move || aim.pointed_at.get() == Some(seat)
                data-test=format!("bench-{seat}")
                data-shade=move || shade.get().class()
                data-drop=seat.index()
            >
                <path class="pol-pole" d="M0 8V-26" />
                <circle class="pol-medal" cy="-28" r="9.5" />
                <path class="pol-medal-lines" d=party::emblem(context, seat) />
                <path class="pol-cloth" d="M-32-17H32V13L0 21L-32 13Z" />
                <path class="pol-hem" d="M-32 13L0 21L32 13" />
                <g class="pol-standard-sign">{sign::mark(seat)}</g>
                <text class="pol-standard-count" class:pol-hundreds=hundreds x="13" y="0">
                    {count}
                </text>
                {move || leads.get().then(|| view! { <path class="pol-star" d=STAR /> })}
                {tickets}
                {badge}
                {tab}
            </g>
        </g>
    }
    .into_any()
}

/// A deputy in a ticket: a head over shoulders.
const DEPUTY: &str = "M-9 2C-9-8-5-10 0-10S9-8 9 2zM0-21A5 5 0 0 1 0-11A5 5 0 0 1 0-21";

/// The sign and the word for what pressing a party does.
fn pressed(action: Action) -> Option<(&'static str, &'static str)> {
    match action {
        Action::Invite(_) => Some((icon::PLUS, "press-invite")),
        Action::Recruit(_) => Some((icon::PLUS, "press-recruit")),
        Action::Expel(_) => Some((icon::DASH, "press-expel")),
        Action::Take(_) => Some((icon::TICK, "press-take")),
        Action::Attack { .. } => Some((icon::AIM, "press-attack")),
        _ => None,
    }
}

/// Who leads the government has a star.
pub(crate) const STAR: &str = "M0-12l3.500 7.200 7.900 1.100-5.700 5.500 1.400 7.800L0 5.900l-7.100 3.700 1.400-7.800-5.700-5.500 7.900-1.100z";
