//! Who may sit down: the word of a locked table, a fair share among strangers, and seats to which nobody comes.

use crate::api_error::ApiError;
use crate::rate::Bucket;
use crate::seating::Seating;
use rules::{Seat, Seats};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// So many households that guess are remembered; where there are more, all of them begin anew.
const MOST_GUESSERS: usize = 1000;

/// What a table remembers of those who want to sit down, as long as it is in memory.
#[derive(Default)]
pub(crate) struct Admission {
    /// What those are known by who have taken a seat among strangers and not come with it yet, and since when.
    on_the_way: Vec<(String, Instant)>,
    /// How often each household that has said a wrong word may still do so, at a table that is locked.
    wrong_words: HashMap<String, Bucket>,
}

impl Admission {
    /// Fails at a table that is locked by another word than this. Each household guesses for itself, or one of them could
    /// keep all others out.
    pub(crate) fn check_word(
        &mut self,
        seating: &Seating,
        word: Option<&str>,
        household: &str,
        now: Instant,
    ) -> Result<(), ApiError> {
        let wrong_words = &mut self.wrong_words;
        if seating.is_open_to(word) && !wrong_words.contains_key(household) {
            return Ok(());
        }
        if wrong_words.len() >= MOST_GUESSERS && !wrong_words.contains_key(household) {
            wrong_words.clear();
        }
        let bucket = wrong_words.entry(household.to_owned()).or_insert_with(|| Bucket::of_words(now));
        // Whoever guesses does not learn that they guessed right while they guess too fast.
        match (bucket.holds_any(now), seating.is_open_to(word), word) {
            (false, ..) => Err(ApiError::TooManyWords),
            (true, true, _) => Ok(()),
            (true, false, None) => Err(ApiError::Locked),
            (true, false, Some(_)) => {
                bucket.take(now);
                Err(ApiError::WrongWord)
            }
        }
    }

    /// Fails if this household would take from strangers what is theirs: it takes one seat after the other, each once
    /// somebody has come with the last one, and not more than half of them at a table of somebody else.
    pub(crate) fn check_fair_share(&self, seating: &Seating, household: &str) -> Result<(), ApiError> {
        let host = seating.host();
        let from_there = |seat: &Seat| *seat != host && seating.household(*seat) == Some(household);
        let taken: Seats = seating.people().iter().filter(from_there).collect();
        let most = (seating.len().saturating_sub(1) / 2).max(1);
        // Who made a table may fill it with their household. Before the host has come nobody knows where that is.
        let host_at = seating.household(host);
        let too_many = host_at.is_some_and(|at| at != household) && taken.len() >= most;
        let unattended = self.unattended(seating);
        let waits = taken.iter().any(|seat| unattended.contains(seat));
        if too_many || waits { Err(ApiError::TooManySeats) } else { Ok(()) }
    }

    /// Somebody who is known by this has taken a seat among strangers.
    pub(crate) fn expect(&mut self, key: String, now: Instant) {
        self.on_the_way.push((key, now));
    }

    /// Whoever is known by this has come with their seat.
    pub(crate) fn has_come(&mut self, key: Option<&str>) {
        self.on_the_way.retain(|(known, _)| Some(known.as_str()) != key);
    }

    /// The seats that were taken here and to which nobody has come yet.
    fn unattended(&self, seating: &Seating) -> Seats {
        let known: Vec<String> = self.on_the_way.iter().map(|(key, _)| key.clone()).collect();
        seating.seats_of_keys(&known)
    }

    /// How long until a seat to which nobody comes is free again, where whoever is on the way has `linger`.
    pub(crate) fn next_overdue(&self, linger: impl FnOnce() -> Duration, now: Instant) -> Option<Duration> {
        let (_, since) = self.on_the_way.first()?;
        Some(linger().saturating_sub(now.saturating_duration_since(*since)))
    }

    /// What those are known by who have not come in time. They are expected no more.
    pub(crate) fn take_overdue(&mut self, linger: Duration, now: Instant) -> Vec<String> {
        let is_late = |(_, since): &mut (String, Instant)| now.saturating_duration_since(*since) >= linger;
        self.on_the_way.extract_if(.., is_late).map(|(key, _)| key).collect()
    }
}

