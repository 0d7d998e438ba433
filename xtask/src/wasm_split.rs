//! The page in parts: what everybody needs first, and what is fetched when somebody comes to it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

use crate::part_pack;

/// What a module begins with.
const HEADER: usize = 8;

/// Splits a module where its code says so: the part that comes first to `first`, to be joined to the browser, the others
/// and the script that fetches them into `folder`.
pub fn split(wasm: &Path, first: &Path, folder: &Path) -> Result<()> {
    let whole = fs::read(wasm).with_context(|| format!("{} cannot be read", wasm.display()))?;
    let mut options = Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = first;
    let loader = format!("./{}", part_pack::LOADER);
    options.link_name = &loader;
    options.main_module = "./web.js";
    let parts = transform(options).map_err(|why| anyhow!("the page could not be split: {why}"))?;
    for part in &parts.split_modules {
        let module = fs::read(part)?;
        fs::write(part, without_custom_sections(&module)?)?;
    }
    part_pack::pack(folder, &parts.prefetch_map)
}

/// The module without its custom sections: names of functions, which a browser does not need.
fn without_custom_sections(module: &[u8]) -> Result<Vec<u8>> {
    ensure!(module.len() >= HEADER, "a module without a header");
    let (header, mut rest) = module.split_at(HEADER);
    let mut kept = header.to_vec();
    while let Some((id, after)) = rest.split_first() {
        let (size, digits) = number(after)?;
        let end = 1 + digits + size;
        ensure!(end <= rest.len(), "a section that is cut off");
        let (section, next) = rest.split_at(end);
        if *id != 0 {
            kept.extend_from_slice(section);
        }
        rest = next;
    }
    Ok(kept)
}

/// A number as WebAssembly writes it, seven bits a byte, and how many bytes it took.
fn number(bytes: &[u8]) -> Result<(usize, usize)> {
    let mut value = 0;
    for (index, byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Ok((value, index + 1));
        }
    }
    Err(anyhow!("a number that does not end"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_left_out_and_code_stays() {
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        let header = module.clone();
        module.extend([0, 3, b'x', b'y', b'z', 10, 0x82, 0x00, 7, 7, 0, 1, 9]);
        assert_eq!(
            without_custom_sections(&module).unwrap(),
            [&header[..], &[10, 0x82, 0x00, 7, 7]].concat()
        );
        assert!(without_custom_sections(&module[..module.len() - 1]).is_err(), "cut off");
        assert!(without_custom_sections(b"short").is_err());
    }
}
