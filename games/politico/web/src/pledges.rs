//! Promises: a form to make one, those that concern the reader, and at the end who kept their word.

use crate::{BoardContext, figure, icon, party, words};
use game_ui::kit::OfferButton;
use leptos::prelude::*;
use politico::{Action, Pledge, Promise, PromiseKind, Standing, View};
use rules::{Phrase, Seat};

/// Of more promises than these those that are settled are folded away.
const UNFOLDED: usize = 2;

/// Promises, unless there are none and none can be made.
pub(crate) fn pledges(context: BoardContext) -> AnyView {
    let offered = Memo::new(move |_| {
        context.choices.with(|choices| {
            let promises = choices.iter().filter_map(|action| match action {
                Action::Pledge(promise) => Some(*promise),
                _ => None,
            });
            promises.collect::<Vec<_>>()
        })
    });
    // The latest first; the place tells two apart that say the same. Many that are settled are folded away.
    let record = Memo::new(move |_| {
        let pledges = context.view.with(|view| view.pledges.clone());
        let many = pledges.len() > UNFOLDED;
        let latest_first = pledges.into_iter().enumerate().rev();
        latest_first.partition::<Vec<_>, _>(|(_, pledge)| !many || pledge.standing == Standing::Open)
    });
    let settled = Memo::new(move |_| record.with(|(_, settled)| settled.len() as i64));
    let may = Memo::new(move |_| offered.with(|offered| !offered.is_empty()));
    let over = Memo::new(move |_| context.view.with(|view| view.over.is_some()));
    let none = move || {
        record.with(|(open, settled)| open.is_empty() && settled.is_empty()) && !may.get() && !over.get()
    };
    // Made when it is first offered, and kept.
    let made = Memo::new(move |before: Option<&bool>| before.is_some_and(|made| *made) || may.get());
    view! {
        <section class="pol-pledges pol-box" data-test="pledges" aria-labelledby="pol-pledges" hidden=none>
            <h3 id="pol-pledges">{words::said(context, "pledges")}</h3>
            {move || over.get().then(|| words_kept(context))}
            <ul class="plain pol-record">
                <For each=move || record.get().0 key=|pledge| *pledge let((_, pledge))>{row(context, pledge)}</For>
            </ul>
            <details class="pol-settled" hidden=move || settled.get() == 0>
                <summary>{move || words::count(context, "pledges-settled", settled.get())}</summary>
                <ul class="plain pol-record">
                    <For each=move || record.get().1 key=|pledge| *pledge let((_, pledge))>{row(context, pledge)}</For>
                </ul>
            </details>
            <div hidden=move || !may.get()>{move || made.get().then(|| form(context, offered))}</div>
        </section>
    }
    .into_any()
}

fn row(context: BoardContext, pledge: Pledge) -> AnyView {
    let Promise { to, aloud, kind, until } = pledge.promise;
    let id = match kind {
        PromiseKind::VoteYes => "pledge-vote-yes",
        PromiseKind::VoteNo => "pledge-vote-no",
        PromiseKind::Spare => "pledge-spare",
        PromiseKind::Lend => "pledge-lend",
    };
    let phrase = Phrase::new(id).seat("player", pledge.by).seat("to", to).number("round", until);
    let (class, standing) = match pledge.standing {
        Standing::Open => ("pol-standing", "standing-open"),
        Standing::Kept => ("pol-standing pol-kept", "standing-kept"),
        Standing::Broken => ("pol-standing pol-broken", "standing-broken"),
        Standing::Lapsed => ("pol-standing pol-lapsed", "standing-lapsed"),
    };
    let (heard, ear) = if aloud { ("pledge-aloud", icon::ALOUD) } else { ("pledge-secret", icon::WHISPER) };
    let heard = move || words::text(context, heard);
    view! {
        <li>
            <svg class="pol-letter" viewBox="0 0 40 28" aria-hidden="true" focusable="false" inner_html=letter(pledge.by, pledge.standing) />
            <span>
                {move || words::say(context, &phrase)} " "
                <span class="pol-heard" title=heard>
                    {icon::picture(ear)} <span class="unseen">{heard}</span>
                </span>
            </span>
            <span class=class>{words::said(context, standing)}</span>
        </li>
    }
    .into_any()
}

/// A promise as a letter with the seal of whoever made it: whole while it is open, marked once it is kept, and torn open
/// with its seal broken where it is not.
pub(crate) fn letter(by: Seat, standing: Standing) -> String {
    let (class, flap, mark) = match standing {
        Standing::Open => ("", "M2 2L20 16L38 2", ""),
        Standing::Kept => ("pol-kept", "M2 2L20 16L38 2", "M27 22l4 4 8-9"),
        Standing::Broken => {
            ("pol-broken", "M2 2L20-8L38 2M2 26L15 14M38 26L25 14", "M12 9L18 14 14 19 20 28")
        }
        Standing::Lapsed => ("pol-lapsed", "M2 2L20 16L38 2", "M29 22h9"),
    };
    let mut seal = String::new();
    figure::sign(&mut seal, by.index(), 20.0, 16.0, 4.2);
    format!(
        r#"<g class="pol-letter-body {class}"><path class="pol-letter-paper" d="M2 2H38V26H2Z"/><path class="pol-letter-fold" d="{flap}"/><circle class="pol-letter-seal seat-{by}" cx="20" cy="16" r="8.5"/><path class="pol-letter-sign" d="{seal}"/><path class="pol-letter-mark" d="{mark}"/></g>"#
    )
}

