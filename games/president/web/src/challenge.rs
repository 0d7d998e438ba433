//! A challenge: the card that is read out, the means to meet it, and what came of it (P40 to P44).

mod answer;
mod ballot;
mod countdown;
mod field;
mod hands;
pub(crate) mod icon;
mod names;
mod offers;
mod playing_card;
pub(crate) mod recall;
mod story;
mod verdict;

use crate::{BoardContext, map, named, party, words};
use game_ui::kit::motion::{Animator, Move};
use leptos::html;
use leptos::prelude::*;
use president::{Action, ChallengeKind, Step, Territory};
use rules::{Arg, Bilingual, Phrase, Seat};

/// Who challenges whom for what, and the face of the card: what stays the same from its reading to its end.
#[derive(Clone, PartialEq)]
struct Duel {
    challenger: Seat,
    challenged: Seat,
    territory: Territory,
    face: Option<Face>,
}

/// The face of a challenge card.
#[derive(Clone, PartialEq)]
struct Face {
    kind: ChallengeKind,
    difficulty: u8,
    title: Bilingual,
    text: Bilingual,
}

/// The challenge under way, or what came of the last one; nothing where there was none.
pub(crate) fn challenge(context: BoardContext) -> AnyView {
    let duel = Memo::new(move |_| {
        context.view.with(|view| {
            let now = view.challenge.as_ref()?;
            let face = now.question.as_ref().map(|question| Face {
                kind: question.kind,
                difficulty: question.difficulty,
                title: question.title.clone(),
                text: question.text.clone(),
            });
            Some(Duel {
                challenger: now.challenger,
                challenged: now.challenged,
                territory: now.territory,
                face,
            })
        })
    });
    // Whoever is asked finds the keyboard where the answer goes.
    let asked = Memo::new(move |_| {
        let asked = context.choices.with(|choices| choices.iter().any(is_asked));
        asked.then(|| context.view.with(|view| view.step))
    });
    Effect::new(move |earlier: Option<Option<Step>>| {
        let now = asked.get();
        if now.is_some() && earlier.flatten() != now {
            offers::go_to_answer();
        }
        now
    });
    // It stays while another is drawn: what came of the last one is remembered there.
    let verdict = verdict::verdict(context);
    view! {
        <div id=offers::PLACE class="pre-place" tabindex="-1" data-test="challenge-place">
            {move || duel.get().map(|duel| card(context, duel))}
            <div hidden=move || duel.with(Option::is_some)>{verdict}</div>
        </div>
    }
    .into_any()
}

/// Is this an answer to a challenge, or to be given up with it?
fn is_asked(action: &Action) -> bool {
    matches!(action, Action::GiveUp | Action::Hide | Action::Stand)
}

fn card(context: BoardContext, duel: Duel) -> AnyView {
    let Duel { challenger, challenged, territory, face } = duel;
    let (lines, kind) = face.as_ref().map_or((icon::CARDS, "kind-twenty-one"), |face| of_kind(face.kind));
    let stake = move || {
        let parties = |id| Phrase::new(id).seat("player", challenger).seat("rival", challenged);
        // The number and the value could be what is asked for (PR36).
        let phrase = match context.view.with(|view| view.map_is_covered()) {
            true => parties("duel-covered"),
            false => parties("duel")
                .arg("territory", self::territory(context, territory))
                .name("votes", words::votes(context, context.game().atlas().votes(territory))),
        };
        words::say(context, &phrase)
    };
    // On a covered map its shape would tell what its name does.
    let at_stake = move || {
        let covered = context.view.with(|view| view.map_is_covered());
        (!covered).then(|| {
            let class = format!("pre-at-stake {}", named::class(context, challenged));
            view! { <span class=class>{map::cut_out(territory, named::fill(context, challenged))}</span> }
        })
    };
    let points = Memo::new(move |_| context.view.with(|view| map::asks_where(view)));
    let step = Memo::new(move |_| context.view.with(|view| view.step));
    let question = Memo::new(move |_| {
        context.view.with(|view| view.challenge.as_ref().and_then(|challenge| challenge.question.clone()))
    });
    let body = move || match (step.get(), question.get()) {
        (Step::Ballot, question) => {
            // Whoever judges must know what was wanted, and read what was written.
            let debate = question.as_ref().is_some_and(|question| question.kind == ChallengeKind::Debate);
            let wanted = question.map(|question| answer::shown(context, &question.wants));
            let rivals = debate.then_some([challenger, challenged]);
            view! { {wanted} {ballot::explanation(context)} {ballot::vote(context, rivals)} }.into_any()
        }
        (step, Some(question)) => answer::wanted(context, step, question, [challenger, challenged]),
        (_, None) => hands::table(context, challenger, challenged),
    };
    // It leaves what is at stake in sight, where it may be seen, and stays where it came.
    let side = match (untrack(|| context.view.with(|view| view.map_is_covered())), map::is_western(territory))
    {
        (true, _) => "pre-challenge",
        (false, true) => "pre-challenge pre-eastward",
        (false, false) => "pre-challenge pre-westward",
    };
    let card = NodeRef::<html::Section>::new();
    Animator::get().when_drawn(card, Move::turn_card());
    view! {
        <section class=side class:pre-aside=points node_ref=card data-test="challenge" data-kind=kind aria-labelledby="pre-challenge-title">
            <header class="pre-challenge-head">
                <strong class="pre-defi" aria-hidden="true">{move || words::text(context, "back-challenge")}</strong>
                <span class="pre-kind">{icon::picture(lines)} {move || words::text(context, kind)}</span>
                {countdown::countdown(context)}
            </header>
            <p class="pre-duel" data-test="pre-duel">
                {party::sign(context, challenger)} <span>{stake}</span> {at_stake} {party::sign(context, challenged)}
            </p>
            {title(context, face)}
            {body}
        </section>
    }
    .into_any()
}

