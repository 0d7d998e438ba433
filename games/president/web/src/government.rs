//! The president's government: the form in which it is named, and the cabinet once it is.

use crate::{BoardContext, decide, named, party, words};
use leptos::prelude::*;
use president::{Action, Office, Party, Step, View};
use rules::{Seat, Seats};

/// The message that names an office on its own.
fn title(office: Office) -> &'static str {
    match office {
        Office::PrimeMinister => "chair-prime-minister",
        Office::Economy => "chair-economy",
        Office::Interior => "chair-interior",
        Office::Justice => "chair-justice",
        Office::ForeignAffairs => "chair-foreign-affairs",
        Office::Education => "chair-education",
        Office::Culture => "chair-culture",
    }
}

/// An office as part of a hook.
fn hook(office: Office) -> &'static str {
    title(office).trim_start_matches("chair-")
}

/// Allies who can still be named, each with the offices that are free.
fn allies(choices: &[Action]) -> Vec<(Seat, Vec<Office>)> {
    let mut allies: Vec<(Seat, Vec<Office>)> = Vec::new();
    for action in choices {
        let Action::Name { seat, office } = *action else { continue };
        match allies.iter_mut().find(|(ally, _)| *ally == seat) {
            Some((_, offices)) => offices.push(office),
            None => allies.push((seat, vec![office])),
        }
    }
    allies
}

/// The cabinet of a president: the allies who have an office, in the order of offices.
fn cabinet(view: &View, head: Seat) -> Vec<(Office, Seat)> {
    let named = view.offices.iter().zip(view.seats().iter()).filter(|(_, seat)| view.side(*seat) == head);
    let mut named: Vec<(Office, Seat)> =
        named.filter_map(|(office, seat)| office.map(|office| (office, seat))).collect();
    named.sort();
    named
}

/// Who is president, with the government as far as it is named; and the form for whoever names it.
pub(crate) fn government(context: BoardContext) -> AnyView {
    let elected = Memo::new(move |_| context.view.with(|view| view.elected));
    let body = move || {
        let presidents = elected.get();
        (!presidents.is_empty()).then(|| formed(context, presidents))
    };
    body.into_any()
}

fn formed(context: BoardContext, presidents: Seats) -> AnyView {
    let cabinets = presidents.iter().map(|head| of(context, head)).collect_view();
    view! {
        <section class="pre-government" data-test="government" aria-labelledby="pre-government">
            <h3 id="pre-government">{move || words::text(context, "government")}</h3>
            {cabinets}
            {naming(context)}
        </section>
    }
    .into_any()
}

/// A president and those whom they have named.
fn of(context: BoardContext, head: Seat) -> impl IntoView {
    let cabinet = Memo::new(move |_| context.view.with(|view| cabinet(view, head)));
    let ministers = move || {
        let cabinet = cabinet.get().into_iter();
        cabinet.map(|(office, seat)| portrait(context, seat, title(office), hook(office))).collect_view()
    };
    let alone = move || {
        let over = context.view.with(|view| view.step == Step::Over);
        (over && cabinet.with(Vec::is_empty))
            .then(|| view! { <p class="faint">{words::of(context, "government-none", head)}</p> })
    };
    view! {
        <ul class="pre-cabinet plain">
            {portrait(context, head, "chair-president", "president")} {ministers}
        </ul>
        {alone}
    }
}

/// Somebody in office: a bust in the colour of the party, with its letters.
fn portrait(context: BoardContext, seat: Seat, title: &'static str, hook: &'static str) -> impl IntoView {
    let letters = move || party::of(context, seat).map(Party::letters).unwrap_or_default();
    view! {
        <li
            class=move || format!("pre-portrait {}", named::class(context, seat))
            class:pre-president=hook == "president"
            data-test=format!("office-{hook}")
        >
            <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
                <rect class="pre-frame" x="1.5" y="1.5" width="57" height="57" rx="6" />
                <circle class="pre-bust" cx="30" cy="20" r="10.5" />
                <path class="pre-bust" d="M6 57c0-16 9-24 24-24s24 8 24 24z" />
                <text x="30" y="50">{letters}</text>
            </svg>
            <span class="pre-portrait-office">{move || words::text(context, title)}</span>
            <strong class="pre-name">{move || context.name(seat)}</strong>
        </li>
    }
}

/// The form, for the president who names; for the others, that they wait.
fn naming(context: BoardContext) -> AnyView {
    let names = Memo::new(move |_| {
        context.view.with(|view| view.asked.first().filter(|_| view.step == Step::Government))
    });
    let form = move || {
        let choices = context.choices.get();
        let rows =
            allies(&choices).into_iter().map(|(ally, offices)| chairs(context, ally, offices)).collect_view();
        let proclaim = choices.contains(&Action::Proclaim).then(|| {
            let label = move || words::text(context, "government-proclaim");
            decide::button(context, Action::Proclaim, "primary", "proclaim".to_owned(), label)
        });
        proclaim.map(|proclaim| {
            view! {
                <p>{move || words::text(context, "government-name")}</p>
                {rows}
                <p>{proclaim}</p>
            }
        })
    };
    let waits = move || {
        let names = names.get().filter(|head| context.me() != Some(*head));
        names.map(|head| view! { <p class="pre-waits">{words::of(context, "government-waits", head)}</p> })
    };
    view! { {waits} {form} }.into_any()
}

/// The offices that an ally could get.
fn chairs(context: BoardContext, ally: Seat, offices: Vec<Office>) -> impl IntoView {
    let buttons = offices.into_iter().map(|office| {
        let label = move || words::text(context, title(office));
        let action = Action::Name { seat: ally, office };
        decide::button(context, action, "pre-chip", format!("name-{ally}-{}", hook(office)), label)
    });
    let buttons = buttons.collect_view();
    view! {
        <fieldset class="pre-candidate">
            <legend>{named::named(context, ally)}</legend>
            <div class="pre-chips">{buttons}</div>
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn an_ally_is_offered_the_offices_that_are_free() {
        let name = |seat, office| Action::Name { seat: Seat::new(seat), office };
        let choices =
            [name(1, Office::Economy), name(1, Office::Culture), name(3, Office::Economy), Action::Proclaim];
        let told = allies(&choices);
        assert_eq!(told[0], (Seat::new(1), vec![Office::Economy, Office::Culture]));
        assert_eq!(told[1], (Seat::new(3), vec![Office::Economy]));
        assert_eq!(told.len(), 2);
    }

    #[test]
    fn a_cabinet_is_of_one_camp_and_in_the_order_of_offices() {
        let mut view = fixture::view(4);
        view.sides = [0, 1, 0, 0].map(Seat::new).to_vec();
        view.offices = vec![None, Some(Office::Justice), Some(Office::Culture), Some(Office::PrimeMinister)];
        let told = cabinet(&view, Seat::new(0));
        assert_eq!(told, [(Office::PrimeMinister, Seat::new(3)), (Office::Culture, Seat::new(2))]);
    }
}
