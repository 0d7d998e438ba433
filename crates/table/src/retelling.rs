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
    ) -> Result<Vec<Update<Vec<G::Event>>>, BadLog> {
        let mut log = log.into_iter();
        let mut table = Table::replay(game, seed, log.next())?;
        let mut told = Vec::from_iter(table.last(eye));
        for entry in log {
            table.follow([entry])?;
            told.extend(table.last(eye));
        }
        Ok(told)
    }

    /// The table as it stood when this eye was told its update `number`; `None` if it was never told so many. What
    /// others answered in secret since then is not in it, so it shows this eye exactly what it was shown then.
    pub fn back_at(
        game: Arc<G>,
        seed: Seed,
        log: impl IntoIterator<Item = Line<G>>,
        eye: Eye,
        number: u64,
    ) -> Result<Option<Table<G>>, BadLog> {
        let mut log = log.into_iter();
        let mut table = Table::replay(game, seed, log.next())?;
        while table.number(eye) < number {
            let Some(entry) = log.next() else { return Ok(None) };
            table.follow([entry])?;
        }
        let rest: Vec<Line<G>> = log.collect();
        let mut now = table.clone();
        now.follow(rest.clone())?;
        let mut rest = rest.into_iter();
        while table.game.fades(&table.state, &now.state)
            && let Some(entry) = rest.next()
        {
            table.follow([entry])?;
        }
        Ok((number > 0).then_some(table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::Probe;
    use rules::{Quick, Seat, Seeded, Settings};

    #[test]
    fn a_retelling_begins_with_the_deal_and_ends_like_the_table_itself() {
        let mut settings = Settings::defaults(&Probe::info()).values().clone();
        settings.insert("rounds".into(), 60.into());
        let settings = Settings::check(&Probe::info(), &settings).unwrap();
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

    #[test]
    fn going_back_gives_the_table_right_after_each_update_of_an_eye() {
        let game = Arc::new(Probe::open(&Settings::defaults(&Probe::info()), 3).unwrap());
        let seed = Seeded::seed_from(4);
        let (mut table, deal) = Table::deal(Arc::clone(&game), seed);
        let mut log = vec![deal];
        let eyes = [Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(2)), Eye::Public];
        // What each eye was shown with each of its updates, as it happened.
        let mut shown = vec![(1, eyes.map(|eye| Some((1, game.view(table.state(), eye)))))];
        let (mut chance, mut scratch) = (Quick::new(1), Vec::new());
        while let Some(seat) = table.to_act().iter().last() {
            let action = game.pick(table.state(), seat, &mut chance, &mut scratch);
            log.push(table.act(seat, table.moment(), action).unwrap());
            let now =
                eyes.map(|eye| table.last(eye).map(|told| (told.number, game.view(table.state(), eye))));
            shown.push((table.len(), now));
        }
        let back = |eye, number| Table::back_at(Arc::clone(&game), seed, log.clone(), eye, number).unwrap();
        let mut kept_back = 0;
        for (len, views) in shown {
            for (eye, view) in eyes.into_iter().zip(views) {
                let Some((number, view)) = view else {
                    kept_back += 1;
                    continue;
                };
                let then = back(eye, number).unwrap();
                assert_eq!((then.len(), then.number(eye)), (len, number));
                assert_eq!(game.view(then.state(), eye), view);
            }
        }
        assert!(kept_back > 0, "no answer was sealed, so the numbers of the eyes were never apart");
        for eye in eyes {
            assert!(back(eye, 0).is_none() && back(eye, table.number(eye) + 1).is_none());
        }
    }
}
