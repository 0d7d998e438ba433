//! The overview of a game's rules: how one wins, what a turn is, what people forget; each with the clauses it rests on.

use crate::i18n::I18n;
use game_ui::AnyPage;
use leptos::prelude::*;
use speech::{Cited, Overview, OverviewStep};

/// The overview; nothing for a game that has none.
#[component]
pub fn OverviewPart(game: &'static dyn AnyPage) -> impl IntoView {
    let i18n = I18n::get();
    move || {
        let overview = game.overview(i18n.lang());
        (!overview.is_empty()).then(|| shown(i18n, game, overview))
    }
}

fn shown(i18n: I18n, game: &'static dyn AnyPage, overview: Overview) -> impl IntoView {
    let Overview { win, steps, forgotten } = overview;
    let step = move |(place, step): (usize, OverviewStep)| {
        view! {
            <li class="card overview-step">
                {game.step_picture(place)}
                <h3><span class="step-number">{place + 1}</span> {step.title}</h3>
                <p>{cited(&step.text)}</p>
            </li>
        }
    };
    view! {
        <div class="overview" data-test="overview">
            <section class="overview-win">
                <h2>{i18n.text("rules-win")}</h2>
                {win.iter().map(|text| view! { <p>{cited(text)}</p> }).collect_view()}
            </section>
            <section>
                <h2>{i18n.text("rules-turn")}</h2>
                <ol class="plain overview-steps">{steps.into_iter().enumerate().map(step).collect_view()}</ol>
            </section>
            <section class="overview-forgotten">
                <h2>{i18n.text("rules-forgotten")}</h2>
                <ol class="plain">
                    {forgotten.iter().map(|text| view! { <li>{cited(text)}</li> }).collect_view()}
                </ol>
            </section>
        </div>
    }
}

/// A text with its clauses as links further down the page.
fn cited(text: &[Cited]) -> impl IntoView + use<> {
    let piece = |(place, piece): (usize, &Cited)| match piece {
        Cited::Words(words) => words.clone().into_any(),
        Cited::Clause(id) => {
            let follows = place > 0 && matches!(text[place - 1], Cited::Clause(_));
            let space = follows.then_some("\u{a0}");
            view! { {space} <a class="clause" href=format!("#{id}")>{id.clone()}</a> }.into_any()
        }
    };
    text.iter().enumerate().map(piece).collect_view()
}

#[cfg(test)]
mod tests {
    use crate::game_loader::{self, GameCard};
    use speech::{Lang, Passage};

    #[test]
    fn every_overview_is_whole_in_both_languages_and_cites_clauses_that_are_there() {
        for id in game_loader::games().iter().map(GameCard::id) {
            game_loader::fetch_now(id);
            let game = game_loader::game(id).unwrap();
            let [french, english] = Lang::ALL.map(|lang| game.overview(lang));
            for (lang, overview) in [(Lang::Fr, &french), (Lang::En, &english)] {
                assert!(!overview.win.is_empty() && overview.steps.len() >= 3, "{id}");
                assert_eq!(overview.forgotten.len(), 5, "{id}");
                let known: Vec<String> = game
                    .rules(lang)
                    .into_iter()
                    .filter_map(|passage| match passage {
                        Passage::Clauses(clauses) => Some(clauses),
                        _ => None,
                    })
                    .flatten()
                    .map(|clause| clause.id)
                    .collect();
                for text in overview.texts() {
                    assert!(text.len() > 1, "{id}: {text:?} rests on no clause");
                }
                for clause in overview.clauses() {
                    assert!(known.iter().any(|own| own == clause), "{id} has no {clause}");
                }
            }
            assert!(french.clauses().eq(english.clauses()), "{id}: both say the same");
        }
    }
}
