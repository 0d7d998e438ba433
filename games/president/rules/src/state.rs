//! The state: all there is to know at one moment of a game. The board and the decks are not in it: they are the game's.

use crate::atlas::Atlas;
use crate::debts::Debts;
use crate::decks::{CAMPAIGN_CARDS, CHALLENGE_CARDS};
use crate::pile::Pile;
use crate::twenty_one::Hand;
use crate::{Ballot, Dice, Ending, Office, Party, Step, Territories, Territory};
use rules::{Seat, Seats, never};
use serde::{Deserialize, Serialize};

/// No table has more players.
pub(crate) const PLAYERS: usize = 6;

/// Everything, ballots included. It is flat, so that search can copy it freely.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Each seat's territories.
    pub(crate) held: [Territories; PLAYERS],
    /// Those of nobody.
    pub(crate) vacant: Territories,
    /// Those that are unassailable (P27).
    pub(crate) firm: Territories,
    /// What each seat's territories are worth, in steps.
    pub(crate) votes: [u16; PLAYERS],
    /// What those of them that are unassailable are worth.
    pub(crate) firm_votes: [u16; PLAYERS],
    pub(crate) campaign: Pile<CAMPAIGN_CARDS>,
    pub(crate) challenges: Pile<CHALLENGE_CARDS>,
    pub(crate) debts: Debts,
    /// The number of the open decision.
    pub(crate) window: u32,
    /// Turns of this round that are over.
    pub(crate) turns: u16,
    pub(crate) players: u8,
    pub(crate) round: u8,
    pub(crate) starter: Seat,
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) dice: Option<Dice>,
    /// Campaign cards still to be drawn this turn.
    pub(crate) due: u8,
    /// The campaign card being carried out.
    pub(crate) card: Option<u8>,
    pub(crate) sum: Option<Tally>,
    pub(crate) duel: Option<Duel>,
    pub(crate) ballots: [Option<Ballot>; PLAYERS],
    /// Who votes, while a vote is open (PR12). Tables of the first edition do without.
    #[serde(default)]
    pub(crate) judges: Seats,
    pub(crate) parties: [Option<Party>; PLAYERS],
    /// Everybody by rank in round one, once it is over.
    pub(crate) ranking: Option<[u8; PLAYERS]>,
    /// Who is played by a bot (PR13).
    pub(crate) bots: Seats,
    pub(crate) elected: Seats,
    pub(crate) ending: Option<Ending>,
    pub(crate) offices: [Option<Office>; PLAYERS],
    /// Who is naming a government (P58).
    pub(crate) naming: Option<Seat>,
}

/// A sum being made up; amounts in steps.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tally {
    pub(crate) chooser: Seat,
    pub(crate) from: Option<Seat>,
    pub(crate) to: Option<Seat>,
    pub(crate) target: u8,
    pub(crate) left: u8,
}

/// A challenge under way; the challenger is whose turn it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Duel {
    pub(crate) territory: Territory,
    pub(crate) holder: Seat,
    /// The challenge card; none at twenty-one.
    pub(crate) card: Option<u16>,
    /// Which of the card's tasks it is (P40). It gives the right answer away: no view and no event has it before (P61).
    #[serde(default)]
    pub(crate) number: u32,
    /// The cards of both at twenty-one.
    pub(crate) hands: [Hand; 2],
}

impl State {
    #[inline]
    pub(crate) fn everyone(&self) -> Seats {
        Seats::all(self.players)
    }

    /// For whom a seat plays: itself, or in round two the head of its camp (P55, P56).
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> Seat {
        let Some(ranking) = self.ranking else { return seat };
        let head = usize::from(!with_first(self.players, place_in(&ranking, seat)));
        // The ranking is of seats at the table, as `audit` sees to.
        Seat::new(ranking[head])
    }

    /// Those who play for a head.
    pub(crate) fn camp(&self, head: Seat) -> Seats {
        self.everyone().iter().filter(|seat| self.side(*seat) == head).collect()
    }

    /// Whose side it is whose turn it is.
    #[inline]
    pub(crate) fn own_side(&self) -> Seat {
        self.side(self.turn)
    }

    /// Who holds a territory.
    #[inline]
    pub(crate) fn holder(&self, territory: Territory) -> Option<Seat> {
        (0..self.players).find(|seat| self.held[usize::from(*seat)].contains(territory)).map(Seat::new)
    }

    /// Those of a seat that can be lost (P27).
    #[inline]
    pub(crate) fn losable(&self, seat: Seat) -> Territories {
        self.held[seat.index()].difference(self.firm)
    }

    /// What they are worth, in steps (PR8).
    #[inline]
    pub(crate) fn losable_votes(&self, seat: Seat) -> u16 {
        self.votes[seat.index()].saturating_sub(self.firm_votes[seat.index()])
    }

    /// What a sum is picked from.
    #[inline]
    pub(crate) fn pool(&self, from: Option<Seat>) -> Territories {
        from.map_or(self.vacant, |seat| self.losable(seat))
    }

    /// Moves a territory, normal side up (PR25). Votes go with it (P2).
    #[inline]
    pub(crate) fn transfer(
        &mut self,
        territory: Territory,
        from: Option<Seat>,
        to: Option<Seat>,
        atlas: &Atlas,
    ) {
        let steps = u16::from(atlas.steps(territory));
        match from {
            Some(seat) => {
                self.held[seat.index()].remove(territory);
                self.votes[seat.index()] -= steps;
            }
            None => self.vacant.remove(territory),
        }
        match to {
            Some(seat) => {
                self.held[seat.index()].insert(territory);
                self.votes[seat.index()] += steps;
            }
            None => self.vacant.insert(territory),
        }
    }

    /// Turns a token to its plain side (P16, P42).
    pub(crate) fn fortify(&mut self, territory: Territory, holder: Seat, atlas: &Atlas) {
        self.firm.insert(territory);
        self.firm_votes[holder.index()] += u16::from(atlas.steps(territory));
    }

    /// What all that is vacant is worth, in steps (P60).
    #[inline]
    pub(crate) fn vacant_votes(&self) -> u16 {
        crate::atlas::ALL_STEPS - self.votes.iter().sum::<u16>()
    }
}

/// Where a seat stands in the ranking after round one.
pub(crate) fn place_in(ranking: &[u8; PLAYERS], seat: Seat) -> usize {
    let place = ranking.iter().position(|ranked| *ranked == u8::from(seat));
    never!(place.is_none(), "everybody at the table is in the ranking");
    place.unwrap_or_default()
}

/// Is whoever was at this place in round one in the camp of the first (P55)?
#[inline]
pub(crate) fn with_first(players: u8, place: usize) -> bool {
    match place {
        0 => true,
        3 => players == 4,
        4 | 5 => true,
        _ => false,
    }
}
