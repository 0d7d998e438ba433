//! The curtain: where several people share a device and somebody holds a secret, nobody sees it by accident.
//!
//! Whoever is to have the device is named; until that player says to be alone in front of it, the device is shown what
//! anybody may see, and nothing else leaves the table.

use crate::local_table::LocalTable;
use rules::{Seat, Viewer};
use wire::ToClient;

impl LocalTable<'_> {
    /// Do people at this device have secrets from each other right now, or want to be asked before somebody looks?
    fn has_curtain(&self) -> bool {
        let shared = self.info.secrets && self.people().len() > 1 && self.table.outcome().is_none();
        shared && (self.covered || self.table.holds_secrets())
    }

    /// The viewer of whoever should have the device. If that is not the one who was looking, the curtain falls.
    pub(crate) fn turn(&mut self) -> Viewer {
        let seat = self.rightful_seat();
        // While nothing is secret anybody may look: the next secret finds nobody alone.
        if self.lifted != seat || !self.has_curtain() {
            self.lifted = None;
        }
        match seat {
            Some(seat) if !self.has_curtain() || self.lifted == Some(seat) => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    /// Lets the curtain fall; gives whether there is one.
    pub(crate) fn cover(&mut self) -> bool {
        self.lifted = None;
        let covers = self.has_curtain();
        if covers {
            self.viewer = Viewer::Public;
        }
        covers
    }

    /// Whom the device is to be handed to, while something is covered. While the game waits for bots alone nobody is
    /// called: who comes next is not known before they have played.
    pub(crate) fn handed_to(&self) -> Option<Seat> {
        let seat = self.rightful_seat().filter(|_| !self.awaited_people().is_empty())?;
        (self.has_curtain() && self.lifted != Some(seat)).then_some(seat)
    }

    /// The same as a message.
    pub(crate) fn curtain(&mut self) -> Option<ToClient> {
        self.handed = self.handed_to();
        self.handed.map(|seat| ToClient::Curtain { seat })
    }

    /// The player to whom the device was handed is alone in front of it; or everything is to be covered again. Nobody
    /// lifts the curtain for another.
    pub(crate) fn lift(&mut self, seat: Option<Seat>) -> Vec<ToClient> {
        match seat {
            None => {
                self.covered = true;
                self.cover();
            }
            Some(seat) if self.handed_to() == Some(seat) => {
                (self.lifted, self.covered) = (Some(seat), false);
            }
            Some(_) => {}
        }
        self.viewer = self.turn();
        let mut messages = vec![self.welcome(None)];
        messages.extend(self.curtain());
        messages
    }
}
