//! The map as somebody plays on it: what is lit, what is pointed at, and what pressing does.

use super::layout::Layout;
use super::paint::moved;
use super::{deed, way};
use crate::night::Evening;
use crate::tumbling::Tumbling;
use crate::{BoardContext, words};
use game_ui::kit::Heading;
use leptos::prelude::*;
use leptos::svg;
use president::{Action, Party, Territories, Territory, View, Wants};
use rules::{Phrase, Seat};

/// How a territory stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Stand {
    pub(super) holder: Option<Seat>,
    pub(super) party: Option<Party>,
    pub(super) firm: bool,
}

/// What the map shows of a territory.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct State {
    pub(super) stand: Stand,
    /// Can something be done with it?
    pub(super) lit: bool,
    /// Has it changed hands since the reader last moved?
    pub(super) fresh: bool,
    pub(super) advised: bool,
}

/// What the map and the sheet beside it share: the sheet tells of the territory that is pointed at.
#[derive(Copy, Clone)]
pub(crate) struct PointedAt {
    pub(crate) territory: RwSignal<Option<Territory>>,
    pub(crate) by_value: RwSignal<bool>,
}

impl PointedAt {
    pub(crate) fn of(context: BoardContext) -> PointedAt {
        context.shared(|| PointedAt { territory: RwSignal::new(None), by_value: RwSignal::new(false) })
    }
}

/// The map as somebody plays on it. It is `Copy`, so that closures can share it.
#[derive(Copy, Clone)]
pub(super) struct Chart {
    pub(super) context: BoardContext,
    /// What can be done with each territory.
    pub(super) deeds: Memo<Vec<Option<Action>>>,
    /// Do the dice still tumble? Then nothing of what they offer is lit.
    pub(super) tumbling: Tumbling,
    /// Those with which something can be done.
    pub(super) lit: Memo<Territories>,
    /// What is shown of each.
    pub(super) states: Memo<Vec<State>>,
    /// Is the map without names and values, because it would answer the open card (PR36)? It is so for everybody: at a
    /// shared screen the one who is asked sees it before they are known to be there.
    pub(super) mute: Memo<bool>,
    /// Does the card ask for a place on it?
    pub(super) pointing: Memo<bool>,
    /// Are territories shaded by what they are worth, instead of coloured by who holds them?
    pub(super) by_value: RwSignal<bool>,
    /// The territory under the mouse or the keyboard.
    pub(super) at: RwSignal<Option<Territory>>,
    /// Those around a finger, the nearest first.
    pub(super) near: RwSignal<Vec<Territory>>,
    /// The one territory that is a stop of the Tab key; arrow keys lead on from it.
    pub(super) stop: Memo<Option<Territory>>,
    /// Where the keyboard was last.
    pub(super) last_stop: RwSignal<Option<Territory>>,
    /// How the board is drawn; a lens before the eye is the same lens, moved and enlarged.
    pub(super) layout: Memo<Layout>,
    /// Is the lens held before the eye? It opens under a finger.
    pub(super) lens_open: RwSignal<bool>,
    /// The drawing on the page.
    pub(super) drawing: NodeRef<svg::Svg>,
    /// At the end the territories come in one by one.
    evening: Evening,
    /// Is there room for the names of the territories?
    pub(super) named: ReadSignal<bool>,
}

