//! File input and download: nothing of them leaves the browser unless it is said so.

use crate::i18n::I18n;
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, Url};

/// What is written in a file; nothing if it is longer than `most` bytes or cannot be read.
pub async fn text(file: &File, most: f64) -> Option<String> {
    if file.size() > most {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Gives a text to the reader as a file of this name.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    if let Ok(blob) = Blob::new_with_str_sequence(&parts) {
        download_blob(name, &blob);
    }
}

/// Gives what is in memory to the reader as a file of this name.
pub fn download_blob(name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    let link =
        document().create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(link) = link {
        // Setting an attribute fails only for a name that is none.
        let _ = link.set_attribute("href", &address);
        let _ = link.set_attribute("download", name);
        link.click();
    }
    // The click has begun the download; the address is of no further use.
    let _ = Url::revoke_object_url(&address);
}

/// A field by which a file is chosen.
#[component]
pub fn FileField(
    /// The field's id, and its hook.
    #[prop(into)]
    id: String,
    /// The sentence beside it.
    label: &'static str,
    /// The sentence under it.
    help: &'static str,
    /// What kinds of files are offered.
    accept: &'static str,
    /// What becomes of a file that was chosen.
    pick: Callback<File>,
) -> impl IntoView {
    let i18n = I18n::get();
    let field = NodeRef::<Input>::new();
    let chosen = move |_| {
        let Some(field) = field.get_untracked() else { return };
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            pick.run(file);
        }
        // The same file chosen again, after it was mended, is to be read again.
        field.set_value("");
    };
    let (name, described) = (id.clone(), format!("{id}-help"));
    view! {
        <div class="field">
            <label for=id.clone()>{move || i18n.text(label)}</label>
            <input
                type="file"
                id=id
                data-test=name
                accept=accept
                aria-describedby=described.clone()
                node_ref=field
                on:change=chosen
            />
            <p class="faint" id=described>{move || i18n.text(help)}</p>
        </div>
    }
}
