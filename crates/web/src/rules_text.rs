//! The clauses of a game as they are shown, on their own page and beside a board: each with an address, options in words.

use crate::rules_search::{Section, marked_words};
use crate::site_map::{self, SitePage};
use game_ui::AnyPage;
use leptos::prelude::*;
use rules::{OptionKind, OptionSpec};
use speech::{ClauseText, Lang, Passage, Run, runs};

/// Where the rules are written, which decides what a clause is linked to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Anchors {
    /// On their own page, where a clause is an address within it.
    OwnPage,
    /// Beside a board, with ids that begin like this: the address of a clause is still that on the page of rules.
    Beside(&'static str),
}

/// The rules of a game, from the first clause to the last.
pub fn passages(game: &'static dyn AnyPage, lang: Lang, anchors: Anchors) -> impl IntoView {
    let passage = |passage| match passage {
        Passage::Heading(title) => view! { <h3>{title}</h3> }.into_any(),
        Passage::Words(words) => view! { <p>{plain(&words)}</p> }.into_any(),
        Passage::Clauses(clauses) => clause_list(game, lang, clauses, anchors, ""),
    };
    game.rules(lang).into_iter().map(passage).collect_view()
}

/// A part of the rules under its heading; what is sought is marked.
pub fn section(
    game: &'static dyn AnyPage,
    lang: Lang,
    section: Section,
    sought: &str,
) -> impl IntoView + use<> {
    let Section { anchor, title, words, clauses } = section;
    let words = if sought.is_empty() { words } else { Vec::new() };
    view! {
        <section class="rules-section">
            {title.map(|title| view! { <h3 id=anchor>{title}</h3> })}
            {words.into_iter().map(|words| view! { <p>{plain(&words)}</p> }).collect_view()}
            {clause_list(game, lang, clauses, Anchors::OwnPage, sought)}
        </section>
    }
}

fn clause_list(
    game: &'static dyn AnyPage,
    lang: Lang,
    clauses: Vec<ClauseText>,
    anchors: Anchors,
    sought: &str,
) -> AnyView {
    let options = game.info().options;
    let clause = |words| clause(words, game, &options, lang, anchors, sought);
    view! { <dl class="clauses">{clauses.into_iter().map(clause).collect_view()}</dl> }.into_any()
}

fn clause(
    clause: ClauseText,
    game: &'static dyn AnyPage,
    options: &[OptionSpec],
    lang: Lang,
    anchors: Anchors,
    sought: &str,
) -> impl IntoView + use<> {
    let ClauseText { id, texts } = clause;
    let (anchor, address, window) = match anchors {
        Anchors::OwnPage => (id.clone(), format!("#{id}"), None),
        Anchors::Beside(prefix) => (
            format!("{prefix}{id}"),
            format!("{}#{id}", site_map::at(SitePage::Rules(game.id().to_owned()))),
            Some("_blank"),
        ),
    };
    let hook = format!("clause-{id}");
    let text = |words: &String| view! { <dd>{text(&in_words(game, options, lang, words), sought)}</dd> };
    view! {
        <div id=anchor data-test=hook tabindex="-1">
            <dt>
                <a href=address target=window>{id}</a>
            </dt>
            {texts.iter().map(text).collect_view()}
        </div>
    }
}

/// A piece of a clause.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    /// Words of the rule.
    Plain(String),
    /// An option, or a value of one, by the name that the form gives it.
    Named(String),
    /// A word as it is typed.
    Typed(String),
}

/// A clause with the names of programs said as the form says them. A value belongs to the option named last before it.
fn in_words(game: &dyn AnyPage, options: &[OptionSpec], lang: Lang, words: &str) -> Vec<Piece> {
    let mut last: Option<&OptionSpec> = None;
    let piece = |run| match run {
        Run::Plain(words) => Piece::Plain(words),
        Run::Code(code) => {
            if let Some(option) = options.iter().find(|option| option.name == code) {
                last = Some(option);
                return Piece::Named(game.option_name(lang, &code));
            }
            let values = last.map(|option| (option, &option.kind));
            match values {
                Some((option, OptionKind::Choice(values) | OptionKind::Board(values)))
                    if values.contains(&code.as_str()) =>
                {
                    Piece::Named(game.option_value(lang, option.name, &code))
                }
                _ => Piece::Typed(code),
            }
        }
    };
    runs(words).into_iter().map(piece).collect()
}

fn text(pieces: &[Piece], sought: &str) -> impl IntoView + use<> {
    let piece = |piece: &Piece| match piece {
        Piece::Plain(words) => marked(words, sought),
        Piece::Named(name) => view! { <em class="option-name">{marked(name, sought)}</em> }.into_any(),
        Piece::Typed(code) => view! { <code>{code.clone()}</code> }.into_any(),
    };
    pieces.iter().map(piece).collect_view()
}

fn plain(words: &str) -> String {
    let said = runs(words).into_iter().map(|run| match run {
        Run::Plain(words) | Run::Code(words) => words,
    });
    said.collect()
}

/// Words in which what is sought is marked.
fn marked(words: &str, sought: &str) -> AnyView {
    let pieces = marked_words(words, sought).into_iter().map(|(words, is_found)| match is_found {
        true => view! { <mark>{words}</mark> }.into_any(),
        false => words.into_any(),
    });
    pieces.collect_view().into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_loader::{self, GameCard};

    #[test]
    fn options_and_their_values_are_said_in_words() {
        game_loader::fetch_now("gardez-la-ligne");
        let game = game_loader::game("gardez-la-ligne").unwrap();
        let said =
            in_words(game, &game.info().options, Lang::En, "Option `tie`: `shared` so; `lines` not; `St`.");
        let named: Vec<&str> = said
            .iter()
            .filter_map(|piece| match piece {
                Piece::Named(name) => Some(name.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(named.len(), 3, "{said:?}");
        assert!(said.contains(&Piece::Typed("St".into())));
    }

    #[test]
    fn no_clause_shows_the_name_of_an_option_as_programs_write_it() {
        for id in game_loader::games().iter().map(GameCard::id) {
            game_loader::fetch_now(id);
            let game = game_loader::game(id).unwrap();
            let options = game.info().options;
            for lang in Lang::ALL {
                let clauses = game.rules(lang).into_iter().filter_map(|passage| match passage {
                    Passage::Clauses(clauses) => Some(clauses),
                    _ => None,
                });
                for clause in clauses.flatten() {
                    for piece in clause.texts.iter().flat_map(|words| in_words(game, &options, lang, words)) {
                        let Piece::Typed(code) = piece else { continue };
                        let is_option = options.iter().any(|option| option.name == code);
                        assert!(!is_option && !code.contains('_'), "{id} {}: {code}", clause.id);
                    }
                }
            }
        }
    }
}
