//! The errors of the HTTP API: a status, a code, and a sentence that says what to do.

use any_game::AnyGame;
use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use rules::SettingsError;
use speech::{Lang, Speech};
use store::StoreError;
use wire::http::ErrorBody;
use wire::names::NameError;
use wire::{ApiErrorCode, ProtocolError, ProtocolErrorCode};

/// Why a request was not met. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum ApiError {
    #[error("there is no such table; check its address")]
    UnknownTable,
    #[error("there is nothing at this address")]
    NotFound,
    #[error("this address does not answer that method")]
    Method,
    #[error("every seat of this table is taken; you can still watch")]
    Full,
    #[error(
        "the host has sent you away from this table; you can watch, or ask the host to let you come back"
    )]
    SentAway,
    #[error(
        "somebody at your address has taken a seat here already; come to the table with it, and leave the others to others"
    )]
    TooManySeats,
    #[error("somebody at your address plays at this table already; a substitute must come from elsewhere")]
    SameAddress,
    #[error("this table is locked: whoever sits down says its word; ask the host for it")]
    Locked,
    #[error("this is not the word of this table; ask the host for it")]
    WrongWord,
    #[error("too many wrong words were said here; wait a minute, then try again")]
    TooManyWords,
    #[error("a word that locks a table has 1 to 60 characters")]
    BadWord,
    #[error("this secret opens no seat of this table; without one you can watch")]
    WrongSecret,
    #[error("this game is not over: its file would give away what is still secret; come back at the end")]
    NotOver,
    #[error("too many people watch this table; come back later")]
    Crowded,
    #[error("too many tables were made from your address; wait a minute, then try again")]
    TooManyTables,
    #[error(
        "too many tables were made from your address within the hour; play at one of them, or try again later"
    )]
    TooManyThisHour,
    #[error("too many requests came from your address; wait a few seconds, then try again")]
    TooManyRequests,
    #[error("too many connections come from your address; close some, then try again")]
    TooManyConnections,
    #[error("there is no game `{0}`; the games are at /api/games")]
    UnknownGame(String),
    #[error("{0}")]
    InvalidSettings(String),
    #[error("exactly one seat must be `human`: the maker's; the others are `open` or bots")]
    Maker,
    #[error("a live clock has 1 to 86400 seconds, one by correspondence 1 to 60 days")]
    Clock,
    #[error("{0}")]
    Name(#[from] NameError),
    #[error("what you add to the dice is 64 hexadecimal digits in lower case")]
    Added,
    #[error(
        "the server no longer holds this promise; ask for another at /api/dice, then make the table at once"
    )]
    UnknownCommitment,
    #[error("this request cannot be read: {0}")]
    Malformed(String),
    #[error("send JSON, with the header content-type: application/json")]
    NotJson,
    #[error("this request may be {0} bytes long")]
    Oversized(usize),
    #[error("this request took too long; send it again, faster")]
    Slow,
    #[error("connections are taken only from this server's own pages")]
    Foreign,
    #[error("{0}")]
    Explained(String),
    #[error("the server cannot write at the moment, so no move is taken; its log says why")]
    Unwritable,
    #[error(
        "the database is damaged: run `hemicycle admin check`, which says what is wrong and what to do about it"
    )]
    Damaged,
    #[error("the server cannot do this right now; try again")]
    Unavailable,
}

impl ApiError {
    /// A game that cannot be set up as asked, said with its own sentences, to programs in English.
    pub(crate) fn settings_error(
        game: &dyn AnyGame,
        settings_error: &SettingsError,
        lang: Option<Lang>,
    ) -> ApiError {
        ApiError::InvalidSettings(
            Speech::new(game.locales()).settings_error(lang.unwrap_or(Lang::En), settings_error),
        )
    }

