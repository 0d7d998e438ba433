//! What changes along the street: spaces that light up, and barriers whose bars lift.

use crate::hand::Hand;
use crate::plan::{BoardLayout, LANE, Stretch};
use crate::rim::{Point, StreetPlace};
use crate::scene::SQUARE;
use crate::{BoardContext, barrier, hand, icon, piece, press, words};
use leptos::prelude::*;
use minister::{Action, Spot, Step, ZoneKind};
use rules::{Phrase, Seat};

/// The whole street.
pub(crate) fn track(context: BoardContext, plan: &BoardLayout, hand: Hand) -> AnyView {
    let game = context.game();
    let zones = game.board().zones();
    let places: Vec<(&Stretch, StreetPlace, Spot)> = plan
        .stretches
        .iter()
        .flat_map(|stretch| {
            let counted = game.spaces(stretch.zone).is_some();
            let spot = move |index| Spot { zone: stretch.zone, space: counted.then_some(index) };
            stretch.spaces.iter().zip(0..).map(move |(place, index)| (stretch, *place, spot(index)))
        })
        .collect();
    let spots: Vec<Spot> = places.iter().map(|(_, _, spot)| *spot).collect();
    // All are looked at in one go, and only those that look otherwise than before are drawn so.
    let all = Memo::new(move |_| marks(context, hand, &spots));
    let spaces = places.into_iter().enumerate().map(|(index, (stretch, place, spot))| {
        let marks = Memo::new(move |_| all.with(|all| all.get(index).copied().unwrap_or_default()));
        space(context, plan, stretch, place, spot, hand, marks)
    });
    let spaces = spaces.collect_view();
    let gates = Memo::new(move |_| barrier::gates(hand));
    let barriers = plan.stretches.iter().zip(zones).filter_map(|(stretch, zone)| {
        Some(barrier::barrier(context, plan, stretch.zone, stretch.barrier?, &zone.barrier, gates))
    });
    let barriers = barriers.collect_view();
    view! { <g class="track">{spaces} {barriers}</g> }.into_any()
}

/// What can be done at a space.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
enum Offer {
    #[default]
    Nothing,
    One(Action),
    /// Several pawns could go there.
    Several,
}

/// What is to be seen of a space.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
struct Marks {
    offer: Offer,
    advised: bool,
    /// Nobody may stand above a pawn in the broth (M34).
    kept: bool,
    /// The pawn pointed at would come into this zone.
    reached: bool,
    /// An influence space is being used, and acts on this zone.
    in_scope: bool,
}

impl Marks {
    fn is_lit(self) -> bool {
        self.offer != Offer::Nothing
    }
}

fn marks(context: BoardContext, hand: Hand, spots: &[Spot]) -> Vec<Marks> {
    let (choices, advice, held) = (context.choices.get(), context.advice.get(), hand.pawn.get());
    let reached = hand.ahead.get().map(|(_, to)| to);
    let (sunk, used) = context.view.with(|view| {
        let sunk = view.pawns.iter().flatten().flatten().filter(|pawn| pawn.broth);
        let used = match view.step {
            Step::Influence(zone) | Step::Sink(zone) => Some(zone),
            _ => None,
        };
        (sunk.map(|pawn| Spot { zone: pawn.zone, space: pawn.space }).collect::<Vec<_>>(), used)
    });
    let scope = used.map(|zone| context.game().scope(zone)).unwrap_or_default();
    let of = |spot: &Spot| {
        let mut offers = choices.iter().filter(|action| hand::leads_to(action, *spot, held));
        let offer = match (offers.next(), offers.next()) {
            (Some(action), None) => Offer::One(*action),
            (Some(_), Some(_)) => Offer::Several,
            _ => Offer::Nothing,
        };
        Marks {
            offer,
            advised: advice.as_ref().is_some_and(|advice| hand::leads_to(advice, *spot, None)),
            kept: spot.space.is_some() && sunk.contains(spot),
            reached: reached == Some(spot.zone),
            in_scope: scope.contains(&spot.zone),
        }
    };
    spots.iter().map(of).collect()
}

fn space(
    context: BoardContext,
    plan: &BoardLayout,
    stretch: &Stretch,
    place: StreetPlace,
    spot: Spot,
    hand: Hand,
    marks: Memo<Marks>,
) -> impl IntoView + use<> {
    let lit = move || marks.with(|marks| marks.is_lit());
    let advised = Memo::new(move |_| marks.with(|marks| marks.advised));
    let offer = Memo::new(move |_| marks.with(|marks| marks.offer));
    let kept = Memo::new(move |_| marks.with(|marks| marks.kept));
    let label = move || {
        let id = match (offer.get(), kept.get()) {
            (Offer::One(action), _) => return context.say_action(&action),
            (_, true) => "space-kept",
            (Offer::Several, _) => "space-several",
            _ => "space",
        };
        words::say(context, &Phrase::new(id).number("zone", spot.zone.called()))
    };
    let (wide, grain) = (stretch.is_wide(), plan.grain);
    let body = if wide {
        view! {
            <path
                class="reach"
                d=plan.rim.line(stretch.from + 4.0, stretch.to - 4.0, SQUARE / 2.0)
                stroke-width=format!("{:.1}", LANE + SQUARE - 8.0)
            />
        }
        .into_any()
    } else {
        let telephone = (stretch.kind == ZoneKind::Influence)
            .then_some(r##"<use href="#mn-telephone" transform="translate(0 2)"/>"##);
        view! {
            <g transform=format!("{} scale({grain:.3})", place.at.translate())>
                <circle class="reach" r="25" />
                <circle class="disc" r="20" />
                <circle class="groove" r="15.5" />
                <g class="on-disc" inner_html=telephone.unwrap_or_default()></g>
            </g>
        }
        .into_any()
    };
    let squat = plan.is_squat(spot.zone, spot.space);
    let foot = Point::new(place.at.x, place.at.y + 9.0 * grain);
    let size = plan.pawn(squat);
    let ghost = move || {
        let pawn = match offer.get() {
            Offer::One(Action::Move { pawn, .. }) => pawn.called(),
            Offer::Nothing => return None,
            _ => String::new(),
        };
        Some(ghost(context.me()?, &pawn, foot, size, squat))
    };
    let star = place.offset(0.0, if wide { 4.0 } else { -21.0 * grain });
    let hook = match spot.space {
        Some(space) => format!("space-{}-{space}", spot.zone.0),
        None => format!("space-{}", spot.zone.0),
    };
    view! {
        <g
            class=if wide { "space wide" } else { "space" }
            class:lit=lit
            class:kept=kept
            class:in-scope=move || marks.with(|marks| marks.in_scope)
            class:reached=move || marks.with(|marks| marks.reached)
            class:advised=advised
            data-test=hook
            data-advised=move || advised.get().then_some("yes")
            data-lit=move || lit().then_some("yes")
            role="button"
            tabindex=move || if lit() { "0" } else { "-1" }
            aria-disabled=move || (!lit()).then_some("true")
            aria-label=label
            on:click=move |_| hand.press_spot(context, spot)
            on:keydown=press::key(move || hand.press_spot(context, spot))
        >
            {body}
            {ghost}
            {icon::advice(advised, star.x, star.y)}
        </g>
    }
}

/// The pawn as it would stand here, seen while the space is pointed at.
fn ghost(seat: Seat, pawn: &str, foot: Point, size: f32, squat: bool) -> impl IntoView + use<> {
    let place = format!("{} scale({size:.3})", foot.translate());
    view! { <g class="ghost" transform=place inner_html=piece::standing(seat, pawn, squat)></g> }
}
