//! One player's browser.

use std::path::Path;
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde_json::Value;

use crate::BrowserError;
use crate::command::Command;
use crate::trace::{self, FrameReport};

/// How long a page may take to come round. Only a failing test ever waits so long.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A pause between two looks at the page.
const BLINK: Duration = Duration::from_millis(25);

/// A browser with its own profile. It closes with its driver, or by [`Browser::close`].
///
/// Where a method takes `css`, it is a selector. [`wait_for`](Self::wait_for), [`click`](Self::click),
/// [`write`](Self::write), [`text`](Self::text) and [`wait_for_text`](Self::wait_for_text) wait for what they need;
/// [`texts`](Self::texts) and [`count`](Self::count) tell what is there now.
pub struct Browser {
    client: Client,
    patience: Duration,
}

impl Browser {
    pub(crate) fn new(client: Client) -> Self {
        Self { client, patience: PATIENCE }
    }

    /// The same browser with another patience, for a test of what must not come.
    #[must_use]
    pub fn patient_for(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Goes to an address and waits until the document is loaded.
    ///
    /// # Errors
    /// When the browser cannot go there.
    pub async fn goto(&self, url: &str) -> Result<(), BrowserError> {
        Ok(self.client.goto(url).await?)
    }

    /// Where the browser is.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn url(&self) -> Result<String, BrowserError> {
        Ok(self.client.current_url().await?.into())
    }

