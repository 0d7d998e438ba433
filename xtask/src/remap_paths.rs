//! Path remapping: keeps the build machine's paths out of what is built.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::cargo::listen;
use crate::workspace::Workspace;

/// What stands between two flags for rustc, so that a flag may have spaces in it.
const BETWEEN: char = '\x1f';

/// Every place whose path a build may write into what it makes, as in the messages of a panic, and the name that it gets
/// there instead. The narrower comes after the wider: rustc takes the last that fits.
pub struct PathRemaps(Vec<(PathBuf, &'static str)>);

impl PathRemaps {
    /// Those of this machine.
    pub fn of(workspace: &Workspace) -> Result<PathRemaps> {
        let home = env::home_dir();
        let cargo = env::var_os("CARGO_HOME").map(PathBuf::from);
        let cargo = cargo.or_else(|| home.as_ref().map(|home| home.join(".cargo")));
        let sysroot = listen(Command::new("rustc").args(["--print", "sysroot"]))?;
        let mut places = Vec::new();
        places.extend(home.map(|home| (home, "/home")));
        places.push((PathBuf::from(sysroot.trim()), "/rust"));
        if let Some(cargo) = cargo {
            // A registry's folder is named after its host.
            let registries = fs::read_dir(cargo.join("registry/src")).into_iter().flatten();
            let registries: Vec<PathBuf> = registries.filter_map(|entry| Some(entry.ok()?.path())).collect();
            places.push((cargo, "/cargo"));
            places.extend(registries.into_iter().map(|registry| (registry, "/crates")));
        }
        places.push((workspace.root.clone(), "/hemicycle"));
        places.push((workspace.target.clone(), "/target"));
        // At the root of everything there is nothing to hide, and hiding it would rename all.
        places.retain(|(place, _)| place.is_absolute() && place.parent().is_some());
        Ok(PathRemaps(places))
    }

    /// Lets this cargo build without writing down any of them.
    pub fn keep_from(&self, cargo: &mut Command) {
        let remap = |(place, name): &(PathBuf, &'static str)| {
            let mut flag = OsString::from("--remap-path-prefix=");
            flag.push(place);
            flag.push("=");
            flag.push(name);
            flag
        };
        add_rustflags(cargo, self.0.iter().map(remap));
    }

    /// What a program tells of one of them, if it does.
    pub fn leaked_path(&self, program: &[u8]) -> Option<String> {
        self.0.iter().find_map(|(place, _)| path_in(program, place))
    }
}

/// Hands rustc these flags besides those that were asked for, and those this cargo was given before.
pub fn add_rustflags(cargo: &mut Command, added: impl IntoIterator<Item = OsString>) {
    let given = cargo.get_envs().find(|(name, _)| *name == "CARGO_ENCODED_RUSTFLAGS");
    let mut flags = given.and_then(|(_, flags)| flags.map(OsString::from)).unwrap_or_else(asked_rustflags);
    for flag in added {
        if !flags.is_empty() {
            flags.push(BETWEEN.to_string());
        }
        flags.push(flag);
    }
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags);
}

/// The flags that the environment asks for.
fn asked_rustflags() -> OsString {
    let asked = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_else(|_| {
        let plain = env::var("RUSTFLAGS").unwrap_or_default();
        plain.split_whitespace().collect::<Vec<_>>().join(&BETWEEN.to_string())
    });
    OsString::from(asked)
}

/// The first path below this place that is written in a program.
fn path_in(program: &[u8], place: &Path) -> Option<String> {
    let below = [place.as_os_str().as_encoded_bytes(), b"/"].concat();
    let start = program.windows(below.len()).position(|window| window == below)?;
    let path = program[start..].iter().take(200).take_while(|byte| byte.is_ascii_graphic());
    Some(path.map(|byte| char::from(*byte)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_tells_of_a_machine_is_found() {
        let program = b"\x7fELF panicked at /home/ann/.cargo/x/lib.rs\0 /homestead /home/annex/y";
        let found = |place: &str| path_in(program, Path::new(place));
        assert_eq!(found("/home/ann").as_deref(), Some("/home/ann/.cargo/x/lib.rs"));
        assert_eq!(found("/home/bob"), None);
        assert_eq!(found("/homestead"), None, "it is named alone");
    }

    #[test]
    fn a_cargo_is_told_what_to_call_them_the_narrower_last() {
        let places =
            PathRemaps(vec![("/home/ann".into(), "/home"), ("/home/ann/my games".into(), "/hemicycle")]);
        let mut cargo = Command::new("cargo");
        add_rustflags(&mut cargo, ["--cfg=first".into()]);
        places.keep_from(&mut cargo);
        let (_, flags) = cargo.get_envs().find(|(name, _)| *name == "CARGO_ENCODED_RUSTFLAGS").unwrap();
        let flags = flags.unwrap().to_str().unwrap().to_owned();
        let told = "--cfg=first\x1f--remap-path-prefix=/home/ann=/home\x1f--remap-path-prefix=/home/ann/my games=/hemicycle";
        assert!(flags.ends_with(told), "{flags}");
    }
}
