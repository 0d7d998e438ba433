//! Lookup tables of the career track, worked out once from the board and the table's options.

use crate::board::{Board, MAX_SPACES, MAX_ZONES, Zone, ZoneData, ZoneKind};
use crate::options::Options;
use rules::{bit_set, never};

/// A space of a zone by its number.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Space(pub(crate) u8);

/// A face of the die.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Face(u8);

bit_set! {
    /// Some zones of the track.
    struct Zones(u32) of Zone;
}

bit_set! {
    /// Some spaces of a zone.
    pub(crate) struct Spaces(u16) of Space;
}

bit_set! {
    /// Some faces of the die.
    struct Faces(u8) of Face;
}

/// The track.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    /// The opinion space, the last zone.
    pub(crate) last: Zone,
    /// Where exiles go (M25).
    pub(crate) newspaper: Zone,
    /// The zones of the four pawns at the start (M2).
    pub(crate) starts: [Zone; 4],
    kinds: [ZoneKind; MAX_ZONES],
    /// For each zone the faces of the die that its barrier admits.
    barriers: [Faces; MAX_ZONES],
    /// For each zone its spaces; none where they are not counted.
    rooms: [Spaces; MAX_ZONES],
    /// For each zone its spaces above a broth space.
    broths: [Spaces; MAX_ZONES],
    /// For each zone the zones that it acts on as an influence space.
    scopes: [Zones; MAX_ZONES],
}

impl Track {
    pub(crate) fn new(options: &Options) -> Track {
        let board: &Board = &options.board;
        let (mut kinds, mut barriers) = ([ZoneKind::Plain; MAX_ZONES], [Faces::NONE; MAX_ZONES]);
        let (mut rooms, mut broths) = ([Spaces::NONE; MAX_ZONES], [Spaces::NONE; MAX_ZONES]);
        let mut scopes = [Zones::NONE; MAX_ZONES];
        let the = |what: &str, is: &dyn Fn(&ZoneData) -> bool| {
            let at = board.zones().iter().position(is);
            never!(at.is_none(), "a board without {what} does not load");
            at.unwrap_or_default()
        };
        let arrow = the("an arrow", &|zone| zone.arrow);
        let mut influences = 0;
        for (n, zone) in board.zones().iter().enumerate() {
            kinds[n] = zone.kind;
            barriers[n] = zone.barrier.iter().copied().map(Face).collect();
            rooms[n] = Spaces::below(zone.spaces.unwrap_or(0));
            broths[n] = Spaces::below(zone.broth);
            if zone.kind == ZoneKind::Influence {
                influences += 1;
                rooms[n] = Spaces::below(u8::from(!options.influence_holds_any));
                let behind = |other: Zone| board.zones()[other.index()].scope == Some(influences);
                let scope =
                    |other: &Zone| if options.before_arrow { other.index() < arrow } else { behind(*other) };
                scopes[n] = (0..board.zones().len() as u8).map(Zone).filter(scope).collect();
            }
        }
        let newspaper = the("a newspaper", &|zone| zone.kind == ZoneKind::Newspaper);
        Track {
            last: Zone(board.zones().len() as u8 - 1),
            newspaper: Zone(newspaper as u8),
            starts: [1, 2, 2, 3].map(|number| board.start(number)),
            kinds,
            barriers,
            rooms,
            broths,
            scopes,
        }
    }

    #[inline]
    pub(crate) fn kind(&self, zone: Zone) -> ZoneKind {
        self.kinds[zone.index()]
    }

    /// Does the barrier before this zone admit this face (M11)?
    #[inline]
    pub(crate) fn admits(&self, zone: Zone, die: u8) -> bool {
        self.barriers[zone.index()].contains(Face(die))
    }

    /// The zone's spaces; empty where any number of pawns may stand (M21, M25).
    #[inline]
    pub(crate) fn room(&self, zone: Zone) -> Spaces {
        self.rooms[zone.index()]
    }

    /// Is there a broth space below this space?
    #[inline]
    pub(crate) fn above_broth(&self, zone: Zone, space: u8) -> bool {
        space < MAX_SPACES && self.broths[zone.index()].contains(Space(space))
    }

    /// Does the influence space in `from` act on `zone` (M30, MR2)?
    #[inline]
    pub(crate) fn in_scope(&self, from: Zone, zone: Zone) -> bool {
        self.scopes[from.index()].contains(zone)
    }
}
