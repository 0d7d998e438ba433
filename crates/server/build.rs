//! Rebuilds the server when the page it carries has changed.

fn main() {
    // A debug build reads the page from disk at run time and has nothing to rebuild.
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if release { "../../dist" } else { "build.rs" });
}
