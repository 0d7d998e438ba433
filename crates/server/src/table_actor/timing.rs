//! The clocks of a table: they start and stop with the game, are written down, and ring.

use super::absences::Absences;
use super::commands::CommandFailure;
use super::committing::CommitError;
use super::timers::AbsenceRecord;
use super::{Continuation, TableActor};
use crate::clocks::TableClocks;
use crate::mailbox::ConnectionId;
use rules::{Seats, Viewer};
use std::time::Duration;
use wire::{Stage, ToClient};

/// Nothing rings for as long as this; looking at the clocks once more then costs nothing.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);

impl TableActor {
    /// The clocks as they stood when the table was last in memory.
    pub(super) async fn wind_up(&mut self) {
        let (clock, seats) = (self.seating.life.clock, self.seating.len());
        let kept = match self.app.store.load_clocks(&self.meta.id).await {
            Ok(kept) => kept,
            Err(error) => {
                tracing::error!(table = self.meta.id, %error, "the clocks could not be read: they begin anew");
                None
            }
        };
        self.timers.clocks = match &kept {
            Some(kept) => TableClocks::read(kept, clock, seats),
            None => TableClocks::new(clock, seats),
        };
        // What older servers wrote says nothing of it.
        let waiting: AbsenceRecord =
            kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default();
        self.timers.absences = Absences::restore(&waiting.away);
        self.timers.motion = waiting.motion;
        self.timers.kept = waiting;
        self.notice_absence();
        self.wind().await;
    }

    /// An entry was written: clocks stop and start.
    pub(super) async fn time_goes_on(&mut self) {
        let taken_back = self.table.as_ref().and_then(|table| table.taken_back());
        if let Some(seat) = taken_back {
            self.timers.clocks.taken_back(seat);
        }
        self.wind().await;
        self.drop_moot_motion();
    }

    /// Rings the timer after which so many are to come. One that the game does not hear now rings again later.
    async fn ring(&mut self, left: usize) -> Continuation {
        let alarms = self.table.as_ref().map(|table| table.alarms()).unwrap_or_default();
        let Some((_, bell)) = alarms.into_iter().rev().nth(left) else {
            self.timers.clocks.fall_silent();
            return Continuation::Continue(());
        };
        match self.write_down(|table| table.ring(&bell)).await {
            Ok(()) => {
                self.timers.clocks.struck();
                self.tell().await;
            }
            Err(CommitError::Refused(_)) => self.timers.clocks.not_heard(),
            Err(CommitError::Unwritten(error)) => return self.reopen(error).await,
        }
        Continuation::Continue(())
    }

    /// Sets the clocks to what the game waits for now, writes them down, and tells those who see a difference.
    pub(super) async fn wind(&mut self) {
        let (timed, now) = (self.timed(), self.app.time.now());
        let Some(table) = &self.table else { return };
        let before = self.timers.clocks.clone();
        if table.is_over() {
            self.timers.clocks.fall_silent();
        }
        self.timers.clocks.turn(table.as_ref(), timed, now);
        let clocks = &self.timers.clocks;
        // Whoever was told of a clock is told when there is none any more.
        if !clocks.is_of_use() && !before.is_of_use() && self.timers.faces.is_empty() {
            return;
        }
        if *clocks != before {
            let waiting = self.waiting();
            self.write_vigil(waiting).await;
        }
        self.tell_clocks();
    }

    /// Writes down who is away and what is asked, if that has changed: both go on while the table sleeps.
    pub(super) async fn keep_waiting(&mut self) {
        let waiting = self.waiting();
        if waiting != self.timers.kept {
            self.write_vigil(waiting).await;
        }
    }

    async fn write_vigil(&mut self, waiting: AbsenceRecord) {
        let (due, body) = (self.due(), self.timers.as_json(&waiting));
        self.timers.kept = waiting;
        if let Err(error) = self.app.store.wind(&self.meta.id, due, body).await {
            tracing::error!(table = self.meta.id, %error, "the clocks were not written down");
        }
    }

    /// What is to outlast this stay in memory. Absences that are over before a table falls asleep need not.
    fn waiting(&self) -> AbsenceRecord {
        let lasting = self.stage() == Stage::Playing && self.patience() > self.app.idle.as_millis() as u64;
        let away = if lasting { self.timers.absences.away() } else { Vec::new() };
        AbsenceRecord { away, motion: self.timers.motion }
    }

