//! Before the game and after it: the host arranges, people leave, and the same people play again.

use crate::common::{A, B, Client, Folder, House, play, request, request_with};
use serde_json::json;
use wire::http::Seated;
use wire::{Occupant, Stage, ToClient};

async fn held(house: &House, seats: serde_json::Value) -> Seated {
    let order =
        json!({"game": "probe", "seats": seats, "name": "Ada", "held": true, "settings": {"rounds": 1}});
    let answer = request(house.addr, "POST", "/api/tables", Some(&order)).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()
}

fn names(client: &Client) -> Vec<&str> {
    client.about.as_ref().unwrap().seats.iter().map(|seat| seat.name.as_str()).collect()
}

#[tokio::test]
async fn the_host_lets_the_game_begin_and_nobody_else_does() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let ada = held(&house, json!(["human", "open"])).await;
    let mut first = house.join(&ada).await;
    assert_eq!(first.order(json!("start")).await.unwrap_err().code.id(), "missing");
    let blaise = house.sit(&ada.table, "Blaise").await;
    let mut second = house.join(&blaise).await;
    assert_eq!(second.about.as_ref().unwrap().stage, Stage::Gathering, "full, and it still waits");
    assert_eq!(second.order(json!("start")).await.unwrap_err().code.id(), "not_host");
    first.order(json!("start")).await.unwrap();
    second.until(|client| client.shown.is_some()).await;
    assert_eq!(first.order(json!({"arrange": {"add": "open"}})).await.unwrap_err().code.id(), "begun");
    assert_eq!(second.order(json!("leave")).await.unwrap_err().code.id(), "begun");
    house.close().await;
}

#[tokio::test]
async fn the_host_arranges_seats_options_and_clock() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let ada = held(&house, json!(["human", "open", "open"])).await;
    let blaise = house.sit(&ada.table, "Blaise").await;
    let mut second = house.join(&blaise).await;
    assert_eq!(second.order(json!({"arrange": {"add": "open"}})).await.unwrap_err().code.id(), "not_host");
    let mut first = house.join(&ada).await;
    for (wish, why) in [
        (json!({"seat": {"seat": 0, "occupant": "open"}}), "the host stays"),
        (json!({"seat": {"seat": 1, "occupant": "human"}}), "people take seats themselves"),
        (json!({"seat": {"seat": 7, "occupant": "open"}}), "no such seat"),
        (json!({"remove": {"seat": 1}}), "somebody sits there"),
        (json!({"settings": {"rounds": -1}}), "rounds"),
        (json!({"clock": {"days": {"days": 0}}}), "clock"),
    ] {
        let refused = first.order(json!({"arrange": wish})).await.unwrap_err();
        assert!(refused.code.id() == "misfit" && refused.message.contains(why), "{refused:?}");
    }
    // What the game wants is said in both languages, for the page of whoever reads it.
    let refused = first.order(json!({"arrange": {"settings": {"rounds": -1}}})).await.unwrap_err();
    let said = refused.said.unwrap();
    assert!(said.fr.contains("choisissez") && said.en.contains("choose"), "{said:?}");
    first.order(json!({"arrange": {"clock": {"days": {"days": 3}}}})).await.unwrap();
    first.order(json!({"arrange": {"seat": {"seat": 2, "occupant": {"bot": "random"}}}})).await.unwrap();
    first.until(|client| names(client) == ["Ada", "Blaise", "Bot 3"]).await;
    // Whoever is moved comes again, and sits elsewhere.
    first.order(json!({"arrange": {"swap": {"one": 0, "other": 1}}})).await.unwrap();
    let mut first = comes_again(&house, &ada).await;
    assert_eq!((first.viewer, names(&first)), (Some(rules::Viewer::Seat(B)), vec!["Blaise", "Ada", "Bot 3"]));
    assert_eq!(first.about.as_ref().unwrap().host, B, "the host is a person, not a chair");
    // Other options: everybody comes again for them.
    first.order(json!({"arrange": {"settings": {"rounds": 2}}})).await.unwrap();
    let mut first = comes_again(&house, &ada).await;
    assert_eq!(first.about.as_ref().unwrap().settings.get("rounds"), &json!(2));
    first.order(json!({"arrange": {"remove": {"seat": 2}}})).await.unwrap();
    let mut first = comes_again(&house, &ada).await;
    assert_eq!(names(&first), ["Blaise", "Ada"]);
    first.order(json!("start")).await.unwrap();
    first.until(|client| client.shown.is_some()).await;
    house.close().await;
    let house = House::open(&folder).await;
    let again = house.watch(&ada.table).await;
    assert_eq!((names(&again), again.about.as_ref().unwrap().stage), (vec!["Blaise", "Ada"], Stage::Playing));
    house.close().await;
}

