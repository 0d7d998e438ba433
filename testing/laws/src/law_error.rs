//! The error of a broken law, and how a panic inside a game is caught and becomes one.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Which law, and what was seen.
#[derive(Debug)]
pub(crate) struct LawError {
    pub law: &'static str,
    pub detail: String,
}

/// What a law answers.
pub(crate) type LawResult = Result<(), LawError>;

/// The law holds if `holds`; otherwise `detail` says what was seen.
pub(crate) fn require(holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> LawResult {
    if holds { Ok(()) } else { Err(LawError { law, detail: detail() }) }
}

/// The law that whatever else is asked of a game presumes.
pub(crate) const NO_PANIC: &str = "nothing panics";

/// Does something that must not panic; `what` says what it was. The place of the panic is on standard error.
pub(crate) fn catch_panic<T>(
    what: impl FnOnce() -> String,
    doing: impl FnOnce() -> T,
) -> Result<T, LawError> {
    catch_unwind(AssertUnwindSafe(doing)).map_err(|payload| {
        let said = payload
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| payload.downcast_ref::<&str>().copied())
            .unwrap_or("a panic without words");
        LawError { law: NO_PANIC, detail: format!("{}: {said}", what()) }
    })
}
