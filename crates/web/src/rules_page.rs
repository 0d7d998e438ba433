//! The rules of a game in our wording, each clause with an address of its own.

use crate::i18n::{I18n, entitle};
use crate::site_map::{self, SitePage};
use game_ui::AnyPage;
use leptos::prelude::*;
use speech::{Clause, Lang, Passage, Run, runs};

/// The page of rules.
#[component]
pub fn RulesPage(game: &'static dyn AnyPage) -> impl IntoView {
    let i18n = I18n::get();
    entitle(move || format!("{} – {}", i18n.text("rules-title"), game.title(i18n.lang())));
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
        <h1>{move || game.title(i18n.lang())}</h1>
        <p class="lead">{move || game.pitch(i18n.lang())}</p>
        <p>
            <a class="button" href=site_map::at(SitePage::MakeTable(game.id().to_owned()))>{move || i18n.text("home-make")}</a>
            {(!game.lessons().is_empty()).then(|| view! {
                " "
                <a class="button" href=site_map::at(SitePage::Learn(game.id().to_owned())) data-test="learn">
                    {move || i18n.text("lesson-link")}
                </a>
            })}
        </p>
        <h2>{move || i18n.text("rules-title")}</h2>
        {move || passages(game, i18n.lang(), Anchors::OwnPage)}
    }
}

/// Where the rules are written, which decides what a clause is linked to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Anchors {
    /// On their own page, where a clause is an address within it.
    OwnPage,
    /// Beside a board, with ids that begin like this: the address of a clause is still that on the page of rules.
    Beside(&'static str),
}

/// The rules of a game.
pub fn passages(game: &'static dyn AnyPage, lang: Lang, anchors: Anchors) -> impl IntoView {
    game.rules(lang).into_iter().map(|words| passage(words, game.id(), anchors)).collect_view()
}

fn passage(passage: Passage, game: &str, anchors: Anchors) -> AnyView {
    match passage {
        Passage::Heading(title) => view! { <h3>{title}</h3> }.into_any(),
        Passage::Words(words) => view! { <p>{text(&words)}</p> }.into_any(),
        Passage::Clauses(clauses) => {
            let clauses = clauses.into_iter().map(|words| clause(words, game, anchors)).collect_view();
            view! { <dl class="clauses">{clauses}</dl> }.into_any()
        }
    }
}

fn clause(clause: Clause, game: &str, anchors: Anchors) -> impl IntoView + use<> {
    let Clause { id, texts } = clause;
    let (anchor, address, window) = match anchors {
        Anchors::OwnPage => (id.clone(), format!("#{id}"), None),
        Anchors::Beside(prefix) => (
            format!("{prefix}{id}"),
            format!("{}#{id}", site_map::at(SitePage::Rules(game.to_owned()))),
            Some("_blank"),
        ),
    };
    let hook = format!("clause-{id}");
    view! {
        <div id=anchor data-test=hook tabindex="-1">
            <dt>
                <a href=address target=window>{id}</a>
            </dt>
            {texts.iter().map(|words| view! { <dd>{text(words)}</dd> }).collect_view()}
        </div>
    }
}

fn text(words: &str) -> impl IntoView + use<> {
    runs(words)
        .into_iter()
        .map(|run| match run {
            Run::Plain(words) => words.into_any(),
            Run::Code(name) => view! { <code>{name}</code> }.into_any(),
        })
        .collect_view()
}
