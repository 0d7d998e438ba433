//! The refusals with their clauses, by the file that gives them.

use crate::Action;
use rules::refusals;

pub(crate) use rules::demand;

/// Whether something may be done, or what stands in the way.
pub(crate) type Allowed = Result<(), Reason>;

refusals! {
    /// Why something is refused.
    pub(crate) enum Reason {
        // Whatever is asked: `steps`.
        NotSeated = "P1", "refusal-not-seated";
        Over = "P57", "refusal-over";
        NotAsked = "P3", "refusal-not-asked";

        // Before the first turn, and who plays a seat: `setup`, `timers`.
        JoinFirst = "P1", "refusal-join-first";
        Joined = "P1", "refusal-joined";
        PartyTaken = "P1", "refusal-party-taken";
        BotAlready = "PR13", "refusal-bot-already";
        PersonAlready = "PR13", "refusal-person-already";

        // The dice: `dice`.
        RollFirst = "P10", "refusal-roll-first";
        Rolled = "P10", "refusal-rolled";
        NotNamed = "P11", "refusal-not-named";
        NotVacant = "P12", "refusal-not-vacant";
        VacantFirst = "P13", "refusal-vacant-first";
        ChallengeFirst = "P14", "refusal-challenge-first";
        Own = "P14", "refusal-own";
        Unassailable = "P27", "refusal-unassailable";
        Stake = "P44", "refusal-stake";
        NotOwn = "P16", "refusal-not-own";
        Firm = "P17", "refusal-firm";
        UseFirst = "P11", "refusal-use-first";
        OneChoice = "PR28", "refusal-one-choice";
        NoLot = "PR28", "refusal-no-lot";
        Announced = "P25", "refusal-announced";

        // Sums: `sums`.
        NoSum = "P30", "refusal-no-sum";
        Leaving = "P60", "refusal-leaving";
        CreditFirst = "P30", "refusal-credit-first";
        CostFirst = "P32", "refusal-cost-first";
        DebtFirst = "P34", "refusal-debt-first";
        SeizureFirst = "P42", "refusal-seizure-first";
        NotInCredit = "P30", "refusal-not-vacant";
        NotInCost = "P32", "refusal-not-own";
        NotInDebt = "P34", "refusal-not-own";
        NotInSeizure = "P42", "refusal-not-challengers";
        TooMuchCredit = "P30", "refusal-too-much";
        TooMuchCost = "P32", "refusal-too-much";
        TooMuchDebt = "PR11", "refusal-too-much";
        TooMuchSeizure = "P42", "refusal-too-much";
        DeadEndOfCredit = "P31", "refusal-dead-end";
        DeadEndOfCost = "P33", "refusal-dead-end";
        DeadEnd = "PR11", "refusal-dead-end";

        // Challenges: `answers`, `ballots`, `twenty_one`.
        LookFirst = "P61", "refusal-look-first";
        Hidden = "P61", "refusal-hidden";
        Read = "P61", "refusal-read";
        AnswerFirst = "P40", "refusal-answer-first";
        AnswerKind = "P40", "refusal-answer-kind";
        NoSuchAnswer = "P40", "refusal-no-such-answer";
        AnswerEmpty = "P40", "refusal-answer-empty";
        AnswerLong = "P40", "refusal-answer-long";
        AnswerUnprintable = "P40", "refusal-answer-unprintable";
        AnswerShort = "P40", "refusal-answer-short";
        NoChallenge = "P40", "refusal-no-challenge";
        Perform = "P43", "refusal-perform";
        NotVotedOn = "P43", "refusal-not-voted-on";
        Typed = "PR12", "refusal-typed";
        BotsOnly = "PR13", "refusal-bots-only";
        BotDraws = "PR13", "refusal-bot-draws";
        Voted = "PR12", "refusal-voted";
        NoVote = "PR12", "refusal-no-vote";
        VoteFirst = "P43", "refusal-vote-first";
        NoBallot = "P43", "refusal-no-ballot";
        HandFirst = "PR27", "refusal-hand-first";
        NoHand = "PR27", "refusal-no-hand";

        // The government: `government`.
        GovernmentFirst = "P58", "refusal-government-first";
        NoGovernment = "P58", "refusal-no-government";
        NotAnAlly = "P58", "refusal-not-an-ally";
        HasOffice = "P58", "refusal-has-office";
        OfficeTaken = "P58", "refusal-office-taken";
    }
}

/// Why an action is out of place; `first` says what has to be done instead.
pub(crate) fn not_now(action: &Action, first: Reason) -> Reason {
    match action {
        Action::Join(_) => Reason::Joined,
        Action::Pick { .. } | Action::Fewest | Action::Most if first != Reason::RollFirst => Reason::NoSum,
        Action::Hide if first == Reason::AnswerFirst => Reason::Hidden,
        Action::ByLot if first != Reason::UseFirst => Reason::NoLot,
        Action::Name { .. } | Action::Proclaim => Reason::NoGovernment,
        Action::Vote(_) => Reason::NoBallot,
        Action::Card | Action::Stand => Reason::NoHand,
        Action::GiveUp | Action::Attempt | Action::Perform if first != Reason::LookFirst => {
            Reason::NoChallenge
        }
        _ => first,
    }
}
