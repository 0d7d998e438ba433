//! Invariant checks of a state: what must be conserved is, and what the game waits for fits what is on the board.

use crate::board::{MAX_SPACES, ZoneKind};
use crate::election::Effect;
use crate::state::{POSTS, Step};
use crate::track::Space;
use crate::{Ending, Minister, Pawn, State, press, setup};
use rules::{Rules, Seat};
use std::ops::ControlFlow;

type AuditResult = Result<(), String>;

fn require(holds: bool, fault: impl FnOnce() -> String) -> AuditResult {
    if holds { Ok(()) } else { Err(fault()) }
}

/// Ministers outside the cabinet are not kept, so their number is right by itself (M1).
pub(crate) fn size(game: &Minister, state: &State) -> AuditResult {
    require(state.players == game.seats(), || format!("{} players are expected", game.seats()))?;
    require(state.inputs < game.max_inputs(), || {
        format!("MR23: a game has fewer than {} inputs", game.max_inputs())
    })
}

pub(crate) fn pawns(game: &Minister, state: &State) -> AuditResult {
    let track = &game.track;
    let placed = if let Step::SetUp(placed) = state.step { placed } else { 4 * state.players };
    for nth in 0..4 * state.players {
        let (seat, pawn) = setup::next(state, nth);
        let stand = state.stand(seat, pawn);
        let called = || format!("pawn {} of player {seat}", pawn.called());
        require(stand.is_out() == (nth >= placed), || format!("M2: {} is misplaced", called()))?;
        if stand.is_out() {
            continue;
        }
        require(stand.zone() <= track.last, || format!("M60: {} is beyond the track", called()))?;
        let start = matches!(state.step, Step::SetUp(_)).then(|| track.starts[pawn.index()]);
        require(start.is_none_or(|start| start == stand.zone()), || {
            format!("M2: {} starts astray", called())
        })?;
        let room = track.room(stand.zone());
        let on_space = stand.space() < MAX_SPACES && room.contains(Space(stand.space()));
        let fits = if room.is_empty() { stand.spot().space.is_none() } else { on_space };
        require(fits, || format!("M11: {} stands on no space", called()))?;
        require(!stand.broth || track.above_broth(stand.zone(), stand.space()), || {
            format!("M32: there is no broth below {}", called())
        })?;
        let on_the_way = stand.zone() >= track.newspaper && stand.zone() < track.last;
        require(!stand.exile || game.options.exiles_without_press && on_the_way, || {
            format!("MR24: {} cannot be an exile", called())
        })?;
    }
    let there = |seat: &Seat| state.stands(*seat).iter().any(|stand| stand.zone() == track.last);
    require(state.seats().filter(there).count() <= 1, || {
        "M25: the opinion space holds pawns of one player only".into()
    })
}

pub(crate) fn cabinet(game: &Minister, state: &State) -> AuditResult {
    let first = setup::first_ministers(state.players) * state.players;
    let filled = POSTS as u8 - state.vacant();
    require(filled >= first, || format!("M3: at least {first} posts are taken"))?;
    require(state.posts().take(filled.into()).all(|post| post.is_some()), || {
        "M40: vacant posts are the last ones".into()
    })?;
    if let Step::SetUp(_) = state.step {
        let each = |seat| state.held(seat) == setup::first_ministers(state.players);
        require(state.seats().all(each) && state.chair().is_none(), || {
            "M3: everybody starts with as many ministers".into()
        })?;
    }
    // Within a placement the majority waits for its end (MR14).
    require(matches!(state.step, Step::Dismiss(_)) || game.claimant(state).is_none(), || {
        "M41, M42: the chair is with the wrong player".into()
    })?;
    let all = state.seats().any(|seat| usize::from(state.held(seat)) == POSTS);
    require(all == (state.step == Step::Over(Ending::AllPosts)), || {
        "M54: a player who holds all posts has won".into()
    })
}

