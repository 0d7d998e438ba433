//! Where somebody is awaited, of all the tables they hold seats at.

use crate::api;
use crate::hall::Hall;
use crate::letters::Letter;
use crate::trouble::Trouble;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use std::sync::Arc;
use wire::mine::{AskMine, MOST_SEATS, Mine, Proof};

/// A table's id and a secret take some 80 bytes.
pub(crate) const BYTES: usize = 16 * 1024;

/// `POST /api/mine`. It changes nothing; it is a POST because secrets belong in no address.
pub(crate) async fn standings(
    State(hall): State<Arc<Hall>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Vec<Mine>>, Trouble> {
    let AskMine { seats } = api::read(&headers, body, BYTES)?;
    if seats.len() > MOST_SEATS {
        return Err(Trouble::Malformed(format!("{MOST_SEATS} seats can be asked for at once")));
    }
    let mut mine = Vec::with_capacity(seats.len());
    // One after the other: whoever holds many seats does not wake as many tables at once.
    for Proof { table, secret } in seats {
        let found = standing(&hall, &table, secret).await;
        let later = matches!(found, Err(Trouble::Unavailable));
        mine.push(Mine { table, standing: found.ok(), later });
    }
    Ok(Json(mine))
}

async fn standing(hall: &Arc<Hall>, table: &str, secret: String) -> Result<wire::mine::Standing, Trouble> {
    hall.table(table)?.ask(|reply| Letter::Standing { secret, reply }).await
}
