//! The connections to one table: who each of them is, what it sees, and what is sent to it.

mod lent_viewer;
mod outbox;

pub(crate) use lent_viewer::LentViewer;
pub(crate) use outbox::{OUTBOX, Outbox, text};

use crate::mailbox::ConnectionId;
use any_game::AnyTable;
use axum::extract::ws::Utf8Bytes;
use rules::{Seat, Seats, Viewer};
use std::net::IpAddr;
use wire::{ProtocolError, ProtocolErrorCode, ToClient, ViewerSnapshot};

/// So many connections may have one seat; when there is one more, the oldest goes.
const PER_SEAT: usize = 8;

/// More connections to one table are turned away.
const CROWD: usize = 512;

struct Connection {
    id: ConnectionId,
    /// Where it comes from.
    address: IpAddr,
    /// Who it is: what it may do depends on this alone.
    viewer: Viewer,
    /// What it sees with.
    lent: LentViewer,
    outbox: Outbox,
    /// The number of the latest update that was sent to it.
    last_sent: u64,
}

/// Which connections are hung up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum HangUp {
    /// All of them, players and watchers.
    Everyone,
    /// Those of this seat.
    Seat(Seat),
}

/// All connections to a table.
#[derive(Default)]
pub(crate) struct Connections {
    all: Vec<Connection>,
    /// Those that go once they have been answered.
    hang_ups: Vec<HangUp>,
    /// On how many devices each seat is open, as its player was last told.
    device_counts: Vec<(Seat, usize)>,
}

impl Connections {
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Is there no room for one more who watches?
    pub(crate) fn is_crowded(&self) -> bool {
        self.all.len() >= CROWD
    }

    /// Adds a connection, and gives the viewer that it sees with.
    pub(crate) fn add(
        &mut self,
        (id, address): (ConnectionId, IpAddr),
        viewer: Viewer,
        outbox: Outbox,
    ) -> LentViewer {
        let lent = LentViewer::of(viewer);
        let same = |known: &&Connection| viewer != Viewer::Public && known.viewer == viewer;
        if self.all.iter().filter(same).count() >= PER_SEAT
            && let Some(oldest) = self.all.iter().position(|known| known.viewer == viewer)
        {
            self.all.remove(oldest).outbox.displaced.notify_one();
        }
        self.all.push(Connection { id, address, viewer, lent: lent.clone(), outbox, last_sent: 0 });
        lent
    }

    pub(crate) fn remove(&mut self, id: ConnectionId) {
        self.all.retain(|known| known.id != id);
    }

    /// Forgets those who are gone without having said so.
    pub(crate) fn remove_closed(&mut self) {
        self.all.retain(|known| !known.outbox.texts.is_closed());
    }

    fn find(&self, id: ConnectionId) -> Option<&Connection> {
        self.all.iter().find(|known| known.id == id)
    }

    /// Who a connection is.
    pub(crate) fn viewer(&self, id: ConnectionId) -> Option<Viewer> {
        self.find(id).map(|known| known.viewer)
    }

    /// The viewer that a connection sees with.
    pub(crate) fn lent_viewer(&self, id: ConnectionId) -> Option<Viewer> {
        self.find(id).map(|known| known.lent.viewer())
    }

    /// Who a connection is, and where its messages go.
    pub(crate) fn viewer_and_outbox(&self, id: ConnectionId) -> Option<(Viewer, Outbox)> {
        self.find(id).map(|known| (known.viewer, known.outbox.clone()))
    }

    /// Where a connection comes from.
    pub(crate) fn address(&self, id: ConnectionId) -> Option<IpAddr> {
        self.find(id).map(|known| known.address)
    }

    /// Where those come from who are there: the one who came first stands for all.
    pub(crate) fn first_address(&self) -> Option<IpAddr> {
        self.all.first().map(|known| known.address)
    }

    /// Where those come from who have this seat.
    pub(crate) fn addresses(&self, seat: Seat) -> Vec<IpAddr> {
        self.of_seat(seat).map(|known| known.address).collect()
    }

    fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Connection> {
        self.all.iter().filter(move |known| known.viewer.is(seat))
    }

    /// The seats whose players are here.
    pub(crate) fn present(&self) -> Seats {
        let seat = |known: &Connection| match known.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        self.all.iter().filter_map(seat).collect()
    }

    /// Gives a connection another viewer to see with.
    pub(crate) fn lend(&mut self, id: ConnectionId, viewer: Viewer) {
        if let Some(known) = self.find(id) {
            known.lent.set(viewer);
        }
    }

    /// Those who watch with the viewer of this seat.
    pub(crate) fn lent_to(&self, seat: Seat) -> Vec<ConnectionId> {
        let watches = |known: &&Connection| known.viewer == Viewer::Public && known.lent.viewer().is(seat);
        self.all.iter().filter(watches).map(|known| known.id).collect()
    }

    /// Sends one of them a message.
    pub(crate) fn send(&mut self, id: ConnectionId, message: &ToClient) {
        self.all.retain(|known| known.id != id || known.outbox.push_text(text(message)));
    }

    /// Tells one of them why its message was not taken.
    pub(crate) fn send_error(
        &mut self,
        connection: ConnectionId,
        id: u32,
        code: ProtocolErrorCode,
        message: &str,
    ) {
        let error = ProtocolError { id: Some(id), code, message: message.into() };
        self.send(connection, &ToClient::Error(error));
    }