impl Chart {
    pub(super) fn new(context: BoardContext) -> Chart {
        let deeds = Memo::new(move |_| context.choices.with(|choices| deed::deeds(choices)));
        let tumbling = Tumbling::of(context);
        let lit = Memo::new(move |_| match tumbling.now() {
            true => Territories::NONE,
            false => context.choices.with(|choices| deed::lit(choices)),
        });
        let mute = Memo::new(move |_| context.view.with(|view| view.map_is_covered()));
        let pointing = Memo::new(move |_| context.view.with(|view| asks_where(view)));
        let last_stop = RwSignal::new(None::<Territory>);
        let stop = Memo::new(move |_| {
            let (lit, last) = (lit.get(), last_stop.get());
            let fits = |stop: &Territory| lit.is_empty() || lit.contains(*stop);
            last.filter(fits).or(lit.first()).or(Territories::ALL.first())
        });
        let near = RwSignal::new(Vec::new());
        let narrow = game_ui::media_query("(max-width: 1023.98px)");
        let named = game_ui::media_query("(min-width: 1600px)");
        let lens_open = RwSignal::new(false);
        let layout = Memo::new(move |_| match narrow.get() {
            true => Layout::Upright { open: false },
            false => Layout::Wide,
        });
        // What is covered is not to be told by how it is looked at, and whoever has chosen wants to see the map again.
        Effect::new(move |_| {
            context.view.track();
            if lens_open.get_untracked() {
                lens_open.set(false);
            }
        });
        let pointing_at = PointedAt::of(context);
        let (by_value, at, drawing) = (pointing_at.by_value, pointing_at.territory, NodeRef::new());
        let evening = Evening::of(context);
        // Whatever a finger chose is over when the game goes on.
        Effect::new(move |_| {
            lit.track();
            context.view.track();
            if near.with_untracked(|near: &Vec<Territory>| !near.is_empty()) {
                near.update(Vec::clear);
            }
        });
        let states = Memo::new(move |_| states(context, lit.get(), evening.to_come()));
        Chart {
            context,
            deeds,
            tumbling,
            lit,
            states,
            mute,
            pointing,
            by_value,
            at,
            near,
            stop,
            last_stop,
            layout,
            lens_open,
            drawing,
            evening,
            named,
        }
    }

    /// How the board is seen: where the lens is held before the eye, that is where a finger finds it.
    pub(super) fn seen(self) -> Layout {
        match self.layout.get() {
            Layout::Upright { .. } => Layout::Upright { open: self.lens_open.get() },
            Layout::Wide => Layout::Wide,
        }
    }

    /// How a territory stands, as far as it is known on election night.
    pub(super) fn stand(self, territory: Territory) -> Stand {
        if self.evening.to_come().contains(territory) {
            return Stand::default();
        }
        self.context.view.with(|view| Stand::of(view, territory))
    }

    /// What can be done with a territory.
    pub(super) fn deed(self, territory: Territory) -> Option<Action> {
        self.deeds.with(|deeds| deeds.get(territory.index()).cloned().flatten())
    }

    /// What a territory is worth.
    pub(super) fn votes(self, territory: Territory) -> u32 {
        self.context.game().atlas().votes(territory)
    }

    /// Does what can be done there; where nothing can, whoever is to decide is told why.
    pub(super) fn do_or_ask(self, territory: Territory) {
        let context = self.context;
        let (deed, me) = untrack(|| (self.deed(territory), context.me()));
        match (deed, me) {
            (Some(deed), _) => context.play(&deed),
            // Why a place cannot be had would be told with its name.
            (None, _) if self.mute.get_untracked() => {}
            (None, Some(me)) if context.choices.with_untracked(|choices| !choices.is_empty()) => {
                let votes = self.votes(territory);
                let meant = context.view.with_untracked(|view| deed::meant(view, me, territory, votes));
                context.ask_why(&meant);
            }
            _ => {}
        }
    }

    /// Where an arrow key leads from a territory: to what is lit, or anywhere where nothing is or everything is sought.
    pub(super) fn lit_toward(self, from: Territory, heading: Heading, all: bool) -> Option<Territory> {
        let lit = self.lit.get_untracked();
        let among = if all || lit.is_empty() { Territories::ALL } else { lit };
        way::toward(self.layout.get_untracked(), from, among, heading)
    }

