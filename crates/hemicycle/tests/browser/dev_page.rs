//! The page while it is being worked on: another build is laid down, and the browser shows it and says so.

use crate::common::Folder;
use crate::common::page::played;
use chromium::Driver;
use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

const RELOAD: &str = include_str!("../../../../xtask/src/dev/reload.js");

/// A server that reads its page from a folder, killed when the test is over.
struct DevServer {
    process: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl DevServer {
    fn start(data: &Path, page: &Path) -> DevServer {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hemicycle"))
            .args(["serve", "--addr", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(data)
            .env("HEMICYCLE_DEV_PAGE", page)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines();
        DevServer { process, lines }
    }

    fn says(&mut self) -> String {
        self.lines.next().unwrap().unwrap()
    }
}

impl Drop for DevServer {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Writes a page that shows its build, as `cargo xtask dev` does: the name of the build last.
fn write_page(page: &Path, build: &str) {
    let files = [
        (
            "index.html",
            "<!doctype html><p id=\"shown\"></p><script type=\"module\" src=\"/dev_reload.js\"></script>",
        ),
        ("dev_reload.js", &RELOAD.replace("__BUILD__", build)),
        ("boot.js", &format!("document.querySelector('#shown').textContent = 'build {build}';")),
        ("build.txt", build),
    ];
    for (name, content) in files {
        fs::write(page.join(name), content).unwrap();
    }
}

#[test]
fn a_new_build_is_loaded_by_itself_and_said_to_be_seen() {
    let (data, page) = (Folder::new("dev-data"), Folder::new("dev-page"));
    write_page(page.path(), "one");
    let mut server = DevServer::start(data.path(), page.path());
    let address = server.says().trim_start_matches("Hemicycle: ").to_owned();
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(800, 600, false, "fr-FR").await?;
        marianne.goto(&address).await?;
        marianne.wait_for_text("#shown", "build one").await?;
        assert_eq!(server.says(), "seen one");
        write_page(page.path(), "two");
        marianne.wait_for_text("#shown", "build two").await?;
        assert_eq!(server.says(), "seen two");
        marianne.close().await
    });
}