async fn comes_again(house: &House, seated: &Seated) -> Client {
    let mut client = Client::connect(house.addr).await;
    client.enter(&seated.table, Some(&seated.secret), None).await;
    client
}

#[tokio::test]
async fn whoever_leaves_or_is_sent_away_frees_the_seat_and_sees_nothing_of_it_any_more() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let ada = held(&house, json!(["human", "open", "open"])).await;
    let blaise = house.sit(&ada.table, "Blaise").await;
    let carnot = house.sit(&ada.table, "Carnot").await;
    let (mut first, mut second, mut third) =
        (house.join(&ada).await, house.join(&blaise).await, house.join(&carnot).await);
    first.order(json!({"arrange": {"seat": {"seat": 1, "occupant": "open"}}})).await.unwrap();
    assert!(second.ends().await, "the connection of one who was sent away ends");
    let mut again = Client::connect(house.addr).await;
    let id = again.hello(&blaise.table, Some(&blaise.secret), None).await;
    assert_eq!(again.fault().await, (Some(id), wire::ProtocolErrorCode::WrongSecret));
    third.order(json!("leave")).await.unwrap();
    assert!(third.ends().await);
    first.until(|client| names(client) == ["Ada", "", ""]).await;
    // The last one turns off the light.
    first.order(json!("leave")).await.unwrap();
    let about = house.watch(&ada.table).await.about.unwrap();
    assert!(about.conduct.closed && about.seats.iter().all(|seat| seat.occupant == Occupant::Open));
    let path = format!("/api/tables/{}/seats", ada.table);
    let late = request(house.addr, "POST", &path, Some(&json!({"name": "Denis"}))).await;
    assert_eq!(late.problem(), (409, "full".to_owned()));
    house.close().await;
}

#[tokio::test]
async fn whoever_was_sent_away_stays_away_until_the_host_says_otherwise() {
    let folder = Folder::new();
    let mut house = House::open(&folder).await;
    let order = json!({"game": "probe", "seats": ["human", "open", "open"], "name": "Ada", "held": true, "public": true});
    let ada: Seated = request(house.addr, "POST", "/api/tables", Some(&order)).await.json();
    let seats = format!("/api/tables/{}/seats", ada.table);
    let mut first = house.join(&ada).await;
    let blaise = house.sit(&ada.table, "Blaise").await;
    house.join(&blaise).await.close().await;
    let carnot = house.sit(&ada.table, "Carnot").await;
    house.join(&carnot).await.close().await;
    first.order(json!({"arrange": {"seat": {"seat": 1, "occupant": "open"}}})).await.unwrap();
    let again = json!({"name": "Eve", "former": blaise.secret});
    let refused = request(house.addr, "POST", &seats, Some(&again)).await;
    assert_eq!(refused.problem(), (403, "sent_away".into()));
    assert!(refused.body.contains("ask the host"), "{}", refused.body);
    // Whoever keeps silent about having been here, or says something else, is known by where they come from.
    for silent in [json!({"name": "Eve"}), json!({"name": "Eve", "former": "0".repeat(32)})] {
        let refused = request(house.addr, "POST", &seats, Some(&silent)).await;
        assert_eq!(refused.problem(), (403, "sent_away".into()), "{silent}");
    }
    let pair = json!({"game": "probe", "name": "Mallory"});
    let elsewhere: Seated = request(house.addr, "POST", "/api/pair", Some(&pair)).await.json();
    assert_ne!(elsewhere.table, ada.table);
    // Nor by the lobby: there is another table for them.
    let former = json!([{"table": ada.table, "secret": blaise.secret}]);
    let pair = json!({"game": "probe", "name": "Eve", "former": former});
    let elsewhere: Seated = request(house.addr, "POST", "/api/pair", Some(&pair)).await.json();
    assert_ne!(elsewhere.table, ada.table);

    // It lasts; and whoever is given the link of a seat sits there, whoever they are.
    house.close().await;
    house = House::open(&folder).await;
    let refused = request(house.addr, "POST", &seats, Some(&again)).await;
    assert_eq!(refused.problem(), (403, "sent_away".into()));
    assert_eq!(house.watch(&ada.table).await.about.unwrap().conduct.sent_away, 1);
    assert_eq!(house.join(&carnot).await.viewer, Some(rules::Viewer::Seat(rules::Seat::new(2))));
    let mut first = house.join(&ada).await;
    first.order(json!({"arrange": "readmit"})).await.unwrap();
    assert_eq!(first.about.as_ref().unwrap().conduct.sent_away, 0);
    assert_eq!(request(house.addr, "POST", &seats, Some(&again)).await.status, 201);
    house.close().await;
}

