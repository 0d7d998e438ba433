//! Every sentence of the project is written in both languages, well set, and said somewhere.
//!
//! The files are found by walking the workspace, so a new one is held to all of this without being named here.

mod asked;
mod files;
mod setting;
mod you;

use asked::{Sources, patterns};
use files::{HOLE, Pair, Sentence, all};
use speech::{Lang, Passage, Run, passages, runs};

/// Messages that have the same words in both languages, and why.
const ALIKE: [(&str, &str); 1] = [("game-title", "a published game keeps its name")];

/// Fails with every complaint at once.
fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// What is wrong with the sentences that both languages have.
fn compared(complaint: impl Fn(&Pair, &Sentence, &Sentence) -> Option<String>) -> Vec<String> {
    let mut complaints = Vec::new();
    for pair in all() {
        for french in &pair.fr {
            let english = pair.en.iter().find(|english| english.id == french.id);
            let wrong = english.and_then(|english| complaint(&pair, french, english));
            complaints.extend(wrong.map(|wrong| format!("{}, {}: {wrong}", pair.name(), french.id)));
        }
    }
    complaints
}

#[test]
fn every_file_has_its_other_language_and_no_line_that_cannot_be_read() {
    let pairs = all();
    assert!(pairs.len() > 20, "the walk goes over the whole workspace");
    none(&pairs.iter().flat_map(|pair| pair.faults.clone()).collect::<Vec<_>>());
}

#[test]
fn both_languages_have_the_same_messages_and_none_twice() {
    let mut complaints = Vec::new();
    let pairs = all();
    for pair in &pairs {
        let ids = |sentences: &[Sentence]| sentences.iter().map(|said| said.id.clone()).collect::<Vec<_>>();
        let (fr, en) = (ids(&pair.fr), ids(&pair.en));
        for (lang, own, other) in [("French", &fr, &en), ("English", &en, &fr)] {
            let missing = other.iter().filter(|id| !own.contains(id));
            complaints.extend(missing.map(|id| format!("{}: {lang} lacks {id}", pair.name())));
            let twice = own.iter().enumerate().filter(|(at, id)| own[..*at].contains(id));
            complaints.extend(twice.map(|(_, id)| format!("{}: {lang} has {id} twice", pair.name())));
        }
        // Files of one folder are read as one, and the later of two messages would win without a word.
        let others = pairs.iter().filter(|other| other.folder == pair.folder && other.stem > pair.stem);
        for (other, said) in others.flat_map(|other| other.en.iter().map(move |said| (other, said))) {
            if en.contains(&said.id) {
                complaints.push(format!("{} and {} both have {}", pair.name(), other.name(), said.id));
            }
        }
    }
    none(&complaints);
}

#[test]
fn both_languages_speak_of_the_same_things() {
    none(&compared(|_, french, english| {
        let (fr, en) = (&french.variables, &english.variables);
        (fr != en).then(|| format!("French speaks of {fr:?}, English of {en:?}"))
    }));
}

#[test]
fn nothing_is_left_untranslated() {
    none(&compared(|_, french, english| {
        let words = |text: &String| text.split(|c: char| !c.is_alphabetic()).filter(|w| w.len() > 1).count();
        let long = french.texts.iter().map(words).sum::<usize>() >= 3;
        let meant = ALIKE.iter().any(|(id, _)| *id == french.id);
        (long && !meant && french.texts == english.texts).then(|| format!("{:?} in both", french.texts))
    }));
}

#[test]
fn french_is_set_as_french_and_english_as_english() {
    let mut complaints = Vec::new();
    for pair in all() {
        for (sentences, faults) in
            [(&pair.fr, setting::french as fn(&str) -> _), (&pair.en, setting::english)]
        {
            for said in sentences.iter().flat_map(|said| std::iter::once(said).chain(said.forms.values())) {
                let wrong = said.texts.iter().flat_map(|text| faults(text));
                complaints.extend(wrong.map(|wrong| format!("{}, {}: {wrong}", pair.name(), said.id)));
            }
        }
    }
    none(&complaints);
}

