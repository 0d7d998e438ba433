//! Whole random games: they end, nothing is lost, and the deputies are those of the plates.

use politico::{Card, Ending, Politico};
use rules::{Discarding, FastRng, Game, Hidden, Rules, Settings, Viewer};
use serde_json::{Value, json};

fn open(options: Value, seats: u8) -> Politico {
    let settings: Settings = serde_json::from_value(options).unwrap();
    Politico::open(&settings, seats).unwrap()
}

#[test]
fn whole_games_keep_every_card_and_every_deputy() {
    let mut endings = [0; 2];
    for (seats, seed) in (3..=8).flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
        let game = open(json!({"rounds": 8, "disputes": if seed % 2 == 0 { "on" } else { "off" }}), seats);
        let mut context = Discarding(FastRng::new(seed));
        let mut state = game.deal(&mut context);
        let mut scratch = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            let action = game.pick(&state, seat, &mut context.0, &mut scratch);
            game.apply(&mut state, seat, &action, &mut context);
            game.audit(&state).unwrap();
        }
        let view = game.view(&state, Viewer::Public);
        let hands: usize = view.parties.iter().map(|party| usize::from(party.hand)).sum();
        let displayed = usize::from(view.government.is_some()) + usize::from(view.union.is_some());
        let on_table = 80 - hands - displayed - usize::from(view.stock) - view.spent.len();
        assert_eq!(on_table, 0, "every card is somewhere");
        let plates: u32 =
            view.parties.iter().flat_map(|party| &party.plates).map(|plate| u32::from(*plate)).sum();
        assert_eq!(view.parties.iter().map(|party| u32::from(party.deputies)).sum::<u32>(), plates);
        endings[usize::from(view.over == Some(Ending::Target))] += 1;
    }
    assert!(endings[0] > 0, "{endings:?}");
}

#[test]
fn a_state_with_a_card_too_many_or_a_deputy_too_few_is_caught() {
    let game = open(json!({}), 4);
    let state = game.deal(&mut Discarding(FastRng::new(3)));
    let good = serde_json::to_value(&state).unwrap();
    let caught = |change: &dyn Fn(&mut Value)| {
        let mut form = good.clone();
        change(&mut form);
        game.audit(&serde_json::from_value(form).unwrap()).unwrap_err()
    };
    assert_eq!(
        caught(&|form| form["stock"].as_array_mut().unwrap().push(json!(Card::Army))),
        "A4: every card is in one place"
    );
    assert_eq!(
        caught(&|form| form["chamber"]["deputies"][0] =
            json!(form["chamber"]["deputies"][0].as_u64().unwrap() + 1)),
        "A2: there are as many deputies as on the plates"
    );
    assert_eq!(caught(&|form| form["chamber"]["active"] = json!(5)), "a player who is not there");
    assert_eq!(caught(&|form| form["chamber"]["turns"] = json!(1)), "A5: it is another player's turn");
    let foreign = open(json!({}), 5).audit(&state).unwrap_err();
    assert_eq!(foreign, "another number of players is expected");
}
