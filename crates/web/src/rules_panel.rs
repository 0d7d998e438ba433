//! The rules beside the board: a panel that opens over the edge of the page and leaves the game where it is.

use crate::i18n::I18n;
use crate::icon;
use crate::root_class::while_shown;
use crate::rules_text::{Anchors, passages};
use crate::site_map::{self, SitePage};
use crate::table::button_label::button_label;
use game_ui::{AnyPage, press};
use leptos::ev::KeyboardEvent;
use leptos::html::{Button, Div};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// How the anchors of clauses begin here, so that they differ from everything else on the page.
const ANCHOR: &str = "rule-";

/// The panel of a table.
#[derive(Copy, Clone)]
pub struct RulesPanel {
    /// Is it shown?
    pub open: RwSignal<bool>,
    /// The clause somebody wants to read; set again, it is sought again.
    sought: RwSignal<Option<String>>,
    /// Where the keyboard was before.
    origin: StoredValue<Option<Element>, LocalStorage>,
}

impl RulesPanel {
    /// Makes a panel to which the clause links of this part of the page lead.
    pub fn provide() -> RulesPanel {
        let panel = RulesPanel {
            open: RwSignal::new(false),
            sought: RwSignal::new(None),
            origin: StoredValue::new_local(None),
        };
        provide_context(panel);
        panel
    }

    /// The panel of this part of the page, if it has one.
    pub fn here() -> Option<RulesPanel> {
        use_context()
    }

    /// Opens the panel at a clause.
    pub fn seek(self, clause: &str) {
        self.remember();
        self.open.set(true);
        self.sought.set(Some(clause.to_owned()));
    }

    fn toggle(self) {
        if self.open.get_untracked() {
            self.close();
        } else {
            self.remember();
            self.sought.set(None);
            self.open.set(true);
        }
    }

    fn remember(self) {
        if !self.open.get_untracked() {
            self.origin.set_value(document().active_element());
        }
    }

    /// Closes it, and gives the keyboard back to where it was.
    fn close(self) {
        self.open.set(false);
        press::focus_still(self.origin.get_value());
    }

    /// The panel itself.
    pub fn view(self, game: &'static dyn AnyPage) -> impl IntoView {
        move || self.open.get().then(|| view! { <Panel panel=self game /> })
    }
}

/// The button that opens the panel, or closes it.
#[component]
pub fn RulesButton(panel: RulesPanel) -> impl IntoView {
    let i18n = I18n::get();
    view! {
        <button
            type="button"
            data-test="rules-button"
            aria-expanded=move || if panel.open.get() { "true" } else { "false" }
            on:click=move |_| panel.toggle()
        >
            {button_label(icon::book(), move || i18n.text("rules-link"))}
        </button>
    }
}

#[component]
fn Panel(panel: RulesPanel, game: &'static dyn AnyPage) -> impl IntoView {
    let i18n = I18n::get();
    let (body, shut) = (NodeRef::<Div>::new(), NodeRef::<Button>::new());
    Effect::new(move |_| {
        // Another language has other paragraphs, and the clause is somewhere else.
        i18n.lang();
        let (sought, Some(body), Some(shut)) = (panel.sought.get(), body.get(), shut.get()) else { return };
        match sought.and_then(|clause| document().get_element_by_id(&format!("{ANCHOR}{clause}"))) {
            Some(clause) => show(&body, &clause),
            None => drop(shut.focus()),
        }
    });
    let keys = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            panel.close();
        }
    };
    while_shown("shows-panel");
    view! {
        <aside class="rules-panel" data-test="rules-panel" aria-labelledby="rules-panel" on:keydown=keys>
            <div class="row">
                <h2 id="rules-panel">{move || i18n.text("rules-title")}</h2>
                <a href=site_map::at(SitePage::Rules(game.id().to_owned())) target="_blank">{move || i18n.text("rules-own-page")}</a>
                <button
                    type="button"
                    data-test="rules-close"
                    node_ref=shut
                    on:click=move |_| panel.close()
                >
                    {move || i18n.text("dismiss")}
                </button>
            </div>
            <div class="rules-body" tabindex="0" role="region" aria-labelledby="rules-panel" node_ref=body>
                {move || passages(game, i18n.lang(), Anchors::Beside(ANCHOR))}
            </div>
        </aside>
    }
}

/// Marks a clause, scrolls the panel to it and nothing else, and puts the keyboard there, so that it is read aloud.
fn show(body: &HtmlElement, clause: &Element) {
    let marked = body.query_selector(".sought").ok().flatten();
    if let Some(marked) = marked {
        let _ = marked.class_list().remove_1("sought");
    }
    let _ = clause.class_list().add_1("sought");
    if let Some(clause) = clause.dyn_ref::<HtmlElement>() {
        body.set_scroll_top(clause.offset_top());
    }
    press::focus_still(Some(clause.clone()));
}
