//! Validation of a board when it is loaded: what it says must fit together, and the error names what does not.

use super::error::{BoardError, BoardErrorKind, BoardSection};
use super::{Board, BoardFile, Spiral, SpiralPlan, ZoneData, ZoneKind, ZonePlan};
use data_file::Document;

/// No board has more zones than this.
pub const MAX_ZONES: usize = 32;
/// No zone has more counted spaces than this.
pub const MAX_SPACES: u8 = 16;
/// Election day is no further than this.
pub const MAX_SPIRAL: u8 = 200;

/// The fewest zones that hold three starts, a newspaper and the opinion space, and lead somewhere.
const MIN_ZONES: usize = 6;
/// Pawns of four players in each of the three start zones (M2).
const CROWD: [u8; 3] = [4, 8, 4];

impl Board {
    /// Reads a board from TOML. An error names its line.
    pub fn from_toml(text: &str) -> Result<Board, BoardError> {
        Board::of(&Document::read(text)?)
    }

    /// Reads a board from TOML, or from JSON as a page may have saved it, and gives it back as JSON.
    pub(crate) fn read(text: &str) -> Result<serde_json::Value, BoardError> {
        let document = Document::read(text)?;
        Board::of(&document)?;
        Ok(document.to_json())
    }

    /// Reads a board from a JSON object of the same shape. An error names its zone and field.
    pub fn from_json(value: &serde_json::Value) -> Result<Board, BoardError> {
        Board::of(&Document::of_json(value))
    }

    fn of(document: &Document) -> Result<Board, BoardError> {
        Board::try_from(document.to::<BoardFile>()?).map_err(|mut error| {
            error.place.line = document.line(&error.place.path);
            error
        })
    }
}

impl TryFrom<BoardFile> for Board {
    type Error = BoardError;

    fn try_from(plan: BoardFile) -> Result<Board, BoardError> {
        let (name, length) = (&plan.name, plan.name.chars().count());
        if !(1..=80).contains(&length) || name.trim() != name || name.chars().any(char::is_control) {
            return Err(BoardError::new(BoardSection::Board, "name", BoardErrorKind::Name));
        }
        if !(MIN_ZONES..=MAX_ZONES).contains(&plan.zone.len()) {
            return Err(BoardError::new(BoardSection::Board, "zone", BoardErrorKind::Zones(plan.zone.len())));
        }
        for (n, zone) in plan.zone.iter().enumerate() {
            let part = BoardSection::Zone(n);
            of_its_kind(zone).map_err(|(field, kind)| BoardError::new(part, field, kind))?;
            barrier(n, zone).map_err(|kind| BoardError::new(part, "barrier", kind))?;
            scope(n, zone, &plan.zone).map_err(|kind| BoardError::new(part, "scope", kind))?;
        }
        counts(&plan.zone)?;
        spiral(&plan.spiral)?;
        let SpiralPlan { length, influence, chancellor, starts } = plan.spiral;
        Ok(Board {
            name: plan.name,
            zones: plan.zone.into_iter().map(zone).collect(),
            spiral: Spiral { length, influence, chancellor, starts },
        })
    }
}

/// What a zone says of itself fits its kind.
fn of_its_kind(zone: &ZonePlan) -> Result<(), (&'static str, BoardErrorKind)> {
    if zone.kind != ZoneKind::Plain {
        let said = [
            ("spaces", zone.spaces.is_some()),
            ("broth", zone.broth > 0),
            ("start", zone.start.is_some()),
            ("arrow", zone.arrow),
        ];
        return said
            .iter()
            .find(|(_, said)| *said)
            .map_or(Ok(()), |(field, _)| Err((*field, BoardErrorKind::PlainOnly)));
    }
    let spaces = zone.spaces.unwrap_or(0);
    if !(1..=MAX_SPACES).contains(&spaces) {
        return Err(("spaces", BoardErrorKind::Spaces(spaces)));
    }
    if zone.broth > spaces {
        return Err(("broth", BoardErrorKind::Broth { broth: zone.broth, spaces }));
    }
    match zone.start {
        Some(start) if !(1..=3).contains(&start) => Err(("start", BoardErrorKind::NoStart(start))),
        _ => Ok(()),
    }
}

