//! Who sits where: seats fill until none is open, and then the game begins.

use crate::api_error::ApiError;
use crate::ids;
use crate::seat_status::SeatStatus;
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};
use table::SeatRecord;
use wire::names;
use wire::table_admin::TableConduct;
use wire::{Occupant, SeatInfo};

/// Beyond so many the first who were sent away are forgotten.
const MOST_SENT_AWAY: usize = 100;

/// Everyone at a table. This is what the store keeps of it, so it holds hashes of secrets and never a secret.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Seating {
    pub(crate) host: Seat,
    /// How the table lives, as everyone may know.
    #[serde(default)]
    pub(crate) life: TableConduct,
    /// May strangers find it in the lobby?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) public: bool,
    pub(crate) places: Vec<SeatSlot>,
    /// What those were known by whom the host has sent away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sent_away: Vec<String>,
    /// What is kept of the word that whoever sits down must know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    /// Where they came from: whoever keeps silent about having been here is known by that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sent_home: Vec<String>,
    /// The table of the first game, where this is a rematch: households are known by it as long as people play on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) first: Option<String>,
}

#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct SeatSlot {
    pub(crate) name: String,
    pub(crate) occupant: Occupant,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) secret_hash: Option<String>,
    /// What its player is known by, where that is no longer the hash of the secret, because they have a new one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    known_by: Option<String>,
    /// What its player adds to the dice. It goes where the player goes, until the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) added: Option<String>,
    /// How its player stays at the table.
    #[serde(default, rename = "stay", skip_serializing_if = "SeatStatus::is_plain")]
    pub(crate) status: SeatStatus,
    /// May those who watch see the game as this seat sees it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    open: bool,
    /// Where its player came from when they took it ([`keys::household`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) household: Option<String>,
}

impl SeatSlot {
    /// A place at which nobody sits, or a bot.
    pub(crate) fn empty(occupant: Occupant, index: usize) -> SeatSlot {
        let name = if let Occupant::Bot(_) = occupant { names::bot(index + 1) } else { String::new() };
        SeatSlot::of(name, occupant)
    }

    /// What its player is known by, whatever secret they have now.
    pub(crate) fn key(&self) -> Option<&str> {
        self.known_by.as_deref().or(self.secret_hash.as_deref())
    }

    fn of(name: String, occupant: Occupant) -> SeatSlot {
        let status = SeatStatus::default();
        let (secret_hash, known_by, added, household) = (None, None, None, None);
        SeatSlot { name, occupant, secret_hash, known_by, added, status, open: false, household }
    }
}

impl Seating {
    pub(crate) fn new(host: Seat, life: TableConduct, places: Vec<SeatSlot>) -> Seating {
        let (sent_away, sent_home) = (Vec::new(), Vec::new());
        Seating { host, life, public: false, places, sent_away, word: None, sent_home, first: None }
    }

    /// The seats as the maker of a table wants them, and the maker's own secret.
    pub(crate) fn call(seats: &[Occupant], name: &str) -> Result<(Seating, String), ApiError> {
        let name = crate::confusable_names::person(name, [])?;
        let mut makers = seats.iter().enumerate().filter(|(_, occupant)| **occupant == Occupant::Human);
        let (Some((maker, _)), None) = (makers.next(), makers.next()) else { return Err(ApiError::Maker) };
        let host = u8::try_from(maker).ok().and_then(|maker| Seat::try_from(maker).ok());
        let host = host.ok_or(ApiError::Maker)?;
        let places = seats.iter().enumerate().map(|(index, occupant)| SeatSlot::empty(*occupant, index));
        let mut seating = Seating::new(host, TableConduct::default(), places.collect());
        let secret = ids::secret()?;
        seating.sit(host, name, &secret);
        Ok((seating, secret))
    }

    /// This seating with one more player in the first open seat; their seat and secret.
    pub(crate) fn joined(&self, name: &str) -> Result<(Seating, Seat, String), ApiError> {
        let seat = self.seats(Occupant::Open).next().ok_or(ApiError::Full)?;
        let name = crate::confusable_names::person(name, self.names())?;
        let secret = ids::secret()?;
        let mut seating = self.clone();
        seating.sit(seat, name, &secret);
        Ok((seating, seat, secret))
    }

