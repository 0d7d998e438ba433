//! The banner of a great moment: a round begins, a government falls, somebody is elected.
//!
//! Which moments are great is the game's to say: the sentence of such an event has a form `.banner` in the game's files.

use game_ui::AnyBoard;
use game_ui::kit::motion::Animator;
use leptos::html::P;
use leptos::prelude::*;
use std::sync::Arc;
use wire::ErasedUpdate;

/// The banner, over the board for as long as it is read. The bar says the same to everybody.
#[component]
pub fn GreatMoment(
    board: Arc<dyn AnyBoard>,
    /// What happened last.
    #[prop(into)]
    told: Signal<Option<Arc<ErasedUpdate>>>,
) -> impl IntoView {
    let motion = Animator::get();
    let place = NodeRef::<P>::new();
    Effect::new(move |earlier: Option<Option<u64>>| {
        let told = told.get();
        let number = told.as_ref().map(|told| told.number);
        // What had happened before one came is no news.
        let is_news = earlier.is_some_and(|earlier| earlier < number);
        let banner = told.filter(|_| is_news).and_then(|told| board.banner(&told));
        if let (Some(banner), Some(place)) = (banner, place.get_untracked()) {
            place.set_text_content(Some(&banner));
            // Nothing of it is left when it is over.
            let _ = motion.banner(&place);
        }
        number
    });
    view! { <p class="great-moment" data-test="great-moment" aria-hidden="true" node_ref=place></p> }
}
