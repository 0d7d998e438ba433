//! Who can notice that something happened: whoever cannot is told nothing, not even that there was something.

use rules::{Eye, Game, MAX_SEATS, Seat, Seats};

/// Every eye.
pub(crate) const ALL: u16 = u16::MAX;

/// The place of an eye among all of them: the seats, then the public.
pub(crate) fn place(eye: Eye) -> usize {
    match eye {
        Eye::Seat(seat) => seat.index(),
        Eye::Public => MAX_SEATS,
    }
}

/// An eye among those that are told.
pub(crate) fn bit(eye: Eye) -> u16 {
    1 << place(eye)
}

/// The eyes that hear of one of these events, or see a difference between before and after.
pub(crate) fn noticed<G: Game>(game: &G, before: &G::State, after: &G::State, events: &[G::Event]) -> u16 {
    let notices = |eye: &Eye| {
        events.iter().any(|event| game.seen(event, *eye).is_some())
            || game.awaited(before, *eye) != game.awaited(after, *eye)
            || game.view(before, *eye) != game.view(after, *eye)
    };
    Eye::all(game.seats()).filter(notices).fold(0, |told, eye| told | bit(eye))
}

/// Was somebody besides the author told what not everybody may hear? Then something was learned.
pub(crate) fn whispered<G: Game>(game: &G, author: Option<Seat>, events: &[G::Event]) -> bool {
    let others = || Seats::all(game.seats()).iter().filter(move |seat| Some(*seat) != author);
    events.iter().any(|event| {
        game.seen(event, Eye::Public).is_none()
            && others().any(|seat| game.seen(event, Eye::Seat(seat)).is_some())
    })
}