    pub(crate) fn sit(&mut self, seat: Seat, name: String, secret: &str) {
        let (secret_hash, occupant) = (Some(ids::hash(secret)), Occupant::Human);
        self.places[seat.index()] = SeatSlot { secret_hash, ..SeatSlot::of(name, occupant) };
    }

    /// The player of this seat adds something to the dice.
    pub(crate) fn add(&mut self, seat: Seat, added: Option<String>) -> Result<(), ApiError> {
        if !added.as_deref().is_none_or(table::dice_check::can_be_added) {
            return Err(ApiError::Added);
        }
        self.places[seat.index()].added = added;
        Ok(())
    }

    /// What each player has added to the dice.
    pub(crate) fn added(&self) -> crate::dice::Added {
        self.places.iter().map(|place| place.added.clone()).collect()
    }

    pub(crate) fn seats(&self, occupant: Occupant) -> impl Iterator<Item = Seat> {
        self.places().filter(move |(_, place)| place.occupant == occupant).map(|(seat, _)| seat)
    }

    pub(crate) fn places(&self) -> impl Iterator<Item = (Seat, &SeatSlot)> {
        Seat::all().zip(&self.places)
    }

    /// How many seats are open, or kept for somebody who has not come.
    pub(crate) fn missing(&self) -> usize {
        let reserved = self.places.iter().filter(|place| place.status.reserved).count();
        self.seats(Occupant::Open).count() + reserved
    }

    /// Is nobody missing?
    pub(crate) fn is_full(&self) -> bool {
        self.missing() == 0
    }

    /// Has the host sent away the one who had a seat here by this secret, or somebody of this household?
    pub(crate) fn has_sent_away(&self, former: Option<&str>, household: &str) -> bool {
        former.is_some_and(|former| self.sent_away.contains(&ids::hash(former)))
            || self.sent_home.iter().any(|sent| sent == household)
    }

    /// Whoever had this place, or comes from where they came from, is not to sit down again.
    pub(crate) fn send_away(&mut self, left: SeatSlot, here: &[String]) {
        // Nobody has come yet to a seat that is kept from the last game.
        let Some(key) = left.secret_hash else { return };
        if self.sent_away.len() >= MOST_SENT_AWAY {
            self.sent_away.remove(0);
        }
        self.sent_away.push(key);
        let households = left.household.into_iter().chain(here.iter().cloned());
        self.sent_home.extend(households);
        let surplus = self.sent_home.len().saturating_sub(MOST_SENT_AWAY);
        self.sent_home.drain(..surplus);
        self.life.sent_away = self.sent_away.len() as u32;
    }

    /// Whoever was sent away may sit down again.
    pub(crate) fn readmit(&mut self) {
        self.sent_away.clear();
        self.sent_home.clear();
        self.life.sent_away = 0;
    }

    /// Whoever may not sit down at another table may not here either.
    pub(crate) fn sent_away_like(&mut self, other: &Seating) {
        self.sent_away = other.sent_away.clone();
        self.sent_home = other.sent_home.clone();
        self.life.sent_away = other.life.sent_away;
    }

    /// Locks the table with a word, or opens it.
    pub(crate) fn lock(&mut self, word: Option<&str>) -> Result<(), ApiError> {
        self.word = word.map(|word| ids::word(word).ok_or(ApiError::BadWord)).transpose()?;
        self.life.locked = self.word.is_some();
        Ok(())
    }

    /// Locks the table with the word of another.
    pub(crate) fn locked_like(&mut self, other: &Seating) {
        self.word = other.word.clone();
        self.life.locked = self.word.is_some();
    }

    /// May whoever says this word, or none, sit down?
    pub(crate) fn is_open_to(&self, word: Option<&str>) -> bool {
        self.word.is_none() || word.and_then(ids::word) == self.word
    }

    /// How many seats there are.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// The seat that this secret opens.
    pub(crate) fn opens(&self, secret: &str) -> Option<Seat> {
        // Hashes are compared, so how long it takes says nothing about the secret.
        let hash = ids::hash(secret);
        self.places().find(|(_, place)| place.secret_hash.as_ref() == Some(&hash)).map(|(seat, _)| seat)
    }

