//! Starts other programs, cargo above all, and tells plainly when one fails.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

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
    let said = said(command);
    let status = command.status().with_context(|| format!("`{said}` could not be started"))?;
    if !status.success() {
        bail!("`{said}` failed ({status})");
    }
    Ok(())
}

/// Runs `command` and returns what it wrote to its standard output.
pub fn listen(command: &mut Command) -> Result<String> {
    let said = said(command);
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
pub fn said(command: &Command) -> String {
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
        let trouble = finish(Command::new("/bin/sh").args(["-c", "exit 3"])).unwrap_err().to_string();
        assert!(trouble.starts_with("`sh -c exit 3` failed"), "{trouble}");
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
