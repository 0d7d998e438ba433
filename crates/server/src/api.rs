//! The plain HTTP requests: what games there are, making a table, taking a seat.

use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::language::preferred;
use crate::mailbox::TableMessage;
use crate::seating::Seating;
use crate::{assets, dice, export, headers, ids, lobby, metrics, my_seats, preview, socket};
use axum::Json;
use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use rules::{GameInfo, Settings, SettingsError};
use serde::de::DeserializeOwned;
use speech::Lang;
use std::net::SocketAddr;
use std::sync::Arc;
use store::StoreError;
use wire::TableInfo;
use wire::http::{DiceCommitment, MakeTable, Seated, TakeSeat};
use wire::paths::{self, SitePage};
use wire::table_admin::TableConduct;

/// A board can come with the request: one of a thousand stations, drawn, takes some 300 KB.
const TABLE_BYTES: usize = 1024 * 1024;

/// Nothing else is long.
pub(crate) const OTHER_BYTES: usize = 4 * 1024;

/// A seat, and that it was made.
pub(crate) type MadeSeat = (StatusCode, Json<Seated>);

/// Every address the server answers.
pub(crate) fn router(app: Arc<AppState>, with_metrics: bool) -> Router {
    let counts = if with_metrics { get(metrics::nearby) } else { get(async || ApiError::NotFound) };
    let base = app.base.clone();
    let router = Router::new()
        .route("/metrics", counts)
        .route("/healthz", get(health))
        .route(paths::SOCKET, get(socket::connect))
        .route(paths::api::GAMES, get(games))
        .route(paths::api::DICE, post(promise))
        .route(paths::api::LOBBY, get(lobby::list))
        .route(paths::api::PAIR, post(lobby::pair))
        .route(paths::api::TABLES, post(make_table).layer(DefaultBodyLimit::max(TABLE_BYTES)))
        .route(paths::api::MINE, post(my_seats::standings).layer(DefaultBodyLimit::max(my_seats::BYTES)))
        .route(&paths::api::table("{table}"), get(about))
        .route(&paths::api::seats("{table}"), post(take_seat))
        .route(&paths::api::record("{table}"), get(export::record));
    #[cfg(debug_assertions)]
    let router = router.merge(crate::dev_page::routes());
    let router = router
        .method_not_allowed_fallback(async || ApiError::Method)
        .fallback(page)
        .layer(DefaultBodyLimit::max(OTHER_BYTES))
        .layer(from_fn_with_state(Arc::clone(&app), in_measure))
        .layer(map_response(headers::dress))
        .with_state(app);
    base.before(router)
}

/// Refuses whoever asks for too much at once. The files of the page cost nothing and are not counted; whoever looks at a
/// table's page gets it all the same, without what a link shows of it.
async fn in_measure(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    let table = matches!(SitePage::read("", path), SitePage::Table(_)) || path.starts_with(paths::TABLES);
    if !(table || path.starts_with(paths::api::ALL) || path == paths::SOCKET) {
        return next.run(request).await;
    }
    match app.asked_by(peer.ip()) {
        Ok(()) => next.run(request).await,
        Err(error) if table => assets::page_with(&app.base, error.status()),
        Err(error) => error.into_response(),
    }
}

async fn health(State(app): State<Arc<AppState>>) -> Result<&'static str, ApiError> {
    match app.store.is_well().await {
        Ok(()) => Ok("ok"),
        Err(error) => {
            tracing::error!(%error, "the store is not well");
            Err(if let StoreError::Corrupt { .. } = error { ApiError::Damaged } else { ApiError::Unwritable })
        }
    }
}

async fn games(State(app): State<Arc<AppState>>) -> Json<Vec<GameInfo>> {
    Json(app.games.values().map(|game| game.info()).collect())
}

/// Binds the server to a secret for a table that is about to be made.
async fn promise(State(app): State<Arc<AppState>>) -> Result<(StatusCode, Json<DiceCommitment>), ApiError> {
    let commitment = app.promises().make()?;
    Ok((StatusCode::CREATED, Json(DiceCommitment { commitment })))
}

