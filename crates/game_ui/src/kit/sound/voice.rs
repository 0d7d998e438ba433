//! One voice of a sound: a tone or a noise with its loudness over time.

/// What swings.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Wave {
    /// A pure tone.
    Sine,
    /// A tone with some edge, as of wood or a flute.
    Triangle,
    /// White noise through a band around the voice's frequency, of this width: the higher, the narrower.
    Noise {
        /// The quality factor of the band.
        narrow: f32,
    },
}

/// How a voice dies away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fade {
    /// Evenly, as a note that is held and let go.
    Linear,
    /// Fast and then slower, as whatever is struck.
    Struck,
}

/// A voice. Times are in seconds, frequencies in hertz, loudness is 1 for all that the device can do at full volume.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Voice {
    /// When it begins, after the sound has.
    pub at: f32,
    /// How long it lasts.
    pub length: f32,
    /// What swings.
    pub wave: Wave,
    /// Its frequency when it begins.
    pub from: f32,
    /// Its frequency when it ends.
    pub to: f32,
    /// How loud it gets.
    pub loud: f32,
    /// How long it takes to get so loud.
    pub attack: f32,
    /// How long it takes to die away.
    pub release: f32,
    /// How it dies away.
    pub fade: Fade,
}

impl Voice {
    /// Something that is struck: at once there, then dying away.
    pub const fn struck(wave: Wave, frequency: f32, length: f32, loud: f32) -> Voice {
        Voice {
            at: 0.0,
            length,
            wave,
            from: frequency,
            to: frequency,
            loud,
            attack: 0.002,
            release: length - 0.002,
            fade: Fade::Struck,
        }
    }

    /// A note that comes, is held, and goes, each edge taking so long.
    pub const fn held(wave: Wave, frequency: f32, length: f32, loud: f32, edge: f32) -> Voice {
        Voice {
            at: 0.0,
            length,
            wave,
            from: frequency,
            to: frequency,
            loud,
            attack: edge,
            release: edge,
            fade: Fade::Linear,
        }
    }

    /// The same voice, beginning later.
    #[must_use]
    pub const fn at(self, at: f32) -> Voice {
        Voice { at, ..self }
    }

    /// The same voice, gliding to another frequency.
    #[must_use]
    pub const fn gliding_to(self, to: f32) -> Voice {
        Voice { to, ..self }
    }

    /// When it has died away.
    pub fn end(&self) -> f32 {
        self.at + self.length
    }
}

/// The frequency of a note by its number on a keyboard where 69 is A at 440 hertz.
pub fn hertz(note: u8) -> f32 {
    440.0 * 2f32.powf((f32::from(note) - 69.0) / 12.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_octave_doubles_the_frequency() {
        assert!((hertz(69) - 440.0).abs() < 0.01);
        assert!((hertz(81) - 880.0).abs() < 0.01);
    }
}
