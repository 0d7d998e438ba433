//! The vote on a performance: ballot papers for whoever is asked, and the count once all are in.

use super::recall::recall;
use super::story::Story;
use super::{icon, offers};
use crate::{BoardContext, party, words};
use leptos::prelude::*;
use president::{Action, Ballot};
use rules::Seat;

/// What is voted on, where it was written.
pub(crate) fn explanation(context: BoardContext) -> AnyView {
    let story = recall::<Story>(context);
    let text = Memo::new(move |_| story.with(|story| story.explanation().map(str::to_owned)));
    let shown = move || {
        text.get()
            .map(|text| view! { <blockquote class="pre-written" data-test="pre-written">{text}</blockquote> })
    };
    shown.into_any()
}

/// The challenger and the challenged of a debate, between whom the vote decides; none where one alone performed.
pub(crate) type Rivals = Option<[Seat; 2]>;

/// The vote while it is open: who is asked, and one's own ballot. What the others voted, or whether, nobody knows.
pub(crate) fn vote(context: BoardContext, rivals: Rivals) -> AnyView {
    let asked = Memo::new(move |_| context.view.with(|view| view.asked));
    let own = Memo::new(move |_| context.view.with(|view| view.ballot));
    let mine = Memo::new(move |_| {
        context.choices.with(|choices| choices.iter().any(|action| matches!(action, Action::Vote(_))))
    });
    let voters = move || {
        let list = asked.get().iter().map(|seat| {
            view! {
                <li class="pre-chip">{party::sign(context, seat)} " " {move || context.name(seat)}</li>
            }
        });
        list.collect::<Vec<_>>()
    };
    let papers = move || match (own.get(), mine.get()) {
        (Some(ballot), _) => view! {
            <p class="pre-own" data-test="pre-ballot">
                {icon::picture(mark(ballot))} " "
                {move || match for_whom(rivals, ballot) {
                    Some(seat) => words::of(context, "cast-for", seat),
                    None => words::text(context, cast(ballot)),
                }}
            </p>
        }
        .into_any(),
        (None, true) => view! {
            <div class="pre-papers">
                {paper(context, rivals, Ballot::Yes, "pre-paper pre-yes")}
                {paper(context, rivals, Ballot::No, "pre-paper pre-no")}
                {paper(context, rivals, Ballot::Abstain, "pre-paper")}
            </div>
        }
        .into_any(),
        (None, false) => ().into_any(),
    };
    let ask = if rivals.is_some() { "vote-ask-debate" } else { "vote-ask" };
    view! {
        <p class="pre-point">{move || words::text(context, ask)}</p>
        {papers}
        <div class="pre-line">
            <span class="faint">{move || words::text(context, "vote-asked")}</span>
            <ul class="pre-chips plain" data-test="pre-voters">{voters}</ul>
        </div>
    }
    .into_any()
}

/// For which of two rivals a ballot is.
fn for_whom(rivals: Rivals, ballot: Ballot) -> Option<Seat> {
    let [challenger, challenged] = rivals?;
    match ballot {
        Ballot::Yes => Some(challenger),
        Ballot::No => Some(challenged),
        Ballot::Abstain => None,
    }
}

fn paper(context: BoardContext, rivals: Rivals, ballot: Ballot, class: &'static str) -> AnyView {
    let id = match ballot {
        Ballot::Yes => "vote-yes",
        Ballot::No => "vote-no",
        Ballot::Abstain => "vote-abstain",
    };
    let label = move || match for_whom(rivals, ballot) {
        Some(seat) => view! { {party::sign(context, seat)} <span>{context.name(seat)}</span> }.into_any(),
        None => view! { {icon::picture(mark(ballot))} <span>{words::text(context, id)}</span> }.into_any(),
    };
    offers::offer(context, Action::Vote(ballot), class, label)
}

/// Everybody's ballot, once they are counted.
pub(crate) fn counted(context: BoardContext, rivals: Rivals, ballots: &[(Seat, Ballot)]) -> AnyView {
    let list = ballots.iter().map(|(seat, ballot)| {
        let (seat, ballot) = (*seat, *ballot);
        view! {
            <li class=format!("pre-chip {}", shade(ballot))>
                {party::sign(context, seat)} " " {move || context.name(seat)} " " {icon::picture(mark(ballot))}
                <span class="pre-said">
                    {move || match for_whom(rivals, ballot) {
                        Some(seat) => context.name(seat),
                        None => words::text(context, ballot_message(ballot)),
                    }}
                </span>
            </li>
        }
    });
    view! { <ul class="pre-chips plain" data-test="pre-ballots">{list.collect_view()}</ul> }.into_any()
}

const fn mark(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Yes => icon::TICK,
        Ballot::No => icon::CROSS,
        Ballot::Abstain => icon::DASH,
    }
}

const fn shade(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Yes => "pre-yes",
        Ballot::No => "pre-no",
        Ballot::Abstain => "",
    }
}

const fn cast(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Yes => "cast-yes",
        Ballot::No => "cast-no",
        Ballot::Abstain => "cast-abstain",
    }
}

const fn ballot_message(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Yes => "told-yes",
        Ballot::No => "told-no",
        Ballot::Abstain => "told-abstain",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_debate_yes_is_the_challenger_and_no_the_challenged() {
        let rivals = Some([Seat::new(2), Seat::new(0)]);
        let whom = [Ballot::Yes, Ballot::No, Ballot::Abstain].map(|ballot| for_whom(rivals, ballot));
        assert_eq!(whom, [Some(Seat::new(2)), Some(Seat::new(0)), None]);
        assert_eq!(for_whom(None, Ballot::Yes), None, "where one performs there is nobody else");
    }
}
