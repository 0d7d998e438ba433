//! What lies on territories, each drawn once: wax seals with their tags, ballot envelopes, stars.

/// A blob of wax around the origin, and the seal pressed into it; the sign of whoever holds it goes on top.
const SEAL: &str = "<g id=\"pre-seal\"><path class=\"pre-close\" transform=\"translate(3 5)\" d=\"M-2-40C12-44 20-34 30-30 42-24 37-10 40 0 43 14 32 21 27 30 18 41 4 36-6 39-20 42-28 32-34 24-43 14-37 3-39-8-41-22-28-26-22-33-16-40-10-38-2-40Z\"/><path class=\"pre-wax\" d=\"M-2-40C12-44 20-34 30-30 42-24 37-10 40 0 43 14 32 21 27 30 18 41 4 36-6 39-20 42-28 32-34 24-43 14-37 3-39-8-41-22-28-26-22-33-16-40-10-38-2-40Z\"/><path class=\"pre-wax-light\" d=\"M-33-6C-32-24-18-34-2-34 10-35 20-28 25-22\"/><circle class=\"pre-wax-sunk\" r=\"25\"/><path class=\"pre-wax-rim\" d=\"M-18 17.400A25 25 0 0 0 23 9.800\"/></g>";
/// A strip of paper with swallow's tails, below a seal.
const TAG: &str = "<g id=\"pre-slip\"><path class=\"pre-close\" transform=\"translate(3 4)\" d=\"M-44-20H44L36 0 44 20H-44L-36 0z\"/><path class=\"pre-slip-paper\" d=\"M-44-20H44L36 0 44 20H-44L-36 0z\"/></g>";
/// A ballot envelope.
const ENVELOPE: &str = "<g id=\"pre-envelope\"><rect class=\"pre-close\" x=\"-31\" y=\"-18\" width=\"68\" height=\"48\" rx=\"3\"/><rect class=\"pre-envelope-paper\" x=\"-34\" y=\"-24\" width=\"68\" height=\"48\" rx=\"3\"/><path class=\"pre-envelope-fold\" d=\"M-34 24L-6 0M34 24L6 0M-34-24L0 8 34-24\"/></g>";
/// A star, as the list of choices marks what is advised.
const STAR: &str = "<path id=\"pre-advice\" class=\"pre-hint\" d=\"M0-24L6.200-8.500 22.800-7.400 10 3.200 14.100 19.400 0 10.500-14.100 19.400-10 3.200-22.800-7.400-6.200-8.500Z\"/>";

/// All of it, to be used again.
pub(super) fn defs() -> String {
    [SEAL, TAG, ENVELOPE, STAR].concat()
}