    /// Sends one of them a message that shows how things stand, up to update `number`.
    pub(crate) fn send_snapshot(&mut self, id: ConnectionId, message: &ToClient, number: u64) {
        if let Some(known) = self.all.iter_mut().find(|known| known.id == id) {
            known.last_sent = number;
        }
        self.send(id, message);
    }

    /// Sends all of them a message that anyone may read.
    pub(crate) fn broadcast(&mut self, message: &ToClient) {
        self.send_where(|_| true, message);
    }

    /// Sends a message to those who may read it by who they are.
    pub(crate) fn send_to(&mut self, may_read: impl Fn(Viewer) -> bool, message: &ToClient) {
        self.send_where(|known| may_read(known.viewer), message);
    }

    /// Sends a message to those who see with this viewer.
    pub(crate) fn send_to_lent(&mut self, viewer: Viewer, message: &ToClient) {
        self.send_where(|known| known.lent.viewer() == viewer, message);
    }

    fn send_where(&mut self, gets: impl Fn(&Connection) -> bool, message: &ToClient) {
        let text = text(message);
        self.all.retain(|known| !gets(known) || known.outbox.push_text(text.clone()));
    }

    /// Sends every viewer what the last input told it. Those who were told nothing get nothing, not even a number.
    pub(crate) fn send_last_update(&mut self, table: &dyn AnyTable, free_undo: Option<Seat>) {
        // Viewers are few and connections may be many: each viewer's message is written once.
        let mut written: Vec<(Viewer, Option<(u64, Utf8Bytes)>)> = Vec::new();
        self.all.retain_mut(|known| {
            let sees = known.lent.viewer();
            let index = written.iter().position(|(viewer, _)| *viewer == sees).unwrap_or_else(|| {
                written.push((sees, last_update(table, sees, free_undo)));
                written.len() - 1
            });
            match &written[index].1 {
                None => true,
                Some((number, text)) => {
                    known.last_sent = *number;
                    known.outbox.push_text(text.clone())
                }
            }
        });
    }

    /// Sends everyone what they have not got yet of a table that was opened again.
    pub(crate) fn send_missed_updates(&mut self, table: &dyn AnyTable, free_undo: Option<Seat>) {
        self.all.retain_mut(|known| {
            let sees = known.lent.viewer();
            let shown = snapshot_for(table, sees, free_undo);
            if shown.number == known.last_sent {
                return true;
            }
            let updates = table.since(sees, known.last_sent);
            let updates = updates.unwrap_or_else(|| table.recent(sees));
            known.last_sent = shown.number;
            known.outbox.push_text(text(&ToClient::CaughtUp { updates, shown: Some(shown) }))
        });
    }

    /// Tells those who have a seat on how many devices it is open, whenever that changes.
    pub(crate) fn send_device_counts(&mut self) {
        let seats = self.present().iter();
        let counts: Vec<(Seat, usize)> = seats.map(|seat| (seat, self.of_seat(seat).count())).collect();
        if counts == self.device_counts {
            return;
        }
        let known = std::mem::replace(&mut self.device_counts, counts.clone());
        for (seat, open) in counts {
            let before = known.iter().find(|(other, _)| *other == seat).map_or(0, |(_, open)| *open);
            // One alone is what everybody expects.
            if open != before && open.max(before) > 1 {
                let open = u32::try_from(open).unwrap_or(u32::MAX);
                self.send_to(|viewer| viewer.is(seat), &ToClient::Devices { open });
            }
        }
    }

    /// Lets connections go at once: they are told what was written to them, and may come again.
    pub(crate) fn hang_up(&mut self, which: HangUp) {
        self.hang_up_where(|known| match which {
            HangUp::Everyone => true,
            HangUp::Seat(seat) => known.viewer.is(seat),
        });
    }

    /// Lets all connections of a seat go but this one.
    pub(crate) fn hang_up_others(&mut self, seat: Seat, id: ConnectionId) {
        self.hang_up_where(|known| known.viewer.is(seat) && known.id != id);
    }

    /// Lets connections go once they have been answered.
    pub(crate) fn hang_up_later(&mut self, which: HangUp) {
        self.hang_ups.push(which);
    }

    /// Lets those go who were to go and have been answered by now.
    pub(crate) fn hang_up_pending(&mut self) {
        for which in std::mem::take(&mut self.hang_ups) {
            self.hang_up(which);
        }
    }

    fn hang_up_where(&mut self, goes: impl Fn(&Connection) -> bool) {
        self.all.retain(|known| {
            let goes = goes(known);
            if goes {
                // What it still asks of the past before it has hung up is not for it any more.
                known.lent.set(Viewer::Public);
            }
            !goes
        });
    }
}

fn last_update(table: &dyn AnyTable, viewer: Viewer, free_undo: Option<Seat>) -> Option<(u64, Utf8Bytes)> {
    let update = table.last(viewer)?;
    let number = update.number;
    Some((number, text(&ToClient::Update { update, shown: snapshot_for(table, viewer, free_undo) })))
}

/// What a viewer sees. One seat may be free to take back what others would have to be asked for.
pub(crate) fn snapshot_for(table: &dyn AnyTable, viewer: Viewer, free_undo: Option<Seat>) -> ViewerSnapshot {
    let shown = table.shown(viewer);
    ViewerSnapshot { may_undo: shown.may_undo || free_undo.is_some_and(|seat| viewer.is(seat)), ..shown }
}

#[cfg(test)]
mod tests;
