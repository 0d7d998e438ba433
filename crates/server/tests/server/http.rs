//! The plain HTTP requests.

use crate::common::{Folder, TestServer, request, request_with};
use serde_json::{Value, json};
use std::io::Write;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wire::http::Seated;
use wire::{Stage, TableInfo};

#[tokio::test]
async fn it_says_that_it_is_well_and_what_can_be_played() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let health = request(server.addr, "GET", "/healthz", None).await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok"));
    let games: Value = request(server.addr, "GET", "/api/games", None).await.json();
    assert_eq!(games[0]["id"], "probe");
    assert_eq!(games[0]["seats"], json!([2, 4]));
    assert!(games[0]["options"].as_array().unwrap().iter().any(|option| option["name"] == "rounds"));
    server.close().await;
}

#[tokio::test]
async fn a_database_that_is_damaged_under_a_running_server_is_told_as_what_it_is() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    server.make(json!(["human", "open"]), json!({})).await;
    // PostgreSQL looks after its own files.
    let Some(database) = folder.url().strip_prefix("sqlite:").map(str::to_owned) else { return };
    for file in [database.clone(), format!("{database}-wal")] {
        let length = std::fs::metadata(&file).unwrap().len();
        let mut file = std::fs::OpenOptions::new().write(true).open(&file).unwrap();
        file.write_all(&vec![0x5a; usize::try_from(length).unwrap()]).unwrap();
    }
    let health = request(server.addr, "GET", "/healthz", None).await;
    assert_eq!(health.problem(), (503, "damaged".into()));
    assert!(health.body.contains("hemicycle admin check"), "{}", health.body);
    server.close().await;
}

