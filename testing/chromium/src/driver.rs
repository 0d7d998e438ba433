//! chromedriver, started for a test and gone with it.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;

use crate::session::{self, SessionOptions};
use crate::{Browser, BrowserError, PATIENCE};

/// Names under which a Chromium is found; `cargo xtask test` looks for the same.
const CHROMIUM: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Waits until its input ends, which happens when the test ends, however it ends; then kills the driver with every
/// browser it opened and removes their files. Killed processes take a moment to let go of their files.
const GUARD: &str = r#"
cat >/dev/null
kill -s KILL -- "-$1" 2>/dev/null
for turn in 1 2 3 4 5 6 7 8 9 10; do
  rm -rf "$2" 2>/dev/null
  kill -s 0 -- "-$1" 2>/dev/null || break
  sleep 0.05
done
rm -rf "$2"
"#;

/// A running chromedriver. Dropping it closes every browser opened through it.
pub struct Driver {
    driver: Child,
    guard: Child,
    address: String,
    chromium: String,
}

/// The browser of somebody who wants to wait for nothing and came by keyboard, so that all moves are listed: a test does
/// not wait for what only a person needs time to see. One that looks at the pace or at the closed list sets its own.
const READER: &str =
    "try { localStorage['bot-speed'] ??= 'instant'; sessionStorage.keyboard ??= 'yes' } catch {}";

/// The same for somebody who wants to see everything move.
const LISTS_MOVES: &str = "try { sessionStorage.keyboard ??= 'yes' } catch {}";

impl Driver {
    /// Starts chromedriver on a free port, with a directory of its own for the browsers' profiles.
    ///
    /// # Errors
    /// When Chromium or its driver is missing, in one sentence that says what to install. A test passes that on and
    /// fails: a browser test is never skipped.
    pub fn start() -> Result<Self, BrowserError> {
        // The port that the system offers for one kind of address may be taken for the other; then the driver ends at
        // once, and another port does.
        match Self::attempt() {
            Err(BrowserError::NotStarted(_)) => Self::attempt(),
            other => other,
        }
    }

    fn attempt() -> Result<Self, BrowserError> {
        let chromium =
            CHROMIUM.iter().find_map(|name| program(name)).ok_or(BrowserError::Missing("chromium"))?;
        let chromedriver = program("chromedriver").ok_or(BrowserError::Missing("chromedriver"))?;
        let files = scratch().map_err(not_started)?;
        let mut driver = Command::new(chromedriver)
            .arg("--port=0")
            .env("TMPDIR", &files)
            .env("XDG_CONFIG_HOME", &files)
            .env("XDG_CACHE_HOME", &files)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .map_err(not_started)?;
        // From here on whatever happens to us ends the driver too: a test may be killed, or keep it in a static.
        let guard = Command::new("sh")
            .args(["-c", GUARD, "guard", &driver.id().to_string()])
            .arg(&files)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn();
        let guard = match guard {
            Ok(guard) => guard,
            Err(error) => {
                // The first trouble is the one to tell; a driver already dead is as good as killed.
                let _ = driver.kill();
                let _ = driver.wait();
                return Err(not_started(error));
            }
        };
        let output = driver.stdout.take();
        let mut started =
            Self { driver, guard, address: String::new(), chromium: chromium.display().to_string() };
        let port =
            output.and_then(port).ok_or_else(|| BrowserError::NotStarted("it told no port".to_owned()))?;
        started.address = format!("http://127.0.0.1:{port}/");
        Ok(started)
    }

    /// Opens a browser with a profile of its own, as another player would have it: a page of `width` by `height`,
    /// dark or light, in the language `lang` ("fr-FR", "en-GB").
    ///
    /// # Errors
    /// When Chromium does not open.
    pub async fn open(
        &self,
        width: u32,
        height: u32,
        dark: bool,
        lang: &str,
    ) -> Result<Browser, BrowserError> {
        let looks = SessionOptions { width, height, dark, lang, is_traced: false };
        let browser = Browser::new(session::open(&self.address, &self.chromium, &looks).await?);
        browser.before_every_page(READER).await?;
        Ok(browser)
    }

    /// The browser of somebody who sees everything move, light and in French, whose frames are traced: see
    /// [`Browser::frames`].
    ///
    /// # Errors
    /// When Chromium does not open.
    pub async fn open_traced(&self, width: u32, height: u32) -> Result<Browser, BrowserError> {
        let looks = SessionOptions { width, height, dark: false, lang: "fr-FR", is_traced: true };
        let browser = Browser::new(session::open(&self.address, &self.chromium, &looks).await?);
        browser.before_every_page(LISTS_MOVES).await?;
        Ok(browser)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The end of its input wakes the guard, which kills the group. The driver is killed from here as well, so that no
        // wait can last; there is nobody to tell if one fails.
        drop(self.guard.stdin.take());
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = self.guard.wait();
    }
}

/// Reads the port from the driver's first lines, and keeps reading so that the driver never blocks on a full pipe.
fn port(output: ChildStdout) -> Option<u16> {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Some(port) = port_in(&line) {
                // Nobody listens after the first port, and nobody needs to.
                let _ = tell.send(port);
            }
        }
    });
    told.recv_timeout(PATIENCE).ok()
}

fn port_in(line: &str) -> Option<u16> {
    line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok()
}

fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|directory| directory.join(name)).find(|place| place.is_file())
}

/// A new directory; several drivers may run in one process.
fn scratch() -> std::io::Result<PathBuf> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let scratch = std::env::temp_dir().join(format!("hemicycle-chromium-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&scratch)?;
    Ok(scratch)
}

fn not_started(error: std::io::Error) -> BrowserError {
    BrowserError::NotStarted(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_found_in_the_drivers_words() {
        assert_eq!(port_in("ChromeDriver was started successfully on port 41235."), Some(41_235));
        assert_eq!(port_in("Starting ChromeDriver 140.0 on port 0"), None);
    }
}
