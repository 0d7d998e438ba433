//! Windows in which one may react: a button to pass, a key that does the same, and passing in advance (AR37).

use crate::{BoardContext, offers, words};
use game_ui::press::{is_typing, listen};
use leptos::ev::keydown;
use leptos::prelude::*;
use politico::{Action, Frame, Step, View};
use rules::Seat;

/// The key that passes.
const KEY: &str = "p";

/// Is the question one of those in which people react, where passing says nothing of what one holds?
pub(crate) fn is_window(frame: Option<&Frame>) -> bool {
    matches!(frame, Some(Frame::Cancel | Frame::Counter { .. } | Frame::Parry | Frame::Help | Frame::Pick))
}

/// Is one attacked, or one's government: is the window about one's own skin?
pub(crate) fn is_on(view: &View, seat: Seat) -> bool {
    let parry = matches!(view.frames.last(), Some(Frame::Parry | Frame::Pick));
    parry && view.asked.contains(seat)
}

/// What passing in advance covers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ahead {
    /// Who has the page pass for them: at a screen that several share it passes for nobody else.
    pub(crate) by: Option<Seat>,
    /// Even when attacked oneself.
    pub(crate) even_attacked: bool,
}

impl Ahead {
    /// Does the page pass by itself now?
    pub(crate) fn passes(self, view: &View, seat: Seat) -> bool {
        let asked = view.asked.contains(seat) && view.answer.is_none() && is_window(view.frames.last());
        asked && self.by == Some(seat) && (self.even_attacked || !is_on(view, seat))
    }

    /// Is it worth asking for? Not on one's own turn while nobody else is asked: it would be over before it began.
    pub(crate) fn helps(view: &View, seat: Seat) -> bool {
        let alone = view.active == seat && view.asked.without(seat).is_empty();
        view.over.is_none() && !alone && !Ahead::ends(view, seat)
    }

    /// Is it over, because one's own turn has come?
    pub(crate) fn ends(view: &View, seat: Seat) -> bool {
        view.active == seat
            && matches!(view.frames.last(), Some(Frame::Turn(Step::Begin | Step::Draw | Step::Act)))
    }
}

/// The key that passes, also where no button for it is drawn.
pub(crate) fn pass_by_key(context: BoardContext) {
    listen(keydown, move |event| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if event.key().eq_ignore_ascii_case(KEY) && !modified && !event.repeat() && !is_typing() {
            let offered = context.choices.with_untracked(|choices| choices.contains(&Action::Decline));
            let window = context.view.with_untracked(|view| is_window(view.frames.last()));
            if offered && window && untrack(|| context.ready()) {
                context.play(&Action::Decline);
            }
        }
    });
}

/// The button that passes, with its key.
pub(crate) fn pass(context: BoardContext, class: &'static str) -> AnyView {
    let label = move || {
        view! {
            {context.say_action(&Action::Decline)} " "
            <kbd aria-hidden="true">"P"</kbd>
        }
        .into_any()
    };
    offers::offer(context, Action::Decline, class, label)
}

