//! Commands: what somebody at the table wants besides a move.

use super::entries::CommitError;
use super::{Continuation, TableActor};
use crate::mailbox::ConnectionId;
use rules::{Seat, Viewer};
use store::StoreError;
use wire::http::Seated;
use wire::table_admin::{Command, CommandError};
use wire::{ActionError, ProtocolErrorCode, ToClient};

/// Why a command is not carried out.
pub(super) enum ExecutionError {
    /// The command is not possible now; nothing has changed.
    Command(CommandError),
    /// The table would not have it; nothing has changed.
    Input(table::InputError),
    /// It could not be written down; nothing has changed but what is in memory of the game, which must go.
    Unwritten(StoreError),
    /// The server could not do it.
    Unavailable,
}

impl From<CommandError> for ExecutionError {
    fn from(why: CommandError) -> ExecutionError {
        ExecutionError::Command(why)
    }
}

impl From<CommitError> for ExecutionError {
    fn from(error: CommitError) -> ExecutionError {
        match error {
            CommitError::Refused(refused) => ExecutionError::Input(refused),
            CommitError::Unwritten(error) => ExecutionError::Unwritten(error),
        }
    }
}

impl From<getrandom::Error> for ExecutionError {
    fn from(error: getrandom::Error) -> ExecutionError {
        tracing::error!(%error, "the system gives no random bytes");
        ExecutionError::Unavailable
    }
}

impl TableActor {
    /// Does what is wanted and answers, or says why not.
    pub(super) async fn execute_command(
        &mut self,
        connection: ConnectionId,
        id: u32,
        command: Command,
    ) -> Continuation {
        let Some(viewer) = self.connections.viewer(connection) else { return Continuation::Continue(()) };
        let Viewer::Seat(seat) = viewer else {
            let message = "those who watch cannot do this; take a seat first";
            self.connections.send_error(connection, id, ProtocolErrorCode::NotSeated, message);
            return Continuation::Continue(());
        };
        let answer = match self.carry_out(connection, seat, command).await {
            Ok(()) => ToClient::Done { id },
            Err(ExecutionError::Command(why)) => ToClient::Refused(ActionError::from_command(id, &why)),
            Err(ExecutionError::Input(refused)) => ToClient::Refused(refused.answer_to(id)),
            Err(failure) => {
                self.connections.send_error(
                    connection,
                    id,
                    ProtocolErrorCode::Unavailable,
                    "the server could not do this; try again",
                );
                return match failure {
                    ExecutionError::Unwritten(error) => self.reopen(error).await,
                    _ => Continuation::Continue(()),
                };
            }
        };
        self.connections.send(connection, &answer);
        // Whoever left or was sent away has heard so by now.
        self.connections.hang_up_pending();
        self.deal_when_ready().await
    }

    async fn carry_out(
        &mut self,
        connection: ConnectionId,
        seat: Seat,
        command: Command,
    ) -> Result<(), ExecutionError> {
        if self.is_closed() && !matches!(command, Command::Rematch(_) | Command::Renew) {
            return Err(CommandError::Closed.into());
        }
        match command {
            Command::Propose(proposal) => self.propose(seat, proposal).await,
            Command::Vote { aye } => self.vote(seat, aye).await,
            Command::Withdraw => self.withdraw(seat),
            Command::Concede => self.concede(seat).await,
            Command::Leave => self.leave(seat).await,
            Command::Start => self.start(seat).await,
            Command::Arrange(arrangement) => self.arrange(seat, arrangement).await,
            Command::Renew => self.renew_secret(connection, seat).await,
            Command::Rematch(again) => self.rematch(connection, seat, again).await,
        }
    }

    /// A player gives up: it is an entry of the log, and a bot plays on.
    async fn concede(&mut self, seat: Seat) -> Result<(), ExecutionError> {
        self.attendance().check_plays(seat)?;
        self.commit(|table| table.concede(seat)).await?;
        self.publish_entry().await;
        self.broadcast_status();
        self.count_votes().await
    }

    /// Gives a seat a new secret over this connection. The old one opens nothing from now on, and whoever else came with
    /// it is hung up.
    async fn renew_secret(&mut self, connection: ConnectionId, seat: Seat) -> Result<(), ExecutionError> {
        let (seating, secret) = self.seating.renewed(seat).map_err(|_| ExecutionError::Unavailable)?;
        self.store_seating(seating).await?;
        self.connections.hang_up_others(seat, connection);
        let table = self.meta.id.clone();
        self.connections.send(connection, &ToClient::Renewed(Seated { table, seat, secret }));
        Ok(())
    }
}
