//! The page of a game's rules: one illustrated overview first, then every clause, with contents and a search.

use crate::i18n::{I18n, set_title};
use crate::overview::OverviewPart;
use crate::rules_search::{Section, Untitled, found, sections};
use crate::rules_text::section;
use crate::site_map::{self, SitePage};
use crate::style;
use game_ui::AnyPage;
use leptos::prelude::*;
use rules::Phrase;

/// The page of rules.
#[component]
pub fn RulesPage(game: &'static dyn AnyPage) -> impl IntoView {
    let i18n = I18n::get();
    set_title(move || format!("{} – {}", i18n.text("rules-title"), game.title(i18n.lang())));
    style::add_style_sheet(game);
    // The browser looked for the clause of the address before the page was built.
    Effect::new(move |_| {
        i18n.lang();
        // The next frame: this page may have been fetched, and is put in its place only after it was made.
        request_animation_frame(|| {
            let hash = window().location().hash().unwrap_or_default();
            let id = hash.trim_start_matches('#');
            if let Some(clause) = (!id.is_empty()).then(|| document().get_element_by_id(id)).flatten() {
                clause.scroll_into_view();
                clause.class_list().add_1("sought").ok();
            }
        });
    });
    view! {
        <div class="rules-page">
            <div class="rules-head">
                <h1>{move || game.title(i18n.lang())}</h1>
                <p class="lead">{move || game.pitch(i18n.lang())}</p>
                <p class="row">
                    <a class="button primary" href=site_map::at(SitePage::MakeTable(game.id().to_owned()))>
                        {move || i18n.text("home-make")}
                    </a>
                    {(!game.lessons().is_empty()).then(|| view! {
                        <a class="button" href=site_map::at(SitePage::Learn(game.id().to_owned())) data-test="learn">
                            {move || i18n.text("lesson-link")}
                        </a>
                    })}
                    <a class="button quiet" href="#rules-whole">{move || i18n.text("rules-whole")}</a>
                </p>
            </div>
            <OverviewPart game />
            <WholeRules game />
        </div>
    }
}

/// Every clause, with contents beside it and a field that looks for words.
#[component]
fn WholeRules(game: &'static dyn AnyPage) -> impl IntoView {
    let i18n = I18n::get();
    let sought = RwSignal::new(String::new());
    let all = Memo::new(move |_| {
        let untitled =
            Untitled { published: i18n.text("rules-published"), rulings: i18n.text("rules-rulings") };
        sections(game.rules(i18n.lang()), &untitled)
    });
    let fitting = Memo::new(move |_| found(all.get(), &sought.get()));
    let count = move || {
        let clauses = fitting.with(|parts| parts.iter().map(|part| part.clauses.len()).sum::<usize>());
        sought
            .with(|sought| !sought.trim().is_empty())
            .then(|| i18n.phrase(&Phrase::new("rules-found").number("count", clauses as i64)))
    };
    let entry = |part: Section| {
        let range = part.clauses.first().zip(part.clauses.last());
        let range = range.map(|(first, last)| match first.id == last.id {
            true => first.id.clone(),
            false => format!("{}–{}", first.id, last.id),
        });
        part.title.map(|title| {
            view! { <li><a href=format!("#{}", part.anchor)>{title}</a> <span class="faint">{range}</span></li> }
        })
    };
    let contents = move || fitting.get().into_iter().filter_map(entry).collect_view();
    let parts = move || {
        let sought = sought.get();
        fitting.get().into_iter().map(|part| section(game, i18n.lang(), part, &sought)).collect_view()
    };
    view! {
        <h2 id="rules-whole">{move || i18n.text("rules-whole")}</h2>
        <div class="rules-whole">
            <nav class="rules-contents" aria-label=move || i18n.text("rules-contents")>
                <label for="rules-search">{move || i18n.text("rules-search")}</label>
                <input
                    id="rules-search"
                    type="search"
                    data-test="rules-search"
                    autocomplete="off"
                    prop:value=sought
                    on:input=move |event| sought.set(event_target_value(&event))
                />
                <p class="faint" role="status" data-test="rules-found">{count}</p>
                <ol class="plain">{contents}</ol>
            </nav>
            <div class="rules-clauses">{parts}</div>
        </div>
    }
}
