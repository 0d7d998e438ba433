//! One game in progress, with its type erased: requests and answers are JSON.

use crate::request::{BotRequest, LineRequest, Load, New, Say, ViewerArg};
use bots::Budget;
use rules::{Chance, FastRng, Game, GameInfo, Phrase, Script, Seat, Seeded, Settings, SettingsError, Viewer};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use speech::{Lang, Speech};
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;
use table::{Entry, Input, InputError, Table};

/// What a line is answered by.
pub(crate) enum LineAnswer {
    Ok(Value),
    Refused { clause: String, reason: String },
    Error(String),
}

/// A game that can be begun or loaded.
pub trait AnyEngineGame {
    /// What it declares of itself.
    fn info(&self) -> GameInfo;

    #[doc(hidden)]
    #[expect(private_interfaces, reason = "only the engine calls it; games come in through `EngineGame`")]
    fn begin(&self, new: &New, script: &mut Script) -> Result<(Box<dyn AnySession>, LineAnswer), String>;

    #[doc(hidden)]
    #[expect(private_interfaces, reason = "only the engine calls it; games come in through `EngineGame`")]
    fn load(&self, load: Load) -> Result<(Box<dyn AnySession>, LineAnswer), String>;
}

pub(crate) trait AnySession {
    fn play(&mut self, seat: u64, action: Value, lang: Lang, script: &mut Script) -> LineAnswer;
    fn fire_timer(&mut self, timer: Value, script: &mut Script) -> LineAnswer;
    fn ask(&self, request: LineRequest) -> LineAnswer;
    fn copy(&self) -> Box<dyn AnySession>;
}

/// A game that is known by its type.
pub struct EngineGame<G>(PhantomData<fn() -> G>);

impl<G: Game> EngineGame<G> {
    /// This game.
    pub fn new() -> EngineGame<G> {
        EngineGame(PhantomData)
    }
}

impl<G: Game> Default for EngineGame<G> {
    fn default() -> EngineGame<G> {
        EngineGame::new()
    }
}

#[expect(private_interfaces, reason = "only the engine calls these; games come in through `EngineGame`")]
impl<G: Game> AnyEngineGame for EngineGame<G> {
    fn info(&self) -> GameInfo {
        G::info()
    }

    fn begin(&self, new: &New, script: &mut Script) -> Result<(Box<dyn AnySession>, LineAnswer), String> {
        let lang = language(new.lang.as_deref())?;
        let explained = |error: SettingsError| say_settings_error::<G>(lang, &error);
        let settings = Settings::check(&G::info(), &new.options).map_err(explained)?;
        let game = Arc::new(G::open(&settings, new.seats).map_err(explained)?);
        let seed = Seeded::seed_from(new.seed);
        let chance = DictatedDraws { script, seeded: Seeded::new(seed, 0) };
        let (table, _, draws) = Table::set_up(game, seed, chance);
        let log = vec![json!(Entry::<Value, Value> { input: Input::deal(), draws, by: None })];
        let session = Session { table, settings, seed, log };
        let answer = LineAnswer::Ok(json!({ "to_act": session.table.to_act() }));
        Ok((Box::new(session), answer))
    }

    fn load(&self, load: Load) -> Result<(Box<dyn AnySession>, LineAnswer), String> {
        let lang = language(load.lang.as_deref())?;
        let explained = |error: SettingsError| say_settings_error::<G>(lang, &error);
        // What was written without an edition is of the oldest.
        let written = Settings::try_from(load.options.clone()).map_err(explained)?;
        let settings = written.checked(&G::info()).map_err(explained)?;
        let state: G::State = parse_value(load.state.clone(), "state")?;
        let [least, most] = G::SEATS;
        let numbers = load.seats.map_or(least..=most, |seats| seats..=seats);
        let mut why = String::new();
        for seats in numbers {
            let game = match G::open(&settings, seats) {
                Ok(game) => game,
                Err(settings_error) => {
                    why = explained(settings_error);
                    continue;
                }
            };
            if let Err(fault) = game.audit(&state) {
                why = fault;
                continue;
            }
            let seed = Seeded::seed_from(load.seed);
            let table = Table::from_state(Arc::new(game), seed, state);
            let log = vec![json!({ "load": load.state, "draws": [] })];
            let session = Session { table, settings, seed, log };
            let answer = LineAnswer::Ok(json!({ "to_act": session.table.to_act() }));
            return Ok((Box::new(session), answer));
        }
        Err(format!("this state cannot be: {why}"))
    }
}

