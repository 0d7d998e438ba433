//! The probe keeps every law.

use laws::Probe;

#[test]
fn the_probe_keeps_the_laws() {
    laws::uphold::<Probe>();
}
