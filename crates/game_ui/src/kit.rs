//! What the drawings of several games share: geometry, signs, ways to move on a drawing, motion and sound.

mod heading;
pub mod hemicycle;
mod in_words;
pub mod map;
pub mod motion;
mod offer_button;
pub mod sign;
pub mod sound;

pub use heading::Heading;
pub use in_words::{in_words, question};
pub use offer_button::{ConfirmedOffer, OfferButton};
