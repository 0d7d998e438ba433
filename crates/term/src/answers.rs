//! Executes a typed line: a move, or an answer to a question about the game.

use crate::command::{TerminalCommand, parse};
use crate::game::TakenBack;
use crate::game_loop::{GameLoop, Next};
use crate::narrator::seats;
use crate::picture::{picture, standings};
use crate::search::filter;
use rules::{Game, Phrase, Seat, Viewer};
use std::io::{self, BufRead, Write};
use wire::Level;

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

impl<G: Game, R: BufRead, W: Write> GameLoop<G, R, W> {
    pub(crate) fn answer(&mut self, speaker: Option<Seat>, line: &str) -> io::Result<Next> {
        let viewer = self.shared_viewer().or(speaker.map(Viewer::Seat)).unwrap_or(Viewer::Public);
        match parse(line) {
            TerminalCommand::Nothing if self.is_over() => self.print_phrase(Phrase::new("over"))?,
            TerminalCommand::Nothing => self.print_phrase(Phrase::new("nothing-typed"))?,
            TerminalCommand::Help => self.help(speaker)?,
            TerminalCommand::Why(what) => self.why(speaker, what)?,
            TerminalCommand::Rules(which) => self.rules(which)?,
            TerminalCommand::Hint => self.hint(speaker)?,
            TerminalCommand::Undo => return self.undo(),
            TerminalCommand::Save(path) => self.save(path, false)?,
            TerminalCommand::SaveOver(path) => self.save(path, true)?,
            TerminalCommand::Load(path) => return self.load(path),
            TerminalCommand::Quit => return Ok(Next::Leave),
            TerminalCommand::View => self.console.lines(picture(&self.session, &self.narrator, viewer))?,
            TerminalCommand::Log => self.console.lines(self.sentences(viewer, 0))?,
            TerminalCommand::Who => self.who(viewer)?,
            TerminalCommand::List(words) => self.list(speaker, words)?,
            TerminalCommand::More => self.page()?,
            TerminalCommand::Pause => {
                self.pauses = !self.pauses;
                self.print_phrase(Phrase::new(if self.pauses { "pause-on" } else { "pause-off" }))?;
            }
            TerminalCommand::For(words) => return self.speak_for(words),
            TerminalCommand::Do(what) => {
                let Some(seat) = self.need_speaker(speaker)? else { return Ok(Next::Stay) };
                return self.carry_out(seat, what, true);
            }
        }
        Ok(Next::Stay)
    }

    /// Who plays; without a speaker the line must say for whom it is.
    pub(crate) fn need_speaker(&mut self, speaker: Option<Seat>) -> io::Result<Option<Seat>> {
        match (self.is_over(), speaker) {
            (true, _) => self.print_phrase(Phrase::new("over")).map(|()| None),
            (false, Some(seat)) => Ok(Some(seat)),
            (false, None) => self.print_phrase(self.speak_how("say-for-whom")).map(|()| None),
        }
    }

    /// Has the game ended? Then there is nothing left to choose, whoever asks.
    pub(crate) fn is_over(&self) -> bool {
        self.session.awaited().is_empty()
    }

    /// How one says who acts, with somebody at this keyboard as an example.
    pub(crate) fn speak_how(&self, id: &'static str) -> Phrase {
        let humans = self.session.humans();
        let example = humans.first().map(|seat| self.narrator.name(seat)).unwrap_or_default();
        Phrase::new(id).arg("names", seats(humans.iter())).name("name", example)
    }

    /// Choices with their numbers.
    pub(crate) fn numbered(
        &self,
        choices: &[G::Action],
        which: impl IntoIterator<Item = usize>,
    ) -> Vec<String> {
        let line = |index: usize| {
            Some(format!(
                "{}. {}",
                index + 1,
                self.narrator.action(self.session.game(), self.session.state(), choices.get(index)?)
            ))
        };
        which.into_iter().filter_map(line).collect()
    }