pub(crate) fn clock(game: &Minister, state: &State) -> AuditResult {
    let spiral = game.board().spiral();
    let start = if state.players == 3 { spiral.starts.three } else { spiral.starts.four };
    let election = state.step == Step::Over(Ending::Election);
    require(state.time >= start && state.time <= spiral.length, || {
        "M4: the time marker is off its way".into()
    })?;
    require((state.time == spiral.length) == election, || "M53: election day ends the game".into())?;
    let limited = state.step == Step::Over(Ending::TurnLimit);
    let limit = game.options.turn_limit;
    require(state.turns <= limit && (state.turns == limit) == limited, || {
        format!("MR23: the game ends after {limit} turns")
    })?;
    let before = state.turns - u16::from(limited);
    let turn = (u16::from(u8::from(state.starter)) + before) % u16::from(state.players);
    require(u16::from(u8::from(state.turn)) == turn, || "M5: it is another player's turn".into())?;
    let unrolled = matches!(state.step, Step::SetUp(_) | Step::Roll) || limited;
    require(unrolled == (state.die == 0), || "M10: the die is rolled once a turn".into())?;
    let fresh = !matches!(state.step, Step::SetUp(_)) || state.turns == 0 && state.time == start;
    require(fresh, || "M2: the set-up comes first".into())
}

pub(crate) fn rounds(game: &Minister, state: &State) -> AuditResult {
    let round = |pawn: &Pawn| state.round().contains(*pawn);
    let advancing = state.step == Step::Advance;
    let at_rest =
        matches!(state.step, Step::SetUp(_) | Step::Roll | Step::Use | Step::TimeInfluence | Step::Bonus)
            || matches!(state.step, Step::Over(ending) if ending != Ending::AllPosts);
    require(!at_rest || state.round().is_empty(), || "MR9: no pawn is moved by influence now".into())?;
    require(!advancing || !state.round().is_empty(), || "MR9: a pawn is to be moved by influence".into())?;
    for pawn in state.rounds().into_iter().flatten() {
        require(!state.stand(state.turn, pawn).broth, || "MR25: a pawn in the broth is not moved".into())?;
    }
    let can_go = |pawn: Pawn| game.can_go(state, state.turn, pawn);
    require(!advancing || Pawn::ALL.into_iter().filter(round).all(can_go), || {
        "M31: a pawn at the end of the track cannot move on".into()
    })
}

pub(crate) fn step(game: &Minister, state: &State) -> AuditResult {
    let made = state.thrown().count() as u8;
    let rolls_kept = matches!(state.step, Step::Press(_) | Step::Appoint(_) | Step::Dismiss(_))
        || state.step == Step::Over(Ending::AllPosts);
    require(made == 0 || rolls_kept, || "M20: no rolls for the press are under way".into())?;
    let stands_on = |zone| state.stands(state.turn).iter().any(|stand| stand.zone() == zone);
    let fits = match state.step {
        Step::SetUp(placed) => placed < 4 * state.players,
        Step::Press(left) => left > 0 && left <= 3 - made,
        Step::Appoint(most) => most > 0 && most == game.placeable(state, state.turn, press::won(state)),
        Step::Dismiss(left) => {
            left > 0 && state.vacant() == 0 && left <= game.placeable(state, state.turn, left)
        }
        Step::Influence(zone) | Step::Sink(zone) => {
            zone <= game.track.last && game.track.kind(zone) == ZoneKind::Influence && stands_on(zone)
        }
        Step::TimeInfluence => game.effects[usize::from(state.time)] == Effect::Influence,
        Step::Bonus => {
            game.effects[usize::from(state.time)] == Effect::Chancellor
                && state.chair().is_some()
                && state.vacant() == 0
        }
        Step::Roll | Step::Use | Step::Advance | Step::Over(_) => true,
    };
    require(fits, || format!("the game cannot wait for this: {:?}", state.step))?;
    require(!matches!(state.step, Step::Sink(_)) || game.options.pick_broth, || {
        "MR11: pawns are not picked one by one".into()
    })
}

/// What has one answer only is never asked, but for rolls.
pub(crate) fn offers(game: &Minister, state: &State) -> AuditResult {
    if matches!(state.step, Step::Roll | Step::Press(_) | Step::Over(_)) {
        return Ok(());
    }
    let mut count = 0;
    let mut note = |_| {
        count += 1;
        if count > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    // Broken off or not, the count tells.
    let _ = game.offers(state, &mut note);
    require(count > 1, || "M50: there is nothing to decide".into())
}
