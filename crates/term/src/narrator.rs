//! The text output: the terminal's own sentences, and the game's.

use crate::search::Label;
use rules::{Arg, Game, Locales, Phrase, Refusal, Seat, Viewer};
use speech::{Lang, Speech};
use std::marker::PhantomData;
use table::SeatRecord;
use wire::Occupant;

const LOCALES: Locales =
    Locales { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") };

pub(crate) fn own_speech() -> Speech {
    Speech::new(LOCALES)
}

/// What a seat is called whose player gave no name.
pub fn default_name(lang: Lang, seat: Seat, occupant: Occupant) -> String {
    let id = if matches!(occupant, Occupant::Bot(_)) { "name-bot" } else { "name-human" };
    let phrase = Phrase::new(id).number("number", u8::from(seat) + 1);
    own_speech().say(lang, &phrase, &|_| String::new())
}

/// Speaks one language about one game, and calls players by their names, but for the one who reads it alone.
pub(crate) struct Narrator<G> {
    own: Speech,
    game_speech: Speech,
    pub(crate) lang: Lang,
    names: Vec<String>,
    /// Who is "you": the one who plays at this keyboard, if nobody else does.
    reader: Option<Seat>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Narrator<G> {
    pub(crate) fn new(lang: Lang, seats: &[SeatRecord]) -> Narrator<G> {
        let mut narrator = Narrator {
            own: own_speech(),
            game_speech: Speech::of::<G>(),
            lang,
            names: Vec::new(),
            reader: None,
            game: PhantomData,
        };
        narrator.set_players(seats);
        narrator
    }

    /// From now on, these are the players.
    pub(crate) fn set_players(&mut self, seats: &[SeatRecord]) {
        let name = |(index, seating): (u8, &SeatRecord)| match seating.name.trim() {
            "" => default_name(self.lang, Seat::try_from(index).ok()?, seating.occupant).into(),
            name => Some(name.to_owned()),
        };
        self.names = (0..).zip(seats).filter_map(name).collect();
        let people = Seat::all().zip(seats).filter(|(_, seating)| seating.occupant == Occupant::Human);
        let mut people = people.map(|(seat, _)| seat);
        self.reader = people.next().filter(|_| people.next().is_none());
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// A sentence of the terminal's own.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.own.say_to(self.reader, self.lang, phrase, &|seat| self.name(seat))
    }

    /// A sentence of the terminal's own that speaks of nothing.
    pub(crate) fn text(&self, id: &str) -> String {
        self.own.text(self.lang, id)
    }

    /// A sentence of the game's.
    pub(crate) fn say_of_game(&self, phrase: &Phrase) -> String {
        self.game_speech.say_to(self.reader, self.lang, phrase, &|seat| self.name(seat))
    }

    /// A word of the game's, if it has one for this.
    pub(crate) fn game_text(&self, id: &str) -> Option<String> {
        self.game_speech.find(self.lang, id)
    }

    /// What the game is called.
    pub(crate) fn title(&self) -> String {
        self.game_text("game-title").unwrap_or_else(|| G::ID.to_owned())
    }

    /// An action as a sentence, as it is meant in this state.
    pub(crate) fn action(&self, game: &G, state: &G::State, action: &G::Action) -> String {
        self.say_of_game(&game.say_choice(&game.view(state, Viewer::Public), action))
    }

    /// What an action can be called by: its sentence, and each name in it.
    pub(crate) fn label(&self, game: &G, state: &G::State, action: &G::Action) -> Label {
        let phrase = game.say_choice(&game.view(state, Viewer::Public), action);
        let names = phrase.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Name(name) => Some(name.clone()),
            Arg::Seat(seat) => Some(self.name(*seat)),
            Arg::Message(id) => self.game_text(id),
            Arg::Both { fr, en } => Some([fr, en][self.lang as usize].clone()),
            Arg::Number(_) | Arg::Said(_) | Arg::List(_) | Arg::OneOf(_) => None,
        });
        Label::new(&self.say_of_game(&phrase), names.collect::<Vec<_>>())
    }

    /// Why an action is refused, with the clause.
    pub(crate) fn refusal(&self, game: &G, refusal: &Refusal, action: &G::Action) -> String {
        let name = |seat| self.name(seat);
        let why = self.game_speech.refusal_to(
            self.reader,
            self.lang,
            refusal.reason,
            &game.say_action(action),
            &name,
        );
        self.say(&Phrase::new("refused").name("why", why).name("clause", refusal.clause.0))
    }
}

/// Several seats, to be said as a list.
pub(crate) fn seats(seats: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(seats.into_iter().map(Arg::Seat).collect())
}
