//! The contract itself.

use crate::{
    Chance, Context, GameInfo, Locales, OptionSpec, Outcome, Phrase, Refusal, Seat, Seats, Seconds, Settings,
    SettingsError, Viewer, Window,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// One table's rules: options read, board loaded. It never changes and is shared by all who play, show or search that table.
///
/// What a game guarantees is stated as laws and checked by the crate `laws` at every state of many random games.
pub trait Game: Sized + Send + Sync + 'static {
    /// Its name in addresses and files.
    const ID: &'static str;
    /// The version of its files; it grows when an older one cannot be read any more.
    const VERSION: u32;
    /// The newest edition of its rules; it grows when an old log would play differently. A table keeps the edition it
    /// began with ([`Settings::edition`]), and a game plays by each of them.
    const EDITION: u32 = 1;
    /// Fewest and most seats.
    const SEATS: [u8; 2];
    /// Is nothing ever hidden, and nothing drawn after the deal? Then the same actions always lead to the same state,
    /// and a search need not ask again what is possible.
    const OPEN: bool = false;
    /// Does a seat ever know something that the others do not? Then several people at one screen look in turns, and
    /// those who watch may be shown a hand. A game with dice alone has no secrets.
    const SECRETS: bool = false;
    /// In a game with draws or secrets, so many actions ahead a strong bot plays on in its head before it judges the
    /// game by [`Game::worth`]: fewer where luck soon outweighs the choice at hand.
    const FORESIGHT: u32 = 24;
    /// The decks that come with it, each by the name of its file without the ending.
    const DECKS: &'static [&'static str] = &[];

    /// All there is to know, secrets included: small, flat, no text.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a player can do.
    type Action: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What people are told of it.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a viewer sees.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What the table's clock can ring; [`crate::NoBell`] for a game that hears none.
    type Timer: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The options, as data.
    fn options() -> Vec<OptionSpec>;

    /// A board that comes with the game, written out whole, by its name.
    fn board_plan(name: &str) -> Option<serde_json::Value> {
        let _ = name;
        None
    }

    /// Reads a board of one's own as a file holds it: in the form of the option, or what is wrong, with its line where
    /// that is known. `None` for a game that is played on its own boards only.
    fn read_board(text: &str) -> Option<Result<serde_json::Value, SettingsError>> {
        let _ = text;
        None
    }

    /// Reads the deck of this name, one of [`Game::DECKS`], as a file holds it: how many cards it has, or what is wrong,
    /// with the line or the card and what to do, as a sentence of [`Game::locales`].
    fn check_deck(name: &str, text: &str) -> Option<Result<usize, Phrase>> {
        let _ = (name, text);
        None
    }

    /// The rules for a table with these settings and this many seats, which [`Game::open`] has checked against what the game declares.
    fn new(settings: &Settings, seats: u8) -> Result<Self, SettingsError>;

    /// How many play.
    fn seats(&self) -> u8;

    /// No game has more inputs than this.
    fn max_inputs(&self) -> u32;

    /// The set-up: log entry 0, with its draws.
    fn deal(&self, now: &mut impl Context<Self>) -> Self::State;

    /// The game waits for these; several in a vote, none when it is over.
    fn to_act(&self, state: &Self::State) -> Seats;

    /// These may act; besides those awaited, one who may speak out of turn.
    fn may_act(&self, state: &Self::State) -> Seats {
        self.to_act(state)
    }

    /// Whom this viewer believes the game to wait for. In a sealed window that is everyone who was asked.
    fn awaited(&self, state: &Self::State, viewer: Viewer) -> Seats {
        let _ = viewer;
        self.to_act(state)
    }

    /// The decision that is open. Answers to one question share a window; the next question has another.
    fn window(&self, state: &Self::State) -> Window;

    /// Is the open window sealed? While it is, an answer is told to nobody but its author, not even that it came.
    fn sealed(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Puts into `out` (emptied first) what the seat may do: all of it, or, where an answer is typed, a finite sample.
    fn choices(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Puts into `out` (emptied first) those of the choices that a bot weighs: at least one, and fewer than all where
    /// several come to the same, as two free spaces side by side may.
    fn considered(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.choices(state, seat, out);
    }

    /// One of the choices of a seat that may act, at random. A game that can do so without listing them all should.
    fn pick(
        &self,
        state: &Self::State,
        seat: Seat,
        chance: &mut impl Chance,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        self.choices(state, seat, scratch);
        scratch.swap_remove(chance.below(scratch.len() as u32) as usize)
    }

    /// May this seat do this now? Everything is checked here: whose turn it is, and the action itself, whatever it contains.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that passed [`Game::check`]. It cannot fail.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: &Self::Action, now: &mut impl Context<Self>);

    /// May this timer ring now?
    fn check_timer(&self, state: &Self::State, timer: Self::Timer) -> Result<(), Refusal>;

    /// The table's clock rang: a logged input like an action. Only after [`Game::hears`].
    fn apply_timer(&self, state: &mut Self::State, timer: Self::Timer, now: &mut impl Context<Self>);

    /// When the table's clock rings by the rules, counted from the start of play, in order. Only a table with somebody
    /// to keep its clock rings these: a server does, a replay does not.
    fn timers(&self) -> Vec<(Seconds, Self::Timer)> {
        Vec::new()
    }

    /// The timer by which the rules learn that a bot plays a seat from now on, or a person again; none where that makes no
    /// difference to them.
    fn occupancy(seat: Seat, bot: bool) -> Option<Self::Timer> {
        let _ = (seat, bot);
        None
    }

    /// What the rules do not know yet of who is a bot: the timers that whoever seats the players rings before play goes on.
    fn pending_occupancy(&self, state: &Self::State, bots: Seats) -> Vec<Self::Timer> {
        let bells =
            Seats::all(self.seats()).iter().filter_map(|seat| Self::occupancy(seat, bots.contains(seat)));
        bells.filter(|timer| self.check_timer(state, *timer).is_ok()).collect()
    }

    /// What a seat that is awaited does when its time is up: abstain, pass, give up.
    fn timeout_action(&self, state: &Self::State, seat: Seat) -> Self::Action;

    /// The time of its own that the open decision has by the rules.
    fn time_limit(&self, state: &Self::State) -> Option<Seconds> {
        let _ = state;
        None
    }

    /// The clause by which this action, once done, cannot be taken back even at once: by rule, or because it shows
    /// something hidden. Draws and the closing of a sealed window bind without being named here.
    fn irreversible(&self, before: &Self::State, seat: Seat, action: &Self::Action) -> Option<Refusal> {
        let _ = (before, seat, action);
        None
    }

    /// The result, once nobody is to act any more.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What this viewer may see, built by naming what is shown, never by taking the state and hiding fields.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Is what was seen in one state not to be seen again in a later one? So it is with what must be kept in mind, and
    /// with what would answer an open question: whoever looks back is shown what came after it.
    fn hidden_in_history(&self, then: &Self::State, now: &Self::State) -> bool {
        let _ = (then, now);
        false
    }

    /// The event as this viewer may hear of it, if at all.
    fn seen(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Makes `state` a world that this seat could be in: everything it does not know is drawn again. The new world
    /// depends on nothing but the seat's view and the draws, so a bot that plays in it cannot cheat.
    fn redeal(&self, state: &mut Self::State, seat: Seat, chance: &mut impl Chance);

    /// Can this state be? What must be conserved is; guards a state that comes from outside.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// How good the state is for a seat, for greedy bots and search: higher is better, any scale.
    fn worth(&self, state: &Self::State, seat: Seat) -> f32;

    /// The action as a sentence, as in "place a picket at Villiers". One from outside that names what this table does not
    /// have is said by the refusal it meets, a message `refusal-...`; an event likewise.
    fn say_action(&self, action: &Self::Action) -> Phrase;

    /// The same as somebody is offered it in what a viewer sees: where one action means several things, what it means now.
    fn say_choice(&self, view: &Self::View, action: &Self::Action) -> Phrase {
        let _ = view;
        self.say_action(action)
    }

    /// Does whoever decides now only answer what another does, as with an invitation or a card to be parried? Then it is
    /// not called their turn.
    fn is_reply(&self, view: &Self::View) -> bool {
        let _ = view;
        false
    }

    /// The event as a sentence of the log.
    fn say_event(&self, event: &Self::Event) -> Phrase;

    /// What a view shows, in sentences: for whoever listens instead of looking. A game that has none is told as data.
    fn say_view(&self, view: &Self::View) -> Vec<Phrase> {
        let _ = view;
        Vec::new()
    }

    /// What whoever decides now must know and the choices do not say, in sentences: a question, for one. Nothing in most
    /// decisions.
    fn say_matter(&self, view: &Self::View) -> Vec<Phrase> {
        let _ = view;
        Vec::new()
    }

    /// What a line means that is typed where the answer is one's own and the choices are a sample; none where one chooses.
    fn typed(&self, view: &Self::View, line: &str) -> Option<Self::Action> {
        let _ = (view, line);
        None
    }

    /// The sentences themselves.
    fn locales() -> Locales;

    /// Its name and what it is about, alone: `game-title` and `game-pitch`. Whoever lists the games needs no more, and a
    /// page can show them before it has fetched the game.
    fn cover() -> Locales {
        Self::locales()
    }

    /// The rules in our wording, clause by clause: the text of its RULES.md.
    fn rules_text() -> &'static str;

    /// What the game declares of itself.
    fn info() -> GameInfo {
        GameInfo {
            id: Self::ID,
            version: Self::VERSION,
            edition: Self::EDITION,
            seats: Self::SEATS,
            secrets: Self::SECRETS,
            options: Self::options(),
        }
    }

    /// The rules for a table, from settings of any origin: the door that checks.
    fn open(settings: &Settings, seats: u8) -> Result<Self, SettingsError> {
        let [least, most] = Self::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(SettingsError::Seats { given: seats, least, most });
        }
        Self::new(&settings.checked(&Self::info())?, seats)
    }
}