/// The switches for passing in advance; the page passes by itself while they are on.
pub(crate) fn ahead(context: BoardContext) -> AnyView {
    if context.is_past() {
        return ().into_any();
    }
    let ahead = RwSignal::new(Ahead::default());
    Effect::new(move |_| {
        let Some(me) = context.me() else { return };
        let (passes, ends) = context.view.with(|view| (ahead.get().passes(view, me), Ahead::ends(view, me)));
        if ends && ahead.get_untracked() != Ahead::default() {
            return ahead.set(Ahead::default());
        }
        let offered = context.offers(&Action::Decline);
        if passes && offered && context.ready() {
            context.play(&Action::Decline);
        }
    });
    let shown =
        Memo::new(move |_| context.me().is_some_and(|me| context.view.with(|view| Ahead::helps(view, me))));
    let on = Memo::new(move |_| ahead.get().by.is_some_and(|by| context.me() == Some(by)));
    let body = move || {
        shown.get().then(|| {
            view! {
                <div class="pol-ahead" class:pol-on=on>
                    <label class="radio">
                        <input
                            type="checkbox"
                            data-test="pass-ahead"
                            prop:checked=on
                            on:change=move |event| {
                                let by = untrack(|| context.me()).filter(|_| event_target_checked(&event));
                                ahead.set(Ahead { by, even_attacked: false });
                            }
                        />
                        <span>{words::said(context, "pass-ahead")}</span>
                    </label>
                    {move || {
                        on.get()
                            .then(|| {
                                view! {
                                    <label class="radio">
                                        <input
                                            type="checkbox"
                                            data-test="pass-ahead-attacked"
                                            prop:checked=move || ahead.get().even_attacked
                                            on:change=move |event| {
                                                let even_attacked = event_target_checked(&event);
                                                ahead.update(|ahead| ahead.even_attacked = even_attacked);
                                            }
                                        />
                                        <span>{words::said(context, "pass-ahead-attacked")}</span>
                                    </label>
                                }
                            })
                    }}
                </div>
            }
        })
    };
    body.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use politico::{Answer, Card};
    use rules::Seats;

    const ME: Seat = Seat::new(1);
    const HELPED: Ahead = Ahead { by: Some(ME), even_attacked: false };

    #[test]
    fn ar37_passing_in_advance_answers_windows_about_others_alone() {
        let mut view = fixture::view(4);
        (view.active, view.asked) = (Seat::new(0), Seats::only(ME).with(Seat::new(3)));
        view.frames.push(Frame::Attack { card: Card::Split, target: Seat::new(2), topples: false });
        view.frames.push(Frame::Help);
        assert!(HELPED.passes(&view, ME));
        assert!(!HELPED.passes(&view, Seat::new(3)), "it passes for whoever switched it on");
        assert!(!Ahead::default().passes(&view, ME));
        view.answer = Some(Answer::Decline);
        assert!(!HELPED.passes(&view, ME), "once is enough");
    }

    #[test]
    fn ar37_whoever_is_attacked_decides_unless_they_said_otherwise() {
        let mut view = fixture::view(4);
        (view.active, view.asked) = (Seat::new(0), Seats::only(ME));
        view.frames.push(Frame::Attack { card: Card::Split, target: ME, topples: false });
        view.frames.push(Frame::Parry);
        assert!(!HELPED.passes(&view, ME));
        assert!(Ahead { even_attacked: true, ..HELPED }.passes(&view, ME));
    }

    #[test]
    fn ar37_ballots_and_invitations_are_never_answered_by_the_page() {
        let mut view = fixture::view(4);
        view.asked = Seats::only(ME);
        for frame in [Frame::Ballot { second: false }, Frame::Invited(ME), Frame::PassLeft] {
            view.frames.push(frame);
            assert!(!HELPED.passes(&view, ME));
        }
    }

    #[test]
    fn it_ends_with_ones_own_turn() {
        let mut view = fixture::view(4);
        (view.active, view.frames) = (ME, vec![Frame::Turn(Step::Draw)]);
        assert!(Ahead::ends(&view, ME));
        assert!(!Ahead::ends(&view, Seat::new(0)));
        view.frames.push(Frame::Cancel);
        assert!(!Ahead::ends(&view, ME));
    }

    #[test]
    fn it_is_not_offered_on_ones_own_turn_while_nobody_else_is_asked() {
        let mut view = fixture::view(4);
        (view.active, view.asked) = (ME, Seats::only(ME));
        view.frames = vec![Frame::Turn(Step::News), Frame::Shed { seat: ME, to: 6, all: false }];
        assert!(!Ahead::helps(&view, ME));
        assert!(Ahead::helps(&view, Seat::new(0)), "whoever waits may pass in advance");
        (view.asked, view.frames) = (Seats::only(Seat::new(2)), vec![Frame::Turn(Step::Act), Frame::Parry]);
        assert!(Ahead::helps(&view, ME));
    }
}
