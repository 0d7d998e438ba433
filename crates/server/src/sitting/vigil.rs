//! What is watched over at a table besides its game: clocks, absences, and questions to all.

use super::absences::Absences;
use crate::clockwork::{Clockwork, Face};
use crate::rate::Bucket;
use rules::{Eye, Seat};
use std::collections::HashMap;
use wire::life::Moved;

/// What a table task watches over.
#[derive(Default)]
pub(super) struct Vigil {
    pub(super) clockwork: Clockwork,
    /// What each eye was last told of the clocks.
    pub(super) faces: Vec<(Eye, Face)>,
    /// The players who are not here.
    pub(super) absences: Absences,
    /// The question that is open.
    pub(super) motion: Option<Moved>,
    /// How often each seat may still put a question.
    pub(super) questions: HashMap<Seat, Bucket>,
    /// The seats whose connections are to go once they have been answered; nothing stands for all connections.
    pub(super) leaving: Vec<Option<Seat>>,
    /// Does the table in memory know its whole past, as going far back needs?
    pub(super) whole: bool,
}
