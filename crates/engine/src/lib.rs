//! The engine protocol: the games over lines of JSON, for bots in any language, for scripts and for tests.
//!
//! One object a line in, one a line out, in order. A bad line is answered by an error and changes nothing.

mod request;
mod session;

pub use session::{AnyEngineGame, EngineGame};

use request::{LineRequest, Load, New};
use rules::Script;
use serde_json::json;
use session::{AnySession, LineAnswer};

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
        let answer = request::parse_line(line).map_or_else(LineAnswer::Error, |request| self.handle(request));
        match answer {
            LineAnswer::Ok(value) => json!({ "ok": value }),
            LineAnswer::Refused { clause, reason } => {
                json!({ "refused": { "clause": clause, "reason": reason } })
            }
            LineAnswer::Error(error) => json!({ "error": error }),
        }
        .to_string()
    }

    fn handle(&mut self, request: LineRequest) -> LineAnswer {
        match request {
            LineRequest::Games {} => {
                LineAnswer::Ok(self.games.iter().map(|game| json!(game.info())).collect())
            }
            LineRequest::New(new) => self.begin(&new),
            LineRequest::Load(load) => self.load(load),
            LineRequest::Draws(draws) => {
                self.dictated = Script::new(draws);
                LineAnswer::Ok(json!({}))
            }
            LineRequest::Play { seat, action, lang } => match session::language(lang.as_deref()) {
                Ok(lang) => self.step(|session, script| session.play(seat, action, lang, script)),
                Err(error) => LineAnswer::Error(error),
            },
            LineRequest::Timer(timer) => self.step(|session, script| session.fire_timer(timer, script)),
            other => match &self.session {
                Some(session) => session.ask(other),
                None => no_game(),
            },
        }
    }

    fn begin(&mut self, new: &New) -> LineAnswer {
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
            Err(error) => LineAnswer::Error(error),
        }
    }

    fn load(&mut self, load: Load) -> LineAnswer {
        let Some(game) = self.games.iter().find(|game| game.info().id == load.game) else {
            return self.unknown(&load.game);
        };
        match game.load(load) {
            Ok((session, answer)) => {
                self.session = Some(session);
                answer
            }
            Err(error) => LineAnswer::Error(error),
        }
    }

    /// Carries out an input; draws that cannot be leave the game as it was.
    fn step(&mut self, input: impl FnOnce(&mut dyn AnySession, &mut Script) -> LineAnswer) -> LineAnswer {
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

    fn unknown(&self, game: &str) -> LineAnswer {
        let known = self.games.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ");
        LineAnswer::Error(format!("there is no game `{game}`; the games are: {known}"))
    }
}

fn no_game() -> LineAnswer {
    LineAnswer::Error("there is no game yet: say `new` or `load` first".into())
}

fn faulty(script: &Script) -> LineAnswer {
    let fault = script.fault().map_or_else(String::new, |fault| fault.to_string());
    LineAnswer::Error(format!("{fault}; nothing has changed, and the dictated draws are forgotten"))
}
