//! The page's files laid down in a folder, with their compressed forms beside them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

/// The files of a page by their names.
pub type PageContents = BTreeMap<PathBuf, Vec<u8>>;

/// Files that shrink. Pictures and fonts are compressed already.
const SHRINK: [&str; 10] = ["css", "html", "ico", "js", "json", "parts", "svg", "txt", "wasm", "webmanifest"];

/// A way to compress a file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// The smallest, and the slowest to make.
    Brotli,
    /// What every browser reads.
    Gzip,
}

impl Encoding {
    fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }

    fn shrink(self, content: &[u8]) -> Result<Vec<u8>> {
        match self {
            Encoding::Brotli => {
                let mut shrunk = Vec::new();
                let best = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
                brotli::BrotliCompress(&mut &content[..], &mut shrunk, &best)?;
                Ok(shrunk)
            }
            Encoding::Gzip => {
                let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
                encoder.write_all(content)?;
                Ok(encoder.finish()?)
            }
        }
    }
}

/// Makes `folder` hold these files in these encodings and nothing else. What is there already is left alone; gives back
/// how many files were written.
pub fn write_folder(folder: &Path, contents: &PageContents, encodings: &[Encoding]) -> Result<usize> {
    let mut kept = BTreeSet::new();
    let mut written = 0;
    for (name, content) in contents {
        let (paths, is_new) = place(&folder.join(name), content, encodings)?;
        kept.extend(paths);
        written += usize::from(is_new);
    }
    for file in files(folder)? {
        if !kept.contains(&file) {
            fs::remove_file(&file).with_context(|| format!("{} cannot be removed", file.display()))?;
        }
    }
    Ok(written)
}

/// Puts `content` at `place` with its compressed forms beside it, and returns all the paths, and whether anything had to
/// be written. The plain file is written last: where it is as it should be, so are the others.
fn place(place: &Path, content: &[u8], encodings: &[Encoding]) -> Result<(Vec<PathBuf>, bool)> {
    let shrinks = place.extension().and_then(|end| end.to_str()).is_some_and(|end| SHRINK.contains(&end));
    let encodings = if shrinks { encodings } else { &[] };
    let beside = |encoding: &Encoding| {
        let mut name = place.as_os_str().to_owned();
        name.push(encoding.ending());
        PathBuf::from(name)
    };
    let paths: Vec<PathBuf> = encodings.iter().map(beside).chain([place.to_owned()]).collect();
    let unchanged =
        fs::read(place).is_ok_and(|there| there == content) && paths.iter().all(|path| path.is_file());
    if unchanged {
        return Ok((paths, false));
    }
    if let Some(directory) = place.parent() {
        fs::create_dir_all(directory).with_context(|| format!("{} cannot be made", directory.display()))?;
    }
    let write = |path: &Path, content: &[u8]| {
        fs::write(path, content).with_context(|| format!("{} cannot be written", path.display()))
    };
    for encoding in encodings {
        write(&beside(encoding), &encoding.shrink(content)?)?;
    }
    write(place, content)?;
    Ok((paths, true))
}

/// Every file under `directory`, in order; none if it does not exist.
pub fn files(directory: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![directory.to_owned()];
    while let Some(directory) = open.pop() {
        if !directory.is_dir() {
            continue;
        }
        for entry in
            fs::read_dir(&directory).with_context(|| format!("{} cannot be read", directory.display()))?
        {
            let path = entry?.path();
            if path.is_dir() { open.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

/// Says what a visitor downloads.
pub fn tell_sizes(dist: &Path) -> Result<()> {
    for file in files(dist)? {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if ![".wasm", ".js", ".parts"].iter().any(|end| name.ends_with(end)) {
            continue;
        }
        let size = |end: &str| {
            fs::metadata(dist.join(format!("{name}{end}"))).map(|file| file.len() as f64 / 1024.0)
        };
        println!("{name}: {:.1} KB, {:.1} KB in brotli", size("")?, size(".br")?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    const BOTH: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    fn scratch(name: &str) -> PathBuf {
        let scratch = std::env::temp_dir().join(format!("hemicycle-page-{name}-{}", std::process::id()));
        fs::create_dir_all(&scratch).unwrap();
        scratch
    }

    #[test]
    fn compressed_forms_give_the_content_back() {
        let content = "la ligne ".repeat(200).into_bytes();
        let mut back = Vec::new();
        let brotli = Encoding::Brotli.shrink(&content).unwrap();
        brotli::BrotliDecompress(&mut &brotli[..], &mut back).unwrap();
        assert_eq!(back, content);
        let mut back = Vec::new();
        let gzip = Encoding::Gzip.shrink(&content).unwrap();
        flate2::read::GzDecoder::new(&gzip[..]).read_to_end(&mut back).unwrap();
        assert_eq!(back, content);
    }

    #[test]
    fn an_unchanged_file_is_not_written_again() {
        let scratch = scratch("unchanged");
        let page = scratch.join("index.html");
        assert_eq!(place(&page, b"one", &BOTH).unwrap().0.len(), 3);
        // Marks the compressed form: had the file been written again, the mark would be gone.
        let br = scratch.join("index.html.br");
        fs::write(&br, b"mark").unwrap();
        place(&page, b"one", &BOTH).unwrap();
        assert_eq!(fs::read(&br).unwrap(), b"mark");
        place(&page, b"two", &BOTH).unwrap();
        assert_ne!(fs::read(&br).unwrap(), b"mark");
        assert_eq!(fs::read(&page).unwrap(), b"two");
        fs::remove_dir_all(scratch).unwrap();
    }

    #[test]
    fn what_is_no_part_of_the_page_is_cleared_away() {
        let scratch = scratch("cleared");
        let contents = PageContents::from([("web.js".into(), b"1".to_vec()), ("map.png".into(), vec![2])]);
        assert_eq!(write_folder(&scratch, &contents, &BOTH).unwrap(), 2);
        assert_eq!(files(&scratch).unwrap().len(), 4, "a picture is not compressed");
        assert_eq!(write_folder(&scratch, &contents, &BOTH).unwrap(), 0);
        // Another kind of page has no brotli, and must not leave what was made of other content.
        write_folder(&scratch, &contents, &[Encoding::Gzip]).unwrap();
        assert_eq!(files(&scratch).unwrap().len(), 3);
        fs::remove_dir_all(scratch).unwrap();
    }

    #[test]
    fn pictures_are_not_compressed() {
        let scratch = scratch("pictures");
        let (paths, _) = place(&scratch.join("map.png"), b"dots", &BOTH).unwrap();
        assert_eq!(paths, [scratch.join("map.png")]);
        fs::remove_dir_all(scratch).unwrap();
    }
}
