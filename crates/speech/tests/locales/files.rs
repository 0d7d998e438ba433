//! The files of sentences of the whole workspace, read message by message.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// One message in one language.
pub struct Sentence {
    pub id: String,
    /// Its text and that of each variant, with [`HOLE`] where something is put in.
    pub texts: Vec<String>,
    /// What it speaks of.
    pub variables: BTreeSet<String>,
    /// Those of them by which it chooses its words.
    pub selectors: BTreeSet<String>,
    /// Other messages that are part of it.
    calls: BTreeSet<String>,
    /// Its forms for a reader of whom it speaks, each by its name.
    pub forms: BTreeMap<String, Sentence>,
}

/// Two files that say the same.
pub struct Pair {
    /// The folder, from the top of the workspace.
    pub folder: String,
    /// What comes before the language in the files' names.
    pub stem: String,
    pub fr: Vec<Sentence>,
    pub en: Vec<Sentence>,
    /// Lines that cannot be read, and a language that is not there.
    pub faults: Vec<String>,
}

/// Stands in a text for what is put in.
pub const HOLE: char = '\u{fffc}';

impl Pair {
    pub fn name(&self) -> String {
        format!("{}/{}", self.folder, self.stem)
    }
}

/// The top of the workspace.
pub fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every pair there is.
pub fn all() -> Vec<Pair> {
    let top = top();
    let files = ["crates", "games", "testing"].iter().flat_map(|folder| under(&top.join(folder), "ftl"));
    let named = files.filter_map(|file| {
        let name = file.file_stem()?.to_str()?;
        let stem = name.strip_suffix("fr").or_else(|| name.strip_suffix("en"))?.to_owned();
        Some((file.parent()?.to_owned(), stem))
    });
    named.collect::<BTreeSet<_>>().into_iter().map(|(folder, stem)| pair(&top, &folder, stem)).collect()
}

/// Every file with this ending, however deep.
pub fn under(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(under(&path, ending));
        } else if path.extension().is_some_and(|own| own == ending) {
            found.push(path);
        }
    }
    found
}

fn pair(top: &Path, folder: &Path, stem: String) -> Pair {
    let mut faults = Vec::new();
    let mut read = |lang: &str| {
        let path = folder.join(format!("{stem}{lang}.ftl"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            faults.push(format!("{}: {error}", path.display()));
            String::new()
        });
        faults.extend(speech::faults(&text).iter().map(|fault| format!("{}: {fault}", path.display())));
        sentences(&text)
    };
    let (fr, en) = (read("fr"), read("en"));
    let folder = folder.strip_prefix(top).unwrap().to_str().unwrap().replace('\\', "/");
    Pair { folder, stem, fr, en, faults }
}

fn sentences(text: &str) -> Vec<Sentence> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(partial, _)| partial);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let read = messages.map(|message| {
        let mut sentence = Sentence::new(message.id.name);
        message.value.iter().for_each(|pattern| sentence.add(pattern));
        for attribute in &message.attributes {
            let mut form = Sentence::new(attribute.id.name);
            form.add(&attribute.value);
            sentence.forms.insert(form.id.clone(), form);
        }
        sentence
    });
    read.collect()
}

impl Sentence {
    fn new(id: &str) -> Sentence {
        Sentence {
            id: id.to_owned(),
            texts: Vec::new(),
            variables: BTreeSet::new(),
            selectors: BTreeSet::new(),
            calls: BTreeSet::new(),
            forms: BTreeMap::new(),
        }
    }

    fn add(&mut self, pattern: &Pattern<&str>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    text.push(HOLE);
                    self.put_in(expression);
                }
            }
        }
        self.texts.push(text);
    }

    /// Is this message part of it, or of one of its forms?
    pub fn calls(&self, id: &str) -> bool {
        self.calls.contains(id) || self.forms.values().any(|form| form.calls.contains(id))
    }

    fn put_in(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { selector, variants } => {
                self.name(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    self.selectors.insert(id.name.to_owned());
                }
                variants.iter().for_each(|variant| self.add(&variant.value));
            }
            Expression::Inline(inline) => self.name(inline),
        }
    }

    fn name(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.calls.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.put_in(expression),
            _ => {}
        }
    }
}
