//! The least of HTTP that making a table and taking a seat need.

use crate::ClientError;
use serde::Serialize;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::http::{MakeTable, Seated, TakeSeat};
use wire::paths::api;

/// Makes a table and sits down at it.
pub async fn make_table(addr: SocketAddr, table: &MakeTable) -> Result<Seated, ClientError> {
    post(addr, api::TABLES, table).await
}

/// Takes an open seat.
pub async fn take_seat(addr: SocketAddr, table: &str, name: &str) -> Result<Seated, ClientError> {
    post(addr, &api::seats(table), &TakeSeat { name: name.to_owned(), ..TakeSeat::default() }).await
}

async fn post(addr: SocketAddr, path: &str, body: &impl Serialize) -> Result<Seated, ClientError> {
    let body = serde_json::to_string(body).map_err(ClientError::from)?;
    let (status, answer) = request(addr, "POST", path, &body).await?;
    if status >= 300 {
        return Err(ClientError(format!("{path} was answered by {status}: {answer}")));
    }
    serde_json::from_str(&answer).map_err(ClientError::from)
}

/// One request on a connection of its own: the status and the body of its answer.
pub async fn request(
    addr: SocketAddr,
    method: &str,
    path: &str,
    body: &str,
) -> Result<(u16, String), ClientError> {
    let mut stream = TcpStream::connect(addr).await.map_err(ClientError::from)?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.map_err(ClientError::from)?;
    stream.write_all(body.as_bytes()).await.map_err(ClientError::from)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(ClientError::from)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| ClientError("no answer".into()))?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.ok_or_else(|| ClientError("an answer without a status".into()))?, body.to_owned()))
}
