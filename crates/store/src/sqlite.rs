//! What an SQLite database has beside it: a lock of whoever serves it, and files that nobody else may read.

pub(crate) mod lock;
pub(crate) mod private;
