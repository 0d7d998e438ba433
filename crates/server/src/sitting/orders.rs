//! What somebody at the table wants besides a move.

use super::moves::Setback;
use super::{Course, Sitting};
use crate::letters::Caller;
use rules::{Eye, Seat};
use store::StoreError;
use wire::life::{Order, OutOfOrder};
use wire::{FaultCode, Refused, Stage, ToClient};

/// Why a wish is not met.
pub(super) enum Objection {
    /// It is not in order; nothing has changed.
    OutOfOrder(OutOfOrder),
    /// The table would not have it; nothing has changed.
    Refused(table::Refused),
    /// It could not be written down; nothing has changed but what is in memory of the game, which must go.
    Unwritten(StoreError),
    /// The server could not do it.
    Unavailable,
}

impl From<OutOfOrder> for Objection {
    fn from(why: OutOfOrder) -> Objection {
        Objection::OutOfOrder(why)
    }
}

impl From<Setback> for Objection {
    fn from(setback: Setback) -> Objection {
        match setback {
            Setback::Refused(refused) => Objection::Refused(refused),
            Setback::Unwritten(error) => Objection::Unwritten(error),
        }
    }
}

impl From<getrandom::Error> for Objection {
    fn from(error: getrandom::Error) -> Objection {
        tracing::error!(%error, "the system gives no random bytes");
        Objection::Unavailable
    }
}

impl Sitting {
    /// Does what is wanted and answers, or says why not.
    pub(super) async fn order(&mut self, caller: Caller, id: u32, order: Order) -> Course {
        let Some(eye) = self.onlookers.eye(caller) else { return Course::Continue(()) };
        let Eye::Seat(seat) = eye else {
            let message = "those who watch cannot do this; take a seat first";
            self.fault(caller, id, FaultCode::NotSeated, message);
            return Course::Continue(());
        };
        let answer = match self.carry_out(caller, seat, order).await {
            Ok(()) => ToClient::Done { id },
            Err(Objection::OutOfOrder(why)) => ToClient::Refused(Refused::out_of_order(id, &why)),
            Err(Objection::Refused(refused)) => ToClient::Refused(Refused::new(id, &refused)),
            Err(objection) => {
                self.fault(caller, id, FaultCode::Unavailable, "the server could not do this; try again");
                return match objection {
                    Objection::Unwritten(error) => self.reopen(error).await,
                    _ => Course::Continue(()),
                };
            }
        };
        self.onlookers.answer(caller, &answer);
        // Whoever left or was sent away has heard so by now.
        for seat in std::mem::take(&mut self.vigil.leaving) {
            self.onlookers.dismiss(seat);
        }
        self.begin().await
    }

    async fn carry_out(&mut self, caller: Caller, seat: Seat, order: Order) -> Result<(), Objection> {
        if self.is_closed() && !matches!(order, Order::Rematch(_) | Order::Renew) {
            return Err(OutOfOrder::Closed.into());
        }
        match order {
            Order::Propose(motion) => self.propose(seat, motion).await,
            Order::Vote { aye } => self.vote(seat, aye).await,
            Order::Withdraw => self.withdraw(seat),
            Order::Concede => self.concede(seat).await,
            Order::Leave => self.leave(seat).await,
            Order::Start => self.start(seat).await,
            Order::Arrange(arrangement) => self.arrange(seat, arrangement).await,
            Order::Renew => self.renew(caller, seat).await,
            Order::Rematch(again) => self.rematch(caller, seat, again).await,
        }
    }

    /// Fails unless the game is on and this seat's player plays it.
    pub(super) fn plays(&self, seat: Seat) -> Result<(), OutOfOrder> {
        if self.stage() != Stage::Playing {
            return Err(OutOfOrder::NotOn);
        }
        if self.players().contains(seat) { Ok(()) } else { Err(OutOfOrder::Conceded) }
    }

    /// A player gives up: it is an entry of the log, and a bot plays on.
    async fn concede(&mut self, seat: Seat) -> Result<(), Objection> {
        self.plays(seat)?;
        self.write_down(|table| table.concede(seat)).await?;
        self.tell().await;
        self.onlookers.announce(&ToClient::Status(self.status()));
        self.count_votes().await
    }
}
