//! The parts of a game's rules, and those of their clauses that somebody looks for.

use speech::{ClauseText, Passage};

/// A part of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its address on the page.
    pub anchor: String,
    /// Its heading; what stands before the first may have none.
    pub title: Option<String>,
    /// Paragraphs before its clauses.
    pub words: Vec<String>,
    /// Its clauses.
    pub clauses: Vec<ClauseText>,
}

/// What a part is called that the rules themselves give no heading.
pub struct Untitled {
    /// The game as published.
    pub published: String,
    /// Our rulings.
    pub rulings: String,
}

/// The rules in parts: by their headings, or where they have none, what was published and what we ruled.
pub fn sections(passages: Vec<Passage>, untitled: &Untitled) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut open = Section { anchor: String::new(), title: None, words: Vec::new(), clauses: Vec::new() };
    for passage in passages {
        match passage {
            Passage::Heading(title) => {
                sections.push(std::mem::replace(
                    &mut open,
                    Section {
                        anchor: String::new(),
                        title: Some(title),
                        words: Vec::new(),
                        clauses: Vec::new(),
                    },
                ));
            }
            Passage::Words(words) => open.words.push(words),
            Passage::Clauses(clauses) => open.clauses.extend(clauses),
        }
    }
    sections.push(open);
    let mut parts: Vec<Section> =
        sections.into_iter().flat_map(|section| parted(section, untitled)).collect();
    parts.iter_mut().enumerate().for_each(|(place, part)| part.anchor = format!("part-{}", place + 1));
    parts
}

/// A part without a heading, cut where our rulings begin.
fn parted(section: Section, untitled: &Untitled) -> Vec<Section> {
    if section.title.is_some() {
        return vec![section];
    }
    if section.clauses.is_empty() {
        return if section.words.is_empty() { Vec::new() } else { vec![section] };
    }
    let Section { anchor, words, clauses, .. } = section;
    let (rulings, published): (Vec<ClauseText>, Vec<ClauseText>) =
        clauses.into_iter().partition(|clause| is_ruling(&clause.id));
    let part = |title: &String, words, clauses| Section {
        anchor: anchor.clone(),
        title: Some(title.clone()),
        words,
        clauses,
    };
    let parts = [part(&untitled.published, words, published), part(&untitled.rulings, Vec::new(), rulings)];
    parts.into_iter().filter(|part| !part.clauses.is_empty()).collect()
}

/// Is this one of our rulings, as `GR7` is?
fn is_ruling(id: &str) -> bool {
    id.trim_end_matches(|letter: char| letter.is_ascii_digit()).ends_with('R') && id.len() > 2
}

/// The same with only those clauses in which every word of what is sought is found; parts without one are left out.
pub fn found(sections: Vec<Section>, sought: &str) -> Vec<Section> {
    let sought = spelling::plain(sought);
    if sought.is_empty() {
        return sections;
    }
    let words: Vec<&str> = sought.split(' ').collect();
    let holds = |clause: &ClauseText| {
        let text = format!("{} {}", spelling::plain(&clause.id), spelling::plain(&clause.plain()));
        words.iter().all(|word| text.contains(word))
    };
    let kept = sections.into_iter().map(|mut section| {
        section.clauses.retain(holds);
        section
    });
    kept.filter(|section| !section.clauses.is_empty()).collect()
}

/// A text cut into pieces, and whether each is what is sought.
pub fn marked_words(text: &str, sought: &str) -> Vec<(String, bool)> {
    let sought = spelling::plain(sought);
    let words: Vec<&str> = sought.split(' ').filter(|word| !word.is_empty()).collect();
    let mut pieces = Vec::new();
    let mut done = 0;
    for (range, plain) in spelling::words(text) {
        if words.iter().any(|word| plain.contains(word)) {
            pieces.extend((range.start > done).then(|| (text[done..range.start].to_owned(), false)));
            pieces.push((text[range.clone()].to_owned(), true));
            done = range.end;
        }
    }
    pieces.extend((done < text.len()).then(|| (text[done..].to_owned(), false)));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(id: &str, text: &str) -> ClauseText {
        ClauseText { id: id.into(), texts: vec![text.into()] }
    }

    fn untitled() -> Untitled {
        Untitled { published: "Published".into(), rulings: "Rulings".into() }
    }

    fn titles(sections: &[Section]) -> Vec<&str> {
        sections.iter().filter_map(|section| section.title.as_deref()).collect()
    }

    #[test]
    fn rules_without_headings_are_cut_where_rulings_begin() {
        let passages = vec![Passage::Clauses(vec![clause("G1", "a"), clause("G2", "b"), clause("GR1", "c")])];
        let sections = sections(passages, &untitled());
        assert_eq!(titles(&sections), ["Published", "Rulings"]);
        assert_eq!(sections[1].anchor, "part-2");
        assert!(is_ruling("AR46") && is_ruling("PR1") && !is_ruling("A41") && !is_ruling("M5"));
    }

    #[test]
    fn rules_with_headings_keep_them() {
        let passages = vec![
            Passage::Words("first".into()),
            Passage::Heading("One".into()),
            Passage::Clauses(vec![clause("A1", "a")]),
            Passage::Heading("Two".into()),
            Passage::Clauses(vec![clause("AR1", "b")]),
        ];
        let sections = sections(passages, &untitled());
        assert_eq!(titles(&sections), ["One", "Two"]);
        assert_eq!(sections[0].words, ["first"]);
    }

    #[test]
    fn a_search_finds_words_whatever_their_accents_and_capitals() {
        let all = sections(
            vec![Passage::Clauses(vec![clause("G11", "Contrôler une ligne"), clause("GR1", "Les égalités")])],
            &untitled(),
        );
        let ids = |sought: &str| -> Vec<String> {
            found(all.clone(), sought).into_iter().flat_map(|part| part.clauses).map(|one| one.id).collect()
        };
        assert_eq!(ids("CONTROLER ligne"), ["G11"]);
        assert_eq!(ids("egalite"), ["GR1"]);
        assert_eq!(ids("gr1"), ["GR1"]);
        assert_eq!(ids(""), ["G11", "GR1"]);
        assert!(ids("bouillon").is_empty());
    }

    #[test]
    fn what_is_found_is_marked() {
        assert_eq!(
            marked_words("Une égalité en tête", "egal"),
            [("Une ".into(), false), ("égalité".into(), true), (" en tête".into(), false)]
        );
        assert_eq!(marked_words("rien", ""), [("rien".into(), false)]);
    }
}
