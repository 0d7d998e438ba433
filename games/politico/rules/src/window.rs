//! Windows: a question put to several at once, who answer it sealed or as a ballot (AR37, AR43, AR46).

use crate::Politico;
use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Answer, Chamber, State};
use rules::{Context, MAX_SEATS, Seat, Seats, never};

/// Answers to a question put to several.
pub(crate) type Answers = [Option<Answer>; MAX_SEATS];

impl Chamber {
    /// Is the question on top put to several seats, who answer in one window?
    #[inline]
    pub(crate) fn asks_several(&self) -> bool {
        matches!(
            self.top(),
            Frame::Ballot { .. }
                | Frame::Cancel
                | Frame::Counter { .. }
                | Frame::Parry
                | Frame::Help
                | Frame::Pick
                | Frame::PassLeft
        )
    }
}

impl State {
    /// Who has not answered yet.
    #[inline]
    pub(crate) fn waiting(&self) -> Seats {
        let asked = self.chamber.asked();
        if !self.chamber.asks_several() {
            return asked;
        }
        asked
            .iter()
            .filter(|seat| self.answers[seat.index()].is_none() && self.has_to_answer(*seat))
            .collect()
    }

    /// Whoever has no card has none to pass on (AR46); everybody else who is asked answers.
    #[inline]
    pub(crate) fn has_to_answer(&self, seat: Seat) -> bool {
        self.chamber.top() != Frame::PassLeft || !self.hands[seat.index()].is_empty()
    }
}

impl Politico {
    /// One of several answers; the last one closes the question.
    pub(crate) fn answer(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        context: &mut impl Context<Self>,
    ) {
        let hand = state.hands[seat.index()];
        let answer = match *action {
            Action::Vote(vote) => Answer::Vote(vote),
            Action::Parry(card) | Action::Offer(card) | Action::PassOn(card) => Answer::Card(card),
            Action::Counter => Answer::Card(Card::Army),
            Action::Take(lender) => Answer::Take(lender),
            Action::ByLot => {
                let card = hand.by_lot(context.chance());
                never!(card.is_none(), "whoever is asked for a card holds one");
                card.map_or(Answer::Decline, Answer::Card)
            }
            _ => Answer::Decline,
        };
        state.answers[seat.index()] = Some(answer);
        match *action {
            Action::Vote(vote) => context.tell(|| Event::Voted { seat, vote: Some(vote) }),
            action => context.tell(|| Event::Answered { seat, action }),
        }
        if !state.waiting().is_empty() {
            return;
        }
        state.window += 1;
        let answers = std::mem::replace(&mut state.answers, [None; MAX_SEATS]);
        self.close_window(state, answers, context);
        self.proceed(state, context);
    }

    /// Of several cards only the first clockwise from the author counts; the others stay unseen in hand (AR37).
    pub(crate) fn first_card(&self, author: Seat, answers: &Answers) -> Option<(Seat, Card)> {
        self.first_answer(author, answers, |answer| match answer {
            Answer::Card(card) => Some(card),
            _ => None,
        })
    }

    /// The first answer of a sort, clockwise from the author (AR37).
    pub(crate) fn first_answer<T>(
        &self,
        author: Seat,
        answers: &Answers,
        sort: impl Fn(Answer) -> Option<T>,
    ) -> Option<(Seat, T)> {
        self.clockwise_from(author).find_map(|seat| Some((seat, sort(answers[seat.index()]?)?)))
    }

    /// Seats from the one after `author` clockwise, the author last (AR37).
    #[inline]
    pub(crate) fn clockwise_from(&self, author: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(author.next(seats)), move |seat| Some(seat.next(seats))).take(seats.into())
    }
}
