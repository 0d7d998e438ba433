//! Who can notice that something happened: whoever cannot is told nothing, not even that there was something.

use rules::{Game, MAX_SEATS, Seat, Seats, Viewer};

/// Every viewer.
pub(crate) const ALL: u16 = u16::MAX;

/// The place of a viewer among all of them: the seats, then the public.
pub(crate) fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => MAX_SEATS,
    }
}

/// A viewer among those that are told.
pub(crate) fn bit(viewer: Viewer) -> u16 {
    1 << place(viewer)
}

/// The viewers that hear of one of these events, or see a difference between before and after.
pub(crate) fn noticed<G: Game>(game: &G, before: &G::State, after: &G::State, events: &[G::Event]) -> u16 {
    let notices = |viewer: &Viewer| {
        events.iter().any(|event| game.seen(event, *viewer).is_some())
            || game.awaited(before, *viewer) != game.awaited(after, *viewer)
            || game.view(before, *viewer) != game.view(after, *viewer)
    };
    Viewer::all(game.seats()).filter(notices).fold(0, |told, viewer| told | bit(viewer))
}

/// Was somebody besides the author told what not everybody may hear? Then something was learned.
pub(crate) fn whispered<G: Game>(game: &G, author: Option<Seat>, events: &[G::Event]) -> bool {
    let others = || Seats::all(game.seats()).iter().filter(move |seat| Some(*seat) != author);
    events.iter().any(|event| {
        game.seen(event, Viewer::Public).is_none()
            && others().any(|seat| game.seen(event, Viewer::Seat(seat)).is_some())
    })
}
