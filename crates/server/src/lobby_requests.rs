//! `GET /api/lobby` and `POST /api/pair`: the tables that wait for players, and the quickest way to one of them.

use crate::api::{MadeSeat, OTHER_BYTES, make_table_for, parse_body};
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::language::preferred;
use crate::lobby::LobbyFilter;
use crate::mailbox::TableMessage;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Query, State};
use axum::http::{HeaderMap, StatusCode};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use wire::Occupant;
use wire::http::{MakeTable, TakeSeat};
use wire::lobby::{LobbyTable, PlayNow};
use wire::names::NameError;

/// `GET /api/lobby`.
pub(crate) async fn list(
    State(app): State<Arc<AppState>>,
    uri: axum::http::Uri,
) -> Result<Json<Vec<LobbyTable>>, ApiError> {
    let wanted = Query::<LobbyFilter>::try_from_uri(&uri);
    let Query(wanted) = wanted.map_err(|why| ApiError::Malformed(why.body_text()))?;
    Ok(Json(app.lobby().list(&wanted, Instant::now())))
}

/// `POST /api/pair`.
pub(crate) async fn pair(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<MadeSeat, ApiError> {
    let PlayNow { game, name, seats, added, commitment, former } = parse_body(&headers, body, OTHER_BYTES)?;
    let info = app.games.get(&game).map(|known| known.info());
    // One after the other, so that two who come at once meet instead of making a table each.
    let _turn = app.pairing.lock().await;
    let wanted = LobbyFilter { game: Some(game.clone()), open: None, seats };
    let fitting = app.lobby().welcoming(&wanted, Instant::now());
    let mut taken = None;
    for LobbyTable { table, .. } in fitting {
        let former = former.iter().find(|proof| proof.table == table).map(|proof| proof.secret.clone());
        let request = TakeSeat { name: name.clone(), added: added.clone(), former, word: None };
        let Ok(handle) = app.table(&table) else { continue };
        match handle.ask(|reply| TableMessage::TakeSeat { request, address: peer.ip(), reply }).await {
            Ok(seated) => return Ok((StatusCode::CREATED, Json(seated))),
            // Somebody was faster: at the next table there may be a seat.
            Err(ApiError::Full | ApiError::UnknownTable | ApiError::Unavailable) => {}
            // Nor is a stranger sent to a table that would not have them.
            Err(ApiError::SentAway | ApiError::TooManySeats | ApiError::Locked) => {}
            // At the next table the name may do.
            Err(error @ ApiError::Name(NameError::Taken)) => taken = Some(error),
            Err(other) => return Err(other),
        }
    }
    // Under another name they would meet; at a table of their own both would wait.
    if let Some(taken) = taken {
        return Err(taken);
    }
    let fewest = info.map_or(0, |info| info.seats[0]);
    let others = usize::from(seats.unwrap_or(fewest)).saturating_sub(1);
    let seats = std::iter::once(Occupant::Human).chain(std::iter::repeat_n(Occupant::Open, others)).collect();
    let request = MakeTable { game, seats, name, added, commitment, public: true, ..MakeTable::default() };
    make_table_for(&app, peer, preferred(&headers), request).await
}
