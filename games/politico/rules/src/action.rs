//! The actions of a player, and the timers.

use crate::{Amendment, Card, Promise};
use rules::Seat;
use serde::{Deserialize, Serialize};

/// A ballot paper (AR9).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// For the proposal.
    Yes,
    /// Against it.
    No,
    /// Not cast.
    Abstain,
}

/// A player's action; as JSON `"draw"`, `{"attack": {"card": "split", "target": 2}}`, `{"vote": "yes"}`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Begin one's turn; asked only where disputes are on (AR35).
    Begin,
    /// Draw an asset (A11).
    Draw,
    /// Discard this card and draw two (A12).
    DiscardForTwo(Card),
    /// Do nothing with one's turn (A13).
    Pass,
    /// Display a card and try to form a government (A20); also at once after a fall (A43) or the army (A52).
    Form {
        /// Prime Minister, or the providential man on the same terms (A57).
        card: Card,
        /// Display national union with it (A58).
        union: bool,
        /// Display army pressure with it, to do without a vote (A51).
        army: bool,
    },
    /// Become Prime Minister by the providential man, without a vote (A55).
    Providential,
    /// Invite this player into the government that is being formed (A20).
    Invite(Seat),
    /// Present the government: the vote is held, or it takes office without one.
    Present,
    /// Give up forming a government because somebody declined (AR11).
    Withdraw,
    /// Enter the government one is invited to.
    Accept,
    /// Say no: to an invitation, an attempt, all offers of help, a recruitment; or let a card, a vote or an action pass.
    Decline,
    /// Attack (A30).
    Attack {
        /// With this red card.
        card: Card,
        /// This player.
        target: Seat,
    },
    /// Display a motion of censure (A50).
    Censure,
    /// Enter the government by army pressure (A51).
    Enter,
    /// Topple the government by army pressure (A51).
    Topple,
    /// Display national union (A58).
    Union,
    /// Leave the government as its member (A24).
    Leave,
    /// As Prime Minister expel a member (A25); also where the newspaper demands it.
    Expel(Seat),
    /// As Prime Minister ask this player to join (A25).
    Recruit(Seat),
    /// As Prime Minister dissolve the chamber (A60).
    Dissolve,
    /// Resign as Prime Minister, at any moment (A26, AR45).
    Resign,
    /// Propose a change of the rules (A71).
    Propose(Amendment),
    /// Vote (AR9).
    Vote(Vote),
    /// Parry with a defence, Baraka or army pressure (A31).
    Parry(Card),
    /// Offer the attacked this defence (A32).
    Offer(Card),
    /// Accept the defence that this player offers (AR13).
    Take(Seat),
    /// Play army pressure: cancel the vote (AR20), or counter the last army card (A53).
    Counter,
    /// Discard this card because one must (AR5, AR46).
    Discard(Card),
    /// Pass this card to the left (AR46).
    PassOn(Card),
    /// Lose 20 points rather than expel anybody (AR46).
    Lose,
    /// Let the lot decide what one must choose (AR43).
    ByLot,
    /// Call a vote on the action just taken (AR35).
    Dispute,
    /// Make a promise (AR38).
    Pledge(Promise),
}

/// The timers of the table's clock (A61, A62), and those that tell the rules who is a bot (AR35).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timer {
    /// Mid-term elections are held when the running turn ends.
    MidTerm,
    /// The game ends when the running turn does.
    End,
    /// A bot plays this seat from now on.
    Bot(Seat),
    /// A person plays this seat again.
    Person(Seat),
}
