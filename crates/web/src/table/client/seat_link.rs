//! A seat that a link brought to this browser: offered, accepted, or refused; and on how many devices it is open.

use crate::devices::{SeatLink, SeatLinkError};
use leptos::prelude::*;

/// What became of the seat that a link carries.
#[derive(Copy, Clone)]
pub struct SeatLinkState {
    /// Its secret, until the reader has said whether they want it.
    offered: RwSignal<Option<String>>,
    /// Its secret, until the table has accepted it.
    accepted: StoredValue<Option<String>>,
    error: RwSignal<Option<SeatLinkError>>,
    devices: RwSignal<u32>,
}

impl SeatLinkState {
    /// What the address of the page carries.
    pub fn new(link: SeatLink) -> SeatLinkState {
        let (offered, error) = match link {
            SeatLink::Nothing => (None, None),
            SeatLink::Seat(secret) => (Some(secret), None),
            SeatLink::InTheWay => (None, Some(SeatLinkError::InTheWay)),
        };
        SeatLinkState {
            offered: RwSignal::new(offered),
            accepted: StoredValue::new(None),
            error: RwSignal::new(error),
            devices: RwSignal::new(1),
        }
    }

    /// Is the reader to say whether they want the seat?
    pub fn is_offered(self) -> bool {
        self.offered.with(Option::is_some)
    }

    /// The reader wants it: the table is to be asked for it.
    pub fn accept(self) {
        self.accepted.set_value(self.offered.get_untracked());
        self.offered.set(None);
    }

    /// The reader does not want it.
    pub fn decline(self) {
        self.offered.set(None);
    }

    /// The secret that the table is to be told instead of the one that is held.
    pub fn secret(self) -> Option<String> {
        self.accepted.get_value()
    }

    /// The table has answered for the seat: it is ours now, and so is its secret.
    pub fn take_secret(self) -> Option<String> {
        let secret = self.accepted.get_value();
        self.accepted.set_value(None);
        secret
    }

    /// The table does not know such a secret; gives whether a link had brought it.
    pub fn reject(self) -> bool {
        let brought = self.take_secret().is_some();
        if brought {
            self.error.set(Some(SeatLinkError::Wrong));
        }
        brought
    }

    /// Why such a link came to nothing.
    pub fn error(self) -> Option<SeatLinkError> {
        self.error.get()
    }

    /// On how many devices this browser's seat is open.
    pub fn devices(self) -> u32 {
        self.devices.get()
    }

    /// It is open on so many.
    pub fn set_devices(self, open: u32) {
        self.devices.set(open);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_taken_only_by_whoever_wants_it() {
        Owner::new().with(|| {
            let link = SeatLinkState::new(SeatLink::Seat("secret".into()));
            assert!(link.is_offered());
            assert_eq!(link.secret(), None);
            link.accept();
            assert!(!link.is_offered());
            assert_eq!(link.take_secret().as_deref(), Some("secret"));
            assert_eq!(link.secret(), None, "from now on it is held");
        });
    }

    #[test]
    fn a_wrong_secret_is_told_of_a_link_only() {
        Owner::new().with(|| {
            let link = SeatLinkState::new(SeatLink::Seat("secret".into()));
            assert!(!link.reject(), "it was a seat of our own");
            assert_eq!(link.error(), None);
            link.accept();
            assert!(link.reject());
            assert_eq!((link.error(), link.secret()), (Some(SeatLinkError::Wrong), None));
        });
    }

    #[test]
    fn a_link_does_not_take_away_a_seat_that_is_held() {
        Owner::new().with(|| {
            let link = SeatLinkState::new(SeatLink::InTheWay);
            assert!(!link.is_offered());
            assert_eq!(link.error(), Some(SeatLinkError::InTheWay));
        });
    }
}
