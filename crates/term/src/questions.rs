//! The commands that ask about the rules: why not, which clause, what would be good.

use crate::command::{is_json, is_number};
use crate::game_loop::GameLoop;
use crate::moves::numbered;
use crate::search::{Found, find};
use rules::{Game, Phrase, Seat};
use spelling::plain;
use std::io::{self, BufRead, Write};
use wire::Level;

impl<G: Game, R: BufRead, W: Write> GameLoop<G, R, W> {
    /// Why something cannot be done: its refusal, with the words of the clause.
    pub(crate) fn why(&mut self, speaker: Option<Seat>, what: &str) -> io::Result<()> {
        if what.is_empty() {
            return match self.refused.clone() {
                Some((sentence, clause)) => {
                    self.console.line(&sentence)?;
                    self.rules(clause.0)
                }
                None => self.print_phrase(Phrase::new("why-what")),
            };
        }
        let Some(seat) = self.need_speaker(speaker)? else { return Ok(()) };
        let choices = self.choices(seat);
        let action = match numbered(what, &choices) {
            Some(action) => action.clone(),
            None if is_number(what) => return self.no_number(choices.len()),
            None if is_json(what) => match serde_json::from_str(what) {
                Ok(action) => action,
                Err(error) => {
                    return self.print_phrase(Phrase::new("not-json").name("why", error.to_string()));
                }
            },
            None => {
                let known: Vec<G::Action> = self.session.known(seat).cloned().collect();
                match find(what, &self.labels(&known)) {
                    Found::One(index) => known[index].clone(),
                    Found::Several(found) => {
                        let count = found.len() as i64;
                        self.print_phrase(
                            Phrase::new("ambiguous").name("what", what).number("count", count),
                        )?;
                        self.listed = self.sentences_of(&known, found);
                        return self.page();
                    }
                    Found::Nothing(near) => {
                        self.print_phrase(Phrase::new("not-found").name("what", what))?;
                        let near = self.sentences_of(&known, near);
                        return self.console.lines(near);
                    }
                }
            }
        };
        match self.session.game().check(self.session.state(), seat, &action) {
            Ok(()) => {
                let sentence = self.narrator.action(self.session.game(), self.session.state(), &action);
                self.print_phrase(Phrase::new("why-allowed").name("sentence", sentence))
            }
            Err(refusal) => {
                self.refuse(&refusal, &action)?;
                self.rules(refusal.clause.0)
            }
        }
    }

    fn sentences_of(&self, actions: &[G::Action], which: Vec<usize>) -> Vec<String> {
        which
            .into_iter()
            .map(|index| self.narrator.action(self.session.game(), self.session.state(), &actions[index]))
            .collect()
    }

    /// A clause by its id, or those with these words, or all of them.
    pub(crate) fn rules(&mut self, which: &str) -> io::Result<()> {
        let clauses = speech::clauses(G::rules_text(), self.narrator.lang);
        let asked = plain(which);
        let by_id: Vec<_> = clauses.iter().filter(|clause| plain(&clause.id) == asked).collect();
        let by_word = || clauses.iter().filter(|clause| plain(&clause.plain()).contains(&asked));
        let found = if by_id.is_empty() { by_word().collect() } else { by_id };
        if found.is_empty() {
            let ids: Vec<&str> = clauses.iter().map(|clause| clause.id.as_str()).collect();
            return self
                .print_phrase(Phrase::new("rules-none").name("which", which).name("ids", ids.join(", ")));
        }
        for clause in found {
            self.print_phrase(Phrase::new("clause").name("id", &clause.id).name("text", clause.plain()))?;
        }
        Ok(())
    }

    /// What a strong bot would do, in the world as this seat knows it.
    pub(crate) fn hint(&mut self, speaker: Option<Seat>) -> io::Result<()> {
        let Some(seat) = self.need_speaker(speaker)? else { return Ok(()) };
        let choices = self.choices(seat);
        if choices.is_empty() {
            return self.print_phrase(Phrase::new("hint-none"));
        }
        if self.beside_an_answer(seat).is_some() {
            return self.print_phrase(Phrase::new("hint-answer"));
        }
        let action = self.session.think(seat, Level::Strong, self.options.budget);
        let sentence = self.narrator.action(self.session.game(), self.session.state(), &action);
        match choices.iter().position(|choice| *choice == action) {
            Some(index) => self.print_phrase(
                Phrase::new("hint").name("sentence", sentence).number("number", index as i64 + 1),
            ),
            None => self.console.line(&sentence),
        }
    }
}
