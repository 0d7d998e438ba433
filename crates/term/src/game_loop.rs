//! The game loop: bots answer at once, people are asked one after the other, until the game is over.

use crate::TerminalOptions;
use crate::console::Console;
use crate::game::TerminalGame;
use crate::narrator::Narrator;
use crate::stopwatch::Stopwatch;
use rules::{Clause, Game, MAX_SEATS, Phrase, Seat, Viewer};
use std::io::{self, BufRead, Write};
use wire::DecisionId;

mod ending;
mod pausing;

/// As many choices are read out unasked; more are counted, and listed when somebody asks.
const READ_OUT: usize = 12;

/// Plays until the game is over and everybody has left, or until somebody leaves.
pub fn play<G: Game>(
    session: TerminalGame<G>,
    options: TerminalOptions,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<()> {
    let narrator = Narrator::new(options.lang, session.seating());
    let heard = [session.a_round_ago(); MAX_SEATS];
    let console = Console::new(input, output, options.wipes, options.echoes);
    let mut game_loop = GameLoop {
        session,
        narrator,
        console,
        options,
        heard,
        said_aloud: 0,
        keyboard: None,
        skipped_pause: None,
        pauses: true,
        refused: None,
        listed: Vec::new(),
        watch: None,
        question_shown: None,
        explained: false,
        pauses_explained: false,
    };
    game_loop.welcome()?;
    while game_loop.step()? == Next::GoOn {}
    game_loop.console.flush()
}

/// What follows from what was typed.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Next {
    /// Ask again.
    Stay,
    /// See who has the floor now.
    GoOn,
    /// Leave.
    Leave,
}

/// The loop that asks and answers, with the state that is not the game's own.
pub(crate) struct GameLoop<G: Game, R, W> {
    pub(crate) session: TerminalGame<G>,
    pub(crate) narrator: Narrator<G>,
    pub(crate) console: Console<R, W>,
    pub(crate) options: TerminalOptions,
    /// Up to which entry each seat has been told.
    pub(crate) heard: [usize; MAX_SEATS],
    /// Up to which entry all that is public has been told, where not everybody may hear the same.
    pub(crate) said_aloud: usize,
    /// Who looks at the screen, where not everybody may.
    pub(crate) keyboard: Option<Seat>,
    /// The decision before which nobody wanted to speak out of turn.
    pub(crate) skipped_pause: Option<DecisionId>,
    pub(crate) pauses: bool,
    /// The last refusal, for a bare `why`.
    pub(crate) refused: Option<(String, Clause)>,
    /// What is still to be shown of the last list.
    pub(crate) listed: Vec<String>,
    /// The decision that is timed by the rules.
    watch: Option<Stopwatch>,
    /// What the seat that decided last was told of the question, and still sees.
    question_shown: Option<(Seat, Vec<String>)>,
    /// Has it been said how to choose among many? Once is enough.
    explained: bool,
    /// Has it been said that the pauses can be done without?
    pauses_explained: bool,
}

impl<G: Game, R: BufRead, W: Write> GameLoop<G, R, W> {
    pub(crate) fn print_phrase(&mut self, phrase: Phrase) -> io::Result<()> {
        let text = self.narrator.say(&phrase);
        self.console.line(&text)
    }

    pub(crate) fn welcome(&mut self) -> io::Result<()> {
        self.print_phrase(Phrase::new("welcome").name("title", self.narrator.title()))?;
        self.list_players()?;
        self.print_phrase(Phrase::new("welcome-help"))
    }

