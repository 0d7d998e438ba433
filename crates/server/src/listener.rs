//! Connections as they come in: how long they may take to ask, who they come from, and how they are hung up.

use crate::api_error::ApiError;
use crate::app_state::closed;
use crate::headers;
use crate::proxies::TrustedProxies;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::response::IntoResponse;
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
use tokio::time::{Sleep, timeout};

/// Somebody who still sends while we have hung up is heard for this long, and not listened to.
const LINGER: Duration = Duration::from_secs(5);

/// How long those who connect may take.
#[derive(Clone)]
pub(crate) struct ConnectionTimeouts {
    /// For the head of a request, and for nothing at all before the next.
    pub(crate) patience: Duration,
    /// For the rest of a request until it is answered, and for taking any of what they are sent.
    pub(crate) silence: Duration,
    /// Those whose word on where a request comes from is taken.
    pub(crate) proxies: TrustedProxies,
}

/// Answers whoever connects until the server closes, and then those who have begun to ask. Whoever takes longer than the
/// timeouts allow is hung up.
pub(crate) async fn serve(
    mut listener: TcpListener,
    router: Router,
    timeouts: ConnectionTimeouts,
    mut closing: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(timeouts.patience);
    loop {
        let (stream, peer) = tokio::select! {
            // What goes wrong for one who comes is not ours: this waits for the next.
            accepted = Listener::accept(&mut listener) => accepted,
            // Those who have ended are forgotten.
            Some(_) = connections.join_next() => continue,
            () = closed(&mut closing) => break,
        };
        let stream = TimeoutStream { stream: Some(stream), silence: timeouts.silence, waiting: None };
        let origin = (peer, timeouts.proxies.clone());
        connections.spawn(serve_connection(stream, origin, http.clone(), router.clone(), closing.clone()));
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

async fn serve_connection(
    stream: TimeoutStream,
    (peer, proxies): (SocketAddr, TrustedProxies),
    http: http1::Builder,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    // A move is small and somebody waits for it; without this it may wait for a fuller packet.
    if let Some(Err(error)) = stream.stream.as_ref().map(|stream| stream.set_nodelay(true)) {
        tracing::debug!(%error, "a connection keeps its delay");
    }
    let (router, silence) = (TowerToHyperService::new(router), stream.silence);
    let service = service_fn(move |mut request: Request<Incoming>| {
        let client = proxies.client(peer, request.headers());
        request.extensions_mut().insert(ConnectInfo(client));
        let answer = router.call(request);
        async move {
            match timeout(silence, answer).await {
                Ok(answer) => answer,
                Err(_) => Ok(headers::add_to(ApiError::Slow.into_response()).await),
            }
        }
    });
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
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
/// system throw away what we said last: the very refusal that explains it. Its politeness ends with one who never takes
/// what was asked for.
struct TimeoutStream {
    /// Taken only when this is dropped.
    stream: Option<TcpStream>,
    silence: Duration,
    /// Ends the wait for the other side to take something, while there is one.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl TimeoutStream {
    fn stream(self: Pin<&mut TimeoutStream>) -> Pin<&mut TcpStream> {
        Pin::new(self.get_mut().stream.as_mut().expect("the stream is there until this is dropped"))
    }

    /// What came of sending something, or that the other side has taken nothing for too long.
    fn sent(
        self: Pin<&mut TimeoutStream>,
        cx: &mut Context<'_>,
        sent: Poll<std::io::Result<usize>>,
    ) -> Poll<std::io::Result<usize>> {
        let TimeoutStream { silence, waiting, .. } = self.get_mut();
        if sent.is_ready() {
            *waiting = None;
            return sent;
        }
        let wait = waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep(*silence)));
        wait.as_mut().poll(cx).map(|()| Err(std::io::ErrorKind::TimedOut.into()))
    }
}

impl Drop for TimeoutStream {
    fn drop(&mut self) {
        // Where nothing can be waited for any more, the whole server is ending.
        let (Some(mut stream), Ok(runtime)) = (self.stream.take(), Handle::try_current()) else { return };
        runtime.spawn(timeout(LINGER, async move {
            // Whoever is gone needs no politeness.
            stream.shutdown().await?;
            let mut unheard = vec![0; 16 * 1024];
            while stream.read(&mut unheard).await? > 0 {}
            Ok::<(), std::io::Error>(())
        }));
    }
}

impl AsyncRead for TimeoutStream {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        self.stream().poll_read(cx, buf)
    }
}

impl AsyncWrite for TimeoutStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        let sent = self.as_mut().stream().poll_write(cx, buf);
        self.sent(cx, sent)
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        self.stream().poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        self.stream().poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        let sent = self.as_mut().stream().poll_write_vectored(cx, bufs);
        self.sent(cx, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.as_ref().is_some_and(AsyncWrite::is_write_vectored)
    }
}
