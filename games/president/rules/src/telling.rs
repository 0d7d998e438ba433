//! The table in sentences, for whoever listens instead of looking: what is waited for, and the open challenge (PR36).

use crate::view::{Challenge, OpenCard, View, Wants};
use crate::wording::{dice, playing_card, seats, votes as said_votes};
use crate::{ChallengeKind, President, Purpose, Step};
use rules::{Arg, Phrase, never};

impl President {
    pub(crate) fn tell_vacant(&self, view: &View) -> Phrase {
        let vacant = view.holders.iter().filter(|holder| holder.is_none()).count();
        Phrase::new("view-vacant").number("count", vacant as i64).arg("votes", said_votes(view.vacant))
    }

    /// What the game waits for.
    pub(crate) fn tell_question(&self, view: &View) -> Phrase {
        let asked = view.asked.first().unwrap_or(view.turn);
        let ask = |id| Phrase::new(id).seat("seat", asked);
        let rolled = || view.dice.map_or(Arg::List(Vec::new()), dice);
        match (view.step, view.sum) {
            (Step::Join, _) => ask("view-join"),
            (Step::Roll, _) => ask("view-roll"),
            (Step::Use, _) => ask("view-use")
                .arg("dice", rolled())
                .arg("territories", self.territories(view.offered.iter())),
            (Step::Sum(purpose), Some(sum)) => {
                let id = match purpose {
                    Purpose::Credit => "view-credit",
                    Purpose::Cost => "view-cost",
                    Purpose::Debt => "view-debt-due",
                    Purpose::Seizure => "view-seizure",
                };
                let from = sum.from.unwrap_or(asked);
                ask(id).arg("target", said_votes(sum.target)).number("left", sum.left).seat("from", from)
            }
            (step @ (Step::Sum(_) | Step::Over), _) => {
                never!(step != Step::Over, "a sum is paid, and none is known");
                Phrase::new("view-over").arg("seats", seats(view.elected.iter()))
            }
            (Step::Look, _) => ask("view-look"),
            (Step::Answer, _) => ask("view-answer"),
            (Step::Ballot, _) => Phrase::new("view-ballot").arg("seats", seats(view.asked.iter())),
            (Step::Challenger | Step::Challenged, _) => ask("view-hand"),
            (Step::Government, _) => ask("view-government"),
        }
    }

    pub(crate) fn tell_challenge(&self, challenge: &Challenge) -> Vec<Phrase> {
        let parties =
            |id| Phrase::new(id).seat("seat", challenge.challenger).seat("holder", challenge.challenged);
        // What it is about could be what is asked for (PR36).
        let mut told = match challenge.question.as_ref().is_some_and(OpenCard::covers_map) {
            true => vec![parties("view-challenge-covered")],
            false => vec![
                parties("view-challenge")
                    .arg("territory", self.territory(challenge.territory))
                    .arg("votes", said_votes(self.atlas.votes(challenge.territory))),
            ],
        };
        let Some(question) = &challenge.question else {
            for (seat, hand, total) in [
                (challenge.challenger, &challenge.hands[0], challenge.totals[0]),
                (challenge.challenged, &challenge.hands[1], challenge.totals[1]),
            ] {
                let cards = Arg::List(hand.iter().map(|card| playing_card(*card)).collect());
                told.push(
                    Phrase::new("view-cards").seat("seat", seat).arg("cards", cards).number("total", total),
                );
            }
            return told;
        };
        told.push(
            Phrase::new("view-question")
                .arg("card", question.title.said())
                .arg("text", question.text.said())
                .number("seconds", question.seconds),
        );
        match &question.wants {
            Wants::Choice(answers) => {
                for (place, answer) in (1i64..).zip(answers) {
                    told.push(Phrase::new("view-choice").number("place", place).arg("answer", answer.said()));
                }
            }
            Wants::Memory { items, .. } if !items.is_empty() => {
                let items = items.iter().map(|item| item.said()).collect();
                told.push(Phrase::new("view-items").arg("items", Arg::List(items)));
            }
            Wants::Memory { .. } => told.push(Phrase::new("view-recall")),
            Wants::Names { forgiven, .. } => {
                told.push(Phrase::new("view-names"));
                let strict = |count: &u8| Phrase::new("view-names-wrong").number("count", *count);
                told.extend(forgiven.as_ref().map(strict));
            }
            Wants::Explanation { word, forbidden_fr, forbidden_en, need, voted, .. } => {
                let list = Arg::Both { fr: forbidden_fr.join(", "), en: forbidden_en.join(", ") };
                let phrase = Phrase::new("view-forbidden").arg("word", word.said()).arg("list", list);
                told.push(phrase.number("need", *need));
                if *voted {
                    told.push(Phrase::new("view-forbidden-forms"));
                }
            }
            Wants::Number { unit: Some(unit), tolerance } => {
                told.push(
                    Phrase::new("view-estimate").arg("unit", unit.said()).number("percent", *tolerance),
                );
            }
            Wants::Performance if question.kind == ChallengeKind::Debate => told.push(
                Phrase::new("view-debate")
                    .seat("seat", challenge.challenger)
                    .seat("holder", challenge.challenged),
            ),
            Wants::Number { unit: None, .. } | Wants::Territory | Wants::Performance => {}
        }
        told
    }
}
