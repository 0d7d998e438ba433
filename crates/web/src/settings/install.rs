//! Installing the page as an app, where the browser offers it.

use crate::app_update;
use crate::i18n::I18n;
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;

// Not among the standards yet, so web-sys does not know it.
#[wasm_bindgen]
extern "C" {
    /// The browser's offer to install the page.
    #[wasm_bindgen(extends = Event)]
    type BeforeInstallPromptEvent;
    #[wasm_bindgen(method, catch)]
    fn prompt(this: &BeforeInstallPromptEvent) -> Result<JsValue, JsValue>;
}

/// What the browser offers.
#[derive(Copy, Clone)]
pub struct InstallOffer {
    /// Can it be installed by a button?
    is_offered: RwSignal<bool>,
    /// Was it installed just now, or is it open as an app?
    is_installed: RwSignal<bool>,
    event: StoredValue<Option<BeforeInstallPromptEvent>, LocalStorage>,
}

impl InstallOffer {
    /// Keeps the browser's offer for the panel instead of letting it appear by itself.
    pub fn provide() {
        let app = window().match_media("(display-mode: standalone)").ok().flatten();
        let offer = InstallOffer {
            is_offered: RwSignal::new(false),
            is_installed: RwSignal::new(app.is_some_and(|app| app.matches())),
            event: StoredValue::new_local(None),
        };
        window_event_listener_untyped("beforeinstallprompt", move |event| {
            event.prevent_default();
            offer.event.set_value(Some(event.unchecked_into()));
            offer.is_offered.set(true);
        });
        Effect::new(move |_| {
            if offer.is_installed.get() {
                app_update::keep_all();
            }
        });
        window_event_listener_untyped("appinstalled", move |_| {
            offer.is_offered.set(false);
            offer.is_installed.set(true);
        });
        provide_context(offer);
    }

    /// Asks the browser to install; it asks the reader again.
    fn accept(self) {
        // An offer can be taken up once.
        self.is_offered.set(false);
        if let Some(event) = self.event.try_update_value(Option::take).flatten() {
            let _ = event.prompt();
        }
    }
}

/// The button, or what to do where the browser gives none.
#[component]
pub fn Install() -> impl IntoView {
    let i18n = I18n::get();
    let offer = expect_context::<InstallOffer>();
    move || match (offer.is_installed.get(), offer.is_offered.get()) {
        (true, _) => view! { <p class="setting-note">{i18n.text("install-done")}</p> }.into_any(),
        (false, true) => view! {
            <p class="setting-note">{i18n.text("install-text")}</p>
            <button type="button" data-test="install" on:click=move |_| offer.accept()>
                {i18n.text("install-button")}
            </button>
        }
        .into_any(),
        (false, false) => view! {
            <p class="setting-note">{i18n.text("install-text")} " " {i18n.text("install-menu")}</p>
        }
        .into_any(),
    }
}
