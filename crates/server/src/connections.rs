//! Those connected to a table: what they see it as, and where their messages go.

use crate::mailbox::ConnectionId;
use any_game::AnyTable;
use axum::extract::ws::Utf8Bytes;
use rules::{Seat, Seats, Viewer};
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Notify, mpsc};
use wire::{ToClient, ViewerSnapshot};

/// So many messages may wait for a connection that reads slowly; then it is cut, and comes back for what it missed.
pub(crate) const OUTBOX: usize = 256;

/// Nor may more bytes wait than this, or a flood of long messages would fill the memory.
const OUTBOX_BYTES: usize = 512 * 1024;

/// So many connections may have one seat; when there is one more, the oldest goes.
const PER_SEAT: usize = 8;

/// More connections to one table are turned away.
const CROWD: usize = 512;

/// Where the messages for one connection go. A table never waits for a connection.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub(crate) texts: mpsc::Sender<Utf8Bytes>,
    pub(crate) cut: Arc<Notify>,
    /// Told when the seat is open on so many devices that this one, the first of them, goes.
    pub(crate) displaced: Arc<Notify>,
    /// How many bytes wait in it.
    pub(crate) waiting: Arc<AtomicUsize>,
}

impl Outbox {
    /// Sends a message; one that reads too slowly for it is cut.
    pub(crate) fn push(&self, message: &ToClient) {
        self.push_text(text(message));
    }

    fn push_text(&self, text: Utf8Bytes) -> bool {
        let bytes = text.len();
        // One message goes in, however long it is: a table whose view is large can be looked at.
        let waiting = self.waiting.fetch_add(bytes, Ordering::Relaxed);
        let taken = (waiting == 0 || waiting + bytes <= OUTBOX_BYTES) && self.texts.try_send(text).is_ok();
        if !taken {
            self.cut.notify_one();
        }
        taken
    }
}

/// A message as it travels.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    // Our own messages hold text, numbers, lists and finished JSON: they always serialise.
    serde_json::to_string(message).expect("a message serialises").into()
}

/// The viewer that a connection sees with. One who watches may be given a seat's, and it may be taken away.
#[derive(Clone)]
pub(crate) struct LentViewer(Arc<Mutex<Viewer>>);

impl LentViewer {
    fn of(viewer: Viewer) -> LentViewer {
        LentViewer(Arc::new(Mutex::new(viewer)))
    }

    pub(crate) fn viewer(&self) -> Viewer {
        // A viewer is always whole, whoever panicked beside it.
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, viewer: Viewer) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = viewer;
    }
}

struct Connection {
    connection: ConnectionId,
    /// Where it comes from.
    address: IpAddr,
    /// Who it is: what it may do depends on this alone.
    viewer: Viewer,
    /// What it sees with.
    sight: LentViewer,
    outbox: Outbox,
    /// The number of the latest update it was told.
    told: u64,
}

/// All connections to a table.
#[derive(Default)]
pub(crate) struct Connections(Vec<Connection>);

impl Connections {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn is_crowd(&self) -> bool {
        self.0.len() >= CROWD
    }

    pub(crate) fn add(
        &mut self,
        (connection, address): (ConnectionId, IpAddr),
        viewer: Viewer,
        outbox: Outbox,
    ) -> LentViewer {
        let sight = LentViewer::of(viewer);
        let same = |onlooker: &&Connection| viewer != Viewer::Public && onlooker.viewer == viewer;
        if self.0.iter().filter(same).count() >= PER_SEAT
            && let Some(oldest) = self.0.iter().position(|onlooker| onlooker.viewer == viewer)
        {
            self.0.remove(oldest).outbox.displaced.notify_one();
        }
        self.0.push(Connection { connection, address, viewer, sight: sight.clone(), outbox, told: 0 });
        sight
    }

    pub(crate) fn remove(&mut self, connection: ConnectionId) {
        self.0.retain(|onlooker| onlooker.connection != connection);
    }

    /// Forgets those who are gone without having said so.
    pub(crate) fn sweep(&mut self) {
        self.0.retain(|onlooker| !onlooker.outbox.texts.is_closed());
    }

    pub(crate) fn viewer(&self, connection: ConnectionId) -> Option<Viewer> {
        self.0.iter().find(|onlooker| onlooker.connection == connection).map(|onlooker| onlooker.viewer)
    }

    /// Where those come from who are there: the one who came first stands for all.
    pub(crate) fn first_address(&self) -> Option<IpAddr> {
        self.0.first().map(|onlooker| onlooker.address)
    }

