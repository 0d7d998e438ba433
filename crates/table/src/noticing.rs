//! Visibility of inputs: whoever cannot notice one is told nothing, not even that there was something.

use rules::{Game, MAX_SEATS, Seat, Seats, Viewer, bit_set};
use serde::{Deserialize, Serialize};

/// The place of a viewer among all of them: the seats, then the public.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ViewerPlace(u8);

impl ViewerPlace {
    /// All places there are.
    pub(crate) fn all() -> impl Iterator<Item = ViewerPlace> {
        (0..=MAX_SEATS as u8).map(ViewerPlace)
    }

    /// The number, for arrays.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Viewer> for ViewerPlace {
    fn from(viewer: Viewer) -> ViewerPlace {
        match viewer {
            Viewer::Seat(seat) => ViewerPlace(seat.into()),
            Viewer::Public => ViewerPlace(MAX_SEATS as u8),
        }
    }
}

bit_set! {
    /// Some viewers, by their places.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct Viewers(u16) of ViewerPlace;
}

impl Viewers {
    /// Every viewer.
    pub(crate) const ALL: Viewers = Viewers(u16::MAX);
}

/// The viewers that hear of one of these events, or see a difference between before and after.
pub(crate) fn noticing_viewers<G: Game>(
    game: &G,
    before: &G::State,
    after: &G::State,
    events: &[G::Event],
) -> Viewers {
    let notices = |viewer: &Viewer| {
        events.iter().any(|event| game.seen(event, *viewer).is_some())
            || game.awaited(before, *viewer) != game.awaited(after, *viewer)
            || game.view(before, *viewer) != game.view(after, *viewer)
    };
    Viewer::all(game.seats()).filter(notices).map(ViewerPlace::from).collect()
}

/// Was somebody besides the author told what not everybody may hear? Then something was learned.
pub(crate) fn whispered<G: Game>(game: &G, author: Option<Seat>, events: &[G::Event]) -> bool {
    let others = || Seats::all(game.seats()).iter().filter(move |seat| Some(*seat) != author);
    events.iter().any(|event| {
        game.seen(event, Viewer::Public).is_none()
            && others().any(|seat| game.seen(event, Viewer::Seat(seat)).is_some())
    })
}
