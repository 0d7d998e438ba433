//! A seat on several devices: its player is told how many there are, and can send all others away by a new secret.

use super::Sitting;
use super::orders::Objection;
use crate::letters::Caller;
use rules::Seat;
use wire::ToClient;
use wire::http::Seated;

impl Sitting {
    /// Gives a seat a new secret over this connection. The old one opens nothing from now on, and whoever else came with
    /// it is hung up.
    pub(super) async fn renew(&mut self, caller: Caller, seat: Seat) -> Result<(), Objection> {
        let (gathering, secret) = self.gathering.renewed(seat).map_err(|_| Objection::Unavailable)?;
        self.seat_as(gathering).await?;
        self.onlookers.dismiss_others(seat, caller);
        let table = self.charter.id.clone();
        self.onlookers.answer(caller, &ToClient::Renewed(Seated { table, seat, secret }));
        Ok(())
    }

    /// Tells those who have a seat on how many devices it is open, whenever that changes.
    pub(super) fn tell_devices(&mut self) {
        let devices = self.onlookers.devices();
        if devices == self.vigil.devices {
            return;
        }
        let known = std::mem::replace(&mut self.vigil.devices, devices.clone());
        for (seat, open) in devices {
            let before = known.iter().find(|(other, _)| *other == seat).map_or(0, |(_, open)| *open);
            // One alone is what everybody expects.
            if open != before && open.max(before) > 1 {
                let open = u32::try_from(open).unwrap_or(u32::MAX);
                self.onlookers.tell(|eye| eye.is(seat), &ToClient::Devices { open });
            }
        }
    }
}
