//! The panel of a lesson beside the table: what to do and why, how far one is, and the other lessons.

mod expand_button;
mod light;
mod list;
mod scrolling;
mod step_text;

use super::client::{RequestError, TableClient};
use super::frame::dock::Dock;
use super::hint::Hint;
use super::notices::Dismiss;
use crate::game_loader;
use crate::i18n::I18n;
use crate::site_map::{self, SitePage};
use expand_button::ExpandButton;
use game_ui::press;
use gloo_timers::callback::Timeout;
use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use light::LessonLight;
use list::AllLessons;
use local_table::{LessonNavigation, Progress, StepPhase};
use rules::Phrase;
use step_text::StepText;
use wire::{Payload, RefusalCode};

/// By this code a class says that it teaches another move.
pub const TAUGHT_OTHERWISE: RefusalCode = RefusalCode::Lesson;

impl TableClient {
    /// So far one is: the move that is taught is marked wherever advice is.
    pub(super) fn show_progress(self, progress: Progress) {
        let mark = progress.mark.clone().map(Payload::new);
        self.hint.set(mark.map_or(Hint::None, Hint::Given));
        self.lesson.set(Some(progress));
    }

    /// Another lesson begins. Its table may have other seats and another board, so this one is cleared first.
    pub(super) fn leave_lesson(self) {
        self.connection.pause();
        self.hint.set(Hint::None);
        self.queue.clear();
        self.feed.clear();
        Timeout::new(0, move || self.connection.connect()).forget();
    }

    /// What a lesson answers to a move that is allowed but not the one it teaches.
    fn other_move_text(self, i18n: I18n, game: &str) -> String {
        let reading =
            self.lesson.with(|progress| progress.as_ref().is_some_and(|at| at.phase == StepPhase::Reading));
        if reading {
            return i18n.text("lesson-read-first");
        }
        let own = self.lesson.with(|progress| {
            let id = format!("{}-else", progress.as_ref()?.say);
            game_loader::game(game)?.lesson_text(i18n.lang(), &id, &[])
        });
        own.unwrap_or_else(|| i18n.text("lesson-else"))
    }
}

/// The answer to a move that is allowed but not the one that is taught. Nothing is wrong with it, so it is told calmly.
#[component]
pub fn Otherwise(here: TableClient, game: &'static str) -> impl IntoView {
    let i18n = I18n::get();
    let said = move || {
        let RequestError::Refused { refused, .. } = here.requests.error()? else { return None };
        (refused.code == TAUGHT_OTHERWISE).then(|| {
            view! {
                <p class="note-box" data-test="lesson-other-move">
                    <span>{here.other_move_text(i18n, game)}</span> <Dismiss put_away=move || here.requests.dismiss_error() />
                </p>
            }
        })
    };
    view! { <div role="status">{said}</div> }
}

/// The panel; nothing at a table at which one does not learn.
#[component]
pub fn LessonPanel(
    here: TableClient,
    game: &'static str,
    dock: Dock,
    /// Is the dock a sheet at the lower edge?
    narrow: ReadSignal<bool>,
) -> impl IntoView {
    here.is_lesson().then(|| view! { <Panel here game dock narrow /> })
}

