//! The button by which a drawing offers an action.

use crate::BoardContext;
use crate::press::keep_place;
use leptos::prelude::*;
use rules::Game;

/// A button for one action, which can be pressed while an action can be sent. What is advised is marked by the attribute
/// `data-advised`, which the page's style sheet shows.
#[component]
pub fn OfferButton<G: Game>(
    /// The table.
    context: BoardContext<G>,
    /// What it does.
    #[prop(into)]
    action: Signal<G::Action>,
    /// Its name for those who test the page.
    #[prop(into)]
    hook: String,
    #[prop(optional)] class: &'static str,
    /// Is the whole action told to whoever stays on it? Its name stays what is written on it, so that it can be called by
    /// that.
    #[prop(optional)]
    told_in_full: bool,
    /// Can it be pressed only while the action is offered? It goes without saying where it is drawn only then.
    #[prop(optional)]
    only_while_offered: bool,
    /// Is it not marked, whatever is advised?
    #[prop(optional)]
    unmarked: bool,
    /// The id of what a keyboard goes on from, where the button goes once it is pressed.
    #[prop(optional)]
    next: Option<&'static str>,
    /// What is done besides, before the action goes out.
    #[prop(optional)]
    on_press: Option<Callback<()>>,
    children: Children,
) -> impl IntoView {
    let advised = Memo::new(move |_| !unmarked && action.with(|action| context.advises(action)));
    let in_full = move || told_in_full.then(|| action.with(|action| context.say_action(action)));
    let offered = move || !only_while_offered || action.with(|action| context.offers(action));
    view! {
        <button
            type="button"
            class=class
            data-advised=move || advised.get().then_some("yes")
            data-test=hook
            title=in_full
            disabled=move || !(context.ready() && offered())
            on:click=move |event| {
                if let Some(id) = next {
                    keep_place(&event, id);
                }
                if let Some(on_press) = on_press {
                    on_press.run(());
                }
                action.with_untracked(|action| context.play(action));
            }
        >
            {children()}
        </button>
    }
}

/// An action that is asked for twice: the first press only asks.
#[component]
pub fn ConfirmedOffer<G: Game>(
    /// The table.
    context: BoardContext<G>,
    /// What it does.
    action: G::Action,
    /// Names for those who test the page: of the button that asks, and of the one that does it.
    hooks: [String; 2],
    /// Says a message of the drawing.
    text: fn(BoardContext<G>, &'static str) -> String,
    /// The messages of the first button, and of the question that it leads to.
    asks: [&'static str; 2],
    /// The messages of the answers: yes, and no.
    answers: [&'static str; 2],
    /// The class of the question with its answers.
    group: &'static str,
    /// The classes of the three buttons: the first, yes, and no.
    classes: [&'static str; 3],
    /// The id of what a keyboard goes on from.
    next: &'static str,
) -> impl IntoView {
    let asked = RwSignal::new(false);
    let word = move |id| move || text(context, id);
    let [[ask, really], [yes, no]] = [asks, answers];
    let [ask_hook, hook] = hooks;
    let action = Signal::stored(action);
    let advised = Memo::new(move |_| action.with(|action| context.advises(action)));
    move || match asked.get() {
        false => view! {
            <button
                type="button"
                class=classes[0]
                data-advised=move || advised.get().then_some("yes")
                data-test=ask_hook.clone()
                on:click=move |_| asked.set(true)
            >
                {word(ask)}
            </button>
        }
        .into_any(),
        true => view! {
            <span class=group role="group" aria-label=word(really)>
                <span>{word(really)}</span>
                <OfferButton
                    context
                    action
                    hook=hook.clone()
                    class=classes[1]
                    next
                    on_press=Callback::new(move |()| asked.set(false))
                >
                    {word(yes)}
                </OfferButton>
                <button type="button" class=classes[2] on:click=move |_| asked.set(false)>
                    {word(no)}
                </button>
            </span>
        }
        .into_any(),
    }
}
