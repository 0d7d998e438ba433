//! Rate limits by token buckets: how fast a connection may speak, and how much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::time::Instant;

/// So many messages at once.
const MESSAGES: f64 = 50.0;

/// So many messages a second in the long run.
const MESSAGES_PER_SECOND: f64 = 20.0;

/// So many times what an address may ask for in a second it may ask for at once.
const REQUESTS_AT_ONCE: f64 = 5.0;

/// Beyond so many addresses those are forgotten that could have as much as anybody.
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

    /// For the questions that one player puts to the others: each stands on everybody's page until it is answered.
    pub(crate) fn of_questions(now: Instant) -> Bucket {
        Bucket::new(8.0, 0.1, now)
    }

    /// For wrong words at a table that is locked: words can be guessed, and are not to be.
    pub(crate) fn of_words(now: Instant) -> Bucket {
        Bucket::new(10.0, 0.1, now)
    }

    /// Has nothing been taken from it for long?
    pub(crate) fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.left >= self.size
    }

    /// Could one more pass?
    pub(crate) fn holds_any(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.left >= 1.0
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

/// What households take, each from a bucket of its own: requests, or tables.
pub(crate) struct PerAddressLimit {
    size: f64,
    per_second: f64,
    buckets: HashMap<IpAddr, Bucket>,
}

impl PerAddressLimit {
    /// From one address so many at once, and so many a second in the long run; 0 at once for any number.
    fn new(size: f64, per_second: f64) -> PerAddressLimit {
        PerAddressLimit { size, per_second, buckets: HashMap::new() }
    }

    /// For tables that are made: so many at once, and so many a minute in the long run.
    pub(crate) fn of_tables(per_minute: u32) -> PerAddressLimit {
        PerAddressLimit::new(f64::from(per_minute), f64::from(per_minute) / 60.0)
    }

    /// The same for an hour.
    pub(crate) fn of_tables_in_an_hour(per_hour: u32) -> PerAddressLimit {
        PerAddressLimit::new(f64::from(per_hour), f64::from(per_hour) / 3600.0)
    }

    /// For requests: so many a second in the long run, and a few times as many at once, because a page that opens asks
    /// for several things.
    pub(crate) fn of_requests(per_second: u32) -> PerAddressLimit {
        PerAddressLimit::new(REQUESTS_AT_ONCE * f64::from(per_second), f64::from(per_second))
    }

    /// May somebody at this address have one more?
    pub(crate) fn take(&mut self, address: IpAddr, now: Instant) -> bool {
        if self.size == 0.0 {
            return true;
        }
        if self.buckets.len() >= MOST_ADDRESSES {
            self.buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let (size, per_second) = (self.size, self.per_second);
        let bucket =
            self.buckets.entry(network_prefix(address)).or_insert_with(|| Bucket::new(size, per_second, now));
        bucket.take(now)
    }
}

/// A household with IPv6 has as many addresses as it likes, all of one beginning.
pub(crate) fn network_prefix(address: IpAddr) -> IpAddr {
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
        let mut limit = PerAddressLimit::of_tables(6);
        let made = |limit: &mut PerAddressLimit, address: &str, now| {
            let address = address.parse().unwrap();
            (0..100).filter(|_| limit.take(address, now)).count()
        };
        assert_eq!(made(&mut limit, "192.0.2.1", start), 6);
        assert_eq!(made(&mut limit, "::ffff:192.0.2.1", start), 0, "the same address, written otherwise");
        assert_eq!(made(&mut limit, "192.0.2.2", start), 6);
        assert_eq!(made(&mut limit, "2001:db8::1", start), 6);
        assert_eq!(made(&mut limit, "2001:db8::2", start), 0, "the same household");
        assert_eq!(made(&mut limit, "2001:db8:0:1::1", start), 6);
        assert_eq!(made(&mut limit, "192.0.2.1", start + Duration::from_secs(10)), 1);
        assert_eq!(made(&mut PerAddressLimit::of_tables(0), "192.0.2.1", start), 100);
        let mut in_an_hour = PerAddressLimit::of_tables_in_an_hour(6);
        assert_eq!(made(&mut in_an_hour, "192.0.2.1", start), 6);
        assert_eq!(made(&mut in_an_hour, "192.0.2.1", start + Duration::from_secs(599)), 0);
        assert_eq!(made(&mut in_an_hour, "192.0.2.1", start + Duration::from_secs(1201)), 2);
    }

    #[test]
    fn an_address_asks_for_so_much_a_second_and_for_a_page_at_once() {
        let start = Instant::now();
        let mut limit = PerAddressLimit::of_requests(10);
        let asked = |limit: &mut PerAddressLimit, now| {
            (0..1000).filter(|_| limit.take([192, 0, 2, 1].into(), now)).count()
        };
        assert_eq!(asked(&mut limit, start), 50);
        assert_eq!(asked(&mut limit, start + Duration::from_secs(2)), 20);
        assert_eq!(asked(&mut PerAddressLimit::of_requests(0), start), 1000);
    }

    #[test]
    fn those_who_have_waited_are_forgotten_and_nobody_else() {
        let start = Instant::now();
        let mut limit = PerAddressLimit::of_tables(1);
        let late = start + Duration::from_secs(3600);
        for number in 0..MOST_ADDRESSES as u32 {
            let now = if number % 2 == 0 { start } else { late };
            assert!(limit.take(IpAddr::V4(number.into()), now));
        }
        assert!(!limit.take(IpAddr::V4(1.into()), late));
        assert_eq!(limit.buckets.len(), MOST_ADDRESSES / 2);
    }
}
