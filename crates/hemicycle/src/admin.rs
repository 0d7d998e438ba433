//! `hemicycle admin`: what the operator does with the tables of a server, on its own machine.

mod check_tables;

use crate::database::{Database, Place};
use server::AdminCommand;
use std::io::Write;

/// Look after the tables of a server.
#[derive(clap::Args)]
pub(crate) struct Admin {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    task: AdminTask,
}

#[derive(clap::Subcommand)]
enum AdminTask {
    /// List every table: its game, how far it is, when it was opened and last touched
    Tables,
    /// Look through the database: is it whole, and can it be written?
    Check,
    /// Replay every table, beside a running server or without one: does each still open and agree with its snapshot?
    CheckTables,
    /// Bring back a table that has expired: for a week after nobody had touched it for long
    RestoreTable {
        /// The id of the table, as in its address
        table: String,
    },
    /// Close a table for good: whoever is there is sent away, and nothing of it is kept
    Close {
        /// The id of the table, as in its address
        table: String,
    },
}

impl Admin {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        // A database that was never there is not made by asking for it.
        let Place { url, folder } = self.database.existing()?;
        let runtime = tokio::runtime::Runtime::new()?;
        let command = match self.task {
            AdminTask::CheckTables => return runtime.block_on(check_tables::run(&url)),
            AdminTask::Tables => AdminCommand::Tables,
            AdminTask::Check => AdminCommand::Check,
            AdminTask::RestoreTable { table } => AdminCommand::Restore(table.to_ascii_lowercase()),
            // An address is the same in capitals: the page reads it so, too.
            AdminTask::Close { table } => AdminCommand::Close(table.to_ascii_lowercase()),
        };
        let said = runtime.block_on(server::run_admin_command(&url, &folder, &command))?;
        // Nobody may be reading; it is done all the same.
        let _ = writeln!(std::io::stdout(), "{said}");
        Ok(())
    }
}
