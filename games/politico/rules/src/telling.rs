//! The table in sentences, for whoever listens instead of looking.

use crate::Politico;
use crate::frame::{Frame, Step};
use crate::pledge::Standing;
use crate::view::View;
use crate::wording::{matter, pledged, seats};
use rules::{Arg, Phrase, Seat};

impl Politico {
    pub(crate) fn tell_view(&self, view: &View) -> Vec<Phrase> {
        let mut told = vec![self.tell_question(view)];
        if view.over.is_none() {
            told.push(Phrase::new("view-turn").seat("seat", view.active).number("round", view.round));
        }
        match view.government {
            None => told.push(Phrase::new("view-no-government").number("turns", view.vacant)),
            Some(government) => {
                let allies: Vec<Seat> = government.members.without(government.pm).iter().collect();
                let id = if allies.is_empty() { "view-government-alone" } else { "view-government" };
                let held = government.members.iter().filter_map(|seat| view.parties.get(seat.index()));
                let deputies: i64 = held.map(|party| i64::from(party.deputies)).sum();
                let phrase = Phrase::new(id).seat("seat", government.pm).arg("members", seats(allies));
                told.push(phrase.number("deputies", deputies));
                if government.shield > 0 {
                    told.push(Phrase::new("view-shield").number("turns", government.shield));
                }
            }
        }
        for (id, until) in
            [("view-union", view.union), ("view-truce", view.truce), ("view-tension", view.tension)]
        {
            told.extend(until.map(|seat| Phrase::new(id).seat("seat", seat)));
        }
        for (seat, party) in (0u8..8).zip(&view.parties) {
            let phrase = Phrase::new("view-party")
                .seat("seat", Seat::new(seat))
                .number("points", party.points)
                .number("deputies", party.deputies)
                .number("cards", party.hand);
            told.push(phrase);
        }
        if !view.hand.is_empty() {
            let cards = view.hand.iter().map(|card| self.card(*card)).collect();
            told.push(Phrase::new("view-hand").arg("cards", Arg::List(cards)));
        }
        told.push(
            Phrase::new("view-stock").number("stock", view.stock).number("spent", view.spent.len() as i64),
        );
        told.extend(view.pledges.iter().map(|pledge| {
            let id = match pledge.standing {
                Standing::Open => "view-pledge",
                Standing::Kept => "event-kept",
                Standing::Broken => "event-broken",
                Standing::Lapsed => "event-lapsed",
            };
            pledged(id, *pledge)
        }));
        told
    }

    /// The question that is put to others than whoever has the turn; one's own turn needs none.
    pub(crate) fn tell_matter(&self, view: &View) -> Vec<Phrase> {
        match view.frames.last() {
            None | Some(Frame::Turn(_) | Frame::Investiture(_)) => Vec::new(),
            Some(_) => vec![self.tell_question(view)],
        }
    }

    /// The question that is open.
    fn tell_question(&self, view: &View) -> Phrase {
        let mut below = view.frames.iter().rev();
        let (top, under) = (below.next().copied(), below.next().copied());
        let asked = || Phrase::new("view-asked").arg("seats", seats(view.asked.iter()));
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
            Some(Frame::Ballot { .. }) => {
                matter(Phrase::new("view-ballot"), under.unwrap_or(Frame::Amendment))
            }
            Some(Frame::Cancel) => matter(Phrase::new("view-cancel"), under.unwrap_or(Frame::Amendment)),
            Some(Frame::Counter { by, .. }) => Phrase::new("view-counter").seat("seat", by),
            Some(Frame::Parry) => attack("view-parry"),
            Some(Frame::Help) => attack("view-help"),
            Some(Frame::Pick) => attack("view-pick"),
            _ => asked(),
        }
    }
}
