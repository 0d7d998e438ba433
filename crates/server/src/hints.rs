//! Hints: when a player may ask what a strong bot would do in their place, knowing no more than the player.

use any_game::AnyTable;
use rules::{Seat, Viewer};
use std::collections::HashMap;
use std::time::{Duration, Instant};
use wire::{ActionError, ProtocolError, ProtocolErrorCode, ToClient};

/// A seat may ask again after this long, from however many connections: hints cost the server more than anything else.
const INTERVAL: Duration = Duration::from_secs(3);

/// When each seat last asked for a hint.
#[derive(Default)]
pub(crate) struct Hints(HashMap<Seat, Instant>);

/// Why no hint is given.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum HintError {
    /// Those who watch are given none.
    NotSeated,
    /// There is nothing to decide before the game.
    NotStarted,
    /// People play against each other here.
    NotHere,
    /// The game does not wait for this player.
    NotAwaited,
    /// This player has just asked.
    TooSoon,
    /// The server cannot do it.
    Unavailable,
}

impl Hints {
    /// The seat for which is to be thought, at a table where hints are `allowed`.
    pub(crate) fn check(
        &self,
        viewer: Viewer,
        table: Option<&dyn AnyTable>,
        allowed: bool,
        now: Instant,
    ) -> Result<Seat, HintError> {
        let Viewer::Seat(seat) = viewer else { return Err(HintError::NotSeated) };
        let table = table.ok_or(HintError::NotStarted)?;
        if !allowed {
            return Err(HintError::NotHere);
        }
        if !table.to_act().contains(seat) {
            return Err(HintError::NotAwaited);
        }
        let last = self.0.get(&seat);
        if last.is_some_and(|last| now.saturating_duration_since(*last) < INTERVAL) {
            return Err(HintError::TooSoon);
        }
        Ok(seat)
    }

    /// A hint is being thought of for this seat.
    pub(crate) fn given(&mut self, seat: Seat, now: Instant) {
        self.0.insert(seat, now);
    }
}

impl HintError {
    /// The answer to the request with this id.
    pub(crate) fn answer(self, id: u32) -> ToClient {
        let error = |code, message: &str| {
            ToClient::Error(ProtocolError { id: Some(id), code, message: message.into() })
        };
        match self {
            HintError::NotSeated => {
                error(ProtocolErrorCode::NotSeated, "those who watch are given no advice")
            }
            HintError::NotStarted => {
                error(ProtocolErrorCode::NotStarted, "the game begins when every seat is taken")
            }
            HintError::NotHere => ToClient::Refused(ActionError::no_hints_here(id)),
            HintError::NotAwaited => ToClient::Refused(ActionError::no_hint(id)),
            HintError::TooSoon => {
                error(ProtocolErrorCode::TooMany, "advice takes thought: ask again in a few seconds")
            }
            HintError::Unavailable => {
                error(ProtocolErrorCode::Unavailable, "the server cannot do this right now; try again")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use any_game::{AnyGame, ErasedGame};
    use laws::Probe;
    use rules::{Game, Settings};

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn a_hint_is_given_to_one_who_is_awaited_and_again_after_a_while() {
        let settings = Settings::defaults(&Probe::info());
        let (table, _) = ErasedGame::<Probe>::new().deal(&settings, 2, [3; 32]).unwrap();
        let (mut hints, now) = (Hints::default(), Instant::now());
        let on = Some(table.as_ref());
        let seat = Viewer::Seat(A);
        assert_eq!(hints.check(seat, on, true, now), Ok(A));
        assert_eq!(hints.check(Viewer::Public, on, true, now), Err(HintError::NotSeated));
        assert_eq!(hints.check(seat, None, true, now), Err(HintError::NotStarted));
        assert_eq!(hints.check(seat, on, false, now), Err(HintError::NotHere));
        assert_eq!(hints.check(Viewer::Seat(B), on, true, now), Err(HintError::NotAwaited));
        hints.given(A, now);
        assert_eq!(hints.check(seat, on, true, now + Duration::from_secs(2)), Err(HintError::TooSoon));
        assert_eq!(hints.check(seat, on, true, now + INTERVAL), Ok(A));
    }
}
