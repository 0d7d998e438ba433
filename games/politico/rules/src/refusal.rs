//! The refusals with their clauses, by the file that gives them.

use rules::refusals;

pub(crate) use rules::demand;

/// Whether something may be done, or what stands in the way.
pub(crate) type Allowed = Result<(), Reason>;

refusals! {
    /// Why something is refused.
    pub(crate) enum Reason {
        // Whatever is asked: `steps`, `dispatch`.
        NotSeated = "A1", "refusal-not-seated";
        Over = "A62", "refusal-over";
        NotAsked = "A5", "refusal-not-asked";
        Answered = "AR37", "refusal-answered";
        NotNow = "AR6", "refusal-not-now";
        NoCard = "A4", "refusal-no-card";
        NoSuchPlayer = "A1", "refusal-no-such-player";
        Shown = "A14", "refusal-shown";

        // The turn: `turn`, `draw`, `discard`.
        DrawFirst = "A11", "refusal-draw-first";
        Drawn = "AR7", "refusal-drawn";
        OnlyAttack = "A23", "refusal-only-attack";
        OnlyRed = "AR39", "refusal-only-red";
        BeforePlaying = "A25", "refusal-before-playing";
        NoAttack = "A31", "refusal-no-attack";
        DiscardFirst = "AR46", "refusal-discard-first";

        // The newspaper: `newspaper`.
        PassOnFirst = "AR46", "refusal-pass-on-first";
        ExpelFirst = "AR46", "refusal-expel-first";
        RecruitFirst = "AR46", "refusal-recruit-first";

        // Forming a government: `investiture`, `attempt`, `providential`.
        Governed = "A20", "refusal-governed";
        NotAPmCard = "A20", "refusal-not-a-pm-card";
        Tried = "AR11", "refusal-tried";
        Resigned = "AR45", "refusal-resigned";
        InviteSelf = "A20", "refusal-invite-self";
        Invited = "A20", "refusal-invited";
        NobodyDeclined = "AR11", "refusal-nobody-declined";
        InvitationFirst = "A20", "refusal-invitation-first";
        InvestitureFirst = "A20", "refusal-investiture-first";
        AttemptFirst = "A43", "refusal-attempt-first";
        NoSaviour = "A55", "refusal-no-saviour";

        // The government in office: `government`.
        NotAMember = "A24", "refusal-not-a-member";
        PmResigns = "A24", "refusal-pm-resigns";
        NotPm = "A25", "refusal-not-pm";
        ExpelWhom = "A25", "refusal-expel-whom";
        RecruitWhom = "A25", "refusal-recruit-whom";
        RecruitAsked = "A25", "refusal-recruit-asked";
        ResignPm = "A26", "refusal-resign-pm";
        ResignAnswer = "AR45", "refusal-resign-answer";
        Resigning = "AR45", "refusal-resigning";

        // Votes: `ballot`, `censure`.
        VoteFirst = "AR9", "refusal-vote-first";
        NoGovernment = "AR39", "refusal-no-government";
        Censured = "AR39", "refusal-censured";

        // Attacks and what stops them: `attack`, `union`, `parry`.
        NotAnAttack = "A80", "refusal-not-an-attack";
        AttackSelf = "AR12", "refusal-attack-self";
        GovernmentOnly = "A80", "refusal-government-only";
        Shielded = "A56", "refusal-shielded";
        Union = "A58", "refusal-union";
        Truce = "AR46", "refusal-truce";
        ParryFirst = "A31", "refusal-parry-first";
        NotAParry = "A31", "refusal-not-a-parry";
        ArmyNoParry = "AR17", "refusal-army-no-parry";
        HelpFirst = "A32", "refusal-help-first";
        NotAHelp = "A32", "refusal-not-a-help";
        PickFirst = "AR13", "refusal-pick-first";
        NoOffer = "AR13", "refusal-no-offer";

        // The army: `army`.
        ArmyNoGovernment = "A51", "refusal-army-no-government";
        AlreadyIn = "A51", "refusal-already-in";
        ArmySaviour = "A51", "refusal-army-saviour";
        CounterFirst = "A53", "refusal-counter-first";
        NoArmy = "A53", "refusal-no-army";

        // Elections and the clock: `election`, `timers`.
        Dissolved = "AR31", "refusal-dissolved";
        NoClock = "AR32", "refusal-no-clock";
        Fired = "AR32", "refusal-rung";
        MidTermFirst = "AR32", "refusal-mid-term-first";

        // The law of the table: `amendment`, `dispute`.
        Proposed = "AR34", "refusal-proposed";
        ProposeWhat = "AR34", "refusal-propose-what";
        AlreadySo = "AR34", "refusal-already-so";
        BeginFirst = "AR35", "refusal-begin-first";
        StandFirst = "AR35", "refusal-stand-first";
        NoDisputes = "AR35", "refusal-no-disputes";
        NothingToDispute = "AR35", "refusal-nothing-to-dispute";
        Disputed = "AR35", "refusal-disputed";
        AllAlike = "AR35", "refusal-all-alike";
        BotAlready = "AR35", "refusal-bot-already";
        PersonAlready = "AR35", "refusal-person-already";

        // Promises: `promise`.
        PledgeNow = "AR38", "refusal-pledge-now";
        PledgeWhom = "AR38", "refusal-pledge-whom";
        PledgeUntil = "AR38", "refusal-pledge-until";
        Pledged = "AR38", "refusal-pledged";
        PledgeTwice = "AR38", "refusal-pledge-twice";
        PledgeFull = "AR38", "refusal-pledge-full";
    }
}
