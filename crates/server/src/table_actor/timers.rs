//! What a table does as time goes by: clocks start and stop, are written down, and what is due is done.

use super::commands::ExecutionError;
use super::entries::CommitError;
use super::{Continuation, TableActor};
use crate::attendance::Absences;
use crate::mailbox::ConnectionId;
use crate::timers_record::WaitingRecord;
use rules::Viewer;
use std::time::{Duration, Instant};
use wire::{Stage, ToClient};

/// Nothing is due for as long as this; looking at the clocks once more then costs nothing.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);

impl TableActor {
    /// Clocks, absences and the open question as they stood when the table was last in memory.
    pub(super) async fn restore_timers(&mut self) {
        let (clock, seats) = (self.seating.clock(), self.seating.len());
        let stored = match self.app.store.load_clocks(&self.meta.id).await {
            Ok(stored) => stored,
            Err(error) => {
                tracing::error!(table = self.meta.id, %error, "the clocks could not be read: they begin anew");
                None
            }
        };
        match &stored {
            Some(stored) => self.clocks.restore(stored, clock, seats),
            None => self.clocks.reset(clock, seats),
        }
        let waiting = stored.as_deref().map_or_else(WaitingRecord::default, WaitingRecord::read);
        self.absences = Absences::restore(&waiting.away);
        self.votes.restore(waiting.question);
        self.stored_waiting = waiting;
        let (present, now) = (self.connections.present(), self.app.time.now());
        self.absences.note(self.seating.people(), present, now);
        self.update_clocks().await;
    }

    /// Sets the clocks to what the game waits for now, writes them down, and tells those who see a difference.
    pub(super) async fn update_clocks(&mut self) {
        let attendance = self.attendance();
        let (timed, now) = (attendance.timed(), attendance.now);
        let Some(table) = self.game.table() else { return };
        let change = self.clocks.update(table, timed, now);
        if !change.concerns_anybody {
            return;
        }
        if change.is_change {
            let waiting = self.waiting();
            self.store_timers(waiting).await;
        }
        let Some(table) = self.game.table() else { return };
        // Writing took a while.
        let now = self.app.time.now();
        for (viewer, clocks) in self.clocks.take_news(table, self.meta.seats, now) {
            self.connections.send_to_lent(viewer, &ToClient::Clocks(clocks));
        }
    }

    /// Writes down who is away and what is asked, if that has changed: both go on while the table sleeps.
    pub(super) async fn store_waiting(&mut self) {
        let waiting = self.waiting();
        if waiting != self.stored_waiting {
            self.store_timers(waiting).await;
        }
    }

    async fn store_timers(&mut self, waiting: WaitingRecord) {
        let (due, body) = (self.due(), waiting.with_clocks(self.clocks.record()));
        self.stored_waiting = waiting;
        if let Err(error) = self.app.store.put_clocks(&self.meta.id, due, body).await {
            tracing::error!(table = self.meta.id, %error, "the clocks were not written down");
        }
    }

    /// What is to outlast this stay in memory. Absences that are over before a table falls asleep need not.
    fn waiting(&self) -> WaitingRecord {
        let attendance = self.attendance();
        let outlasts = attendance.patience_ms() > self.app.idle.as_millis() as u64;
        let is_lasting = attendance.stage == Stage::Playing && outlasts;
        let away = if is_lasting { self.absences.away() } else { Vec::new() };
        WaitingRecord { away, question: self.votes.record() }
    }

    /// When something is due for which a table that sleeps is woken: a clock, the end of a question, or that somebody is
    /// gone who was still asked.
    fn due(&self) -> Option<u64> {
        let until = self.votes.until();
        let gone = until.and_then(|_| self.attendance().next_deadline());
        self.clocks.due().into_iter().chain(until).chain(gone).min()
    }

    /// Tells one who has just come how the clocks stand and what is asked.
    pub(super) fn send_timers(&mut self, connection: ConnectionId, viewer: Viewer) {
        let now = self.app.time.now();
        let clocks = self.game.table().and_then(|table| self.clocks.shown_to(table, viewer, now));
        if let Some(clocks) = clocks {
            self.connections.send(connection, &ToClient::Clocks(clocks));
        }
        if let Some(open) = self.votes.open_at(now) {
            self.connections.send(connection, &ToClient::Vote { open: Some(open), ended: None });
        }
    }

    /// How long until something is due.
    pub(super) fn until_next_timer(&self) -> Duration {
        let due = self.due().into_iter().chain(self.attendance().next_deadline()).min();
        let left = due.map_or(LONG, |due| Duration::from_millis(due.saturating_sub(self.app.time.now())));
        let overdue = self.admission.next_overdue(|| self.app.lobby().linger(), Instant::now());
        left.min(overdue.unwrap_or(LONG))
    }

    /// Is something due so soon that the table had better stay in memory? For what comes later it is woken.
    pub(super) fn is_due_soon(&self) -> bool {
        self.due().is_some_and(|due| {
            Duration::from_millis(due.saturating_sub(self.app.time.now())) <= 2 * self.app.idle
        })
    }

    /// Somebody's time is up, a timer of the rules is due, or somebody has been away for long: the game goes on.
    pub(super) async fn timers_due(&mut self) -> Continuation {
        // Whoever goes away while this goes on is due once more.
        let begun = self.app.time.now();
        self.fire_rule_timers().await?;
        self.play_for_expired_seats().await?;
        self.announce_changes();
        self.pass_on_host().await;
        self.absences.handled(begun);
        // What cannot be written now is tried again when somebody else wants the seat.
        let _ = self.free_unattended().await;
        // One fewer may have to be asked.
        if let Err(ExecutionError::Unwritten(error)) = self.count_votes().await {
            return self.reopen(error).await;
        }
        self.drop_lapsed_vote(begun);
        // What was agreed on may have ended the table.
        self.announce_changes();
        self.store_waiting().await;
        Continuation::Continue(())
    }

    /// Fires the timers of the rules that are due. One that the game does not take now fires again later.
    async fn fire_rule_timers(&mut self) -> Continuation {
        loop {
            let now = self.app.time.now();
            let Some(table) = self.game.table() else { break };
            let Some(timer) = self.clocks.due_timer(table, now) else { break };
            match self.commit(|table| table.fire_timer(&timer)).await {
                Ok(()) => {
                    self.clocks.timer_fired();
                    self.publish_entry().await;
                }
                Err(CommitError::Refused(_)) => self.clocks.postpone_timer(),
                Err(CommitError::Unwritten(error)) => self.reopen(error).await?,
            }
        }
        Continuation::Continue(())
    }

    /// Does for those whose time is up what the game has them do then.
    async fn play_for_expired_seats(&mut self) -> Continuation {
        while let Some(seat) = self.clocks.expired_seat(self.app.time.now()) {
            match self.commit(|table| table.time_is_up(seat)).await {
                Ok(()) => self.publish_entry().await,
                Err(CommitError::Refused(refused)) => {
                    tracing::error!(table = self.meta.id, %seat, code = %refused.code(), "the game does not go on without this seat");
                    self.clocks.stop(seat);
                }
                Err(CommitError::Unwritten(error)) => self.reopen(error).await?,
            }
        }
        Continuation::Continue(())
    }
}
