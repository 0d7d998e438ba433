//! Before the game and after it: the host arranges, people leave, and the same people play again.

use crate::common::{A, B, Client, Folder, TestServer, play, request, request_with};
use serde_json::json;
use wire::http::Seated;
use wire::{Occupant, Stage, ToClient};

async fn held(server: &TestServer, seats: serde_json::Value) -> Seated {
    let table_request =
        json!({"game": "probe", "seats": seats, "name": "Ada", "held": true, "settings": {"rounds": 1}});
    let answer = request(server.addr, "POST", "/api/tables", Some(&table_request)).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()
}

fn names(client: &Client) -> Vec<&str> {
    client.about.as_ref().unwrap().seats.iter().map(|seat| seat.name.as_str()).collect()
}

#[tokio::test]
async fn the_host_lets_the_game_begin_and_nobody_else_does() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = held(&server, json!(["human", "open"])).await;
    let mut first = server.join(&ada).await;
    assert_eq!(first.command(json!("start")).await.unwrap_err().code.id(), "missing");
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut second = server.join(&blaise).await;
    assert_eq!(second.about.as_ref().unwrap().stage, Stage::Gathering, "full, and it still waits");
    assert_eq!(second.command(json!("start")).await.unwrap_err().code.id(), "not_host");
    first.command(json!("start")).await.unwrap();
    second.until(|client| client.shown.is_some()).await;
    assert_eq!(first.command(json!({"arrange": {"add": "open"}})).await.unwrap_err().code.id(), "begun");
    assert_eq!(second.command(json!("leave")).await.unwrap_err().code.id(), "begun");
    server.close().await;
}

#[tokio::test]
async fn the_host_arranges_seats_options_and_clock() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = held(&server, json!(["human", "open", "open"])).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut second = server.join(&blaise).await;
    assert_eq!(second.command(json!({"arrange": {"add": "open"}})).await.unwrap_err().code.id(), "not_host");
    let mut first = server.join(&ada).await;
    for (wish, why) in [
        (json!({"seat": {"seat": 0, "occupant": "open"}}), "the host stays"),
        (json!({"seat": {"seat": 1, "occupant": "human"}}), "people take seats themselves"),
        (json!({"seat": {"seat": 7, "occupant": "open"}}), "no such seat"),
        (json!({"remove": {"seat": 1}}), "somebody sits there"),
        (json!({"settings": {"rounds": -1}}), "rounds"),
        (json!({"clock": {"days": {"days": 0}}}), "clock"),
    ] {
        let refused = first.command(json!({"arrange": wish})).await.unwrap_err();
        assert!(refused.code.id() == "invalid_arrangement" && refused.message.contains(why), "{refused:?}");
    }
    // What the game wants is said in both languages, for the page of whoever reads it.
    let refused = first.command(json!({"arrange": {"settings": {"rounds": -1}}})).await.unwrap_err();
    let said = refused.said.unwrap();
    assert!(said.fr.contains("choisissez") && said.en.contains("choose"), "{said:?}");
    first.command(json!({"arrange": {"clock": {"days": {"days": 3}}}})).await.unwrap();
    first.command(json!({"arrange": {"seat": {"seat": 2, "occupant": {"bot": "random"}}}})).await.unwrap();
    first.until(|client| names(client) == ["Ada", "Blaise", "Bot 3"]).await;
    // Whoever is moved comes again, and sits elsewhere.
    first.command(json!({"arrange": {"swap": {"one": 0, "other": 1}}})).await.unwrap();
    let mut first = comes_again(&server, &ada).await;
    assert_eq!((first.viewer, names(&first)), (Some(rules::Viewer::Seat(B)), vec!["Blaise", "Ada", "Bot 3"]));
    assert_eq!(first.about.as_ref().unwrap().host, B, "the host is a person, not a chair");
    // Other options: everybody comes again for them.
    first.command(json!({"arrange": {"settings": {"rounds": 2}}})).await.unwrap();
    let mut first = comes_again(&server, &ada).await;
    assert_eq!(first.about.as_ref().unwrap().settings.get("rounds"), &json!(2));
    first.command(json!({"arrange": {"remove": {"seat": 2}}})).await.unwrap();
    let mut first = comes_again(&server, &ada).await;
    assert_eq!(names(&first), ["Blaise", "Ada"]);
    first.command(json!("start")).await.unwrap();
    first.until(|client| client.shown.is_some()).await;
    server.close().await;
    let server = TestServer::open(&folder).await;
    let again = server.watch(&ada.table).await;
    assert_eq!((names(&again), again.about.as_ref().unwrap().stage), (vec!["Blaise", "Ada"], Stage::Playing));
    server.close().await;
}

