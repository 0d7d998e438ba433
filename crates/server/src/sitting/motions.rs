//! Questions to those at the table: carried when all whom they concern agree.

use super::Sitting;
use super::orders::Objection;
use crate::rate::Bucket;
use rules::{Seat, Seats};
use std::time::Instant;
use wire::life::{Motion, Moved, OutOfOrder, Verdict};
use wire::{Stage, ToClient};

impl Sitting {
    /// Somebody asks the others. Whoever is alone with bots has asked everybody.
    pub(super) async fn propose(&mut self, by: Seat, motion: Motion) -> Result<(), Objection> {
        self.plays(by)?;
        if self.vigil.motion.is_some() {
            return Err(OutOfOrder::Busy.into());
        }
        match motion {
            Motion::TakeBack => {
                self.remember_whole().await;
                let table = self.table.as_ref().ok_or(OutOfOrder::NotOn)?;
                if table.undos() >= self.hall.most_undos {
                    return Err(Objection::Refused(table::Refused::TooOften));
                }
                table.may_undo_agreed(by).map_err(Objection::Refused)?;
            }
            Motion::StandIn { seat, .. } if !self.vanished().contains(seat) => {
                return Err(OutOfOrder::NotVanished.into());
            }
            Motion::Substitute { seat } if !self.is_gone(seat) => return Err(OutOfOrder::NotVanished.into()),
            Motion::StandIn { .. } | Motion::Substitute { .. } | Motion::Close => {}
        }
        let now = Instant::now();
        if !self.vigil.questions.entry(by).or_insert_with(|| Bucket::of_questions(now)).take(now) {
            return Err(OutOfOrder::TooOften.into());
        }
        let voters = self.voters();
        self.vigil.motion = Some(Moved { motion, by, voters, ayes: Seats::only(by) });
        self.count_votes().await
    }

    /// Somebody answers.
    pub(super) async fn vote(&mut self, seat: Seat, aye: bool) -> Result<(), Objection> {
        self.plays(seat)?;
        let Some(moved) = &mut self.vigil.motion else { return Err(OutOfOrder::NoMotion.into()) };
        if !moved.voters.contains(seat) || moved.ayes.contains(seat) {
            return Err(OutOfOrder::NoMotion.into());
        }
        if aye {
            moved.ayes = moved.ayes.with(seat);
            return self.count_votes().await;
        }
        self.end_motion(Verdict::Declined(seat));
        Ok(())
    }

    /// Whoever asked no longer does.
    pub(super) fn withdraw(&mut self, seat: Seat) -> Result<(), Objection> {
        if self.vigil.motion.is_none_or(|moved| moved.by != seat) {
            return Err(OutOfOrder::NoMotion.into());
        }
        self.end_motion(Verdict::Moot);
        Ok(())
    }

    /// Those who can be asked: people who play themselves and have not vanished.
    fn voters(&self) -> Seats {
        let vanished = self.vanished();
        self.players().iter().filter(|seat| !vanished.contains(*seat)).collect()
    }

    /// Has this player been gone for long, whether or not somebody stands in?
    fn is_gone(&self, seat: Seat) -> bool {
        self.vanished().contains(seat) || self.gathering.has_stand_in(seat)
    }

    /// Carries the open question if all have agreed who can be asked now; else tells everybody how it stands.
    pub(super) async fn count_votes(&mut self) -> Result<(), Objection> {
        let here = self.voters();
        let Some(moved) = &mut self.vigil.motion else { return Ok(()) };
        moved.voters = moved.voters.iter().filter(|seat| here.contains(*seat)).collect();
        let moved = *moved;
        if !moved.voters.contains(moved.by) {
            self.end_motion(Verdict::Moot);
            return Ok(());
        }
        if moved.voters.iter().any(|seat| !moved.ayes.contains(seat)) {
            self.onlookers.announce(&ToClient::Motion { open: Some(moved), ended: None });
            return Ok(());
        }
        self.carry(moved).await
    }

    async fn carry(&mut self, moved: Moved) -> Result<(), Objection> {
        let change = match moved.motion {
            Motion::TakeBack => {
                // First, because what is taken back makes every question to take back moot.
                self.end_motion(Verdict::Carried);
                self.write_down(|table| table.undo_agreed(moved.by)).await?;
                self.tell().await;
                return Ok(());
            }
            Motion::StandIn { seat, level } => {
                self.gathering.changed(seat, |stay| stay.stand_in = Some(level))
            }
            Motion::Substitute { seat } => self.gathering.changed(seat, |stay| stay.vacant = true),
            Motion::Close => {
                self.end_motion(Verdict::Carried);
                self.write_down(|table| table.close()).await?;
                self.tell().await;
                return Ok(());
            }
        };
        let seated = self.seat_as(change).await;
        self.end_motion(if seated.is_ok() { Verdict::Carried } else { Verdict::Moot });
        seated?;
        self.wind().await;
        self.onlookers.announce(&ToClient::Status(self.status()));
        Ok(())
    }

    fn end_motion(&mut self, verdict: Verdict) {
        if let Some(moved) = self.vigil.motion.take() {
            self.onlookers.announce(&ToClient::Motion { open: None, ended: Some((moved, verdict)) });
        }
    }

    /// Drops a question that has nothing to decide any more.
    pub(super) fn drop_moot_motion(&mut self) {
        let Some(moved) = self.vigil.motion else { return };
        let stands = match moved.motion {
            _ if self.stage() != Stage::Playing => false,
            Motion::TakeBack => {
                self.table.as_ref().is_some_and(|table| table.may_undo_agreed(moved.by).is_ok())
            }
            Motion::StandIn { seat, .. } => self.vanished().contains(seat),
            Motion::Substitute { seat } => self.is_gone(seat),
            Motion::Close => true,
        };
        if !stands {
            self.end_motion(Verdict::Moot);
        }
    }
}
