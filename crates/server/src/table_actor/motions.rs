//! Questions to those at the table: carried when all agree who are not gone, and dropped when their time is up.

use super::TableActor;
use super::commands::CommandFailure;
use super::timers_record::OpenQuestion;
use crate::rate::Bucket;
use rules::{Seat, Seats};
use std::time::Instant;
use wire::table_admin::{CommandError, Motion, OpenVote, VoteResult};
use wire::{Stage, ToClient};

impl TableActor {
    /// Somebody asks the others. Whoever is alone with bots has asked everybody.
    pub(super) async fn propose(&mut self, by: Seat, motion: Motion) -> Result<(), CommandFailure> {
        self.attendance().check_plays(by)?;
        if self.timers.motion.is_some() {
            return Err(CommandError::Busy.into());
        }
        match motion {
            Motion::TakeBack => {
                self.remember_whole().await;
                let table = self.table.as_ref().ok_or(CommandError::NotOn)?;
                if table.undos() >= self.app.most_undos {
                    return Err(CommandFailure::Refused(table::InputError::TooOften));
                }
                table.may_undo_agreed(by).map_err(CommandFailure::Refused)?;
            }
            Motion::StandIn { seat, .. } if !self.attendance().replaceable().contains(seat) => {
                return Err(CommandError::NotVanished.into());
            }
            Motion::Substitute { seat } if !self.attendance().gone().contains(seat) => {
                return Err(CommandError::NotVanished.into());
            }
            Motion::StandIn { .. } | Motion::Substitute { .. } | Motion::Close => {}
        }
        let now = Instant::now();
        if !self.timers.questions.entry(by).or_insert_with(|| Bucket::of_questions(now)).take(now) {
            return Err(CommandError::TooOften.into());
        }
        let (voters, until) = (self.voters(motion), self.app.time.now() + self.attendance().patience_ms());
        let moved = OpenVote { motion, by, voters, ayes: Seats::only(by), left_ms: 0 };
        self.timers.motion = Some(OpenQuestion { moved, until });
        self.count_votes().await
    }

    /// Somebody answers.
    pub(super) async fn vote(&mut self, seat: Seat, aye: bool) -> Result<(), CommandFailure> {
        self.attendance().check_plays(seat)?;
        let Some(OpenQuestion { moved, .. }) = &mut self.timers.motion else {
            return Err(CommandError::NoMotion.into());
        };
        if !moved.voters.contains(seat) || moved.ayes.contains(seat) {
            return Err(CommandError::NoMotion.into());
        }
        if aye {
            moved.ayes = moved.ayes.with(seat);
            return self.count_votes().await;
        }
        self.end_motion(VoteResult::Declined(seat));
        Ok(())
    }

    /// Whoever asked no longer does.
    pub(super) fn withdraw(&mut self, seat: Seat) -> Result<(), CommandFailure> {
        if self.timers.motion.is_none_or(|question| question.moved.by != seat) {
            return Err(CommandError::NoMotion.into());
        }
        self.end_motion(VoteResult::Moot);
        Ok(())
    }

    /// Those who are asked: all who are not gone. Whether a bot stands in for somebody the others decide.
    fn voters(&self, motion: Motion) -> Seats {
        let about = match motion {
            Motion::StandIn { seat, .. } | Motion::Substitute { seat } => Some(seat),
            Motion::TakeBack | Motion::Close => None,
        };
        self.attendance().electorate().iter().filter(|seat| Some(*seat) != about).collect()
    }