/// Fails for a substitute from where somebody has another seat of this table, or those who stay could take the hand of
/// one who is away. Their own seat they may take again. `here` says where the connections of a seat come from.
pub(crate) fn check_from_elsewhere(
    seating: &Seating,
    seat: Seat,
    household: &str,
    here: impl Fn(Seat) -> Vec<String>,
) -> Result<(), ApiError> {
    let is_there = |other: Seat| {
        seating.household(other) == Some(household) || here(other).iter().any(|from| from == household)
    };
    let mut others = seating.people().iter().filter(|other| *other != seat);
    if others.any(is_there) { Err(ApiError::SameAddress) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::Occupant;

    const LINGER: Duration = Duration::from_secs(30);

    /// A table of five that Ada has made, and what Blaise is known by, who sat down from elsewhere.
    fn table() -> (Seating, String) {
        let seats = [&[Occupant::Human][..], &[Occupant::Open; 4]].concat();
        let (mut seating, _) = Seating::of_new_table(&seats, "Ada").unwrap();
        seating.set_household(seating.host(), "home".into());
        let (mut seating, seat, _) = seating.joined("Blaise").unwrap();
        seating.set_household(seat, "elsewhere".into());
        let key = seating.key(seat).unwrap().to_owned();
        (seating, key)
    }

    #[test]
    fn whoever_guesses_too_fast_does_not_learn_that_they_guessed_right() {
        let (mut seating, _) = table();
        seating.lock(Some("sesame")).unwrap();
        let (mut admission, now) = (Admission::default(), Instant::now());
        let mut say = |word, household, now| admission.check_word(&seating, word, household, now);
        assert!(matches!(say(None, "a", now), Err(ApiError::Locked)), "which is no guess");
        for _ in 0..10 {
            assert!(matches!(say(Some("wrong"), "a", now), Err(ApiError::WrongWord)));
        }
        assert!(matches!(say(Some("sesame"), "a", now), Err(ApiError::TooManyWords)));
        assert!(say(Some("sesame"), "b", now).is_ok(), "each household guesses for itself");
        assert!(say(Some("sesame"), "a", now + Duration::from_secs(20)).is_ok());
    }

    #[test]
    fn a_household_takes_its_next_seat_once_somebody_has_come_with_the_last() {
        let (seating, key) = table();
        let (mut admission, now) = (Admission::default(), Instant::now());
        admission.expect(key.clone(), now);
        assert!(matches!(admission.check_fair_share(&seating, "elsewhere"), Err(ApiError::TooManySeats)));
        assert!(admission.check_fair_share(&seating, "third").is_ok());
        admission.has_come(Some(&key));
        assert!(admission.check_fair_share(&seating, "elsewhere").is_ok());
        let (mut seating, seat, _) = seating.joined("Carnot").unwrap();
        seating.set_household(seat, "elsewhere".into());
        let half = admission.check_fair_share(&seating, "elsewhere");
        assert!(matches!(half, Err(ApiError::TooManySeats)), "two of four at somebody else's table");
        assert!(admission.check_fair_share(&seating, "home").is_ok(), "who made it may fill it");
    }

    #[test]
    fn whoever_does_not_come_in_time_is_expected_no_more() {
        let (mut admission, now) = (Admission::default(), Instant::now());
        assert_eq!(admission.next_overdue(|| LINGER, now), None);
        admission.expect("first".into(), now);
        admission.expect("second".into(), now + Duration::from_secs(10));
        assert_eq!(
            admission.next_overdue(|| LINGER, now + Duration::from_secs(5)),
            Some(Duration::from_secs(25))
        );
        assert_eq!(admission.take_overdue(LINGER, now + Duration::from_secs(29)), [""; 0]);
        assert_eq!(admission.take_overdue(LINGER, now + LINGER), ["first"]);
        assert_eq!(admission.next_overdue(|| LINGER, now + LINGER), Some(Duration::from_secs(10)));
    }

    #[test]
    fn nobody_takes_the_hand_of_one_who_is_away_from_where_another_player_sits() {
        let (seating, _) = table();
        let gone = Seat::new(1);
        let nowhere = |_| Vec::new();
        assert!(matches!(check_from_elsewhere(&seating, gone, "home", nowhere), Err(ApiError::SameAddress)));
        assert!(check_from_elsewhere(&seating, gone, "elsewhere", nowhere).is_ok(), "their own seat");
        let moved = |seat: Seat| if seat == Seat::new(0) { vec!["café".to_owned()] } else { Vec::new() };
        assert!(matches!(check_from_elsewhere(&seating, gone, "café", moved), Err(ApiError::SameAddress)));
    }
}