    /// Where a connection comes from.
    pub(crate) fn address(&self, connection: ConnectionId) -> Option<IpAddr> {
        self.0.iter().find(|onlooker| onlooker.connection == connection).map(|onlooker| onlooker.address)
    }

    /// Where those come from who have this seat.
    pub(crate) fn addresses(&self, seat: Seat) -> Vec<IpAddr> {
        self.0.iter().filter(|onlooker| onlooker.viewer.is(seat)).map(|onlooker| onlooker.address).collect()
    }

    /// The viewer that a connection sees with.
    pub(crate) fn sight(&self, connection: ConnectionId) -> Option<Viewer> {
        self.0
            .iter()
            .find(|onlooker| onlooker.connection == connection)
            .map(|onlooker| onlooker.sight.viewer())
    }

    /// Gives a connection another viewer to see with.
    pub(crate) fn look(&mut self, connection: ConnectionId, viewer: Viewer) {
        self.0
            .iter()
            .filter(|onlooker| onlooker.connection == connection)
            .for_each(|onlooker| onlooker.sight.set(viewer));
    }

    /// Those who watch with the viewer of this seat.
    pub(crate) fn looking_with(&self, seat: Seat) -> Vec<ConnectionId> {
        let watches =
            |onlooker: &&Connection| onlooker.viewer == Viewer::Public && onlooker.sight.viewer().is(seat);
        self.0.iter().filter(watches).map(|onlooker| onlooker.connection).collect()
    }

    /// What a connection sees the table as, and where its messages go.
    pub(crate) fn of(&self, connection: ConnectionId) -> Option<(Viewer, Outbox)> {
        let found = self.0.iter().find(|onlooker| onlooker.connection == connection);
        found.map(|onlooker| (onlooker.viewer, onlooker.outbox.clone()))
    }

    /// The seats whose players are here.
    pub(crate) fn present(&self) -> Seats {
        let seat = |onlooker: &Connection| match onlooker.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        self.0.iter().filter_map(seat).collect()
    }

    /// Sends one of them a message.
    pub(crate) fn answer(&mut self, connection: ConnectionId, message: &ToClient) {
        self.0
            .retain(|onlooker| onlooker.connection != connection || onlooker.outbox.push_text(text(message)));
    }

    /// Sends one of them a message that shows how things stand, up to update `number`.
    pub(crate) fn show(&mut self, connection: ConnectionId, message: &ToClient, number: u64) {
        let found = self.0.iter_mut().filter(|onlooker| onlooker.connection == connection);
        found.for_each(|onlooker| onlooker.told = number);
        self.answer(connection, message);
    }

    /// Sends all of them a message that anyone may read.
    pub(crate) fn announce(&mut self, message: &ToClient) {
        let text = text(message);
        self.0.retain(|onlooker| onlooker.outbox.push_text(text.clone()));
    }

    /// Sends a message to those who may read it.
    pub(crate) fn tell(&mut self, may_read: impl Fn(Viewer) -> bool, message: &ToClient) {
        let text = text(message);
        self.0.retain(|onlooker| !may_read(onlooker.viewer) || onlooker.outbox.push_text(text.clone()));
    }

    /// Lets the connections of a seat go, or all of them: they are told what was written to them, and may come again.
    pub(crate) fn dismiss(&mut self, seat: Option<Seat>) {
        self.let_go(|onlooker| seat.is_none_or(|seat| onlooker.viewer.is(seat)));
    }

    /// Lets all connections of a seat go but this one.
    pub(crate) fn dismiss_others(&mut self, seat: Seat, connection: ConnectionId) {
        self.let_go(|onlooker| onlooker.viewer.is(seat) && onlooker.connection != connection);
    }

    fn let_go(&mut self, goes: impl Fn(&Connection) -> bool) {
        self.0.retain(|onlooker| {
            let goes = goes(onlooker);
            if goes {
                // What it still asks of the past before it has hung up is not for it any more.
                onlooker.sight.set(Viewer::Public);
            }
            !goes
        });
    }

    /// How many connections each seat has.
    pub(crate) fn devices(&self) -> Vec<(Seat, usize)> {
        let seats = self.present().iter();
        seats.map(|seat| (seat, self.addresses(seat).len())).collect()
    }

    /// Sends a message to those who see as this viewer.
    pub(crate) fn tell_sight(&mut self, viewer: Viewer, message: &ToClient) {
        let text = text(message);
        self.0
            .retain(|onlooker| onlooker.sight.viewer() != viewer || onlooker.outbox.push_text(text.clone()));
    }

