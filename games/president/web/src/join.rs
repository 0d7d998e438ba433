//! Before the first roll: the parties as tokens to choose from.

use crate::{BoardContext, party, words};
use game_ui::kit::OfferButton;
use leptos::prelude::*;
use president::{Action, Party};
use rules::Seat;

/// Every party with its token: those that are free can be pressed, the others show who plays for them.
pub(crate) fn join(context: BoardContext) -> AnyView {
    let mine = move || context.choices.with(|choices| !choices.is_empty());
    let asked = move || {
        let seat = context.view.with(|view| view.asked.first().unwrap_or(view.turn));
        if mine() { words::text(context, "join-me") } else { words::of(context, "join-player", seat) }
    };
    view! {
        <section class="pre-join pre-box" data-test="join" aria-labelledby="pre-join">
            <h3 id="pre-join">{asked}</h3>
            <ul class="plain pre-parties">{Party::ALL.map(|it| choice(context, it)).collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn choice(context: BoardContext, it: Party) -> impl IntoView {
    let taken = Memo::new(move |_| context.view.with(|view| player_of(&view.parties, it)));
    let by = move || taken.get().map(|seat| view! { <span class="pre-by faint">{context.name(seat)}</span> });
    view! {
        <li>
            <OfferButton
                context
                action=Action::Join(it)
                hook=format!("join-{}", it.letters())
                class="pre-party-choice"
                only_while_offered=true
                unmarked=true
            >
                {party::token(it)}
                <span>{it.name()}</span>
                {by}
            </OfferButton>
        </li>
    }
}

/// Who plays for a party.
fn player_of(parties: &[Option<Party>], sought: Party) -> Option<Seat> {
    let seat = parties.iter().position(|party| *party == Some(sought))?;
    Seat::try_from(u8::try_from(seat).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_party_knows_its_player() {
        let parties = [None, Some(Party::Verts), Some(Party::Socialiste)];
        assert_eq!(player_of(&parties, Party::Verts), Some(Seat::new(1)));
        assert_eq!(player_of(&parties, Party::EnMarche), None);
    }
}