fn barrier(n: usize, zone: &ZonePlan) -> Result<(), BoardErrorKind> {
    let numbers = &zone.barrier;
    if n == 0 {
        return if numbers.is_empty() { Ok(()) } else { Err(BoardErrorKind::FirstBarrier) };
    }
    let twice = numbers.iter().enumerate().any(|(at, number)| numbers[..at].contains(number));
    let fits = !numbers.is_empty() && numbers.iter().all(|number| (1..=6).contains(number));
    if fits && !twice { Ok(()) } else { Err(BoardErrorKind::Barrier) }
}

/// The zones that an influence space acts on lie behind it (M30).
fn scope(n: usize, zone: &ZonePlan, zones: &[ZonePlan]) -> Result<(), BoardErrorKind> {
    let Some(scope) = zone.scope else { return Ok(()) };
    let mut influences =
        zones.iter().enumerate().filter(|(_, zone)| zone.kind == ZoneKind::Influence).map(|(at, _)| at);
    let wanted = usize::from(scope).checked_sub(1).and_then(|scope| influences.nth(scope));
    if wanted.is_some_and(|at| at > n) && scope <= 2 { Ok(()) } else { Err(BoardErrorKind::Scope(scope)) }
}

/// What there must be once, or at most twice, on the whole track.
fn counts(zones: &[ZonePlan]) -> Result<(), BoardError> {
    let whole = |kind| Err(BoardError::new(BoardSection::Board, "zone", kind));
    let having = |has: &dyn Fn(&ZonePlan) -> bool| zones.iter().filter(|zone| has(zone)).count();
    for (start, needed) in (1..).zip(CROWD) {
        let found = having(&|zone| zone.start == Some(start));
        if found != 1 {
            return whole(BoardErrorKind::Start { start, found });
        }
        let at = zones.iter().position(|zone| zone.start == Some(start)).unwrap_or_default();
        let spaces = zones[at].spaces.unwrap_or_default();
        if spaces < needed {
            return Err(BoardError::new(
                BoardSection::Zone(at),
                "spaces",
                BoardErrorKind::Crowded { start, spaces, needed },
            ));
        }
    }
    let opinion = zones.iter().position(|zone| zone.kind == ZoneKind::Opinion);
    if opinion != Some(zones.len() - 1) {
        let at = opinion.unwrap_or(zones.len() - 1);
        return Err(BoardError::new(BoardSection::Zone(at), "kind", BoardErrorKind::Opinion));
    }
    match having(&|zone| zone.kind == ZoneKind::Newspaper) {
        1 => {}
        found => return whole(BoardErrorKind::Newspaper(found)),
    }
    match having(&|zone| zone.kind == ZoneKind::Influence) {
        0..=2 => {}
        found => return whole(BoardErrorKind::Influences(found)),
    }
    match having(&|zone| zone.arrow) {
        1 => Ok(()),
        found => whole(BoardErrorKind::Arrow(found)),
    }
}

fn spiral(spiral: &SpiralPlan) -> Result<(), BoardError> {
    let error = |field, kind| Err(BoardError::new(BoardSection::Spiral, field, kind));
    if !(1..=MAX_SPIRAL).contains(&spiral.length) {
        return error("length", BoardErrorKind::Length(spiral.length));
    }
    let all: Vec<u8> = spiral.influence.iter().chain(&spiral.chancellor).copied().collect();
    for (at, space) in all.iter().enumerate() {
        if !(1..spiral.length).contains(space) || all[..at].contains(space) {
            let field = if at < spiral.influence.len() { "influence" } else { "chancellor" };
            return error(field, BoardErrorKind::Effect(*space));
        }
    }
    match [spiral.starts.three, spiral.starts.four].into_iter().find(|start| *start >= spiral.length) {
        Some(start) => error("starts", BoardErrorKind::MarkerStart(start)),
        None => Ok(()),
    }
}

fn zone(plan: ZonePlan) -> ZoneData {
    let ZonePlan { kind, start, spaces, mut barrier, broth, scope, arrow } = plan;
    barrier.sort_unstable();
    ZoneData { kind, start, spaces, barrier, broth, scope, arrow }
}
