//! The games over lines of JSON: for bots in any language, for scripts and for tests.
//!
//! One object a line in, one a line out, in order. A bad line is answered by an error and changes nothing.

mod request;
mod session;

pub use session::{AnyEngineGame, EngineGame};

use request::{Load, New, Request};
use rules::Script;
use serde_json::json;
use session::{Answer, AnySession};

/// One conversation: the games there are, the one that is played, and the draws that were dictated.
pub struct Engine {
    games: Vec<Box<dyn AnyEngineGame>>,
    session: Option<Box<dyn AnySession>>,
    dictated: Script,
}

impl Engine {
    /// An engine that knows these games.
    pub fn new(games: Vec<Box<dyn AnyEngineGame>>) -> Engine {
        Engine { games, session: None, dictated: Script::default() }
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> String {
        let answer = request::read(line).map_or_else(Answer::Error, |request| self.handle(request));
        match answer {
            Answer::Ok(value) => json!({ "ok": value }),
            Answer::Refused { clause, reason } => {
                json!({ "refused": { "clause": clause, "reason": reason } })
            }
            Answer::Error(error) => json!({ "error": error }),
        }
        .to_string()
    }

    fn handle(&mut self, request: Request) -> Answer {
        match request {
            Request::Games {} => Answer::Ok(self.games.iter().map(|game| json!(game.info())).collect()),
            Request::New(new) => self.begin(&new),
            Request::Load(load) => self.load(load),
            Request::Draws(draws) => {
                self.dictated = Script::new(draws);
                Answer::Ok(json!({}))
            }
            Request::Play { seat, action, lang } => match session::language(lang.as_deref()) {
                Ok(lang) => self.step(|session, script| session.play(seat, action, lang, script)),
                Err(error) => Answer::Error(error),
            },
            Request::Timer(timer) => self.step(|session, script| session.fire_timer(timer, script)),
            other => match &self.session {
                Some(session) => session.ask(other),
                None => no_game(),
            },
        }
    }

    fn begin(&mut self, new: &New) -> Answer {
        let Some(game) = self.games.iter().find(|game| game.info().id == new.game) else {
            return self.unknown(&new.game);
        };
        let mut script = std::mem::take(&mut self.dictated);
        match game.begin(new, &mut script) {
            Ok(_) if script.fault().is_some() => faulty(&script),
            Ok((session, answer)) => {
                self.dictated = script;
                self.session = Some(session);
                answer
            }
            Err(error) => Answer::Error(error),
        }
    }

    fn load(&mut self, load: Load) -> Answer {
        let Some(game) = self.games.iter().find(|game| game.info().id == load.game) else {
            return self.unknown(&load.game);
        };
        match game.load(load) {
            Ok((session, answer)) => {
                self.session = Some(session);
                answer
            }
            Err(error) => Answer::Error(error),
        }
    }

    /// Carries out an input; draws that cannot be leave the game as it was.
    fn step(&mut self, input: impl FnOnce(&mut dyn AnySession, &mut Script) -> Answer) -> Answer {
        let Some(session) = &mut self.session else { return no_game() };
        // Only dictated draws can be wrong, so only they are worth a copy to go back to.
        let before = (self.dictated.rest() > 0).then(|| session.copy());
        let mut script = std::mem::take(&mut self.dictated);
        let answer = input(&mut **session, &mut script);
        match before {
            Some(before) if script.fault().is_some() => {
                self.session = Some(before);
                faulty(&script)
            }
            _ => {
                self.dictated = script;
                answer
            }
        }
    }

    fn unknown(&self, game: &str) -> Answer {
        let known = self.games.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ");
        Answer::Error(format!("there is no game `{game}`; the games are: {known}"))
    }
}

fn no_game() -> Answer {
    Answer::Error("there is no game yet: say `new` or `load` first".into())
}

fn faulty(script: &Script) -> Answer {
    let fault = script.fault().map_or_else(String::new, |fault| fault.to_string());
    Answer::Error(format!("{fault}; nothing has changed, and the dictated draws are forgotten"))
}
