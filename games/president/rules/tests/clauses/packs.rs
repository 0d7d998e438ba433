//! Packs of cards of one's own (PR37).

use crate::setup::{Table, open, seat, t};
use president::{Action, ChallengeKind, Decks, President, Task};
use rules::{Content, Game, Hidden, Rules, SettingsError};
use serde_json::{Value, json};
use speech::{Lang, Speech};

const PACK: &str = include_str!("../../../data/pack.toml");

fn pack() -> Value {
    President::read_board(PACK).unwrap().unwrap()
}

/// So many of these cards, over and over, each with a title of its own.
fn copies(cards: &[Value], many: usize) -> Value {
    let copy = |(n, card): (usize, &Value)| {
        let mut card = card.clone();
        card["title"] = json!({"fr": format!("Carte {n}"), "en": format!("Card {n}")});
        card
    };
    cards.iter().cycle().take(many).enumerate().map(copy).collect()
}

/// Six quizzes, the fewest that can be played alone.
fn alone() -> Value {
    let mut pack = pack();
    pack["challenge"] = copies(&pack["challenge"].as_array().unwrap()[..1], 6);
    pack["campaign"] = json!([]);
    pack["alone"] = json!(true);
    pack
}

/// What is wrong with a pack, in either language.
fn complaint(settings_error: &SettingsError) -> [String; 2] {
    let speech = Speech::of::<President>();
    Lang::ALL.map(|lang| speech.settings_error(lang, settings_error).replace(['\u{a0}', '\u{202f}'], "~"))
}

#[test]
fn pr37_the_cards_of_a_pack_follow_those_of_the_game() {
    let printed = Decks::printed().unwrap();
    let table = Table::with(json!({"pack": pack()}), 3);
    let decks = table.game.decks();
    assert_eq!(decks.challenge_cards(), printed.challenge_cards() + 3);
    assert_eq!(decks.campaign_cards(), 122);
    let own = printed.challenge_cards() as u16;
    assert_eq!(decks.challenge(own).unwrap().title.en, "Soup Time");
    assert_eq!(decks.challenge(own + 2).unwrap().kind, ChallengeKind::Debate);
    // It is played like any other.
    let mut table = table.held(0, &["26", "60", "59"]).held(1, &["62"]);
    table.roll("26");
    let draws = table.tests(own, 5);
    table.act(Action::Challenge(t("62")), &draws);
    let Task::Choice { right, .. } = table.task() else { panic!("{:?}", table.task()) };
    table.play(Action::Choose(right));
    assert_eq!(table.holder("62"), Some(0));
    let named = serde_json::to_value(table.game.view(&table.state, rules::Viewer::Seat(seat(0)))).unwrap();
    assert_eq!(named["challenge_pile"]["seen"], json!([own]));
}

#[test]
fn pr37_a_pack_that_is_played_alone_stands_instead_of_the_cards_of_its_sort() {
    let game = open(json!({"pack": alone()}), 2).unwrap();
    assert_eq!((game.decks().challenge_cards(), game.decks().campaign_cards()), (6, 120));
    for (change, clause) in [
        (("challenge", 5), "challenges that are played alone need 6 cards"),
        (("campaign", 2), "campaign cards that are played alone are 10 at least, 5 of them green."),
    ] {
        let mut pack = alone();
        let (sort, cards) = change;
        pack["challenge"] = json!([]);
        pack[sort] = copies(self::pack()[sort].as_array().unwrap(), cards);
        let said = complaint(&open(json!({"pack": pack}), 2).unwrap_err());
        assert!(said[1].contains(clause), "{}", said[1]);
    }
    // Whole games can be played with it.
    let settings = crate::setup::settings(json!({"pack": alone(), "turn_limit": 60}));
    let game = President::open(&settings, 2).unwrap();
    let mut context = rules::Discarding(rules::FastRng::new(3));
    let (mut state, mut choices) = (game.deal(&mut context), Vec::new());
    while let Some(actor) = game.to_act(&state).first() {
        let action = game.pick(&state, actor, &mut rules::FastRng::new(state_seed(&state)), &mut choices);
        game.apply(&mut state, actor, &action, &mut context);
        game.audit(&state).unwrap();
    }
    assert!(game.outcome(&state).is_some());
}

/// Another number for every state.
fn state_seed(state: &president::State) -> u64 {
    serde_json::to_string(state).unwrap().bytes().fold(7, |sum, byte| sum.wrapping_mul(31) ^ u64::from(byte))
}

