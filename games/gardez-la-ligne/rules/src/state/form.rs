//! The serialized form of the state: short lists, and only what cannot be worked out from the rest without a board.

use super::{MAX_PICKETS, MAX_UNIONS, State, Token, Union};
use crate::board::{Line, MAX_LINES, MAX_STATIONS, Station};
use crate::view::View;
use serde::{Deserialize, Serialize};

/// No union has more influence than this on a line: twelve pickets at two points each (G2, G9).
const MAX_INFLUENCE: u8 = 24;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Form {
    starter: Union,
    pickets: Vec<Station>,
    /// For each line a list with each union's influence.
    influence: Vec<Vec<u8>>,
    /// For each line who controls it.
    control: Vec<Option<Union>>,
}

impl From<State> for Form {
    fn from(state: State) -> Form {
        let lines = || (0..state.lines).map(Line);
        Form {
            starter: state.starter,
            pickets: state.pickets[..state.placed as usize].to_vec(),
            influence: lines()
                .map(|line| state.influence[line.index()][..state.unions as usize].to_vec())
                .collect(),
            control: lines().map(|line| state.control(line)).collect(),
        }
    }
}

/// Everything is public in this game, so a view tells the whole state.
impl From<&View> for Form {
    fn from(view: &View) -> Form {
        Form {
            starter: view.starter,
            pickets: view.pickets.iter().map(|picket| picket.station).collect(),
            influence: view.influence.clone(),
            control: view.control.clone(),
        }
    }
}

/// Takes any form that fits into a state. Whether its numbers belong together is the audit's question, which has the board.
impl TryFrom<Form> for State {
    type Error = String;

    fn try_from(form: Form) -> Result<State, String> {
        let unions = form.influence.first().map_or(0, Vec::len);
        if !(1..=MAX_LINES).contains(&form.influence.len()) || form.control.len() != form.influence.len() {
            return Err(format!("influence and control have one entry a line, for 1 to {MAX_LINES} lines"));
        }
        if !(2..=MAX_UNIONS).contains(&unions) || form.influence.iter().any(|line| line.len() != unions) {
            return Err(format!("each line has one influence a union, for 2 to {MAX_UNIONS} unions"));
        }
        if form.influence.iter().flatten().any(|influence| *influence > MAX_INFLUENCE) {
            return Err(format!("no union has more than {MAX_INFLUENCE} influence on a line"));
        }
        let here = |union: &Union| union.index() < unions;
        if !here(&form.starter) || !form.control.iter().flatten().all(here) {
            return Err(format!("unions go from 0 to {}", unions - 1));
        }
        if form.pickets.len() > MAX_PICKETS {
            return Err(format!("no more than {MAX_PICKETS} pickets can stand"));
        }

        let mut state = State::new(unions as u8, form.influence.len(), form.starter);
        for station in form.pickets {
            if station.index() >= MAX_STATIONS || !state.is_free(station) {
                return Err(format!("station {} cannot take this picket", station.0));
            }
            state.put(station);
        }
        for (line, (influence, control)) in form.influence.iter().zip(form.control).enumerate() {
            state.influence[line][..unions].copy_from_slice(influence);
            state.top[line] = influence.iter().copied().max().unwrap_or(0);
            state.control[line] = control.map_or(Token::SHEET, Token::held_by);
            for (markers, influence) in state.markers.iter_mut().zip(influence) {
                *markers += u8::from(*influence > 0);
            }
        }
        Ok(state)
    }
}
