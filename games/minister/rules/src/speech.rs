//! Which sentence says what; the sentences themselves are in the locales.

use crate::{Action, Ending, Event, Minister, Spot};
use rules::{Arg, Locales, Phrase, Seat};

pub(crate) const LOCALES: Locales = Locales {
    fr: concat!(
        include_str!("../../locales/cover.fr.ftl"),
        include_str!("../../locales/fr.ftl"),
        include_str!("../../../../crates/data_file/locales/fr.ftl"),
    ),
    en: concat!(
        include_str!("../../locales/cover.en.ftl"),
        include_str!("../../locales/en.ftl"),
        include_str!("../../../../crates/data_file/locales/en.ftl"),
    ),
};

pub(crate) const COVER: Locales = Locales {
    fr: include_str!("../../locales/cover.fr.ftl"),
    en: include_str!("../../locales/cover.en.ftl"),
};

impl Minister {
    pub(crate) fn speak_action(&self, action: &Action) -> Phrase {
        match *action {
            Action::Settle(to) => self.place(Phrase::new("action-settle"), to),
            Action::Roll => Phrase::new("action-roll"),
            Action::Move { pawn, to } => {
                self.place(Phrase::new("action-move"), to).name("pawn", pawn.called())
            }
            Action::Lift(pawn) => Phrase::new("action-lift").name("pawn", pawn.called()),
            Action::Appoint(0) => Phrase::new("action-appoint-none"),
            Action::Appoint(count) => Phrase::new("action-appoint").number("count", count),
            Action::Dismiss(seat) => Phrase::new("action-dismiss").seat("seat", seat),
            Action::Advance => Phrase::new("action-advance"),
            Action::Broth => Phrase::new("action-broth"),
            Action::Sink { seat, pawn } => {
                Phrase::new("action-sink").seat("seat", seat).name("pawn", pawn.called())
            }
            Action::Decline => Phrase::new("action-decline"),
        }
    }

    pub(crate) fn speak_event(&self, event: &Event) -> Phrase {
        let by = |id, seat: &Seat| Phrase::new(id).seat("seat", *seat);
        match event {
            Event::Lot { seat, die } => by("event-lot", seat).number("die", *die),
            Event::Starter { seat } => by("event-starter", seat),
            Event::FirstMinisters { each } => Phrase::new("event-first-ministers").number("count", *each),
            Event::Settled { seat, pawn, to } => {
                self.place(by("event-settled", seat).name("pawn", pawn.called()), *to)
            }
            Event::Rolled { seat, die } => by("event-rolled", seat).number("die", *die),
            Event::Time { seat, space, left, unused } => {
                by(if *unused { "event-time-unused" } else { "event-time" }, seat)
                    .number("space", *space)
                    .number("left", *left)
            }
            Event::Moved { seat, pawn, to, jumped } => {
                let id = if *jumped > 0 { "event-moved-over" } else { "event-moved" };
                self.place(by(id, seat).name("pawn", pawn.called()).number("jumped", *jumped), *to)
            }
            Event::Lifted { seat, pawn, to } => {
                self.place(by("event-lifted", seat).name("pawn", pawn.called()), *to)
            }
            Event::Exiled { seat, by: who, count } => {
                by("event-exiled", seat).seat("by", *who).number("count", *count)
            }
            Event::NoRolls { seat, pawn } => by("event-no-rolls", seat).name("pawn", pawn.called()),
            Event::Press { seat, die, total, left } => {
                by("event-press", seat).number("die", *die).number("total", *total).number("left", *left)
            }
            Event::Appointed { seat, count: 0 } => by("event-appointed-none", seat),
            Event::Appointed { seat, count } => by("event-appointed", seat).number("count", *count),
            Event::Replacing { seat, count } => by("event-replacing", seat).number("count", *count),
            Event::Replaced { seat, from } => by("event-replaced", seat).seat("from", *from),
            Event::Chair { seat, from: None } => by("event-chair", seat),
            Event::Chair { seat, from: Some(from) } => by("event-chair-from", seat).seat("from", *from),
            Event::Advance { seat } => by("event-advance", seat),
            Event::NoInfluence { seat } => by("event-no-influence", seat),
            Event::Sunk { by: who, seat, pawn, at } => {
                self.place(by("event-sunk", seat).seat("by", *who).name("pawn", pawn.called()), *at)
            }
            Event::Declined { seat } => by("event-declined", seat),
            Event::Stopped { seat } => by("event-stopped", seat),
            Event::TimeInfluence { seat } => by("event-time-influence", seat),
            Event::Bonus { seat: Some(seat) } => by("event-bonus", seat),
            Event::Bonus { seat: None } => Phrase::new("event-bonus-nobody"),
            Event::End { ending, winners, ministers } => end(*ending, winners, ministers),
        }
    }

    /// Adds a place: the kind of its zone, the zone and its space as people count them (0 where no space is counted).
    pub(crate) fn place(&self, phrase: Phrase, spot: Spot) -> Phrase {
        // A zone may come from outside; one that is not there is said as if it were plain.
        let kind = self.board().zone(spot.zone).map_or("plain", |zone| zone.kind.word());
        phrase
            .name("kind", kind)
            .number("zone", spot.zone.called())
            .number("space", spot.space.map_or(0, |space| i64::from(space) + 1))
    }
}

fn end(ending: Ending, winners: &[Seat], ministers: &[u8]) -> Phrase {
    let why = match ending {
        Ending::Election => "ending-election",
        Ending::AllPosts => "ending-all-posts",
        Ending::TurnLimit => "ending-turn-limit",
    };
    let won = winners.first().and_then(|seat| ministers.get(seat.index())).copied().unwrap_or(0);
    let phrase = match winners {
        [winner] => Phrase::new("event-end-won").seat("seat", *winner),
        _ => {
            let list = winners.iter().map(|seat| Arg::Seat(*seat)).collect();
            Phrase::new("event-end-shared").arg("seats", Arg::List(list))
        }
    };
    phrase.arg("why", Arg::Message(why)).number("count", won)
}
