//! The refusals with their clauses, by the file that gives them.

use rules::Refusal;

/// Whether something may be done, or what stands in the way.
pub(crate) type Allowed = Result<(), Refusal>;

#[inline]
pub(crate) fn demand(holds: bool, refusal: Refusal) -> Allowed {
    if holds { Ok(()) } else { Err(refusal) }
}

const fn no(clause: &'static str, reason: &'static str) -> Refusal {
    Refusal::new(clause, reason)
}

// Whatever is asked: `steps`, `dispatch`.
pub(crate) const NOT_SEATED: Refusal = no("A1", "refusal-not-seated");
pub(crate) const OVER: Refusal = no("A62", "refusal-over");
pub(crate) const NOT_ASKED: Refusal = no("A5", "refusal-not-asked");
pub(crate) const ANSWERED: Refusal = no("AR37", "refusal-answered");
pub(crate) const NOT_NOW: Refusal = no("AR6", "refusal-not-now");
pub(crate) const NO_CARD: Refusal = no("A4", "refusal-no-card");
pub(crate) const NO_SUCH_PLAYER: Refusal = no("A1", "refusal-no-such-player");
pub(crate) const SHOWN: Refusal = no("A14", "refusal-shown");

// The turn: `turn`, `draw`, `discard`.
pub(crate) const DRAW_FIRST: Refusal = no("A11", "refusal-draw-first");
pub(crate) const DRAWN: Refusal = no("AR7", "refusal-drawn");
pub(crate) const ONLY_ATTACK: Refusal = no("A23", "refusal-only-attack");
pub(crate) const ONLY_RED: Refusal = no("AR39", "refusal-only-red");
pub(crate) const BEFORE_PLAYING: Refusal = no("A25", "refusal-before-playing");
pub(crate) const NO_ATTACK: Refusal = no("A31", "refusal-no-attack");
pub(crate) const DISCARD_FIRST: Refusal = no("AR46", "refusal-discard-first");

// The newspaper: `newspaper`.
pub(crate) const PASS_ON_FIRST: Refusal = no("AR46", "refusal-pass-on-first");
pub(crate) const EXPEL_FIRST: Refusal = no("AR46", "refusal-expel-first");
pub(crate) const RECRUIT_FIRST: Refusal = no("AR46", "refusal-recruit-first");

// Forming a government: `investiture`, `attempt`, `providential`.
pub(crate) const GOVERNED: Refusal = no("A20", "refusal-governed");
pub(crate) const NOT_A_PM_CARD: Refusal = no("A20", "refusal-not-a-pm-card");
pub(crate) const TRIED: Refusal = no("AR11", "refusal-tried");
pub(crate) const RESIGNED: Refusal = no("AR45", "refusal-resigned");
pub(crate) const INVITE_SELF: Refusal = no("A20", "refusal-invite-self");
pub(crate) const INVITED: Refusal = no("A20", "refusal-invited");
pub(crate) const NOBODY_DECLINED: Refusal = no("AR11", "refusal-nobody-declined");
pub(crate) const INVITATION_FIRST: Refusal = no("A20", "refusal-invitation-first");
pub(crate) const INVESTITURE_FIRST: Refusal = no("A20", "refusal-investiture-first");
pub(crate) const ATTEMPT_FIRST: Refusal = no("A43", "refusal-attempt-first");
pub(crate) const NO_SAVIOUR: Refusal = no("A55", "refusal-no-saviour");

// The government in office: `government`.
pub(crate) const NOT_A_MEMBER: Refusal = no("A24", "refusal-not-a-member");
pub(crate) const PM_RESIGNS: Refusal = no("A24", "refusal-pm-resigns");
pub(crate) const NOT_PM: Refusal = no("A25", "refusal-not-pm");
pub(crate) const EXPEL_WHOM: Refusal = no("A25", "refusal-expel-whom");
pub(crate) const RECRUIT_WHOM: Refusal = no("A25", "refusal-recruit-whom");
pub(crate) const RECRUIT_ASKED: Refusal = no("A25", "refusal-recruit-asked");
pub(crate) const RESIGN_PM: Refusal = no("A26", "refusal-resign-pm");
pub(crate) const RESIGN_ANSWER: Refusal = no("AR45", "refusal-resign-answer");
pub(crate) const RESIGNING: Refusal = no("AR45", "refusal-resigning");

