//! The probe keeps every law, and says everything in both languages.

use laws::Probe;
use rules::{Game, OptionKind};
use std::collections::BTreeSet;

#[test]
fn the_probe_keeps_the_laws() {
    laws::uphold::<Probe>();
}

#[test]
fn both_languages_have_the_same_sentences() {
    let ids = |text: &'static str| -> BTreeSet<&str> {
        text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id).collect()
    };
    let (fr, en) = (ids(Probe::locales().fr), ids(Probe::locales().en));
    assert_eq!(fr, en);
    for option in Probe::options() {
        let title = format!("option-{}", option.name);
        assert!(fr.contains(title.as_str()), "{title}");
        if let OptionKind::Choice(values) | OptionKind::Board(values) = option.kind {
            for value in values {
                assert!(fr.contains(format!("{title}-{value}").as_str()), "{title}-{value}");
            }
        }
    }
}
