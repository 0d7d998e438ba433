//! What lies on the sea beside the map: the postmark of the round, the two piles, and who plays whom in round two.

use crate::{BoardContext, party, words};
use game_ui::kit::OfferButton;
use leptos::prelude::*;
use president::{Action, PileSeen, View};
use rules::{Phrase, Seat};

/// A limit of turns is told when so many are left.
const NEAR: i64 = 60;

/// A megaphone, and rays around a question mark: the backs of the two kinds of card, 76 by 104.
const CAMPAIGN: &str = "<path class=\"pre-back-green\" d=\"M6 6H70V82H6z\"/><path class=\"pre-back-red\" d=\"M6 82L70 20V82z\"/><g class=\"pre-back-paper\"><path d=\"M22 46l24-16 7 26-28 4zM47 29l5-3 9 31-6 1z\"/><path d=\"M28 60l9-1 4 12-8 1z\"/></g><path class=\"pre-back-lines\" d=\"M61 34q7 5 6 14M58 39q4 3 3 8\"/>";
const CHALLENGE: &str = "<path class=\"pre-back-blue\" d=\"M6 6H70V82H6z\"/><path class=\"pre-back-rays\" d=\"M38 44L6 22V6H12zM38 44L26 6H38zM38 44L52 6H66zM38 44L70 22V38zM38 44L70 54V70zM38 44L58 82H44zM38 44L28 82H14zM38 44L6 66V52z\"/><circle class=\"pre-back-sun\" cx=\"38\" cy=\"44\" r=\"21\"/>";

/// All of it.
pub(crate) fn desk(context: BoardContext) -> AnyView {
    view! {
        <div class="pre-desk">
            {postmark(context)}
            <div class="pre-stacks" data-test="stacks">
                {stack(context, "back-campaign", CAMPAIGN, |view| &view.campaign_pile, true)}
                {stack(context, "back-challenge", CHALLENGE, |view| &view.challenge_pile, false)}
            </div>
        </div>
        {rivals(context)}
    }
    .into_any()
}

/// The round, and which turn of it this is.
fn postmark(context: BoardContext) -> impl IntoView {
    let round = Memo::new(move |_| context.view.with(|view| view.round));
    let top = move || words::text(context, if round.get() == 2 { "round-two" } else { "round-one" });
    let turn = move || context.view.with(|view| i64::from(view.turns) + 1);
    view! {
        <p class="unseen" data-test="when">{move || when(context)}</p>
        <svg class="pre-postmark" viewBox="-64 -64 128 128" aria-hidden="true" focusable="false">
            <circle r="59" />
            <circle r="55" class="pre-postmark-fine" />
            <circle r="36" class="pre-postmark-fine" />
            <path id="pre-post-top" class="pre-postmark-way" d="M-41 0A41 41 0 0 1 41 0" />
            <path id="pre-post-low" class="pre-postmark-way" d="M-50 0A50 50 0 0 0 50 0" />
            <text class="pre-postmark-words">
                <textPath href="#pre-post-top" startOffset="50%">{top}</textPath>
            </text>
            <text class="pre-postmark-words">
                <textPath href="#pre-post-low" startOffset="50%">{move || words::text(context, "post-low")}</textPath>
            </text>
            <text class="pre-postmark-turn" y="12">{turn}</text>
        </svg>
    }
}

/// The round and the turn in words; of how many, once they run short.
fn when(context: BoardContext) -> String {
    let (round, turn, limit) =
        context.view.with(|view| (view.round, i64::from(view.turns) + 1, view.turn_limit));
    // A limit that is far off is no news.
    let limit = limit.filter(|limit| i64::from(*limit) <= turn + NEAR);
    let said = Phrase::new(if limit.is_some() { "turn-of" } else { "turn" })
        .number("turn", turn)
        .number("limit", limit.unwrap_or_default());
    let round = words::text(context, if round == 2 { "round-two" } else { "round-one" });
    format!("{round} · {}", words::say(context, &said))
}

/// A pile with the back of its cards and how many nobody has seen; where one may be drawn, it is drawn from here.
fn stack(
    context: BoardContext,
    name: &'static str,
    back: &'static str,
    which: fn(&View) -> &PileSeen,
    drawn: bool,
) -> impl IntoView {
    let unseen = move || context.view.with(|view| which(view).unseen);
    let may = Memo::new(move |_| drawn && context.offers(&Action::Draw));
    let button = move || {
        may.get().then(|| {
            view! {
                <OfferButton context action=Action::Draw hook="draw-campaign" class="pre-over-thing" unmarked=true>
                    <span class="unseen">{move || context.say_action(&Action::Draw)}</span>
                </OfferButton>
            }
        })
    };
    view! {
        <div class="pre-stack" class:pre-may=may>
            <svg viewBox="0 0 84 112" aria-hidden="true" focusable="false">
                <path class="pre-stack-shade" d="M12 14H84V112H12z" />
                <path class="pre-stack-edges" d="M7 9H81V109H7zM5 6H79V107H5zM3 3H77V105H3z" />
                <path class="pre-stack-paper" d="M0 0H76V102H0z" />
                <g inner_html=back></g>
                <text class="pre-stack-question" x="38" y="58">{(!drawn).then_some("?")}</text>
                <text class="pre-stack-name" x="38" y="98">{move || words::text(context, name)}</text>
                <g transform="translate(68 6)">
                    <g class="pre-stack-pill">
                        <rect class="pre-stack-count-ground" x="-19" y="-12" width="38" height="24" rx="12" />
                        <text class="pre-stack-count" y="4.700">{unseen}</text>
                    </g>
                </g>
            </svg>
            {button}
        </div>
    }
}

/// In round two, the two heads with those who play for them.
fn rivals(context: BoardContext) -> AnyView {
    let heads = Memo::new(move |_| {
        context.view.with(|view| match (view.round, view.ranking.as_slice()) {
            (2, [first, second, ..]) => Some([*first, *second]),
            _ => None,
        })
    });
    let of = move |head: Seat| {
        let allies = context.view.with(|view| view.allies(head));
        let allies = allies.iter().map(|ally| context.name(ally)).collect::<Vec<_>>().join(", ");
        view! {
            <div class=move || format!("pre-rival {}", crate::named::class(context, head))>
                {party::sign(context, head)} <strong>{move || context.name(head)}</strong>
                <span>{(!allies.is_empty()).then(|| format!("+ {allies}"))}</span>
            </div>
        }
    };
    let drawn = move || {
        heads.get().map(|[first, second]| {
            view! {
                <div class="pre-rivals" data-test="camp">
                    <p class="unseen">{move || camp(context)}</p>
                    {of(first)} <span class="pre-against">{move || words::text(context, "against")}</span> {of(second)}
                </div>
            }
        })
    };
    drawn.into_any()
}

/// For whom whoever looks plays now and against whom.
fn camp(context: BoardContext) -> Option<String> {
    let me = context.me()?;
    let (head, rival) = context.view.with(|view| {
        let head = view.side(me);
        // The heads are the first two of round one; there is no ranking before that is over (P54).
        let rival = view.ranking.iter().take(2).copied().find(|it| *it != head);
        (head, rival)
    });
    let id = if head == me { "camp-head" } else { "camp-ally" };
    Some(words::say(context, &Phrase::new(id).seat("player", head).seat("rival", rival?)))
}
