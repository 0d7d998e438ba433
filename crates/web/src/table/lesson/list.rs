//! The list of lessons: which there are, which of them were done, and the way to begin one anew.

use super::lesson_title;
use crate::i18n::I18n;
use crate::table::client::TableClient;
use leptos::prelude::*;
use local_table::LessonNavigation;

/// The list, folded away until somebody wants another lesson.
#[component]
pub fn AllLessons(here: TableClient, game: &'static str) -> impl IntoView {
    let i18n = I18n::get();
    let lessons = Memo::new(move |_| {
        here.lesson.with(|at| at.as_ref().map(|at| (at.lesson, at.lessons.clone())).unwrap_or_default())
    });
    let rows = move || {
        let (open, lessons) = lessons.get();
        let row = |(index, (id, done)): (usize, (String, bool))| {
            let told = move || done.then(|| view! { <span class="unseen">{i18n.text("lesson-done")}</span> });
            view! {
                <li>
                    <button
                        type="button"
                        class="quiet"
                        class:lesson-done=done
                        data-test=format!("lesson-{index}")
                        data-done=done.then_some("yes")
                        aria-current=(index == open).then_some("step")
                        on:click=move |_| here.go_to_step(LessonNavigation::Lesson(index))
                    >
                        {move || lesson_title(i18n, game, &id)}
                        {told}
                    </button>
                </li>
            }
        };
        lessons.into_iter().enumerate().map(row).collect_view()
    };
    view! {
        <details class="lesson-list">
            <summary data-test="lesson-list">{move || i18n.text("lesson-list")}</summary>
            <button type="button" data-test="lesson-again" on:click=move |_| here.go_to_step(LessonNavigation::Again)>
                {move || i18n.text("lesson-again")}
            </button>
            <ol>{rows}</ol>
        </details>
    }
}