struct Session<G: Game> {
    table: Table<G>,
    settings: Settings,
    seed: rules::Seed,
    log: Vec<Value>,
}

/// Draws as they were dictated, and from the seed when those run out.
struct DictatedDraws<'a> {
    script: &'a mut Script,
    seeded: Seeded,
}

impl Chance for DictatedDraws<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.script.next(bound).unwrap_or_else(|| self.seeded.below(bound))
    }
}

impl<G: Game> Session<G> {
    fn chance<'a>(&self, script: &'a mut Script) -> DictatedDraws<'a> {
        DictatedDraws { script, seeded: Seeded::new(self.seed, self.log.len() as u64) }
    }

    fn done(&mut self, entry: Entry<G::Action, G::Timer>) -> LineAnswer {
        self.log.push(json!(entry));
        let events = self.table.last_events().map(|told| json!(told.events));
        LineAnswer::Ok(json!({
            "events": events,
            "draws": entry.draws,
            "to_act": self.table.to_act(),
            "outcome": self.table.outcome(),
        }))
    }

    fn refused(&self, lang: Lang, refused: InputError, phrase: Phrase) -> LineAnswer {
        match refused {
            InputError::Rule(refusal) => {
                let called = |seat| called(lang, &[], seat);
                let reason = Speech::of::<G>().refusal(lang, refusal.reason, &phrase, &called);
                LineAnswer::Refused { clause: refusal.clause.to_string(), reason }
            }
            other => LineAnswer::Error(other.to_string()),
        }
    }

    fn say(&self, say: Say) -> Result<Value, String> {
        let lang = language(Some(&say.lang))?;
        let game = self.table.game();
        let phrase = match (say.action, say.event) {
            (Some(action), None) => game.say_action(&parse_value(action, "action")?),
            (None, Some(event)) => game.say_event(&parse_value(event, "event")?),
            _ => return Err("say either an action or an event".into()),
        };
        let sentence = Speech::of::<G>().say(lang, &phrase, &|seat| called(lang, &say.names, seat));
        // A game that is to say what there cannot be says what is wrong with it instead.
        if phrase.id.starts_with("refusal-") { Err(sentence) } else { Ok(sentence.into()) }
    }

    fn bot(&self, bot: BotRequest) -> Result<Value, String> {
        let seat = self.seated(bot.seat)?;
        if !self.table.game().may_act(self.table.state()).contains(seat) {
            return Err(format!("seat {seat} has nothing to decide now"));
        }
        let time = bot.ms.map(Duration::from_millis);
        // With a time limit alone, time is what ends the thinking.
        let most = if time.is_some() { u32::MAX } else { Budget::default().iterations };
        let budget = Budget { iterations: bot.iterations.unwrap_or(most), time, ..Budget::default() };
        let mut chance = FastRng::new(bot.seed);
        let (game, state) = (self.table.game(), self.table.state());
        Ok(json!(bots::choose(&**game, state, seat, bot.level, budget, &mut chance)))
    }

    fn seated(&self, number: u64) -> Result<Seat, String> {
        let seats = self.table.game().seats();
        let seat = u8::try_from(number).ok().filter(|number| *number < seats);
        seat.and_then(|number| Seat::try_from(number).ok()).ok_or_else(|| {
            format!("there is no seat {number}: {seats} play, in the seats 0 to {}", seats - 1)
        })
    }

    fn answer(&self, request: LineRequest) -> Result<Value, String> {
        let (game, state) = (self.table.game(), self.table.state());
        match request {
            LineRequest::Choices { seat } => {
                let mut choices = Vec::new();
                game.choices(state, self.seated(seat)?, &mut choices);
                Ok(json!(choices))
            }
            LineRequest::View(ViewerArg { seat: Some(seat), public: None | Some(false) }) => {
                Ok(json!(game.view(state, Viewer::Seat(self.seated(seat)?))))
            }
            LineRequest::View(ViewerArg { seat: None, public: Some(true) }) => {
                Ok(json!(game.view(state, Viewer::Public)))
            }
            LineRequest::View(_) => {
                Err(r#"say whose view: {"view":{"seat":0}} for a seat's, or {"view":{"public":true}}"#.into())
            }
            LineRequest::State {} => {
                Ok(json!({ "game": G::ID, "seats": game.seats(), "options": self.settings, "state": state }))
            }
            LineRequest::Log {} => Ok(json!(self.log)),
            LineRequest::Say(say) => self.say(say),
            LineRequest::Redeal { seat, seed } => {
                let mut world = state.clone();
                game.redeal(&mut world, self.seated(seat)?, &mut FastRng::new(seed));
                Ok(json!(world))
            }
            LineRequest::Bot(bot) => self.bot(bot),
            // The engine itself answers the others.
            _ => Err("not a question about the game".into()),
        }
    }
}