/// Promises kept and broken of a seat, those on the record and those before.
pub(crate) fn tally(view: &View, seat: Seat) -> [u32; 2] {
    let before = view.parties.get(seat.index()).and_then(|party| party.tally).unwrap_or_default();
    let on_record = |wanted: Standing| {
        view.pledges.iter().filter(|pledge| pledge.by == seat && pledge.standing == wanted).count() as u32
    };
    [u32::from(before[0]) + on_record(Standing::Kept), u32::from(before[1]) + on_record(Standing::Broken)]
}

/// At the end: who kept how many, who broke how many.
fn words_kept(context: BoardContext) -> AnyView {
    let rows = context.view.with(|view| {
        party::seats(view.parties.len()).map(|seat| (seat, tally(view, seat))).collect::<Vec<_>>()
    });
    let rows = rows.into_iter().map(|(seat, [kept, broken])| {
        let phrase = Phrase::new("tally").number("kept", kept).number("broken", broken);
        view! { <li>{party::named(context, seat)} " " {words::say(context, &phrase)}</li> }
    });
    let rows = rows.collect_view();
    view! { <ul class="plain pol-tally" data-test="tally">{rows}</ul> }.into_any()
}

/// The form. It offers what the game offers; the game says why not where something else was meant.
fn form(context: BoardContext, offered: Memo<Vec<Promise>>) -> AnyView {
    let first = offered.with_untracked(|offered| offered.first().copied());
    let Some(first) = first else { return ().into_any() };
    let promise = RwSignal::new(first);
    // A round later, a promise for the round before makes no sense.
    Effect::new(move |_| {
        let rounds = offered.with(|offered| distinct(offered, |promise| promise.until));
        if let Some(round) = rounds.first().filter(|_| !rounds.contains(&promise.get_untracked().until)) {
            promise.update(|promise| promise.until = *round);
        }
    });
    let fields = view! {
        {field(context, "promise-to", offered, promise, |promise| &mut promise.to, move |to| context.name(to))}
        {field(
            context,
            "promise-what",
            offered,
            promise,
            |promise| &mut promise.kind,
            move |kind| words::text(context, what(kind)),
        )}
        {field(context, "promise-until", offered, promise, |promise| &mut promise.until, |round: u8| round.to_string())}
    };
    view! {
        <details class="pol-promise">
            <summary>{words::said(context, "promise")}</summary>
            {fields}
            <label class="radio">
                <input
                    type="checkbox"
                    data-test="pol-promise-aloud"
                    prop:checked=move || promise.get().aloud
                    on:change=move |event| {
                        let aloud = event_target_checked(&event);
                        promise.update(|promise| promise.aloud = aloud);
                    }
                />
                <span>{words::said(context, "promise-aloud")}</span>
            </label>
            <OfferButton
                context
                action=Signal::derive(move || Action::Pledge(promise.get()))
                hook="pol-pledge"
                unmarked=true
            >
                {words::said(context, "promise-do")}
            </OfferButton>
            <p class="faint">{words::said(context, "promise-note")}</p>
        </details>
    }
    .into_any()
}

const fn what(kind: PromiseKind) -> &'static str {
    match kind {
        PromiseKind::VoteYes => "promise-kind-vote-yes",
        PromiseKind::VoteNo => "promise-kind-vote-no",
        PromiseKind::Spare => "promise-kind-spare",
        PromiseKind::Lend => "promise-kind-lend",
    }
}

/// One field of the form: a part of the promise, chosen from what is offered.
fn field<T: Copy + PartialEq + Send + Sync + 'static>(
    context: BoardContext,
    name: &'static str,
    offered: Memo<Vec<Promise>>,
    promise: RwSignal<Promise>,
    part: fn(&mut Promise) -> &mut T,
    said: impl Fn(T) -> String + Copy + Send + Sync + 'static,
) -> AnyView {
    let values =
        Memo::new(move |_| offered.with(|offered| distinct(offered, |promise| *part(&mut { *promise }))));
    let options = move || {
        let options = values.get().into_iter().enumerate();
        let options =
            options.map(|(index, value)| view! { <option value=index.to_string()>{said(value)}</option> });
        options.collect_view()
    };
    let chosen = move || {
        let mut now = promise.get();
        let now = *part(&mut now);
        values.with(|values| values.iter().position(|value| *value == now)).unwrap_or(0).to_string()
    };
    let choose = move |index: String| {
        let value = index
            .parse()
            .ok()
            .and_then(|index: usize| values.with_untracked(|values| values.get(index).copied()));
        if let Some(value) = value {
            promise.update(|promise| *part(promise) = value);
        }
    };
    view! {
        <label class="pol-field">
            <span>{words::said(context, name)}</span>
            <select
                data-test=format!("pol-{name}")
                prop:value=chosen
                on:change=move |event| choose(event_target_value(&event))
            >
                {options}
            </select>
        </label>
    }
    .into_any()
}

/// What there is to choose from, each once and in its order.
fn distinct<T: PartialEq>(offered: &[Promise], of: impl Fn(&Promise) -> T) -> Vec<T> {
    let mut values = Vec::new();
    for value in offered.iter().map(of) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_offers_each_value_once() {
        let promise =
            |to, until| Promise { to: Seat::new(to), aloud: false, kind: PromiseKind::Spare, until };
        let offered = [promise(2, 3), promise(2, 4), promise(1, 3)];
        assert_eq!(distinct(&offered, |promise| promise.to), [Seat::new(2), Seat::new(1)]);
        assert_eq!(distinct(&offered, |promise| promise.until), [3, 4]);
    }
}
