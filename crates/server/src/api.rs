//! The HTTP API: its routes, and the requests that list games, make a table or take a seat.

use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::language::preferred;
use crate::mailbox::TableMessage;
use crate::seating::Seating;
use crate::{
    assets, dice, export, headers, ids, lobby_requests, metrics, my_seats, preload, preview, socket,
};
use ::headers::{ContentType, HeaderMapExt};
use axum::Json;
use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use mime_guess::mime::{self, Mime};
use rules::{GameInfo, Settings, SettingsError};
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
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
    let counts =
        if with_metrics { get(metrics::metrics_for_loopback) } else { get(async || ApiError::NotFound) };
    let base = app.base.clone();
    let router = Router::new()
        .route(paths::METRICS, counts)
        .route(paths::HEALTH, get(health))
        .route(paths::SOCKET, get(socket::connect))
        .route(paths::api::GAMES, get(games))
        .route(paths::api::DICE, post(commit_dice))
        .route(paths::api::LOBBY, get(lobby_requests::list))
        .route(paths::api::PAIR, post(lobby_requests::pair))
        .route(paths::api::TABLES, post(make_table).layer(DefaultBodyLimit::max(TABLE_BYTES)))
        .route(paths::api::MY_SEATS, post(my_seats::standings).layer(DefaultBodyLimit::max(my_seats::BYTES)))
        .route(&paths::style_sheet("{game}"), get(style_sheet))
        .route(&paths::api::table("{table}"), get(about))
        .route(&paths::api::seats("{table}"), post(take_seat))
        .route(&paths::api::record("{table}"), get(export::record));
    #[cfg(debug_assertions)]
    let router = router.merge(crate::dev_page::routes());
    let router = router
        .method_not_allowed_fallback(async || ApiError::Method)
        .fallback(page)
        .layer(DefaultBodyLimit::max(OTHER_BYTES))
        .layer(from_fn_with_state(Arc::clone(&app), limit_requests))
        .layer(map_response(headers::add_to))
        .with_state(app);
    base.before(router)
}

/// Refuses whoever asks for too much at once. The files of the page cost nothing and are not counted; whoever looks at a
/// table's page gets it all the same, without what a link shows of it.
async fn limit_requests(
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
    match app.count_request(peer.ip()) {
        Ok(()) => next.run(request).await,
        Err(error) if table => assets::page_with(&app.base, error.status()),
        Err(error) => error.into_response(),
    }
}

/// The style sheet of a game's drawing, for a table that is drawn before its page has come.
async fn style_sheet(
    State(app): State<Arc<AppState>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let style =
        app.paintings.as_ref().and_then(|paintings| paintings.style(&game)).ok_or(ApiError::NotFound)?;
    let (hash, kind) = (Sha256::digest(style).into(), HeaderValue::from_static("text/css; charset=utf-8"));
    Ok(assets::tagged(&headers, &hash, kind, "accept-encoding", || {
        assets::compressed(&headers, style.to_owned())
    }))
}

