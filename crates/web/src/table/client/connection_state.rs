//! The life of a connection as a state machine: when it is opened again, when it counts as dead, and when it is given up.

/// The first wait before connecting again, and the longest, in milliseconds.
const WAITS: [u32; 2] = [500, 10_000];

/// Why there is no going on without the reader doing something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ConnectionError {
    /// There is no such table.
    UnknownTable,
    /// The table is played on one device, and this is not the one.
    NotHere,
    /// The table's game is not one of this page's.
    UnknownGame,
    /// The server is newer or older than the page.
    OtherVersion,
    /// This browser's seat is open on too many devices: to come back here closes it on another.
    Displaced,
    /// The table on this device was kept by a page that knew other rules.
    OutdatedSave,
    /// What is kept of the table on this device is damaged.
    BrokenSave,
}

impl ConnectionError {
    /// Is there no table to show?
    pub fn is_final(self) -> bool {
        !matches!(self, ConnectionError::OtherVersion | ConnectionError::Displaced)
    }
}

/// A wait, after which the connection is opened again unless somebody else has opened it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Retry {
    /// How long to wait, in milliseconds.
    pub after_ms: u32,
    attempt: u32,
}

/// What is to be done when the time for a ping has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Heartbeat {
    /// Nothing: no answer is to be expected.
    Rest,
    /// The server is asked for a sign of life.
    Ping,
    /// The connection is dead, whatever the browser believes: a new one is opened at once.
    Reconnect,
    /// Nobody answers: a new one is opened later.
    Retry,
}

/// How things stand between this browser and whoever has the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ConnectionState {
    welcomed: bool,
    /// Is there a connection on which a sign of life is to be expected?
    remote: bool,
    /// Has nothing come since the last ping?
    silent: bool,
    failures: u32,
    attempts: u32,
    error: Option<ConnectionError>,
}

impl ConnectionState {
    /// Is there a connection, and has the table welcomed us?
    pub fn is_connected(&self) -> bool {
        self.welcomed
    }

    /// Why there is no going on.
    pub fn error(&self) -> Option<ConnectionError> {
        self.error
    }

    /// How often in a row nobody answered.
    pub fn failures(&self) -> u32 {
        self.failures
    }

    /// Which attempt this is: whatever waits for one is out of date once there is another.
    pub fn attempt(&self) -> u32 {
        self.attempts
    }

    /// A connection is about to be opened; an earlier one is closed.
    pub fn begin(&mut self) {
        self.close();
        self.attempts += 1;
    }

    /// It is being opened. On one to a server somebody must answer; a table on this device always does.
    pub fn opened(&mut self, remote: bool) {
        self.remote = remote;
    }

    /// There is no connection any more, and for the moment none is wanted.
    pub fn close(&mut self) {
        self.welcomed = false;
        self.remote = false;
        self.silent = false;
    }

    /// Something was received.
    pub fn received(&mut self) {
        self.silent = false;
    }

    /// The table has let us in.
    pub fn welcome(&mut self) {
        self.failures = 0;
        self.welcomed = true;
    }

    /// There is no going on; or there is again.
    pub fn set_error(&mut self, error: Option<ConnectionError>) {
        self.error = error;
    }

    /// The connection is lost, or never came about. It is opened again later, unless there is no going on.
    pub fn lost(&mut self) -> Option<Retry> {
        self.welcomed = false;
        self.remote = false;
        if self.error.is_some() {
            return None;
        }
        let [first, longest] = WAITS;
        let after_ms = first.saturating_mul(1 << self.failures.min(8)).min(longest);
        self.failures += 1;
        Some(Retry { after_ms, attempt: self.attempts })
    }

    /// Is it still for whoever waited to open the connection again?
    pub fn is_due(&self, retry: Retry) -> bool {
        retry.attempt == self.attempts
    }

    /// The browser says that the network is gone: is there a connection that goes with it?
    pub fn is_lost_offline(&self) -> bool {
        self.remote
    }

    /// The browser says that the network is back: is a connection to be opened at once?
    pub fn is_wanted_online(&self) -> bool {
        !self.welcomed && self.error.is_none()
    }

    /// The time for a ping has come. Two in a row without a word in between mean that the connection is dead. So is one on
    /// which nobody has said a word yet for as long: where a network swallows everything, a browser would go on waiting for
    /// minutes.
    pub fn heartbeat(&mut self) -> Heartbeat {
        match (self.remote, self.silent, self.welcomed) {
            (false, ..) => Heartbeat::Rest,
            (true, false, welcomed) => {
                self.silent = true;
                if welcomed { Heartbeat::Ping } else { Heartbeat::Rest }
            }
            (true, true, true) => Heartbeat::Reconnect,
            (true, true, false) => Heartbeat::Retry,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn welcomed() -> ConnectionState {
        let mut state = ConnectionState::default();
        state.begin();
        state.opened(true);
        state.welcome();
        state
    }

    #[test]
    fn a_server_that_is_silent_for_two_pings_is_away() {
        let mut state = welcomed();
        assert_eq!(state.heartbeat(), Heartbeat::Ping);
        state.received();
        assert_eq!(state.heartbeat(), Heartbeat::Ping);
        assert_eq!(state.heartbeat(), Heartbeat::Reconnect);
    }

    #[test]
    fn who_is_never_welcomed_is_not_waited_for_longer() {
        let mut state = ConnectionState::default();
        state.begin();
        state.opened(true);
        assert_eq!(state.heartbeat(), Heartbeat::Rest);
        assert_eq!(state.heartbeat(), Heartbeat::Retry);
    }

    #[test]
    fn a_table_on_this_device_is_not_pinged() {
        let mut state = ConnectionState::default();
        state.begin();
        state.opened(false);
        state.welcome();
        assert_eq!(state.heartbeat(), Heartbeat::Rest);
        assert_eq!(state.heartbeat(), Heartbeat::Rest);
        assert!(!state.is_lost_offline());
    }

    #[test]
    fn each_failure_doubles_the_wait_up_to_ten_seconds_and_a_welcome_ends_it() {
        let mut state = ConnectionState::default();
        let waits: Vec<u32> = (0..7).filter_map(|_| state.lost()).map(|retry| retry.after_ms).collect();
        assert_eq!(waits, [500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
        assert_eq!(state.failures(), 7);
        state.welcome();
        assert_eq!(state.failures(), 0);
        assert_eq!(state.lost().map(|retry| retry.after_ms), Some(500));
        assert!(!state.is_connected());
    }

    #[test]
    fn who_waited_does_not_connect_a_second_time() {
        let mut state = welcomed();
        let retry = state.lost().unwrap();
        assert!(state.is_due(retry));
        state.begin();
        assert!(!state.is_due(retry));
    }

    #[test]
    fn a_displaced_device_comes_back_only_when_it_is_told_to() {
        let mut state = welcomed();
        state.set_error(Some(ConnectionError::Displaced));
        assert_eq!(state.lost(), None);
        assert!(!state.is_wanted_online());
        state.set_error(None);
        assert!(state.is_wanted_online());
        assert!(!ConnectionError::Displaced.is_final());
    }

    #[test]
    fn a_network_that_goes_takes_the_connection_with_it() {
        let mut state = welcomed();
        assert!(state.is_lost_offline());
        assert!(!state.is_wanted_online());
        state.close();
        assert!(!state.is_lost_offline());
        assert!(state.is_wanted_online());
    }
}
