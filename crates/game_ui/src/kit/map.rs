//! Maps to play on: the part in sight, gestures that move it, and the hand that presses its places.

mod follow;
mod gesture;
mod hand;
mod keys;
mod places;
mod resize;
mod view;
mod viewport;

pub use gesture::Gesture;
pub use hand::MapHand;
pub use places::{MapPlaces, Tap};
pub use view::MapView;
pub use viewport::Viewport;
