//! What is remembered of what was told: a view shows the present only, and people read more slowly than bots play.

use crate::BoardContext;
use leptos::prelude::*;
use president::Event;

/// Something that grows by what is told.
pub(crate) trait Recall: Clone + Default + PartialEq + Send + Sync + 'static {
    /// One more event.
    fn record(&mut self, event: &Event);
}

/// Keeps what was told, as long as nothing was missed in between.
pub(crate) fn recall<T: Recall>(context: BoardContext) -> Memo<T> {
    let heard = Memo::new(move |earlier: Option<&(u64, T)>| {
        let (number, events) = context.told.get();
        (number, after(earlier, number, &events))
    });
    Memo::new(move |_| heard.with(|(_, kept)| kept.clone()))
}

/// What is remembered after this was told under this number. Whoever leafs through a game, or comes late, begins anew.
fn after<T: Recall>(earlier: Option<&(u64, T)>, number: u64, events: &[Event]) -> T {
    let mut kept = match earlier {
        Some((last, kept)) if *last == number => return kept.clone(),
        Some((last, kept)) if last + 1 == number => kept.clone(),
        _ => T::default(),
    };
    events.iter().for_each(|event| kept.record(event));
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;

    #[derive(Clone, Default, PartialEq, Debug)]
    struct Count(usize);

    impl Recall for Count {
        fn record(&mut self, _: &Event) {
            self.0 += 1;
        }
    }

    #[test]
    fn what_was_told_adds_up_until_something_was_missed() {
        let events = [Event::Performed { seat: Seat::new(0) }, Event::Hidden { seat: Seat::new(0) }];
        let first = after::<Count>(None, 7, &events);
        assert_eq!(first, Count(2), "the first news that is heard counts");
        let earlier = (7, first);
        assert_eq!(after(Some(&earlier), 7, &events), Count(2), "nothing is heard twice");
        assert_eq!(after(Some(&earlier), 8, &events), Count(4));
        assert_eq!(after(Some(&earlier), 9, &events), Count(2), "a gap");
        assert_eq!(after(Some(&earlier), 6, &events), Count(2), "back in time");
    }
}
