//! What is on the table: the turn, and whatever lies on it, the question asked last.

use crate::{BoardContext, attack, investiture, main_action, offers, party, reaction, words};
use leptos::prelude::*;
use politico::{Action, Answer, Effect, Frame, Purpose, Right, Step, View, Vote};
use rules::{Phrase, Seat};

/// The question at hand with all that can be done about it.
pub(crate) fn question(context: BoardContext) -> AnyView {
    // Once the game is over nothing lies on the table.
    let depth =
        Memo::new(move |_| context.view.with(|view| if view.over.is_some() { 0 } else { view.frames.len() }));
    let over = Memo::new(move |_| context.view.with(|view| view.over.is_some()));
    view! {
        <section class="pol-matter pol-box" data-test="matter" aria-labelledby="pol-matter">
            <h3 id="pol-matter" tabindex="-1">{words::said(context, "matter")}</h3>
            <div role="status"><ol class="pol-frames plain">
                <For each=move || 0..depth.get() key=|level| *level let(level)>
                    {line(context, level, depth)}
                </For>
                {move || over.get().then(|| view! { <li class="pol-top"><p>{words::text(context, "over")}</p></li> })}
            </ol></div>
            {asked(context)}
            {answered(context)}
            <div class="pol-foot">{answers(context)} {reaction::ahead(context)}</div>
        </section>
    }
    .into_any()
}

/// What lies at one level of the stack.
fn line(context: BoardContext, level: usize, depth: Memo<usize>) -> AnyView {
    let frame = Memo::new(move |_| context.view.with(|view| view.frames.get(level).copied()));
    let phrase = Memo::new(move |_| context.view.with(|view| Some(sentence(view, frame.get()?))));
    let said = move || phrase.with(|phrase| phrase.as_ref().map(|phrase| words::say(context, phrase)));
    view! {
        <li class:pol-top=move || level + 1 == depth.get()>
            <p>{said}</p>
            {move || frame.get().map(|frame| about(context, frame))}
        </li>
    }
    .into_any()
}

/// The sentence of a frame.
pub(crate) fn sentence(view: &View, frame: Frame) -> Phrase {
    let active = |id| Phrase::new(id).seat("player", view.active);
    let of = |id, seat: Seat| Phrase::new(id).seat("player", seat);
    let pm = view.government.map_or(view.active, |government| government.pm);
    match frame {
        Frame::Turn(Step::Begin) => active("frame-begin"),
        Frame::Turn(Step::News) => active("frame-news"),
        Frame::Turn(Step::Draw) => active("frame-draw"),
        Frame::Turn(Step::Act) => active("frame-act"),
        Frame::Turn(Step::Closing) => active("frame-closing"),
        Frame::Attempt { seat, right: Right::Army } => of("frame-attempt-army", seat),
        Frame::Attempt { seat, .. } => of("frame-attempt", seat),
        Frame::Investiture(investiture) => of("frame-investiture", investiture.candidate),
        Frame::Invited(seat) => of("frame-invited", seat),
        Frame::Censure => active("frame-censure").seat("pm", pm),
        Frame::Confidence => of("frame-confidence", pm),
        Frame::Amendment => active("frame-amendment"),
        Frame::Stand(seat) => of("frame-stand", seat),
        Frame::Dispute(seat) => of("frame-dispute", seat),
        Frame::Ballot { second: false } => Phrase::new("frame-ballot"),
        Frame::Ballot { second: true } => Phrase::new("frame-ballot-second"),
        Frame::Cancel => Phrase::new("frame-cancel"),
        Frame::Counter { by, holds: true, .. } => of("frame-counter", by),
        Frame::Counter { by, holds: false, .. } => of("frame-counter-back", by),
        Frame::Attack { card, target, .. } => {
            active("frame-attack").seat("target", target).arg("card", words::card_arg(card))
        }
        Frame::Parry => Phrase::new("frame-parry"),
        Frame::Help => Phrase::new("frame-help"),
        Frame::Pick => Phrase::new("frame-pick"),
        Frame::Army(purpose) => army(view.active, purpose),
        Frame::Shed { seat, to, .. } => of("frame-shed", seat).number("count", to),
        Frame::PassLeft => Phrase::new("frame-pass-left"),
        Frame::ExpelOrLose => {
            let points = Effect::ExpelOrLose.figures().points;
            of("frame-expel-or-lose", pm).number("loss", points.unsigned_abs())
        }
        Frame::Recruit => of("frame-recruit", pm),
    }
}

/// What somebody wants of the army.
fn army(seat: Seat, purpose: Purpose) -> Phrase {
    let id = match purpose {
        Purpose::Enter => "army-enter",
        Purpose::Topple => "army-topple",
        Purpose::Form => "army-form",
        Purpose::Cancel => "army-cancel",
        Purpose::Parry => "army-parry",
    };
    Phrase::new(id).seat("player", seat)
}

/// What there is to know of a frame beyond its sentence.
fn about(context: BoardContext, frame: Frame) -> AnyView {
    match frame {
        Frame::Investiture(investiture) => investiture::talks(context, investiture),
        Frame::Attack { card, target, topples } => attack::prospect(context, card, target, topples),
        Frame::Counter { purpose, by, .. } => {
            let said = move || words::say(context, &army(by, purpose));
            view! { <p class="pol-detail">{said}</p> }.into_any()
        }
        Frame::Amendment => {
            let said = move || {
                let proposal = context
                    .view
                    .with(|view| view.parties.get(view.active.index()).and_then(|party| party.proposal));
                proposal.map(|amendment| crate::amendments::said(context, amendment))
            };
            view! { <p class="pol-detail">{said}</p> }.into_any()
        }
        Frame::Pick => attack::offers(context),
        _ => ().into_any(),
    }
}

