//! Why something cannot be done: each reason with its clause.

use crate::{Action, Purpose};
use rules::{Refusal, refusals};

pub(crate) use rules::demand;

/// Whether something may be done, or what stands in the way.
pub(crate) type Allowed = Result<(), Reason>;

refusals! {
    /// Why something is refused.
    pub(crate) enum Reason {
        NotSeated = "P1", "refusal-not-seated";
        Over = "P57", "refusal-over";
        NotAsked = "P3", "refusal-not-asked";
        Voted = "PR12", "refusal-voted";
        NoVote = "PR12", "refusal-no-vote";

        JoinFirst = "P1", "refusal-join-first";
        Joined = "P1", "refusal-joined";
        PartyTaken = "P1", "refusal-party-taken";
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

        Leaving = "P60", "refusal-leaving";

        LookFirst = "P61", "refusal-look-first";
        Hidden = "P61", "refusal-hidden";
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
        VoteFirst = "P43", "refusal-vote-first";
        NoBallot = "P43", "refusal-no-ballot";
        HandFirst = "PR27", "refusal-hand-first";
        NoHand = "PR27", "refusal-no-hand";

        GovernmentFirst = "P58", "refusal-government-first";
        NoGovernment = "P58", "refusal-no-government";
        NotAnAlly = "P58", "refusal-not-an-ally";
        HasOffice = "P58", "refusal-has-office";
        OfficeTaken = "P58", "refusal-office-taken";

        BotAlready = "PR13", "refusal-bot-already";
        PersonAlready = "PR13", "refusal-person-already";
        Announced = "P25", "refusal-announced";
        Read = "P61", "refusal-read";

        NoSum = "P30", "refusal-no-sum";
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

/// A refusal by the clause that fits the roll: what two digits offer and a star offers stands in different ones.
pub(crate) fn rolled(stars: u8, reason: Reason) -> Refusal {
    let refusal = Refusal::from(reason);
    match (reason, stars) {
        (_, 0) => refusal,
        (Reason::NotNamed | Reason::NotVacant | Reason::VacantFirst | Reason::UseFirst, 1) => {
            refusal.by("P20")
        }
        (Reason::NotNamed | Reason::NotVacant | Reason::VacantFirst | Reason::UseFirst, _) => {
            refusal.by("P24")
        }
        (Reason::ChallengeFirst | Reason::Own, _) => refusal.by("P21"),
        (Reason::NotOwn | Reason::Firm, _) => refusal.by("P22"),
        _ => refusal,
    }
}

/// First a sum has to be made up.
pub(crate) const fn sum_first(purpose: Purpose) -> Reason {
    match purpose {
        Purpose::Credit => Reason::CreditFirst,
        Purpose::Cost => Reason::CostFirst,
        Purpose::Debt => Reason::DebtFirst,
        Purpose::Seizure => Reason::SeizureFirst,
    }
}

/// The territory is not among those that the sum is made of.
pub(crate) const fn not_in_pool(purpose: Purpose) -> Reason {
    match purpose {
        Purpose::Credit => Reason::NotInCredit,
        Purpose::Cost => Reason::NotInCost,
        Purpose::Debt => Reason::NotInDebt,
        Purpose::Seizure => Reason::NotInSeizure,
    }
}

/// The territory is worth more than is left of the sum.
pub(crate) const fn too_much(purpose: Purpose) -> Reason {
    match purpose {
        Purpose::Credit => Reason::TooMuchCredit,
        Purpose::Cost => Reason::TooMuchCost,
        Purpose::Debt => Reason::TooMuchDebt,
        Purpose::Seizure => Reason::TooMuchSeizure,
    }
}

/// The rest of the sum could not be made any more.
pub(crate) const fn dead_end(purpose: Purpose) -> Reason {
    match purpose {
        Purpose::Credit => Reason::DeadEndOfCredit,
        Purpose::Cost => Reason::DeadEndOfCost,
        Purpose::Debt | Purpose::Seizure => Reason::DeadEnd,
    }
}
