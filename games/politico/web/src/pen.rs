//! Writes the `d` of paths. The benches have ten thousand lengths: a tenth is precise enough for a drawing of this size, and
//! whole numbers are written faster, and in less room, than floating ones.

use std::fmt::Write;

/// A length, with what separates it from the one before.
pub(crate) fn length(path: &mut String, length: f32) {
    let tenths = (10.0 * length).round() as i32;
    let (sign, whole, tenth) = (if tenths < 0 { "-" } else { " " }, tenths.abs() / 10, tenths.abs() % 10);
    // Writing into a string cannot fail.
    let _ = match tenth {
        0 => write!(path, "{sign}{whole}"),
        _ => write!(path, "{sign}{whole}.{tenth}"),
    };
}

/// A letter of a path and the lengths that follow it.
pub(crate) fn draw(path: &mut String, letter: char, lengths: &[f32]) {
    path.push(letter);
    for one in lengths {
        length(path, *one);
    }
}

/// A disc around a point.
pub(crate) fn disc(path: &mut String, x: f32, y: f32, radius: f32) {
    // All but a tenth of the way round, from the lowest point.
    draw(path, 'M', &[x, y + radius]);
    draw(path, 'a', &[radius, radius]);
    path.push_str(" 0 1 1 .1 0z");
}

/// A path as an element.
pub(crate) fn element(svg: &mut String, class: &str, d: &str) {
    for part in ["<path class=\"", class, "\" d=\"", d, "\"/>"] {
        svg.push_str(part);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_to_a_tenth() {
        let mut path = String::new();
        draw(&mut path, 'M', &[12.0, -3.46, 0.04, -0.26]);
        assert_eq!(path, "M 12-3.5 0-0.3");
    }
}
