//! Votes of the table: questions are put, counted, told, and what was agreed on is carried out.

use super::TableActor;
use super::commands::ExecutionError;
use crate::votes::{EndedVote, VoteCount};
use rules::Seat;
use std::time::Instant;
use table::InputError;
use wire::table_admin::{CommandError, OpenVote, Proposal, VoteResult};
use wire::{Stage, ToClient};

impl TableActor {
    /// Somebody asks the others. Whoever is alone with bots has asked everybody.
    pub(super) async fn propose(&mut self, by: Seat, proposal: Proposal) -> Result<(), ExecutionError> {
        self.attendance().check_plays(by)?;
        self.votes.check_free()?;
        if proposal == Proposal::TakeBack {
            self.replay_whole_log().await;
            if self.game.table().is_some_and(|table| table.undos() >= self.app.most_undos) {
                return Err(ExecutionError::Input(InputError::TooOften));
            }
        }
        self.check_proposal(by, proposal)?;
        let attendance = self.attendance();
        let (electorate, until) = (attendance.electorate(), attendance.now + attendance.patience_ms());
        self.votes.ask((by, proposal), electorate, until, Instant::now())?;
        self.count_votes().await
    }

    /// Fails where a question has nothing to decide.
    fn check_proposal(&self, by: Seat, proposal: Proposal) -> Result<(), ExecutionError> {
        let attendance = self.attendance();
        match proposal {
            Proposal::TakeBack => {
                let table = self.game.table().ok_or(CommandError::NotOn)?;
                table.may_undo_agreed(by).map_err(ExecutionError::Input)
            }
            Proposal::StandIn { seat, .. } if !attendance.replaceable().contains(seat) => {
                Err(CommandError::NotGone.into())
            }
            Proposal::Substitute { seat } if !attendance.gone().contains(seat) => {
                Err(CommandError::NotGone.into())
            }
            Proposal::StandIn { .. } | Proposal::Substitute { .. } | Proposal::Close => Ok(()),
        }
    }

    /// Somebody answers.
    pub(super) async fn vote(&mut self, seat: Seat, aye: bool) -> Result<(), ExecutionError> {
        self.attendance().check_plays(seat)?;
        let declined = self.votes.answer(seat, aye)?;
        if declined.is_some() {
            self.broadcast_ended(declined);
            return Ok(());
        }
        self.count_votes().await
    }

    /// Whoever asked no longer does.
    pub(super) fn withdraw(&mut self, seat: Seat) -> Result<(), ExecutionError> {
        let withdrawn = self.votes.withdraw(seat)?;
        self.broadcast_ended(withdrawn);
        Ok(())
    }

    /// Carries the open question if all have agreed who can be asked now; else tells everybody how it stands.
    pub(super) async fn count_votes(&mut self) -> Result<(), ExecutionError> {
        let attendance = self.attendance();
        let (electorate, gone, now) = (attendance.electorate(), attendance.gone(), attendance.now);
        match self.votes.count(electorate, gone, now) {
            VoteCount::Nothing => {}
            VoteCount::Open(vote) => self.broadcast_vote(vote),
            VoteCount::Ended(ended) => self.broadcast_ended(Some(ended)),
            VoteCount::Agreed(vote) => return self.carry_out_motion(vote).await,
        }
        Ok(())
    }

    async fn carry_out_motion(
        &mut self,
        OpenVote { proposal, by, .. }: OpenVote,
    ) -> Result<(), ExecutionError> {
        let seating = match proposal {
            Proposal::TakeBack => {
                // First, because what is taken back makes every question to take back moot.
                self.end_vote(VoteResult::Carried);
                self.commit(|table| table.undo_agreed(by)).await?;
                self.publish_entry().await;
                return Ok(());
            }
            Proposal::Close => {
                self.end_vote(VoteResult::Carried);
                self.commit(|table| table.close()).await?;
                self.publish_entry().await;
                return Ok(());
            }
            Proposal::StandIn { seat, level } => self.seating.with_stand_in(seat, level),
            Proposal::Substitute { seat } => self.seating.vacated(seat),
        };
        let stored = self.store_seating(seating).await;
        self.end_vote(if stored.is_ok() { VoteResult::Carried } else { VoteResult::Moot });
        stored?;
        self.update_clocks().await;
        self.broadcast_status();
        Ok(())
    }

    /// Somebody has come back: whoever was gone when a question was put is asked too.
    pub(super) fn ask_returned(&mut self) {
        let attendance = self.attendance();
        let (electorate, now) = (attendance.electorate(), attendance.now);
        if let Some(vote) = self.votes.ask_returned(electorate, now) {
            self.broadcast_vote(vote);
        }
    }

    /// Drops a question whose time was up by then: whoever has not answered has not agreed.
    pub(super) fn drop_lapsed_vote(&mut self, then: u64) {
        let lapsed = self.votes.end_lapsed(then);
        self.broadcast_ended(lapsed);
    }

    /// Drops a question that has nothing to decide any more.
    pub(super) fn drop_moot_vote(&mut self) {
        let Some((proposal, by)) = self.votes.proposal() else { return };
        if self.stage() != Stage::Playing || self.check_proposal(by, proposal).is_err() {
            self.end_vote(VoteResult::Moot);
        }
    }

    fn end_vote(&mut self, result: VoteResult) {
        let ended = self.votes.end(result);
        self.broadcast_ended(ended);
    }

    fn broadcast_vote(&mut self, vote: OpenVote) {
        self.connections.broadcast(&ToClient::Vote { open: Some(vote), ended: None });
    }

    fn broadcast_ended(&mut self, ended: Option<EndedVote>) {
        if ended.is_some() {
            self.connections.broadcast(&ToClient::Vote { open: None, ended });
        }
    }
}
