//! What a shared link shows of a table.

use crate::common::{Folder, TestServer, play, request_with};
use serde_json::json;

/// The contents of a tag of this name, as a reader of the page finds them.
fn tag(page: &str, name: &str) -> String {
    let start = format!("=\"{name}\" content=\"");
    let found = page.split(&start).nth(1).unwrap_or_else(|| panic!("no {name} in {page}"));
    found.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_link_tells_game_seats_and_state_in_the_readers_language() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open", {"bot": "random"}]), json!({"rounds": 1})).await;
    let link = format!("/t/{}", ada.table);
    let get =
        async |lang: &str| request_with(server.addr, "GET", &link, &[("accept-language", lang)], "").await;
    let french = get("fr-FR,fr;q=0.9,en;q=0.5").await;
    assert!(french.header("content-security-policy").contains("default-src 'none'"));
    assert!(french.header("vary").contains("accept-language"), "{:?}", french.headers);
    assert_eq!(tag(&french.body, "og:locale"), "fr_FR");
    let told = tag(&french.body, "og:description");
    assert_eq!(told, "Ada vous invite à jouer\u{a0}: 2 places prises sur 3, 1 encore libre.");
    let english = get("en").await;
    assert_eq!(
        tag(&english.body, "og:description"),
        "Ada invites you to play: 2 of 3 seats taken, 1 still open."
    );
    assert_eq!(tag(&english.body, "twitter:description"), tag(&english.body, "og:description"));
    assert!(tag(&english.body, "og:url").ends_with(&link), "{}", english.body);

    // Whoever has it already is told so, until something changes.
    let etag = english.header("etag").to_owned();
    assert_ne!(etag, french.header("etag"));
    let again = [("accept-language", "en"), ("if-none-match", etag.as_str())];
    assert_eq!(request_with(server.addr, "GET", &link, &again, "").await.status, 304);
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let playing = request_with(server.addr, "GET", &link, &again, "").await;
    assert_eq!(tag(&playing.body, "og:description"), "Ada, Blaise and Bot 3 are playing. You can watch.");
    while !first.is_over() {
        play(&mut [&mut first, &mut second], 1).await;
        first.catch_up().await;
    }
    let over = tag(&get("en").await.body, "og:description");
    assert_eq!(over, "The game is over. It was played by Ada, Blaise and Bot 3.");
    server.close().await;
}

#[tokio::test]
async fn under_a_base_path_a_link_and_all_that_the_document_asks_for_begin_with_it() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.base = "/games/hemicycle".parse().unwrap();
    let server = TestServer::with(config).await;
    let get = async |path: &str| request_with(server.addr, "GET", path, &[("accept", "text/html")], "").await;
    let table_request = json!({"game": "probe", "seats": ["human", "open"], "name": "Ada"}).to_string();
    let kind = [("content-type", "application/json")];
    let made = request_with(server.addr, "POST", "/games/hemicycle/api/tables", &kind, &table_request).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let seated: wire::http::Seated = made.json();
    let link = format!("/games/hemicycle/t/{}", seated.table);
    let page = get(&link).await;
    assert!(tag(&page.body, "og:url").ends_with(&link), "{}", page.body);
    assert!(tag(&page.body, "og:image").ends_with("/games/hemicycle/icon-512.png"), "{}", page.body);
    for path in ["/games/hemicycle/", "/games/hemicycle/replay", &link] {
        let page = get(path).await;
        let addresses = page.body.split("=\"/").skip(1);
        for address in addresses {
            assert!(address.starts_with("games/hemicycle/"), "{path}: {address:.40}");
        }
        // Whoever has it already is told so, though it is another document than it would be without a base.
        let known = [("if-none-match", page.header("etag"))];
        assert_eq!(request_with(server.addr, "GET", path, &known, "").await.status, 304, "{path}");
    }
    let front = get("/games/hemicycle?x=1").await;
    assert_eq!((front.status, front.header("location")), (308, "/games/hemicycle/?x=1"));
    for (path, status) in
        [("/", 404), ("/games", 404), ("/games/hemicycles", 404), ("/api/games", 404), ("/healthz", 200)]
    {
        assert_eq!(get(path).await.status, status, "{path}");
    }
    server.close().await;
}

#[tokio::test]
async fn a_script_in_a_name_stays_text_and_no_secret_is_shown() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open"]), json!({})).await;
    let path = format!("/api/tables/{}/seats", ada.table);
    let name = "\"><script>alert(1)</script>'&";
    let sit = json!({"name": name}).to_string();
    let sitting = [("content-type", "application/json")];
    let eve = request_with(server.addr, "POST", &path, &sitting, &sit).await;
    assert_eq!(eve.status, 201, "{}", eve.body);
    let page = request_with(server.addr, "GET", &format!("/t/{}", ada.table), &[], "").await.body;
    assert!(page.contains("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"), "{page}");
    assert!(!page.contains("<script>alert") && !page.contains(&ada.secret), "{page}");
    server.close().await;
}

#[tokio::test]
async fn a_table_that_is_not_there_gives_the_plain_page_and_says_so_to_programs() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let plain = request_with(server.addr, "GET", "/", &[], "").await;
    for path in ["/t/abcdefghjkmn", "/t/abcdefghjkmn/", "/t/x", "/t/", "/t/%3Cscript%3E"] {
        let known = [("if-none-match", plain.header("etag"))];
        for headers in [&[][..], &known] {
            let answer = request_with(server.addr, "GET", path, headers, "").await;
            assert_eq!((answer.status, &answer.body), (404, &plain.body), "{path}");
            assert!(answer.header("content-type").starts_with("text/html"), "{path}");
        }
    }
    // What a browser keeps for itself is not ours to deny.
    let home = request_with(server.addr, "GET", "/t/home-abcd", &[], "").await;
    assert_eq!((home.status, &home.body), (plain.status, &plain.body));
    server.close().await;
}
