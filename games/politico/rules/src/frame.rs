//! The stack of frames: what is on the table, the matter at hand on top.

use crate::Card;
use rules::{Seat, Seats, never};
use serde::{Deserialize, Serialize};

/// Where the turn stands when nothing lies on top of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Before anything is drawn; asked only where disputes are on, so that one can be called (AR35).
    Begin,
    /// The newspaper is being read (A10); nobody is asked at this level.
    News,
    /// The player draws an asset, or discards one and draws two (A11, A12).
    Draw,
    /// The player acts once, after free steps (A13, AR6).
    Act,
    /// The action is done; those who may form a government at once are asked (A43, A52).
    Closing,
}

/// By what right somebody tries to form a government.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Right {
    /// Their own turn (A20).
    Turn,
    /// They brought the government down (A43).
    Author,
    /// The army toppled them, or cancelled their investiture (A52).
    Army,
}

/// A government that is being formed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Investiture {
    /// Who wants to be Prime Minister.
    pub candidate: Seat,
    /// The card displayed: Prime Minister or providential man.
    pub card: Card,
    /// Is national union displayed with it (A58)?
    pub union: bool,
    /// Is army pressure displayed with it (A51)?
    pub army: bool,
    /// Is it formed without a vote, by the providential man (A55)?
    pub saviour: bool,
    /// Who was invited so far.
    pub invited: Seats,
    /// Who accepted.
    pub joined: Seats,
    /// By which right it is tried.
    pub right: Right,
}

/// What an army card is played for (A51).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To enter the government.
    Enter,
    /// To topple the government.
    Topple,
    /// To form a government without a vote.
    Form,
    /// To cancel the vote that was just counted.
    Cancel,
    /// To parry an attack (AR17).
    Parry,
}

/// A matter on the table. The question asked is that of the topmost; those below say what it is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The turn of the active player: always the lowest.
    Turn(Step),
    /// This seat may try at once to form a government, or decline (A43, A52).
    Attempt {
        /// Who.
        seat: Seat,
        /// By which right.
        right: Right,
    },
    /// The candidate invites, calls the vote or withdraws (A20).
    Investiture(Investiture),
    /// This seat is invited into the government and accepts or declines (A20, A25).
    Invited(Seat),
    /// A motion of censure of the active player (A50).
    Censure,
    /// A vote of confidence that the newspaper calls (AR46).
    Confidence,
    /// A change of the rules that the active player proposed a round ago (A71).
    Amendment,
    /// The next player is a bot, which would not wait: this seat, which lost by the action just taken, lets it stand or
    /// disputes it (AR35).
    Stand(Seat),
    /// This seat disputes the action just taken (AR35).
    Dispute(Seat),
    /// Everybody votes on the matter below: yes, no or abstain (AR9).
    Ballot {
        /// Is it the second vote of a motion, which counts deputies (A70)?
        second: bool,
    },
    /// Sealed: who cancels the vote that was just counted, by the army (AR20)?
    Cancel,
    /// Sealed: who counters the army card just played (A53)?
    Counter {
        /// What the first card of the chain was played for.
        purpose: Purpose,
        /// Who played the last one.
        by: Seat,
        /// Does the purpose hold if nobody counters?
        holds: bool,
    },
    /// The active player attacks (A30).
    Attack {
        /// With this card.
        card: Card,
        /// This seat.
        target: Seat,
        /// Does the government fall if nobody parries (A41)?
        topples: bool,
    },
    /// Sealed: the attacked parries or not (A31, AR12).
    Parry,
    /// Sealed: the others offer their defence or not (A32).
    Help,
    /// Sealed: the attacked picks one of the offers or refuses them all (AR13).
    Pick,
    /// The active player plays army pressure on the government, to enter or to topple it (A51).
    Army(Purpose),
    /// This seat discards, one card at a time, down to so many (AR5, AR46).
    Shed {
        /// Who.
        seat: Seat,
        /// How many it may keep.
        to: u8,
        /// Do the others follow, clockwise up to the active player?
        all: bool,
    },
    /// Sealed: everybody chooses the card they pass to the left (AR46).
    PassLeft,
    /// The Prime Minister expels a member or loses 20 points (AR46).
    ExpelOrLose,
    /// The Prime Minister may recruit at once (AR46).
    Recruit,
}

/// The most that ever lie on one another.
pub(crate) const DEPTH: usize = 4;

/// The frames, the turn lowest. As JSON the list of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Frame>", into = "Vec<Frame>")]
pub(crate) struct Stack {
    frames: [Frame; DEPTH],
    len: u8,
}

impl Stack {
    pub(crate) const fn new(step: Step) -> Stack {
        Stack { frames: [Frame::Turn(step); DEPTH], len: 1 }
    }

    #[inline]
    pub(crate) fn top(&self) -> Frame {
        self.frames[usize::from(self.len) - 1]
    }

    /// What the topmost frame lies on.
    #[inline]
    pub(crate) fn below(&self) -> Frame {
        self.frames[usize::from(self.len).saturating_sub(2)]
    }

    pub(crate) fn list(&self) -> &[Frame] {
        &self.frames[..usize::from(self.len)]
    }

    /// Puts a frame on top.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        if never!(usize::from(self.len) >= DEPTH, "no matter goes so deep as {frame:?}") {
            return;
        }
        self.frames[usize::from(self.len)] = frame;
        self.len += 1;
    }

    /// Takes the topmost frame away, but never the turn.
    #[inline]
    pub(crate) fn pop(&mut self) {
        if never!(self.len < 2, "the turn is taken off the table") {
            return;
        }
        self.len -= 1;
        // What lies above the top is always the same, so that equal games are equal states.
        self.frames[usize::from(self.len)] = self.frames[0];
    }

    /// Puts a frame in the place of the topmost one, but never of the turn.
    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        if never!(self.len < 2, "{frame:?} takes the place of the turn") {
            return;
        }
        self.frames[usize::from(self.len) - 1] = frame;
    }

    /// Everything is off the table, and the turn is here.
    #[inline]
    pub(crate) fn clear(&mut self, step: Step) {
        *self = Stack::new(step);
    }

    /// The turn's own step.
    #[inline]
    pub(crate) fn step(&self) -> Step {
        match self.frames[0] {
            Frame::Turn(step) => step,
            frame => {
                never!("the lowest frame is {frame:?}");
                Step::Closing
            }
        }
    }
}

impl TryFrom<Vec<Frame>> for Stack {
    type Error = String;

    fn try_from(list: Vec<Frame>) -> Result<Stack, String> {
        let mut rest = list.into_iter();
        let Some(Frame::Turn(step)) = rest.next() else { return Err("the lowest frame is the turn".into()) };
        let mut stack = Stack::new(step);
        for frame in rest {
            if matches!(frame, Frame::Turn(_)) || usize::from(stack.len) == DEPTH {
                return Err("a turn has no turn on it, and no matter goes so deep".into());
            }
            stack.push(frame);
        }
        Ok(stack)
    }
}

impl From<Stack> for Vec<Frame> {
    fn from(stack: Stack) -> Vec<Frame> {
        stack.list().to_vec()
    }
}
