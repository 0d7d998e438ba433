//! Adds the games' own style sheets to the document.

use game_ui::AnyPage;
use leptos::prelude::document;
use web_sys::CssStyleSheet;

/// Adopts the style sheet of a game. This way it needs no inline style, which the page's security policy forbids.
pub fn adopt(page: &dyn AnyPage) {
    let sheet = CssStyleSheet::new().and_then(|sheet| sheet.replace_sync(page.style()).map(|()| sheet));
    // A browser too old for this shows the game without its colours, which it must be able to do anyway.
    if let Ok(sheet) = sheet {
        document().adopted_style_sheets().push(&sheet);
    }
}