    /// What becomes of an error of the store: a table that is not there is the asker's concern, the rest is ours.
    pub(crate) fn from_store(table: &str, error: &StoreError) -> ApiError {
        match error {
            StoreError::UnknownTable(_) => ApiError::UnknownTable,
            other => {
                tracing::error!(table, error = %other, "the store failed");
                ApiError::Unavailable
            }
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            ApiError::UnknownTable | ApiError::NotFound => StatusCode::NOT_FOUND,
            ApiError::Method => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::Full | ApiError::NotOver | ApiError::UnknownCommitment => StatusCode::CONFLICT,
            ApiError::WrongSecret
            | ApiError::SentAway
            | ApiError::SameAddress
            | ApiError::Locked
            | ApiError::WrongWord
            | ApiError::Foreign => StatusCode::FORBIDDEN,
            ApiError::Name(NameError::Taken) => StatusCode::CONFLICT,
            ApiError::UnknownGame(_)
            | ApiError::InvalidSettings(_)
            | ApiError::Maker
            | ApiError::Clock
            | ApiError::BadWord
            | ApiError::Name(_)
            | ApiError::Added => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::Malformed(_) => StatusCode::BAD_REQUEST,
            ApiError::TooManyTables
            | ApiError::TooManySeats
            | ApiError::TooManyWords
            | ApiError::TooManyThisHour
            | ApiError::TooManyRequests
            | ApiError::TooManyConnections => StatusCode::TOO_MANY_REQUESTS,
            ApiError::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ApiError::Oversized(_) => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::Slow => StatusCode::REQUEST_TIMEOUT,
            ApiError::Crowded
            | ApiError::Explained(_)
            | ApiError::Unwritable
            | ApiError::Damaged
            | ApiError::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn code(&self) -> ApiErrorCode {
        match self {
            ApiError::UnknownTable => ApiErrorCode::UnknownTable,
            ApiError::NotFound => ApiErrorCode::NotFound,
            ApiError::Method => ApiErrorCode::Method,
            ApiError::Full => ApiErrorCode::Full,
            ApiError::NotOver => ApiErrorCode::NotOver,
            ApiError::WrongSecret => ApiErrorCode::WrongSecret,
            ApiError::SentAway => ApiErrorCode::SentAway,
            ApiError::TooManySeats => ApiErrorCode::TooManySeats,
            ApiError::SameAddress => ApiErrorCode::SameAddress,
            ApiError::Locked => ApiErrorCode::Locked,
            ApiError::WrongWord => ApiErrorCode::WrongWord,
            ApiError::TooManyWords => ApiErrorCode::TooManyWords,
            ApiError::BadWord => ApiErrorCode::BadWord,
            ApiError::Crowded => ApiErrorCode::Crowded,
            ApiError::TooManyTables => ApiErrorCode::TooManyTables,
            ApiError::TooManyThisHour => ApiErrorCode::TooManyThisHour,
            ApiError::TooManyRequests => ApiErrorCode::TooManyRequests,
            ApiError::TooManyConnections => ApiErrorCode::TooManyConnections,
            ApiError::UnknownGame(_) => ApiErrorCode::UnknownGame,
            ApiError::InvalidSettings(_) => ApiErrorCode::InvalidSettings,
            ApiError::Maker => ApiErrorCode::Maker,
            ApiError::Clock => ApiErrorCode::Clock,
            ApiError::Name(bad) => (*bad).into(),
            ApiError::Added => ApiErrorCode::Added,
            ApiError::UnknownCommitment => ApiErrorCode::UnknownCommitment,
            ApiError::Malformed(_) => ApiErrorCode::Malformed,
            ApiError::NotJson => ApiErrorCode::NotJson,
            ApiError::Oversized(_) => ApiErrorCode::Oversized,
            ApiError::Slow => ApiErrorCode::Slow,
            ApiError::Foreign => ApiErrorCode::Foreign,
            ApiError::Explained(_) | ApiError::Unwritable => ApiErrorCode::Unwritable,
            ApiError::Damaged => ApiErrorCode::Damaged,
            ApiError::Unavailable => ApiErrorCode::Unavailable,
        }
    }

    /// The same over a WebSocket, in answer to the request with this id.
    pub(crate) fn fault(&self, id: u32) -> ProtocolError {
        let code = match self {
            ApiError::UnknownTable => ProtocolErrorCode::UnknownTable,
            ApiError::WrongSecret => ProtocolErrorCode::WrongSecret,
            ApiError::Crowded => ProtocolErrorCode::TooMany,
            _ => ProtocolErrorCode::Unavailable,
        };
        ProtocolError { id: Some(id), code, message: self.to_string() }
    }
}

impl From<getrandom::Error> for ApiError {
    fn from(error: getrandom::Error) -> ApiError {
        tracing::error!(%error, "the system gives no random bytes");
        ApiError::Unavailable
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let problem = ErrorBody { code: self.code(), message: self.to_string() };
        let wait = match self {
            ApiError::TooManyRequests | ApiError::TooManyConnections => Some("5"),
            ApiError::TooManyTables | ApiError::TooManyWords => Some("60"),
            ApiError::TooManyThisHour => Some("600"),
            _ => None,
        };
        let wait = wait.map(|seconds| [(RETRY_AFTER, HeaderValue::from_static(seconds))]);
        (self.status(), wait, Json(problem)).into_response()
    }
}
