//! The files in which a game's lessons are written.

use rules::Locales;

/// The lessons of a game: the file that says what happens in them, and the files with their words.
#[derive(Copy, Clone, Debug)]
pub struct LessonSources {
    /// What happens, as TOML; empty for a game that teaches nothing yet.
    pub plan: &'static str,
    /// What is said.
    pub words: Locales,
}

impl LessonSources {
    /// None at all.
    pub const NONE: LessonSources = LessonSources { plan: "", words: Locales { fr: "", en: "" } };

    /// What happens in them, and their words in French and English; [`lessons!`](crate::lessons) reads them from a folder.
    pub const fn new(plan: &'static str, [fr, en]: [&'static str; 2]) -> LessonSources {
        LessonSources { plan, words: Locales { fr, en } }
    }

    /// Are there any?
    pub const fn is_empty(&self) -> bool {
        self.plan.is_empty()
    }
}

/// The lessons in a folder, given as a path from the file that names it: `lessons.toml`, and the words in both languages.
#[macro_export]
macro_rules! lessons {
    ($folder:literal) => {
        $crate::LessonSources::new(
            include_str!(concat!($folder, "/lessons.toml")),
            [
                include_str!(concat!($folder, "/lessons.fr.ftl")),
                include_str!(concat!($folder, "/lessons.en.ftl")),
            ],
        )
    };
}