async fn comes_again(server: &TestServer, seated: &Seated) -> Client {
    let mut client = Client::connect(server.addr).await;
    client.enter(&seated.table, Some(&seated.secret), None).await;
    client
}

#[tokio::test]
async fn whoever_leaves_or_is_sent_away_frees_the_seat_and_sees_nothing_of_it_any_more() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = held(&server, json!(["human", "open", "open"])).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let carnot = server.sit(&ada.table, "Carnot").await;
    let (mut first, mut second, mut third) =
        (server.join(&ada).await, server.join(&blaise).await, server.join(&carnot).await);
    first.command(json!({"arrange": {"seat": {"seat": 1, "occupant": "open"}}})).await.unwrap();
    assert!(second.ends().await, "the connection of one who was sent away ends");
    let mut again = Client::connect(server.addr).await;
    let id = again.hello(&blaise.table, Some(&blaise.secret), None).await;
    assert_eq!(again.fault().await, (Some(id), wire::ProtocolErrorCode::WrongSecret));
    third.command(json!("leave")).await.unwrap();
    assert!(third.ends().await);
    first.until(|client| names(client) == ["Ada", "", ""]).await;
    // The last one turns off the light.
    first.command(json!("leave")).await.unwrap();
    let about = server.watch(&ada.table).await.about.unwrap();
    assert!(about.conduct.closed && about.seats.iter().all(|seat| seat.occupant == Occupant::Open));
    let path = format!("/api/tables/{}/seats", ada.table);
    let late = request(server.addr, "POST", &path, Some(&json!({"name": "Denis"}))).await;
    assert_eq!(late.problem(), (409, "full".to_owned()));
    server.close().await;
}

#[tokio::test]
async fn whoever_was_sent_away_stays_away_until_the_host_says_otherwise() {
    let folder = Folder::new();
    let mut server = TestServer::open(&folder).await;
    let table_request = json!({"game": "probe", "seats": ["human", "open", "open"], "name": "Ada", "held": true, "public": true});
    let ada: Seated = request(server.addr, "POST", "/api/tables", Some(&table_request)).await.json();
    let seats = format!("/api/tables/{}/seats", ada.table);
    let mut first = server.join(&ada).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    server.join(&blaise).await.close().await;
    let carnot = server.sit(&ada.table, "Carnot").await;
    server.join(&carnot).await.close().await;
    first.command(json!({"arrange": {"seat": {"seat": 1, "occupant": "open"}}})).await.unwrap();
    let again = json!({"name": "Eve", "former": blaise.secret});
    let refused = request(server.addr, "POST", &seats, Some(&again)).await;
    assert_eq!(refused.problem(), (403, "sent_away".into()));
    assert!(refused.body.contains("ask the host"), "{}", refused.body);
    // Whoever keeps silent about having been here, or says something else, is known by where they come from.
    for silent in [json!({"name": "Eve"}), json!({"name": "Eve", "former": "0".repeat(32)})] {
        let refused = request(server.addr, "POST", &seats, Some(&silent)).await;
        assert_eq!(refused.problem(), (403, "sent_away".into()), "{silent}");
    }
    let pair = json!({"game": "probe", "name": "Mallory"});
    let elsewhere: Seated = request(server.addr, "POST", "/api/pair", Some(&pair)).await.json();
    assert_ne!(elsewhere.table, ada.table);
    // Nor by the lobby: there is another table for them.
    let former = json!([{"table": ada.table, "secret": blaise.secret}]);
    let pair = json!({"game": "probe", "name": "Eve", "former": former});
    let elsewhere: Seated = request(server.addr, "POST", "/api/pair", Some(&pair)).await.json();
    assert_ne!(elsewhere.table, ada.table);

    // It lasts; and whoever is given the link of a seat sits there, whoever they are.
    server.close().await;
    server = TestServer::open(&folder).await;
    let refused = request(server.addr, "POST", &seats, Some(&again)).await;
    assert_eq!(refused.problem(), (403, "sent_away".into()));
    assert_eq!(server.watch(&ada.table).await.about.unwrap().conduct.sent_away, 1);
    assert_eq!(server.join(&carnot).await.viewer, Some(rules::Viewer::Seat(rules::Seat::new(2))));
    let mut first = server.join(&ada).await;
    first.command(json!({"arrange": "readmit"})).await.unwrap();
    assert_eq!(first.about.as_ref().unwrap().conduct.sent_away, 0);
    assert_eq!(request(server.addr, "POST", &seats, Some(&again)).await.status, 201);
    server.close().await;
}

