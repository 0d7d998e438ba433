//! The page's one audio context and the graph in it: voices, the bus they belong to, a limiter, the device.

use super::score::Sound;
use super::voice::{Fade, Voice, Wave};
use leptos::wasm_bindgen::JsValue;
use std::cell::RefCell;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioScheduledSourceNode, BiquadFilterType,
    GainNode, OscillatorType,
};

/// More voices than this are not heard at once: what comes on top is left out.
pub(super) const MOST_VOICES: usize = 40;
/// What the ear no longer hears.
const SILENCE: f32 = 0.0008;
/// What begins within so many seconds begins at once.
const AT_ONCE: f64 = 0.04;
/// How much noise is kept to be played again and again, in seconds.
const NOISE: f32 = 1.0;

/// Where a voice belongs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Bus {
    /// Sounds of the table, as many at once as can be told apart.
    Table,
    /// A piece that somebody asked for and may stop.
    Performance,
}

thread_local! {
    /// Made at the first press; none where the browser has no sound.
    static SYNTHESIZER: RefCell<Option<Synthesizer>> = const { RefCell::new(None) };
    /// How loud the reader wants it, also before anything can be heard.
    static VOLUME: RefCell<f32> = const { RefCell::new(0.0) };
}

struct Synthesizer {
    context: AudioContext,
    /// What all voices go through; its gain is the reader's volume.
    master: GainNode,
    noise: AudioBuffer,
    /// When each voice of the table that sounds will have died away, by the context's clock.
    ends: Vec<f64>,
    /// The sounds of the table that began last, and when.
    begun: Vec<(Sound, f64)>,
}

/// A piece that is being played. Dropped, it goes on.
pub struct PlayingPiece {
    gain: GainNode,
}

impl PlayingPiece {
    /// Stops it.
    pub fn stop(&self) {
        // Whatever is still to come plays into nothing; a node that is loose already is as silent.
        let _ = self.gain.disconnect();
    }
}

/// Makes the audio context, or wakes it where the browser put it to sleep. Only to be called while something is pressed.
pub(super) fn wake() {
    SYNTHESIZER.with_borrow_mut(|kept| {
        // A device without sound stays silent.
        if kept.is_none() {
            *kept = Synthesizer::new().ok();
        }
        let Some(synthesizer) = kept else { return };
        if synthesizer.context.state() == AudioContextState::Suspended {
            // Where the browser does not take this for a press, the next one wakes it.
            let _ = synthesizer.context.resume();
        }
    });
}

/// As loud as this from now on, from 0 to 1.
pub(super) fn set_volume(volume: f32) {
    VOLUME.set(volume);
    SYNTHESIZER.with_borrow(|kept| {
        if let Some(synthesizer) = kept {
            synthesizer.master.gain().set_value(volume);
        }
    });
}

/// Plays a sound of the table after so many seconds. The same sound twice at once would only be louder, so it is left out.
pub(super) fn play(sound: Sound, after: f32) {
    let is_new = SYNTHESIZER.with_borrow_mut(|kept| kept.as_mut().is_some_and(|it| it.begins(sound, after)));
    if is_new {
        // What is heard in the table's bus is never stopped.
        let _ = schedule(&sound.voices(), Bus::Table, after);
    }
}

/// Plays voices after so many seconds; nothing where nothing can be heard, or too much is.
pub(super) fn schedule(voices: &[Voice], bus: Bus, after: f32) -> Option<PlayingPiece> {
    SYNTHESIZER.with_borrow_mut(|kept| {
        let synthesizer = kept.as_mut().filter(|it| bus == Bus::Performance || it.is_awake())?;
        synthesizer.schedule(voices, bus, f64::from(after)).ok().flatten()
    })
}

impl Synthesizer {
    fn new() -> Result<Synthesizer, JsValue> {
        let context = AudioContext::new()?;
        let master = context.create_gain()?;
        master.gain().set_value(VOLUME.with_borrow(|volume| *volume));
        // So that many sounds at once do not crackle; what is quieter passes as it is.
        let limiter = context.create_dynamics_compressor()?;
        limiter.threshold().set_value(-3.0);
        limiter.knee().set_value(0.0);
        limiter.ratio().set_value(20.0);
        master.connect_with_audio_node(&limiter)?;
        limiter.connect_with_audio_node(&context.destination())?;
        let rate = context.sample_rate();
        let samples = white_noise((NOISE * rate) as usize);
        let noise = context.create_buffer(1, samples.len() as u32, rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Synthesizer { context, master, noise, ends: Vec::new(), begun: Vec::new() })
    }

