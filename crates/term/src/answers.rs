//! What comes of a typed line: a move, or an answer to a question about the game.

use crate::command::{Command, understand};
use crate::floor::{Floor, Next};
use crate::picture::{picture, standings};
use crate::search::filter;
use crate::voice::seats;
use bots::Level;
use rules::{Eye, Game, Phrase, Seat};
use std::io::{self, BufRead, Write};

/// So many lines of a list are shown at once.
const PAGE: usize = 20;
/// The commands in the order of the help.
const HELP: &[&str] = &[
    "help-move",
    "help-list",
    "help-do",
    "help-why",
    "help-rules",
    "help-hint",
    "help-undo",
    "help-board",
    "help-who",
    "help-log",
    "help-for",
    "help-pause",
    "help-save",
    "help-load",
    "help-quit",
];

impl<G: Game, R: BufRead, W: Write> Floor<G, R, W> {
    pub(crate) fn answer(&mut self, speaker: Option<Seat>, line: &str) -> io::Result<Next> {
        let eye = speaker.map(Eye::Seat).or(self.common_eye()).unwrap_or(Eye::Public);
        match understand(line) {
            Command::Nothing => self.say(Phrase::new("nothing-typed"))?,
            Command::Help => self.help(speaker)?,
            Command::Why(what) => self.why(speaker, what)?,
            Command::Rules(which) => self.rules(which)?,
            Command::Hint => self.hint(speaker)?,
            Command::Undo => return self.undo(),
            Command::Save(path) => self.save(path)?,
            Command::Load(path) => return self.load(path),
            Command::Quit => return Ok(Next::Leave),
            Command::View => self.desk.lines(picture(&self.sitting, &self.voice, eye))?,
            Command::Log => self.desk.lines(self.sentences(eye, 0))?,
            Command::Who => self.who(eye)?,
            Command::List(words) => self.list(speaker, words)?,
            Command::More => self.page()?,
            Command::Pause => {
                self.pauses = !self.pauses;
                self.say(Phrase::new(if self.pauses { "pause-on" } else { "pause-off" }))?;
            }
            Command::For(words) => return self.speak_for(words),
            Command::Do(what) => {
                let Some(seat) = self.need_speaker(speaker)? else { return Ok(Next::Stay) };
                return self.carry_out(seat, what, true);
            }
        }
        Ok(Next::Stay)
    }

    /// Who plays; without a speaker the line must say for whom it is.
    pub(crate) fn need_speaker(&mut self, speaker: Option<Seat>) -> io::Result<Option<Seat>> {
        if speaker.is_none() {
            self.say(Phrase::new(if self.sitting.awaited().is_empty() { "over" } else { "say-for-whom" }))?;
        }
        Ok(speaker)
    }

    /// Choices with their numbers.
    pub(crate) fn numbered(
        &self,
        choices: &[G::Action],
        which: impl IntoIterator<Item = usize>,
    ) -> Vec<String> {
        let line = |index: usize| {
            Some(format!("{}. {}", index + 1, self.voice.action(self.sitting.game(), choices.get(index)?)))
        };
        which.into_iter().filter_map(line).collect()
    }

    fn list(&mut self, speaker: Option<Seat>, words: &str) -> io::Result<()> {
        let Some(seat) = self.need_speaker(speaker)? else { return Ok(()) };
        let choices = self.sitting.choices(seat);
        let found = filter(words, &self.labels(&choices));
        if found.is_empty() {
            return self.say(Phrase::new("list-nothing").name("words", words));
        }
        self.listed = self.numbered(&choices, found);
        self.page()
    }

    /// The next lines of the last list.
    pub(crate) fn page(&mut self) -> io::Result<()> {
        let page: Vec<String> = self.listed.drain(..self.listed.len().min(PAGE)).collect();
        if page.is_empty() {
            return self.say(Phrase::new("list-end"));
        }
        self.desk.lines(page)?;
        match self.listed.len() {
            0 => Ok(()),
            left => self.say(Phrase::new("list-more").number("count", left as i64)),
        }
    }

    fn help(&mut self, speaker: Option<Seat>) -> io::Result<()> {
        let lines: Vec<String> = HELP.iter().map(|id| self.voice.text(id)).collect();
        self.desk.lines(lines)?;
        let choices = speaker.map(|seat| self.sitting.choices(seat)).unwrap_or_default();
        self.show_json(&choices).map(drop)
    }

    pub(crate) fn show_json(&mut self, choices: &[G::Action]) -> io::Result<Next> {
        if let Some(json) = choices.first().and_then(|action| serde_json::to_string(action).ok()) {
            self.say(Phrase::new("json-example").name("json", json))?;
        }
        Ok(Next::Stay)
    }

    fn undo(&mut self) -> io::Result<Next> {
        match self.sitting.take_back() {
            Ok(Some(seat)) => {
                let len = self.sitting.len();
                self.heard.iter_mut().for_each(|heard| *heard = len.min(*heard));
                (self.waved_on, self.refused) = (None, None);
                self.listed.clear();
                self.say(Phrase::new("undone").seat("name", seat))?;
                Ok(Next::GoOn)
            }
            Ok(None) => self.say(Phrase::new("undo-nothing")).map(stay),
            Err(bad) => self.desk.line(&bad.to_string()).map(stay),
        }
    }

    /// Who sits where.
    pub(crate) fn introduce(&mut self) -> io::Result<()> {
        for seat in self.sitting.everybody().iter() {
            let level = self.sitting.bot(seat).map(|level| match level {
                Level::Random => "level-random",
                Level::Greedy => "level-greedy",
                Level::Strong => "level-strong",
            });
            self.say(match level {
                Some(id) => Phrase::new("seat-bot").seat("name", seat).name("level", self.voice.text(id)),
                None => Phrase::new("seat-human").seat("name", seat),
            })?;
        }
        Ok(())
    }

    fn who(&mut self, eye: Eye) -> io::Result<()> {
        self.introduce()?;
        self.desk.lines(standings(&self.sitting, &self.voice, eye))?;
        let awaited = self.sitting.game().awaited(self.sitting.state(), eye);
        if awaited.is_empty() {
            return self.say(Phrase::new("over"));
        }
        self.say(
            Phrase::new("waiting").arg("names", seats(awaited.iter())).number("count", awaited.len() as i64),
        )
    }
}

pub(crate) fn stay((): ()) -> Next {
    Next::Stay
}
