//! The page: Hemicycle as a browser shows it.

use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;
use wasm_bindgen::prelude::wasm_bindgen;

/// Fills the document's `main`. Called by boot.js and not by the module itself, because a Web Worker may load the
/// same module and has no document.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    let main =
        document().query_selector("main").ok().flatten().and_then(|main| main.dyn_into::<HtmlElement>().ok());
    // Without a `main` this is not our document, and there is nothing to fill.
    if let Some(main) = main {
        mount_to(main, Welcome).forget();
    }
}

/// The first words a visitor sees.
#[component]
fn Welcome() -> impl IntoView {
    view! { <h1>"Hémicycle"</h1> }
}
