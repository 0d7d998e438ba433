//! The view, which is the same for every viewer: nothing is hidden in this game.

use crate::state::{Stand, Step};
use crate::{Event, Minister, Pawn, State, Zone};
use rules::{Chance, Hidden, Rules, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The table as everybody sees it. The board itself is known from the table's settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who began.
    pub starter: Seat,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// What the game waits for.
    pub step: Step,
    /// Who is asked: whose turn it is, or another one at the set-up and for the chancellor's bonus.
    pub asked: Option<Seat>,
    /// The die of this turn, once it is rolled.
    pub die: Option<u8>,
    /// Rolls made for the press space arrived at.
    pub thrown: Vec<u8>,
    /// The space of the time marker.
    pub time: u8,
    /// Turns that are over.
    pub turns: u16,
    /// Inputs so far.
    pub inputs: u32,
    /// For each action of influence under way the pawns that still move, the latest last.
    pub rounds: Vec<Vec<Pawn>>,
    /// Who holds the chancellor's chair.
    pub chancellor: Option<Seat>,
    /// Whose minister is on each of the 16 posts.
    pub posts: Vec<Option<Seat>>,
    /// Each player's four pawns; one that is not on the track yet is nowhere.
    pub pawns: Vec<[Option<PawnSeen>; 4]>,
    /// Each player's ministers in the cabinet, the chancellor among them.
    pub ministers: Vec<u8>,
    /// Each player's ministers outside.
    pub supply: Vec<u8>,
}

/// Where a pawn stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PawnSeen {
    /// The zone.
    pub zone: Zone,
    /// The space, counted from 0; none where any number of pawns may stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<u8>,
    /// Is it in the broth below that space?
    #[serde(default, skip_serializing_if = "is_not")]
    pub broth: bool,
    /// Was it exiled, and not on the opinion space since? Only told where it matters (MR24).
    #[serde(default, skip_serializing_if = "is_not")]
    pub exile: bool,
}

fn is_not(flag: &bool) -> bool {
    !flag
}

impl PawnSeen {
    pub(crate) fn of(stand: Stand) -> Option<PawnSeen> {
        let spot = stand.spot();
        (!stand.is_out()).then_some(PawnSeen {
            zone: spot.zone,
            space: spot.space,
            broth: stand.broth,
            exile: stand.exile,
        })
    }
}

impl Hidden for Minister {
    type View = View;

    fn view(&self, state: &State, _: Viewer) -> View {
        let seats = || state.seats();
        View {
            starter: state.starter,
            turn: state.turn,
            step: state.step,
            asked: self.to_act(state).first(),
            die: (state.die > 0).then_some(state.die),
            thrown: state.thrown().collect(),
            time: state.time,
            turns: state.turns,
            inputs: state.inputs,
            rounds: state.rounds(),
            chancellor: state.chair(),
            posts: state.posts().collect(),
            pawns: seats().map(|seat| state.stands(seat).map(PawnSeen::of)).collect(),
            ministers: seats().map(|seat| state.ministers(seat)).collect(),
            supply: seats().map(|seat| state.supply(seat)).collect(),
        }
    }

    /// Every viewer is told every event.
    fn seen(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Nothing is hidden, so the world is what everybody sees.
    fn redeal(&self, _: &mut State, _: Seat, _: &mut impl Chance) {}
}
