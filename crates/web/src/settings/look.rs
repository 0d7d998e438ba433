//! How the page looks: light or dark, with more contrast, with larger text, moving or still; as the system says or as the
//! reader chooses. The style sheet knows the rest by attributes of the root.

use crate::storage;
use game_ui::{PreferenceValue, Preferences};
use leptos::prelude::*;

/// Light or dark.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the system has it.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl PreferenceValue for Theme {
    const ALL: &'static [Theme] = &[Theme::System, Theme::Light, Theme::Dark];

    fn id(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How the page looks.
#[derive(Copy, Clone)]
pub struct Look {
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// Is there more contrast?
    pub contrast: RwSignal<bool>,
}

impl Look {
    /// Takes up what was chosen before, and tells the style sheet of it and of every change.
    pub fn provide(preferences: Preferences) -> Look {
        let theme = storage::theme().as_deref().and_then(Theme::from_id).unwrap_or(Theme::System);
        let contrast = storage::contrast().map_or_else(wants_more, |chosen| chosen == "more");
        let look = Look { theme: RwSignal::new(theme), contrast: RwSignal::new(contrast) };
        Effect::new(move |_| {
            mark("data-theme", Some(look.theme.get()).filter(|theme| *theme != Theme::System).map(Theme::id))
        });
        Effect::new(move |_| mark("data-contrast", look.contrast.get().then_some("more")));
        Effect::new(move |_| mark("data-text-size", Some(preferences.text_size.get().id())));
        Effect::new(move |_| mark("data-motion", Some(preferences.motion_speed().id())));
        provide_context(look);
        look
    }

    /// How this page looks.
    pub fn get() -> Look {
        // The app provides it before anything else is built.
        expect_context()
    }

    /// Chooses light or dark, and remembers it.
    pub fn choose_theme(self, theme: Theme) {
        storage::set_theme(Some(theme).filter(|theme| *theme != Theme::System).map(Theme::id));
        self.theme.set(theme);
    }

    /// Chooses more contrast or less, whatever the system wants, and remembers it.
    pub fn choose_contrast(self, more: bool) {
        storage::set_contrast(Some(if more { "more" } else { "usual" }));
        self.contrast.set(more);
    }
}

/// Does the system ask for more contrast?
fn wants_more() -> bool {
    window().match_media("(prefers-contrast: more)").ok().flatten().is_some_and(|query| query.matches())
}

/// Tells the style sheet, which knows the rest.
fn mark(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    // Both fail only for a name that is none.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}
