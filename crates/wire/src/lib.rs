//! The messages between a server and those who play, named by direction.
//!
//! Over the WebSocket every message is one JSON text. Making a table and taking a seat are plain HTTP requests, because
//! they hand out a secret; their bodies are in [`http`].

mod api_error_code;
mod clock;
mod code_names;
mod command_error;
mod decision_id;
pub mod http;
pub mod lobby;
pub mod my_seats;
pub mod names;
pub mod paths;
mod payload;
mod players;
mod refusal_code;
pub mod table_admin;
mod table_info;
pub mod talk;
mod to_client;
mod to_server;
mod viewer_snapshot;
mod vote;

pub use api_error_code::ApiErrorCode;
pub use decision_id::DecisionId;
pub use names::MAX_NAME;
pub use payload::Payload;
pub use players::{ActedBy, Level, Occupant, UnknownLevelError};
pub use refusal_code::RefusalCode;
pub use table_info::{PublishedDice, SeatInfo, Stage, TableInfo, TableStatus};
pub use to_client::{ActionError, ProtocolError, ProtocolErrorCode, ToClient, Translated};
pub use to_server::{Request, ToServer};
pub use viewer_snapshot::{ErasedUpdate, ViewerSnapshot, ViewerUpdate};

use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// Grows when an old page and a new server no longer understand each other; the page then asks to be reloaded.
pub const PROTOCOL: u32 = 9;

/// The code by which a connection is closed whose seat is open on too many devices: to call again at once would only close
/// another.
pub const DISPLACED: u16 = 4001;

/// How the ids of tables begin that are played on one device; no server gives such an id.
pub const LOCAL_ID_PREFIX: &str = "home-";

/// A longer message is refused; the connection stays up.
pub const MAX_MESSAGE: usize = 16 * 1024;

/// Reads a message from a client, or says what is wrong with it.
pub fn read(text: &str) -> Result<ToServer, ProtocolError> {
    if text.len() > MAX_MESSAGE {
        let message = format!("a message may be {MAX_MESSAGE} bytes long, this one has {}", text.len());
        return Err(ProtocolError { id: None, code: ProtocolErrorCode::Oversized, message });
    }
    let parts = plain_json::parts(text);
    // An answer can still be addressed if at least the envelope's id can be read.
    let id = || parts.get("id").and_then(|id| serde_json::from_str(id.get()).ok());
    let malformed = |why: String| ProtocolError {
        id: id(),
        code: ProtocolErrorCode::Malformed,
        message: format!("this message cannot be read: {why}"),
    };
    if let Some(protocol) = hello_protocol(&parts).filter(|protocol| *protocol != PROTOCOL) {
        let message = format!("protocol {PROTOCOL} is spoken here, not {protocol}: reload");
        return Err(ProtocolError { id: id(), code: ProtocolErrorCode::OtherProtocol, message });
    }
    if let Some(request) = parts.get("request") {
        asked(request.get()).map_err(malformed)?;
    }
    plain_json::read_object(text).map_err(malformed)
}

/// The protocol that a hello names, in whatever version its envelope is written: a page that is too old is told so, and
/// not that its messages make no sense.
fn hello_protocol(parts: &BTreeMap<String, &RawValue>) -> Option<u32> {
    // Up to protocol 6 a request was called `say`.
    let request = parts.get("request").or_else(|| parts.get("say"))?.get();
    if !request.contains("\"hello\"") {
        return None;
    }
    let hello = *plain_json::parts(request).get("hello")?;
    serde_json::from_str(plain_json::parts(hello.get()).get("protocol")?.get()).ok()
}

/// Is this the name of a request, or an object with one request and what belongs to it?
fn asked(request: &str) -> Result<(), String> {
    match plain_json::kind(request) {
        "text" => Ok(()),
        "an object" => {
            match plain_json::parts(request).iter().find(|(_, body)| plain_json::kind(body.get()) == "a list")
            {
                Some((name, _)) => Err(format!("what belongs to `{name:.40}` is an object, not a list")),
                None => Ok(()),
            }
        }
        other => Err(format!("`request` is the name of a request or an object with one, not {other}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_message_is_answered_under_its_own_id_where_that_can_be_read() {
        let fault = read(r#"{"id":7,"request":{"dance":{}}}"#).unwrap_err();
        assert_eq!((fault.id, fault.code), (Some(7), ProtocolErrorCode::Malformed));
        assert!(fault.message.contains("dance"), "{}", fault.message);
        assert_eq!(read("\u{0}").unwrap_err().id, None);
        assert_eq!(read(&" ".repeat(MAX_MESSAGE + 1)).unwrap_err().code, ProtocolErrorCode::Oversized);
    }

    #[test]
    fn a_page_of_another_version_is_told_so_in_whatever_words_it_speaks() {
        for hello in [
            r#"{"id":1,"say":{"hello":{"protocol":6,"table":"abc","secret":null,"have":null}}}"#,
            r#"{"id":1,"request":{"hello":{"protocol":10,"table":"abc","device":"new"}},"more":1}"#,
        ] {
            let fault = read(hello).unwrap_err();
            assert_eq!((fault.id, fault.code), (Some(1), ProtocolErrorCode::OtherProtocol), "{hello}");
        }
        assert_eq!(
            read(r#"{"id":1,"request":{"hello":{}}}"#).unwrap_err().code,
            ProtocolErrorCode::Malformed
        );
    }

    #[test]
    fn a_list_is_no_message_even_if_it_holds_the_right_things() {
        for (text, said) in [
            (r#"[1,null,"ping"]"#, "an object is expected"),
            (r#"{"id":1,"request":{"resync":[7]}}"#, "`resync` is an object, not a list"),
            (r#"{"id":1,"request":{"hello":[1,"abc",null,null]}}"#, "`hello` is an object, not a list"),
            (r#"{"id":1,"request":["ping"]}"#, "`request` is the name of a request"),
            (r#"{"id":1,"request":5}"#, "`request` is the name of a request"),
        ] {
            let told = read(text).unwrap_err().message;
            assert!(told.contains(said), "{text}: {told}");
        }
        for text in [
            r#"{"id":1,"request":{"act":7}}"#,
            r#"{"id":"x","request":"ping"}"#,
            r#"{"id":1,"request":{"ping":1}}"#,
        ] {
            let told = read(text).unwrap_err().message;
            assert!(["struct", "enum", "variant", "::"].iter().all(|ours| !told.contains(ours)), "{told}");
        }
    }

    #[test]
    fn messages_read_as_they_are_written() {
        for text in [
            r#"{"id":1,"request":{"hello":{"protocol":9,"table":"abc","secret":null,"have":null}}}"#,
            r#"{"id":2,"decision":3,"request":{"act":{"action":{"picket":12}}}}"#,
            r#"{"id":3,"request":"undo"}"#,
            r#"{"id":4,"request":"hint"}"#,
            r#"{"id":5,"request":{"snapshot_at":{"number":9}}}"#,
            r#"{"id":6,"request":{"explain_refusal":{"action":{"picket":12}}}}"#,
            r#"{"id":7,"request":{"talk":{"to":{"seats":[0,1]},"words":{"text":"Bonjour"}}}}"#,
            r#"{"id":8,"request":{"talk":{"to":"watchers","words":{"quick":"hello"},"name":"Zoé"}}}"#,
            r#"{"id":9,"request":{"watch_as":{"seat":1}}}"#,
            r#"{"id":10,"request":{"show_hand":{"open":true}}}"#,
        ] {
            let message = read(text).unwrap();
            assert_eq!(serde_json::to_string(&message).unwrap(), text);
        }
    }
}