    fn list(&mut self, speaker: Option<Seat>, words: &str) -> io::Result<()> {
        let Some(seat) = self.need_speaker(speaker)? else { return Ok(()) };
        if self.beside_an_answer(seat).is_some() {
            // What is typed here is the answer, so nothing has a number.
            return self.offer("turn", seat);
        }
        let choices = self.choices(seat);
        let found = filter(words, &self.labels(&choices));
        if found.is_empty() {
            return self.print_phrase(Phrase::new("list-nothing").name("words", words));
        }
        self.listed = self.numbered(&choices, found);
        self.page()
    }

    /// The next lines of the last list.
    pub(crate) fn page(&mut self) -> io::Result<()> {
        let page: Vec<String> = self.listed.drain(..self.listed.len().min(PAGE)).collect();
        if page.is_empty() {
            return self.print_phrase(Phrase::new("list-end"));
        }
        self.console.lines(page)?;
        match self.listed.len() {
            0 => Ok(()),
            left => self.print_phrase(Phrase::new("list-more").number("count", left as i64)),
        }
    }

    fn help(&mut self, speaker: Option<Seat>) -> io::Result<()> {
        let clauses = speech::clauses(G::rules_text(), self.narrator.lang);
        let clause = clauses.first().map(|clause| clause.id.clone()).unwrap_or_default();
        for id in HELP {
            self.print_phrase(Phrase::new(id).name("clause", clause.as_str()))?;
        }
        let choices = speaker.map(|seat| self.choices(seat)).unwrap_or_default();
        self.show_json(&choices).map(drop)
    }

    pub(crate) fn show_json(&mut self, choices: &[G::Action]) -> io::Result<Next> {
        if let Some(json) = choices.first().and_then(|action| serde_json::to_string(action).ok()) {
            self.print_phrase(Phrase::new("json-example").name("json", json))?;
        }
        Ok(Next::Stay)
    }

    fn undo(&mut self) -> io::Result<Next> {
        match self.session.take_back() {
            Ok(TakenBack::To(seat)) => {
                let len = self.session.len();
                self.heard.iter_mut().for_each(|heard| *heard = len.min(*heard));
                self.said_aloud = len.min(self.said_aloud);
                (self.skipped_pause, self.refused) = (None, None);
                self.listed.clear();
                self.print_phrase(Phrase::new("undone").seat("name", seat))?;
                Ok(Next::GoOn)
            }
            Ok(TakenBack::Nothing) => self.print_phrase(Phrase::new("undo-nothing")).map(stay),
            Ok(TakenBack::Stands(Some((refusal, action)))) => self.refuse(&refusal, &action).map(stay),
            Ok(TakenBack::Stands(None)) => self.print_phrase(Phrase::new("undo-timed")).map(stay),
            Err(bad) => self.console.line(&bad.to_string()).map(stay),
        }
    }

    /// Who sits where.
    pub(crate) fn list_players(&mut self) -> io::Result<()> {
        for seat in self.session.everybody().iter() {
            let level = self.session.bot(seat).map(|level| match level {
                Level::Random => "level-random",
                Level::Greedy => "level-greedy",
                Level::Strong => "level-strong",
            });
            self.print_phrase(match level {
                Some(id) => Phrase::new("seat-bot").seat("name", seat).name("level", self.narrator.text(id)),
                None => Phrase::new("seat-human").seat("name", seat),
            })?;
        }
        Ok(())
    }

    fn who(&mut self, viewer: Viewer) -> io::Result<()> {
        self.list_players()?;
        self.console.lines(standings(&self.session, &self.narrator, viewer))?;
        if let Some(outcome) = self.session.outcome() {
            self.result(&outcome)?;
        }
        let awaited = self.session.game().awaited(self.session.state(), viewer);
        if awaited.is_empty() {
            return self.print_phrase(Phrase::new("over"));
        }
        self.print_phrase(
            Phrase::new("waiting").arg("names", seats(awaited.iter())).number("count", awaited.len() as i64),
        )
    }
}

pub(crate) fn stay((): ()) -> Next {
    Next::Stay
}
