//! How fast a connection may speak.

use std::time::Instant;

/// So many messages at once.
const BURST: f64 = 50.0;

/// So many a second in the long run.
const PER_SECOND: f64 = 20.0;

/// A bucket that fills slowly; every message takes from it.
pub(crate) struct Bucket {
    left: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(now: Instant) -> Bucket {
        Bucket { left: BURST, filled: now }
    }

    /// May one more message pass?
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left = (self.left + since * PER_SECOND).min(BURST);
        self.filled = now;
        let passes = self.left >= 1.0;
        if passes {
            self.left -= 1.0;
        }
        passes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_burst_passes_then_a_steady_stream() {
        let start = Instant::now();
        let mut bucket = Bucket::new(start);
        let passed = |bucket: &mut Bucket, now| (0..1000).filter(|_| bucket.take(now)).count();
        assert_eq!(passed(&mut bucket, start), 50);
        assert_eq!(passed(&mut bucket, start + Duration::from_secs(1)), 20);
        assert_eq!(passed(&mut bucket, start + Duration::from_secs(3600)), 50);
    }
}