#[tokio::test]
async fn a_table_is_made_filled_and_described() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let board = json!({"cards": 8});
    let ada = server.make(json!([{"bot": "greedy"}, "human", "open"]), json!({"board": board})).await;
    assert_eq!(u8::from(ada.seat), 1);
    let path = format!("/api/tables/{}", ada.table);
    let about: TableInfo = request(server.addr, "GET", &path, None).await.json();
    assert_eq!((about.game.as_str(), about.rules, about.stage), ("probe", 1, Stage::Gathering));
    assert_eq!(about.settings.get("board"), &board);
    let seats: Vec<(&str, bool)> =
        about.seats.iter().map(|seat| (seat.name.as_str(), seat.present)).collect();
    assert_eq!(seats, [("Bot 1", true), ("Ada", false), ("", false)]);
    let blaise = server.sit(&ada.table, "Blaise").await;
    assert_ne!(blaise.secret, ada.secret);
    let answer = request(server.addr, "GET", &path, None).await;
    assert_eq!(answer.json::<TableInfo>().stage, Stage::Playing);
    assert!(!answer.body.contains(&ada.secret) && !answer.body.contains("hash"), "{}", answer.body);
    let late = request(server.addr, "POST", &format!("{path}/seats"), Some(&json!({"name": "Carnot"}))).await;
    assert_eq!(late.problem(), (409, "full".into()));
    server.close().await;
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_reason_and_nothing_is_made() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let two = json!(["human", "open"]);
    let table = |game: &str, seats: &Value, settings: Value, name: &str| json!({"game": game, "seats": seats, "settings": settings, "name": name});
    for (table_request, status, code, told) in [
        (table("chess", &two, json!({}), "Ada"), 422, "unknown_game", "chess"),
        (table("probe", &json!(["human"]), json!({}), "Ada"), 422, "invalid_settings", "2 to 4 players"),
        (
            table("probe", &json!(vec!["open"; 300]), json!({}), "Ada"),
            422,
            "invalid_settings",
            "2 to 4 players",
        ),
        (table("probe", &two, json!({"rounds": 0}), "Ada"), 422, "invalid_settings", "1 to 1,000"),
        (table("probe", &two, json!({"speed": 1}), "Ada"), 422, "invalid_settings", "rounds"),
        (table("probe", &two, json!({"board": {"cards": 99}}), "Ada"), 422, "invalid_settings", "4 to 32"),
        (table("probe", &json!(["human", "human"]), json!({}), "Ada"), 422, "maker", "one seat"),
        (table("probe", &two, json!({}), " \n "), 422, "name", "1 to 40"),
        (table("probe", &two, json!({}), "\u{200b}\u{200d}"), 422, "name", "visible"),
        (table("probe", &two, json!({}), "a\u{7}b"), 422, "name_hidden", "cannot be seen"),
        (table("probe", &two, json!({}), "\u{202e}adA"), 422, "name_hidden", "turns text around"),
        (table("probe", &two, json!({}), "Bot 2"), 422, "name_like_a_bot", "bots are called that"),
        (table("probe", &two, json!({}), &"x".repeat(41)), 422, "name", "40"),
        (table("probe", &json!(["human", "ghost"]), json!({}), "Ada"), 400, "malformed", "ghost"),
        (json!({"game": "probe", "cheat": true}), 400, "malformed", "cheat"),
        (json!({"game": 7}), 400, "malformed", "expected a string, not 7"),
        (json!(["probe", ["human", "open"], {}, "Ada"]), 400, "malformed", "not a list"),
        (json!([]), 400, "malformed", "not a list"),
        (json!({"game": "x".repeat(1_100_000)}), 413, "oversized", "1048576"),
    ] {
        let answer = request(server.addr, "POST", "/api/tables", Some(&table_request)).await;
        assert_eq!(answer.problem(), (status, code.into()), "{}", answer.body);
        assert!(answer.body.contains(told), "{}", answer.body);
    }
    // People are told in their own language.
    let french = [("content-type", "application/json"), ("accept-language", "fr-CA, en;q=0.5")];
    let table_request = table("probe", &two, json!({"rounds": 0}), "Ada").to_string();
    let answer = request_with(server.addr, "POST", "/api/tables", &french, &table_request).await;
    assert_eq!(answer.problem(), (422, "invalid_settings".into()));
    assert!(answer.body.contains("choisissez un nombre de 1 à"), "{}", answer.body);
    let garbage = "[".repeat(100_000);
    for body in ["", "{", &garbage, "\u{0}"] {
        let kind = [("content-type", "application/json; charset=utf-8")];
        let answer = request_with(server.addr, "POST", "/api/tables", &kind, body).await;
        assert_eq!(answer.problem(), (400, "malformed".into()));
    }
    let plain =
        request_with(server.addr, "POST", "/api/tables", &[("content-type", "text/plain")], "{}").await;
    assert_eq!(plain.problem(), (415, "not_json".into()));
    assert_eq!(server.tables.open(), 0, "no table was made");

    let ada = server.make(two, json!({})).await;
    // A code that was read aloud is typed as it comes.
    let aloud = ada.table.to_uppercase();
    let asked = request(server.addr, "GET", &format!("/api/tables/{aloud}"), None).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    // Where no page was built yet its place says so, and the table is found all the same.
    let page = request(server.addr, "GET", &format!("/t/{aloud}"), None).await;
    assert!(page.status != 404 && page.body.contains("Ada"), "{} {}", page.status, page.body);
    let seats = format!("/api/tables/{}/seats", ada.table);
    for (method, path, body, status, code) in [
        ("GET", "/api/tables/abcdefghjkmn", None, 404, "unknown_table"),
        ("GET", "/api/tables/..%2f..%2fx", None, 404, "unknown_table"),
        ("GET", "/api/tables/%ff%fe", None, 404, "unknown_table"),
        ("POST", "/api/tables/abcdefghjkmn/seats", Some(json!({"name": "Eve"})), 404, "unknown_table"),
        ("POST", &seats, Some(json!({"name": ""})), 422, "name"),
        ("POST", &seats, Some(json!({"name": "ADA"})), 409, "name_taken"),
        ("POST", &seats, Some(json!({"name": "Аdа."})), 409, "name_taken"),
        ("POST", &seats, Some(json!({"name": "E\u{301}\u{301}\u{301}ve"})), 422, "name_marked"),
        ("POST", &seats, Some(json!({"name": "robot 2"})), 422, "name_like_a_bot"),
        ("POST", &seats, Some(json!(["Eve"])), 400, "malformed"),
        ("POST", &seats, Some(json!({"name": "x".repeat(5000)})), 413, "oversized"),
        ("GET", "/api/nothing", None, 404, "not_found"),
        ("DELETE", "/api/tables", None, 405, "method"),
        ("GET", "/ws", None, 400, "malformed"),
    ] {
        let answer = request(server.addr, method, path, body.as_ref()).await;
        assert_eq!(answer.problem(), (status, code.into()), "{method} {path}: {}", answer.body);
    }
    server.close().await;
}

#[tokio::test]
async fn one_address_makes_so_many_tables_and_no_more() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.tables_per_minute = 3;
    let server = TestServer::with(config).await;
    let table_request = json!({"game": "probe", "seats": ["human", "open"], "name": "Ada"});
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(request(server.addr, "POST", "/api/tables", Some(&table_request)).await);
    }
    assert!(answers[..3].iter().all(|answer| answer.status == 201));
    assert_eq!(answers[4].problem(), (429, "too_many_tables".into()), "{}", answers[4].body);
    // Whoever has a table already plays on.
    let ada: Seated = answers[0].json();
    server.sit(&ada.table, "Blaise").await;
    server.join(&ada).await.act(json!("roll")).await.unwrap();
    server.close().await;
}

