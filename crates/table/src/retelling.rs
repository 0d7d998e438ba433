//! Everything an eye was ever told, from a replay: a table itself remembers only the latest.

use crate::refused::BadLog;
use crate::table::{Line, Table};
use crate::told::Update;
use rules::{Eye, Game, Seed};
use std::sync::Arc;

impl<G: Game> Table<G> {
    /// Plays a whole log again and gives all that this eye was told, from the deal on.
    pub fn retell(
        game: Arc<G>,
        seed: Seed,
        log: impl IntoIterator<Item = Line<G>>,
        eye: Eye,
    ) -> Result<Vec<Update<G::Event>>, BadLog> {
        let mut log = log.into_iter();
        let mut table = Table::replay(game, seed, log.next())?;
        let mut told = Vec::from_iter(table.last(eye));
        for entry in log {
            table.follow([entry])?;
            told.extend(table.last(eye));
        }
        Ok(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::Probe;
    use rules::{Quick, Seat, Seeded, Settings};

    #[test]
    fn a_retelling_begins_with_the_deal_and_ends_like_the_table_itself() {
        let mut settings = Settings::defaults(&Probe::options()).values().clone();
        settings.insert("rounds".into(), 60.into());
        let settings = Settings::check(&Probe::options(), &settings).unwrap();
        let game = Arc::new(Probe::open(&settings, 3).unwrap());
        let seed = Seeded::seed_from(4);
        let (mut table, deal) = Table::deal(Arc::clone(&game), seed);
        let mut log = vec![deal];
        let (mut chance, mut scratch) = (Quick::new(1), Vec::new());
        while let Some(seat) = table.to_act().iter().last() {
            let action = game.pick(table.state(), seat, &mut chance, &mut scratch);
            log.push(table.act(seat, table.moment(), action).unwrap());
        }
        for eye in [Eye::Seat(Seat::new(0)), Eye::Public] {
            let told = Table::retell(Arc::clone(&game), seed, log.clone(), eye).unwrap();
            let recent = table.recent(eye);
            assert!(told.len() > recent.len(), "the table forgets: {} and {}", told.len(), recent.len());
            assert!(told.ends_with(&recent));
            assert!(told.iter().zip(1..).all(|(update, number)| update.number == number));
        }
    }
}