#[tokio::test]
async fn whoever_was_sent_away_does_not_sit_down_at_the_rematch() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let house = House::with(config).await;
    let sit = async |table: &str, from: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        let wish = json!({"name": "Eve"}).to_string();
        request_with(house.addr, "POST", &format!("/api/tables/{table}/seats"), &headers, &wish).await
    };
    let order = json!({"game": "probe", "seats": ["human", "open"], "settings": {"rounds": 1}, "name": "Ada", "held": true});
    let ada = house.make_as(order).await;
    let mut first = house.join(&ada).await;
    assert_eq!(sit(&ada.table, "203.0.113.7").await.status, 201);
    let send_away = json!({"arrange": {"seat": {"seat": 1, "occupant": "open"}}});
    first.order(send_away).await.unwrap();
    let blaise = house.sit(&ada.table, "Blaise").await;
    let mut second = house.join(&blaise).await;
    first.order(json!("start")).await.unwrap();
    first.until(|client| client.shown.is_some()).await;
    second.until(|client| client.shown.is_some()).await;
    play(&mut [&mut first, &mut second], 1000).await;
    first.until(Client::is_over).await;
    first.order(json!({"rematch": {}})).await.unwrap();
    let own = first.heard.iter().rev().find_map(|text| match serde_json::from_str(text).unwrap() {
        ToClient::Rematch(seated) => Some(seated),
        _ => None,
    });
    let again: Seated = own.expect("a seat at the new table");
    let mut first = house.join(&again).await;
    assert_eq!(first.about.as_ref().unwrap().conduct.sent_away, 1, "the host can still let them come back");
    first.order(json!({"arrange": {"seat": {"seat": 0, "occupant": "open"}}})).await.unwrap();
    assert_eq!(sit(&again.table, "203.0.113.7").await.problem(), (403, "sent_away".into()));
    assert_eq!(sit(&again.table, "203.0.113.8").await.status, 201);
    house.close().await;
}

#[tokio::test]
async fn a_rematch_seats_the_same_people_one_further_and_hands_each_their_own_secret() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let ada = house.make(json!(["human", "open", {"bot": "random"}]), json!({"rounds": 1})).await;
    let blaise = house.sit(&ada.table, "Blaise").await;
    let (mut first, mut second) = (house.join(&ada).await, house.join(&blaise).await);
    let mut watcher = house.watch(&ada.table).await;
    assert_eq!(first.order(json!({"rematch": {}})).await.unwrap_err().code.id(), "not_over");
    while !first.is_over() {
        for player in [&mut first, &mut second] {
            player.catch_up().await;
            if player.is_to_act() {
                crate::bots::act_somehow(player).await;
            }
        }
    }
    second.order(json!({"rematch": {}})).await.unwrap();
    first.until(|client| client.about.as_ref().unwrap().conduct.next.is_some()).await;
    first.order(json!({"rematch": {}})).await.unwrap();
    first.order(json!({"rematch": {}})).await.unwrap();
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
    let (again, other) = (house.join(&new_first).await, house.join(&new_second).await);
    assert_eq!(names(&again), ["Bot 1", "Ada", "Blaise"]);
    assert_eq!(other.about.as_ref().unwrap().stage, Stage::Playing, "everybody has come");
    let id = watcher.say(json!({"command": {"rematch": {}}}), None).await;
    assert_eq!(watcher.fault_passing(id).await, wire::ProtocolErrorCode::NotSeated);
    assert_eq!(A.index(), 0);
    house.close().await;
}

#[tokio::test]
async fn a_rematch_counts_as_a_table_that_its_maker_makes() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.tables_per_minute = 1;
    let house = House::with(config).await;
    let (mut first, mut second) = house.pair(json!({"rounds": 1})).await;
    play(&mut [&mut first, &mut second], 200).await;
    let refused = second.order(json!({"rematch": {}})).await.unwrap_err();
    assert!(refused.message.contains("too many tables"), "{refused:?}");
    house.close().await;
}