    /// Carries the open question if all have agreed who can be asked now; else tells everybody how it stands. Where only
    /// who asks can be asked, the one whose seat it is has until the end of its time to come back.
    pub(super) async fn count_votes(&mut self) -> Result<(), CommandFailure> {
        let Some(OpenQuestion { moved, until }) = self.timers.motion else { return Ok(()) };
        let moved = OpenVote { voters: self.voters(moved.motion), ..moved };
        if !moved.voters.contains(moved.by) {
            self.end_motion(VoteResult::Moot);
            return Ok(());
        }
        let answered = moved.voters.iter().all(|seat| moved.ayes.contains(seat));
        let in_time = self.app.time.now() < until;
        match moved.awaits_return() {
            // Nobody who is gone by another measure than the table's own loses the seat, however long was waited.
            Some(seat) if !self.attendance().gone().contains(seat) => self.end_motion(VoteResult::Moot),
            Some(_) if in_time => self.ask(moved),
            _ if answered => return self.carry(moved).await,
            _ => self.ask(moved),
        }
        Ok(())
    }

    /// Somebody has come back: whoever was gone when a question was put is asked too.
    pub(super) fn ask_those_who_are_back(&mut self) {
        let Some(OpenQuestion { moved, .. }) = self.timers.motion else { return };
        let voters = self.voters(moved.motion);
        if voters != moved.voters {
            self.ask(OpenVote { voters, ..moved });
        }
    }

    /// Is this seat's answer awaited, or its player's coming back?
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        let open = |OpenQuestion { moved, .. }: OpenQuestion| {
            let silent = moved.voters.contains(seat) && !moved.ayes.contains(seat);
            silent || moved.awaits_return() == Some(seat)
        };
        self.timers.motion.is_some_and(open)
    }

    fn ask(&mut self, moved: OpenVote) {
        let now = self.app.time.now();
        if let Some(question) = &mut self.timers.motion {
            question.moved = moved;
            let open = Some(question.at(now));
            self.connections.broadcast(&ToClient::Motion { open, ended: None });
        }
    }

    async fn carry(&mut self, moved: OpenVote) -> Result<(), CommandFailure> {
        let change = match moved.motion {
            Motion::TakeBack => {
                // First, because what is taken back makes every question to take back moot.
                self.end_motion(VoteResult::Carried);
                self.write_down(|table| table.undo_agreed(moved.by)).await?;
                self.tell().await;
                return Ok(());
            }
            Motion::StandIn { seat, level } => self.seating.with_stand_in(seat, level),
            Motion::Substitute { seat } => self.seating.vacated(seat),
            Motion::Close => {
                self.end_motion(VoteResult::Carried);
                self.write_down(|table| table.close()).await?;
                self.tell().await;
                return Ok(());
            }
        };
        let seated = self.seat_as(change).await;
        self.end_motion(if seated.is_ok() { VoteResult::Carried } else { VoteResult::Moot });
        seated?;
        self.update_clocks().await;
        self.connections.broadcast(&ToClient::Status(self.status()));
        Ok(())
    }

    fn end_motion(&mut self, verdict: VoteResult) {
        if let Some(OpenQuestion { moved, .. }) = self.timers.motion.take() {
            self.connections.broadcast(&ToClient::Motion { open: None, ended: Some((moved, verdict)) });
        }
    }

    /// Drops a question whose time was up by then: whoever has not answered has not agreed.
    pub(super) fn drop_lapsed_motion(&mut self, then: u64) {
        if self.timers.motion.is_some_and(|question| question.until <= then) {
            self.end_motion(VoteResult::Lapsed);
        }
    }

    /// Drops a question that has nothing to decide any more.
    pub(super) fn drop_moot_motion(&mut self) {
        let Some(OpenQuestion { moved, .. }) = self.timers.motion else { return };
        let stands = match moved.motion {
            _ if self.stage() != Stage::Playing => false,
            Motion::TakeBack => {
                self.table.as_ref().is_some_and(|table| table.may_undo_agreed(moved.by).is_ok())
            }
            Motion::StandIn { seat, .. } => self.attendance().replaceable().contains(seat),
            Motion::Substitute { seat } => self.attendance().gone().contains(seat),
            Motion::Close => true,
        };
        if !stands {
            self.end_motion(VoteResult::Moot);
        }
    }
}