    fn step(&mut self) -> io::Result<Next> {
        self.tell_everybody()?;
        let (awaited, humans) = (self.session.awaited(), self.session.humans());
        let bot = awaited.iter().find_map(|seat| Some((seat, self.session.bot(seat)?)));
        match (bot, awaited.first()) {
            (None, None) => self.over(),
            (None, Some(seat)) => self.decide(seat),
            (Some((seat, level)), _) => {
                let anybody_asked = awaited.iter().any(|seat| humans.contains(seat));
                if !anybody_asked && let Some(next) = self.pause_before(seat)? {
                    return Ok(next);
                }
                let action = self.session.think(seat, level, self.options.budget);
                // A bot chooses among what is allowed; were it not, its seat would do what the absent do.
                if self.session.act(seat, action).is_err() {
                    let absent = self.session.game().timeout_action(self.session.state(), seat);
                    if self.session.act(seat, absent).is_err() {
                        self.print_phrase(Phrase::new("bot-stuck").seat("name", seat))?;
                        return Ok(Next::Leave);
                    }
                }
                Ok(Next::GoOn)
            }
        }
    }

    /// The viewer for which everything may be said aloud as it happens; none while several look at one screen and must
    /// not know the same.
    pub(crate) fn shared_viewer(&self) -> Option<Viewer> {
        let humans = self.session.humans();
        match humans.first() {
            Some(seat) if humans.len() == 1 => Some(Viewer::Seat(seat)),
            Some(_) if self.session.holds_secrets() => None,
            _ => Some(Viewer::Public),
        }
    }

    fn tell_everybody(&mut self) -> io::Result<()> {
        let Some(viewer) = self.shared_viewer() else { return Ok(()) };
        self.take_down()?;
        self.tell(viewer)?;
        self.heard = [self.session.len(); MAX_SEATS];
        self.console.flush()
    }

    /// Says what is new to this viewer; the public one has heard what everybody has, and what was said aloud.
    pub(crate) fn tell(&mut self, viewer: Viewer) -> io::Result<()> {
        let heard = |seat: Seat| self.heard[seat.index()];
        let from = match viewer {
            Viewer::Seat(seat) => heard(seat),
            Viewer::Public => {
                let by_everybody = self.session.humans().iter().map(heard).min().unwrap_or(0);
                by_everybody.max(self.said_aloud)
            }
        };
        let sentences = self.sentences(viewer, from);
        match viewer {
            Viewer::Seat(seat) => self.heard[seat.index()] = self.session.len(),
            Viewer::Public => self.said_aloud = self.session.len(),
        }
        self.console.lines(sentences)
    }

    /// What this viewer was told from entry `from` on, as sentences.
    pub(crate) fn sentences(&self, viewer: Viewer, from: usize) -> Vec<String> {
        let game = self.session.game();
        self.session
            .events_for(viewer, from)
            .map(|event| self.narrator.say_of_game(&game.say_event(&event)))
            .collect()
    }

    /// One who is awaited decides.
    fn decide(&mut self, seat: Seat) -> io::Result<Next> {
        if self.curtain(seat)? == Next::Leave {
            return self.leave();
        }
        self.tell(Viewer::Seat(seat))?;
        let (before, then) = (self.session.len(), self.session.state().clone());
        let question = self.question(seat);
        let seen = self.question_shown.take().filter(|(last, _)| *last == seat).map(|(_, shown)| shown);
        let seen = seen.unwrap_or_default();
        self.console.lines(question.iter().filter(|line| !seen.contains(line)).cloned())?;
        self.offer("turn", seat)?;
        let watch = self.session.limit().map(|limit| Stopwatch::start(seat, self.session.decision(), limit));
        if let Some(watch) = &watch {
            self.print_phrase(Phrase::new("time-limit").number("seconds", watch.limit.0))?;
        }
        self.watch = watch;
        let next = self.read_commands(Some(seat))?;
        self.watch = None;
        if self.session.game().hidden_in_history(&then, self.session.state()) {
            // What was shown for a while must not be read off the screen.
            self.console.wipe()?;
        } else {
            self.question_shown = Some((seat, question));
        }
        // Another game may have been opened meanwhile, in which this seat is somebody else's.
        let acted = self.keyboard == Some(seat) && self.session.len() > before;
        if next == Next::GoOn && self.shared_viewer().is_none() && acted {
            self.tell(Viewer::Seat(seat))?;
        }
        Ok(next)
    }

