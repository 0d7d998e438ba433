//! Schema migrations: the shape of the database, built into the program.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Every step from an empty database to today's shape, in order. A published step is never edited: a change is a new one.
pub(crate) fn sqlite() -> Migrator {
    let step = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        step(1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        step(2, "talk", include_str!("../migrations/sqlite/0002_talk.sql")),
        step(3, "dice", include_str!("../migrations/sqlite/0003_dice.sql")),
        step(4, "clocks", include_str!("../migrations/sqlite/0004_clocks.sql")),
        step(5, "expiry", include_str!("../migrations/sqlite/0005_expiry.sql")),
    ])
}
