//! Round one as it ended: everybody by rank, with the camp they joined.

use crate::{BoardContext, named, words};
use leptos::prelude::*;
use rules::Seat;

/// The ranking of round one; nothing before it is over.
pub(crate) fn ranking(context: BoardContext) -> AnyView {
    let ranked = Memo::new(move |_| {
        context
            .view
            .with(|view| view.ranking.iter().map(|seat| (*seat, view.side(*seat))).collect::<Vec<_>>())
    });
    let body = move || {
        let ranked = ranked.get();
        (!ranked.is_empty()).then(|| {
            let rows = ranked.into_iter().map(|(seat, head)| row(context, seat, head)).collect_view();
            view! {
                <section class="pre-box" data-test="ranking" aria-labelledby="pre-ranking">
                    <h3 id="pre-ranking">{move || words::text(context, "ranking")}</h3>
                    <ol class="pre-ranking">{rows}</ol>
                </section>
            }
        })
    };
    body.into_any()
}

fn row(context: BoardContext, seat: Seat, head: Seat) -> impl IntoView {
    let side = move || match seat == head {
        true => words::text(context, "ranking-head"),
        false => words::of(context, "ranking-ally", head),
    };
    view! {
        <li class:pre-mine=move || context.me() == Some(seat)>
            {named::named(context, seat)} " " <span class="faint">{side}</span>
        </li>
    }
}