    /// Nobody sees any more what was told of the question.
    pub(crate) fn forget_question(&mut self) {
        self.question_shown = None;
    }

    /// What a seat must know to decide, as sentences.
    fn question(&self, seat: Seat) -> Vec<String> {
        let said = self.session.game().say_question(&self.session.view(seat));
        said.iter().map(|phrase| self.narrator.say_of_game(phrase)).collect()
    }

    /// Asks until something comes of it.
    fn read_commands(&mut self, speaker: Option<Seat>) -> io::Result<Next> {
        loop {
            let Some(line) = self.console.ask()? else { return self.leave() };
            if let Some(seat) = self.end_late_turn() {
                self.print_phrase(Phrase::new("too-late").seat("name", seat))?;
                return Ok(Next::GoOn);
            }
            match self.answer(speaker, &line)? {
                Next::Stay => {}
                Next::GoOn => return Ok(Next::GoOn),
                Next::Leave => return self.leave(),
            }
        }
    }

    /// Whose time ran out while nothing was typed: the game has gone on without what was typed at last.
    fn end_late_turn(&mut self) -> Option<Seat> {
        let watch = self.watch.take_if(|watch| watch.is_up(self.session.decision()))?;
        self.session.time_is_up(watch.seat).ok().map(|()| watch.seat)
    }

    fn leave(&mut self) -> io::Result<Next> {
        self.print_phrase(Phrase::new("farewell"))?;
        Ok(Next::Leave)
    }

    /// Reads out what can be done, or how much.
    pub(crate) fn offer(&mut self, id: &'static str, seat: Seat) -> io::Result<()> {
        if let Some(others) = self.beside_an_answer(seat) {
            self.print_phrase(Phrase::new("type-answer").seat("name", seat))?;
            let named = others.iter().map(|action| {
                format!("– {}", self.narrator.action(self.session.game(), self.session.state(), action))
            });
            let named: Vec<String> = named.collect();
            return self.console.lines(named);
        }
        let (choices, read_out) = self.weighed(seat);
        let few = read_out > 0;
        let sealed = self.session.game().sealed(self.session.state());
        let reply = self.session.game().is_reply(&self.session.view(seat));
        let id = match (id, few) {
            // It may be somebody else's turn in the game: everybody is asked something at once.
            ("turn", true) if sealed => "asked",
            ("turn", true) if reply => "reply",
            ("turn", true) => "turn",
            ("turn", false) if self.explained => "turn-many-again",
            ("turn", false) => "turn-many",
            (_, true) => "out-of-turn",
            (_, false) => "out-of-turn-many",
        };
        self.explained |= !few;
        self.print_phrase(Phrase::new(id).seat("name", seat).number("count", choices.len() as i64))?;
        let besides = choices.len() - read_out;
        let listed = self.numbered(&choices, 0..read_out);
        self.console.lines(listed)?;
        if few && besides > 0 {
            self.print_phrase(Phrase::new("besides").number("count", besides as i64))?;
        }
        Ok(())
    }

    /// What a seat may do, in the order of its numbers.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<G::Action> {
        self.weighed(seat).0
    }

    /// The choices, and how many of them are read out: all if they are few, else what is worth weighing if that is little,
    /// and none if it is much. What is read out comes first, so that there are no gaps between its numbers.
    fn weighed(&self, seat: Seat) -> (Vec<G::Action>, usize) {
        let mut choices = self.session.choices(seat);
        if choices.len() <= READ_OUT {
            let all = choices.len();
            return (choices, all);
        }
        let considered = self.session.considered(seat);
        let count = choices.iter().filter(|action| considered.contains(action)).count();
        if count > READ_OUT {
            return (choices, 0);
        }
        choices.sort_by_key(|action| !considered.contains(action));
        (choices, count)
    }
}
