//! The harness itself, against a page small enough to be beyond doubt.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use chromium::{BrowserError, Driver, Key};

const PAGE: &str = r#"<!doctype html><html lang="fr"><meta charset="utf-8"><title>Urne</title>
<link rel="icon" href="data:,">
<h1>Urne</h1><button>Voter</button><input value="vide"><ul></ul>
<script>
const urn = document.querySelector("ul");
const drop = what => setTimeout(() => urn.insertAdjacentHTML("beforeend", `<li>${what}</li>`), 50);
document.querySelector("button").onclick = () => drop("un bulletin");
document.onkeydown = event => { if (event.key === "Enter") drop(document.querySelector("input").value); };
</script>"#;

/// Serves the page to whoever asks, for as long as the test runs.
fn serve() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}/", listener.local_addr().expect("a bound listener has an address"));
    std::thread::spawn(move || {
        for visitor in listener.incoming().flatten() {
            // Chromium opens connections ahead and says nothing on them: none may keep another waiting.
            std::thread::spawn(move || answer(visitor));
        }
    });
    address
}

fn answer(mut visitor: TcpStream) {
    // A visitor that leaves early is not this test's affair.
    let _ = visitor.read(&mut [0; 4096]);
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close\r\n";
    let _ = write!(visitor, "{head}Content-Length: {}\r\n\r\n{PAGE}", PAGE.len());
}

#[tokio::test]
async fn two_players_see_a_page_click_write_and_press() -> Result<(), BrowserError> {
    let address = serve();
    let driver = Driver::start()?;
    let marianne = driver.open(1280, 800, false, "fr-FR").await?;
    let britannia = driver.open(390, 844, true, "en-GB").await?;
    marianne.goto(&address).await?;
    britannia.goto(&address).await?;

    assert_eq!(marianne.text("h1").await?, "Urne");
    assert_eq!(marianne.count("li").await?, 0);
    marianne.click("button").await?;
    marianne.wait_for("li").await?;
    marianne.write("input", "une voix").await?;
    marianne.press(Key::Enter).await?;
    marianne.wait_for_text("li", "voix").await?;
    assert_eq!(marianne.texts("li").await?, ["un bulletin", "une voix"]);
    assert_eq!(britannia.count("li").await?, 0);

    let looks = "return [navigator.language, innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches]";
    assert_eq!(marianne.eval(looks).await?.to_string(), r#"["fr-FR",1280,800,false]"#);
    assert_eq!(britannia.eval(looks).await?.to_string(), r#"["en-GB",390,844,true]"#);

    marianne.reload().await?;
    marianne.wait_until_gone("li").await?;
    marianne.wait_until("document.title === 'Urne'").await?;
    // The looks of a browser outlive a reload.
    assert_eq!(marianne.eval(looks).await?.to_string(), r#"["fr-FR",1280,800,false]"#);
    marianne.close().await
}

#[tokio::test]
async fn the_console_is_heard() -> Result<(), BrowserError> {
    let address = serve();
    let driver = Driver::start()?;
    let marianne = driver.open(800, 600, false, "fr-FR").await?;
    marianne.goto(&address).await?;
    assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
    marianne.eval("console.error('fraude'); console.log('rien')").await?;
    let errors = marianne.console_errors().await?;
    assert!(errors.len() == 1 && errors[0].contains("fraude"), "{errors:?}");
    Ok(())
}

#[tokio::test]
async fn profiles_are_apart_and_pictures_are_taken() -> Result<(), BrowserError> {
    let address = serve();
    let driver = Driver::start()?;
    let marianne = driver.open(800, 600, false, "fr-FR").await?;
    let britannia = driver.open(800, 600, false, "en-GB").await?;
    marianne.goto(&address).await?;
    britannia.goto(&address).await?;
    marianne.eval("localStorage.seat = 'secret'").await?;
    assert!(britannia.eval("return localStorage.seat ?? null").await?.is_null());

    let file = std::env::temp_dir().join(format!("hemicycle-urn-{}.png", std::process::id()));
    marianne.screenshot(&file).await?;
    let picture = std::fs::read(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(picture.starts_with(b"\x89PNG"));
    Ok(())
}

#[tokio::test]
async fn what_never_comes_is_told_with_the_page() -> Result<(), BrowserError> {
    let address = serve();
    let driver = Driver::start()?;
    let marianne = driver.open(800, 600, false, "fr-FR").await?.patient_for(Duration::from_millis(300));
    marianne.goto(&address).await?;
    let error = marianne.wait_for(".result").await.unwrap_err().to_string();
    assert!(error.contains(".result") && error.contains("Voter"), "{error}");
    Ok(())
}
