//! `hemicycle serve`: the games for browsers.

use crate::database::{Database, Place};
#[cfg(feature = "first_paint")]
use crate::painter::PainterProcess;
use anyhow::anyhow;
use server::{BasePath, Config, Expiry, Network, ServeError};
use std::io::{ErrorKind, IsTerminal, Write};
use std::net::SocketAddr;
use std::time::Duration;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Serve the games to browsers.
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    #[command(flatten)]
    database: Database,
    /// About how long a bot seems to think, in milliseconds
    #[arg(long, default_value_t = 1200)]
    pace: u64,
    /// How many tables can be opened from one address in a minute, and at once; 0 for any number. Behind a proxy everyone
    /// has the proxy's address: raise it there
    #[arg(long, default_value_t = Config::TABLES_PER_MINUTE, value_name = "NUMBER")]
    tables_per_minute: u32,
    /// The same in an hour
    #[arg(long, default_value_t = Config::TABLES_PER_HOUR, value_name = "NUMBER")]
    tables_per_hour: u32,
    /// How many requests and connections are taken from one address in a second, and five times as many at once; 0 for
    /// any number. Behind a proxy everyone has the proxy's address: raise it there
    #[arg(long, default_value_t = Config::REQUESTS_PER_SECOND, value_name = "NUMBER")]
    requests_per_second: u32,
    /// How many connections are taken from one address at once; 0 for any number
    #[arg(long, default_value_t = Config::CONNECTIONS_PER_ADDRESS, value_name = "NUMBER")]
    connections_per_address: u32,
    /// What every address begins with, where the server shares its name with other things, as in /hemicycle
    #[arg(long, default_value_t, hide_default_value = true, value_name = "PATH")]
    base: BasePath,
    /// A proxy in front of the server, or a range of them as in 10.0.0.0/8 (may be repeated): what it says in
    /// X-Forwarded-For is where a visitor comes from. Without it everybody behind a proxy has the proxy's address
    #[arg(long, value_name = "CIDR")]
    trusted_proxy: Vec<Network>,
    /// When a player has been gone for this long, the others at a live table may go on without them, in seconds. By
    /// correspondence it takes as long as a decision may, and without a clock a day
    #[arg(long, default_value_t = 120, value_name = "SECONDS")]
    grace: u64,
    /// How long a table that waits for players is kept; this and the next two as in 30m, 12h or 7d, 0 for ever. A table
    /// with somebody connected stays
    #[arg(long, default_value = "7d", value_parser = kept, value_name = "TIME")]
    keep_gathering: Retention,
    /// How long a game in which nobody moves is kept
    #[arg(long, default_value = "90d", value_parser = kept, value_name = "TIME")]
    keep_playing: Retention,
    /// How long a finished game is kept
    #[arg(long, default_value = "365d", value_parser = kept, value_name = "TIME")]
    keep_over: Retention,
    /// Give the operator's counts there instead of at /metrics of the server itself, as in 127.0.0.1:9090
    #[arg(long, value_name = "ADDR")]
    metrics: Option<SocketAddr>,
    /// What to log, as in info or server=debug
    #[arg(long, default_value = "info,sqlx=warn")]
    log: Targets,
}

impl Serve {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let logs = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        // Colours are for people: in a file or a journal their codes are noise.
        let logs = logs.with_ansi(std::io::stderr().is_terminal());
        tracing_subscriber::registry().with(logs).with(self.log).init();
        rules::report_impossible_to(|what| tracing::error!("{what}"));
        let Place { url, folder } = self.database.made()?;
        let mut config = Config::new(self.addr, url, catalog::games());
        config.folder = folder;
        #[cfg(feature = "first_paint")]
        {
            config.painter = Some(std::sync::Arc::new(PainterProcess::default()));
        }
        config.pace = Duration::from_millis(self.pace);
        config.tables_per_minute = self.tables_per_minute;
        config.tables_per_hour = self.tables_per_hour;
        config.requests_per_second = self.requests_per_second;
        config.base = self.base.clone();
        config.trusted_proxies = self.trusted_proxy;
        config.connections_per_address = self.connections_per_address;
        config.expiry = Expiry {
            gathering: self.keep_gathering.0,
            playing: self.keep_playing.0,
            over: self.keep_over.0,
            ..Expiry::DEFAULT
        };
        config.metrics = self.metrics;
        config.grace = Duration::from_secs(self.grace);
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let server = server::bind(config).await.map_err(|why| explain(why, self.metrics))?;
            let stop = server::stop_signal();
            // If nobody reads it, people still find the server where they asked for it.
            let _ = writeln!(std::io::stdout(), "Hemicycle: http://{}{}", server.addr(), self.base);
            if let Some(addr) = server.metrics_addr() {
                let _ = writeln!(std::io::stdout(), "Counts: http://{addr}/metrics");
            }
            Ok(server.run(stop).await?)
        })
    }
}

/// Why a server cannot start, and what to do where it cannot listen: it has one address for players, and may have one for
/// its counts.
fn explain(why: ServeError, metrics: Option<SocketAddr>) -> anyhow::Error {
    let ServeError::Listen { addr, source } = why else { return why.into() };
    let flag = if metrics == Some(addr) { "--metrics" } else { "--addr" };
    let mut other = addr;
    other.set_port(addr.port().checked_add(1).unwrap_or(8080));
    match source.kind() {
        ErrorKind::AddrInUse => anyhow!(
            "cannot listen on {addr}: another program already does, perhaps another server. Stop it, or choose another \
             address, as in {flag} {other}"
        ),
        ErrorKind::AddrNotAvailable => {
            anyhow!("cannot listen on {addr}: this machine has no such address. Choose another with {flag}")
        }
        ErrorKind::PermissionDenied => anyhow!(
            "cannot listen on {addr}: that is not allowed to this user. Choose a port above 1023 with {flag}"
        ),
        _ => anyhow!("cannot listen on {addr}: {source}. Choose another address with {flag}"),
    }
}

/// How long something is kept; nothing for ever.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Retention(Option<Duration>);

/// Reads a time such as 90s, 30m, 12h or 7d; 0 is for ever.
fn kept(text: &str) -> Result<Retention, String> {
    let wrong = || "give a number with s, m, h or d, as in 12h or 7d, or 0 for ever".to_owned();
    // One whole number of these: a game that is kept for 7ms, or for 7M, which are months, would be a slip of the hand.
    let number = text.strip_suffix(['s', 'm', 'h', 'd']);
    let is_plain = text == "0" || number.is_some_and(|number| number.parse::<u32>().is_ok());
    let time = humantime::parse_duration(text).ok().filter(|_| is_plain).ok_or_else(wrong)?;
    Ok(Retention((!time.is_zero()).then_some(time)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_as_people_write_them() {
        let seconds = |text| kept(text).unwrap().0.map(|time| time.as_secs());
        assert_eq!([seconds("90s"), seconds("2m"), seconds("1h")], [Some(90), Some(120), Some(3600)]);
        assert_eq!([seconds("7d"), seconds("0"), seconds("0d")], [Some(7 * 86_400), None, None]);
        for text in ["", "7", "d", "-1d", "1w", "1.5h", "7é", "99999999999d", "7ms", "7M", "1h 30m"] {
            assert!(kept(text).is_err(), "{text}");
        }
    }
}
