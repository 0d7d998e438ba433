//! The wooden pieces: a turned foot, a baluster with the party's sash around it, and a head in the shape of the seat's sign.

use rules::Seat;

/// How much larger than its drawing a pawn stands on the street.
pub(crate) const PAWN: f32 = 1.1;

/// A piece, its foot at the origin, with something on its sash.
pub(crate) fn piece(seat: Seat, label: &str) -> String {
    let (head, colour) = (format!("#mn-head{}", seat.index() % 4), format!("seat-{}", seat.index()));
    format!(
        r##"<ellipse class="mn-cast" cx="5" cy="1" rx="20" ry="6"/><g class="mn-halo"><use href="#mn-wooden"/><use href="{head}"/></g><use href="#mn-wooden" class="mn-wood"/><g class="{colour} mn-lacquer"><use href="#mn-sash"/><use href="{head}"/></g><use href="#mn-sash" class="mn-turn"/><use href="{head}" class="mn-gloss"/><text class="mn-label" y="-24">{label}</text>"##
    )
}

/// How large a short one is drawn beside a tall one.
pub(crate) const SQUAT: f32 = 0.92;

/// A piece as tall as there is room for: where the street goes up or down the screen, a tall one would hide the number on
/// the piece behind it, so the baluster is shorter there.
pub(crate) fn standing(seat: Seat, label: &str, squat: bool) -> String {
    if !squat {
        return piece(seat, label);
    }
    let (head, colour) = (format!("#mn-head{}", seat.index() % 4), format!("seat-{}", seat.index()));
    let (low, down) = (r#"transform="scale(1 .68)""#, r#"transform="translate(0 13.5)""#);
    format!(
        r##"<ellipse class="mn-cast" cx="5" cy="1" rx="20" ry="6"/><g class="mn-halo"><use href="#mn-wooden" {low}/><use href="{head}" {down}/></g><use href="#mn-wooden" class="mn-wood" {low}/><g class="{colour} mn-lacquer"><use href="#mn-sash" {low}/><use href="{head}" {down}/></g><use href="#mn-sash" class="mn-turn" {low}/><use href="{head}" class="mn-gloss" {down}/><text class="mn-label" y="-16">{label}</text>"##
    )
}

/// A small die face, for beside the board: its pips on a square of 80.
pub(crate) fn pips(face: u8, far: f32, radius: f32) -> String {
    let middle = (face % 2 == 1).then_some((0.0, 0.0));
    let slope = (face >= 2).then_some([(-far, far), (far, -far)]);
    let other = (face >= 4).then_some([(-far, -far), (far, far)]);
    let sides = (face == 6).then_some([(-far, 0.0), (far, 0.0)]);
    let places = middle.into_iter().chain([slope, other, sides].into_iter().flatten().flatten());
    places.map(|(x, y)| format!(r#"<circle class="mn-pip" cx="{x:.1}" cy="{y:.1}" r="{radius}"/>"#)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_as_many_pips_as_it_counts() {
        for face in 1..=6 {
            assert_eq!(pips(face, 20.0, 6.0).matches("<circle").count(), usize::from(face));
        }
    }

    #[test]
    fn every_piece_is_drawn_from_symbols_that_exist() {
        for seat in Seat::all().take(minister::MAX_PLAYERS) {
            let drawn = piece(seat, "1") + &standing(seat, "1", true);
            for used in drawn.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(crate::scene::SYMBOLS.contains(&format!("id=\"{used}\"")), "{used}");
            }
        }
    }
}
