//! The table as a whole: the chamber, the newspaper and the cards before it, the hand; beside them the matter and the sheet.

use crate::aim::Aim;
use crate::{
    BoardContext, amendments, attack, chamber, government, hand, icon, known, news, party, pledges, question,
    race, table_cards, words,
};
use leptos::prelude::*;

/// What is drawn once and used again: hatching, the back of a card.
const SYMBOLS: &str = include_str!("../art/symbols.svg");

/// What lies on the table.
pub(crate) fn board(context: BoardContext) -> AnyView {
    view! {
        <div class="pol-stage"><div class="pol-board">
            <svg class="pol-defs" aria-hidden="true" focusable="false" inner_html=format!("{SYMBOLS}{}", icon::EMBLEMS) />
            <svg class="pol-parquet" aria-hidden="true" focusable="false">
                <rect width="100%" height="100%" fill="url(#pol-planks)" />
                <rect width="100%" height="100%" fill="url(#pol-dusk)" />
            </svg>
            {chamber::chamber(context)}
            {plaque(context)}
            {news::front_page(context)}
            {table_cards::table_cards(context)}
            {hand::hand(context)}
        </div></div>
    }
    .into_any()
}

/// A plaque that tells of the party that is pointed at.
fn plaque(context: BoardContext) -> AnyView {
    let aim = Aim::of(context);
    let body = move || {
        let seat = aim.pointed_at.get()?;
        let party = context.view.with(|view| view.parties.get(seat.index()).cloned())?;
        let role = context.view.with(|view| match (party::leads(view, seat), party::governs(view, seat)) {
            (true, _) => Some("pm"),
            (false, true) => Some("in-government"),
            (false, false) => None,
        });
        let offered = aim.on_party(context, seat).map(|action| context.say_action(&action));
        Some(view! {
            <div class="pol-plaque" aria-hidden="true">
                <p class="pol-plaque-name">
                    <svg class="pol-icon" viewBox="-14 -14 28 28"><path d=party::emblem(context, seat) /></svg>
                    <b>{party::title(context, seat)}</b>
                </p>
                <p class="pol-plaque-who">{party::named(context, seat)} " " {role.map(|id| view! { <span class="pol-mark">{words::text(context, id)}</span> })}</p>
                <p>
                    {words::count(context, "deputies", party.deputies)} " · " {words::count(context, "cards", party.hand)} " · "
                    {words::count(context, "points", party.points)}
                </p>
                {offered.map(|offered| view! { <p class="pol-plaque-do">{icon::tick()} " " {offered}</p> })}
            </div>
        })
    };
    body.into_any()
}

/// What is kept beside it.
pub(crate) fn sheet(context: BoardContext) -> AnyView {
    view! {
        <div class="pol-sheet">
            {question::question(context)}
            {government::government(context)}
            {race::race(context)}
            {pledges::pledges(context)}
            {known::known(context)}
            {amendments::proposals(context)}
            <div class="pol-folded">
                {attack::table(context)}
                {amendments::amendments(context)}
                {known::piles(context)}
                {game_ui::kit::in_words(context, words::said(context, "in-words"), "pol-box")}
            </div>
        </div>
    }
    .into_any()
}
