//! What each sound is made of.

use super::voice::{Fade, Voice, Wave, hertz};

use Wave::{Sine, Triangle};

/// Noise in a broad band, as of paper.
const PAPER: Wave = Wave::Noise { narrow: 0.8 };
/// Noise in a narrow band, as of a knock.
const KNOCK: Wave = Wave::Noise { narrow: 3.0 };

/// A sound of the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A button is pressed.
    Tick,
    /// A pin lands on an enamel plate.
    Picket,
    /// A wooden piece is set down.
    Wood,
    /// A die rolls and comes to rest.
    Die,
    /// A card is laid or turned.
    Card,
    /// A newspaper is opened, or a page turned.
    Page,
    /// The president of the chamber calls to order.
    Gavel,
    /// It is the reader's turn.
    Bell,
    /// That cannot be done.
    Refusal,
    /// A ballot falls into the box.
    Vote,
    /// One more seat is taken: the higher the count, the higher the pitch.
    SeatLanding(u8),
    /// A second of a clock that runs out.
    ClockTick,
    /// An ending, for whoever came out at this place: three chords for place 1, two for 2, one for others.
    Ending(u8),
}

impl Sound {
    /// Every sound once, for those who want to try them all.
    pub const ALL: [Sound; 13] = [
        Sound::Tick,
        Sound::Picket,
        Sound::Wood,
        Sound::Die,
        Sound::Card,
        Sound::Page,
        Sound::Gavel,
        Sound::Bell,
        Sound::Refusal,
        Sound::Vote,
        Sound::SeatLanding(0),
        Sound::ClockTick,
        Sound::Ending(1),
    ];

    /// Its voices.
    pub fn voices(self) -> Vec<Voice> {
        match self {
            Sound::Tick => vec![
                Voice::struck(KNOCK, 2_400.0, 0.03, 0.22),
                Voice::struck(Sine, 1_100.0, 0.025, 0.07).gliding_to(700.0),
            ],
            Sound::Picket => vec![
                Voice::struck(KNOCK, 900.0, 0.05, 0.6),
                Voice::struck(Sine, 150.0, 0.12, 0.5).gliding_to(80.0),
                // Enamel rings in partials that are no multiples of each other.
                Voice::struck(Sine, 2_093.0, 0.28, 0.12),
                Voice::struck(Sine, 3_350.0, 0.2, 0.07),
                Voice::struck(Sine, 5_180.0, 0.12, 0.04),
            ],
            Sound::Wood => knock(0.0, 330.0, 0.55),
            Sound::Die => die(),
            Sound::Card => {
                vec![swish(0.0, 0.13, 1_800.0, 4_200.0, 0.5), Voice::struck(KNOCK, 700.0, 0.04, 0.3).at(0.1)]
            }
            Sound::Page => vec![
                swish(0.0, 0.24, 900.0, 3_400.0, 0.45),
                swish(0.2, 0.18, 3_000.0, 1_200.0, 0.35),
                Voice::struck(KNOCK, 420.0, 0.06, 0.25).at(0.34),
            ],
            Sound::Gavel => [knock(0.0, 210.0, 0.9), knock(0.19, 200.0, 0.7)].concat(),
            // Two notes up, each fading from the first moment.
            Sound::Bell => (0..2u8)
                .map(|step| Voice {
                    attack: 0.0,
                    release: 0.16,
                    ..Voice::held(Sine, [587.3, 784.0][usize::from(step)], 0.16, 0.4, 0.0)
                        .at(0.16 * f32::from(step))
                })
                .collect(),
            Sound::Refusal => vec![
                Voice::held(Triangle, hertz(55), 0.13, 0.4, 0.025),
                Voice::held(Triangle, hertz(51), 0.2, 0.4, 0.03).at(0.14),
            ],
            Sound::Vote => vec![
                swish(0.0, 0.09, 2_600.0, 1_400.0, 0.3),
                Voice::struck(Sine, 240.0, 0.07, 0.35).gliding_to(150.0).at(0.07),
            ],
            Sound::SeatLanding(count) => knock(0.0, 260.0 * 2f32.powf(f32::from(count.min(36)) / 12.0), 0.5),
            Sound::ClockTick => {
                vec![Voice::struck(KNOCK, 3_200.0, 0.025, 0.35), Voice::struck(Sine, 1_760.0, 0.03, 0.1)]
            }
            Sound::Ending(place) => ending(place),
        }
    }
}

