//! The start: plates and assets are dealt, and whoever has the fewest deputies begins (A1 to A5, A81, AR1 to AR3).

use crate::Politico;
use crate::card::{Card, Cards};
use crate::election::{elected, lot};
use crate::event::{Event, Poll};
use crate::frame::{Stack, Step};
use crate::spent::Spent;
use crate::state::{Chamber, Done, PLATES, State};
use rules::{Chance, Context, MAX_SEATS, Seat, Seats};

/// The plates in the box: 24 of them, with 491 deputies (A81).
pub const BOX: [u8; PLATES] =
    [5, 5, 10, 10, 10, 10, 10, 10, 15, 15, 15, 20, 20, 20, 20, 25, 25, 25, 30, 30, 35, 35, 40, 51];
/// Plates that everybody is dealt (A2).
const PLATES_EACH: u8 = 3;
/// At a small table there are at least so many deputies (A3).
const ENOUGH: u32 = 200;
/// Assets that everybody is dealt (A4).
const HAND: u8 = 6;

impl Chamber {
    /// Plates that a seat is dealt (A2, AR2).
    pub(crate) fn plates_of(&self, seat: usize) -> u8 {
        let (seats, in_use) = (usize::from(self.seats.max(1)), usize::from(self.plates_in_use));
        let place = (seat + seats - self.extra_from.index()) % seats;
        (in_use / seats) as u8 + u8::from(place < in_use % seats)
    }
}

impl Politico {
    /// The set-up: plates, assets, and who begins.
    pub(crate) fn set_up(&self, context: &mut impl Context<Self>) -> State {
        let mut state = self.before_the_deal();
        let mut plates = BOX;
        context.chance().shuffle(&mut plates);
        state.chamber.plates_in_use = self.plates_needed(&plates);
        self.deal_plates(&mut state.chamber, &plates, context);
        self.seat_deputies(&mut state.chamber);
        context.tell(|| elected(&state.chamber, Poll::Opening));
        for seat in state.chamber.everyone().iter() {
            for _ in 0..HAND {
                let card = self.draw_by_lot(&mut state, context);
                state.hands[seat.index()].add(card);
            }
            context.tell(|| Event::Dealt { seat, cards: state.hands[seat.index()].list() });
        }
        let deputies = state.chamber.deputies;
        let first = lot(state.chamber.everyone(), |seat| std::cmp::Reverse(deputies[seat.index()]), context);
        state.chamber.first = first;
        state.chamber.active = first;
        context.tell(|| Event::Starter { seat: first });
        state
    }

    fn before_the_deal(&self) -> State {
        let stock = Card::ALL
            .iter()
            .flat_map(|card| std::iter::repeat_n(*card, self.decks.asset(*card).count.into()));
        let nobody = Seat::new(0);
        State {
            chamber: Chamber {
                seats: self.seats,
                first: nobody,
                active: nobody,
                turns: 0,
                stack: Stack::new(Step::News),
                done: Done::default(),
                points: [0; MAX_SEATS],
                deputies: [0; MAX_SEATS],
                government: None,
                union: None,
                truce: None,
                tension: None,
                vacant: 0,
                brief: 0,
                plates: [0; PLATES],
                plates_in_use: 0,
                extra_from: nobody,
                dissolved: false,
                mid_term_held: false,
                mid_term_rung: false,
                end_rung: false,
                spent: Spent::NONE,
                known: [Cards::NONE; MAX_SEATS],
                news: None,
                count: None,
                offers: [None; MAX_SEATS],
                charter: self.options.charter,
                proposals: [None; MAX_SEATS],
                disputed: Seats::NONE,
                bots: Seats::NONE,
                over: None,
            },
            window: 0,
            before: None,
            hands: [Cards::NONE; MAX_SEATS],
            stock: stock.collect(),
            passed: [Cards::NONE; MAX_SEATS],
            answers: [None; MAX_SEATS],
            resigning: false,
            pledges: Default::default(),
            pledged: [0; MAX_SEATS],
            tally: [[0; 2]; MAX_SEATS],
        }
    }

    /// Three each; at a small table more, a round at a time or one by one, until there are 200 deputies (A3, AR2).
    fn plates_needed(&self, plates: &[u8; PLATES]) -> u8 {
        let sum = |count: u8| plates[..usize::from(count)].iter().map(|plate| u32::from(*plate)).sum::<u32>();
        let mut needed = self.seats * PLATES_EACH;
        let more = if self.options.singly { 1 } else { self.seats };
        while self.seats <= 4 && sum(needed) < ENOUGH && usize::from(needed + more) <= PLATES {
            needed += more;
        }
        needed
    }

    /// The plates in the order in which they come are dealt, three to each and then the extra ones in turn (A2, AR2). Those
    /// of a round go to all; one by one they begin with somebody drawn by lot, so that nobody's place is worth more.
    fn deal_plates(&self, chamber: &mut Chamber, plates: &[u8; PLATES], context: &mut impl Context<Self>) {
        let (seats, used) = (usize::from(self.seats), usize::from(chamber.plates_in_use));
        if !self.edition.deals_extra_plates_in_turn() {
            return chamber.plates[..used].copy_from_slice(&plates[..used]);
        }
        let (first, extra) = plates[..used].split_at(seats * usize::from(PLATES_EACH));
        if !extra.len().is_multiple_of(seats) {
            chamber.extra_from = Seat::new(context.chance().below(seats as u32) as u8);
        }
        let mut places = chamber.plates.iter_mut();
        for index in 0..seats {
            let turn = (index + seats - chamber.extra_from.index()) % seats;
            let own = first.iter().skip(index * usize::from(PLATES_EACH)).take(PLATES_EACH.into());
            let all = own.chain(extra.iter().skip(turn).step_by(seats));
            places.by_ref().zip(all).for_each(|(place, plate)| *place = *plate);
        }
    }
}
