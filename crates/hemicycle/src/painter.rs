//! Painting tables for the server, in a process of its own: drawings are made for browsers, and what one of them would ask
//! of a browser ends the process that has none. The server goes on, and the next painter is started when it is wanted.

use first_paint::FirstPaint;
use game_ui::AssumedWindow;
use serde::{Deserialize, Serialize};
use server::TablePainter;
use speech::Lang;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use wire::{TableInfo, ViewerSnapshot};

/// A painting takes some milliseconds; whoever takes this long is stuck.
const PATIENCE: Duration = Duration::from_secs(5);

/// So long after one has failed no other is started.
const PAUSE: Duration = Duration::from_secs(10);

/// What is to be painted: one line of JSON.
#[derive(Serialize, Deserialize)]
struct PaintRequest {
    about: TableInfo,
    shown: ViewerSnapshot,
    lang: String,
    on_phone: bool,
}

/// Reads requests line by line and answers each with a line: the painting as a JSON string, or null.
pub(crate) fn run() -> anyhow::Result<()> {
    let paint = FirstPaint::new();
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let PaintRequest { about, shown, lang, on_phone } = serde_json::from_str(&line?)?;
        let window = if on_phone { AssumedWindow::NARROW } else { AssumedWindow::WIDE };
        let painting = paint.draw(&about, shown, Lang::from_tag(&lang).unwrap_or_default(), window);
        serde_json::to_writer(&mut out, &painting)?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
    Ok(())
}

/// Gives requests to a painter in another process.
#[derive(Default)]
pub(crate) struct PainterProcess {
    painter: Mutex<Painter>,
}

/// The process, and since when there is none because the last one failed.
#[derive(Default)]
struct Painter {
    running: Option<Running>,
    failed: Option<Instant>,
}

struct Running {
    process: Child,
    requests: ChildStdin,
    paintings: Receiver<String>,
}

impl Running {
    fn start() -> io::Result<Running> {
        let mut process = Command::new(std::env::current_exe()?)
            .arg("paint")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let no_pipe = || io::Error::other("a painter without a pipe");
        let requests = process.stdin.take().ok_or_else(no_pipe)?;
        let answers = BufReader::new(process.stdout.take().ok_or_else(no_pipe)?);
        let (finished, paintings) = sync_channel(1);
        // It ends with the process, whose end of the pipe closes.
        thread::spawn(move || {
            for line in answers.lines().map_while(Result::ok) {
                if finished.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Running { process, requests, paintings })
    }

    fn paint(&mut self, request: &[u8]) -> Option<Option<String>> {
        self.requests.write_all(request).ok()?;
        self.requests.flush().ok()?;
        serde_json::from_str(&self.paintings.recv_timeout(PATIENCE).ok()?).ok()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Painter {
    fn paint(&mut self, request: &[u8]) -> Option<String> {
        if self.running.is_none() {
            if self.failed.is_some_and(|failed| failed.elapsed() < PAUSE) {
                return None;
            }
            self.running = Running::start().inspect_err(|error| tracing::error!(%error, "no painter")).ok();
        }
        let painting = self.running.as_mut().and_then(|running| running.paint(request));
        if painting.is_none() {
            tracing::error!("the painter of tables failed; pages come without a first board for a while");
            (self.running, self.failed) = (None, Some(Instant::now()));
        }
        painting.flatten()
    }
}

impl TablePainter for PainterProcess {
    fn paint(&self, about: &TableInfo, shown: ViewerSnapshot, lang: Lang, on_phone: bool) -> Option<String> {
        let request = PaintRequest { about: about.clone(), shown, lang: lang.code().to_owned(), on_phone };
        let mut line = serde_json::to_vec(&request).ok()?;
        line.push(b'\n');
        self.painter.lock().unwrap_or_else(PoisonError::into_inner).paint(&line)
    }

    fn style(&self, game: &str) -> Option<&'static str> {
        first_paint::style(game)
    }
}