    /// This seating with a new secret for this seat; the old one opens nothing any more. Its player is still known by
    /// what they were known by.
    pub(crate) fn renewed(&self, seat: Seat) -> Result<(Seating, String), ApiError> {
        let secret = ids::secret()?;
        let mut seating = self.clone();
        if let Some(place) = seating.places.get_mut(seat.index()) {
            place.known_by = place.key().map(str::to_owned);
            place.secret_hash = Some(ids::hash(&secret));
        }
        Ok((seating, secret))
    }

    /// The seats as anyone sees them. A bot is always there.
    pub(crate) fn about(&self, present: Seats) -> Vec<SeatInfo> {
        self.places()
            .map(|(seat, place)| SeatInfo {
                name: place.name.clone(),
                occupant: place.occupant,
                present: present.contains(seat) || matches!(place.occupant, Occupant::Bot(_)),
                life: place.status.about(),
                open: place.open,
            })
            .collect()
    }

    /// What a person in this seat is known by, as long as the secret stays theirs; nothing where nobody sits.
    pub(crate) fn key(&self, seat: Seat) -> Option<&str> {
        self.places.get(seat.index())?.key()
    }

    /// Where those with these keys sit now.
    pub(crate) fn seats_of_keys(&self, keys: &[String]) -> Seats {
        let known = |place: &SeatSlot| place.key().is_some_and(|key| keys.iter().any(|other| other == key));
        self.places().filter(|(_, place)| known(place)).map(|(seat, _)| seat).collect()
    }

    /// What the seats are called, in order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.places.iter().map(|place| place.name.as_str())
    }

    /// May those who watch see the game as this seat sees it?
    pub(crate) fn shows_hand(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.open)
    }

    /// This seating, with that allowed or forbidden.
    pub(crate) fn with_hand(&self, seat: Seat, open: bool) -> Seating {
        let mut seating = self.clone();
        if let Some(place) = seating.places.get_mut(seat.index()) {
            place.open = open;
        }
        seating
    }

    /// Who sits where, for the file of the game.
    pub(crate) fn seatings(&self) -> Vec<SeatRecord> {
        let seating = |place: &SeatSlot| SeatRecord { name: place.name.clone(), occupant: place.occupant };
        self.places.iter().map(seating).collect()
    }

    /// As the store keeps it.
    pub(crate) fn as_json(&self) -> String {
        // Text, numbers and lists of them: this always serialises.
        serde_json::to_string(self).expect("a gathering serialises")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::bots::Level;
    use wire::names::NameError;

    #[test]
    fn open_seats_fill_in_order_and_each_secret_opens_its_own() {
        let seats = [Occupant::Open, Occupant::Human, Occupant::Bot(Level::Random), Occupant::Open];
        let (seating, maker) = Seating::call(&seats, " Ada ").unwrap();
        assert_eq!((seating.host, seating.opens(&maker)), (Seat::new(1), Some(Seat::new(1))));
        let (seating, first, secret) = seating.joined(" Blaise ").unwrap();
        assert_eq!((first, seating.opens(&secret)), (Seat::new(0), Some(Seat::new(0))));
        assert!(!seating.is_full());
        for (name, bad) in
            [("blaise", NameError::Taken), ("ADA", NameError::Taken), ("bot 3", NameError::LikeABot)]
        {
            assert!(matches!(seating.joined(name), Err(ApiError::Name(why)) if why == bad), "{name}");
        }
        let (seating, second, _) = seating.joined("Carnot").unwrap();
        assert_eq!(second, Seat::new(3));
        assert!(seating.is_full() && matches!(seating.joined("Denis"), Err(ApiError::Full)));
        assert_eq!(seating.opens("guessed"), None);
        let names: Vec<String> = seating.about(Seats::NONE).into_iter().map(|seat| seat.name).collect();
        assert_eq!(names, ["Blaise", "Ada", "Bot 3", "Carnot"]);
        let kept = seating.as_json();
        assert!(!kept.contains(&maker) && !kept.contains(&secret), "secrets are kept as hashes only");
    }

    #[test]
    fn a_table_has_one_maker() {
        for seats in [&[][..], &[Occupant::Open; 2], &[Occupant::Human; 2]] {
            assert!(matches!(Seating::call(seats, "Ada"), Err(ApiError::Maker)));
        }
        let far = [[Occupant::Open; 8].as_slice(), &[Occupant::Human]].concat();
        assert!(matches!(Seating::call(&far, "Ada"), Err(ApiError::Maker)));
    }
}