    /// Loads the page again, as by its button.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn reload(&self) -> Result<(), BrowserError> {
        Ok(self.client.refresh().await?)
    }

    /// Waits for an element.
    ///
    /// # Errors
    /// When it does not come; the error tells what the page says instead.
    pub async fn wait_for(&self, css: &str) -> Result<Element, BrowserError> {
        self.until(&format!("`{css}`"), async || Ok(Some(self.find(css).await?))).await
    }

    /// Waits until no element matches.
    ///
    /// # Errors
    /// When one stays.
    pub async fn wait_until_gone(&self, css: &str) -> Result<(), BrowserError> {
        let gone = async || Ok(self.client.find_all(Locator::Css(css)).await?.is_empty().then_some(()));
        self.until(&format!("`{css}` to go"), gone).await
    }

    /// Waits until some element that matches shows `text` within its own, and returns the whole of that.
    ///
    /// # Errors
    /// When none comes to say so.
    pub async fn wait_for_text(&self, css: &str, text: &str) -> Result<String, BrowserError> {
        let said = async || Ok(self.shown_texts(css).await?.into_iter().find(|shown| shown.contains(text)));
        self.until(&format!("`{css}` to say \"{text}\""), said).await
    }

    /// Waits until a JavaScript expression is true.
    ///
    /// # Errors
    /// When it stays false, or fails.
    pub async fn wait_until(&self, expression: &str) -> Result<(), BrowserError> {
        let script = format!("return !!({expression})");
        let holds =
            async || Ok((self.client.execute(&script, vec![]).await? == Value::Bool(true)).then_some(()));
        self.until(&format!("`{expression}`"), holds).await
    }

    /// Clicks the first element that matches, once it is there and nothing covers it.
    ///
    /// # Errors
    /// When it does not come or cannot be clicked.
    pub async fn click(&self, css: &str) -> Result<(), BrowserError> {
        let middle =
            format!("document.querySelector({})?.scrollIntoView({{ block: 'center' }})", Value::from(css));
        // The page may redraw between the finding and the click; then the element is another, and is found again.
        let clicked = async || {
            let click = self.find(css).await?.click().await;
            if click.is_err() {
                // What stays in sight may lie over it, as the bar of a table does: a person scrolls it out from there.
                self.client.execute(&middle, vec![]).await?;
            }
            click.map(Some)
        };
        self.until(&format!("a click on `{css}`"), clicked).await
    }

    /// Writes into the first field that matches, in place of what it held.
    ///
    /// # Errors
    /// When there is none, or it takes no text.
    pub async fn write(&self, css: &str, text: &str) -> Result<(), BrowserError> {
        let written = async || {
            let field = self.find(css).await?;
            field.clear().await?;
            field.send_keys(text).await?;
            Ok(Some(()))
        };
        self.until(&format!("`{css}` to be written to"), written).await
    }

    /// Presses and releases one key, wherever the focus is: `press('a')`, `press(Key::Enter)`.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn press(&self, key: impl Into<char>) -> Result<(), BrowserError> {
        let value = key.into();
        let keys = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        Ok(self.client.perform_actions(keys).await?)
    }

    /// What the first element that matches shows; waits for the element.
    ///
    /// # Errors
    /// When it does not come.
    pub async fn text(&self, css: &str) -> Result<String, BrowserError> {
        self.until(&format!("the text of `{css}`"), async || Ok(Some(self.find(css).await?.text().await?)))
            .await
    }

    /// What each element that matches shows now.
    ///
    /// # Errors
    /// When the selector is wrong.
    pub async fn texts(&self, css: &str) -> Result<Vec<String>, BrowserError> {
        Ok(self.shown_texts(css).await?)
    }

    /// How many elements match now.
    ///
    /// # Errors
    /// When the selector is wrong.
    pub async fn count(&self, css: &str) -> Result<usize, BrowserError> {
        Ok(self.client.find_all(Locator::Css(css)).await?.len())
    }

    /// Runs a script in the page and gives back what it returns: `eval("return document.title")`.
    ///
    /// # Errors
    /// When the script fails.
    pub async fn eval(&self, script: &str) -> Result<Value, BrowserError> {
        Ok(self.client.execute(script, vec![]).await?)
    }

    /// The errors that the console told since this was last asked: uncaught exceptions, `console.error`, files that
    /// did not load, what the Content-Security-Policy refused.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn console_errors(&self) -> Result<Vec<String>, BrowserError> {
        let told = self.client.issue_cmd(Command::console()).await?;
        let entries = told.as_array().map(Vec::as_slice).unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        Ok(severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect())
    }

    /// The WebDriver client itself, for what is not here.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Runs a script before anything else in every page from now on, to put something in the page's way.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn before_every_page(&self, script: &str) -> Result<(), BrowserError> {
        let parameters = serde_json::json!({ "source": script });
        let command = Command::devtools("Page.addScriptToEvaluateOnNewDocument", parameters);
        self.client.issue_cmd(command).await?;
        Ok(())
    }

    /// From now on this is the browser of somebody who wants nothing to move, and who likes it light.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn without_motion(&self) -> Result<(), BrowserError> {
        let features = serde_json::json!([
            { "name": "prefers-color-scheme", "value": "light" },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        let parameters = serde_json::json!({ "features": features });
        self.client.issue_cmd(Command::devtools("Emulation.setEmulatedMedia", parameters)).await?;
        Ok(())
    }

    /// From now on the processor is this many times slower.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn slow_down(&self, times: u32) -> Result<(), BrowserError> {
        let parameters = serde_json::json!({ "rate": times });
        self.client.issue_cmd(Command::devtools("Emulation.setCPUThrottlingRate", parameters)).await?;
        Ok(())
    }

    /// From now on the line to every server is slow: how long a question takes, and how many bytes come in a second.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn slow_line(&self, latency: Duration, bytes_per_second: u64) -> Result<(), BrowserError> {
        self.client.issue_cmd(Command::devtools("Network.enable", serde_json::json!({}))).await?;
        let parameters = serde_json::json!({
            "offline": false,
            "latency": latency.as_millis() as u64,
            "downloadThroughput": bytes_per_second,
            "uploadThroughput": bytes_per_second,
        });
        self.client.issue_cmd(Command::devtools("Network.emulateNetworkConditions", parameters)).await?;
        Ok(())
    }

    /// How long the page has kept the processor busy so far.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn cpu_time(&self) -> Result<Duration, BrowserError> {
        self.client.issue_cmd(Command::devtools("Performance.enable", serde_json::json!({}))).await?;
        let told =
            self.client.issue_cmd(Command::devtools("Performance.getMetrics", serde_json::json!({}))).await?;
        let metrics = told["metrics"].as_array().into_iter().flatten();
        let busy = metrics
            .filter(|metric| metric["name"] == "TaskDuration")
            .find_map(|metric| metric["value"].as_f64());
        Ok(Duration::from_secs_f64(busy.unwrap_or_default()))
    }

    /// From now on frames count for [`Browser::frames`].
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn count_frames(&self) -> Result<(), BrowserError> {
        self.eval(&format!("performance.mark('{}')", trace::BEGIN)).await?;
        Ok(())
    }

    /// How smoothly things moved since [`Browser::count_frames`], in a browser that was opened traced. To be asked once.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn frames(&self) -> Result<FrameReport, BrowserError> {
        self.eval(&format!("performance.mark('{}')", trace::END)).await?;
        let told = self.client.issue_cmd(Command::trace()).await?;
        Ok(FrameReport::of(told.as_array().map(Vec::as_slice).unwrap_or_default()))
    }

    /// Downloads go into this folder from now on, without asking.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn download_into(&self, folder: impl AsRef<Path>) -> Result<(), BrowserError> {
        let parameters =
            serde_json::json!({ "behavior": "allow", "downloadPath": folder.as_ref().display().to_string() });
        self.client.issue_cmd(Command::devtools("Browser.setDownloadBehavior", parameters)).await?;
        Ok(())
    }

    /// Chooses a file in the field that matches, as by its dialogue.
    ///
    /// # Errors
    /// When there is no such field.
    pub async fn choose_file(&self, css: &str, file: impl AsRef<Path>) -> Result<(), BrowserError> {
        let path = file.as_ref().display().to_string();
        Ok(self.wait_for(css).await?.send_keys(&path).await?)
    }

    /// Closes the browser, as a player who leaves.
    ///
    /// # Errors
    /// When it was closed already.
    pub async fn close(self) -> Result<(), BrowserError> {
        Ok(self.client.close().await?)
    }

    async fn find(&self, css: &str) -> Result<Element, CmdError> {
        self.client.find(Locator::Css(css)).await
    }

    /// The shown texts in one question to the page, so that a redraw cannot fall between two of them.
    async fn shown_texts(&self, css: &str) -> Result<Vec<String>, CmdError> {
        const LOOK: &str =
            "return [...document.querySelectorAll(arguments[0])].map(e => e.innerText ?? e.textContent)";
        let shown = self.client.execute(LOOK, vec![css.into()]).await?;
        let shown = shown.as_array().map(Vec::as_slice).unwrap_or_default();
        Ok(shown.iter().map(|text| text.as_str().unwrap_or_default().to_owned()).collect())
    }

    /// Looks again and again until there is something.
    async fn until<T>(
        &self,
        what: &str,
        look: impl AsyncFn() -> Result<Option<T>, CmdError>,
    ) -> Result<T, BrowserError> {
        let start = Instant::now();
        loop {
            let last = match look().await {
                Ok(Some(found)) => return Ok(found),
                Ok(None) => String::new(),
                Err(error) => format!(" ({})", first_line(&error)),
            };
            if start.elapsed() >= self.patience {
                return Err(self.never_came(what.to_owned(), last).await);
            }
            tokio::time::sleep(BLINK).await;
        }
    }

    async fn never_came(&self, what: String, last: String) -> BrowserError {
        let url = self.url().await.unwrap_or_else(|error| error.to_string());
        let page = match self.shown_texts("body").await {
            Ok(texts) => texts.join("\n"),
            Err(error) => error.to_string(),
        };
        BrowserError::NeverCame { what, last, url, page }
    }
}

/// The driver adds a stack trace to its reasons, which helps nobody here.
fn first_line(error: &CmdError) -> String {
    error.to_string().lines().next().unwrap_or_default().to_owned()
}
