//! Tells a browser with the document which files it will ask for next, so that it asks for all of them at once and not
//! for each when the one before has come: on a slow line every round counts.

use crate::assets;
use crate::base::BasePath;
use axum::http::HeaderValue;
use axum::http::header::LINK;
use axum::response::Response;
use std::collections::HashMap;
use std::sync::LazyLock;
use wire::paths::SitePage;

/// The files of each part of the page, by the part's name; written when the page is built.
type PartFiles = HashMap<String, Vec<String>>;

const LIST: &str = "preload.json";

/// What every place needs.
const START: &str = "start";
/// What every table needs, besides its game.
const TABLE: &str = "table_page";

static FILES: LazyLock<PartFiles> = LazyLock::new(|| {
    // A page that is being worked on is in one piece, and has no list.
    let list = assets::find(LIST).and_then(|file| serde_json::from_slice(&file.data).ok());
    list.unwrap_or_default()
});

/// The answer with the files that this place needs; of a table it is known which game it plays.
pub(crate) fn announce(
    mut response: Response,
    base: &BasePath,
    place: &SitePage,
    game: Option<&str>,
) -> Response {
    if let Some(link) = link(&FILES, base, &parts(place, game)) {
        response.headers_mut().insert(LINK, link);
    }
    response
}

/// The parts of the page that a place needs. The build names them as functions are named.
fn parts(place: &SitePage, table_game: Option<&str>) -> Vec<String> {
    let (page, game) = match place {
        SitePage::Table(_) => (Some(TABLE), table_game),
        SitePage::Learn(game) => (Some(TABLE), Some(game.as_str())),
        SitePage::PlayNow(game) => (Some("play_now_page"), Some(game.as_str())),
        SitePage::MakeTable(game) => (Some("make_table_page"), Some(game.as_str())),
        SitePage::Rules(game) => (Some("rules_page"), Some(game.as_str())),
        SitePage::Replay => (Some("replay_page"), None),
        SitePage::Home | SitePage::Nowhere => (None, None),
    };
    let named = [Some(START), page].into_iter().flatten().map(str::to_owned);
    named.chain(game.map(|game| game.replace('-', "_"))).collect()
}

fn link(files: &PartFiles, base: &BasePath, parts: &[String]) -> Option<HeaderValue> {
    let mut announced: Vec<&str> = Vec::new();
    for file in parts.iter().filter_map(|part| files.get(part)).flatten() {
        if !announced.contains(&file.as_str()) {
            announced.push(file);
        }
    }
    let one = |file: &&str| match file.rsplit('.').next() {
        Some("js") => format!("<{base}/{file}>; rel=modulepreload"),
        _ => format!("<{base}/{file}>; rel=preload; as=fetch; crossorigin=anonymous"),
    };
    let links: Vec<String> = announced.iter().map(one).collect();
    (!links.is_empty()).then(|| HeaderValue::from_str(&links.join(", ")).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn files() -> PartFiles {
        let files = [
            ("start", vec!["web.js", "web_bg.wasm"]),
            ("table_page", vec!["shared.parts", "split_table_page.wasm"]),
            ("gardez_la_ligne", vec!["shared.parts", "split_gardez_la_ligne.wasm"]),
        ];
        files.map(|(part, files)| (part.to_owned(), files.into_iter().map(str::to_owned).collect())).into()
    }

    #[test]
    fn a_table_announces_its_page_and_its_game_each_file_once() {
        let base: BasePath = "/games".parse().unwrap();
        let parts = parts(&SitePage::Table("abc".into()), Some("gardez-la-ligne"));
        let link = link(&files(), &base, &parts).unwrap();
        let names: Vec<&str> =
            link.to_str().unwrap().split(", ").map(|one| one.split('>').next().unwrap()).collect();
        let expected =
            ["web.js", "web_bg.wasm", "shared.parts", "split_table_page.wasm", "split_gardez_la_ligne.wasm"];
        assert_eq!(names, expected.map(|file| format!("</games/{file}")));
        assert!(link.to_str().unwrap().contains("web.js>; rel=modulepreload, "));
    }

    #[test]
    fn the_parts_are_those_that_the_page_is_split_into() {
        let id = String::new;
        let of_a_game =
            [SitePage::MakeTable, SitePage::PlayNow, SitePage::Rules, SitePage::Learn, SitePage::Table];
        let places = of_a_game.map(|place| place(id())).into_iter().chain([SitePage::Home, SitePage::Replay]);
        let named: BTreeSet<String> =
            places.flat_map(|place| parts(&place, None)).filter(|part| part.ends_with("_page")).collect();
        let app = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src/app.rs");
        let app = std::fs::read_to_string(app).unwrap();
        let split = app.split("split! {").skip(1).map(|part| part.trim_start().strip_prefix("fn ").unwrap());
        let split: BTreeSet<String> = split.map(|part| part.split('(').next().unwrap().to_owned()).collect();
        assert_eq!(named, split);
    }

    #[test]
    fn a_page_without_a_list_announces_nothing() {
        let parts = parts(&SitePage::Home, None);
        assert_eq!(link(&PartFiles::new(), &BasePath::default(), &parts), None);
    }
}