    /// When something rings for which a table that sleeps is woken: a clock, the end of a question, or that somebody is
    /// gone who was still asked.
    fn due(&self) -> Option<u64> {
        let question = self.timers.motion;
        let gone = question.and_then(|_| self.next_vanishing());
        let until = question.map(|question| question.until);
        self.timers.clocks.due().into_iter().chain(until).chain(gone).min()
    }

    /// The seats whose players are timed: people who play themselves. Bots keep their own pace.
    fn timed(&self) -> Seats {
        if self.stage() == Stage::Playing { self.players() } else { Seats::NONE }
    }

    /// Tells every viewer how the clocks stand if that is news to it. Who may not know that something happened is told
    /// nothing.
    fn tell_clocks(&mut self) {
        let Some(table) = &self.table else { return };
        let (clocks, faces, now) = (&self.timers.clocks, &mut self.timers.faces, self.app.time.now());
        let viewers = Viewer::all(self.meta.seats);
        let news: Vec<(Viewer, ToClient)> = viewers
            .filter_map(|viewer| {
                let face = clocks.face(table.as_ref(), viewer);
                let known = faces.iter_mut().find(|(known, _)| *known == viewer);
                match known {
                    Some((_, known)) if *known == face => return None,
                    Some((_, known)) => *known = face.clone(),
                    None => faces.push((viewer, face.clone())),
                }
                Some((viewer, ToClient::Clocks(face.at(now))))
            })
            .collect();
        for (viewer, message) in news {
            self.connections.send_to_lent(viewer, &message);
        }
    }

    /// Tells one who has just come how the clocks stand and what is asked.
    pub(super) fn tell_vigil(&mut self, connection: ConnectionId, viewer: Viewer) {
        if let Some(table) = &self.table
            && self.timers.clocks.is_of_use()
        {
            let clocks = self.timers.clocks.face(table.as_ref(), viewer).at(self.app.time.now());
            self.connections.send(connection, &ToClient::Clocks(clocks));
        }
        if let Some(open) = self.timers.motion {
            let open = open.at(self.app.time.now());
            self.connections.send(connection, &ToClient::Motion { open: Some(open), ended: None });
        }
    }

    /// How long until something rings.
    pub(super) fn until_bell(&self) -> Duration {
        let due = self.due().into_iter().chain(self.next_vanishing()).min();
        let bell = due.map_or(LONG, |due| Duration::from_millis(due.saturating_sub(self.app.time.now())));
        bell.min(self.next_unattended().unwrap_or(LONG))
    }

    /// Does something ring so soon that the table had better stay in memory? Whoever rings later is woken for it.
    pub(super) fn rings_soon(&self) -> bool {
        self.due().is_some_and(|due| {
            Duration::from_millis(due.saturating_sub(self.app.time.now())) <= 2 * self.app.idle
        })
    }

    /// Somebody's time is up, the table's own clock rings, or somebody has been away for long: the game goes on.
    pub(super) async fn bells(&mut self) -> Continuation {
        // Who vanishes while this goes on is due once more.
        let begun = self.app.time.now();
        while let Some(left) = self.timers.clocks.strikes(self.app.time.now()) {
            self.ring(left).await?;
        }
        while let Some(seat) = self.timers.clocks.run_out(self.app.time.now()) {
            match self.write_down(|table| table.time_is_up(seat)).await {
                Ok(()) => self.tell().await,
                Err(CommitError::Refused(refused)) => {
                    tracing::error!(table = self.meta.id, %seat, code = refused.code(), "the game does not go on without this seat");
                    self.timers.clocks.give_up(seat);
                }
                Err(CommitError::Unwritten(error)) => self.reopen(error).await?,
            }
        }
        self.announce();
        self.pass_on_host().await;
        self.timers.absences.handled(begun);
        // What cannot be written now is tried again when somebody else wants the seat.
        let _ = self.free_unattended().await;
        // One fewer may have to be asked.
        if self.timers.motion.is_some()
            && let Err(CommandFailure::Unwritten(error)) = self.count_votes().await
        {
            return self.reopen(error).await;
        }
        self.drop_lapsed_motion(begun);
        // What was agreed on may have ended the table.
        self.announce();
        self.keep_waiting().await;
        Continuation::Continue(())
    }
}
