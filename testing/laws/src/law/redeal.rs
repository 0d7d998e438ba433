//! `redeal` cannot cheat: it keeps what the seat knows and draws everything else again.

use super::Position;
use super::knowledge::distinguishing;
use crate::fuzz::exchange;
use crate::law_error::{LawError, LawResult, require};
use rules::{FastRng, Game, Seat};

/// How many worlds with two things exchanged are tried at a state.
const EXCHANGES: u64 = 24;

const FORGETS: &str = "the redealt world depends on nothing but the view and the draws";

pub(crate) fn keeps_what_is_known<G: Game>(at: &Position<G>) -> LawResult {
    for seat in at.seats() {
        let world = redealt(at.game, at.state, seat, at.seed);
        let difference = distinguishing(at.game, at.state, &world, seat);
        require(difference.is_none(), "redeal keeps what the seat knows", || {
            format!(
                "seat {seat} can tell by its {}\nin {:?}\nfrom {world:?}",
                difference.unwrap_or_default(),
                at.state
            )
        })?;
        at.game.audit(&world).map_err(|fault| LawError {
            law: "a redealt world passes audit",
            detail: format!("seat {seat}: {fault}\n{world:?}"),
        })?;
        same_world(at, seat, &world)?;
    }
    Ok(())
}

/// A `redeal` that changes too little would pass what is above. So things are exchanged in the state; wherever a seat
/// cannot tell the result from the original, both must be redealt alike. What `audit` takes for a state counts as one:
/// an `audit` that looks away makes this law fail too.
pub(crate) fn forgets_the_rest<G: Game>(at: &Position<G>) -> LawResult {
    let Ok(written) = serde_json::to_value(at.state) else { return Ok(()) };
    let mut chance = at.chance(3);
    for _ in 0..EXCHANGES {
        let Ok(twin) = serde_json::from_value::<G::State>(exchange(&written, &mut chance)) else { continue };
        if twin == *at.state || at.game.audit(&twin).is_err() {
            continue;
        }
        for seat in at.seats() {
            if distinguishing(at.game, at.state, &twin, seat).is_none() {
                same_world(at, seat, &twin)?;
            }
        }
    }
    Ok(())
}

/// The same draws make the same world of this state and of another that the seat cannot tell from it.
fn same_world<G: Game>(at: &Position<G>, seat: Seat, other: &G::State) -> LawResult {
    let seed = at.seed.wrapping_add(1);
    let (here, there) = (redealt(at.game, at.state, seat, seed), redealt(at.game, other, seat, seed));
    require(here == there, FORGETS, || {
        format!(
            "seat {seat} cannot tell {:?}\nfrom {other:?}\nwhich audit lets pass, but the same draws make of them {here:?}\nand {there:?}",
            at.state
        )
    })
}

fn redealt<G: Game>(game: &G, state: &G::State, seat: Seat, seed: u64) -> G::State {
    let mut world = state.clone();
    game.redeal(&mut world, seat, &mut FastRng::new(seed));
    world
}
