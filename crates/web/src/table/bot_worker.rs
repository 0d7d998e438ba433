//! Runs bots in a web worker, so that the page stays quick; where there is none, briefly in the page itself.

use crate::game_loader::erased_game;
use crate::site_map;
use gloo_timers::callback::Timeout;
use local_table::{BotAnswer, BotQuestion, think};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::Level;

/// Thinks about questions and gives the answers away, in any order.
pub struct BotWorker(Rc<WorkerState>);

struct WorkerState {
    place: RefCell<WorkerPlace>,
    /// What the worker has been asked and not answered.
    waiting: RefCell<Vec<BotQuestion>>,
    answer: Box<dyn Fn(BotAnswer)>,
}

enum WorkerPlace {
    /// Nobody has asked anything yet.
    Unopened,
    Worker(WorkerHandle),
    /// There is no worker, or it broke.
    Page,
}

impl BotWorker {
    /// A mind that gives its answers to `answer`.
    pub fn new(answer: impl Fn(BotAnswer) + 'static) -> BotWorker {
        let place = RefCell::new(WorkerPlace::Unopened);
        BotWorker(Rc::new(WorkerState { place, waiting: RefCell::new(Vec::new()), answer: Box::new(answer) }))
    }

    /// Thinks about this.
    pub fn ask(&self, question: BotQuestion) {
        let state = &self.0;
        if matches!(*state.place.borrow(), WorkerPlace::Unopened) {
            let worker = WorkerHandle::start(state);
            state.place.replace(worker.map_or(WorkerPlace::Page, WorkerPlace::Worker));
        }
        let sent = match &*state.place.borrow() {
            WorkerPlace::Worker(worker) => worker.ask(&question),
            WorkerPlace::Unopened | WorkerPlace::Page => false,
        };
        if sent {
            state.waiting.borrow_mut().push(question);
        } else {
            state.think_here(question);
        }
    }
}

impl WorkerState {
    fn receive(self: &Rc<WorkerState>, text: &str) {
        match serde_json::from_str::<BotAnswer>(text) {
            Ok(answer) => {
                self.waiting.borrow_mut().retain(|question| question.number != answer.number);
                (self.answer)(answer);
            }
            Err(_) => self.break_off(),
        }
    }

    /// The worker is of no use: what it was asked is thought about here.
    fn break_off(self: &Rc<WorkerState>) {
        let broken = self.place.replace(WorkerPlace::Page);
        // It may be at work right now, in the very closure that called us.
        Timeout::new(0, move || drop(broken)).forget();
        self.waiting.take().into_iter().for_each(|question| self.think_here(question));
    }

    /// Not so deeply that the page would stand still.
    fn think_here(self: &Rc<WorkerState>, mut question: BotQuestion) {
        question.level = question.level.min(Level::Greedy);
        let state = Rc::downgrade(self);
        Timeout::new(0, move || {
            if let Some(state) = state.upgrade() {
                (state.answer)(think(erased_game, &question));
            }
        })
        .forget();
    }
}

/// A worker that has loaded the same module as the page.
struct WorkerHandle {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut()>,
}

impl WorkerHandle {
    fn start(state: &Rc<WorkerState>) -> Option<WorkerHandle> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&site_map::at("/worker.js"), &options).ok()?;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new({
            let state: Weak<WorkerState> = Rc::downgrade(state);
            move |event: MessageEvent| {
                if let Some(state) = state.upgrade() {
                    state.receive(&event.data().as_string().unwrap_or_default());
                }
            }
        });
        let broken = Closure::<dyn FnMut()>::new({
            let state: Weak<WorkerState> = Rc::downgrade(state);
            move || state.upgrade().iter().for_each(WorkerState::break_off)
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        Some(WorkerHandle { worker, _heard: heard, _broken: broken })
    }

    fn ask(&self, question: &BotQuestion) -> bool {
        let text = serde_json::to_string(question);
        text.is_ok_and(|text| self.worker.post_message(&JsValue::from_str(&text)).is_ok())
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
