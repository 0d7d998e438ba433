//! The rules proper, with the one phase of the game: a union puts a picket on a station, which gives it influence on
//! the lines through it (G1 to G13, GR2 to GR11).

use crate::options::Options;
use crate::refusal::Reason;
use crate::state::{MAX_UNIONS, Token};
use crate::{Action, Event, GardezLaLigne, Line, Lines, MAX_LINES, State, Station, Union, audit, options};
use rules::{
    Chance, Context, NoTimer, Outcome, Refusal, Rules, Seat, Seats, Settings, SettingsError, Timed, Window,
    never,
};

/// Tokens of each union, which serve as pickets or as markers (G1).
const TOKENS: u8 = 24;
/// Pickets of each union by the number of unions (G2).
const EACH: [u8; MAX_UNIONS + 1] = [0, 0, 12, 10, 10, 9, 8];

/// Pickets of each union at this table (G2, GR11).
pub(crate) fn each(options: &Options, seats: u8) -> u8 {
    let all = EACH[usize::from(seats)];
    if options.half_the_pickets { all.div_ceil(2) } else { all }
}

/// After so many stations drawn in vain the free ones are counted: so a nearly full board costs no long search.
const TRIES: usize = 4;

impl Rules for GardezLaLigne {
    const ID: &'static str = "gardez-la-ligne";
    const VERSION: u32 = 1;
    const SEATS: [u8; 2] = [2, 6];
    const OPEN: bool = true;

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<GardezLaLigne, SettingsError> {
        let options = options::read(settings, seats)?;
        let pickets = each(&options, seats);
        let last = usize::from(pickets * seats).min(options.board.size()) as u8;
        let markers = if options.marker_limit { TOKENS - pickets } else { u8::MAX };
        Ok(GardezLaLigne { options, seats, last, markers })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        self.last.into()
    }

    /// Not inlined, so that the state is written where it stays instead of being copied there.
    #[inline(never)]
    fn deal(&self, context: &mut impl Context<Self>) -> State {
        let agreed = self.options.starter;
        let starter = agreed.unwrap_or_else(|| Seat::new(context.chance().below(self.seats.into()) as u8));
        context.tell(|| Event::Starter { union: starter, drawn: agreed.is_none() });
        State::new(self.seats, self.board().lines().len(), starter)
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        self.turn(state).map_or(Seats::NONE, Seats::only)
    }

    fn window(&self, state: &State) -> Window {
        Window(state.placed().into())
    }

    /// Every station without a picket (G6, G7). Nobody may pass.
    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.turn(state) == Some(seat) {
            out.extend(state.free(self.board().size()).map(Action::Picket));
        }
    }

    /// One of the choices, without writing the list down. It is most of what a random game does: a call would cost a tenth
    /// of it.
    #[inline(always)]
    fn pick(&self, state: &State, _: Seat, chance: &mut impl Chance, _: &mut Vec<Action>) -> Action {
        let size = self.board().size();
        for _ in 0..TRIES {
            let station = Station(chance.below(size as u32) as u16);
            if state.is_free(station) {
                return Action::Picket(station);
            }
        }
        Action::Picket(self.free_station(state, chance))
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Picket(station) = *action;
        match self.turn(state) {
            None if state.placed() < self.pickets_each() * self.seats() => Err(Reason::BoardFull.into()),
            None => Err(Reason::AllPlaced.into()),
            Some(turn) if turn != seat => Err(Reason::NotTheirTurn.into()),
            Some(_) if station.index() >= self.board().size() => Err(Reason::Unknown.into()),
            Some(_) if !state.is_free(station) => Err(Reason::Taken.into()),
            Some(_) => Ok(()),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, union: Union, action: &Action, context: &mut impl Context<Self>) {
        let Action::Picket(station) = *action;
        state.put(station);
        let through = self.board().through(station);
        // Lines are counted as they serve the station, even those that give nothing (G8, G9, GR4, GR9).
        let points = if through.len() == 1 { 2 } else { 1 };
        let mut gained = Lines::default();
        let mut dry = Lines::default();
        let mut before = [Token::SHEET; MAX_LINES];
        // In the order of the sheet, which matters when markers run out on the way (GR8).
        for line in through.iter() {
            if self.needs_marker_in_vain(state, line, union) {
                dry = dry.with(line);
                continue;
            }
            gained = gained.with(line);
            before[line.index()] = state.advance(line, union, points);
        }

        context.tell(|| Event::Picket { union, station, points, lines: gained.iter().collect() });
        if !dry.is_empty() {
            context.tell(|| Event::OutOfMarkers { union, lines: dry.iter().collect() });
        }
        tell_control(state, union, gained, &before, context);
        if self.turn(state).is_none() {
            context.tell(|| self.end(state));
        }
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.turn(state).is_none().then(|| self.ranking(state))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::size(self, state)?;
        audit::pickets(self, state)?;
        audit::influence(self, state)
    }
}

impl Timed for GardezLaLigne {
    type Timer = NoTimer;

    fn check_timer(&self, _: &State, timer: NoTimer) -> Result<(), Refusal> {
        match timer {}
    }

    fn apply_timer(&self, _: &mut State, timer: NoTimer, _: &mut impl Context<Self>) {
        match timer {}
    }

    /// The first free station of the list (GR10): nobody may pass.
    fn timeout_action(&self, state: &State, _: Seat) -> Action {
        let station = state.free(self.board().size()).next();
        never!(station.is_none(), "while a union is awaited a station is free");
        Action::Picket(station.unwrap_or(Station(0)))
    }
}

impl GardezLaLigne {
    /// One of the free stations, which are counted for it. Out of the way of [`Rules::pick`], which seldom comes here.
    #[cold]
    fn free_station(&self, state: &State, chance: &mut impl Chance) -> Station {
        let size = self.board().size();
        let free = size as u32 - u32::from(state.placed());
        let station = state.nth_free(chance.below(free), size);
        never!(station.is_none(), "while it is somebody's turn a station is free");
        station.unwrap_or(Station(0))
    }

    /// Would influence on this line take a marker that the union does not have (GR2)?
    #[inline]
    fn needs_marker_in_vain(&self, state: &State, line: Line, union: Union) -> bool {
        state.markers(union) >= self.markers && state.influence(line, union) == 0
    }
}

/// Tells which control tokens moved (G11, G12), together those that came from the same place. Nothing of it is left
/// where events are discarded.
#[inline]
fn tell_control(
    state: &State,
    union: Union,
    gained: Lines,
    before: &[Token; MAX_LINES],
    context: &mut impl Context<GardezLaLigne>,
) {
    // The compiler only drops loops whose end it can see, hence all lines instead of those gained.
    let moved = |from: Token, to: Token| -> Lines {
        let did = |line: &Line| before[line.index()] == from && state.token(*line) == to;
        (0..MAX_LINES as u8).map(Line).filter(|line| gained.contains(*line) && did(line)).collect()
    };
    let own = Token::held_by(union);
    let taken = moved(Token::SHEET, own);
    if !taken.is_empty() {
        context.tell(|| Event::Taken { union, lines: taken.iter().collect() });
    }
    for to in [own, Token::SHEET] {
        for from in (0..MAX_UNIONS as u8).map(Union::new).filter(|from| *from != union) {
            let lines = moved(Token::held_by(from), to);
            if lines.is_empty() {
                continue;
            }
            context.tell(|| {
                let lines = lines.iter().collect();
                if to == own { Event::Seized { union, from, lines } } else { Event::Returned { from, lines } }
            });
        }
    }
}
