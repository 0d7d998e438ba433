//! Parts of the narrated view: the open question, the government, a party and a pledge, each as a sentence.

use crate::Politico;
use crate::frame::{Frame, Step};
use crate::pledge::{Pledge, Standing};
use crate::view::{Party, View};
use crate::wording::{matter, pledged, seats};
use rules::{Phrase, Seat, never};

impl Politico {
    /// The question that is open.
    pub(crate) fn tell_question(&self, view: &View) -> Phrase {
        let mut below = view.frames.iter().rev();
        let (top, under) = (below.next().copied(), below.next().copied());
        let asked = || Phrase::new("view-asked").arg("seats", seats(view.asked.iter()));
        let voted_on = || {
            never!(under.is_none(), "a ballot, and nothing below it that is voted on");
            under.unwrap_or(Frame::Amendment)
        };
        let attack = |id| match under {
            Some(Frame::Attack { card, target, .. }) => {
                Phrase::new(id).arg("card", self.card(card)).seat("target", target).seat("seat", view.active)
            }
            _ => asked(),
        };
        if view.over.is_some() {
            return Phrase::new("view-over");
        }
        match top {
            Some(Frame::Turn(Step::Begin)) => Phrase::new("view-begin").seat("seat", view.active),
            Some(Frame::Stand(seat)) => Phrase::new("view-stand").seat("seat", seat),
            Some(Frame::Turn(Step::Draw)) => Phrase::new("view-draw").seat("seat", view.active),
            Some(Frame::Turn(Step::Act)) => Phrase::new("view-act").seat("seat", view.active),
            Some(Frame::Attempt { seat, .. }) => Phrase::new("view-attempt").seat("seat", seat),
            Some(Frame::Investiture(investiture)) => {
                Phrase::new("view-investiture").seat("seat", investiture.candidate)
            }
            Some(Frame::Invited(seat)) => Phrase::new("view-invited").seat("seat", seat),
            Some(Frame::Ballot { .. }) => matter(Phrase::new("view-ballot"), voted_on()),
            Some(Frame::Cancel) => matter(Phrase::new("view-cancel"), voted_on()),
            Some(Frame::Counter { by, .. }) => Phrase::new("view-counter").seat("seat", by),
            Some(Frame::Parry) => attack("view-parry"),
            Some(Frame::Help) => attack("view-help"),
            Some(Frame::Pick) => attack("view-pick"),
            _ => asked(),
        }
    }
}

pub(crate) fn tell_government(view: &View) -> Vec<Phrase> {
    let Some(government) = view.government else {
        return vec![Phrase::new("view-no-government").number("turns", view.vacant)];
    };
    let allies: Vec<Seat> = government.members.without(government.pm).iter().collect();
    let id = if allies.is_empty() { "view-government-alone" } else { "view-government" };
    let held = government.members.iter().filter_map(|seat| view.parties.get(seat.index()));
    let deputies: i64 = held.map(|party| i64::from(party.deputies)).sum();
    let phrase = Phrase::new(id).seat("seat", government.pm).arg("members", seats(allies));
    let shield =
        (government.shield > 0).then(|| Phrase::new("view-shield").number("turns", government.shield));
    [phrase.number("deputies", deputies)].into_iter().chain(shield).collect()
}

pub(crate) fn tell_party(seat: Seat, party: &Party) -> Phrase {
    Phrase::new("view-party")
        .seat("seat", seat)
        .number("points", party.points)
        .number("deputies", party.deputies)
        .number("cards", party.hand)
}

pub(crate) fn tell_pledge(pledge: Pledge) -> Phrase {
    let id = match pledge.standing {
        Standing::Open => "view-pledge",
        Standing::Kept => "event-kept",
        Standing::Broken => "event-broken",
        Standing::Lapsed => "event-lapsed",
    };
    pledged(id, pledge)
}