/// A wooden knock of this pitch.
fn knock(at: f32, pitch: f32, loud: f32) -> Vec<Voice> {
    vec![
        Voice::struck(KNOCK, 4.0 * pitch, 0.035, loud).at(at),
        Voice::struck(Triangle, pitch, 0.09, 0.7 * loud).gliding_to(0.8 * pitch).at(at),
        Voice::struck(Sine, 2.7 * pitch, 0.05, 0.2 * loud).at(at),
    ]
}

/// Paper moving through the air.
fn swish(at: f32, length: f32, from: f32, to: f32, loud: f32) -> Voice {
    Voice {
        attack: 0.4 * length,
        release: 0.6 * length,
        fade: Fade::Linear,
        ..Voice::struck(PAPER, from, length, loud).gliding_to(to).at(at)
    }
}

/// A die: knocks that come slower and softer, the last one low.
fn die() -> Vec<Voice> {
    const HITS: [(f32, f32, f32); 6] = [
        (0.0, 520.0, 0.5),
        (0.07, 610.0, 0.42),
        (0.15, 470.0, 0.4),
        (0.24, 560.0, 0.32),
        (0.34, 500.0, 0.26),
        (0.45, 390.0, 0.4),
    ];
    let hit = |(at, pitch, loud): (f32, f32, f32)| {
        [
            Voice::struck(KNOCK, 3.6 * pitch, 0.03, loud).at(at),
            Voice::struck(Triangle, pitch, 0.05, 0.4 * loud).at(at),
        ]
    };
    HITS.into_iter().flat_map(hit).collect()
}

/// Chords as of brass: F, B flat and F again, higher, for whoever won; two for the second, one for others.
fn ending(place: u8) -> Vec<Voice> {
    const CHORDS: [[u8; 4]; 3] = [[53, 60, 65, 69], [58, 62, 65, 70], [53, 65, 69, 72]];
    const EACH: f32 = 0.34;
    let chords: &[[u8; 4]] = match place {
        0 | 1 => &CHORDS,
        2 => &CHORDS[..2],
        _ => &CHORDS[..1],
    };
    let last = chords.len() - 1;
    let note = |index: usize, note: u8| {
        let length = if index == last { 1.2 } else { EACH };
        let release = if index == last { 0.9 } else { 0.1 };
        Voice { release, ..Voice::held(Triangle, hertz(note), length, 0.2, 0.03) }.at(EACH * index as f32)
    };
    chords.iter().enumerate().flat_map(|(index, chord)| chord.map(|pitch| note(index, pitch))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::synthesizer::MOST_VOICES;
    use super::*;

    #[test]
    fn every_sound_is_short_and_has_room_for_others_beside_it() {
        for sound in Sound::ALL {
            let voices = sound.voices();
            assert!(!voices.is_empty() && voices.len() <= MOST_VOICES / 2, "{sound:?}");
            for voice in &voices {
                assert!(
                    voice.end() <= 2.0 && voice.attack + voice.release <= voice.length + 0.001,
                    "{sound:?}"
                );
                assert!((40.0..12_000.0).contains(&voice.from) && (40.0..12_000.0).contains(&voice.to));
            }
        }
    }

    #[test]
    fn no_sound_is_louder_than_the_device() {
        for sound in Sound::ALL {
            let voices = sound.voices();
            for voice in &voices {
                let together = voices.iter().filter(|other| other.at <= voice.at && voice.at < other.end());
                let loud: f32 = together.map(|other| other.loud).sum();
                // What passes a narrow band keeps little of its noise; the limiter takes care of the rest.
                assert!(loud <= 2.0, "{sound:?} {loud}");
            }
        }
    }

    #[test]
    fn seats_land_higher_and_higher_and_an_ending_is_longer_for_the_winner() {
        let pitch = |count| Sound::SeatLanding(count).voices()[1].from;
        assert!(pitch(0) < pitch(5) && pitch(5) < pitch(12));
        let length = |place| Sound::Ending(place).voices().iter().map(Voice::end).fold(0.0, f32::max);
        assert!(length(1) > length(2) && length(2) > length(3));
        assert_eq!(Sound::Ending(3).voices(), Sound::Ending(7).voices());
    }
}
