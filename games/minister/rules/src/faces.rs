//! What the faces of the die are good for, where the board does not say (M20, M23, M33, MR6).

/// Does it lift a pawn out of the broth (M33)?
#[inline]
pub(crate) const fn lifts(face: u8) -> bool {
    face >= 4
}

/// How many ministers it wins: 1, 2 and 3 as many, 4 to 6 none (M20, M23, MR6).
#[inline]
pub(crate) const fn ministers(face: u8) -> u8 {
    if face <= 3 { face } else { 0 }
}