    /// All there is to say of a territory. Of one on a mute map it is not said what it is: whoever could ask each place
    /// for its name would have the answer.
    pub(super) fn described(self, territory: Territory) -> String {
        let context = self.context;
        if self.mute.get() {
            return match self.pointing.get() {
                true => context.say_action(&Action::Point(territory)),
                false => words::text(context, "land-covered"),
            };
        }
        let stand = self.stand(territory);
        let phrase = |id| self.phrase(id, territory);
        let party = stand.party.map_or("", Party::letters);
        let said = match stand.holder {
            None => phrase("land-vacant"),
            Some(seat) if stand.firm => phrase("land-firm").seat("player", seat).name("party", party),
            Some(seat) => phrase("land-held").seat("player", seat).name("party", party),
        };
        let said = words::say(context, &said);
        match self.deed(territory).map(|deed| words::say(context, &promised(context, &deed))) {
            Some(deed) => format!("{said} {deed}"),
            None => said,
        }
    }

    /// A phrase of the drawing about a territory.
    pub(super) fn phrase(self, id: &'static str, territory: Territory) -> Phrase {
        let called = super::called(self.context, territory);
        Phrase::new(id)
            .arg("territory", called)
            .name("votes", words::votes(self.context, self.votes(territory)))
    }
}

impl Stand {
    fn of(view: &View, territory: Territory) -> Stand {
        let holder = view.holders.get(territory.index()).copied().flatten();
        let party = holder.and_then(|seat| view.party(seat));
        Stand { holder, party, firm: view.unassailable.contains(territory) }
    }
}

/// What is shown of each territory; of those that are still to come in, that nobody holds them.
fn states(context: BoardContext, lit: Territories, to_come: Territories) -> Vec<State> {
    let advised = context.advice.with(|advice| advice.as_ref().and_then(deed::about));
    let recent = context.recent.with(|recent| moved(recent));
    context.view.with(|view| {
        let state = |territory| {
            let known = !to_come.contains(territory);
            let stand = if known { Stand::of(view, territory) } else { Stand::default() };
            let fresh = recent.contains(territory) && stand.party.is_some();
            State { stand, lit: lit.contains(territory), fresh, advised: advised == Some(territory) }
        };
        Territory::all().map(state).collect()
    })
}

/// Does the open card ask where something is?
pub(crate) fn asks_where(view: &View) -> bool {
    let question = view.challenge.as_ref().and_then(|challenge| challenge.question.as_ref());
    view.map_is_covered() && question.is_some_and(|question| question.wants == Wants::Territory)
}

/// What pressing a territory does.
fn promised(context: BoardContext, deed: &Action) -> Phrase {
    match deed {
        Action::Challenge(_) => Phrase::new("deed-challenge"),
        Action::Fortify(_) => Phrase::new("deed-fortify"),
        Action::Pick { leaving, .. } => {
            let rest = words::votes(context, *leaving);
            Phrase::new("deed-pick").number("leaving", *leaving).name("rest", rest)
        }
        _ => Phrase::new("deed-take"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use president::{Challenge, ChallengeKind, OpenCard, Step};
    use rules::Bilingual;

    #[test]
    fn a_place_is_pointed_at_while_a_card_asks_for_it_and_only_then() {
        let mut view = fixture::view(3);
        assert!(!asks_where(&view) && !view.map_is_covered());
        let words = Bilingual { fr: String::new(), en: String::new() };
        let wants = Wants::Territory;
        let question = OpenCard {
            card: 0,
            kind: ChallengeKind::Geography,
            seconds: 60,
            difficulty: 50,
            title: words.clone(),
            text: words,
            wants,
        };
        view.challenge = Some(Challenge {
            challenger: Seat::new(0),
            challenged: Seat::new(1),
            territory: Territory::new(0),
            question: Some(question),
            hands: [Vec::new(), Vec::new()],
            totals: [0; 2],
        });
        view.step = Step::Answer;
        assert!(asks_where(&view) && view.map_is_covered());
        view.step = Step::Ballot;
        assert!(!asks_where(&view) && !view.map_is_covered());
    }
}
