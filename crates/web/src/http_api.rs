//! The client of the server's HTTP API: making tables, taking seats, the lobby, and the file of a game.

use crate::site_map;
use gloo_net::http::{Request, Response};
use leptos::prelude::document;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::http::{DiceCommitment, ErrorBody, MakeTable, Seated, TakeSeat};
use wire::lobby::{LobbyTable, PlayNow};
use wire::my_seats::{MySeat, MySeatsRequest, SeatProof};
use wire::paths::api;
use wire::{ApiErrorCode, TableInfo};

/// Makes a table.
pub async fn make_table(request: &MakeTable) -> Result<Seated, ErrorBody> {
    post(api::TABLES, request).await
}

/// Has the server bind itself to a secret for a table that is about to be made.
pub async fn commit_dice() -> Result<DiceCommitment, ErrorBody> {
    post(api::DICE, &serde_json::json!({})).await
}

/// The public tables that wait for players.
pub async fn lobby() -> Result<Vec<LobbyTable>, ErrorBody> {
    get(api::LOBBY).await
}

/// What anyone may know of a table.
pub async fn about(table: &str) -> Result<TableInfo, ErrorBody> {
    get(&api::table(table)).await
}

/// Takes a seat at a public table, or at a new one.
pub async fn play_now(request: &PlayNow) -> Result<Seated, ErrorBody> {
    post(api::PAIR, request).await
}

async fn get<A: DeserializeOwned>(path: &str) -> Result<A, ErrorBody> {
    read(Request::get(&site_map::at(path)).send().await.map_err(unreachable)?).await
}

/// Takes an open seat at a table.
pub async fn take_seat(table: &str, request: &TakeSeat) -> Result<Seated, ErrorBody> {
    post(&api::seats(table), request).await
}

/// The file of a finished game.
pub async fn record(table: &str) -> Result<String, ErrorBody> {
    let answer = Request::get(&site_map::at(api::record(table))).send().await.map_err(unreachable)?;
    if answer.ok() {
        return answer.text().await.map_err(unreachable);
    }
    Err(answer.json::<ErrorBody>().await.unwrap_or_else(unreachable))
}

/// How things stand at all these tables.
pub async fn my_seats(seats: Vec<SeatProof>) -> Result<Vec<MySeat>, ErrorBody> {
    post(api::MY_SEATS, &MySeatsRequest { seats }).await
}

async fn post<Q: Serialize, A: DeserializeOwned>(path: &str, request: &Q) -> Result<A, ErrorBody> {
    // What the page has no sentence for is said by the server, which is to speak the language of the page.
    let lang = document().document_element().and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    let sent = Request::post(&site_map::at(path)).header("accept-language", &lang);
    let sent = sent.json(request).map_err(unreachable)?;
    read(sent.send().await.map_err(unreachable)?).await
}

async fn read<A: DeserializeOwned>(answer: Response) -> Result<A, ErrorBody> {
    if answer.ok() {
        return answer.json().await.map_err(unreachable);
    }
    Err(answer.json::<ErrorBody>().await.unwrap_or_else(unreachable))
}

/// Whatever keeps us from an answer we can read: the remedy is the same.
fn unreachable(error: gloo_net::Error) -> ErrorBody {
    ErrorBody { code: ApiErrorCode::Unreachable, message: error.to_string() }
}
