//! A table on this device and its drawing, with a game that cannot be sent: what goes to and fro stays the value it is.

use any_game::ErasedGame;
use game_ui::{AnyPage, BoardContext, BoxLabel, Difficulty, ErasedPage, GamePage, TableContext};
use leptos::prelude::*;
use local_table::LocalTable;
use rules::{
    Chance, Content, Context, Evaluate, Game, Hidden, Locales, Narrate, OptionSpec, Outcome, Phrase, Refusal,
    Rules, Seat, Seats, Seed, Settings, SettingsError, Timed, Viewer, Window,
};
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use speech::Lang;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use table::SeatRecord;
use wire::{ErasedUpdate, Occupant, PROTOCOL, Request, ToClient, ToServer, ViewerSnapshot};

const ME: Seat = Seat::new(0);

/// So often an action was written: it has to be, into the log.
static WRITTEN: AtomicU32 = AtomicU32::new(0);

/// One player counts, without end.
struct Counting;

/// What only a table and a drawing in one process can share.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Unsendable(u32);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Count;

impl Serialize for Unsendable {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        Err(S::Error::custom("it was written"))
    }
}

impl<'de> Deserialize<'de> for Unsendable {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Unsendable, D::Error> {
        Err(D::Error::custom("it was read"))
    }
}

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WRITTEN.fetch_add(1, Ordering::Relaxed);
        serializer.serialize_unit()
    }
}

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Count, D::Error> {
        Err(D::Error::custom("it was read"))
    }
}

impl Rules for Counting {
    const ID: &'static str = "counting";
    const VERSION: u32 = 1;
    const SEATS: [u8; 2] = [1, 1];
    type State = u32;
    type Action = Count;
    type Event = Unsendable;

    fn new(_: &Settings, _: u8) -> Result<Counting, SettingsError> {
        Ok(Counting)
    }

    fn seats(&self) -> u8 {
        1
    }

    fn max_inputs(&self) -> u32 {
        u32::MAX
    }

    fn deal(&self, _: &mut impl Context<Counting>) -> u32 {
        0
    }

    fn to_act(&self, _: &u32) -> Seats {
        Seats::only(ME)
    }

    fn window(&self, state: &u32) -> Window {
        Window(*state)
    }

    fn choices(&self, _: &u32, _: Seat, out: &mut Vec<Count>) {
        out.clear();
        out.push(Count);
    }

    fn check(&self, _: &u32, _: Seat, _: &Count) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(&self, state: &mut u32, _: Seat, _: &Count, context: &mut impl Context<Counting>) {
        *state += 1;
        context.tell(|| Unsendable(*state));
    }

    fn outcome(&self, _: &u32) -> Option<Outcome> {
        None
    }

    fn audit(&self, _: &u32) -> Result<(), String> {
        Ok(())
    }
}

impl Hidden for Counting {
    type View = Unsendable;

    fn view(&self, state: &u32, _: Viewer) -> Unsendable {
        Unsendable(*state)
    }

    fn seen(&self, event: &Unsendable, _: Viewer) -> Option<Unsendable> {
        Some(event.clone())
    }

    fn redeal(&self, _: &mut u32, _: Seat, _: &mut impl Chance) {}
}

impl Timed for Counting {
    type Timer = ();

    fn check_timer(&self, _: &u32, (): ()) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply_timer(&self, _: &mut u32, (): (), _: &mut impl Context<Counting>) {}

    fn timeout_action(&self, _: &u32, _: Seat) -> Count {
        Count
    }
}

impl Evaluate for Counting {
    fn worth(&self, _: &u32, _: Seat) -> f32 {
        0.0
    }
}

impl Narrate for Counting {
    fn say_action(&self, _: &Count) -> Phrase {
        Phrase::new("count")
    }

    fn say_event(&self, event: &Unsendable) -> Phrase {
        Phrase::new("counted").number("to", event.0)
    }

    fn locales() -> Locales {
        Locales {
            fr: "count = Compter\ncounted = Jusqu’à { $to }",
            en: "count = Count\ncounted = To { $to }",
        }
    }
}

impl Content for Counting {
    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn refusals() -> &'static [Refusal] {
        &[]
    }

    fn rules_text() -> &'static str {
        ""
    }
}

/// Its drawing: how far one has come stands with the seat.
struct CountingPage;

impl GamePage for CountingPage {
    type Game = Counting;
    const BOX: BoxLabel = BoxLabel { minutes: 1, difficulty: Difficulty::Easy };
    const RULES: &'static str = "";

    fn board(_: BoardContext<Counting>) -> AnyView {
        ().into_any()
    }

    fn standing(context: BoardContext<Counting>, _: Seat) -> String {
        context.view.get().0.to_string()
    }
}

/// What the page holds of the table.
#[derive(Copy, Clone)]
struct Page {
    shown: RwSignal<Option<Arc<ViewerSnapshot>>>,
    told: RwSignal<Option<Arc<ErasedUpdate>>>,
}

impl Page {
    fn hear(self, messages: Vec<ToClient>) {
        for message in messages {
            match message {
                ToClient::Welcome { shown, .. } => self.shown.set(shown.map(Arc::new)),
                ToClient::Update { update, shown } => {
                    self.told.set(Some(Arc::new(update)));
                    self.shown.set(Some(Arc::new(shown)));
                }
                ToClient::Done { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }

    fn context(self) -> TableContext {
        TableContext {
            past: false,
            shown: self.shown.into(),
            told: self.told.into(),
            recent: Signal::derive(move || self.told.get().into_iter().collect()),
            me: Signal::stored(Some(ME)),
            viewing_seat: Signal::stored(Some(ME)),
            reader: Signal::stored(Some(ME)),
            names: Signal::stored(vec!["Ada".into()]),
            lang: Signal::stored(Lang::En),
            ready: Signal::stored(true),
            advice: Signal::stored(None),
            play: Callback::new(|_| ()),
            ask_why: Callback::new(|_| ()),
            time_left: Callback::new(|_| None),
            clause: |_, _| ().into_any(),
        }
    }
}

#[test]
fn between_a_table_on_this_device_and_its_drawing_nothing_is_written_as_json_or_read_from_it() {
    Owner::new().with(|| {
        let game = ErasedGame::<Counting>::new();
        let settings = Settings::defaults(&Counting::info());
        let seats = vec![SeatRecord { name: "Ada".into(), occupant: Occupant::Human }];
        let mut table = LocalTable::set_up("here", &game, settings.clone(), seats, Seed::default()).unwrap();
        let page = Page { shown: RwSignal::new(None), told: RwSignal::new(None) };
        let hello =
            Request::Hello { protocol: PROTOCOL, table: "here".into(), secret: Some("0".into()), have: None };
        page.hear(table.answer(ToServer { id: 1, decision: None, request: hello }));
        let board = ErasedPage::<CountingPage>::new().open(&settings, 1, page.context()).unwrap();
        assert_eq!(board.standing(ME), "0");
        for counted in 1..=3 {
            let [choice] = board.choices().try_into().unwrap();
            let decision = page.shown.get_untracked().map(|shown| shown.decision);
            let request = Request::Act { action: choice.to_payload() };
            page.hear(table.answer(ToServer { id: 2, decision, request }));
            assert_eq!(board.standing(ME), counted.to_string());
            let told = page.told.get_untracked().unwrap();
            assert_eq!(board.say_events(&told).len(), 1);
        }
        assert_eq!(WRITTEN.load(Ordering::Relaxed), 3, "into the log, and nowhere else");
    });
}
