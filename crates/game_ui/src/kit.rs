//! What the drawings of several games share: geometry, signs, and ways to move on a drawing.

mod heading;
pub mod hemicycle;
mod in_words;
pub mod map;
pub mod motion;
mod offer_button;
pub mod sign;

pub use heading::Heading;
pub use in_words::in_words;
pub use offer_button::{ConfirmedOffer, OfferButton};