#[test]
fn pr37_what_is_wrong_with_a_pack_is_told_with_its_line_and_card() {
    let read = |from: &str, to: &str| {
        assert!(PACK.contains(from), "{from}");
        complaint(&President::read_board(&PACK.replacen(from, to, 1)).unwrap().unwrap_err())
    };
    let line = PACK.lines().position(|line| line == "[[challenge]]").unwrap() + 1;
    let [french, english] = read("seconds = 60", "seconds = 4");
    assert_eq!(
        english,
        format!(
            "Line {line} of the file, card 1, “L’heure du potage”: “seconds”: 5 to 600 are possible, not 4."
        )
    );
    assert_eq!(
        french,
        format!(
            "Ligne {line} du fichier, carte 1, «~L’heure du potage~»~: «~seconds~»~: de 5 à 600, et non 4."
        )
    );
    let [french, english] = read("{item}", "");
    let card = "card 1, “L’heure du potage”";
    assert_eq!(
        english,
        format!("Line {line} of the file, {card}: {{item}} is missing in the text of a language.")
    );
    let card = "carte 1, «~L’heure du potage~»";
    assert_eq!(
        french,
        format!("Ligne {line} du fichier, {card}~: {{item}} manque dans le texte d’une des langues.")
    );
    // A card without a title goes by its number, and quotation marks in a title are of the other kind.
    let [french, english] = read("fr = \"L’heure du potage\"", "fr = \"\"");
    assert!(
        english.contains("card 1: “title” is empty.") && french.contains("carte 1~: «~title~»"),
        "{french}"
    );
    let [french, _] =
        read("fr = \"L’heure du potage\"", "fr = \"L’heure du « potage » que l’on sert à la mairie\"");
    assert!(french.contains("«~L’heure du “potage” que l’on sert à la mairie~»"), "{french}");
    for (from, to, said) in [
        ("name = \"Les poireaux de la mairie\"", "name = \"\"", "a pack has a “name”"),
        ("alone = false", "alone = 3", "true or false"),
        ("alone = false", "alnoe = false", "alnoe"),
        ("kind = \"quiz\"", "kind = \"quizz\"", "“quizz” is not known here; write"),
        ("{item} ?", "?", "{item}"),
        ("{how}", "{who}", "nothing on this card fills {who}."),
        (
            "ask = \"neighbour\"",
            "ask = \"registered\"",
            "does not ask “registered”; write prefecture, name, ",
        ),
        ("among = \"Bretagne\"", "among = \"Brittany\"", "“Brittany” is no region"),
        ("among = \"Bretagne\"", "among = 35", "“among” is a region between quotation marks, or a list"),
        ("among = \"Bretagne\"", "among = [\"96\"]", "“96” is no code of a territory"),
        ("ask = \"neighbour\"", "ask = \"neighbors\"", "write prefecture, name, "),
        ("difficulty = 60", "difficulty = \"hard\"", "a whole number from 0 to 100 is needed here"),
        ("fr = \"le navet\"", "fr = \"le poireau\"", "“le poireau” stands there twice."),
        ("voters = 300000", "voters = 350000", "a multiple of 100,000"),
        ("fr = \"Trois cents", "fr = \"\\u202ETrois cents", "cannot be shown"),
    ] {
        let to = to.replace("{item} ?", "?");
        let from = if PACK.contains(from) { from.to_owned() } else { from.replace(" ?", "\u{a0}?") };
        let [french, english] = read(&from, &to);
        assert!(english.contains(said), "{from}: {english}");
        assert_ne!(french, english);
        for parser in ["expected", "invalid", "TOML parse", "did not match"] {
            assert!(!english.contains(parser) && !french.contains(parser), "{english}");
        }
    }
}

#[test]
fn pr37_no_two_cards_of_a_pack_are_called_alike() {
    // In one language, in other capitals, and on a card of the other sort.
    let [french, english] = complaint(
        &President::read_board(&PACK.replace("Soup for Everyone", "soup time")).unwrap().unwrap_err(),
    );
    assert!(english.contains("card 1, “Soupe offerte à tous”: “soup time” stands there twice."), "{english}");
    assert!(french.contains("«~soup time~» y figure deux fois."), "{french}");
}

#[test]
fn pr37_a_pack_is_bounded() {
    let mut many = pack();
    many["challenge"] = (0..61).map(|_| many["challenge"][0].clone()).collect();
    assert!(complaint(&open(json!({"pack": many}), 2).unwrap_err())[1].contains("it has 61 cards of a sort"));
    let empty = json!({"name": "x"});
    assert!(complaint(&open(json!({"pack": empty}), 2).unwrap_err())[1].contains("there is no card in it."));
    let mut long = pack();
    let words: Vec<Value> =
        (0..60).map(|n| json!({"fr": format!("{n:090}"), "en": format!("{n:090}")})).collect();
    long["challenge"][2]["slots"] = json!({"how": words, "a": words, "b": words, "c": words});
    long["challenge"] = copies(&long["challenge"].as_array().unwrap()[2..], 60);
    let said = complaint(&open(json!({"pack": long}), 2).unwrap_err());
    assert!(said[1].contains("it is too large"), "{said:?}");
    assert_eq!(President::check_deck("pack", PACK), Some(Ok(5)));
}

