//! A seat on several devices: its player is told how many there are, and can send all others away by a new secret.

use super::TableActor;
use super::commands::CommandFailure;
use crate::mailbox::ConnectionId;
use rules::Seat;
use wire::ToClient;
use wire::http::Seated;

impl TableActor {
    /// Gives a seat a new secret over this connection. The old one opens nothing from now on, and whoever else came with
    /// it is hung up.
    pub(super) async fn renew(&mut self, connection: ConnectionId, seat: Seat) -> Result<(), CommandFailure> {
        let (seating, secret) = self.seating.renewed(seat).map_err(|_| CommandFailure::Unavailable)?;
        self.seat_as(seating).await?;
        self.connections.dismiss_others(seat, connection);
        let table = self.meta.id.clone();
        self.connections.answer(connection, &ToClient::Renewed(Seated { table, seat, secret }));
        Ok(())
    }

    /// Tells those who have a seat on how many devices it is open, whenever that changes.
    pub(super) fn tell_devices(&mut self) {
        let devices = self.connections.devices();
        if devices == self.timers.devices {
            return;
        }
        let known = std::mem::replace(&mut self.timers.devices, devices.clone());
        for (seat, open) in devices {
            let before = known.iter().find(|(other, _)| *other == seat).map_or(0, |(_, open)| *open);
            // One alone is what everybody expects.
            if open != before && open.max(before) > 1 {
                let open = u32::try_from(open).unwrap_or(u32::MAX);
                self.connections.tell(|viewer| viewer.is(seat), &ToClient::Devices { open });
            }
        }
    }
}
