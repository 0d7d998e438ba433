//! Lookup tables of the career track, worked out once from the board and the table's options.

use crate::board::{Board, Kind, MAX_ZONES, Zone, ZoneData};
use crate::options::Options;
use rules::never;

/// A set of zones, or of a zone's spaces.
type Bits = u32;

/// The track.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    /// The opinion space, the last zone.
    pub(crate) last: Zone,
    /// Where exiles go (M25).
    pub(crate) newspaper: Zone,
    /// The zones of the four pawns at the start (M2).
    pub(crate) starts: [Zone; 4],
    kinds: [Kind; MAX_ZONES],
    /// For each zone the faces of the die that its barrier admits.
    barriers: [u8; MAX_ZONES],
    /// For each zone its spaces; none where they are not counted.
    rooms: [u16; MAX_ZONES],
    /// For each zone its spaces above a broth space.
    broths: [u16; MAX_ZONES],
    /// For each zone the zones that it acts on as an influence space.
    scopes: [Bits; MAX_ZONES],
}

impl Track {
    pub(crate) fn new(options: &Options) -> Track {
        let board: &Board = &options.board;
        let (mut kinds, mut barriers) = ([Kind::Plain; MAX_ZONES], [0; MAX_ZONES]);
        let (mut rooms, mut broths, mut scopes) = ([0; MAX_ZONES], [0; MAX_ZONES], [0; MAX_ZONES]);
        let the = |what: &str, is: &dyn Fn(&ZoneData) -> bool| {
            let at = board.zones().iter().position(is);
            never!(at.is_none(), "a board without {what} does not load");
            at.unwrap_or_default()
        };
        let arrow = the("an arrow", &|zone| zone.arrow);
        let mut influences = 0;
        for (n, zone) in board.zones().iter().enumerate() {
            kinds[n] = zone.kind;
            barriers[n] = zone.barrier.iter().fold(0, |faces, face| faces | 1 << face);
            rooms[n] = first(zone.spaces.unwrap_or(0));
            broths[n] = first(zone.broth);
            if zone.kind == Kind::Influence {
                influences += 1;
                rooms[n] = first(u8::from(!options.influence_holds_any));
                let behind = |other: usize| board.zones()[other].scope == Some(influences);
                let scope =
                    |other: &usize| if options.before_arrow { *other < arrow } else { behind(*other) };
                scopes[n] = (0..board.zones().len()).filter(scope).fold(0, |zones, zone| zones | 1 << zone);
            }
        }
        let newspaper = the("a newspaper", &|zone| zone.kind == Kind::Newspaper);
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
    pub(crate) fn kind(&self, zone: Zone) -> Kind {
        self.kinds[zone.index()]
    }

    /// Does the barrier before this zone admit this face (M11)?
    #[inline]
    pub(crate) fn admits(&self, zone: Zone, die: u8) -> bool {
        self.barriers[zone.index()] & 1 << die != 0
    }

    /// The zone's spaces as a set; empty where any number of pawns may stand (M21, M25).
    #[inline]
    pub(crate) fn room(&self, zone: Zone) -> u16 {
        self.rooms[zone.index()]
    }

    /// Is there a broth space below this space?
    #[inline]
    pub(crate) fn above_broth(&self, zone: Zone, space: u8) -> bool {
        space < 16 && self.broths[zone.index()] & 1 << space != 0
    }

    /// Does the influence space in `from` act on `zone` (M30, MR2)?
    #[inline]
    pub(crate) fn in_scope(&self, from: Zone, zone: Zone) -> bool {
        self.scopes[from.index()] & 1 << zone.0 != 0
    }
}

/// The first so many spaces.
fn first(count: u8) -> u16 {
    ((1u32 << count) - 1) as u16
}