/// Whom the question is put to. In a ballot those who have voted have a tick; of a sealed window nobody is told.
fn asked(context: BoardContext) -> AnyView {
    let asked = Memo::new(move |_| {
        context.view.with(|view| {
            let ballot = matches!(view.frames.last(), Some(Frame::Ballot { .. }));
            view.asked.iter().map(|seat| (seat, ballot && view.voted.contains(seat))).collect::<Vec<_>>()
        })
    });
    let chip = move |(seat, voted): (Seat, bool)| {
        let tick = voted.then(|| {
            view! {
                {crate::icon::tick()}
                <span class="unseen">{words::said(context, "has-voted")}</span>
            }
        });
        view! {
            <li class="pol-chip" class:pol-done=voted>
                {party::named(context, seat)} {tick}
            </li>
        }
    };
    // That one is asked oneself, and nobody else, is said elsewhere.
    let some =
        Memo::new(move |_| asked.with(|asked| asked.iter().any(|(seat, _)| context.me() != Some(*seat))));
    let body = move || {
        some.get().then(|| {
            view! {
                <div class="pol-asked">
                    <span class="faint">{words::said(context, "asked")}</span>
                    <ul class="pol-chips plain"><For each=move || asked.get() key=|asked| *asked children=chip /></ul>
                </div>
            }
        })
    };
    body.into_any()
}

/// One's own answer, while the others are waited for.
fn answered(context: BoardContext) -> AnyView {
    let answer = Memo::new(move |_| context.view.with(|view| view.answer));
    let said = move || {
        let phrase = match answer.get()? {
            Answer::Decline => Phrase::new("answer-decline"),
            Answer::Vote(Vote::Yes) => Phrase::new("answer-yes"),
            Answer::Vote(Vote::No) => Phrase::new("answer-no"),
            Answer::Vote(Vote::Abstain) => Phrase::new("answer-abstain"),
            Answer::Card(card) => Phrase::new("answer-card").arg("card", words::card_arg(card)),
            Answer::Take(seat) => Phrase::new("answer-take").seat("player", seat),
        };
        Some(view! { <p class="pol-answer" data-test="pol-answer">{words::say(context, &phrase)}</p> })
    };
    said.into_any()
}

/// What can be done about it that needs no card of one's own: cards carry their own buttons. What the foot of the frame
/// offers already is not offered in full a second time.
fn answers(context: BoardContext) -> AnyView {
    reaction::pass_by_key(context);
    let offers = Memo::new(move |_| {
        // The foot has buttons only for whom the game waits.
        let awaited = context.me().is_some_and(|me| context.awaited().contains(me));
        let in_foot = if awaited { main_action::main_actions(context) } else { Vec::new() };
        let offers =
            context.choices.with(|choices| choices.iter().copied().filter(on_the_table).collect::<Vec<_>>());
        let told = offers.into_iter().map(|action| (action, in_foot.contains(&action)));
        // The foot does not mark what is advised: that is marked here.
        let told = told.map(|(action, twice)| (action, twice, context.advises(&action)));
        told.filter(|(action, twice, advised)| !twice || is_answer(action) || *advised)
            .map(|(action, twice, advised)| (action, twice && !advised))
            .collect::<Vec<_>>()
    });
    let button = move |(action, quiet): (Action, bool)| {
        let class = if quiet { "pol-small pol-quiet" } else { "" };
        match action {
            Action::Vote(vote) => ballot_paper(context, vote, class),
            Action::Decline => decline(context, class),
            Action::Dissolve => offers::twice(context, action, "dissolve", "dissolve-really"),
            _ => offers::labelled_offer(context, action, class),
        }
    };
    view! { <div class="pol-answers"><For each=move || offers.get() key=|offer| *offer children=button /></div> }
        .into_any()
}

/// A no, which in a window is a pass.
fn decline(context: BoardContext, class: &'static str) -> AnyView {
    let window = Memo::new(move |_| context.view.with(|view| reaction::is_window(view.frames.last())));
    let button = move || match window.get() {
        true => reaction::pass(context, class),
        false => offers::labelled_offer(context, Action::Decline, class),
    };
    button.into_any()
}

/// Is this an answer to the question that stands here? Such a one is also given here, in small letters.
fn is_answer(action: &Action) -> bool {
    matches!(action, Action::Vote(_) | Action::Accept | Action::Decline | Action::Present)
}

/// A ballot paper to be put into the box.
fn ballot_paper(context: BoardContext, vote: Vote, class: &'static str) -> AnyView {
    let id = match vote {
        Vote::Yes => "vote-yes",
        Vote::No => "vote-no",
        Vote::Abstain => "vote-abstain",
    };
    offers::offer(context, Action::Vote(vote), class, move || words::text(context, id).into_any())
}

/// Is this done at the table itself? The rest is done with a card, or has a place of its own.
fn on_the_table(action: &Action) -> bool {
    crate::hand::card_of(*action).is_none()
        && !matches!(action, Action::Propose(_) | Action::Pledge(_) | Action::Resign)
}

#[cfg(test)]
mod tests {
    use super::*;
    use politico::Card;

    #[test]
    fn every_action_has_one_place_on_the_page() {
        assert!(on_the_table(&Action::Draw) && on_the_table(&Action::Vote(Vote::No)));
        assert!(!on_the_table(&Action::Censure) && !on_the_table(&Action::Parry(Card::Baraka)));
        assert!(!on_the_table(&Action::Resign));
    }
}
