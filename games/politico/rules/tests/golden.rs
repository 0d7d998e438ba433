//! Playthroughs from the deal, read by people and blessed by `cargo xtask bless`.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod setup;

use laws::golden::{compare, playthrough};
use politico::{Action, Card, Frame, Politico, Step};
use rules::{DrawRecorder, EventRecorder, Game, Rules, Seat, Settings};
use serde_json::{Value, json};
use setup::{settings, *};
use std::path::Path;

const NAMES: [&str; 3] = ["Anne", "Basile", "Chloé"];

/// A game that is written down as it is played.
struct Written {
    settings: Settings,
    deal: Vec<u32>,
    table: Table,
    moves: Vec<(Seat, Action, Vec<u32>)>,
}

impl Written {
    /// Three players with these hands of six. The plates come out of the box in order, so that Anne begins.
    fn new(options: Value, hands: [[Card; 6]; 3]) -> Written {
        let settings = Settings::check(&Politico::info(), settings(options).values()).unwrap();
        let game = Politico::open(&settings, 3).unwrap();
        let mut stock: Vec<Card> =
            Card::ALL.iter().flat_map(|card| vec![*card; game.decks().asset(*card).count.into()]).collect();
        let lots = hands.concat().into_iter().map(|card| {
            let place = stock.iter().position(|other| *other == card).unwrap();
            stock.remove(place);
            place as u32
        });
        let wishes = Wishes { news: None, lots: (1..24).rev().chain(lots).collect() };
        let mut context = EventRecorder::new(DrawRecorder::new(wishes));
        let state = game.deal(&mut context);
        let (wishes, deal) = context.finish().0.finish();
        Written { settings, deal, table: Table { game, state, wishes }, moves: Vec::new() }
    }

    #[track_caller]
    fn act(&mut self, by: u8, action: Action) {
        self.table.game.check(&self.table.state, seat(by), &action).unwrap();
        let mut context = EventRecorder::new(DrawRecorder::new(std::mem::take(&mut self.table.wishes)));
        self.table.game.apply(&mut self.table.state, seat(by), &action, &mut context);
        let (wishes, draws) = context.finish().0.finish();
        self.table.wishes = wishes;
        self.moves.push((seat(by), action, draws));
    }

    /// Everybody who is asked declines.
    fn decline(&mut self) {
        for by in self.table.asked() {
            self.act(by, Action::Decline);
        }
    }

    fn compare(&self, name: &str) {
        let shown = playthrough::<Politico>(&self.settings, &NAMES, &self.deal, &self.moves);
        compare(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.txt")), &shown);
    }
}

#[test]
fn a_government_is_formed_though_the_army_tries_to_cancel_the_vote() {
    let mut game = Written::new(
        json!({}),
        [
            [PrimeMinister, Army, LibelSuit, Split, BadPoll, Baraka],
            [Army, GeneralStrike, TvBlunder, TvAddress, Inquiry, Union],
            [SlushFund, RoundTable, Censure, CaseDismissed, MassMarch, Split],
        ],
    );
    game.act(0, Action::Draw);
    game.act(0, form());
    game.act(0, Action::Invite(seat(2)));
    game.act(2, Action::Accept);
    game.act(0, Action::Present);
    for (by, vote) in [(2, Yes), (0, Yes), (1, No)] {
        game.act(by, Action::Vote(vote));
    }
    for (by, action) in [(1, Action::Counter), (0, Action::Decline), (2, Action::Decline)] {
        game.act(by, action);
    }
    for (by, action) in [(0, Action::Counter), (2, Action::Decline)] {
        game.act(by, action);
    }
    game.decline();
    assert_eq!((game.table.cabinet(), game.table.active()), (vec![0, 2], 1));
    game.compare("a53-the-army-is-countered");
}

#[test]
fn a_government_is_brought_down_and_the_chamber_elected_at_mid_term() {
    let mut game = Written::new(
        json!({"rounds": 3}),
        [
            [PrimeMinister, TvAddress, LibelSuit, Split, BadPoll, Baraka],
            [GeneralStrike, TvBlunder, TvAddress, Inquiry, Union, Censure],
            [SlushFund, Army, Censure, CaseDismissed, MassMarch, Split],
        ],
    );
    game.act(0, Action::Draw);
    game.act(0, form());
    game.act(0, Action::Present);
    for (by, vote) in [(0, Yes), (1, Abstain), (2, Yes)] {
        game.act(by, Action::Vote(vote));
    }
    game.decline();
    game.act(1, Action::Draw);
    game.act(1, attack(GeneralStrike, 0));
    game.decline();
    game.decline();
    assert!(matches!(game.table.top(), Frame::Attempt { .. }));
    game.decline();
    while !game.table.view().mid_term_held {
        let by = game.table.active();
        let action = match game.table.top() {
            Frame::Turn(Step::Begin) => Action::Begin,
            Frame::Turn(Step::Draw) => Action::Draw,
            _ => Action::Pass,
        };
        game.act(by, action);
    }
    assert_eq!(game.table.view().turns, 6);
    game.compare("a61-mid-term");
}