#[tokio::test]
async fn one_address_makes_so_many_tables_an_hour_however_slowly() {
    let folder = Folder::new();
    let mut config = folder.config();
    (config.tables_per_minute, config.tables_per_hour) = (0, 2);
    let server = TestServer::with(config).await;
    let table_request = json!({"game": "probe", "seats": ["human", "open"], "name": "Ada"});
    let ada: Seated = request(server.addr, "POST", "/api/tables", Some(&table_request)).await.json();
    assert_eq!(request(server.addr, "POST", "/api/tables", Some(&table_request)).await.status, 201);
    let pair = json!({"game": "probe", "name": "Ada"});
    for (path, body) in [("/api/tables", &table_request), ("/api/pair", &pair)] {
        let refused = request(server.addr, "POST", path, Some(body)).await;
        assert_eq!(refused.problem(), (429, "too_many_tables_hour".into()), "{}", refused.body);
    }
    server.sit(&ada.table, "Blaise").await;
    server.close().await;
}

#[tokio::test]
async fn one_address_asks_for_so_much_at_once_and_no_more() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.requests_per_second = 4;
    let server = TestServer::with(config).await;
    let (mut first, mut second) = server.pair(json!({})).await;
    let table = first.about.as_ref().unwrap().table.clone();
    let (about, link) = (format!("/api/tables/{table}"), format!("/t/{table}"));
    let (record, seats) = (format!("{about}/record"), format!("{about}/seats"));
    let (mine, name) = (json!({"seats": []}), json!({"name": "Eve"}));
    let pair = json!({"game": "probe", "name": "Eve"});
    for (method, path, body) in [
        ("GET", "/api/lobby", None),
        ("POST", "/api/my-seats", Some(&mine)),
        ("POST", "/api/pair", Some(&pair)),
        ("POST", "/api/dice", None),
        ("POST", &seats, Some(&name)),
        ("GET", &about, None),
        ("GET", &record, None),
        ("GET", "/ws", None),
    ] {
        let mut refused = None;
        // What was saved up is spent by the first of them; then a few a second pass.
        for _ in 0..200 {
            let answer = request(server.addr, method, path, body).await;
            if answer.status == 429 {
                refused = Some(answer);
                break;
            }
        }
        let refused = refused.unwrap_or_else(|| panic!("{path} can be asked for without end"));
        assert_eq!(refused.problem(), (429, "too_many_requests".into()), "{path}");
        assert_eq!(refused.header("retry-after"), "5");
    }
    let plain = request(server.addr, "GET", "/", None).await;
    assert_ne!(plain.status, 429, "the page itself is not counted");
    let mut shared = request(server.addr, "GET", &link, None).await;
    while shared.status != 429 {
        shared = request(server.addr, "GET", &link, None).await;
    }
    assert_eq!(shared.body, plain.body, "a reader gets the page, without what a link shows");
    // Whoever plays already notices nothing.
    first.act(json!("roll")).await.unwrap();
    second.until(|client| client.number() == 2).await;
    server.close().await;
}

#[tokio::test]
async fn every_answer_carries_the_strict_headers() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    for path in ["/", "/table/abc", "/healthz", "/api/games", "/api/nothing", "/nothing.js", "/ws"] {
        let answer = request(server.addr, "GET", path, None).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe-inline"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(answer.header("permissions-policy").contains("camera=()"), "{path}");
    }
    server.close().await;
}

#[tokio::test]
async fn pages_of_other_sites_cannot_connect() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let connect = async |origin: &str| {
        let mut request = format!("ws://{}/ws", server.addr).into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        connect_async(request).await.map(|_| ())
    };
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        match connect(origin).await {
            Err(Error::Http(answer)) => assert_eq!(answer.status(), 403, "{origin}"),
            other => panic!("{origin}: {other:?}"),
        }
    }
    connect(&format!("http://{}", server.addr)).await.unwrap();
    server.close().await;
}

#[tokio::test]
async fn only_the_places_of_the_page_are_there() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let page = request(server.addr, "GET", "/", None).await;
    for path in ["/replay", "/new/probe", "/play/probe", "/rules/probe/", "/learn/probe"] {
        let answer = request(server.addr, "GET", path, None).await;
        assert_eq!((answer.status, &answer.body), (page.status, &page.body), "{path}");
    }
    let reader = [("accept", "text/html, */*;q=0.8")];
    for path in ["/.git/config", "/admin", "/new/chess", "/new", "/t", "/new/probe/x", "/nothing.html"] {
        assert_eq!(request(server.addr, "GET", path, None).await.status, 404, "{path}");
        let answer = request_with(server.addr, "GET", path, &reader, "").await;
        assert_eq!((answer.status, &answer.body), (404, &page.body), "{path}: the page says that it is none");
    }
    let by_hand = request_with(server.addr, "GET", "/ws", &reader, "").await;
    assert_eq!((by_hand.status, &by_hand.body), (400, &page.body));
    server.close().await;
}
