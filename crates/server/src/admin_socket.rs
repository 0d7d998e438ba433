//! What the operator can ask of a server, on the server's own machine: list, check, replay, restore and close tables.
//!
//! A running server listens on a socket beside its database that only its own user may open, so there is no password and
//! nothing on the network. Where no server runs, the same is done to the database itself.

use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::expiry::TableEnding;
use crate::ids;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Depth, Stage, Store, StoreError, Summary};

/// How the name of the socket ends.
const SOCKET: &str = ".admin";

/// What the operator asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdminCommand {
    /// Every table, and how many there are.
    Tables,
    /// Is the database whole?
    Check,
    /// Bring back this table, which has expired.
    Restore(String),
    /// Delete this table, whoever is there.
    Close(String),
}

/// Why it was not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The database cannot be opened, or the like.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server says why.
    #[error("{0}")]
    Refused(String),
    /// The server is there and cannot be spoken to.
    #[error("the server cannot be reached at {path}: {source}; run this as the user that runs the server")]
    Unheard {
        /// Where.
        path: String,
        /// Why not.
        source: std::io::Error,
    },
}

impl AdminCommand {
    fn text(&self) -> String {
        match self {
            AdminCommand::Tables => "tables\n".into(),
            AdminCommand::Check => "check\n".into(),
            AdminCommand::Restore(table) => format!("restore {table}\n"),
            AdminCommand::Close(table) => format!("close {table}\n"),
        }
    }

    fn read(text: &str) -> Option<AdminCommand> {
        match text.trim_end().split_once(' ') {
            None if text.trim_end() == "tables" => Some(AdminCommand::Tables),
            None if text.trim_end() == "check" => Some(AdminCommand::Check),
            Some(("restore", table)) => Some(AdminCommand::Restore(table.to_owned())),
            Some(("close", table)) => Some(AdminCommand::Close(table.to_owned())),
            _ => None,
        }
    }
}

/// Runs a command: by the server that serves this database with this folder, or without one. Gives what is to be said.
pub async fn run_admin_command(
    database: &str,
    folder: &Path,
    command: &AdminCommand,
) -> Result<String, AdminError> {
    if let AdminCommand::Close(table) | AdminCommand::Restore(table) = command
        && !ids::is_table_id(table)
    {
        return Err(AdminError::Refused(ApiError::UnknownTable.to_string()));
    }
    #[cfg(unix)]
    if let Some(answer) = socket::ask(path(database, folder)?, command).await? {
        return Ok(answer);
    }
    let store = Store::open_to_serve(database).await?;
    let done = match command {
        AdminCommand::Tables => store.list_tables().await.map(|tables| listed(&tables)),
        AdminCommand::Check => checked(&store).await,
        AdminCommand::Restore(table) => store.restore(table).await.map(|()| restored(table)),
        AdminCommand::Close(table) => store.erase(table).await.map(|()| closed(table)),
    };
    store.close().await;
    done.map_err(|error| match (error, command) {
        (StoreError::UnknownTable(_), AdminCommand::Restore(table)) => {
            AdminError::Refused(not_expired(table))
        }
        (StoreError::UnknownTable(_), _) => AdminError::Refused(ApiError::UnknownTable.to_string()),
        (other, _) => other.into(),
    })
}

async fn carry_out(app: &Arc<AppState>, command: AdminCommand) -> Result<String, ApiError> {
    match command {
        AdminCommand::Tables => {
            let tables = app.store.list_tables().await;
            tables.map(|tables| listed(&tables)).map_err(|error| ApiError::from_store("", &error))
        }
        AdminCommand::Check => match checked(&app.store).await {
            // Whoever watches over a server by this command learns it from how the command ends.
            Ok(told) if app.store.write_error().is_some() => Err(ApiError::Explained(told)),
            Ok(told) => Ok(told),
            Err(corrupt @ StoreError::Corrupt { .. }) => Err(ApiError::Explained(corrupt.to_string())),
            Err(other) => Err(ApiError::from_store("", &other)),
        },
        AdminCommand::Close(table) | AdminCommand::Restore(table) if !ids::is_table_id(&table) => {
            Err(ApiError::UnknownTable)
        }
        AdminCommand::Restore(table) => {
            let done = app.store.restore(&table).await.map(|()| restored(&table));
            done.map_err(|error| match error {
                StoreError::UnknownTable(_) => ApiError::Explained(not_expired(&table)),
                other => ApiError::from_store(&table, &other),
            })
        }
        AdminCommand::Close(table) => {
            app.end_table(&table, TableEnding::Erased).await.map(|_| closed(&table))
        }
    }
}

/// Looks through the whole database, and tells what is wrong or that nothing is.
async fn checked(store: &Store) -> Result<String, StoreError> {
    let faults = store.check(Depth::Whole).await?;
    if !faults.is_empty() {
        return Err(StoreError::Corrupt { faults });
    }
    let tables: u64 = store.count_tables().await?.iter().map(|tally| tally.tables).sum();
    let writing = store
        .write_error()
        .map_or_else(|| "writing works".to_owned(), |why| format!("but writing fails at the moment: {why}"));
    Ok(format!("the database is whole, with {tables} tables; {writing}"))
}

fn closed(table: &str) -> String {
    format!("table {table} is closed and deleted")
}

fn not_expired(table: &str) -> String {
    format!("no table {table} has expired: it is still there, or was erased, or never was")
}

fn restored(table: &str) -> String {
    format!("table {table} is back; it is kept as if somebody had just played there")
}

