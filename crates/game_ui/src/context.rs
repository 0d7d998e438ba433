//! What a drawing is given: the game, and signals of all that changes.

use crate::action::ErasedAction;
use crate::parsed::parsed;
use leptos::prelude::*;
use leptos::reactive::owner::WeakOwner;
use rules::{Clause, Game, Outcome, Phrase, Seat, Seats};
use speech::{Lang, Speech};
use std::sync::Arc;
use wire::{ErasedUpdate, Payload, ViewerSnapshot};

/// A table as the page holds it, whatever the game.
#[derive(Copy, Clone)]
pub struct TableContext {
    /// Is an earlier moment looked at, at which nobody can do anything any more?
    pub past: bool,
    /// What this viewer sees.
    pub shown: Signal<Option<Arc<ViewerSnapshot>>>,
    /// What this viewer was told last.
    pub told: Signal<Option<Arc<ErasedUpdate>>>,
    /// What happened since the player of this seat last moved, the oldest first.
    pub recent: Signal<Vec<Arc<ErasedUpdate>>>,
    /// The seat played from here; nobody's for those who watch.
    pub me: Signal<Option<Seat>>,
    /// The seat whose view is shown the table: the one played from here, or one that lends its view to somebody who watches.
    pub viewing_seat: Signal<Option<Seat>>,
    /// The seat whose player reads this, who is "you" in every sentence; nobody's for those who watch, nor where several
    /// share the device.
    pub reader: Signal<Option<Seat>>,
    /// What each seat is called.
    pub names: Signal<Vec<String>>,
    /// The language of the page.
    pub lang: Signal<Lang>,
    /// Can an action be sent now? Not while another is under way or the connection is down.
    pub ready: Signal<bool>,
    /// What the reader is advised to do, once they have asked.
    pub advice: Signal<Option<Payload>>,
    /// Sends an action.
    pub play: Callback<ErasedAction>,
    /// Asks why an action could not be done.
    pub ask_why: Callback<ErasedAction>,
    /// What the running clock of a seat still gives, in milliseconds; nothing where none runs.
    pub time_left: Callback<Seat, Option<u64>>,
    /// A link to a clause of a game's rules.
    pub clause: fn(&'static str, Clause) -> AnyView,
}

/// The same table in a game's own types. It is `Copy`, so that closures can share it.
pub struct BoardContext<G: Game> {
    /// What this viewer sees.
    pub view: Memo<Arc<G::View>>,
    /// What this viewer was told last, and the number under which it was told: for what is drawn only as it happens.
    pub told: Memo<(u64, Arc<Vec<G::Event>>)>,
    /// What happened since the player of this seat last moved, the oldest first: a drawing leaves a trace of each.
    pub recent: Memo<Arc<Vec<G::Event>>>,
    /// What this viewer's seat may do.
    pub choices: Memo<Arc<Vec<G::Action>>>,
    /// What the reader is advised to do, once they have asked: a drawing may mark it. What it marks has the attribute
    /// `data-advised`, by which a lesson brings it into view.
    pub advice: Memo<Option<G::Action>>,
    context: TableContext,
    game: StoredValue<Arc<G>>,
    speech: StoredValue<Arc<Speech>>,
    /// Whoever opened the table: what the parts of the drawing share lives as long.
    opener: StoredValue<Option<WeakOwner>>,
}

impl<G: Game> Copy for BoardContext<G> {}

impl<G: Game> Clone for BoardContext<G> {
    fn clone(&self) -> BoardContext<G> {
        *self
    }
}

impl<G: Game> BoardContext<G> {
    /// Follows the table from a first view on.
    pub(crate) fn follow(
        game: Arc<G>,
        speech: Arc<Speech>,
        first: Arc<G::View>,
        context: TableContext,
    ) -> BoardContext<G> {
        let view_sent = carried(move || context.shown.with(|shown| Some(shown.as_ref()?.view.clone())));
        let view = Memo::new(move |earlier: Option<&Arc<G::View>>| {
            let now = view_sent.with(|sent| sent.as_ref().and_then(parsed));
            now.unwrap_or_else(|| earlier.unwrap_or(&first).clone())
        });
        // Nothing can be done in the past; and whoever sees with a seat's eyes is shown what its player may do, and does
        // none of it.
        let may_choose = move || !context.past && context.me.get().is_some();
        let choices_sent = carried(move || {
            context.shown.with(|shown| Some(shown.as_ref().filter(|_| may_choose())?.choices.clone()))
        });
        let choices =
            Memo::new(move |_| choices_sent.with(|sent| sent.as_ref().and_then(parsed)).unwrap_or_default());
        let told = Memo::new(move |_| {
            let told = context.told.get();
            let events = told.as_ref().map(|told| BoardContext::<G>::events(told)).unwrap_or_default();
            (told.map_or(0, |told| told.number), events)
        });
        let recent = Memo::new_with_compare(
            move |_| {
                let read = |update: &Arc<ErasedUpdate>| BoardContext::<G>::events(update).as_ref().clone();
                Arc::new(context.recent.with(|recent| recent.iter().flat_map(read).collect::<Vec<_>>()))
            },
            |_, _| true,
        );
        let advice = Memo::new(move |_| Some(parsed::<G::Action>(&context.advice.get()?)?.as_ref().clone()));
        BoardContext {
            view,
            told,
            recent,
            choices,
            advice,
            context,
            game: StoredValue::new(game),
            speech: StoredValue::new(speech),
            opener: StoredValue::new(Owner::current().map(|owner| owner.downgrade())),
        }
    }

