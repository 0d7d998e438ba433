//! The source's worked example, blessed by `cargo xtask bless`.
#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod setup;

use gardez_la_ligne::{Action, GardezLaLigne};
use laws::golden::{compare, playthrough};
use rules::{Game, Seat, Settings};
use serde_json::json;
use std::path::Path;

/// The source's own example. It skips turns; here the others place pickets where they touch none of its lines.
#[test]
fn the_worked_example() {
    let game = setup::open(json!({}), 3).unwrap();
    let picket = |name: &str| Action::Picket(game.board().station(name).unwrap());
    let [vincent, christelle, alex] = [0, 1, 2].map(Seat::new);
    let moves = [
        (vincent, picket("Charles de Gaulle - Étoile")),
        (christelle, picket("Courcelles")),
        (alex, picket("Danube")),
        (vincent, picket("Villiers")),
        (christelle, picket("Balard")),
        (alex, picket("Place de Clichy")),
    ];
    let names = ["Vincent", "Christelle", "Alex"];
    let settings = Settings::defaults(&GardezLaLigne::info());
    let shown = playthrough::<GardezLaLigne>(
        &settings,
        &names,
        &[0],
        &moves.map(|(seat, action)| (seat, action, vec![])),
    );
    compare(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/worked-example.txt").as_path(), &shown);
}