/// A line a table, and their number by stage.
fn listed(tables: &[Summary]) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let ago = |ms: i64| age(now.saturating_sub(Duration::from_millis(ms.max(0) as u64)));
    let mut lines = vec![format!("{:12}  {:16}  {:9}  seats  made  touched", "table", "game", "stage")];
    for table in tables {
        let Summary { id, game, seats, made_ms, touched_ms, .. } = table;
        let stage = table.standing();
        let (made, touched) = (ago(*made_ms), ago(*touched_ms));
        lines.push(format!("{id:12}  {game:16}  {stage:9}  {seats:5}  {made:>4}  {touched:>7}"));
    }
    let count = |stage| tables.iter().filter(|table| table.stage == Some(stage) && !table.expired).count();
    let expired = tables.iter().filter(|table| table.expired).count();
    let expired = if expired == 0 { String::new() } else { format!(", {expired} expired") };
    lines.push(format!(
        "{} tables: {} gathering, {} playing, {} over{expired}",
        tables.len(),
        count(Stage::Gathering),
        count(Stage::Playing),
        count(Stage::Over)
    ));
    lines.join("\n")
}

fn age(since: Duration) -> String {
    match since.as_secs() {
        seconds @ 0..60 => format!("{seconds}s"),
        seconds @ 60..3600 => format!("{}m", seconds / 60),
        seconds @ 3600..86_400 => format!("{}h", seconds / 3600),
        seconds => format!("{}d", seconds / 86_400),
    }
}

/// Where a server of this database is spoken to: beside its file, or in the server's own folder where it is no file.
pub(crate) fn path(database: &str, folder: &Path) -> Result<PathBuf, StoreError> {
    let in_folder = || folder.join(format!("hemicycle{SOCKET}"));
    Ok(Store::beside(database, SOCKET)?.unwrap_or_else(in_folder))
}

/// Listens for the operator until the server closes. A server that cannot listen serves its players all the same.
#[cfg(unix)]
pub(crate) use socket::listen;

#[cfg(not(unix))]
pub(crate) async fn listen(_app: Arc<AppState>, _path: PathBuf) {}

#[cfg(unix)]
mod socket {
    use super::{AdminCommand, AdminError, carry_out};
    use crate::app_state::{AppState, closed};
    use std::fs::{Permissions, remove_file, rename, set_permissions};
    use std::io::ErrorKind;
    use std::os::unix::fs::PermissionsExt;
    use std::path::{Path, PathBuf};
    use std::sync::Arc;
    use std::time::Duration;
    use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
    use tokio::net::{UnixListener, UnixStream};

    /// A command is short and comes at once.
    const LONGEST: u64 = 200;
    const PATIENCE: Duration = Duration::from_secs(5);

    pub(crate) async fn listen(app: Arc<AppState>, path: PathBuf) {
        let listener = match open(&path) {
            Ok(listener) => listener,
            Err(error) => {
                tracing::warn!(%error, "the operator cannot speak to this server while it runs");
                return;
            }
        };
        let mut closing = app.closing.clone();
        loop {
            tokio::select! {
                Ok((stream, _)) = listener.accept() => {
                    // One at a time is enough for one operator.
                    let _ = answer(&app, stream).await;
                }
                () = closed(&mut closing) => break,
            }
        }
        // A socket that stays is found dead and replaced at the next start.
        let _ = remove_file(&path);
    }

    /// Nobody else may open it, not even for the moment between its making and its permissions.
    fn open(path: &Path) -> std::io::Result<UnixListener> {
        let made = path.with_extension("making");
        let _ = remove_file(&made);
        let listener = UnixListener::bind(&made)?;
        set_permissions(&made, Permissions::from_mode(0o600))?;
        rename(&made, path)?;
        Ok(listener)
    }

    async fn answer(app: &Arc<AppState>, mut stream: UnixStream) -> std::io::Result<()> {
        let (reading, mut writing) = stream.split();
        let mut line = String::new();
        // Whoever says nothing is not waited for; looking through a large database takes its time.
        tokio::time::timeout(PATIENCE, BufReader::new(reading.take(LONGEST)).read_line(&mut line)).await??;
        let said = match AdminCommand::read(&line) {
            Some(command) => carry_out(app, command).await.map_err(|error| error.to_string()),
            None => Err("this server does not know that order: is it of another version?".into()),
        };
        let text = said.map_or_else(|why| format!("no\n{why}"), |done| format!("yes\n{done}"));
        writing.write_all(text.as_bytes()).await?;
        writing.shutdown().await
    }

    /// Asks the server at this socket; nothing where there is none.
    pub(super) async fn ask(path: PathBuf, command: &AdminCommand) -> Result<Option<String>, AdminError> {
        let unheard = |source| AdminError::Unheard { path: path.display().to_string(), source };
        let mut stream = match UnixStream::connect(&path).await {
            Ok(stream) => stream,
            // Never there, or left behind by a server that was killed.
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused) => {
                return Ok(None);
            }
            Err(error) => return Err(unheard(error)),
        };
        stream.write_all(command.text().as_bytes()).await.map_err(unheard)?;
        let mut said = String::new();
        stream.read_to_string(&mut said).await.map_err(unheard)?;
        match said.split_once('\n') {
            Some(("yes", done)) => Ok(Some(done.to_owned())),
            Some(("no", why)) => Err(AdminError::Refused(why.to_owned())),
            _ => Err(AdminError::Refused("the server closed before it answered; try again".into())),
        }
    }
}
