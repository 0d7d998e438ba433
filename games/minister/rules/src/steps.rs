//! The dispatcher: the rules by step of the game, that is who is asked, what is offered, and which file carries it out
//! (M5, M42, M50, M53, MR5, MR11, MR29, MR30).

use crate::editions::Edition;
use crate::refusal::Reason;
use crate::state::Step;
use crate::track::Track;
use crate::{Action, Event, Minister, Pawn, State, Zone, audit, election, options, setup, worth};
use rules::{
    Context, NoTimer, Outcome, Refusal, Rules, Seat, Seats, Settings, SettingsError, Timed, Window, never,
};
use std::ops::ControlFlow;

/// More inputs than a turn can take: at most eight actions of influence, each moving four pawns or sending down twelve,
/// and each move with its rolls, a number and at most sixteen removals.
const INPUTS_A_TURN: u32 = 1200;

impl Rules for Minister {
    const ID: &'static str = "minister";
    const VERSION: u32 = 1;
    const EDITION: u32 = Edition::NEWEST;
    const SEATS: [u8; 2] = [3, 4];

    type State = State;
    type Action = Action;
    type Event = Event;

    fn new(settings: &Settings, seats: u8) -> Result<Minister, SettingsError> {
        let (edition, options) = (Edition::of(settings), options::read(settings)?);
        let (track, effects) = (Track::new(&options), election::effects(options.board.spiral()));
        let careers = worth::careers(&options.board);
        Ok(Minister { edition, options, seats, track, effects, careers })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn max_inputs(&self) -> u32 {
        16 + u32::from(self.options.turn_limit) * INPUTS_A_TURN
    }

    fn deal(&self, context: &mut impl Context<Self>) -> State {
        let mut state = setup::deal(self, context);
        self.follow(&mut state, context);
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        self.asked(state).map_or(Seats::NONE, Seats::only)
    }

    fn window(&self, state: &State) -> Window {
        Window(state.inputs)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.asked(state) == Some(seat) {
            let mut note = |action| {
                out.push(action);
                ControlFlow::Continue(())
            };
            // The list is read to its end, whatever the flow says.
            let _ = self.offers(state, &mut note);
        }
    }

    /// Leaves of what is offered what differs: one space of a zone, one of two pawns that stand alike, and of the
    /// numbers of ministers the largest. Where others would have to make room, who holds the chair may hang on how many
    /// (M42), so there the smaller numbers stay, down to the one that removes nobody.
    fn considered(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.choices(state, seat, out);
        let most = out.iter().filter_map(|action| match action {
            Action::Appoint(count) => Some(*count),
            _ => None,
        });
        let most = most.max();
        let vacant = state.vacant();
        out.retain(|action| match *action {
            Action::Settle(to) => to.space == self.best_space(state, to.zone),
            Action::Move { pawn, to } => {
                to.space == self.best_space(state, to.zone) && self.is_first_alike(state, pawn)
            }
            Action::Appoint(count) => Some(count) == most || count >= vacant,
            _ => true,
        });
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let found = |offer| if offer == *action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        match self.asked(state) {
            None => Err(Reason::Over.into()),
            Some(asked) if asked != seat => Err(Reason::NotAsked.into()),
            Some(_) if self.offers(state, &mut { found }).is_break() => Ok(()),
            Some(_) => Err(self.why_not(state, action).into()),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, _: Seat, action: &Action, context: &mut impl Context<Self>) {
        state.inputs += 1;
        self.dispatch(state, action, context);
        self.follow(state, context);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        matches!(state.step, Step::Over(_)).then(|| self.ranking(state))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::size(self, state)?;
        audit::pawns(self, state)?;
        audit::cabinet(self, state)?;
        audit::clock(self, state)?;
        audit::rounds(self, state)?;
        audit::step(self, state)?;
        audit::offers(self, state)
    }
}

impl Timed for Minister {
    type Timer = NoTimer;

    fn check_timer(&self, _: &State, timer: NoTimer) -> Result<(), Refusal> {
        match timer {}
    }

    fn apply_timer(&self, _: &mut State, timer: NoTimer, _: &mut impl Context<Self>) {
        match timer {}
    }

    /// Leaves undone what may be left undone, places all it may, else does the first thing offered (MR29).
    fn timeout_action(&self, state: &State, _: Seat) -> Action {
        match state.step {
            Step::Influence(_) | Step::Sink(_) | Step::TimeInfluence | Step::Bonus => Action::Decline,
            Step::Appoint(most) => Action::Appoint(most),
            _ => {
                let first = self.first_offer(state);
                never!(first.is_none(), "something is offered to a player who is awaited");
                first.unwrap_or(Action::Roll)
            }
        }
    }
}

impl Minister {
    /// Who is asked: whose turn it is, but for the set-up and the chancellor's bonus; nobody when the game is over.
    #[inline]
    pub(crate) fn asked(&self, state: &State) -> Option<Seat> {
        match state.step {
            Step::SetUp(placed) => Some(setup::next(state, placed).0),
            Step::Bonus => state.chair(),
            Step::Over(_) => None,
            _ => Some(state.turn),
        }
    }

    /// Notes everything that is offered to whoever is asked, until the note breaks off.
    #[inline]
    pub(crate) fn offers(
        &self,
        state: &State,
        note: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match state.step {
            Step::SetUp(placed) => setup::offer(self, state, placed, note),
            Step::Roll | Step::Press(_) => note(Action::Roll),
            Step::Use => {
                self.offer_uses(state, note)?;
                // Only where the table agreed that a die may be left unused (MR5).
                if self.options.must_use { ControlFlow::Continue(()) } else { note(Action::Decline) }
            }
            Step::Appoint(most) => self.numbers(most).map(Action::Appoint).try_for_each(note),
            Step::Dismiss(_) => self.offer_dismissals(state, state.turn, note),
            Step::Influence(zone) => self.offer_influence(state, zone, note),
            Step::Sink(zone) => {
                self.offer_sinks(state, Some(zone), note)?;
                note(Action::Decline)
            }
            Step::Advance => self.offer_advances(state, note),
            Step::TimeInfluence => self.offer_time_influence(state, note),
            Step::Bonus => {
                self.offer_dismissals(state, state.chancellor(), note)?;
                note(Action::Decline)
            }
            Step::Over(_) => ControlFlow::Continue(()),
        }
    }

    /// A free space that is not above broth, or else any; none where spaces are not counted.
    fn best_space(&self, state: &State, zone: Zone) -> Option<u8> {
        let free = self.track.room(zone).difference(state.taken(zone));
        let dry = free.iter().find(|space| !self.track.above_broth(zone, space.0));
        dry.or(free.first()).map(|space| space.0)
    }

    /// Does no pawn before this one that may move too stand in the same zone, as much above broth as this one?
    fn is_first_alike(&self, state: &State, pawn: Pawn) -> bool {
        let look = |pawn: Pawn| {
            let stand = state.stand(state.turn, pawn);
            (stand.zone(), stand.exile, stand.broth, self.track.above_broth(stand.zone(), stand.space()))
        };
        let moves = |pawn: &Pawn| state.step != Step::Advance || state.round().contains(*pawn);
        !Pawn::ALL[..pawn.index()]
            .iter()
            .filter(|before| moves(before))
            .any(|before| look(*before) == look(pawn))
    }

    fn first_offer(&self, state: &State) -> Option<Action> {
        let mut first = None;
        let mut note = |offer| {
            first = Some(offer);
            ControlFlow::Break(())
        };
        // Broken off or not, what was noted is the first.
        let _ = self.offers(state, &mut note);
        first
    }

    /// Hands an action that is offered to the file that carries it out.
    #[inline]
    fn dispatch(&self, state: &mut State, action: &Action, context: &mut impl Context<Minister>) {
        let turn = state.turn;
        match (state.step, *action) {
            (Step::SetUp(placed), Action::Settle(to)) => setup::settle(state, placed, to, context),
            (Step::Press(left), Action::Roll) => self.press_roll(state, left, context),
            (_, Action::Roll) => self.roll(state, context),
            (_, Action::Move { pawn, to }) => self.move_pawn(state, turn, pawn, to, context),
            (_, Action::Lift(pawn)) => self.lift(state, pawn, context),
            (_, Action::Appoint(count)) => self.appoint(state, count, context),
            (Step::Bonus, Action::Dismiss(from)) => {
                self.dismiss(state, state.chancellor(), from, 0, context);
            }
            (Step::Dismiss(left), Action::Dismiss(from)) => {
                self.dismiss(state, turn, from, left.saturating_sub(1), context);
            }
            (Step::Influence(zone), Action::Advance) => self.advance(state, zone, context),
            (Step::Influence(zone), Action::Broth) => self.broth(state, zone, context),
            (_, Action::Sink { seat, pawn }) => self.sink(state, seat, pawn, context),
            (Step::Use, Action::Decline) => {
                let usable = self.offer_uses(state, &mut |_| ControlFlow::Break(())).is_break();
                self.time_goes_on(state, usable, context);
            }
            (_, Action::Decline) => self.decline(state, context),
            (step, action) => {
                never!(
                    "{action:?} is not offered at {step:?}, and what is not offered does not pass `check`"
                );
            }
        }
    }

    /// Goes on by itself where there is nothing to decide: a die without use moves time (M50), and a single choice is
    /// taken. Only rolls are left to players, who like to make them (MR30).
    #[inline]
    fn follow(&self, state: &mut State, context: &mut impl Context<Minister>) {
        while !matches!(state.step, Step::Roll | Step::Press(_) | Step::Over(_)) {
            let (mut first, mut several) = (None, false);
            let mut note = |offer| {
                several = first.is_some();
                first = first.or(Some(offer));
                if several { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            // Broken off or not, the note tells whether there was one offer or several.
            let _ = self.offers(state, &mut note);
            match first {
                _ if several => return,
                Some(only) => self.dispatch(state, &only, context),
                None => self.time_goes_on(state, false, context),
            }
        }
    }

    fn decline(&self, state: &mut State, context: &mut impl Context<Minister>) {
        if let Some(seat) = self.asked(state) {
            // Some pawns are down already: that is not to have done without (MR11).
            let stopped = matches!(state.step, Step::Sink(_));
            context.tell(|| if stopped { Event::Stopped { seat } } else { Event::Declined { seat } });
        }
        self.go_on(state, context);
    }
}
