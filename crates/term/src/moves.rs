//! Parses a move that was typed: by its number, by its name or a part of it, or as JSON.

use crate::answers::stay;
use crate::command::{is_json, is_number};
use crate::game_loop::{GameLoop, Next};
use crate::search::{Found, Label, called, find};
use rules::{Arg, Game, Phrase, Refusal, Seat};
use serde_json::Value;
use std::io::{self, BufRead, Write};
use table::InputError;

impl<G: Game, R: BufRead, W: Write> GameLoop<G, R, W> {
    /// Does what was typed, if it can be known what that is and if it is allowed. `aloud`: may the choices be named?
    pub(crate) fn carry_out(&mut self, seat: Seat, what: &str, aloud: bool) -> io::Result<Next> {
        if self.is_over() {
            return self.print_phrase(Phrase::new("over")).map(stay);
        }
        let choices = self.choices(seat);
        if what.is_empty() {
            self.print_phrase(Phrase::new("nothing-typed"))?;
            return Ok(Next::Stay);
        }
        if is_json(what) {
            return match serde_json::from_str(what) {
                Ok(action) => self.act(seat, action),
                Err(error) => {
                    self.print_phrase(Phrase::new("not-json").name("why", error.to_string()))?;
                    self.show_json(&choices)
                }
            };
        }
        if let Some(others) = self.beside_an_answer(seat) {
            let labels = self.labels(&others);
            let named = called(what, &labels).first().map(|index| others[*index].clone());
            let answer = || self.session.game().typed(&self.session.view(seat), what);
            let action = named.or_else(answer).or_else(|| match find(what, &labels) {
                Found::One(index) => Some(others[index].clone()),
                Found::Several(_) | Found::Nothing(_) => None,
            });
            return match action {
                Some(action) => self.act(seat, action),
                None => self.print_phrase(Phrase::new("answer-unread").name("what", what)).map(stay),
            };
        }
        if is_number(what) {
            return match numbered(what, &choices) {
                Some(action) => self.act(seat, action.clone()),
                None => self.no_number(choices.len()).map(stay),
            };
        }
        let labels = self.labels(&choices);
        if called(what, &labels).is_empty()
            && let Some(known) = self.known_by_name(seat, what)
        {
            return self.act(seat, known);
        }
        match find(what, &labels) {
            Found::One(index) => self.act(seat, choices[index].clone()),
            Found::Several(_) | Found::Nothing(_) if !aloud => {
                self.print_phrase(Phrase::new("not-found").name("what", what)).map(stay)
            }
            Found::Several(found) => {
                self.print_phrase(
                    Phrase::new("ambiguous").name("what", what).number("count", found.len() as i64),
                )?;
                self.listed = self.numbered(&choices, found);
                self.page().map(stay)
            }
            Found::Nothing(near) => self.not_found(seat, what, &choices, near).map(stay),
        }
    }

    /// Where an answer of one's own is awaited: what can be done instead. The samples among the choices are left out, and
    /// nothing has a number, because a number may be the answer.
    pub(crate) fn beside_an_answer(&self, seat: Seat) -> Option<Vec<G::Action>> {
        let kind = |action: &G::Action| match serde_json::to_value(action) {
            Ok(Value::Object(fields)) => fields.keys().next().cloned(),
            _ => None,
        };
        let answer = kind(&self.session.game().typed(&self.session.view(seat), "0")?);
        let mut others = self.session.choices(seat);
        others.retain(|action| kind(action) != answer);
        Some(others)
    }

    /// Which numbers there are.
    pub(crate) fn no_number(&mut self, count: usize) -> io::Result<()> {
        self.print_phrase(Phrase::new("no-number").number("count", count as i64))
    }

    fn not_found(
        &mut self,
        seat: Seat,
        what: &str,
        choices: &[G::Action],
        near: Vec<usize>,
    ) -> io::Result<()> {
        self.print_phrase(Phrase::new("not-found").name("what", what))?;
        if let Some(action) = self.in_own_words(seat, what, choices)
            && let Ok(json) = serde_json::to_string(&action)
        {
            let sentence = self.narrator.action(self.session.game(), self.session.state(), &action);
            return self.print_phrase(Phrase::new("own-words").name("sentence", sentence).name("json", json));
        }
        if near.is_empty() {
            return self.print_phrase(Phrase::new("what-to-type"));
        }
        self.print_phrase(Phrase::new("did-you-mean"))?;
        let near = self.numbered(choices, near);
        self.console.lines(near)
    }

    /// Where an answer is typed, the choices are a sample: the action that says `what` instead of the sample's words.
    fn in_own_words(&self, seat: Seat, what: &str, choices: &[G::Action]) -> Option<G::Action> {
        choices.iter().find_map(|sample| {
            let phrase = self.session.game().say_action(sample);
            let spoken = |text: &str| {
                phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Name(name) if name == text))
            };
            let Value::Object(fields) = serde_json::to_value(sample).ok()? else { return None };
            let worded = |value: Value| match value {
                Value::String(text) if spoken(&text) => Value::from(what),
                other => other,
            };
            let fields = fields.into_iter().map(|(key, value)| (key, worded(value))).collect();
            let action = serde_json::from_value(Value::Object(fields)).ok()?;
            let allowed = self.session.game().check(self.session.state(), seat, &action).is_ok();
            (allowed && action != *sample).then_some(action)
        })
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> io::Result<Next> {
        match self.session.act(seat, action.clone()) {
            Ok(()) => return Ok(Next::GoOn),
            Err(InputError::Rule(refusal)) => self.refuse(&refusal, &action)?,
            Err(other) => self.console.line(&other.to_string())?,
        }
        Ok(Next::Stay)
    }

    pub(crate) fn refuse(&mut self, refusal: &Refusal, action: &G::Action) -> io::Result<()> {
        let sentence = self.narrator.refusal(self.session.game(), refusal, action);
        self.console.line(&sentence)?;
        self.refused = Some((sentence, refusal.clause));
        Ok(())
    }

    /// A move for somebody else at this keyboard, who need not have the floor.
    pub(crate) fn speak_for(&mut self, words: &str) -> io::Result<Next> {
        let ends = words.char_indices().filter(|(_, sign)| sign.is_whitespace()).map(|(index, _)| index);
        for end in ends {
            if let Some(seat) = self.called(&words[..end]) {
                let aloud = self.shared_viewer().is_some();
                return self.carry_out(seat, words[end..].trim(), aloud);
            }
        }
        self.print_phrase(self.speak_how("for-whom")).map(stay)
    }

    pub(crate) fn labels(&self, actions: &[G::Action]) -> Vec<Label> {
        actions
            .iter()
            .map(|action| self.narrator.label(self.session.game(), self.session.state(), action))
            .collect()
    }

    /// What is called so and is known, though it is not offered now.
    fn known_by_name(&self, seat: Seat, what: &str) -> Option<G::Action> {
        let known: Vec<G::Action> = self.session.known(seat).cloned().collect();
        called(what, &self.labels(&known)).first().map(|index| known[*index].clone())
    }
}

/// The choice with this number, counted from 1.
pub(crate) fn numbered<'a, A>(text: &str, choices: &'a [A]) -> Option<&'a A> {
    choices.get(text.parse::<usize>().ok()?.checked_sub(1)?)
}