async fn make_table(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<MadeSeat, ApiError> {
    found(&app, peer, preferred(&headers), read(&headers, body, TABLE_BYTES)?).await
}

/// Makes a table as somebody at this address wants it; why it cannot be made is said in their language.
pub(crate) async fn found(
    app: &Arc<AppState>,
    peer: SocketAddr,
    lang: Option<Lang>,
    order: MakeTable,
) -> Result<MadeSeat, ApiError> {
    app.founded_by(peer.ip())?;
    let game = app.games.get(&order.game).ok_or_else(|| ApiError::UnknownGame(shortened(&order.game)))?;
    let info = game.info();
    let [least, most] = info.seats;
    let given = u8::try_from(order.seats.len()).unwrap_or(u8::MAX);
    if !(least..=most).contains(&given) {
        return Err(ApiError::settings_error(&**game, &SettingsError::Seats { given, least, most }, lang));
    }
    let (mut seating, secret) = Seating::of_new_table(&order.seats, &order.name)?;
    seating.add(seating.host(), order.added)?;
    if !order.clock.is_fit() {
        return Err(ApiError::Clock);
    }
    let (clock, held, hints) = (order.clock, order.held, order.hints);
    let mut seating =
        seating.conducted(TableConduct { clock, held, hints, ..TableConduct::default() }, order.public);
    seating.lock(order.word.as_deref())?;
    let unfit = |settings_error: SettingsError| ApiError::settings_error(&**game, &settings_error, lang);
    let settings = Settings::check(&info, &order.settings).map_err(unfit)?;
    let checked = {
        // Loading a board takes time, which the async threads do not have.
        let (game, settings) = (Arc::clone(game), settings.clone());
        tokio::task::spawn_blocking(move || game.check(&settings, given))
    };
    let checked = checked.await.map_err(|broken| {
        tracing::error!(game = order.game, %broken, "setting up a table broke");
        ApiError::Unavailable
    })?;
    checked.map_err(unfit)?;
    let seed = match &order.commitment {
        Some(commitment) => app.promises().keep(commitment).ok_or(ApiError::Promise)?,
        None => dice::draw()?,
    };
    let id = app.make_table((&order.game, info.version), &settings, seed, &seating).await?;
    if seating.is_public() {
        app.lobby().expect(&id);
    }
    if (seating.is_ready() || seating.is_public())
        && let Ok(table) = app.table(&id)
    {
        // Opening it deals, or puts it into the lobby; should that fail now, it is tried again when somebody comes.
        let _ = table.ask(TableMessage::Info).await;
    }
    Ok((StatusCode::CREATED, Json(Seated { table: id, seat: seating.host(), secret })))
}

async fn about(
    State(app): State<Arc<AppState>>,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<TableInfo>, ApiError> {
    Ok(Json(app.table(&table_id(path)?)?.ask(TableMessage::Info).await?))
}

async fn take_seat(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    path: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<MadeSeat, ApiError> {
    let id = table_id(path)?;
    let wish: TakeSeat = read(&headers, body, OTHER_BYTES)?;
    let seated =
        app.table(&id)?.ask(|reply| TableMessage::TakeSeat { wish, address: peer.ip(), reply }).await?;
    Ok((StatusCode::CREATED, Json(seated)))
}

/// Everything else: the page and its files.
async fn page(State(app): State<Arc<AppState>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    if path.starts_with(paths::api::ALL) {
        return ApiError::NotFound.into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return ApiError::Method.into_response();
    }
    // What is no place inside the page the page tells its reader; programs are told by the status.
    let is_place = match SitePage::read("", path) {
        // A table on somebody's own device is there, or not, on that device alone.
        SitePage::Table(id) if id.starts_with(wire::HOME_ID) => true,
        SitePage::Table(id) => match preview(&app, &id, &headers).await {
            Ok(preview) => return preview,
            Err(ApiError::UnknownTable) => return assets::page_with(&app.base, StatusCode::NOT_FOUND),
            // The page comes all the same, and tells the rest.
            Err(_) => true,
        },
        SitePage::Nowhere if path.starts_with(paths::TABLES) => {
            return assets::page_with(&app.base, StatusCode::NOT_FOUND);
        }
        SitePage::Home | SitePage::Replay => true,
        SitePage::MakeTable(game)
        | SitePage::PlayNow(game)
        | SitePage::Rules(game)
        | SitePage::Learn(game) => app.games.contains_key(&game),
        SitePage::Nowhere => false,
    };
    if is_place { assets::page(&app.base, &headers) } else { assets::answer(&app.base, path, &headers) }
}

/// The page of a table that is there, with what a shared link shows of it.
async fn preview(app: &Arc<AppState>, id: &str, headers: &HeaderMap) -> Result<Response, ApiError> {
    let about = app.table(id)?.ask(TableMessage::Info).await?;
    let game = app.games.get(&about.game).ok_or(ApiError::Unavailable)?;
    let (status, document) = assets::document(&app.base);
    Ok(preview::answer((status, &document), &app.base, &about, game.as_ref(), headers))
}

pub(crate) fn table_id(path: Result<Path<String>, PathRejection>) -> Result<String, ApiError> {
    let Ok(Path(id)) = path else { return Err(ApiError::UnknownTable) };
    ids::as_table_id(&id).ok_or(ApiError::UnknownTable)
}

/// Reads a JSON body. The header is asked for because a page of another site cannot send it without our leave.
pub(crate) fn read<T: DeserializeOwned>(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
    limit: usize,
) -> Result<T, ApiError> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        return Err(ApiError::NotJson);
    }
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::Oversized(limit),
        _ => ApiError::Malformed(rejection.body_text()),
    })?;
    let text = std::str::from_utf8(&body).map_err(|_| ApiError::Malformed("JSON is text in UTF-8".into()))?;
    plain_json::read_object(text).map_err(ApiError::Malformed)
}

/// What somebody sent, cut to a length that can be repeated to them.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
