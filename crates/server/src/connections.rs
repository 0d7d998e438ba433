//! Connections as they come in: how long they may take to ask, who they come from, and how they are hung up.

use crate::hall::closed;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Somebody who still sends while we have hung up is heard for this long, and not listened to.
const LINGER: Duration = Duration::from_secs(5);

/// Answers whoever connects until the server closes, and then those who have begun to ask. A request whose head takes
/// longer than `patience`, and a connection on which nothing is asked for as long, is hung up.
pub(crate) async fn receive(
    mut listener: TcpListener,
    router: Router,
    patience: Duration,
    mut closing: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    loop {
        let (stream, peer) = tokio::select! {
            // What goes wrong for one who comes is not ours: this waits for the next.
            accepted = Listener::accept(&mut listener) => accepted,
            // Those who have ended are forgotten.
            Some(_) = connections.join_next() => continue,
            () = closed(&mut closing) => break,
        };
        connections.spawn(attend(stream, peer, http.clone(), router.clone(), closing.clone()));
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    http: http1::Builder,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    // A move is small and somebody waits for it; without this it may wait for a fuller packet.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps its delay");
    }
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let io = TokioIo::new(Polite { stream: Some(stream) });
    let mut connection = pin!(http.serve_connection(io, service).with_upgrades());
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection broke");
    }
}

/// A connection that hears the other side out before it hangs up. To hang up on somebody who is still sending makes their
/// system throw away what we said last: the very refusal that explains it.
struct Polite {
    /// Taken only when this is dropped.
    stream: Option<TcpStream>,
}

impl Polite {
    fn stream(self: Pin<&mut Polite>) -> Pin<&mut TcpStream> {
        Pin::new(self.get_mut().stream.as_mut().expect("the stream is there until this is dropped"))
    }
}

impl Drop for Polite {
    fn drop(&mut self) {
        // Where nothing can be waited for any more, the whole server is ending.
        let (Some(mut stream), Ok(runtime)) = (self.stream.take(), Handle::try_current()) else { return };
        runtime.spawn(tokio::time::timeout(LINGER, async move {
            // Whoever is gone needs no politeness.
            stream.shutdown().await?;
            let mut unheard = vec![0; 16 * 1024];
            while stream.read(&mut unheard).await? > 0 {}
            Ok::<(), std::io::Error>(())
        }));
    }
}

impl AsyncRead for Polite {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        self.stream().poll_read(cx, buf)
    }
}

impl AsyncWrite for Polite {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<std::io::Result<usize>> {
        self.stream().poll_write(cx, buf)
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        self.stream().poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        self.stream().poll_shutdown(cx)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        self.stream().poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.as_ref().is_some_and(AsyncWrite::is_write_vectored)
    }
}
