//! A game's RULES.md as people read it: the part in their language, clause by clause.

use crate::Lang;

/// A part of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passage {
    /// A heading inside the language's part.
    Heading(String),
    /// A paragraph.
    Words(String),
    /// Clauses that follow one another.
    Clauses(Vec<ClauseText>),
}

/// One clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClauseText {
    /// Its id, as refusals cite it.
    pub id: String,
    /// What it says; a table with more columns has more texts.
    pub texts: Vec<String>,
}

/// A piece of a text, plain or set off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Run {
    /// Plain words.
    Plain(String),
    /// A name as programs write it.
    Code(String),
}

/// The part of a RULES.md in one language: from the heading of the language to the next of that rank. A text without
/// such headings has one part for everybody.
pub fn passages(rules: &str, lang: Lang) -> Vec<Passage> {
    let lines: Vec<&str> = rules.lines().map(str::trim).collect();
    let begins = |lang| lines.iter().position(|line| *line == heading(lang));
    let part: &[&str] = match begins(lang) {
        Some(start) => &lines[start + 1..],
        None if Lang::ALL.into_iter().any(|lang| begins(lang).is_some()) => &[],
        None => &lines,
    };
    let mut passages = Vec::new();
    // A paragraph may be broken over lines; an empty line ends it.
    let mut open = false;
    for line in part.iter().take_while(|line| !line.starts_with("## ")) {
        let goes_on = std::mem::take(&mut open);
        if line.starts_with('#') {
            passages.push(Passage::Heading(line.trim_start_matches('#').trim().to_owned()));
        } else if line.starts_with('|') {
            match (clause(line), passages.last_mut()) {
                (Some(clause), Some(Passage::Clauses(clauses))) => clauses.push(clause),
                (Some(clause), _) => passages.push(Passage::Clauses(vec![clause])),
                (None, _) => {}
            }
        } else if !line.is_empty() {
            match passages.last_mut() {
                Some(Passage::Words(words)) if goes_on => {
                    words.push(' ');
                    words.push_str(line);
                }
                _ => passages.push(Passage::Words((*line).to_owned())),
            }
            open = true;
        }
    }
    passages
}

/// The clauses alone, in their order.
pub fn clauses(rules: &str, lang: Lang) -> Vec<ClauseText> {
    let clauses = passages(rules, lang).into_iter().filter_map(|passage| match passage {
        Passage::Clauses(clauses) => Some(clauses),
        Passage::Heading(_) | Passage::Words(_) => None,
    });
    clauses.flatten().collect()
}

impl ClauseText {
    /// What it says, in plain words: where only text can be shown, a mark that sets off a name would be read aloud.
    pub fn plain(&self) -> String {
        let words = |text: &String| -> String {
            let words = runs(text).into_iter().map(|run| match run {
                Run::Plain(words) | Run::Code(words) => words,
            });
            words.collect()
        };
        self.texts.iter().map(words).collect::<Vec<_>>().join(" ")
    }
}

fn heading(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => "## Français",
        Lang::En => "## English",
    }
}

/// A row of a table whose first cell is the id of a clause: capitals, then digits.
fn clause(row: &str) -> Option<ClauseText> {
    let mut cells = row.trim_matches('|').split('|').map(str::trim);
    let id = cells.next()?;
    let digits = id.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    let named = digits.len() < id.len() && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    named.then(|| ClauseText { id: id.to_owned(), texts: cells.map(str::to_owned).collect() })
}

/// Cuts a text where `code` begins and ends.
pub fn runs(text: &str) -> Vec<Run> {
    text.split('`')
        .enumerate()
        .filter(|(_, piece)| !piece.is_empty())
        .map(|(index, piece)| match index % 2 {
            0 => Run::Plain(piece.to_owned()),
            _ => Run::Code(piece.to_owned()),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Title\n\nNot shown.\n\n## English\n\nA paragraph\nover two lines.\n\n| id | rule |\n|---|---|\n\
        | X1 | One. |\n| XR2 | Two | `b` |\n\n### More\nEnd.\n\n## Français\n\n| X1 | Un. |\n";

    fn clause(id: &str, texts: &[&str]) -> ClauseText {
        ClauseText { id: id.into(), texts: texts.iter().map(|text| text.to_string()).collect() }
    }

    #[test]
    fn each_language_has_its_part() {
        assert_eq!(
            passages(RULES, Lang::En),
            [
                Passage::Words("A paragraph over two lines.".into()),
                Passage::Clauses(vec![clause("X1", &["One."]), clause("XR2", &["Two", "`b`"])]),
                Passage::Heading("More".into()),
                Passage::Words("End.".into()),
            ]
        );
        assert_eq!(passages(RULES, Lang::Fr), [Passage::Clauses(vec![clause("X1", &["Un."])])]);
    }

    #[test]
    fn a_text_without_languages_is_for_everybody_and_one_with_another_language_for_nobody_else() {
        let plain = "# Title\n\n| Clause | Rule |\n|---|---|\n| X1 | One. |\n";
        assert_eq!(clauses(plain, Lang::Fr), [clause("X1", &["One."])]);
        assert_eq!(clauses(plain, Lang::En), [clause("X1", &["One."])]);
        assert_eq!(clauses("## English\n\n| X1 | One. |\n", Lang::Fr), []);
    }

    #[test]
    fn clauses_are_also_said_in_plain_words() {
        assert_eq!(clauses(RULES, Lang::En)[1].plain(), "Two b");
    }

    #[test]
    fn names_of_programs_are_set_off() {
        assert_eq!(
            runs("Option `tie`: shared."),
            [Run::Plain("Option ".into()), Run::Code("tie".into()), Run::Plain(": shared.".into())]
        );
    }
}
