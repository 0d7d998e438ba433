//! Rebuilds the server when the page it carries has changed.

fn main() {
    // A debug build reads the page from disk at run time and has nothing to rebuild.
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if release { "../../dist" } else { "build.rs" });
    // It finds the page only in a folder that was there when it was built, and on a fresh clone the page is built
    // meanwhile. Where the folder cannot be made there is no page to carry either.
    let _ = std::fs::create_dir_all("../../dist");
}
