//! A server whose addresses all begin with a base path, because it shares its name with other things.

use crate::common::page::{choose, choose_any, hook, make_table, played, sit_down, take_turn};
use crate::common::{Folder, Serving};
use chromium::Driver;
use serde_json::json;

#[test]
fn everything_works_under_a_base_path() {
    let folder = Folder::new("base-path");
    let server = Serving::start_with("127.0.0.1:0", folder.path(), 0, &["--base", "/games/hemicycle/"]);
    let host = format!("http://{}", server.addr);
    let base = format!("{host}/games/hemicycle");
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(1280, 900, false, "fr-FR").await?;
        // Whoever leaves out the last slash comes to it; what is not below it is not ours.
        marianne.goto(&base).await?;
        marianne.wait_for(&hook("game-gardez-la-ligne")).await?;
        assert_eq!(marianne.eval("return location.pathname").await?, "/games/hemicycle/");
        let found = "return Promise.all(['/', '/web.js', '/api/games', '/healthz'] \
                     .map(async path => (await fetch(path)).status))";
        assert_eq!(marianne.eval(found).await?, json!([404, 404, 404, 200]));
        let covers = "[...document.querySelectorAll('img.cover')].every(img => img.naturalWidth > 0)";
        marianne.eval("document.querySelectorAll('img').forEach(img => img.loading = 'eager')").await?;
        marianne.wait_until(covers).await?;
        // The page is kept, with its icons, and nothing else of the site is.
        marianne.wait_until("navigator.serviceWorker.controller !== null").await?;
        let scope = "return navigator.serviceWorker.ready.then(({scope}) => new URL(scope).pathname)";
        assert_eq!(marianne.eval(scope).await?, "/games/hemicycle/");
        let icons = "const link = document.querySelector('link[rel=manifest]').href; \
             const { icons, start_url } = await (await fetch(link)).json(); \
             const found = await Promise.all(icons.map(({ src }) => fetch(new URL(src, link)))); \
             return [new URL(start_url, link).pathname, found.every(({ ok }) => ok)]";
        let icons = marianne.eval(&format!("return (async () => {{ {icons} }})()")).await?;
        assert_eq!(icons, json!(["/games/hemicycle/", true]));

        // A table: the links that lead to it, the socket, and its past.
        marianne.click(&hook("new-gardez-la-ligne")).await?;
        marianne.wait_until("location.pathname === '/games/hemicycle/new/gardez-la-ligne'").await?;
        make_table(&marianne, &base, "Marianne", &["open", "random"]).await?;
        marianne.wait_for(&hook("invite-link")).await?;
        let link = marianne.eval("return document.querySelector('[data-test=invite-link]').value").await?;
        let link = link.as_str().unwrap().to_owned();
        assert!(link.starts_with(&format!("{base}/t/")), "{link}");
        let gavroche = driver.open(360, 740, false, "en-GB").await?;
        sit_down(&gavroche, &link, "Gavroche").await?;
        for browser in [&marianne, &gavroche] {
            browser.wait_for(&hook("turn")).await?;
        }
        for _ in 0..2 {
            let [first, second] = crate::common::page::by_turn([&marianne, &gavroche]).await?;
            take_turn(first, 0).await?;
            take_turn(second, 0).await?;
        }
        marianne.reload().await?;
        marianne.wait_for(&hook("turn")).await?;
        marianne.click(&hook("replay")).await?;
        marianne.click(&hook("replay-first")).await?;
        marianne.wait_until("location.search === '?replay&move=1'").await?;
        assert_eq!(marianne.eval("return location.pathname").await?, link[host.len()..]);
        marianne.goto(&format!("{base}/")).await?;
        marianne.click("[data-test^=my-table-]").await?;
        marianne.wait_for(&hook("turn")).await?;

        // Without a server: the page is there with the game that was opened, and bots think in their worker.
        server.kill();
        marianne.goto(&format!("{base}/new/gardez-la-ligne")).await?;
        marianne.write(&hook("name"), "Marianne").await?;
        marianne.click(&hook("where-here")).await?;
        choose(&marianne, "seats", "3").await?;
        marianne.click(&hook("make-table")).await?;
        for choice in 0..3 {
            choose_any(&marianne, choice).await?;
        }
        assert_eq!(gavroche.console_errors().await?.iter().filter(|line| !line.contains("/ws")).count(), 0);
        Ok(())
    });
}