// Votes: `ballot`, `censure`.
pub(crate) const VOTE_FIRST: Refusal = no("AR9", "refusal-vote-first");
pub(crate) const NO_GOVERNMENT: Refusal = no("AR39", "refusal-no-government");
pub(crate) const CENSURED: Refusal = no("AR39", "refusal-censured");

// Attacks and what stops them: `attack`, `union`, `parry`.
pub(crate) const NOT_AN_ATTACK: Refusal = no("A80", "refusal-not-an-attack");
pub(crate) const ATTACK_SELF: Refusal = no("AR12", "refusal-attack-self");
pub(crate) const GOVERNMENT_ONLY: Refusal = no("A80", "refusal-government-only");
pub(crate) const SHIELDED: Refusal = no("A56", "refusal-shielded");
pub(crate) const UNION: Refusal = no("A58", "refusal-union");
pub(crate) const TRUCE: Refusal = no("AR46", "refusal-truce");
pub(crate) const PARRY_FIRST: Refusal = no("A31", "refusal-parry-first");
pub(crate) const NOT_A_PARRY: Refusal = no("A31", "refusal-not-a-parry");
pub(crate) const ARMY_NO_PARRY: Refusal = no("AR17", "refusal-army-no-parry");
pub(crate) const HELP_FIRST: Refusal = no("A32", "refusal-help-first");
pub(crate) const NOT_A_HELP: Refusal = no("A32", "refusal-not-a-help");
pub(crate) const PICK_FIRST: Refusal = no("AR13", "refusal-pick-first");
pub(crate) const NO_OFFER: Refusal = no("AR13", "refusal-no-offer");

// The army: `army`.
pub(crate) const ARMY_NO_GOVERNMENT: Refusal = no("A51", "refusal-army-no-government");
pub(crate) const ALREADY_IN: Refusal = no("A51", "refusal-already-in");
pub(crate) const ARMY_SAVIOUR: Refusal = no("A51", "refusal-army-saviour");
pub(crate) const COUNTER_FIRST: Refusal = no("A53", "refusal-counter-first");
pub(crate) const NO_ARMY: Refusal = no("A53", "refusal-no-army");

// Elections and the clock: `election`, `timers`.
pub(crate) const DISSOLVED: Refusal = no("AR31", "refusal-dissolved");
pub(crate) const NO_CLOCK: Refusal = no("AR32", "refusal-no-clock");
pub(crate) const FIRED: Refusal = no("AR32", "refusal-rung");
pub(crate) const MID_TERM_FIRST: Refusal = no("AR32", "refusal-mid-term-first");

// The law of the table: `amendment`, `dispute`.
pub(crate) const PROPOSED: Refusal = no("AR34", "refusal-proposed");
pub(crate) const PROPOSE_WHAT: Refusal = no("AR34", "refusal-propose-what");
pub(crate) const ALREADY_SO: Refusal = no("AR34", "refusal-already-so");
pub(crate) const BEGIN_FIRST: Refusal = no("AR35", "refusal-begin-first");
pub(crate) const STAND_FIRST: Refusal = no("AR35", "refusal-stand-first");
pub(crate) const NO_DISPUTES: Refusal = no("AR35", "refusal-no-disputes");
pub(crate) const NOTHING_TO_DISPUTE: Refusal = no("AR35", "refusal-nothing-to-dispute");
pub(crate) const DISPUTED: Refusal = no("AR35", "refusal-disputed");
pub(crate) const ALL_ALIKE: Refusal = no("AR35", "refusal-all-alike");
pub(crate) const BOT_ALREADY: Refusal = no("AR35", "refusal-bot-already");
pub(crate) const PERSON_ALREADY: Refusal = no("AR35", "refusal-person-already");

// Promises: `promise`.
pub(crate) const PLEDGE_NOW: Refusal = no("AR38", "refusal-pledge-now");
pub(crate) const PLEDGE_WHOM: Refusal = no("AR38", "refusal-pledge-whom");
pub(crate) const PLEDGE_UNTIL: Refusal = no("AR38", "refusal-pledge-until");
pub(crate) const PLEDGED: Refusal = no("AR38", "refusal-pledged");
pub(crate) const PLEDGE_TWICE: Refusal = no("AR38", "refusal-pledge-twice");
pub(crate) const PLEDGE_FULL: Refusal = no("AR38", "refusal-pledge-full");
