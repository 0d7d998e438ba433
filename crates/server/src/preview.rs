//! Link previews (Open Graph): what a link to a table shows where it is shared: the game, the seats and how far it is, in the head of the page.
//!
//! It says what [`TableInfo`] says to anyone who has the link, and no more. Whatever people have typed is text in it, because
//! [`HtmlHead`] makes it so.

use crate::assets;
use crate::base::BasePath;
use crate::html_head::HtmlHead;
use any_game::AnyGame;
use axum::http::header::HOST;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use rules::{Arg, Locales, Phrase};
use sha2::{Digest, Sha256};
use speech::{Lang, Speech};
use wire::paths::{self, SitePage};
use wire::{Occupant, Stage, TableInfo};

/// Where a painting comes in the document.
const BODY: &str = "<body>";

const LOCALES: Locales =
    Locales { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") };

/// The page of a table: this document with the head that tells of it and, where there is one, a painting of the table.
pub(crate) fn answer(
    (status, document): (StatusCode, &str),
    base: &BasePath,
    (about, game): (&TableInfo, &dyn AnyGame),
    (lang, painting): (Lang, Option<&str>),
    headers: &HeaderMap,
) -> Response {
    let mut head = head(about, game, lang, &site(headers, base));
    if painting.is_some() {
        head = head.style_sheet(&format!("{base}{}", paths::style_sheet(&about.game)));
    }
    let mut page = head.in_place_of_title(document);
    if let Some(painting) = painting {
        page = page.replacen(BODY, &format!("{BODY}{painting}"), 1);
    }
    let hash = Sha256::digest(&page).into();
    let vary = "accept-language, accept-encoding, sec-ch-ua-mobile, user-agent";
    let mut response = assets::tagged(headers, &hash, HeaderValue::from_static(assets::HTML), vary, || {
        assets::compressed(headers, page)
    });
    if response.status() == StatusCode::OK {
        *response.status_mut() = status;
    }
    response
}

fn head(about: &TableInfo, game: &dyn AnyGame, lang: Lang, site: &str) -> HtmlHead {
    let name = Speech::new(game.locales()).text(lang, "game-title");
    let say = |phrase: Phrase| Speech::new(LOCALES).say(lang, &phrase, &|seat| seat.to_string());
    let title = say(Phrase::new("preview-title").name("game", name));
    let told = say(state(about));
    let locale = match lang {
        Lang::Fr => "fr_FR",
        Lang::En => "en_GB",
    };
    let head = HtmlHead::default()
        .title(&title)
        // Whoever wants strangers to find a table puts it into the lobby, not into a search engine.
        .name("robots", "noindex")
        .name("description", &told)
        .property("og:type", "website")
        .property("og:site_name", "Hémicycle")
        .property("og:locale", locale)
        .property("og:title", &title)
        .property("og:description", &told)
        .name("twitter:card", "summary")
        .name("twitter:title", &title)
        .name("twitter:description", &told);
    if site.is_empty() {
        return head;
    }
    let table = SitePage::Table(about.table.clone());
    head.property("og:url", &format!("{site}{table}")).property("og:image", &format!("{site}/icon-512.png"))
}

/// How far the table is, and who is there.
fn state(about: &TableInfo) -> Phrase {
    let seated = about.seats.iter().filter(|seat| seat.occupant != Occupant::Open);
    let names: Vec<Arg> = seated.map(|seat| Arg::Name(seat.name.clone())).collect();
    match about.stage {
        Stage::Gathering => {
            let host = about.seats.get(about.host.index()).map_or("", |seat| seat.name.as_str());
            let (taken, seats) = (names.len() as i64, about.seats.len() as i64);
            let phrase = Phrase::new("preview-gathering").name("host", host);
            phrase.number("taken", taken).number("seats", seats).number("open", seats - taken)
        }
        Stage::Playing => Phrase::new("preview-playing").arg("names", Arg::List(names)),
        Stage::Over => Phrase::new("preview-over").arg("names", Arg::List(names)),
    }
}

/// The address of this site and of our place on it.
fn site(headers: &HeaderMap, base: &BasePath) -> String {
    let origin = origin(headers);
    if origin.is_empty() { origin } else { format!("{origin}{base}") }
}

/// The address of this site as the reader knows it; nothing where the header could be anything.
fn origin(headers: &HeaderMap) -> String {
    let text = |value: Option<&HeaderValue>| value.and_then(|value| value.to_str().ok()).map(str::to_owned);
    let Some(host) = text(headers.get(HOST)) else { return String::new() };
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    if host.is_empty() || host.len() > 255 || !host.bytes().all(plain) {
        return String::new();
    }
    let behind_https = text(headers.get("x-forwarded-proto")).is_some_and(|scheme| scheme == "https");
    format!("{}://{host}", if behind_https { "https" } else { "http" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_painting_stands_in_the_body_with_its_style_sheet_and_is_sent_packed() {
        let game = any_game::ErasedGame::<laws::Probe>::new();
        let about = serde_json::json!({"table": "abc", "game": "probe", "rules": 1, "settings": {}, "seats": [],
            "stage": "playing", "host": 0});
        let about: TableInfo = serde_json::from_value(about).unwrap();
        let document = "<html><head><title></title></head><body><noscript></noscript></body></html>";
        let base: BasePath = "/games".parse().unwrap();
        let answer = |painting: Option<&'static str>, headers: &HeaderMap| {
            answer((StatusCode::OK, document), &base, (&about, &game), (Lang::Fr, painting), headers)
        };
        let text = async |response: Response| {
            let body = axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap();
            String::from_utf8(body.to_vec()).unwrap()
        };
        let plain = text(answer(None, &HeaderMap::new())).await;
        assert!(plain.contains("<body><noscript>") && !plain.contains("stylesheet"));
        let painted = text(answer(Some("<p>board</p>"), &HeaderMap::new())).await;
        assert!(painted.contains("<body><p>board</p><noscript>"), "{painted}");
        assert!(painted.contains("<link rel=\"stylesheet\" href=\"/games/styles/probe\">"), "{painted}");
        let mut headers = HeaderMap::new();
        headers.insert("accept-encoding", HeaderValue::from_static("gzip"));
        assert_eq!(answer(None, &headers).headers()["content-encoding"], "gzip");
    }

    #[test]
    fn a_host_that_is_none_is_not_repeated() {
        let with = |host: &'static str, scheme: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static(host));
            headers.insert("x-forwarded-proto", HeaderValue::from_static(scheme));
            origin(&headers)
        };
        assert_eq!(with("play.example:8080", "http"), "http://play.example:8080");
        assert_eq!(with("play.example", "https"), "https://play.example");
        assert_eq!((with("\"><script>", "http"), with("", "https")), (String::new(), String::new()));
        assert_eq!(with("x", "javascript"), "http://x");
    }
}
