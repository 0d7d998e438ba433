//! The overview of a game's rules: how one wins, what a turn is, and what people forget, each with the clauses it rests on.
//!
//! It is a short text of three parts under headings: paragraphs, then numbered steps whose first sentence is a title, then a
//! list. A clause is cited in brackets, as `[G7]`.

/// What a newcomer reads first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overview {
    /// How one wins.
    pub win: Vec<Vec<Cited>>,
    /// What a turn is, step by step.
    pub steps: Vec<OverviewStep>,
    /// What people forget.
    pub forgotten: Vec<Vec<Cited>>,
}

/// A step of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OverviewStep {
    /// In two or three words.
    pub title: String,
    /// What is done.
    pub text: Vec<Cited>,
}

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cited {
    /// Words.
    Words(String),
    /// The id of a clause.
    Clause(String),
}

impl Overview {
    /// Reads one; a text without headings is none.
    pub fn read(text: &str) -> Overview {
        let mut overview = Overview::default();
        let mut part = 0;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if line.starts_with('#') {
                part += 1;
                continue;
            }
            match part {
                1 => overview.win.push(cited(line)),
                2 => overview.steps.extend(step(line)),
                3 => overview.forgotten.push(cited(line.trim_start_matches("- "))),
                _ => {}
            }
        }
        overview
    }

    /// Is there nothing to read?
    pub fn is_empty(&self) -> bool {
        self.win.is_empty() && self.steps.is_empty() && self.forgotten.is_empty()
    }

    /// Every text in it, in order.
    pub fn texts(&self) -> impl Iterator<Item = &Vec<Cited>> {
        self.win.iter().chain(self.steps.iter().map(|step| &step.text)).chain(&self.forgotten)
    }

    /// Every clause it cites, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &str> {
        self.texts().flatten().filter_map(|piece| match piece {
            Cited::Clause(id) => Some(id.as_str()),
            Cited::Words(_) => None,
        })
    }
}

/// `1. Title. Text.`
fn step(line: &str) -> Option<OverviewStep> {
    let (_, rest) = line.split_once(". ")?;
    let (title, text) = rest.split_once(". ")?;
    Some(OverviewStep { title: title.to_owned(), text: cited(text) })
}

/// Cuts a text at the clauses it cites.
fn cited(text: &str) -> Vec<Cited> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        let Some((id, after)) = after.split_once(']') else { break };
        if !before.is_empty() {
            pieces.push(Cited::Words(before.to_owned()));
        }
        pieces.push(Cited::Clause(id.to_owned()));
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Cited::Words(rest.to_owned()));
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_overview_has_three_parts() {
        let text = "# Win\n\nMost seats [G14].\n\n# Turn\n\n1. Place. One picket [G6][G7].\n2. Gain. More.\n\n# Forget\n\n- Ties [G12].\n";
        let overview = Overview::read(text);
        assert_eq!(overview.steps.len(), 2);
        assert_eq!(overview.steps[0].title, "Place");
        assert_eq!(
            overview.forgotten,
            [[Cited::Words("Ties ".into()), Cited::Clause("G12".into()), Cited::Words(".".into())]]
        );
        assert_eq!(overview.clauses().collect::<Vec<_>>(), ["G14", "G6", "G7", "G12"]);
        assert!(Overview::read("").is_empty());
    }
}
