//! Colours as boards write them.

use std::fmt;

/// Red, green and blue; written `#RRGGBB`, and nothing else is taken for a colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// For lines whose board names no colour: told apart by people with any sight, at least for the first eight.
    const PALETTE: [Colour; 8] = [
        Colour([0x00, 0x72, 0xB2]),
        Colour([0xE6, 0x9F, 0x00]),
        Colour([0x00, 0x9E, 0x73]),
        Colour([0xCC, 0x79, 0xA7]),
        Colour([0xD5, 0x5E, 0x00]),
        Colour([0x56, 0xB4, 0xE9]),
        Colour([0xF0, 0xE4, 0x42]),
        Colour([0x55, 0x55, 0x55]),
    ];

    /// Reads `#RRGGBB`.
    pub fn read(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        // A sign would be taken for part of a number.
        if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let [_, r, g, b] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        Some(Colour([r, g, b]))
    }

    /// A colour for the n-th line of a board that names none.
    pub(super) fn nth(n: usize) -> Colour {
        Colour::PALETTE[n % Colour::PALETTE.len()]
    }

    /// How bright it is between 0 and 1, as WCAG reckons it for contrasts.
    pub fn luminance(self) -> f32 {
        let [r, g, b] = self.0.map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// Black or white, whichever can be read on this colour.
    pub(super) fn ink(self) -> Colour {
        let [r, g, b] = self.0.map(u32::from);
        // Weights of the perceived brightness, in thousandths.
        if 299 * r + 587 * g + 114 * b > 140_000 { Colour([0; 3]) } else { Colour([0xFF; 3]) }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [r, g, b] = self.0;
        write!(f, "#{r:02X}{g:02X}{b:02X}")
    }
}