async fn health(State(app): State<Arc<AppState>>) -> Result<&'static str, ApiError> {
    match app.store.check_health().await {
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
async fn commit_dice(
    State(app): State<Arc<AppState>>,
) -> Result<(StatusCode, Json<DiceCommitment>), ApiError> {
    let commitment = app.dice_commitments().make()?;
    Ok((StatusCode::CREATED, Json(DiceCommitment { commitment })))
}

async fn make_table(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<MadeSeat, ApiError> {
    make_table_for(&app, peer, preferred(&headers), parse_body(&headers, body, TABLE_BYTES)?).await
}

/// Makes a table as somebody at this address wants it; why it cannot be made is said in their language.
pub(crate) async fn make_table_for(
    app: &Arc<AppState>,
    peer: SocketAddr,
    lang: Option<Lang>,
    request: MakeTable,
) -> Result<MadeSeat, ApiError> {
    app.count_made_table(peer.ip())?;
    let game = app.games.get(&request.game).ok_or_else(|| ApiError::UnknownGame(shortened(&request.game)))?;
    let info = game.info();
    let [least, most] = info.seats;
    let given = u8::try_from(request.seats.len()).unwrap_or(u8::MAX);
    if !(least..=most).contains(&given) {
        return Err(ApiError::settings_error(&**game, &SettingsError::Seats { given, least, most }, lang));
    }
    let (mut seating, secret) = Seating::of_new_table(&request.seats, &request.name)?;
    seating.add(seating.host(), request.added)?;
    if !request.clock.is_fit() {
        return Err(ApiError::Clock);
    }
    let (clock, held, hints) = (request.clock, request.held, request.hints);
    let mut seating =
        seating.with_conduct(TableConduct { clock, held, hints, ..TableConduct::default() }, request.public);
    seating.lock(request.word.as_deref())?;
    let explained = |settings_error: SettingsError| ApiError::settings_error(&**game, &settings_error, lang);
    let settings = Settings::check(&info, &request.settings).map_err(explained)?;
    let checked = {
        // Loading a board takes time, which the async threads do not have.
        let (game, settings) = (Arc::clone(game), settings.clone());
        tokio::task::spawn_blocking(move || game.check(&settings, given))
    };
    let checked = checked.await.map_err(|broken| {
        tracing::error!(game = request.game, %broken, "setting up a table broke");
        ApiError::Unavailable
    })?;
    checked.map_err(explained)?;
    let seed = match &request.commitment {
        Some(commitment) => app.dice_commitments().redeem(commitment).ok_or(ApiError::UnknownCommitment)?,
        None => dice::draw()?,
    };
    let id = app.make_table((&request.game, info.version), &settings, seed, &seating).await?;
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
    let request: TakeSeat = parse_body(&headers, body, OTHER_BYTES)?;
    let seated =
        app.table(&id)?.ask(|reply| TableMessage::TakeSeat { request, address: peer.ip(), reply }).await?;
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
    let place = SitePage::read("", path);
    let is_place = match &place {
        // A table on somebody's own device is there, or not, on that device alone.
        SitePage::Table(id) if id.starts_with(wire::LOCAL_ID_PREFIX) => true,
        SitePage::Table(id) => match preview(&app, &place, id, &headers).await {
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
        | SitePage::Learn(game) => app.games.contains_key(game),
        SitePage::Nowhere => false,
    };
    if !is_place {
        return assets::answer(&app.base, path, &headers);
    }
    preload::announce(assets::page(&app.base, &headers), &app.base, &place, None)
}

/// The page of a table that is there, with what a shared link shows of it.
async fn preview(
    app: &Arc<AppState>,
    place: &SitePage,
    id: &str,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let table = app.table(id)?.ask(TableMessage::PublicTable).await?;
    let about = &table.about;
    let game = app.games.get(&about.game).ok_or(ApiError::Unavailable)?;
    let document = assets::document(&app.base);
    let lang = preferred(headers).unwrap_or_default();
    let painting = match &app.paintings {
        Some(paintings) => paintings.of(&table, lang, headers).await,
        None => None,
    };
    let painted = (lang, painting.as_deref());
    let document = (document.0, document.1.as_str());
    let page = preview::answer(document, &app.base, (about, game.as_ref()), painted, headers);
    Ok(preload::announce(page, &app.base, place, Some(&about.game)))
}

pub(crate) fn table_id(path: Result<Path<String>, PathRejection>) -> Result<String, ApiError> {
    let Ok(Path(id)) = path else { return Err(ApiError::UnknownTable) };
    ids::as_table_id(&id).ok_or(ApiError::UnknownTable)
}

/// Reads a JSON body. The header is asked for because a page of another site cannot send it without our leave.
pub(crate) fn parse_body<T: DeserializeOwned>(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
    limit: usize,
) -> Result<T, ApiError> {
    let kind = headers.typed_get::<ContentType>().map(Mime::from);
    if kind.is_none_or(|kind| kind.essence_str() != mime::APPLICATION_JSON.essence_str()) {
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
