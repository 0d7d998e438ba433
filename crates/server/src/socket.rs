//! One WebSocket connection, from its upgrade to its end.
//!
//! Whatever a client sends as a message is answered and the connection stays up. There are two exceptions, which the
//! WebSocket protocol itself demands: a message of more than [`HARD_LIMIT`] bytes, and text that is not UTF-8.

use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::assets;
use crate::connections::{OUTBOX, Outbox};
use crate::headers;
use crate::metrics::ConnectionGuard;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{Notify, mpsc};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

mod history;
mod reader;

use reader::SocketReader;

/// A longer message ends the connection. Between [`wire::MAX_MESSAGE`] and this it is read, refused and forgotten.
const HARD_LIMIT: usize = 1024 * 1024;

/// A connection that is idle holds a buffer of this size for each direction; longer messages grow them as they come.
const BUFFER: usize = 4 * 1024;

/// The server asks for a sign of life so many times before it takes a connection that gave none to be dead.
const PINGS: u32 = 3;

/// What is still to be sent when a connection ends has this long.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Why a connection ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum CloseReason {
    /// The client went, or died.
    Left,
    /// The client sent what the protocol forbids.
    Forbidden,
    /// The client sent more than can be read and refused.
    Oversized,
    /// The client sent text that is none.
    NotText,
    /// The client reads more slowly than things happen.
    Slow,
    /// The seat is open on too many devices, and this is the one that came first.
    Displaced,
    /// The table closed under it.
    Gone,
    /// The server closes.
    Closing,
}

impl CloseReason {
    /// Why a connection ends from which nothing more can be read.
    fn of(error: axum::Error) -> CloseReason {
        match error.into_inner().downcast_ref() {
            Some(tungstenite::Error::Capacity(_)) => CloseReason::Oversized,
            Some(tungstenite::Error::Utf8(_)) => CloseReason::NotText,
            _ => CloseReason::Forbidden,
        }
    }

    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            CloseReason::Left => return None,
            CloseReason::Forbidden => (1002, "this is not the WebSocket protocol"),
            CloseReason::Oversized => {
                (1009, "too long: a message may have 16 KiB, and beyond 1 MiB the connection ends")
            }
            CloseReason::NotText => (1007, "messages are JSON as text in UTF-8"),
            CloseReason::Slow => (1013, "too slow; connect again"),
            CloseReason::Displaced => (wire::DISPLACED, "this seat is open on too many devices"),
            CloseReason::Gone => (1012, "connect again"),
            CloseReason::Closing => (1001, "the server closes; connect again"),
        };
        Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) })
    }
}

/// `GET /ws`.
pub(crate) async fn connect(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    if !headers::is_from_here(&headers) {
        return ApiError::Foreign.into_response();
    }
    match upgrade {
        // Whoever opens the address by hand is told by the page that there is nothing to read.
        Err(rejection) if assets::asks_for_a_page(&headers) => {
            assets::page_with(&app.base, rejection.status())
        }
        Err(rejection) => ApiError::Malformed(rejection.body_text()).into_response(),
        Ok(upgrade) => {
            let address = peer.ip();
            let Some(connected) = ConnectionGuard::count(&app, address) else {
                return ApiError::TooManyConnections.into_response();
            };
            upgrade
                .read_buffer_size(BUFFER)
                .write_buffer_size(BUFFER)
                .max_message_size(HARD_LIMIT)
                .max_frame_size(HARD_LIMIT)
                .on_upgrade(move |socket| serve_socket(app, connected, address, socket))
        }
    }
}

async fn serve_socket(app: Arc<AppState>, connected: ConnectionGuard, address: IpAddr, socket: WebSocket) {
    let Some(_shutdown_guard) = app.shutdown_guard.upgrade() else { return };
    let _connected = connected;
    let (mut sink, stream) = socket.split();
    // What the table says is never waited for and may be cut; what the connection itself answers is, so that a client
    // that asks faster than it reads is slowed down.
    let (texts, mut from_table) = mpsc::channel(OUTBOX);
    let (own, mut from_reader) = mpsc::channel(8);
    let (cut, displaced) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let waiting = Arc::new(AtomicUsize::new(0));
    let outbox = Outbox {
        texts,
        cut: Arc::clone(&cut),
        displaced: Arc::clone(&displaced),
        waiting: Arc::clone(&waiting),
    };
    let mut reader = SocketReader::new(Arc::clone(&app), address, outbox, own);
    let end = tokio::select! {
        // In this order, because a table that lets go of a connection falls silent on it too.
        biased;
        () = displaced.notified() => CloseReason::Displaced,
        end = reader.read_messages(stream) => end,
        end = write_messages(&mut sink, &mut from_reader, (&mut from_table, &waiting), &cut, (app.silence, app.heartbeat)) => end,
    };
    // A server that closes closes its tables too: whichever was noticed first, it is the same end.
    let end = if end == CloseReason::Gone && *app.closing.borrow() { CloseReason::Closing } else { end };
    reader.leave().await;
    tracing::debug!(?end, "a connection ended");
    let Some(frame) = end.frame() else { return };
    // Ignored errors: the other side may be gone, and then there is nobody to say it to.
    let _ = timeout(LAST_WORDS, async {
        if end == CloseReason::Closing {
            while let Some(text) = from_table.recv().await {
                sink.send(Message::Text(text)).await?;
            }
        }
        sink.send(Message::Close(Some(frame))).await
    })
    .await;
}

/// Sends what there is to say until the table or the connection ends.
async fn write_messages(
    sink: &mut SplitSink<WebSocket, Message>,
    from_reader: &mut mpsc::Receiver<Utf8Bytes>,
    (from_table, waiting): (&mut mpsc::Receiver<Utf8Bytes>, &AtomicUsize),
    cut: &Notify,
    (silence, heartbeat): (Duration, Duration),
) -> CloseReason {
    let mut pings = tokio::time::interval(heartbeat / PINGS);
    pings.reset();
    let taken = |text: Utf8Bytes| {
        waiting.fetch_sub(text.len(), Ordering::Relaxed);
        Message::Text(text)
    };
    loop {
        let first = tokio::select! {
            () = cut.notified() => return CloseReason::Slow,
            Some(text) = from_reader.recv() => Message::Text(text),
            text = from_table.recv() => match text {
                Some(text) => taken(text),
                None => return CloseReason::Gone,
            },
            _ = pings.tick() => Message::Ping(Default::default()),
        };
        // What is ready goes out with it: a move is told and acknowledged in one packet.
        let together = async {
            sink.feed(first).await?;
            while let Ok(text) = from_table.try_recv() {
                sink.feed(taken(text)).await?;
            }
            sink.flush().await
        };
        let sent = tokio::select! {
            () = cut.notified() => return CloseReason::Slow,
            sent = timeout(silence, together) => sent,
        };
        if !matches!(sent, Ok(Ok(()))) {
            return CloseReason::Left;
        }
    }
}
