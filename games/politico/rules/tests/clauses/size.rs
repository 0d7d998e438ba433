//! A state is small enough to be copied at every step of a search.

use politico::State;

#[test]
fn a_state_fits_into_a_kibibyte() {
    assert!(size_of::<State>() < 1024, "{} bytes", size_of::<State>());
}