    /// Tells every viewer what the last input told it. Those who were told nothing get nothing, not even a number.
    pub(crate) fn tell_last(&mut self, table: &dyn AnyTable, free: Option<Seat>) {
        // Viewers are few and connections may be many: each viewer's message is written once.
        let mut written: Vec<(Viewer, Option<(u64, Utf8Bytes)>)> = Vec::new();
        self.0.retain_mut(|onlooker| {
            let sees = onlooker.sight.viewer();
            let known = written.iter().position(|(viewer, _)| *viewer == sees).unwrap_or_else(|| {
                written.push((sees, update(table, sees, free)));
                written.len() - 1
            });
            match &written[known].1 {
                None => true,
                Some((number, text)) => {
                    onlooker.told = *number;
                    onlooker.outbox.push_text(text.clone())
                }
            }
        });
    }

    /// Tells everyone what they have not been told yet of a table that was opened again.
    pub(crate) fn catch_up(&mut self, table: &dyn AnyTable, free: Option<Seat>) {
        self.0.retain_mut(|onlooker| {
            let sees = onlooker.sight.viewer();
            let shown = shown(table, sees, free);
            if shown.number == onlooker.told {
                return true;
            }
            let happened = table.since(sees, onlooker.told);
            let happened = happened.unwrap_or_else(|| table.recent(sees));
            onlooker.told = shown.number;
            onlooker.outbox.push_text(text(&ToClient::CaughtUp { happened, shown: Some(shown) }))
        });
    }
}

fn update(table: &dyn AnyTable, viewer: Viewer, free: Option<Seat>) -> Option<(u64, Utf8Bytes)> {
    let happening = table.last(viewer)?;
    let number = happening.number;
    Some((number, text(&ToClient::Update { happening, shown: shown(table, viewer, free) })))
}

/// What a viewer sees. One seat may be free to take back what others would have to be asked for.
pub(crate) fn shown(table: &dyn AnyTable, viewer: Viewer, free: Option<Seat>) -> ViewerSnapshot {
    let shown = table.shown(viewer);
    ViewerSnapshot { may_undo: shown.may_undo || free.is_some_and(|seat| viewer.is(seat)), ..shown }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;
    use std::net::Ipv4Addr;

    #[tokio::test]
    async fn one_who_reads_too_slowly_is_cut_and_the_others_are_told() {
        let mut connections = Connections::default();
        let mut connect = |connection, room| {
            let (texts, receiver) = mpsc::channel(room);
            let cut = Arc::new(Notify::new());
            connections.add(
                (ConnectionId(connection), Ipv4Addr::LOCALHOST.into()),
                Viewer::Seat(Seat::new(0)),
                Outbox { texts, cut: Arc::clone(&cut), displaced: Arc::default(), waiting: Arc::default() },
            );
            (receiver, cut)
        };
        let (mut slow, cut) = connect(1, 2);
        let (mut quick, _) = connect(2, 10);
        for _ in 0..4 {
            connections.announce(&ToClient::Pong);
        }
        cut.notified().await;
        assert_eq!(
            (connections.viewer(ConnectionId(1)), connections.viewer(ConnectionId(2)).is_some()),
            (None, true)
        );
        let received = |receiver: &mut mpsc::Receiver<Utf8Bytes>| {
            std::iter::from_fn(|| receiver.try_recv().ok()).count()
        };
        assert_eq!((received(&mut slow), received(&mut quick)), (2, 4));
        assert!(slow.is_closed(), "nobody can write to it any more");
        drop(quick);
        connections.sweep();
        assert!(connections.is_empty());
    }

    #[test]
    fn long_messages_do_not_pile_up_for_one_who_does_not_read() {
        let (texts, _unread) = mpsc::channel(OUTBOX);
        let outbox =
            Outbox { texts, cut: Arc::default(), displaced: Arc::default(), waiting: Arc::default() };
        let long: Utf8Bytes = "x".repeat(OUTBOX_BYTES / 4).into();
        let taken = (0..OUTBOX).take_while(|_| outbox.push_text(long.clone())).count();
        assert_eq!(taken, 4);
        let (texts, _unread) = mpsc::channel(OUTBOX);
        let outbox =
            Outbox { texts, cut: Arc::default(), displaced: Arc::default(), waiting: Arc::default() };
        assert!(outbox.push_text("x".repeat(2 * OUTBOX_BYTES).into()), "one always goes in");
    }
}
