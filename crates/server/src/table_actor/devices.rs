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
        self.connections.hang_up_others(seat, connection);
        let table = self.meta.id.clone();
        self.connections.send(connection, &ToClient::Renewed(Seated { table, seat, secret }));
        Ok(())
    }
}
