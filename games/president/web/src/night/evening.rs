//! The course of the evening: how many returns are in. It is played once as the end comes, and again when asked; until it
//! was seen once, nothing else tells how it ended.

use super::returns::{Return, returns, totals, wait};
use crate::BoardContext;
use game_ui::kit::motion::Animator;
use game_ui::kit::sound::{Sound, SoundPlayer};
use leptos::prelude::*;
use president::Territories;
use rules::Seat;
use std::sync::Arc;
use std::time::Duration;

/// How long whoever is elected is looked at before the page tells the result, in milliseconds.
const VERDICT: f64 = 3_600.0;
/// From so long a wait on every return is heard.
const SLOW_ENOUGH: Duration = Duration::from_millis(70);

/// When the end came.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum End {
    /// It is still to come. This was the number of what was told last.
    ToCome(u64),
    /// It came while somebody looked, after this number.
    Tonight(u64),
    /// Whoever looks came when it was over.
    Past,
}

impl End {
    /// When the end came, given what was known before of a table that is over or not.
    fn after(earlier: Option<End>, over: bool, number: u64) -> End {
        match (over, earlier) {
            (false, _) => End::ToCome(number),
            (true, Some(End::ToCome(number) | End::Tonight(number))) => End::Tonight(number),
            (true, Some(End::Past) | None) => End::Past,
        }
    }
}

/// The evening as all who draw it share it.
#[derive(Copy, Clone)]
pub(crate) struct Evening {
    context: BoardContext,
    end: Memo<End>,
    /// Every return; none before the end.
    pub(crate) returns: Memo<Arc<Vec<Return>>>,
    /// So many of them are in; nothing before the evening has begun.
    shown: RwSignal<Option<usize>>,
    /// Was it seen to its end?
    told: RwSignal<bool>,
    /// Which playing of the evening this is: the timers of an earlier one end themselves.
    playing: StoredValue<u32>,
    motion: Animator,
    sounds: SoundPlayer,
}

impl Evening {
    /// The evening of a table. Whoever comes when it is over sees everything at once.
    pub(crate) fn of(context: BoardContext) -> Evening {
        context.shared(|| Evening::new(context))
    }

    fn new(context: BoardContext) -> Evening {
        let over = Memo::new(move |_| context.view.with(|view| view.ending.is_some()));
        let end = Memo::new(move |earlier: Option<&End>| {
            End::after(earlier.copied(), over.get(), context.number())
        });
        let returns = Memo::new(move |_| match over.get() {
            true => Arc::new(context.view.with(|view| returns(view, context.game().atlas()))),
            false => Arc::default(),
        });
        let (shown, told, playing) = (RwSignal::new(None), RwSignal::new(false), StoredValue::new(0));
        let evening = Evening {
            context,
            end,
            returns,
            shown,
            told,
            playing,
            motion: Animator::get(),
            sounds: SoundPlayer::get(),
        };
        let tonight = Memo::new(move |_| matches!(end.get(), End::Tonight(_)));
        Effect::new(move |_| match tonight.get() {
            true => evening.play(),
            // Whoever leafs back has it before them again.
            false => {
                evening.playing.update_value(|playing| *playing += 1);
                evening.shown.set(None);
                evening.told.set(false);
            }
        });
        evening
    }

    /// How many returns are in.
    pub(crate) fn shown(self) -> usize {
        let all = self.returns.with(|returns| returns.len());
        match (self.shown.get(), self.end.get()) {
            (Some(shown), _) => shown.min(all),
            (None, End::Tonight(_)) if !self.motion.is_off() => 0,
            (None, _) => all,
        }
    }

    /// Is everything in?
    pub(crate) fn is_over(self) -> bool {
        self.shown() == self.returns.with(|returns| returns.len())
    }

    /// After which number nothing should be told yet, because the evening tells it.
    pub(crate) fn withheld(self) -> Option<u64> {
        match self.end.get() {
            End::Tonight(number) if !(self.told.get() || self.motion.is_off()) => Some(number),
            _ => None,
        }
    }

    /// What a seat has by the returns that are in, while some are still to come: also when the evening is seen again.
    pub(crate) fn so_far(self, seat: Seat) -> Option<u32> {
        if self.is_over() {
            return None;
        }
        Some(self.totals().into_iter().find(|(it, _)| *it == seat).map_or(0, |(_, votes)| votes))
    }

    /// What each contender has by the returns that are in.
    pub(super) fn totals(self) -> Vec<(Seat, u32)> {
        let shown = self.shown();
        self.context.view.with(|view| self.returns.with(|all| totals(view, &all[..shown.min(all.len())])))
    }

    /// The territories that are still to come in. Before the end there are none.
    pub(crate) fn to_come(self) -> Territories {
        let shown = self.shown();
        self.returns.with(|returns| returns.iter().skip(shown).map(|it| it.territory).collect())
    }

    /// Shows everything.
    pub(crate) fn finish(self) {
        self.playing.update_value(|playing| *playing += 1);
        self.shown.set(Some(usize::MAX));
        self.told.set(true);
    }

    /// Shows everything again, one return after the other.
    pub(crate) fn play_again(self) {
        self.told.set(true);
        self.play();
    }

    /// Begins; for those who want nothing to move, everything is there at once.
    fn play(self) {
        if self.motion.is_off() {
            return self.finish();
        }
        self.playing.update_value(|playing| *playing += 1);
        self.shown.set(Some(0));
        self.next(self.playing.get_value());
    }

    /// The returns are heard as they come in, of the first and many only some.
    fn sound(self, shown: usize, all: usize) {
        if shown.is_multiple_of(3) || wait(shown, all) > SLOW_ENOUGH {
            self.sounds.play(Sound::SeatLanding(u8::try_from(shown * 12 / all.max(1)).unwrap_or_default()));
        }
    }

    /// Somebody is elected. It is looked at for a moment before anything else tells the result.
    fn verdict(self, playing: u32) {
        self.shown.set(Some(usize::MAX));
        self.sounds.play(Sound::Bell);
        let tell = move || {
            if self.playing.try_get_value() == Some(playing) {
                self.told.set(true);
            }
        };
        set_timeout(tell, Duration::from_millis(self.motion.duration(VERDICT).unwrap_or_default() as u64));
    }

    fn next(self, playing: u32) {
        let all = self.returns.with_untracked(|returns| returns.len());
        let step = move || {
            // The table may be gone by now, or somebody wanted to see it all.
            if self.playing.try_get_value() != Some(playing) {
                return;
            }
            let shown = self.shown.get_untracked().unwrap_or_default() + 1;
            self.shown.set(Some(shown));
            if shown < all {
                self.sound(shown, all);
                return self.next(playing);
            }
            self.verdict(playing);
        };
        set_timeout(step, wait(self.shown.get_untracked().unwrap_or_default(), all));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_end_that_came_while_somebody_looked_is_tonight() {
        let first = End::after(None, false, 7);
        assert_eq!(first, End::ToCome(7));
        let ended = End::after(Some(End::after(Some(first), false, 8)), true, 9);
        assert_eq!(ended, End::Tonight(8), "what was told after 8 is the evening's to tell");
        assert_eq!(End::after(Some(ended), true, 12), End::Tonight(8), "a government was named meanwhile");
        assert_eq!(End::after(Some(ended), false, 5), End::ToCome(5), "whoever leafs back");
        let late = End::after(None, true, 9);
        assert_eq!((late, End::after(Some(late), true, 10)), (End::Past, End::Past));
    }
}
