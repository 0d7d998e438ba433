//! How a browser is opened: its profile, its size, its colours, its language.

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::command::Command;
use crate::{BrowserError, trace};

/// Without these Chromium wants a screen, a sandbox that containers lack, and the network.
const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// What a player's browser looks like from within.
pub(crate) struct SessionOptions<'a> {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) dark: bool,
    pub(crate) lang: &'a str,
    /// Are its frames traced?
    pub(crate) is_traced: bool,
}

/// Opens a browser with a profile of its own.
pub(crate) async fn open(
    driver: &str,
    chromium: &str,
    looks: &SessionOptions<'_>,
) -> Result<Client, BrowserError> {
    let mut builder = ClientBuilder::new(HttpConnector::new());
    if let Value::Object(capabilities) = capabilities(chromium, looks) {
        builder.capabilities(capabilities);
    }
    let client = builder.connect(driver).await?;
    // The window's own frame takes room, and Chromium refuses narrow windows: the page's size is set apart.
    let size =
        json!({ "width": looks.width, "height": looks.height, "deviceScaleFactor": 1, "mobile": false });
    client.issue_cmd(Command::devtools("Emulation.setDeviceMetricsOverride", size)).await?;
    let scheme = if looks.dark { "dark" } else { "light" };
    let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
    client.issue_cmd(Command::devtools("Emulation.setEmulatedMedia", media)).await?;
    Ok(client)
}

fn capabilities(chromium: &str, looks: &SessionOptions<'_>) -> Value {
    let mut arguments: Vec<String> = FLAGS.map(String::from).to_vec();
    arguments.push(format!("--lang={}", looks.lang));
    arguments.push(format!("--window-size={},{}", looks.width, looks.height));
    let mut options = json!({
        "binary": chromium,
        "args": arguments,
        // On Linux the flag alone does not reach navigator.language.
        "prefs": { "intl.accept_languages": looks.lang, "intl.selected_languages": looks.lang },
    });
    let mut logs = json!({ "browser": "ALL" });
    if looks.is_traced {
        logs["performance"] = json!("ALL");
        options["perfLoggingPrefs"] =
            json!({ "enableNetwork": false, "enablePage": false, "traceCategories": trace::CATEGORIES });
    }
    json!({ "browserName": "chrome", "goog:loggingPrefs": logs, "goog:chromeOptions": options })
}
