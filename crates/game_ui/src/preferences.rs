//! How the reader wants to play on this device: sound, motion, the pace of bots, and what is asked before a move.
//!
//! The page makes the preferences once, at its root, and remembers them; drawings and the kit read them from there.

use leptos::prelude::*;
use wire::Level;

/// One of a few things to choose from, known by a name that is remembered.
pub trait PreferenceValue: Copy + PartialEq + Send + Sync + 'static {
    /// All there are, in the order in which they are offered.
    const ALL: &'static [Self];

    /// As it is remembered, and named in hooks.
    fn id(self) -> &'static str;

    /// What goes by this name.
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|choice| choice.id() == id)
    }
}

/// How fast pieces move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MotionSpeed {
    /// Nothing moves: all is where it goes, at once.
    Off,
    /// For those who want to follow every piece.
    Slow,
    /// As it was drawn.
    Normal,
    /// For those who know the game.
    Fast,
}

impl MotionSpeed {
    /// By how much every duration is multiplied; nothing where nothing moves.
    pub const fn stretch(self) -> Option<f64> {
        match self {
            MotionSpeed::Off => None,
            MotionSpeed::Slow => Some(1.6),
            MotionSpeed::Normal => Some(1.0),
            MotionSpeed::Fast => Some(0.55),
        }
    }
}

impl PreferenceValue for MotionSpeed {
    const ALL: &'static [MotionSpeed] =
        &[MotionSpeed::Off, MotionSpeed::Slow, MotionSpeed::Normal, MotionSpeed::Fast];

    fn id(self) -> &'static str {
        match self {
            MotionSpeed::Off => "off",
            MotionSpeed::Slow => "slow",
            MotionSpeed::Normal => "normal",
            MotionSpeed::Fast => "fast",
        }
    }
}

/// How long bots on this device wait between their moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum BotSpeed {
    /// Long enough to think about each move.
    Slow,
    /// Long enough to see each move.
    #[default]
    Normal,
    /// Long enough to notice each move.
    Fast,
    /// They do not wait.
    Instant,
}

impl BotSpeed {
    /// From one bot's move to the next, in milliseconds.
    pub const fn pause_ms(self) -> f64 {
        match self {
            BotSpeed::Slow => 1_500.0,
            BotSpeed::Normal => 700.0,
            BotSpeed::Fast => 300.0,
            BotSpeed::Instant => 0.0,
        }
    }

    /// How many times as long as usual it takes to see what they do, so that it is seen within their pauses.
    const fn stretch(self) -> f64 {
        match self {
            BotSpeed::Slow => 1.5,
            BotSpeed::Normal => 1.0,
            BotSpeed::Fast | BotSpeed::Instant => 0.6,
        }
    }
}

impl PreferenceValue for BotSpeed {
    const ALL: &'static [BotSpeed] = &[BotSpeed::Slow, BotSpeed::Normal, BotSpeed::Fast, BotSpeed::Instant];

    fn id(self) -> &'static str {
        match self {
            BotSpeed::Slow => "slow",
            BotSpeed::Normal => "normal",
            BotSpeed::Fast => "fast",
            BotSpeed::Instant => "instant",
        }
    }
}

/// How large the page's text is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// As the browser has it.
    #[default]
    Usual,
    /// An eighth more.
    Large,
    /// A quarter more.
    Larger,
}

impl PreferenceValue for TextSize {
    const ALL: &'static [TextSize] = &[TextSize::Usual, TextSize::Large, TextSize::Larger];

    fn id(self) -> &'static str {
        match self {
            TextSize::Usual => "usual",
            TextSize::Large => "large",
            TextSize::Larger => "larger",
        }
    }
}

impl PreferenceValue for Level {
    const ALL: &'static [Level] = &Level::ALL;

    fn id(self) -> &'static str {
        Level::id(self)
    }
}

/// Within so many milliseconds all is begun that follows from what was skipped.
const SKIPPED_MS: f64 = 120.0;

fn page_clock() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// The reader's preferences on this device.
#[derive(Copy, Clone)]
pub struct Preferences {
    /// Is anything to be heard?
    pub sound: RwSignal<bool>,
    /// How loud, from 0 to 1.
    pub volume: RwSignal<f32>,
    /// How fast pieces move, where the reader chose; otherwise the system's wish decides.
    pub motion: RwSignal<Option<MotionSpeed>>,
    /// How long bots on this device wait between their moves.
    pub bot_speed: RwSignal<BotSpeed>,
    /// Is a move asked for twice?
    pub confirm_moves: RwSignal<bool>,
    /// Is what leaves no choice done without being asked for?
    pub plays_forced_moves: RwSignal<bool>,
    /// How large the text is.
    pub text_size: RwSignal<TextSize>,
    /// How well the bots play against whom one plays at once.
    pub bot_level: RwSignal<Level>,
    /// Does the system ask for less motion?
    wants_still: bool,
    /// Until when nothing moves, because the reader has skipped what was shown; by the page's clock, in milliseconds.
    skipped_until: StoredValue<f64>,
}

