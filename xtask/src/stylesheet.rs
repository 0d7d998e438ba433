//! The page's style sheet, joined from its parts.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The parts in the order in which they count: of two rules that weigh the same, the later one holds.
const PARTS: [&str; 17] = [
    "tokens", "faces", "ground", "controls", "home", "rules", "notices", "seats", "table", "replay", "talk",
    "beside", "lesson", "settings", "setup", "frame", "ending",
];

/// The sheet as the browser gets it: one file, because each would be a journey of its own.
pub fn join(folder: &Path) -> Result<Vec<u8>> {
    let mut sheet = Vec::new();
    for part in PARTS {
        let path = folder.join(part).with_extension("css");
        sheet.extend(fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?);
    }
    let there = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<BTreeSet<_>>>()?;
    for path in there {
        let known = path.file_stem().is_some_and(|stem| PARTS.iter().any(|part| stem == *part));
        ensure!(known, "{} is not named among the parts of the style sheet", path.display());
    }
    Ok(sheet)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_joined_and_none_is_forgotten() {
        let folder = std::env::temp_dir().join(format!("hemicycle-sheet-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert!(join(&folder).is_err(), "a part is missing");
        for part in PARTS {
            fs::write(folder.join(format!("{part}.css")), format!("/* {part} */")).unwrap();
        }
        let sheet = String::from_utf8(join(&folder).unwrap()).unwrap();
        assert!(sheet.starts_with("/* tokens *//* faces */") && sheet.ends_with("/* ending */"));
        fs::write(folder.join("more.css"), "").unwrap();
        assert!(join(&folder).unwrap_err().to_string().contains("more.css"));
        fs::remove_dir_all(folder).unwrap();
    }
}
