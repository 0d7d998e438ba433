//! The table as a whole: the chamber beside the newspaper, the matter at hand, the hand; and the sheet beside them.

use crate::{
    BoardContext, attack, government, hand, hemicycle, known, matter, motions, news, pledges, race, words,
};
use leptos::prelude::*;

/// What lies on the table.
pub(crate) fn board(seen: BoardContext) -> AnyView {
    view! {
        <div class="pol-board">
            {hemicycle::hemicycle(seen)}
            {news::front_page(seen)}
            {matter::matter(seen)}
            {hand::hand(seen)}
        </div>
    }
    .into_any()
}

/// What is kept beside it.
pub(crate) fn sheet(seen: BoardContext) -> AnyView {
    view! {
        <div class="pol-sheet">
            {government::government(seen)}
            {race::race(seen)}
            {pledges::pledges(seen)}
            {known::known(seen)}
            {motions::motions(seen)}
            {attack::table(seen)}
            {known::piles(seen)}
            {game_ui::kit::in_words(seen, move || words::text(seen, "in-words"), "pol-box")}
        </div>
    }
    .into_any()
}
