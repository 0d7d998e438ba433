//! A government that is being formed: what is displayed for it, who is invited, and what they say.

use crate::{BoardContext, icon, party, words};
use leptos::prelude::*;
use politico::{Card, Frame, Investiture, View};
use rules::Seat;

/// Where an invitation stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Invitation {
    /// They are thinking.
    Open,
    /// They joined.
    Joined,
    /// They said no.
    Declined,
}

/// Where the invitation of a seat stands, if there is one.
pub(crate) fn invitation(view: &View, investiture: &Investiture, seat: Seat) -> Option<Invitation> {
    let thinking = view.frames.contains(&Frame::Invited(seat));
    match () {
        () if thinking => Some(Invitation::Open),
        () if investiture.joined.contains(seat) => Some(Invitation::Joined),
        () if investiture.invited.contains(seat) => Some(Invitation::Declined),
        () => None,
    }
}

/// The cards displayed and the invitations with their answers.
pub(crate) fn talks(context: BoardContext, investiture: Investiture) -> AnyView {
    let shown = displayed(&investiture).into_iter().map(|card| {
        view! {
            <li class=format!("pol-chip {}", crate::card::tone(card))>
                {icon::of(card)} " " <span class="pol-name">{move || words::card(context, card)}</span>
            </li>
        }
    });
    let shown = shown.collect_view();
    let invited = move || {
        let list = context.view.with(|view| {
            let seats = party::seats(view.parties.len());
            let states = seats.filter_map(|seat| Some((seat, invitation(view, &investiture, seat)?)));
            states.filter(|(seat, _)| *seat != investiture.candidate).collect::<Vec<_>>()
        });
        let chips = list.into_iter().map(|(seat, state)| {
            let (class, picture, id) = match state {
                Invitation::Open => ("pol-chip", None, "invitation-open"),
                Invitation::Joined => ("pol-chip pol-done", Some(icon::tick()), "invitation-joined"),
                Invitation::Declined => ("pol-chip pol-refused", Some(icon::cross()), "invitation-declined"),
            };
            view! {
                <li class=class>
                    {party::named(context, seat)} {picture} <span class="faint">{words::text(context, id)}</span>
                </li>
            }
        });
        chips.collect_view()
    };
    let saviour = investiture.saviour.then(|| {
        view! { <p class="pol-detail">{words::said(context, "without-a-vote")}</p> }
    });
    view! {
        <ul class="pol-chips plain">{shown} {invited}</ul>
        {saviour}
    }
    .into_any()
}

fn displayed(investiture: &Investiture) -> Vec<Card> {
    let also = |there: bool, card: Card| there.then_some(card);
    let more = [also(investiture.union, Card::Union), also(investiture.army, Card::Army)];
    [Some(investiture.card)].into_iter().chain(more).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use politico::Right;
    use rules::Seats;

    #[test]
    fn a20_an_invitation_is_open_accepted_or_declined() {
        let mut view = fixture::view(4);
        let [candidate, joined, declined, open] = [0, 1, 2, 3].map(Seat::new);
        let talks = Investiture {
            candidate,
            card: Card::PrimeMinister,
            union: true,
            army: false,
            saviour: false,
            invited: Seats::only(joined).with(declined).with(open),
            joined: Seats::only(joined),
            right: Right::Turn,
        };
        view.frames.extend([Frame::Investiture(talks), Frame::Invited(open)]);
        let stands = [joined, declined, open].map(|seat| invitation(&view, &talks, seat));
        assert_eq!(stands, [Some(Invitation::Joined), Some(Invitation::Declined), Some(Invitation::Open)]);
        assert_eq!(invitation(&view, &talks, candidate), None);
        assert_eq!(displayed(&talks), [Card::PrimeMinister, Card::Union]);
    }
}
