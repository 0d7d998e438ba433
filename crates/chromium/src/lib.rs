//! Drives a real Chromium from a test, as a player would.
