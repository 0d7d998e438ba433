//! The page while it is being worked on: read from a folder, with an event stream (SSE) that tells the browser when another
//! build lies there. For `cargo xtask dev`; a release has none of this.

use crate::app_state::{AppState, closed};
use axum::Router;
use axum::extract::{Path as UrlPath, State};
use axum::http::StatusCode;
use axum::response::Sse;
use axum::response::sse::Event;
use axum::routing::{get, post};
use futures_util::Stream;
use futures_util::stream::unfold;
use rust_embed::EmbeddedFile;
use std::convert::Infallible;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Component, Path};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// The variable that names the folder; without it the page is the one that every other server has.
const FOLDER: &str = "HEMICYCLE_DEV_PAGE";

/// The file in it that names the build, written after all others.
const BUILD: &str = "build.txt";

/// How often the folder is looked at.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// The folder of the page, if it is being worked on.
pub(crate) fn folder() -> Option<&'static Path> {
    static NAMED: LazyLock<Option<OsString>> = LazyLock::new(|| std::env::var_os(FOLDER));
    NAMED.as_deref().map(Path::new)
}

/// The file of this name, and nothing that lies outside the folder.
pub(crate) fn read_file(folder: &Path, name: &str) -> Option<EmbeddedFile> {
    let inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
    let file = folder.join(name);
    (inside && file.is_file()).then(|| rust_embed::utils::read_file_from_fs(&file).ok()).flatten()
}

/// Where the page hears of builds, and tells that it was seen.
pub(crate) fn routes() -> Router<Arc<AppState>> {
    let Some(folder) = folder() else { return Router::new() };
    Router::new()
        .route("/dev/builds", get(async |State(app): State<Arc<AppState>>| Sse::new(builds(folder, app))))
        .route("/dev/seen/{build}", post(seen))
}

/// The name of the build that lies there, and of each that comes, until the server closes.
fn builds(folder: &'static Path, app: Arc<AppState>) -> impl Stream<Item = Result<Event, Infallible>> {
    unfold((String::new(), app.closing.clone()), move |(told, mut closing)| async move {
        loop {
            if let Some(build) = newer(folder, &told) {
                return Some((Ok(Event::default().data(&build)), (build, closing)));
            }
            tokio::select! {
                () = tokio::time::sleep(POLL_INTERVAL) => {}
                () = closed(&mut closing) => return None,
            }
        }
    })
}

/// The name of the build in this folder, if it is another than the one that was told.
fn newer(folder: &Path, told: &str) -> Option<String> {
    let build = std::fs::read_to_string(folder.join(BUILD)).ok()?;
    (build != told).then_some(build)
}

/// Says which build a browser has drawn, to whoever started this server.
async fn seen(UrlPath(build): UrlPath<String>) -> StatusCode {
    // If nobody reads it, nobody wants to know.
    let _ = writeln!(std::io::stdout(), "seen {build}");
    StatusCode::NO_CONTENT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_is_told_once_and_files_outside_the_folder_never() {
        let outer = std::env::temp_dir().join(format!("hemicycle-dev-page-{}", std::process::id()));
        let folder = outer.join("page");
        std::fs::create_dir_all(folder.join("covers")).unwrap();
        assert_eq!(newer(&folder, ""), None, "nothing is built yet");
        std::fs::write(folder.join(BUILD), "7").unwrap();
        assert_eq!(newer(&folder, "").as_deref(), Some("7"));
        assert_eq!(newer(&folder, "7"), None);
        std::fs::write(folder.join(BUILD), "8").unwrap();
        assert_eq!(newer(&folder, "7").as_deref(), Some("8"));

        std::fs::write(outer.join("secret"), "s").unwrap();
        std::fs::write(folder.join("covers").join("a.svg"), "<svg/>").unwrap();
        assert_eq!(*read_file(&folder, "covers/a.svg").unwrap().data, *b"<svg/>");
        for name in ["../secret", "covers/../../secret", "covers", "", "/etc/hostname", "nothing"] {
            assert!(read_file(&folder, name).is_none(), "{name}");
        }
        std::fs::remove_dir_all(outer).unwrap();
    }
}
