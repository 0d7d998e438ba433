//! How fast a connection may speak, and how many tables one address may make.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::time::Instant;

/// So many messages at once.
const MESSAGES: f64 = 50.0;

/// So many messages a second in the long run.
const MESSAGES_PER_SECOND: f64 = 20.0;

/// Beyond so many addresses those are forgotten that could make as many tables as anybody.
const MOST_ADDRESSES: usize = 10_000;

/// A bucket that fills slowly; everything that passes takes from it.
pub(crate) struct Bucket {
    size: f64,
    per_second: f64,
    left: f64,
    filled: Instant,
}

impl Bucket {
    fn new(size: f64, per_second: f64, now: Instant) -> Bucket {
        Bucket { size, per_second, left: size, filled: now }
    }

    /// For the messages of one connection.
    pub(crate) fn of_messages(now: Instant) -> Bucket {
        Bucket::new(MESSAGES, MESSAGES_PER_SECOND, now)
    }

    /// For what one person says at a table.
    pub(crate) fn of_talk(now: Instant) -> Bucket {
        Bucket::new(10.0, 0.5, now)
    }

    /// For what all say together who watch a table.
    pub(crate) fn of_watchers_talk(now: Instant) -> Bucket {
        Bucket::new(30.0, 3.0, now)
    }

    /// Has nothing been taken from it for long?
    pub(crate) fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.left >= self.size
    }

    /// May one more pass?
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let passes = self.left >= 1.0;
        if passes {
            self.left -= 1.0;
        }
        passes
    }

    fn fill(&mut self, now: Instant) {
        let since = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left = (self.left + since * self.per_second).min(self.size);
        self.filled = now;
    }
}

/// Who makes tables, and how many.
pub(crate) struct Founders {
    per_minute: u32,
    buckets: HashMap<IpAddr, Bucket>,
}

impl Founders {
    /// From one address so many tables at once, and so many a minute in the long run; 0 for any number.
    pub(crate) fn new(per_minute: u32) -> Founders {
        Founders { per_minute, buckets: HashMap::new() }
    }

    /// May somebody at this address make one more table?
    pub(crate) fn take(&mut self, address: IpAddr, now: Instant) -> bool {
        if self.per_minute == 0 {
            return true;
        }
        if self.buckets.len() >= MOST_ADDRESSES {
            self.buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let size = f64::from(self.per_minute);
        let bucket = self.buckets.entry(home(address)).or_insert_with(|| Bucket::new(size, size / 60.0, now));
        bucket.take(now)
    }
}

/// A household with IPv6 has as many addresses as it likes, all of one beginning.
fn home(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into(),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_burst_passes_then_a_steady_stream() {
        let start = Instant::now();
        let mut bucket = Bucket::of_messages(start);
        let passed = |bucket: &mut Bucket, now| (0..1000).filter(|_| bucket.take(now)).count();
        assert_eq!(passed(&mut bucket, start), 50);
        assert_eq!(passed(&mut bucket, start + Duration::from_secs(1)), 20);
        assert_eq!(passed(&mut bucket, start + Duration::from_secs(3600)), 50);
    }

    #[test]
    fn each_household_makes_its_own_tables() {
        let start = Instant::now();
        let mut founders = Founders::new(6);
        let made = |founders: &mut Founders, address: &str, now| {
            let address = address.parse().unwrap();
            (0..100).filter(|_| founders.take(address, now)).count()
        };
        assert_eq!(made(&mut founders, "192.0.2.1", start), 6);
        assert_eq!(made(&mut founders, "::ffff:192.0.2.1", start), 0, "the same address, written otherwise");
        assert_eq!(made(&mut founders, "192.0.2.2", start), 6);
        assert_eq!(made(&mut founders, "2001:db8::1", start), 6);
        assert_eq!(made(&mut founders, "2001:db8::2", start), 0, "the same household");
        assert_eq!(made(&mut founders, "2001:db8:0:1::1", start), 6);
        assert_eq!(made(&mut founders, "192.0.2.1", start + Duration::from_secs(10)), 1);
        assert_eq!(made(&mut Founders::new(0), "192.0.2.1", start), 100);
    }

    #[test]
    fn those_who_have_waited_are_forgotten_and_nobody_else() {
        let start = Instant::now();
        let mut founders = Founders::new(1);
        let late = start + Duration::from_secs(3600);
        for number in 0..MOST_ADDRESSES as u32 {
            let now = if number % 2 == 0 { start } else { late };
            assert!(founders.take(IpAddr::V4(number.into()), now));
        }
        assert!(!founders.take(IpAddr::V4(1.into()), late));
        assert_eq!(founders.buckets.len(), MOST_ADDRESSES / 2);
    }
}
