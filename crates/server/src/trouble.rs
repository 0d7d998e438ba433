//! What can stand in the way of a request, with a sentence that says what to do.

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use rules::Misfit;
use speech::{Lang, Speech};
use store::StoreError;
use table::AnyGame;
use wire::http::Problem;
use wire::names::BadName;
use wire::{Fault, FaultCode};

/// Why a request was not met. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Trouble {
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
    Related,
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
    Misfit(String),
    #[error("exactly one seat must be `human`: the maker's; the others are `open` or bots")]
    Maker,
    #[error("a live clock has 1 to 86400 seconds, one by correspondence 1 to 60 days")]
    Clock,
    #[error("{0}")]
    Name(#[from] BadName),
    #[error("what you add to the dice is 64 hexadecimal digits in lower case")]
    Added,
    #[error(
        "the server no longer holds this promise; ask for another at /api/dice, then make the table at once"
    )]
    Promise,
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
    Told(String),
    #[error("the server cannot write at the moment, so no move is taken; its log says why")]
    Unwritable,
    #[error(
        "the database is damaged: run `hemicycle admin check`, which says what is wrong and what to do about it"
    )]
    Damaged,
    #[error("the server cannot do this right now; try again")]
    Unavailable,
}

impl Trouble {
    /// A game that cannot be set up as asked, said with its own sentences, to programs in English.
    pub(crate) fn misfit(game: &dyn AnyGame, misfit: &Misfit, lang: Option<Lang>) -> Trouble {
        Trouble::Misfit(Speech::new(game.locales()).misfit(lang.unwrap_or(Lang::En), misfit))
    }

    /// What becomes of an error of the store: a table that is not there is the asker's concern, the rest is ours.
    pub(crate) fn from_store(table: &str, error: &StoreError) -> Trouble {
        match error {
            StoreError::UnknownTable(_) => Trouble::UnknownTable,
            other => {
                tracing::error!(table, error = %other, "the store failed");
                Trouble::Unavailable
            }
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Trouble::UnknownTable | Trouble::NotFound => StatusCode::NOT_FOUND,
            Trouble::Method => StatusCode::METHOD_NOT_ALLOWED,
            Trouble::Full | Trouble::NotOver | Trouble::Promise => StatusCode::CONFLICT,
            Trouble::WrongSecret
            | Trouble::SentAway
            | Trouble::Related
            | Trouble::Locked
            | Trouble::WrongWord
            | Trouble::Foreign => StatusCode::FORBIDDEN,
            Trouble::Name(BadName::Taken) => StatusCode::CONFLICT,
            Trouble::UnknownGame(_)
            | Trouble::Misfit(_)
            | Trouble::Maker
            | Trouble::Clock
            | Trouble::BadWord
            | Trouble::Name(_)
            | Trouble::Added => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::Malformed(_) => StatusCode::BAD_REQUEST,
            Trouble::TooManyTables
            | Trouble::TooManySeats
            | Trouble::TooManyWords
            | Trouble::TooManyThisHour
            | Trouble::TooManyRequests
            | Trouble::TooManyConnections => StatusCode::TOO_MANY_REQUESTS,
            Trouble::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Trouble::Oversized(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::Slow => StatusCode::REQUEST_TIMEOUT,
            Trouble::Crowded
            | Trouble::Told(_)
            | Trouble::Unwritable
            | Trouble::Damaged
            | Trouble::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Trouble::UnknownTable => "unknown_table",
            Trouble::NotFound => "not_found",
            Trouble::Method => "method",
            Trouble::Full => "full",
            Trouble::NotOver => "not_over",
            Trouble::WrongSecret => "wrong_secret",
            Trouble::SentAway => "sent_away",
            Trouble::TooManySeats => "too_many_seats",
            Trouble::Related => "related",
            Trouble::Locked => "locked",
            Trouble::WrongWord => "wrong_word",
            Trouble::TooManyWords => "too_many_words",
            Trouble::BadWord => "bad_word",
            Trouble::Crowded => "crowded",
            Trouble::TooManyTables => "too_many_tables",
            Trouble::TooManyThisHour => "too_many_tables_hour",
            Trouble::TooManyRequests => "too_many_requests",
            Trouble::TooManyConnections => "too_many_connections",
            Trouble::UnknownGame(_) => "unknown_game",
            Trouble::Misfit(_) => "misfit",
            Trouble::Maker => "maker",
            Trouble::Clock => "clock",
            Trouble::Name(bad) => bad.code(),
            Trouble::Added => "added",
            Trouble::Promise => "promise",
            Trouble::Malformed(_) => "malformed",
            Trouble::NotJson => "not_json",
            Trouble::Oversized(_) => "oversized",
            Trouble::Slow => "slow",
            Trouble::Foreign => "foreign",
            Trouble::Told(_) | Trouble::Unwritable => "unwritable",
            Trouble::Damaged => "damaged",
            Trouble::Unavailable => "unavailable",
        }
    }

    /// The same over a WebSocket, in answer to the request with this id.
    pub(crate) fn fault(&self, id: u32) -> Fault {
        let code = match self {
            Trouble::UnknownTable => FaultCode::UnknownTable,
            Trouble::WrongSecret => FaultCode::WrongSecret,
            Trouble::Crowded => FaultCode::TooMany,
            _ => FaultCode::Unavailable,
        };
        Fault { id: Some(id), code, message: self.to_string() }
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(error: getrandom::Error) -> Trouble {
        tracing::error!(%error, "the system gives no random bytes");
        Trouble::Unavailable
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let problem = Problem { code: self.code().into(), message: self.to_string() };
        let wait = match self {
            Trouble::TooManyRequests | Trouble::TooManyConnections => Some("5"),
            Trouble::TooManyTables | Trouble::TooManyWords => Some("60"),
            Trouble::TooManyThisHour => Some("600"),
            _ => None,
        };
        let wait = wait.map(|seconds| [(RETRY_AFTER, HeaderValue::from_static(seconds))]);
        (self.status(), wait, Json(problem)).into_response()
    }
}
