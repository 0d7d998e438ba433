//! The language in which this program speaks.

use speech::Lang;

/// As it is given with `--lang`.
pub(crate) fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_tag(text).ok_or_else(|| "say fr or en".into())
}

/// The language of the system where we speak it, or else English, as the help and the complaints of this program.
pub(crate) fn of_the_system() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    set.into_iter().find(|tag| !tag.is_empty()).and_then(|tag| Lang::from_tag(&tag)).unwrap_or(Lang::En)
}
