//! A place in a data file, as a person finds it.

use rules::{Arg, Phrase};

/// Where something is: on which line, and by which way through the file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FilePosition {
    /// The line, counted from 1, where there is a file.
    pub line: Option<usize>,
    /// The way there, from the whole file.
    pub path: Vec<Step>,
}

/// A step on the way to a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Into a field.
    Field(String),
    /// To an item of a list, counted from 0.
    Item(usize),
}

impl Step {
    /// Into this field.
    pub fn field(name: &str) -> Step {
        Step::Field(name.to_owned())
    }
}

impl FilePosition {
    /// On this line, or nowhere in particular.
    pub fn on(line: Option<usize>) -> FilePosition {
        FilePosition { line, path: Vec::new() }
    }

    /// Says what is wrong here: `why` is a clause that follows a colon, and ends with its own full stop.
    pub fn say(&self, why: Phrase) -> Phrase {
        match self.way(1) {
            Some(way) => self.say_of(Arg::Name(way), why),
            None => at_place(
                match self.line {
                    Some(line) => Phrase::new("data-at-line").number("line", line as i64),
                    None => Phrase::new("data-at-file"),
                },
                why,
            ),
        }
    }

    /// The same where what stands here has a name that people know it by, such as that of a card.
    pub fn say_of(&self, what: Arg, why: Phrase) -> Phrase {
        let at = match self.line {
            Some(line) => Phrase::new("data-at-line-in").number("line", line as i64),
            None => Phrase::new("data-at"),
        };
        at_place(at.arg("what", what), why)
    }

    /// The way as the file names it, `station 3, lines 2`, with items counted from `first`; nothing for the whole file.
    pub fn way(&self, first: usize) -> Option<String> {
        let mut named = String::new();
        for step in &self.path {
            match step {
                Step::Field(name) if named.is_empty() => named.push_str(&short(name)),
                Step::Field(name) => named.push_str(&format!(", {}", short(name))),
                Step::Item(index) => named.push_str(&format!(" {}", index + first)),
            }
        }
        (!named.is_empty()).then_some(named)
    }
}

fn at_place(at: Phrase, why: Phrase) -> Phrase {
    at.arg("why", Arg::Said(why))
}

/// A sentence is no place for a whole book, and shows nothing that cannot be seen.
pub fn short(text: &str) -> String {
    let shown = || text.chars().filter(|c| !c.is_control());
    let kept: String = shown().take(60).collect();
    if shown().nth(60).is_some() { format!("{kept}…") } else { kept }
}

/// A text to stand between quotation marks: in French those in it are of the other kind then.
pub fn quoted(text: &str) -> Arg {
    let en = short(text);
    let fr = en.replace("«\u{a0}", "“").replace("«\u{202f}", "“").replace("« ", "“");
    let fr = fr.replace("\u{a0}»", "”").replace("\u{202f}»", "”").replace(" »", "”");
    Arg::Both { fr: fr.replace('«', "“").replace('»', "”"), en }
}
