//! Starts other programs, cargo above all, and tells plainly when one fails.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// What cargo sets for the program it runs. A cargo started from here must not inherit it: build scripts watch some
/// of these variables, and would run again, with all that depends on them, each time the caller changes.
const SET_BY_CARGO: [&str; 5] =
    ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_", "CARGO_PRIMARY_"];

/// A cargo that works in `root` as if it had been started from a shell.
pub fn cargo(root: &Path) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut cargo = Command::new(program);
    cargo.current_dir(root);
    for (name, _) in std::env::vars_os() {
        let inherited =
            name.to_str().is_some_and(|name| SET_BY_CARGO.iter().any(|set| name.starts_with(set)));
        if inherited {
            cargo.env_remove(&name);
        }
    }
    cargo
}

/// Runs `command` to its end, its output going where ours goes; an error when it fails.
pub fn finish(command: &mut Command) -> Result<()> {
    let said = command_line(command);
    let status = command.status().with_context(|| format!("`{said}` could not be started"))?;
    if !status.success() {
        bail!("`{said}` failed ({status})");
    }
    Ok(())
}

/// Runs `command` to its end like [`finish`], but ends it, with all that it started, when it has written nothing to its
/// standard output for longer than `limit`: what hangs fails, and says what it was at. Tests say by themselves which of
/// them have been running for long.
pub fn finish_within(command: &mut Command, limit: Duration) -> Result<()> {
    follow(command, limit, |line| println!("{line}"))
}

/// Runs `command` like [`finish_within`] beside something else that speaks: gives what it wrote to its standard output, in
/// the error too when it fails.
pub fn hear_within(command: &mut Command, limit: Duration) -> Result<String> {
    let heard = Arc::new(Mutex::new(String::new()));
    let hearing = Arc::clone(&heard);
    let done = follow(command, limit, move |line| {
        hearing.lock().unwrap_or_else(PoisonError::into_inner).extend([line, "\n"]);
    });
    let heard = heard.lock().unwrap_or_else(PoisonError::into_inner).clone();
    done.with_context(|| heard.clone())?;
    Ok(heard)
}

/// Runs `command` to its end and tells each line as it comes.
fn follow(command: &mut Command, limit: Duration, tell: impl Fn(&str) + Send + 'static) -> Result<()> {
    let said = command_line(command);
    let mut child = command
        .stdout(Stdio::piped())
        .process_group(0)
        .spawn()
        .with_context(|| format!("`{said}` could not be started"))?;
    let output = child.stdout.take().context("its output was asked for")?;
    let (told, lines) = mpsc::channel();
    let reader = thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            tell(&line);
            // Who hears of it may have given up.
            let _ = told.send(line);
        }
    });
    let mut slow = Vec::new();
    loop {
        match lines.recv_timeout(limit) {
            Ok(line) if line.contains("has been running for over") => slow.push(line),
            Ok(_) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
            Err(mpsc::RecvTimeoutError::Timeout) => {
                end_group(child.id())?;
                let _ = child.wait();
                bail!(
                    "`{said}` said nothing for {} and was ended; {}",
                    crate::steps::in_words(limit),
                    slow.join("; ")
                );
            }
        }
    }
    let _ = reader.join();
    let status = child.wait().with_context(|| format!("`{said}` could not be waited for"))?;
    if !status.success() {
        bail!("`{said}` failed ({status})");
    }
    Ok(())
}

/// Ends a process of our own and all that it started.
fn end_group(leader: u32) -> Result<()> {
    finish(Command::new("kill").args(["-KILL", "--", &format!("-{leader}")]))
}

/// Runs `command` and returns what it wrote to its standard output.
pub fn listen(command: &mut Command) -> Result<String> {
    let said = command_line(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{said}` could not be started"))?;
    if !output.status.success() {
        bail!("`{said}` failed ({})", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{said}` did not answer in UTF-8"))
}

/// The command as one would type it. The program goes by its last name, because cargo is known by a long path.
pub fn command_line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut said = program.file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    for argument in command.get_args() {
        said.push(' ');
        said.push_str(&argument.to_string_lossy());
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command() {
        let error = finish(Command::new("/bin/sh").args(["-c", "exit 3"])).unwrap_err().to_string();
        assert!(error.starts_with("`sh -c exit 3` failed"), "{error}");
    }

    #[test]
    fn what_is_heard_is_told_when_it_fails_too() {
        let heard =
            |script| hear_within(Command::new("/bin/sh").args(["-c", script]), Duration::from_secs(60));
        assert_eq!(heard("echo fine").unwrap(), "fine\n");
        let error = format!("{:#}", heard("echo one; exit 3").unwrap_err());
        assert!(error.starts_with("one\n: `sh -c") && error.contains("failed"), "{error}");
    }

    #[test]
    fn what_hangs_is_ended_and_told() {
        let script = "echo 'test x has been running for over 60 seconds'; sleep 600 & wait";
        let mut hangs = Command::new("/bin/sh");
        let error = finish_within(hangs.args(["-c", script]), Duration::from_millis(300)).unwrap_err();
        assert!(error.to_string().contains("test x has been running"), "{error}");
        let sh = || Command::new("/bin/sh");
        finish_within(sh().args(["-c", "echo quick"]), Duration::from_secs(60)).unwrap();
        let error =
            finish_within(sh().args(["-c", "exit 3"]), Duration::from_secs(60)).unwrap_err().to_string();
        assert!(error.contains("failed"), "{error}");
    }

    #[test]
    fn a_nested_cargo_forgets_who_started_it() {
        // This very test was started by cargo, so the variables are there to be removed.
        assert!(std::env::var_os("CARGO_PKG_NAME").is_some());
        let cargo = cargo(Path::new("."));
        let removed: Vec<_> =
            cargo.get_envs().filter(|(_, value)| value.is_none()).map(|(name, _)| name).collect();
        assert!(removed.contains(&"CARGO_PKG_NAME".as_ref()), "{removed:?}");
        assert!(removed.contains(&"CARGO_MANIFEST_DIR".as_ref()), "{removed:?}");
    }
}
