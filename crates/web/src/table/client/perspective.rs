//! As whom this browser sees the table: the viewer it is, the seat that lends its view, and the curtain in between.

use leptos::prelude::*;
use rules::{Seat, Viewer};

/// As whom this browser sees the table.
#[derive(Copy, Clone)]
pub struct Perspective {
    viewer: RwSignal<Viewer>,
    lent_by: RwSignal<Option<Seat>>,
    curtain: RwSignal<Option<Seat>>,
}

impl Perspective {
    /// That of somebody who watches.
    pub fn new() -> Perspective {
        Perspective {
            viewer: RwSignal::new(Viewer::Public),
            lent_by: RwSignal::new(None),
            curtain: RwSignal::new(None),
        }
    }

    /// Who this browser is at the table.
    pub fn viewer(self) -> Viewer {
        self.viewer.get()
    }

    /// The same as a signal.
    pub fn viewer_signal(self) -> Signal<Viewer> {
        self.viewer.into()
    }

    /// The seat played from here.
    pub fn seat(self) -> Option<Seat> {
        match self.viewer.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The seat whose view somebody who watches is lent; nobody's for the public one.
    pub fn lent_by(self) -> Option<Seat> {
        self.lent_by.get()
    }

    /// Whom the device is to be handed to, while people who share it have secrets.
    pub fn curtain(self) -> Option<Seat> {
        self.curtain.get()
    }

    /// The table has welcomed this viewer, with nothing lent and no curtain. Gives whether it is another than before.
    pub fn welcome(self, viewer: Viewer) -> bool {
        let is_other = self.viewer.get_untracked() != viewer;
        if is_other {
            self.viewer.set(viewer);
        }
        self.lent_by.set(None);
        self.curtain.set(None);
        is_other
    }

    /// A seat lends its view, or nobody does any more.
    pub fn lend(self, seat: Option<Seat>) {
        self.lent_by.set(seat);
    }

    /// The device is to be handed to the player of this seat.
    pub fn lower_curtain(self, seat: Seat) {
        self.curtain.set(Some(seat));
    }

    /// The secret of the seat is another: whatever shows it shows the new one.
    pub fn renewed(self) {
        self.viewer.notify();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_welcome_takes_back_what_was_lent_and_lifts_the_curtain() {
        Owner::new().with(|| {
            let (perspective, seat) = (Perspective::new(), Seat::new(2));
            perspective.lend(Some(seat));
            perspective.lower_curtain(seat);
            assert!(!perspective.welcome(Viewer::Public), "still one who watches");
            assert_eq!((perspective.lent_by(), perspective.curtain()), (None, None));
            assert!(perspective.welcome(Viewer::Seat(seat)));
            assert_eq!(perspective.seat(), Some(seat));
        });
    }
}