impl<G: Game> AnySession for Session<G> {
    fn play(&mut self, seat: u64, action: Value, lang: Lang, script: &mut Script) -> LineAnswer {
        let seat = match self.seated(seat) {
            Ok(seat) => seat,
            Err(error) => return LineAnswer::Error(error),
        };
        let action: G::Action = match parse_value(action, "action") {
            Ok(action) => action,
            Err(error) => return LineAnswer::Error(error),
        };
        let phrase = self.table.game().say_action(&action);
        let (decision, chance) = (self.table.decision(), self.chance(script));
        match self.table.act_with(seat, decision, action, chance) {
            Ok((entry, _)) => self.done(entry),
            Err(refused) => self.refused(lang, refused, phrase),
        }
    }

    fn fire_timer(&mut self, timer: Value, script: &mut Script) -> LineAnswer {
        let timer: G::Timer = match parse_value(timer, "timer") {
            Ok(timer) => timer,
            Err(error) => return LineAnswer::Error(error),
        };
        let chance = self.chance(script);
        match self.table.fire_timer_with(timer, chance) {
            Ok((entry, _)) => self.done(entry),
            Err(refused) => self.refused(Lang::En, refused, Phrase::nothing()),
        }
    }

    fn ask(&self, request: LineRequest) -> LineAnswer {
        self.answer(request).map_or_else(LineAnswer::Error, LineAnswer::Ok)
    }

    fn copy(&self) -> Box<dyn AnySession> {
        let (table, settings) = (self.table.clone(), self.settings.clone());
        Box::new(Session { table, settings, seed: self.seed, log: self.log.clone() })
    }
}

/// Why a game cannot be set up as asked.
fn say_settings_error<G: Game>(lang: Lang, settings_error: &SettingsError) -> String {
    Speech::of::<G>().settings_error(lang, settings_error)
}

/// The language that a line asks for; English where it asks for none.
pub(crate) fn language(asked: Option<&str>) -> Result<Lang, String> {
    let spoken =
        |tag: &str| Lang::from_tag(tag).ok_or_else(|| format!("we do not speak `{tag}`: try fr or en"));
    asked.map_or(Ok(Lang::En), spoken)
}

fn called(lang: Lang, names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| match lang {
        Lang::Fr => format!("Joueur {}", seat.index() + 1),
        Lang::En => format!("Player {}", seat.index() + 1),
    })
}

fn parse_value<T: DeserializeOwned>(value: Value, what: &str) -> Result<T, String> {
    serde_json::from_value(value)
        .map_err(|error| format!("this is no {what} of this game: {}", plain_json::in_plain_words(&error)))
}
