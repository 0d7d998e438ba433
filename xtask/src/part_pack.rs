//! The shared parts of the page in one file: the splitter makes a module for every set of places that share code, a
//! hundred of them, and to ask for each on a slow line takes longer than to bring them all.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The file that holds the shared modules, one after the other.
pub const PACK: &str = "shared.parts";

/// Which files a place of the page will ask for, for the server to announce.
pub const PRELOAD: &str = "preload.json";

/// The script that fetches the parts, as the splitter writes it.
pub const LOADER: &str = "parts.js";

/// What every place asks for first.
const START: [&str; 4] = ["boot.js", "web.js", LOADER, "web_bg.wasm"];

/// Takes a part of the pack, which is fetched once; a fetch that failed is tried again by whoever comes next.
const TAKE: &str = r#"let pack;
async function take(start, length) {
    pack ??= fetch(new URL("./shared.parts", import.meta.url)).then((answer) => {
        if (!answer.ok) throw new Error(`shared.parts: ${answer.status}`);
        return answer.arrayBuffer();
    });
    try {
        return new Uint8Array(await pack, start, length);
    } catch (error) {
        pack = undefined;
        throw error;
    }
}
"#;

/// Puts the shared modules in this folder into one file, has the loader take them from there, and writes down what each
/// part needs: `needs` has the modules of each, by their names without ending.
pub fn pack(folder: &Path, needs: &HashMap<String, Vec<String>>) -> Result<()> {
    let loader = folder.join(LOADER);
    let mut script = fs::read_to_string(&loader).context("the splitter wrote no loader")?;
    let mut packed = Vec::new();
    let mut shared: Vec<&String> = needs.values().flatten().filter(|module| is_shared(module)).collect();
    shared.sort();
    shared.dedup();
    for module in shared {
        let file = folder.join(format!("{module}.wasm"));
        let content = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        script = taken_from_pack(&script, module, packed.len(), content.len())?;
        packed.extend(content);
        fs::remove_file(&file)?;
    }
    fs::write(loader, format!("{TAKE}{script}"))?;
    fs::write(folder.join(PACK), packed)?;
    fs::write(folder.join(PRELOAD), serde_json::to_vec(&files(needs))?)?;
    Ok(())
}

/// Those that several places share; a module of one place has its name.
fn is_shared(module: &str) -> bool {
    module.starts_with("chunk_")
}

/// The files of each part, the shared ones as the one they are in.
fn files(needs: &HashMap<String, Vec<String>>) -> BTreeMap<&str, Vec<String>> {
    let of_part = |modules: &Vec<String>| {
        let own = modules.iter().filter(|module| !is_shared(module)).map(|module| format!("{module}.wasm"));
        let shared = modules.iter().any(|module| is_shared(module)).then(|| PACK.to_owned());
        shared.into_iter().chain(own).collect()
    };
    let parts = needs.iter().map(|(part, modules)| (part.as_str(), of_part(modules)));
    parts.chain([("start", START.map(str::to_owned).to_vec())]).collect()
}

/// The loader with one module taken from the pack instead of fetched. What it looks for is the splitter's own text: where
/// a newer one writes another, this says so instead of leaving a page that cannot load.
fn taken_from_pack(script: &str, module: &str, start: usize, length: usize) -> Result<String> {
    let fetched = format!(
        "const src = fetch(new URL(\"./{module}.wasm\", import.meta.url));\n    src.catch(() => {{}});\n    \
         return async (imports) => (WebAssembly.instantiateStreaming(src, imports));"
    );
    ensure!(script.matches(&fetched).count() == 1, "the loader does not fetch {module} as it used to");
    let taken =
        format!("return async (imports) => WebAssembly.instantiate(await take({start}, {length}), imports);");
    Ok(script.replace(&fetched, &taken))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_modules_are_taken_from_one_file() {
        let fetching = "const __chunk_7 = makeLoad(() => {\n    const src = fetch(new URL(\"./chunk_7.wasm\", \
             import.meta.url));\n    src.catch(() => {});\n    return async (imports) => \
             (WebAssembly.instantiateStreaming(src, imports));\n}\n, []);";
        let taking = taken_from_pack(fetching, "chunk_7", 12, 30).unwrap();
        assert!(taking.contains("take(12, 30)") && !taking.contains("fetch"), "{taking}");
        assert!(taken_from_pack(fetching, "chunk_8", 0, 1).is_err());
    }

    #[test]
    fn what_a_part_needs_is_written_down() {
        let needs = HashMap::from([
            (
                "table_page".to_owned(),
                vec!["chunk_7".to_owned(), "chunk_9".into(), "split_table_page".into()],
            ),
            ("alone".to_owned(), vec!["split_alone".to_owned()]),
        ]);
        let files = files(&needs);
        assert_eq!(files["table_page"], [PACK, "split_table_page.wasm"]);
        assert_eq!(files["alone"], ["split_alone.wasm"]);
        assert_eq!(files["start"], START);
    }
}