#[component]
fn Panel(here: TableClient, game: &'static str, dock: Dock, narrow: ReadSignal<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let (open, whole) = (RwSignal::new(true), RwSignal::new(false));
    let of =
        move |read: fn(&Progress) -> usize| here.lesson.with(|progress| progress.as_ref().map_or(0, read));
    let phase = Memo::new(move |_| here.lesson.with(|progress| progress.as_ref().map(|at| at.phase)));
    let ends = Memo::new(move |_| {
        here.lesson.with(|progress| progress.as_ref().is_some_and(Progress::is_last_step))
    });
    let ends_all = Memo::new(move |_| {
        ends.get() && here.lesson.with(|progress| progress.as_ref().is_some_and(Progress::is_last_lesson))
    });
    let title = move || {
        let id = here.lesson.with(|progress| {
            let progress = progress.as_ref()?;
            progress.lessons.get(progress.lesson).map(|(id, _)| id.clone())
        });
        id.map(|id| lesson_title(i18n, game, &id)).unwrap_or_default()
    };
    let place = move || {
        let (step, steps) = (of(|at| at.step + 1), of(|at| at.steps));
        i18n.phrase(&Phrase::new("lesson-step").number("step", step as i64).number("steps", steps as i64))
    };
    let words = Memo::new(move |_| {
        here.lesson.with(|progress| {
            let progress = progress.as_ref()?;
            game_loader::game(game)?.lesson_text(i18n.lang(), &progress.say, &progress.facts)
        })
    });
    // A new step is there to be read, and what it asks for to be seen.
    let step = Memo::new(move |_| (of(|at| at.lesson), of(|at| at.step)));
    Effect::new(move |_| {
        // Read, because a memo that is only tracked is never worked out.
        step.get();
        open.set(true);
        whole.set(false);
    });
    // Whoever is sent back to the words finds them.
    Effect::new(move |_| {
        if here.requests.is_refused_with(TAUGHT_OTHERWISE) {
            open.set(true);
        }
    });
    Effect::new(move |_| {
        step.get();
        let marked = here.hint.with(|hint| hint.given().is_some());
        // Once it is drawn.
        request_animation_frame(move || {
            let is_narrow = narrow.try_get_untracked().unwrap_or_default();
            scrolling::bring_into_view(dock, is_narrow, marked);
        });
    });
    // While the others move, going on is not waiting for them.
    let may_go_on =
        move || matches!(phase.get(), Some(StepPhase::Reading | StepPhase::Others)) && !ends_all.get();
    let on = move || {
        if untrack(may_go_on) {
            here.go_to_step(LessonNavigation::On);
        }
    };
    let listener = window_event_listener(keydown, move |event| {
        if event.key().eq_ignore_ascii_case("n") && is_free(&event) {
            on();
        }
    });
    on_cleanup(move || listener.remove());
    let task = move || match phase.get() {
        Some(StepPhase::Moving) => Some(view! { <p class="lesson-task">{i18n.text("lesson-your-move")}</p> }),
        Some(StepPhase::Others) => Some(view! { <p class="lesson-task">{i18n.text("lesson-others")}</p> }),
        _ => None,
    };
    view! {
        <section
            class="lesson"
            class:folded=move || !open.get()
            data-test="lesson"
            data-lesson=move || of(|at| at.lesson).to_string()
            data-step=move || of(|at| at.step).to_string()
            data-doing=move || phase.get().map(phase_name)
            aria-labelledby="lesson"
        >
            <div class="lesson-head">
                <h2 id="lesson">{title}</h2>
                <span class="faint" data-test="lesson-place">{place}</span>
                <ExpandButton open hook="lesson-fold" part="lesson-body" says=["lesson-open", "lesson-close"] />
            </div>
            <div id="lesson-body" class="lesson-body">
                <StepText words whole />
                <div class="row">
                    {move || ends_all.get().then(|| view! {
                        <a class="button primary" href=site_map::at(SitePage::PlayNow(game.to_owned())) data-test="lesson-play">
                            {move || i18n.text("lesson-play")}
                        </a>
                    })}
                    <button
                        type="button"
                        class:primary=may_go_on
                        data-test="lesson-next"
                        // Not disabled while one is to move: the keyboard must not lose its place.
                        aria-disabled=move || (!may_go_on()).then_some("true")
                        aria-keyshortcuts="N"
                        hidden=move || ends_all.get()
                        on:click=move |_| on()
                    >
                        {move || i18n.text(if ends.get() { "lesson-next-lesson" } else { "lesson-next" })}
                    </button>
                    <button
                        type="button"
                        data-test="lesson-back"
                        aria-disabled=move || (of(|at| at.step) == 0).then_some("true")
                        on:click=move |_| here.go_to_step(LessonNavigation::Back)
                    >
                        {move || i18n.text("lesson-back")}
                    </button>
                    {task}
                    <AllLessons here game />
                </div>
            </div>
        </section>
        <LessonLight here />
    }
}

fn lesson_title(i18n: I18n, game: &str, id: &str) -> String {
    let text =
        game_loader::game(game).and_then(|game| game.lesson_text(i18n.lang(), &format!("lesson-{id}"), &[]));
    text.unwrap_or_else(|| id.to_owned())
}

fn phase_name(phase: StepPhase) -> &'static str {
    match phase {
        StepPhase::Reading => "reading",
        StepPhase::Moving => "moving",
        StepPhase::Others => "others",
    }
}

/// Does a key mean nothing else where it was pressed?
fn is_free(event: &KeyboardEvent) -> bool {
    !press::is_typing() && !event.ctrl_key() && !event.alt_key() && !event.meta_key()
}
