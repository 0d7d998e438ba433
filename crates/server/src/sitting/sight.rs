//! Those who watch, and whose eye they may see with.

use super::Sitting;
use crate::letters::Caller;
use rules::{Eye, Seat};
use wire::{FaultCode, Refused, Stage, ToClient};

impl Sitting {
    /// One who watches wants another eye: a seat's while that seat allows it or once the game is over.
    pub(super) fn look(&mut self, caller: Caller, id: u32, seat: Option<Seat>) {
        match self.onlookers.eye(caller) {
            None => return,
            Some(Eye::Seat(_)) => {
                let message = "those who play see with their own eye; the file of the game shows all of them at the end";
                return self.fault(caller, id, FaultCode::Unavailable, message);
            }
            Some(Eye::Public) => {}
        }
        let there = seat.is_none_or(|seat| seat.index() < self.gathering.len());
        let shown = seat.is_none_or(|seat| self.gathering.shows_hand(seat));
        if !there || !(shown || self.stage() == Stage::Over) {
            return self.onlookers.answer(caller, &ToClient::Refused(Refused::not_shown(id)));
        }
        self.see_with(caller, seat);
    }

    /// A player lets those who watch see their hand, or no longer. It is written down before anybody sees anything.
    pub(super) async fn show_hand(&mut self, caller: Caller, id: u32, open: bool) {
        let Some(eye) = self.onlookers.eye(caller) else { return };
        let Eye::Seat(seat) = eye else {
            return self.fault(caller, id, FaultCode::NotSeated, "those who watch have nothing to show");
        };
        let gathering = self.gathering.with_hand(seat, open);
        if self.seat_as(gathering).await.is_err() {
            let message = "this could not be written down; try again";
            return self.fault(caller, id, FaultCode::Unavailable, message);
        }
        if !open && self.stage() != Stage::Over {
            for watcher in self.onlookers.looking_with(seat) {
                self.see_with(watcher, None);
            }
        }
        self.onlookers.announce(&ToClient::Status(self.status()));
        self.onlookers.answer(caller, &ToClient::Done { id });
    }

    fn see_with(&mut self, caller: Caller, seat: Option<Seat>) {
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        self.onlookers.look(caller, eye);
        let (happened, shown) = self.since(eye, None);
        let number = shown.as_ref().map_or(0, |shown| shown.number);
        self.onlookers.show(caller, &ToClient::Look { seat, shown, happened }, number);
    }
}
