//! Which version of the page this is: the service worker keeps one for use without a network, and a newer one takes its
//! place at the next load.

use crate::i18n::I18n;
use crate::idle::when_idle;
use crate::site_map;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

/// A newer version that does not come within so many milliseconds is not waited for.
const PATIENCE: u32 = 5_000;

/// The page has what it needs so many milliseconds after it first had nothing to do.
const SETTLING: u32 = 2_000;

/// What is known of newer versions.
#[derive(Copy, Clone)]
pub struct AppUpdate {
    /// Is there a newer one, here or at the server?
    pub outdated: RwSignal<bool>,
}

impl AppUpdate {
    /// Has this version kept for use without a network, and notices when a newer one takes over.
    pub fn provide() -> AppUpdate {
        let version = AppUpdate { outdated: RwSignal::new(false) };
        provide_context(version);
        if let Some(workers) = service_workers() {
            // The first service worker of all takes over too, but it serves this very version.
            if workers.controller().is_some() {
                on_change(&workers, move || version.outdated.set(true));
            }
            // Whatever was asked for by then is kept without being fetched again, and nothing waits for it.
            when_idle(move || {
                let workers = workers.clone();
                Timeout::new(SETTLING, move || {
                    spawn_local(async move {
                        // Where it is refused the page works as long as there is a network.
                        let _ = JsFuture::from(workers.register(&site_map::at("/sw.js"))).await;
                    });
                })
                .forget();
            });
        }
        version
    }

    /// The version of the page.
    pub fn get() -> AppUpdate {
        // The app provides it before anything else is built.
        expect_context()
    }
}

/// Has all of this version kept, and not only what was opened.
pub fn keep_all() {
    let Some(ready) = service_workers().and_then(|workers| workers.ready().ok()) else { return };
    spawn_local(async move {
        let found = JsFuture::from(ready).await.ok();
        let kept = found.and_then(|found| found.dyn_into::<ServiceWorkerRegistration>().ok());
        if let Some(worker) = kept.and_then(|kept| kept.active()) {
            // What cannot be said now is said the next time the page is opened.
            let _ = worker.post_message(&JsValue::from_str("all"));
        }
    });
}

/// The browser's service workers; it has none where the connection could be forged.
fn service_workers() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    let has_one = window().is_secure_context()
        && js_sys::Reflect::has(&navigator, &JsValue::from_str("serviceWorker")).unwrap_or(false);
    has_one.then(|| navigator.service_worker())
}

fn on_change(workers: &ServiceWorkerContainer, noticed: impl Fn() + 'static) {
    let noticed = Closure::<dyn Fn()>::new(noticed);
    // Where this fails, a newer version is noticed at the next load.
    let _ = workers.add_event_listener_with_callback("controllerchange", noticed.as_ref().unchecked_ref());
    // It listens as long as the page is there.
    noticed.forget();
}

/// Loads the page again, in the newest version that can be had.
async fn renew() {
    let Some(workers) = service_workers() else { return reload() };
    let found = JsFuture::from(workers.get_registration()).await;
    let Some(kept) = found.ok().and_then(|found| found.dyn_into::<ServiceWorkerRegistration>().ok()) else {
        return reload();
    };
    let looked = match kept.update() {
        Ok(looking) => JsFuture::from(looking).await.is_ok(),
        Err(_) => false,
    };
    if looked && (kept.installing().is_some() || kept.waiting().is_some()) {
        on_change(&workers, reload);
        Timeout::new(PATIENCE, reload).forget();
    } else {
        reload();
    }
}

fn reload() {
    // A browser that refuses leaves its own reload button.
    let _ = window().location().reload();
}

/// Says that there is a newer version, with the button that loads it.
#[component]
pub fn Renewal() -> impl IntoView {
    let i18n = I18n::get();
    let version = AppUpdate::get();
    let banner = move || {
        version.outdated.get().then(|| {
            view! {
                <p class="banner" data-test="new-version">
                    {move || i18n.text("new-version")}
                    " "
                    <button type="button" data-test="reload" on:click=move |_| spawn_local(renew())>
                        {move || i18n.text("reload")}
                    </button>
                </p>
            }
        })
    };
    view! { <div role="status">{banner}</div> }
}
