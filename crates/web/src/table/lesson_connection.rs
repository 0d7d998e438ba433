//! The connection to a lesson, which is a table on this device. The lesson answers for it, and has the others move at a
//! pace at which one can follow them.

use super::local_connection::LocalTableError;
use super::transport::TransportEvent;
use crate::game_loader::{erased_game, game};
use crate::storage;
use gloo_timers::callback::Timeout;
use leptos::task::spawn_local;
use local_table::{LessonError, LessonFile, LessonNavigation, LessonSession, StepPhase};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use wire::{ProtocolError, ProtocolErrorCode, ToClient, ToServer};

/// Before a move of the others, in milliseconds.
const PACE: u32 = 700;

thread_local! {
    /// The lessons that were read. There are only so many games, so they stay as long as the page does.
    static READ: RefCell<HashMap<String, &'static LessonFile>> = RefCell::new(HashMap::new());
}

/// A table at which one learns. Dropped, it is closed, and nothing more comes from it.
pub struct LessonConnection(Rc<LessonConnectionState>);

struct LessonConnectionState {
    game: String,
    lesson: RefCell<LessonSession<'static>>,
    receive: Box<dyn Fn(TransportEvent)>,
    /// The next move of the others.
    due: RefCell<Option<Timeout>>,
    /// Does the learner not want to wait for them?
    skips_pauses: Cell<bool>,
}

impl LessonConnection {
    /// Takes up the lessons of a game where they were left.
    pub fn open(
        table: &str,
        game_id: &str,
        receive: impl Fn(TransportEvent) + Clone + 'static,
    ) -> Result<LessonConnection, LocalTableError> {
        let (erased_game, lessons) =
            erased_game(game_id).zip(lessons(game_id)).ok_or(LocalTableError::Missing)?;
        let kept = storage::lesson(game_id);
        let lesson = LessonSession::open(table, erased_game, lessons, &learner(), kept.as_deref());
        let lesson = RefCell::new(lesson.map_err(|_| LocalTableError::Broken)?);
        let (game, receive) = (game_id.to_owned(), Box::new(receive));
        let state = Rc::new(LessonConnectionState {
            game,
            lesson,
            receive,
            due: RefCell::new(None),
            skips_pauses: Cell::new(false),
        });
        state.later(|state| (state.receive)(TransportEvent::Opened));
        Ok(LessonConnection(state))
    }

    /// Sends a message to the table. It answers, but not before the sender has finished.
    pub fn send(&self, message: ToServer) {
        let messages = self.0.lesson.borrow_mut().answer(message);
        self.0.publish(messages);
    }

    /// Goes to another step of the lesson.
    pub fn go_to_step(&self, destination: LessonNavigation) {
        self.0.due.take();
        if destination == LessonNavigation::On && self.0.lesson.borrow().progress().phase == StepPhase::Others
        {
            self.0.skips_pauses.set(true);
            return self.0.follow();
        }
        let turned = self.0.lesson.borrow_mut().navigate(destination);
        match turned {
            Ok(Some(messages)) => self.0.publish(messages),
            Ok(None) => {
                self.0.keep();
                self.0.later(|state| (state.receive)(TransportEvent::LessonChanged));
            }
            Err(why) => self.0.publish(vec![broken(&why)]),
        }
    }
}

impl LessonConnectionState {
    /// Does this when whoever is at work now has finished, if the lesson is still open by then.
    fn later(self: &Rc<LessonConnectionState>, work: impl FnOnce(&Rc<LessonConnectionState>) + 'static) {
        let state = Rc::downgrade(self);
        spawn_local(async move {
            if let Some(state) = state.upgrade() {
                work(&state);
            }
        });
    }

    fn keep(&self) {
        let save = self.lesson.borrow_mut().take_save();
        if let Some(kept) = save.map(|save| storage::keep_lesson(&self.game, &save)) {
            (self.receive)(TransportEvent::Saved(kept));
        }
    }

    /// Something may have happened: it is kept, then told, and then the others go on.
    fn publish(self: &Rc<LessonConnectionState>, messages: Vec<ToClient>) {
        let progress = self.lesson.borrow().progress();
        if progress.phase != StepPhase::Others {
            self.skips_pauses.set(false);
        } else if self.due.borrow().is_none() {
            // What the learner is not told of, as a sealed answer, needs no time to be followed.
            let pace = if self.skips_pauses.get() || messages.is_empty() { 0 } else { PACE };
            let state = Rc::downgrade(self);
            let timer = Timeout::new(pace, move || {
                if let Some(state) = state.upgrade() {
                    state.due.take();
                    state.follow();
                }
            });
            self.due.replace(Some(timer));
        }
        self.later(move |state| {
            state.keep();
            messages
                .into_iter()
                .for_each(|message| (state.receive)(TransportEvent::Message(Box::new(message))));
            (state.receive)(TransportEvent::LessonProgress(Box::new(progress)));
        });
    }

    fn follow(self: &Rc<LessonConnectionState>) {
        let followed = self.lesson.borrow_mut().follow();
        match followed {
            Some(Ok(messages)) => self.publish(messages),
            // A test plays every lesson, so this is a page that does not fit its games; the learner can go back.
            Some(Err(why)) => self.publish(vec![broken(&why)]),
            None => {}
        }
    }
}

/// What a learner is called who has not given a name here.
fn learner() -> String {
    let name = storage::name();
    if name.is_empty() { "Marianne".to_owned() } else { name }
}

fn broken(why: &LessonError) -> ToClient {
    ToClient::Error(ProtocolError {
        id: None,
        code: ProtocolErrorCode::Unavailable,
        message: why.to_string(),
    })
}

fn lessons(id: &str) -> Option<&'static LessonFile> {
    READ.with_borrow_mut(|read| {
        if !read.contains_key(id) {
            let lessons = LessonFile::read(game(id)?.lessons().plan).ok()?;
            read.insert(id.to_owned(), Box::leak(Box::new(lessons)));
        }
        read.get(id).copied()
    })
}
