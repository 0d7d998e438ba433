//! Schema migrations: the shape of the database, built into the program.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

fn migrator(steps: &[(&'static str, &'static str)]) -> Migrator {
    let step = |(version, (name, sql)): (i64, &(&'static str, &'static str))| {
        Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(step).collect())
}

/// Every step from an empty database to today's shape, in order. A published step is never edited: a change is a new one.
pub(crate) fn sqlite() -> Migrator {
    migrator(&[
        ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        ("talk", include_str!("../migrations/sqlite/0002_talk.sql")),
        ("dice", include_str!("../migrations/sqlite/0003_dice.sql")),
        ("clocks", include_str!("../migrations/sqlite/0004_clocks.sql")),
        ("expiry", include_str!("../migrations/sqlite/0005_expiry.sql")),
    ])
}

/// The same of PostgreSQL, which began with the whole shape.
pub(crate) fn postgres() -> Migrator {
    migrator(&[("tables", include_str!("../migrations/postgres/0001_tables.sql"))])
}
