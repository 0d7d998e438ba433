//! Databases for the tests: each test runs in both kinds.

use private_postgres::PrivatePostgres;
use std::path::PathBuf;
use std::sync::Arc;

/// Where a test keeps its tables.
pub trait Place {
    fn new(name: &str) -> Self;
    fn url(&self) -> String;
}

/// A file in a folder that goes away with the test.
pub struct Sqlite(pub PathBuf);

impl Place for Sqlite {
    fn new(name: &str) -> Sqlite {
        let path = std::env::temp_dir().join(format!("hemicycle-store-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a temporary folder can be made");
        Sqlite(path)
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.0.join("tables.db").display())
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A database of the server that the tests share.
pub struct Postgres {
    url: String,
    _server: Arc<PrivatePostgres>,
}

impl Place for Postgres {
    fn new(_name: &str) -> Postgres {
        let server = PrivatePostgres::shared();
        Postgres { url: server.database(), _server: server }
    }

    fn url(&self) -> String {
        self.url.clone()
    }
}

/// Runs each of these tests in both kinds of database.
#[macro_export]
macro_rules! in_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    super::$test(<$crate::common::Sqlite as $crate::common::Place>::new(stringify!($test))).await;
                }
            )*
        }
        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    super::$test(<$crate::common::Postgres as $crate::common::Place>::new(stringify!($test))).await;
                }
            )*
        }
    };
}
