//! What somebody at the table wants besides a move.

use super::{Course, Sitting};
use crate::letters::Caller;
use wire::life::{Order, OutOfOrder};
use wire::{Refused, ToClient};

impl Sitting {
    pub(super) async fn order(&mut self, caller: Caller, id: u32, order: Order) -> Course {
        let _ = order;
        self.onlookers.answer(caller, &ToClient::Refused(Refused::out_of_order(id, &OutOfOrder::NotOn)));
        Course::Continue(())
    }

    /// Drops a question that has nothing to decide any more.
    pub(super) fn drop_moot_motion(&mut self) {}
}
