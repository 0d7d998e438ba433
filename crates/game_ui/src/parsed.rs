//! Reading what a message carries in a game's own type.

use rules::never;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use wire::Payload;

/// What a message carries: as a table in this process made it, or read from the JSON that a server sent. A page speaks the
/// server's protocol and knows the table's edition of the game, or it says that it is to be loaded again, so all of it can
/// be read.
pub(crate) fn parsed<T>(payload: &Payload) -> Option<Arc<T>>
where
    T: Serialize + DeserializeOwned + Send + Sync + 'static,
{
    let read = payload.read();
    never!(read.is_err(), "the table and its drawing do not know the same game: {:?}", read.as_ref().err());
    read.ok()
}