#[tokio::test]
async fn whoever_was_sent_away_does_not_sit_down_at_the_rematch() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = TestServer::with(config).await;
    let sit = async |table: &str, from: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        let wish = json!({"name": "Eve"}).to_string();
        request_with(server.addr, "POST", &format!("/api/tables/{table}/seats"), &headers, &wish).await
    };
    let table_request = json!({"game": "probe", "seats": ["human", "open"], "settings": {"rounds": 1}, "name": "Ada", "held": true});
    let ada = server.make_as(table_request).await;
    let mut first = server.join(&ada).await;
    assert_eq!(sit(&ada.table, "203.0.113.7").await.status, 201);
    let send_away = json!({"arrange": {"seat": {"seat": 1, "occupant": "open"}}});
    first.command(send_away).await.unwrap();
    let blaise = server.sit(&ada.table, "Blaise").await;
    let mut second = server.join(&blaise).await;
    first.command(json!("start")).await.unwrap();
    first.until(|client| client.shown.is_some()).await;
    second.until(|client| client.shown.is_some()).await;
    play(&mut [&mut first, &mut second], 1000).await;
    first.until(Client::is_over).await;
    first.command(json!({"rematch": {}})).await.unwrap();
    let own = first.heard.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
        ToClient::Rematch(seated) => Some(seated),
        _ => None,
    });
    let again: Seated = own.expect("a seat at the new table");
    let mut first = server.join(&again).await;
    assert_eq!(first.about.as_ref().unwrap().conduct.sent_away, 1, "the host can still let them come back");
    first.command(json!({"arrange": {"seat": {"seat": 0, "occupant": "open"}}})).await.unwrap();
    assert_eq!(sit(&again.table, "203.0.113.7").await.problem(), (403, "sent_away".into()));
    assert_eq!(sit(&again.table, "203.0.113.8").await.status, 201);
    server.close().await;
}

#[tokio::test]
async fn a_rematch_seats_the_same_people_one_further_and_hands_each_their_own_secret() {
    let folder = Folder::new();
    let server = TestServer::open(&folder).await;
    let ada = server.make(json!(["human", "open", {"bot": "random"}]), json!({"rounds": 1})).await;
    let blaise = server.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (server.join(&ada).await, server.join(&blaise).await);
    let mut watcher = server.watch(&ada.table).await;
    assert_eq!(first.command(json!({"rematch": {}})).await.unwrap_err().code.id(), "not_over");
    while !first.is_over() {
        for player in [&mut first, &mut second] {
            player.catch_up().await;
            if player.is_to_act() {
                crate::bots::act_somehow(player).await;
            }
        }
    }
    second.command(json!({"rematch": {}})).await.unwrap();
    first.until(|client| client.about.as_ref().unwrap().conduct.next.is_some()).await;
    first.command(json!({"rematch": {}})).await.unwrap();
    first.command(json!({"rematch": {}})).await.unwrap();
    let own = |client: &Client| {
        let seat = client.heard.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
            ToClient::Rematch(seated) => Some(seated),
            _ => None,
        });
        seat.expect("a seat at the new table")
    };
    let (new_first, new_second) = (own(&first), own(&second));
    assert_eq!((new_first.seat, new_second.seat), (B, rules::Seat::new(2)));
    watcher.until(|client| client.about.as_ref().unwrap().conduct.next.is_some()).await;
    for text in watcher.heard.iter().chain(&second.heard) {
        assert!(!text.contains(&new_first.secret), "somebody else's secret: {text}");
    }
    let (again, other) = (server.join(&new_first).await, server.join(&new_second).await);
    assert_eq!(names(&again), ["Bot 1", "Ada", "Blaise"]);
    assert_eq!(other.about.as_ref().unwrap().stage, Stage::Playing, "everybody has come");
    let id = watcher.say(json!({"command": {"rematch": {}}}), None).await;
    assert_eq!(watcher.fault_passing(id).await, wire::ProtocolErrorCode::NotSeated);
    assert_eq!(A.index(), 0);
    server.close().await;
}

#[tokio::test]
async fn a_rematch_counts_as_a_table_that_its_maker_makes() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.tables_per_minute = 1;
    let server = TestServer::with(config).await;
    let (mut first, mut second) = server.pair(json!({"rounds": 1})).await;
    play(&mut [&mut first, &mut second], 200).await;
    let refused = second.command(json!({"rematch": {}})).await.unwrap_err();
    assert!(refused.message.contains("too many tables"), "{refused:?}");
    server.close().await;
}