/// What the card is called and says, and how hard it is.
fn title(context: BoardContext, face: Option<Face>) -> AnyView {
    let Some(Face { difficulty, title, text, .. }) = face else {
        let said = move || words::text(context, "twenty-one-how");
        return view! {
            <h3 class="unseen" id="pre-challenge-title">{move || words::text(context, "kind-twenty-one")}</h3>
            <p class="faint" id="pre-question">{said}</p>
        }
        .into_any();
    };
    let (pips, level) = level(difficulty);
    let bots = move || words::say(context, &Phrase::new("difficulty").number("percent", difficulty));
    let pips = (0..3u8).map(|pip| view! { <i class:pre-pip-on=pip < pips></i> }).collect_view();
    view! {
        <h3 id="pre-challenge-title">{move || words::pick(context, &title)}</h3>
        <p class="pre-question" id="pre-question" data-test="pre-question">{move || words::pick(context, &text)}</p>
        <p class="pre-level">
            <span class="pre-pips" aria-hidden="true">{pips}</span>
            <strong>{move || words::text(context, level)}</strong>
            <span class="faint">{bots}</span>
        </p>
    }
    .into_any()
}

/// How hard a card is, in pips and in a word: the share of bots that succeed, in hundredths, says it.
const fn level(difficulty: u8) -> (u8, &'static str) {
    match difficulty {
        65.. => (1, "level-easy"),
        50.. => (2, "level-middling"),
        _ => (3, "level-hard"),
    }
}

/// The picture and the name of a kind of card.
const fn of_kind(kind: ChallengeKind) -> (&'static str, &'static str) {
    let name = match kind {
        ChallengeKind::Quiz => "kind-quiz",
        ChallengeKind::Geography => "kind-geography",
        ChallengeKind::Estimate => "kind-estimate",
        ChallengeKind::Memory => "kind-memory",
        ChallengeKind::Naming => "kind-naming",
        ChallengeKind::Forbidden => "kind-forbidden",
        ChallengeKind::Speech => "kind-speech",
        ChallengeKind::Mime => "kind-mime",
        ChallengeKind::Story => "kind-story",
        ChallengeKind::Song => "kind-song",
        ChallengeKind::Debate => "kind-debate",
    };
    (icon::lines(kind), name)
}

/// A territory by its name and code, in a sentence.
pub(crate) fn territory(context: BoardContext, territory: Territory) -> Arg {
    let game = context.game();
    let name = &game.atlas().place(territory).name;
    Arg::Both { fr: format!("{} ({territory})", name.fr), en: format!("{} ({territory})", name.en) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fewer_bots_succeed_the_harder_a_card_is() {
        assert_eq!(level(80), (1, "level-easy"));
        assert_eq!(level(50), (2, "level-middling"));
        assert_eq!(level(35), (3, "level-hard"));
    }

    #[test]
    fn what_a_challenge_asks_for_is_told_apart_from_the_rest() {
        assert!(is_asked(&Action::GiveUp) && is_asked(&Action::Stand));
        assert!(!is_asked(&Action::Roll) && !is_asked(&Action::ByLot));
    }
}
