//! Ids of messages that come over the wire, made as lasting as those in the code.

use speech::{Lang, Speech};
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// The id for use in a phrase, if there is such a message. Only ids that the files have are kept, each once, so what is
/// kept for ever is bounded by the files.
pub(crate) fn interned(speech: &Speech, lang: Lang, id: &str) -> Option<&'static str> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(kept) = known.get(id) {
        return Some(kept);
    }
    if speech.lacks(lang, id) {
        return None;
    }
    let kept: &'static str = String::leak(id.to_owned());
    known.insert(kept);
    Some(kept)
}
