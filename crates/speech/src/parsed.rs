//! A cache of parsed Fluent files: each is parsed when a sentence of it is first needed, and never again.

use crate::{Lang, numbers};
use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use rules::never;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};
use unic_langid::langid;

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// A Fluent file of the program, which is parsed when it is first needed.
pub(crate) struct ParsedFile {
    lang: Lang,
    text: &'static str,
    bundle: OnceLock<Bundle>,
}

/// Where a text of the program lies, and the language it is in. A text that lives for ever never changes, so its address
/// tells it apart without its being read again.
type Key = (Lang, usize, usize);

/// There are as many as there are files in the program.
static FILES: LazyLock<Mutex<HashMap<Key, &'static ParsedFile>>> = LazyLock::new(Mutex::default);

impl ParsedFile {
    /// This file: the same one each time it is asked for.
    pub(crate) fn of(lang: Lang, text: &'static str) -> &'static ParsedFile {
        // Nothing is done while it is locked that could leave it half done.
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        files
            .entry((lang, text.as_ptr() as usize, text.len()))
            .or_insert_with(|| Box::leak(Box::new(ParsedFile { lang, text, bundle: OnceLock::new() })))
    }

    pub(crate) fn bundle(&self) -> &Bundle {
        self.bundle.get_or_init(|| parse(self.lang, self.text))
    }
}

fn parse(lang: Lang, text: &str) -> Bundle {
    let locale = match lang {
        Lang::Fr => langid!("fr"),
        Lang::En => langid!("en"),
    };
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match lang {
        Lang::Fr => numbers::format_fr,
        Lang::En => numbers::format_en,
    }));
    let resource = match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => resource,
        Err((partial, errors)) => {
            never!("a file of sentences does not parse: {:?}", errors);
            partial
        }
    };
    bundle.add_resource_overriding(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "once = one time\ntwice = two times\n";
    const FIRST_LINE: usize = "once = one time\n".len();

    #[test]
    fn a_file_is_parsed_when_it_is_first_needed_and_once_for_each_language() {
        let file = ParsedFile::of(Lang::En, TEXT);
        assert!(file.bundle.get().is_none(), "nobody has needed it");
        let parsed: *const Bundle = file.bundle();
        let again = ParsedFile::of(Lang::En, TEXT);
        assert!(std::ptr::eq(file, again) && std::ptr::eq(again.bundle(), parsed));
        assert!(!std::ptr::eq(ParsedFile::of(Lang::Fr, TEXT), file));
    }

    #[test]
    fn a_file_that_begins_like_another_is_another() {
        let [long, short] = [TEXT, &TEXT[..FIRST_LINE]].map(|text| ParsedFile::of(Lang::En, text).bundle());
        assert!(long.has_message("twice") && !short.has_message("twice"));
    }
}