/// What is said of a pack of this one card.
fn told_of(card: &str) -> [String; 2] {
    let text = format!(
        "name = \"x\"\n\n[[challenge]]\nseconds = 60\ndifficulty = 60\ntitle = {{ fr = \"A\", en = \"B\" }}\n{card}"
    );
    let read = President::read_board(&text).unwrap();
    read.err().map(|settings_error| complaint(&settings_error)).unwrap_or_default()
}

#[test]
fn pr37_a_card_whose_text_does_not_say_what_it_is_about_is_sent_back() {
    let card = |ask: &str, fr: &str, en: &str| {
        told_of(&format!("kind = \"geography\"\nask = {ask}\ntext = {{ fr = \"{fr}\", en = \"{en}\" }}\n"))
    };
    let [french, english] = card("\"prefecture\"", "Quelle est la préfecture ?", "Which is the prefecture?");
    assert!(english.contains("write {the}, {The}, {of}, {name} or {code} in it."), "{english}");
    assert!(french.contains("écrivez-y {the}, {The}, {of}, {name} ou {code}."), "{french}");
    // It is missing in one language, or the second of two is.
    assert!(card("\"prefecture\"", "Le préfet {of} ?", "Which?")[1].contains("does not say"));
    assert!(
        card("\"sum\"", "Le numéro {of}, plus ?", "The number {of}, plus?")[1]
            .contains("{other} or {of_other}")
    );
    assert_eq!(card("\"prefecture\"", "Le préfet {of} ?", "The prefect {of}?"), [""; 2]);
    assert_eq!(card("\"sum\"", "{of} et {of_other} ?", "{of} and {of_other}?"), [""; 2]);
    // Where it is always the same, the text itself may say it.
    let one = "\"prefecture\"\namong = [\"35\"]";
    assert_eq!(card(one, "Quelle est la préfecture bretonne ?", "Which is the Breton prefecture?"), [""; 2]);
    // A table that began with such a card goes on with it.
    let mut pack = pack();
    pack["challenge"][1]["text"] = json!({"fr": "Où ?", "en": "Where?"});
    assert!(open(json!({"pack": pack}), 2).is_ok());
}

#[test]
fn pr37_what_would_be_judged_alike_stands_on_a_card_once() {
    let naming = |list: &str| {
        told_of(&format!(
            "kind = \"naming\"\nneed = 2\nlist = [{list}]\ntext = {{ fr = \"Q\", en = \"Q\" }}\n"
        ))
    };
    for list in ["[\"Été\"], [\"ete\"], [\"hiver\"]", "[\"Saint-Lô\", \"saint lo\"], [\"hiver\"]"] {
        let [french, english] = naming(list);
        assert!(english.contains("stands there twice") && french.contains("y figure deux fois"), "{english}");
    }
    assert_eq!(naming("[\"été\", \"summer\"], [\"hiver\"]"), [""; 2]);
    let quiz = |wrong: &str| {
        let wrong: String =
            wrong.split(' ').map(|one| format!("{{ fr = \"{one}\", en = \"{one}\" }}, ")).collect();
        let right = "right = { fr = \"Préfet\", en = \"Préfet\" }";
        told_of(&format!(
            "kind = \"quiz\"\n{right}\nwrong = [{wrong}]\ntext = {{ fr = \"Q\", en = \"Q\" }}\n"
        ))
    };
    assert!(quiz("maire député prefet sénateur")[1].contains("“prefet” stands there twice."));
    assert_eq!(quiz("−3 3 +3 4"), [""; 2], "signs count");
}

#[test]
fn pr37_two_words_at_least_are_forbidden() {
    let card = |words: &str| {
        let forbidden = format!("forbidden = {{ fr = [{words}], en = [\"vote\", \"paper\"] }}");
        let word = "need = 5\nword = { fr = \"urne\", en = \"ballot box\" }";
        told_of(&format!("kind = \"forbidden\"\n{word}\n{forbidden}\ntext = {{ fr = \"Q\", en = \"Q\" }}\n"))
    };
    assert!(card("\"vote\"")[1].contains("“forbidden”: 2 to 10 are possible, not 1."));
    assert!(card("\"boîte\", \"Boite\"")[1].contains("“Boite” stands there twice."));
    assert_eq!(card("\"vote\", \"boîte\""), [""; 2]);
}

#[test]
fn pr37_a_right_answer_in_one_language_is_told_what_it_needs() {
    let wrong = "wrong = [{ fr = \"a\", en = \"a\" }]\ntext = { fr = \"Q\", en = \"Q\" }\n";
    for right in ["\"120\"", "true", "1.5", "[1]"] {
        let [french, english] = told_of(&format!("kind = \"quiz\"\nright = {right}\n{wrong}"));
        assert!(english.contains("“right” is the right answer, in both languages."), "{english}");
        assert!(french.contains("est la bonne réponse, dans les deux langues."), "{french}");
    }
}
