//! Le Jeu du Président in real browsers with a pack of cards of one's own: it is chosen as a file, and a debate of it is
//! voted on by names.

use crate::common::page::{choose, fits, hook, played, take_seat_of};
use crate::common::president::{NAMES, Party};
use crate::common::{Folder, Serving};
use chromium::Driver;
use president::President;
use rules::Content;
use serde_json::{Value, json};

const PACK: &str = include_str!("../../../../games/president/data/pack.toml");

/// Mostly debates, and as few questions as can be played alone.
fn debates() -> Value {
    let mut pack = President::read_board(PACK).unwrap().unwrap();
    let card = |number: usize| {
        let mut card = pack["challenge"][if number < 6 { 0 } else { 2 }].clone();
        // No two cards are called alike.
        card["title"] = json!({"fr": format!("Carte {number}"), "en": format!("Card {number}")});
        card
    };
    let cards: Vec<Value> = (0..40).map(card).collect();
    pack["challenge"] = cards.into();
    pack["campaign"] = json!([]);
    pack["alone"] = true.into();
    pack
}

#[test]
fn pr37_a_pack_is_chosen_as_a_file_and_told_what_is_wrong_with_it() {
    let folder = Folder::new("president-pack");
    let server = Serving::start(folder.path(), 0);
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    played(async {
        let driver = Driver::start()?;
        let marianne = driver.open(360, 740, false, "fr-FR").await?;
        marianne.goto(&format!("http://{}/new/president", server.addr)).await?;
        marianne.write(&hook("name"), "Marianne").await?;
        marianne.click(&hook("options")).await?;
        choose(&marianne, "option-pack", "own").await?;
        let broken = file("broken.toml", &PACK.replacen("seconds = 60", "seconds = 4", 1));
        marianne.choose_file(&hook("board-file"), broken).await?;
        marianne
            .wait_for_text(&hook("board-file-problem"), "carte 1, «\u{a0}L’heure du potage\u{a0}»")
            .await?;
        fits(&marianne).await?;
        marianne.choose_file(&hook("board-file"), file("pack.toml", PACK)).await?;
        marianne.wait_for_text(&hook("board-file-good"), "Les poireaux de la mairie").await?;
        marianne.click(&hook("make-table")).await?;
        marianne.wait_for_text(".settings-list", "Les poireaux de la mairie").await?;
        assert_eq!(marianne.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn p43_in_a_debate_the_vote_is_for_one_of_two_by_name() {
    let folder = Folder::new("president-debate");
    let server = Serving::start(folder.path(), 0);
    played(async {
        let driver = Driver::start()?;
        let judge = driver.open(360, 740, false, "fr-FR").await?;
        let settings = json!({"stake": "all", "pack": debates()});
        let mut party = Party::sits_down(server.addr, 3, settings).await;
        let debate = |open: &Value| open["question"]["kind"] == "debate";
        let challenger = party.until_challenge(debate).await.unwrap();
        let challenged = party.view()["challenge"]["challenged"].as_u64().unwrap() as usize;
        let judging = 3 - challenger - challenged;
        take_seat_of(&judge, &party.link(server.addr, judging)).await?;
        let waiting = format!("{} est pour, {} contre", NAMES[challenger], NAMES[challenged]);
        judge.wait_for_text(&hook("pre-wait"), &waiting).await?;
        party.act(challenger, &json!("perform")).await;
        judge.wait_for_text(&hook("pre-vote-yes"), NAMES[challenger]).await?;
        judge.wait_for_text(&hook("pre-vote-no"), NAMES[challenged]).await?;
        fits(&judge).await?;
        judge.click(&hook("pre-vote-no")).await?;
        judge.wait_for_text(&hook("pre-ballot"), NAMES[challenged]).await?;
        party.act(challenger, &json!({"vote": "yes"})).await;
        party.act(challenged, &json!({"vote": "no"})).await;
        judge.wait_for_text(&hook("pre-ballots"), NAMES[challenged]).await?;
        judge.wait_for_text(&hook("verdict"), &format!("{} perd son défi", NAMES[challenger])).await?;
        assert_eq!(judge.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}
