//! The least that could be called a server of moves, to measure ours by: it takes a text from a WebSocket, writes it to
//! SQLite with whatever else is waiting, and tells both connections of the table, and the author that it is done. The
//! same crates, the same durability, and nothing in between: no rules, no views, no rights.

use crate::common::Folder;
use crate::usage::{Measured, Usage};
use futures_util::{SinkExt, StreamExt};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, accept_async, connect_async};

/// By this its threads are known: their processor time is not the players'.
const THREADS: &str = "bare";

const GROUP: usize = 512;

struct Move {
    table: i64,
    seq: i64,
    body: Utf8Bytes,
    written: oneshot::Sender<()>,
}

/// As many tables and moves as the server played, by the loop.
pub fn measure(tables: usize, moves: usize) -> Measured {
    let folder = Folder::new("bare-loop");
    let serving = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .thread_name(THREADS)
        .enable_all()
        .build()
        .unwrap();
    let addr = serving.block_on(serve(folder.path(), tables));
    let playing = tokio::runtime::Runtime::new().unwrap();
    let measured = playing.block_on(async {
        let mut players = Vec::new();
        for table in 0..tables {
            for seat in 0..2 {
                let (socket, _) = connect_async(format!("ws://{addr}/{table}/{seat}")).await.unwrap();
                players.push((socket, seat));
            }
        }
        let (before, began) = (Usage::of_threads(THREADS), Instant::now());
        let players: Vec<_> =
            players.into_iter().map(|(socket, seat)| tokio::spawn(play(socket, seat, moves))).collect();
        let mut waits = Vec::new();
        for player in players {
            waits.extend(player.await.unwrap());
        }
        let cpu = Usage::of_threads(THREADS).since(&before);
        Measured::new(waits, began.elapsed(), cpu)
    });
    serving.shutdown_background();
    measured
}

/// Two play in turn, one move each.
async fn play(
    mut socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    seat: usize,
    moves: usize,
) -> Vec<Duration> {
    let mut waits = Vec::new();
    for number in 0..moves {
        if number % 2 == seat {
            let asked = Instant::now();
            socket
                .send(Message::text(r#"{"id":1,"request":{"act":{"action":{"picket":12}}}}"#))
                .await
                .unwrap();
            while socket.next().await.unwrap().unwrap().to_text().unwrap() != "done" {}
            waits.push(asked.elapsed());
        } else {
            socket.next().await.unwrap().unwrap();
        }
    }
    waits
}

async fn serve(folder: &Path, tables: usize) -> SocketAddr {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("bare.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .thread_name(|number| format!("{THREADS}-sqlite-{number}"))
        .disable_statement_logging();
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    let table =
        "CREATE TABLE moves (game INTEGER, seq INTEGER, body TEXT, PRIMARY KEY (game, seq)) WITHOUT ROWID";
    sqlx::query(table).execute(&mut database).await.unwrap();
    let (moves, waiting) = mpsc::channel(1024);
    tokio::spawn(write(database, waiting));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = listener.local_addr().unwrap();
    tokio::spawn(async move {
        for number in 0..tables {
            // Those of a table connect one after the other.
            let (first, second) = (accept(&listener).await, accept(&listener).await);
            tokio::spawn(host(number as i64, [first, second], moves.clone()));
        }
    });
    addr
}

async fn accept(listener: &TcpListener) -> WebSocketStream<TcpStream> {
    let (stream, _) = listener.accept().await.unwrap();
    stream.set_nodelay(true).unwrap();
    accept_async(stream).await.unwrap()
}

/// One table: whatever either says is written, and told to both.
async fn host(table: i64, mut sockets: [WebSocketStream<TcpStream>; 2], moves: mpsc::Sender<Move>) {
    for seq in 0.. {
        let author = seq as usize % 2;
        let Some(Ok(Message::Text(body))) = sockets[author].next().await else { return };
        let (written, answer) = oneshot::channel();
        moves.send(Move { table, seq, body: body.clone(), written }).await.unwrap();
        answer.await.unwrap();
        for socket in &mut sockets {
            socket.feed(Message::Text(body.clone())).await.unwrap();
        }
        sockets[author].feed(Message::text("done")).await.unwrap();
        for socket in &mut sockets {
            socket.flush().await.unwrap();
        }
    }
}

/// All that is waiting goes into one transaction.
async fn write(mut database: SqliteConnection, mut waiting: mpsc::Receiver<Move>) {
    let mut group = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let mut transaction = database.begin().await.unwrap();
        for Move { table, seq, body, .. } in &group {
            let insert = sqlx::query("INSERT INTO moves (game, seq, body) VALUES ($1, $2, $3)");
            insert.bind(table).bind(seq).bind(body.as_str()).execute(&mut *transaction).await.unwrap();
        }
        transaction.commit().await.unwrap();
        for entry in group.drain(..) {
            // A player who is gone does not wait for it.
            let _ = entry.written.send(());
        }
    }
}
