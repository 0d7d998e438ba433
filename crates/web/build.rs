//! Keeps the relocations that the splitting of the page into parts needs.

fn main() {
    let is_page = std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32");
    // What is built without optimisation stays in one piece.
    let is_split = std::env::var("PROFILE").as_deref() == Ok("release");
    if is_page && is_split {
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
