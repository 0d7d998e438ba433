//! Keeps the relocations that the splitting of the page into parts needs.

fn main() {
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
