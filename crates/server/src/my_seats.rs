//! `POST /api/my-seats`: where a browser is awaited, of all the tables it holds seats at.

use crate::api;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::mailbox::TableMessage;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use std::sync::Arc;
use wire::my_seats::{MOST_SEATS, MySeat, MySeatsRequest, SeatProof};

/// A table's id and a secret take some 80 bytes.
pub(crate) const BYTES: usize = 16 * 1024;

/// `POST /api/my-seats`. It changes nothing; it is a POST because secrets belong in no address.
pub(crate) async fn standings(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Vec<MySeat>>, ApiError> {
    let MySeatsRequest { seats } = api::parse_body(&headers, body, BYTES)?;
    if seats.len() > MOST_SEATS {
        return Err(ApiError::Malformed(format!("{MOST_SEATS} seats can be asked for at once")));
    }
    let mut mine = Vec::with_capacity(seats.len());
    // One after the other: whoever holds many seats does not wake as many tables at once.
    for SeatProof { table, secret } in seats {
        let found = standing(&app, &table, secret).await;
        let later = matches!(found, Err(ApiError::Unavailable));
        mine.push(MySeat { table, standing: found.ok(), later });
    }
    Ok(Json(mine))
}

async fn standing(
    app: &Arc<AppState>,
    table: &str,
    secret: String,
) -> Result<wire::my_seats::SeatStanding, ApiError> {
    app.table(table)?.ask(|reply| TableMessage::SeatStanding { secret, reply }).await
}
