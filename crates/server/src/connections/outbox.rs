//! The outbox of one connection: bounded in messages and bytes, so that a slow reader costs the table nothing.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{Notify, mpsc};
use wire::ToClient;

/// So many messages may wait for a connection that reads slowly; then it is cut, and comes back for what it missed.
pub(crate) const OUTBOX: usize = 256;

/// Nor may more bytes wait than this, or a flood of long messages would fill the memory.
const OUTBOX_BYTES: usize = 512 * 1024;

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

    /// The same for a message that is encoded already; was it taken?
    pub(super) fn push_text(&self, text: Utf8Bytes) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

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
