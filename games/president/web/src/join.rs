//! Before the first roll: the parties as tokens to choose from.

use crate::{BoardContext, party, words};
use game_ui::kit::OfferButton;
use leptos::prelude::*;
use president::{Action, Party};
use rules::Seat;

/// Every party with its token: those that are free can be pressed, the others show who plays for them.
pub(crate) fn join(seen: BoardContext) -> AnyView {
    let mine = move || seen.choices.with(|choices| !choices.is_empty());
    let asked = move || {
        let seat = seen.view.with(|view| view.asked.first().unwrap_or(view.turn));
        if mine() { words::text(seen, "join-me") } else { words::of(seen, "join-player", seat) }
    };
    view! {
        <section class="pre-join pre-box" data-test="join" aria-labelledby="pre-join">
            <h3 id="pre-join">{asked}</h3>
            <ul class="plain pre-parties">{Party::ALL.map(|it| choice(seen, it)).collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn choice(seen: BoardContext, it: Party) -> impl IntoView {
    let taken = Memo::new(move |_| seen.view.with(|view| player_of(&view.parties, it)));
    let by = move || taken.get().map(|seat| view! { <span class="pre-by faint">{seen.name(seat)}</span> });
    view! {
        <li>
            <OfferButton
                seen
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
