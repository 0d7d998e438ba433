//! Who holds what, and who owes what.

use super::Table;
use president::{Decks, Territory};
use serde_json::{Value, json};

impl Table {
    fn give(form: &mut Value, seat: u8, code: &Value) {
        let vacant = form["vacant"].as_array_mut().unwrap();
        let place = vacant.iter().position(|vacant| vacant == code).unwrap();
        vacant.remove(place);
        form["held"][usize::from(seat)].as_array_mut().unwrap().push(code.clone());
    }

    /// Gives vacant territories to a seat.
    pub fn held(self, seat: u8, list: &[&str]) -> Table {
        self.edit(|form| list.iter().for_each(|code| Table::give(form, seat, &json!(code))))
    }

    /// Makes territories unassailable.
    pub fn firm(self, list: &[&str]) -> Table {
        self.edit(|form| form["firm"].as_array_mut().unwrap().extend(list.iter().map(|code| json!(code))))
    }

    /// Gives all that is vacant but these to seats, each to the one with fewest votes, the most valuable first.
    pub fn fill(self, seats: &[u8], except: &[&str]) -> Table {
        let mut votes = self.view().votes;
        let mut rest: Vec<Territory> = self.vacant();
        rest.retain(|one| !except.contains(&one.to_string().as_str()));
        rest.sort_by_key(|one| std::cmp::Reverse(self.steps(*one)));
        let game = self.game.clone();
        self.edit(|form| {
            for one in rest {
                let poorest = *seats.iter().min_by_key(|seat| votes[usize::from(**seat)]).unwrap();
                votes[usize::from(poorest)] += game.atlas().votes(one);
                Table::give(form, poorest, &json!(one));
            }
        })
    }

    /// Gives each seat so many steps of votes in all, out of what is vacant but these.
    pub fn share(self, targets: &[u16], except: &[&str]) -> Table {
        let votes = self.view().votes;
        let mut need: Vec<u16> =
            targets.iter().zip(&votes).map(|(target, votes)| target - (votes / 100_000) as u16).collect();
        let mut rest: Vec<Territory> = self.vacant();
        rest.retain(|one| !except.contains(&one.to_string().as_str()));
        rest.sort_by_key(|one| std::cmp::Reverse(self.steps(*one)));
        let game = self.game.clone();
        let steps = |one: Territory| (game.atlas().votes(one) / 100_000) as u16;
        self.edit(|form| {
            for one in rest {
                let neediest = (0..need.len()).max_by_key(|seat| need[*seat]).unwrap();
                if need[neediest] >= steps(one) {
                    need[neediest] -= steps(one);
                    Table::give(form, neediest as u8, &json!(one));
                }
            }
            assert!(need.iter().all(|need| *need == 0), "{need:?} is missing");
        })
    }

    /// Puts red cards in front of debtors, the oldest first: seat and steps.
    pub fn debts(self, list: &[(u8, u8)]) -> Table {
        self.edit(|form| {
            for (seat, steps) in list {
                let unseen = form["campaign"]["unseen"].as_array_mut().unwrap();
                let decks = Decks::printed().unwrap();
                let fits = |card: &Value| {
                    let card = decks.campaign(card.as_u64().unwrap() as u8).unwrap();
                    !card.credit && card.steps == *steps
                };
                let card = unseen.remove(unseen.iter().position(fits).unwrap());
                form["debts"]
                    .as_array_mut()
                    .unwrap()
                    .push(json!({"seat": seat, "card": card, "left": steps}));
            }
        })
    }
}