impl Preferences {
    /// How loud it is for those who never chose: quiet.
    pub const QUIET: f32 = 0.3;

    /// As things are before anybody chose, on a system that does or does not ask for less motion.
    pub fn new(wants_still: bool) -> Preferences {
        Preferences {
            sound: RwSignal::new(true),
            volume: RwSignal::new(Preferences::QUIET),
            motion: RwSignal::new(None),
            bot_speed: RwSignal::new(BotSpeed::default()),
            confirm_moves: RwSignal::new(false),
            plays_forced_moves: RwSignal::new(true),
            text_size: RwSignal::new(TextSize::default()),
            bot_level: RwSignal::new(Level::default()),
            wants_still,
            skipped_until: StoredValue::new(0.0),
        }
    }

    /// The reader's. What is drawn without a page around it, as in a test, has some of its own in which nothing moves.
    pub fn get() -> Preferences {
        use_context().unwrap_or_else(|| Preferences::new(true))
    }

    /// How fast pieces move: as the reader chose, or as the system wishes.
    pub fn motion_speed(self) -> MotionSpeed {
        self.motion.get().unwrap_or_else(|| self.systems_speed())
    }

    /// The same as it is now, for what happens once.
    pub fn motion_speed_now(self) -> MotionSpeed {
        // The page may be going away, and then nothing moves.
        if self.is_skipping() {
            return MotionSpeed::Off;
        }
        match self.motion.try_get_untracked() {
            Some(chosen) => chosen.unwrap_or_else(|| self.systems_speed()),
            None => MotionSpeed::Off,
        }
    }

    /// How many times as long as usual everything takes now; nothing where nothing moves.
    pub(crate) fn stretch_now(self) -> Option<f64> {
        let pace = self.bot_speed.try_get_untracked().unwrap_or_default().stretch();
        self.motion_speed_now().stretch().map(|stretch| stretch * pace)
    }

    /// For a moment nothing moves: whoever skips what is shown wants to see how it ends, and not how it comes to it.
    pub(crate) fn skip_motion(self) {
        self.skipped_until.try_set_value(page_clock() + SKIPPED_MS);
    }

    fn is_skipping(self) -> bool {
        let until = self.skipped_until.try_get_value().unwrap_or_default();
        // The clock is asked where something was skipped, so never without a page.
        until > 0.0 && page_clock() < until
    }

    fn systems_speed(self) -> MotionSpeed {
        if self.wants_still { MotionSpeed::Off } else { MotionSpeed::Normal }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn are_found_by_name<T: PreferenceValue + std::fmt::Debug>() {
        let names: BTreeSet<&str> = T::ALL.iter().map(|choice| choice.id()).collect();
        assert_eq!(names.len(), T::ALL.len());
        for choice in T::ALL {
            assert_eq!(T::from_id(choice.id()), Some(*choice));
        }
        assert_eq!(T::from_id("whatever"), None);
    }

    #[test]
    fn what_can_be_chosen_is_remembered_by_a_name() {
        are_found_by_name::<MotionSpeed>();
        are_found_by_name::<BotSpeed>();
        are_found_by_name::<TextSize>();
        are_found_by_name::<Level>();
    }

    #[test]
    fn the_system_decides_about_motion_until_the_reader_does() {
        let owner = Owner::new();
        owner.with(|| {
            let [still, moving] = [true, false].map(Preferences::new);
            assert_eq!(still.motion_speed_now(), MotionSpeed::Off);
            assert_eq!(moving.motion_speed_now(), MotionSpeed::Normal);
            still.motion.set(Some(MotionSpeed::Slow));
            moving.motion.set(Some(MotionSpeed::Off));
            assert_eq!(still.motion_speed_now(), MotionSpeed::Slow);
            let slow = still.stretch_now();
            still.bot_speed.set(BotSpeed::Slow);
            assert!(
                still.stretch_now() > slow && slow > Some(1.0),
                "whoever wants to see more has more time"
            );
            assert_eq!(moving.motion_speed_now(), MotionSpeed::Off);
        });
    }

    #[test]
    fn a_faster_speed_takes_less_time() {
        let stretches = MotionSpeed::ALL.iter().filter_map(|speed| speed.stretch()).collect::<Vec<_>>();
        assert!(stretches.windows(2).all(|pair| pair[0] > pair[1]), "{stretches:?}");
        assert_eq!(MotionSpeed::Off.stretch(), None);
        let pauses = BotSpeed::ALL.iter().map(|speed| speed.pause_ms()).collect::<Vec<_>>();
        assert!(pauses.windows(2).all(|pair| pair[0] > pair[1]), "{pauses:?}");
    }
}
