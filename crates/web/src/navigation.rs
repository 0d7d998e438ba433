//! The links to the parts of the site, in the bar of every page that is not a table.

use crate::i18n::I18n;
use crate::root_class::while_shown;
use crate::seat_poller::SeatPoller;
use crate::site_map;
use leptos::prelude::*;
use rules::Phrase;

/// The links; the one to the tables counts those that wait for the reader.
#[component]
pub fn Navigation(mine: SeatPoller, is_home: bool) -> impl IntoView {
    let i18n = I18n::get();
    let count = Memo::new(move |_| mine.awaiting().len());
    let waiting = move || {
        let said = Phrase::new("nav-waiting").number("count", count.get() as i64);
        (count.get() > 0).then(|| {
            view! {
                <span class="count" aria-hidden="true">{count}</span>
                <span class="unseen">{i18n.phrase(&said)}</span>
            }
        })
    };
    let to = |section: &str| site_map::at(format!("/#{section}"));
    while_shown("shows-nav");
    view! {
        <nav aria-label=move || i18n.text("nav-label")>
            <a href=to("games") aria-current=is_home.then_some("page")>{move || i18n.text("nav-play")}</a>
            <a href=to("tables") data-test="nav-tables">{move || i18n.text("nav-tables")} {waiting}</a>
            <a href=to("learn")>{move || i18n.text("nav-learn")}</a>
            <a href=to("rules")>{move || i18n.text("nav-rules")}</a>
        </nav>
    }
}
