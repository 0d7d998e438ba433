//! `hemicycle serve`: the games for browsers.

use anyhow::Context;
use server::Config;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Serve the games to browsers.
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// The folder for the embedded database
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// Another database than the embedded one, as in sqlite:/path/to/file.sqlite
    #[arg(long, env = "DATABASE_URL")]
    database: Option<String>,
    /// About how long a bot seems to think, in milliseconds
    #[arg(long, default_value_t = 1200)]
    pace: u64,
    /// How many tables can be made from one address in a minute, and at once; 0 for any number. Behind a proxy everyone
    /// has the proxy's address: raise it there
    #[arg(long, default_value_t = Config::TABLES_PER_MINUTE, value_name = "NUMBER")]
    tables_per_minute: u32,
    /// When a player has been gone for this long, the others may go on without them, in seconds
    #[arg(long, default_value_t = 120, value_name = "SECONDS")]
    grace: u64,
    /// What to log, as in info or server=debug
    #[arg(long, default_value = "info,sqlx=warn")]
    log: Targets,
}

impl Serve {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let logs = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        tracing_subscriber::registry().with(logs).with(self.log).init();
        let database = match self.database {
            Some(database) => database,
            None => {
                let cannot = || format!("cannot make the folder {}", self.data.display());
                std::fs::create_dir_all(&self.data).with_context(cannot)?;
                format!("sqlite:{}", self.data.join("hemicycle.sqlite").display())
            }
        };
        let mut config = Config::new(self.addr, database, catalog::doors());
        config.pace = std::time::Duration::from_millis(self.pace);
        config.tables_per_minute = self.tables_per_minute;
        config.grace = std::time::Duration::from_secs(self.grace);
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let server = server::bind(config).await?;
            // If nobody reads it, people still find the server where they asked for it.
            let _ = writeln!(std::io::stdout(), "Hemicycle: http://{}", server.addr());
            server.run(server::stop_signal()).await
        })?;
        Ok(())
    }
}