    /// What the parts of a drawing share, made by the first that asks for it. It is there as long as the table is, also
    /// while none of them is drawn.
    pub fn shared<T: Clone + Send + Sync + 'static>(self, make: impl FnOnce() -> T) -> T {
        let known_or_made = || {
            // A table shown again is opened under another one, which has its own.
            let known = use_context::<(Memo<Arc<G::View>>, T)>().filter(|(view, _)| *view == self.view);
            known.map(|(_, shared)| shared).unwrap_or_else(|| {
                let shared = make();
                provide_context((self.view, shared.clone()));
                shared
            })
        };
        match self.opener.with_value(|opener| opener.as_ref().and_then(WeakOwner::upgrade)) {
            Some(opener) => opener.with(known_or_made),
            // A table without one is being closed.
            None => known_or_made(),
        }
    }

    /// The rules at this table.
    pub fn game(self) -> Arc<G> {
        self.game.get_value()
    }

    /// The game's sentences.
    pub fn speech(self) -> Arc<Speech> {
        self.speech.get_value()
    }

    /// The events of an update.
    pub(crate) fn events(update: &ErasedUpdate) -> Arc<Vec<G::Event>> {
        parsed(&update.events).unwrap_or_default()
    }

    /// The number of what was told last when the view was as it is.
    pub fn number(self) -> u64 {
        self.context.shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.number))
    }

    /// Whom the game waits for.
    pub fn awaited(self) -> Seats {
        self.context.shown.with(|shown| shown.as_ref().map_or(Seats::NONE, |shown| shown.awaited))
    }

    /// The result, at the end.
    pub fn outcome(self) -> Option<Outcome> {
        self.context.shown.with(|shown| shown.as_ref().and_then(|shown| shown.outcome))
    }

    /// The seat played from here.
    pub fn me(self) -> Option<Seat> {
        self.context.me.get()
    }

    /// The seat whose view is shown this: what is hers to see is shown, whoever looks.
    pub fn viewing_seat(self) -> Option<Seat> {
        self.context.viewing_seat.get()
    }

    /// The seat whose player reads this, and nobody else.
    pub fn reader(self) -> Option<Seat> {
        self.context.reader.get()
    }

    /// Is an earlier moment looked at? Then nobody is called upon, whoever's turn it was.
    pub fn is_past(self) -> bool {
        self.context.past
    }

    /// What a seat is called.
    pub fn name(self, seat: Seat) -> String {
        self.context.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// The language of the page.
    pub fn lang(self) -> Lang {
        self.context.lang.get()
    }

    /// Can an action be sent now?
    pub fn ready(self) -> bool {
        self.context.ready.get()
    }

    /// What the running clock of a seat still gives, in milliseconds; nothing where none runs.
    pub fn time_left(self, seat: Seat) -> Option<u64> {
        self.context.time_left.run(seat)
    }

    /// A link to a clause of the rules, which opens where the page shows them.
    pub fn clause(self, clause: Clause) -> AnyView {
        (self.context.clause)(G::ID, clause)
    }

    /// May this viewer's seat do this now?
    pub fn offers(self, action: &G::Action) -> bool {
        self.choices.with(|choices| choices.contains(action))
    }

    /// Is the reader advised to do this?
    pub fn advises(self, action: &G::Action) -> bool {
        self.advice.with(|advice| advice.as_ref() == Some(action))
    }

    /// Says what somebody would do, as things stand.
    pub fn say_action(self, action: &G::Action) -> String {
        let phrase = self.view.with(|view| self.game().say_choice(view, action));
        self.say(&phrase)
    }

    /// Says a phrase of the game's files.
    pub fn say(self, phrase: &Phrase) -> String {
        self.say_in(&self.speech(), phrase)
    }

    /// Says a phrase of other files, such as those of the drawing itself.
    pub fn say_in(self, speech: &Speech, phrase: &Phrase) -> String {
        speech.say_to(self.reader(), self.lang(), phrase, &|seat| self.name(seat))
    }

    /// Does this, or asks: where the rules forbid it the answer says why, so a page may also send what it does not offer.
    pub fn play(self, action: &G::Action) {
        self.context.play.run(ErasedAction::new(action.clone()));
    }

    /// Asks why this could not be done; nothing is done. The page shows the answer with its clause where it shows
    /// refusals. For what is drawn but not offered, such as a place that is taken.
    pub fn ask_why(self, action: &G::Action) {
        self.context.ask_why.run(ErasedAction::new(action.clone()));
    }
}

/// What messages bring, as long as it is not the same again: then nobody need read it, or compare what was read.
fn carried(sent: impl Fn() -> Option<Payload> + Send + Sync + 'static) -> Memo<Option<Payload>> {
    let changed = |before: Option<&Option<Payload>>, now: Option<&Option<Payload>>| match (before, now) {
        (Some(Some(before)), Some(Some(now))) => !before.is_same(now),
        (Some(None), Some(None)) => false,
        _ => true,
    };
    Memo::new_with_compare(move |_| sent(), changed)
}
