//! Fuzzing: nothing panics, whatever actions or states arrive as JSON, and nothing illegal comes of it.

use super::{Position, choices_at, conceivable_seats};
use crate::fuzz::{mutate, words};
use crate::law::replay::apply_input;
use crate::law::sentences;
use crate::law_error::{LawError, LawResult, catch_panic, require};
use crate::trace::Input;
use rules::{Chance, Discarding, FastRng, Game};

/// Mutations tried at a state, of actions and of the state.
const MUTATIONS: usize = 24;

pub(crate) fn actions<G: Game>(at: &Position<G>) -> LawResult {
    let mut chance = at.chance(4);
    let mut genuine: Vec<_> = at.seats().flat_map(|seat| at.choices(seat).into_iter().take(8)).collect();
    genuine.extend(at.pool.iter().take(16).cloned());
    let genuine: Vec<_> = genuine.iter().filter_map(|action| serde_json::to_value(action).ok()).collect();
    if genuine.is_empty() {
        return Ok(());
    }
    let mut vocabulary = Vec::new();
    genuine.iter().for_each(|action| words(action, &mut vocabulary));
    for _ in 0..MUTATIONS {
        let mutated = mutate(&genuine[chance.below(genuine.len() as u32) as usize], &vocabulary, &mut chance);
        if let Ok(action) = serde_json::from_value::<G::Action>(mutated) {
            one_action(at, &action, &mut chance)?;
        }
    }
    Ok(())
}

/// Every offered action and every timer can be carried out as well, not only those that the game happened to take.
pub(crate) fn other_inputs<G: Game>(at: &Position<G>, timers: &[G::Timer]) -> LawResult {
    let mut chance = at.chance(5);
    for seat in at.game.may_act(at.state).iter() {
        let mut choices = at.choices(seat);
        chance.shuffle(&mut choices);
        choices.truncate(6);
        if at.game.to_act(at.state).contains(seat) {
            choices.push(at.game.timeout_action(at.state, seat));
        }
        choices.into_iter().try_for_each(|action| carried_out(at, Input::Act(seat, action), &mut chance))?;
    }
    let firing = timers.iter().filter(|timer| at.game.check_timer(at.state, **timer).is_ok());
    firing.copied().try_for_each(|timer| carried_out(at, Input::Timer(timer), &mut chance))
}

pub(crate) fn states<G: Game>(at: &Position<G>) -> LawResult {
    let mut chance = at.chance(6);
    let Ok(genuine) = serde_json::to_value(at.state) else { return Ok(()) };
    let mut vocabulary = Vec::new();
    words(&genuine, &mut vocabulary);
    for _ in 0..MUTATIONS {
        let mutated = mutate(&genuine, &vocabulary, &mut chance);
        let Ok(state) = serde_json::from_value::<G::State>(mutated) else { continue };
        let sound = catch_panic(|| format!("audit of {state:?}"), || at.game.audit(&state).is_ok())?;
        if sound {
            catch_panic(
                || format!("a state that passes audit: {state:?}"),
                || query_everything(at, &state, &mut chance),
            )?;
        }
    }
    Ok(())
}

fn one_action<G: Game>(at: &Position<G>, action: &G::Action, chance: &mut FastRng) -> LawResult {
    let may_act = at.game.may_act(at.state);
    catch_panic(|| format!("say_action of {action:?}"), || drop(at.game.say_action(action)))?;
    sentences::refusals_hold(at, action)?;
    for seat in conceivable_seats() {
        let allowed = catch_panic(
            || format!("check of {action:?} by seat {seat}"),
            || at.game.check(at.state, seat, action).is_ok(),
        )?;
        if allowed {
            require(may_act.contains(seat), "who may not act is refused", || {
                format!("seat {seat} may {action:?}")
            })?;
            carried_out(at, Input::Act(seat, action.clone()), chance)?;
        }
    }
    Ok(())
}

fn carried_out<G: Game>(at: &Position<G>, input: Input<G>, chance: &mut FastRng) -> LawResult {
    let what = || match &input {
        Input::Act(seat, action) => format!("{action:?} by seat {seat}"),
        Input::Timer(timer) => format!("{timer:?}"),
    };
    let mut state = at.state.clone();
    catch_panic(what, || {
        if let Input::Act(seat, action) = &input {
            at.game.irreversible(at.state, *seat, action);
        }
        apply_input(at.game, &mut state, &input, &mut Discarding(chance));
    })?;
    at.game.audit(&state).map_err(|fault| LawError {
        law: "audit holds after every legal input",
        detail: format!("{}: {fault}", what()),
    })
}

/// Everything a table would ask of a state that it has loaded.
fn query_everything<G: Game>(at: &Position<G>, state: &G::State, chance: &mut FastRng) {
    let game = at.game;
    let _ = (game.window(state), game.sealed(state), game.time_limit(state), game.outcome(state));
    at.viewers().for_each(|viewer| drop((game.view(state, viewer), game.awaited(state, viewer))));
    for seat in at.seats() {
        game.worth(state, seat);
        choices_at(game, state, seat);
        game.redeal(&mut state.clone(), seat, chance);
    }
    for seat in game.to_act(state).iter() {
        game.timeout_action(state, seat);
    }
    for seat in game.may_act(state).iter() {
        let action = game.pick(state, seat, chance, &mut Vec::new());
        game.apply(&mut state.clone(), seat, &action, &mut Discarding(&mut *chance));
    }
}
