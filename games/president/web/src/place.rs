//! The territory that is pointed at, told beside the board: cut out of its map, with what pressing it would bring.

use crate::map::{PointedAt, cut_out, deed};
use crate::{BoardContext, millions, named, party, words};
use leptos::prelude::*;
use president::{Action, Party, Territory};
use rules::{Phrase, Seat};

/// What a territory is worth, and who holds it.
pub(crate) fn worth(context: BoardContext, territory: Territory) -> String {
    let votes = words::votes(context, context.game().atlas().votes(territory));
    let (holder, firm) = context.view.with(|view| {
        (view.holders.get(territory.index()).copied().flatten(), view.unassailable.contains(territory))
    });
    let holder = match holder {
        Some(seat) => {
            format!("{} · {}", party::of(context, seat).map_or("", Party::letters), context.name(seat))
        }
        None => words::text(context, "vacant"),
    };
    match firm {
        true => format!("{votes} · {holder} · {}", words::text(context, "unassailable")),
        false => format!("{votes} · {holder}"),
    }
}

/// What pressing a territory would bring; nothing where it cannot be pressed.
pub(crate) fn promise(context: BoardContext, territory: Territory) -> Option<String> {
    let action = context
        .choices
        .with(|choices| choices.iter().find(|action| deed::about(action) == Some(territory)).cloned())?;
    let votes = context.game().atlas().votes(territory);
    let amount = millions::short(context.lang(), votes);
    let phrase = match action {
        Action::Take(_) => {
            let side = context.me().map(|me| context.view.with(|view| view.side(me)))?;
            let (then, rank) = context.view.with(|view| after(view, side, votes));
            Phrase::new("preview-take")
                .seat("player", side)
                .name("millions", millions::short(context.lang(), then))
                .number("rank", rank)
        }
        Action::Challenge(_) => Phrase::new("preview-challenge").name("millions", amount),
        Action::Fortify(_) => Phrase::new("preview-fortify"),
        Action::Pick { leaving, .. } => {
            let rest = words::votes(context, leaving);
            Phrase::new("deed-pick").number("leaving", leaving).name("rest", rest)
        }
        _ => return None,
    };
    Some(words::say(context, &phrase))
}

/// The votes of a seat with so many more, and its place among all by them.
fn after(view: &president::View, side: Seat, more: u32) -> (u32, i64) {
    let then = view.votes_of(side) + more;
    let ahead = view.seats().iter().filter(|seat| *seat != side && view.votes_of(*seat) > then).count();
    (then, ahead as i64 + 1)
}

/// The card of what is pointed at. Its place is kept while nothing is.
pub(crate) fn place(context: BoardContext) -> AnyView {
    let at = PointedAt::of(context).territory;
    // Of what is covered nothing is told (PR36).
    let shown = Memo::new(move |_| at.get().filter(|_| !context.view.with(|view| view.map_is_covered())));
    let body = move || match shown.get() {
        Some(territory) => territory_card(context, territory),
        None => view! { <p class="pre-place-none faint">{move || words::text(context, "place-none")}</p> }
            .into_any(),
    };
    view! { <section class="pre-place-card" data-test="place" aria-hidden="true">{body}</section> }.into_any()
}

fn territory_card(context: BoardContext, territory: Territory) -> AnyView {
    let holder = context.view.with(|view| view.holders.get(territory.index()).copied().flatten());
    let class = holder.map(|seat| named::class(context, seat)).unwrap_or_default();
    let (name, where_it_lies) = {
        let game = context.game();
        let place = game.atlas().place(territory);
        (words::pick(context, &place.name), format!("{} · {}", place.prefecture, place.region))
    };
    let fill = holder.and_then(|seat| named::fill(context, seat));
    view! {
        <div class=format!("pre-place-shape {class}")>
            {cut_out(territory, fill)}
        </div>
        <div class="pre-place-words">
            <p class="pre-place-name"><span class="code">{territory.to_string()}</span> " " {name}</p>
            <p class="faint">{where_it_lies}</p>
            <p>{worth(context, territory)}</p>
            <p class="pre-place-promise">{promise(context, territory)}</p>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn what_is_taken_may_bring_one_forward() {
        let mut view = fixture::view(3);
        view.votes = vec![1_000_000, 1_500_000, 3_000_000];
        let seat = Seat::new(0);
        assert_eq!(after(&view, seat, 400_000), (1_400_000, 3));
        assert_eq!(after(&view, seat, 600_000), (1_600_000, 2));
        assert_eq!(after(&view, seat, 9_000_000), (10_000_000, 1));
    }
}