    /// Notes that a sound begins after so many seconds; gives whether it does not begin anyway.
    fn begins(&mut self, sound: Sound, after: f32) -> bool {
        let at = self.context.current_time() + f64::from(after);
        self.begun.retain(|(_, begun)| (at - begun).abs() < AT_ONCE);
        let is_new = self.begun.iter().all(|(begun, _)| *begun != sound);
        if is_new {
            self.begun.push((sound, at));
        }
        is_new
    }

    fn is_awake(&self) -> bool {
        self.context.state() == AudioContextState::Running
    }

    fn schedule(&mut self, voices: &[Voice], bus: Bus, after: f64) -> Result<Option<PlayingPiece>, JsValue> {
        let now = self.context.current_time();
        self.ends.retain(|end| *end > now);
        if bus == Bus::Table && self.ends.len() + voices.len() > MOST_VOICES {
            return Ok(None);
        }
        let gain = self.context.create_gain()?;
        gain.connect_with_audio_node(&self.master)?;
        for voice in voices {
            self.begin(voice, &gain, now + after)?;
        }
        if bus == Bus::Table {
            self.ends.extend(voices.iter().map(|voice| now + after + f64::from(voice.end())));
        }
        Ok(Some(PlayingPiece { gain }))
    }

    /// Puts one voice into the graph. The browser takes it out again once it has died away.
    fn begin(&self, voice: &Voice, bus: &GainNode, start: f64) -> Result<(), JsValue> {
        let [begins, ends] = [voice.at, voice.end()].map(|time| start + f64::from(time));
        let envelope = self.context.create_gain()?;
        let loudness = envelope.gain();
        loudness.set_value_at_time(if voice.attack > 0.0 { 0.0 } else { voice.loud }, begins)?;
        loudness.linear_ramp_to_value_at_time(voice.loud, begins + f64::from(voice.attack))?;
        loudness.set_value_at_time(voice.loud, ends - f64::from(voice.release))?;
        match voice.fade {
            Fade::Linear => loudness.linear_ramp_to_value_at_time(0.0, ends)?,
            Fade::Struck => loudness.exponential_ramp_to_value_at_time(SILENCE, ends)?,
        };
        envelope.connect_with_audio_node(bus)?;
        match voice.wave {
            Wave::Sine => self.tone(voice, OscillatorType::Sine, &envelope, [begins, ends]),
            Wave::Triangle => self.tone(voice, OscillatorType::Triangle, &envelope, [begins, ends]),
            Wave::Noise { narrow } => self.noise(voice, narrow, &envelope, [begins, ends]),
        }
    }

    fn tone(
        &self,
        voice: &Voice,
        kind: OscillatorType,
        into: &AudioNode,
        [begins, ends]: [f64; 2],
    ) -> Result<(), JsValue> {
        let oscillator = self.context.create_oscillator()?;
        oscillator.set_type(kind);
        oscillator.frequency().set_value_at_time(voice.from, begins)?;
        oscillator.frequency().exponential_ramp_to_value_at_time(voice.to, ends)?;
        oscillator.connect_with_audio_node(into)?;
        sound_between(&oscillator, begins, ends)
    }

    fn noise(
        &self,
        voice: &Voice,
        narrow: f32,
        into: &AudioNode,
        [begins, ends]: [f64; 2],
    ) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        source.set_loop(true);
        let band = self.context.create_biquad_filter()?;
        band.set_type(BiquadFilterType::Bandpass);
        band.q().set_value(narrow);
        band.frequency().set_value_at_time(voice.from, begins)?;
        band.frequency().exponential_ramp_to_value_at_time(voice.to, ends)?;
        source.connect_with_audio_node(&band)?;
        band.connect_with_audio_node(into)?;
        sound_between(&source, begins, ends)
    }
}

fn sound_between(source: &AudioScheduledSourceNode, begins: f64, ends: f64) -> Result<(), JsValue> {
    source.start_with_when(begins)?;
    source.stop_with_when(ends)
}

/// Noise between -1 and 1, the same every time.
fn white_noise(samples: usize) -> Vec<f32> {
    let mut state = 0x2545_f491u32;
    let mut next = || {
        // A linear congruential generator: the ear does not hear its pattern, whose period is longer than the noise.
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / 8_388_608.0 - 1.0
    };
    (0..samples).map(|_| next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_noise() {
        let noise = white_noise(48_000);
        let mean = noise.iter().sum::<f32>() / noise.len() as f32;
        assert!(mean.abs() < 0.02, "{mean}");
        assert!(noise.iter().all(|sample| (-1.0..=1.0).contains(sample)));
        let turns = noise.windows(2).filter(|pair| pair[0] * pair[1] < 0.0).count();
        assert!((20_000..28_000).contains(&turns), "{turns}");
    }
}