#[test]
fn the_rules_in_words_are_set_as_well() {
    let books: Vec<_> = files::under(&files::top().join("games"), "md")
        .into_iter()
        .filter(|path| path.file_name().is_some_and(|name| name == "RULES.md"))
        .collect();
    assert!(books.len() >= 4, "{books:?}");
    let mut complaints = Vec::new();
    for book in books {
        let text = std::fs::read_to_string(&book).unwrap();
        for (lang, faults) in [(Lang::Fr, setting::french as fn(&str) -> _), (Lang::En, setting::english)] {
            for words in passages(&text, lang).into_iter().flat_map(words) {
                let wrong: Vec<String> = faults(&words);
                complaints.extend(wrong.into_iter().map(|wrong| format!("{}: {wrong}", book.display())));
            }
        }
    }
    none(&complaints);
}

#[test]
fn overviews_of_the_rules_are_set_as_well() {
    let mut complaints = Vec::new();
    let pages = files::under(&files::top().join("games"), "md");
    for (ending, faults) in
        [("overview.fr.md", setting::french as fn(&str) -> _), ("overview.en.md", setting::english)]
    {
        let pages: Vec<_> = pages.iter().filter(|path| path.ends_with(ending)).collect();
        assert!(pages.len() >= 4, "{pages:?}");
        for page in pages {
            let text = std::fs::read_to_string(page).unwrap();
            let wrong: Vec<String> = text.lines().flat_map(faults).collect();
            complaints.extend(wrong.into_iter().map(|wrong| format!("{}: {wrong}", page.display())));
        }
    }
    none(&complaints);
}

/// The texts of a passage, with a hole for each name that programs write.
fn words(passage: Passage) -> Vec<String> {
    let texts = match passage {
        Passage::Heading(text) | Passage::Words(text) => vec![text],
        Passage::Clauses(clauses) => clauses.into_iter().flat_map(|clause| clause.texts).collect(),
    };
    let plain = |text: &String| -> String {
        let pieces = runs(text).into_iter().map(|run| match run {
            Run::Plain(words) => words,
            Run::Code(_) => HOLE.to_string(),
        });
        pieces.collect()
    };
    texts.iter().map(plain).collect()
}

#[test]
fn every_sentence_is_said_somewhere() {
    let mut sources = Sources::default();
    let mut complaints = Vec::new();
    let pairs = all();
    // What a lesson says stands in its script, and the tests of the lessons read that.
    for pair in pairs.iter().filter(|pair| !pair.folder.ends_with("lessons")) {
        for said in &pair.en {
            let called = pairs
                .iter()
                .filter(|other| other.folder == pair.folder)
                .any(|other| other.en.iter().any(|other| other.calls(&said.id)));
            if !called && !sources.say(&pair.folder, &said.id) {
                complaints.push(format!("{}: nobody says {}", pair.name(), said.id));
            }
        }
    }
    none(&complaints);
}

#[test]
fn every_sentence_asked_for_is_written() {
    let mut sources = Sources::default();
    let pairs = all();
    let mut complaints = Vec::new();
    let mut asked = 0;
    let folders = pairs.iter().map(|pair| pair.folder.as_str()).collect::<std::collections::BTreeSet<_>>();
    for folder in folders.into_iter().filter(|folder| !folder.ends_with("lessons")) {
        // The page also says what came of checking the dice, and those sentences are the table's; and everybody who
        // lists games says what is on their covers.
        let lent = if folder == "crates/web/locales" { "crates/table/locales" } else { folder };
        let written = |id: &str| {
            let near = pairs
                .iter()
                .filter(|pair| [folder, lent].contains(&pair.folder.as_str()) || pair.stem == "cover.");
            near.flat_map(|pair| &pair.en).any(|said| said.id == id)
        };
        for id in sources.asked(folder) {
            asked += 1;
            if !written(&id) {
                complaints.push(format!("{folder}: {id} is asked for and not written"));
            }
        }
    }
    assert!(asked > 500, "only {asked} sentences are asked for: the calls have other names now");
    none(&complaints);
}

#[test]
fn ids_that_are_put_together_are_put_together_where_the_table_says() {
    let mut sources = Sources::default();
    let lost = patterns().filter(|pattern| !sources.of(pattern.asked_in).contains(&pattern.call()));
    none(&lost.map(|pattern| format!("{} has no {}", pattern.asked_in, pattern.call())).collect::<Vec<_>>());
}
