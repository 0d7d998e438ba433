//! The options of a table, and those that a vote can change in play (A71, AR2, AR4, AR5, AR9, AR14 to AR18, AR27, AR29,
//! AR32 to AR35, AR40, AR42, AR47).

use crate::Politico;
use crate::deck::Decks;
use crate::refusal::Reason;
use rules::{ChoiceOption, Content, NumberOption, OptionSpec, Phrase, Preset, Refusal, Settings};
use serde::{Deserialize, Serialize};

/// No game has more rounds than this, whatever the clock does.
pub(crate) const MOST_ROUNDS: u16 = 200;
/// Are extra plates dealt one by one (AR2)?
const SINGLY: ChoiceOption<bool> =
    ChoiceOption::new("extra_plates", "AR2", &["rounds", "singly"], &[false, true]);
/// Does the wall clock end the game (AR32)?
const BY_CLOCK: ChoiceOption<bool> =
    ChoiceOption::new("length", "AR32", &["rounds", "clock"], &[false, true]);
const ROUNDS: NumberOption<u16> = NumberOption::new("rounds", "AR32", 1, 100, 16);
const MINUTES: NumberOption<u16> = NumberOption::new("minutes", "AR32", 10, 600, 150);
/// So many points end the game (AR33).
pub const TARGET: NumberOption<u16> = NumberOption::new("target", "AR33", 50, 5000, 500);
/// The goals that may be proposed in play (AR33, AR34).
pub(crate) const TARGETS: [u16; 6] = [300, 400, 500, 600, 800, 1000];
/// Disputes became the default with the second edition (AR35).
const DISPUTES: ChoiceOption<bool> =
    ChoiceOption::new("disputes", "AR35", &["on", "off"], &[true, false]).formerly(1, false);
/// What the parties are called at a table, and which emblems they have (AR47).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PartyNames {
    /// Of things.
    Things,
    /// Of instruments.
    Instruments,
}
const PARTIES: ChoiceOption<PartyNames> = ChoiceOption::new(
    "parties",
    "AR47",
    &["things", "instruments"],
    &[PartyNames::Things, PartyNames::Instruments],
);

impl Content for Politico {
    const DECKS: &'static [&'static str] = &["assets", "events"];

    /// In the order of their clauses.
    fn options() -> Vec<OptionSpec> {
        let mut specs = vec![SINGLY.spec(), BY_CLOCK.spec(), ROUNDS.spec(), MINUTES.spec(), TARGET.spec()];
        specs.push(PARTIES.spec());
        specs.extend(Ruling::ALL.map(|ruling| ruling.option().key.spec()));
        // As numbers: AR4 comes before AR32.
        specs.sort_by_key(|spec| (spec.clause.len(), spec.clause));
        specs
    }

    fn presets() -> Vec<Preset> {
        let quick = Preset::new(Preset::QUICK).number(&ROUNDS, 8).number(&TARGET, 300);
        let expert = Preset::new(Preset::EXPERT)
            .choice(&Ruling::Ballot.option().key, true)
            .choice(&Ruling::HandLimit.option().key, true)
            .choice(&Ruling::LateMembers.option().key, true);
        vec![quick, Preset::printed(), expert]
    }

    fn refusals() -> &'static [Refusal] {
        Reason::ALL
    }

    fn check_deck(name: &str, text: &str) -> Option<Result<usize, Phrase>> {
        Some(Decks::check(name, text)?.map_err(|why| why.phrase()))
    }

    fn rules_text() -> &'static str {
        include_str!("../../RULES.md")
    }
}

/// A ruling as an option, and the messages that name it and its two values.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TwoWays {
    /// Its values: off and on, as [`Ruling`] counts them.
    pub key: ChoiceOption<bool>,
    pub(crate) messages: [&'static str; 3],
}

/// The messages are named after the option, so it is written once.
macro_rules! two_ways {
    ($name:literal, $clause:literal, $first:literal, $second:literal) => {
        two_ways!(
            $name,
            $clause,
            $first,
            $second,
            ChoiceOption::new($name, $clause, &[$first, $second], &[false, true])
        )
    };
    ($name:literal, $clause:literal, $first:literal, $second:literal, $key:expr) => {
        TwoWays {
            key: $key,
            messages: [
                concat!("option-", $name),
                concat!("option-", $name, "-", $first),
                concat!("option-", $name, "-", $second),
            ],
        }
    };
}

/// A ruling with two values, which a vote can change. Off is its first value, on its second.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// Used cards go to the bottom of the stock (AR4).
    Discards,
    /// Ten cards at most when one's turn ends (AR5).
    HandLimit,
    /// Only totals of a ballot are shown (AR9).
    Ballot,
    /// A lent card stays with the attacked (AR14).
    LentCard,
    /// A lender gets no deputies (AR15).
    Lender,
    /// A parry gives no points (AR16).
    Parry,
    /// The army does not parry (AR17).
    ArmyParries,
    /// A fall by the army moves neither points nor deputies (AR18).
    ArmyFall,
    /// Members who joined in between wait a round (AR27).
    LateMembers,
    /// Points do not go below 0 (AR29).
    PointsFloor,
    /// Actions can be disputed (AR35).
    Disputes,
    /// The providential man protects also as a PM card (AR40).
    ProvidentialAsPm,
    /// A dissolution ends the government (AR42).
    Dissolution,
}

impl Ruling {
    /// All there are.
    pub const ALL: [Ruling; 13] = [
        Ruling::Discards,
        Ruling::HandLimit,
        Ruling::Ballot,
        Ruling::LentCard,
        Ruling::Lender,
        Ruling::Parry,
        Ruling::ArmyParries,
        Ruling::ArmyFall,
        Ruling::LateMembers,
        Ruling::PointsFloor,
        Ruling::Disputes,
        Ruling::ProvidentialAsPm,
        Ruling::Dissolution,
    ];

    /// The option it is.
    pub const fn option(self) -> TwoWays {
        match self {
            Ruling::Discards => two_ways!("discards", "AR4", "pile", "bottom"),
            Ruling::HandLimit => two_ways!("hand_limit", "AR5", "none", "10"),
            Ruling::Ballot => two_ways!("ballot", "AR9", "open", "secret"),
            Ruling::LentCard => two_ways!("lent_card", "AR14", "spent", "kept"),
            Ruling::Lender => two_ways!("lender", "AR15", "10", "0"),
            Ruling::Parry => two_ways!("parry", "AR16", "10", "0"),
            Ruling::ArmyParries => two_ways!("army_parries", "AR17", "yes", "no"),
            Ruling::ArmyFall => two_ways!("army_fall", "AR18", "as_attack", "no_points"),
            Ruling::LateMembers => two_ways!("late_members", "AR27", "score", "wait"),
            Ruling::PointsFloor => two_ways!("points_floor", "AR29", "none", "0"),
            Ruling::Disputes => two_ways!("disputes", "AR35", "off", "on", DISPUTES),
            Ruling::ProvidentialAsPm => two_ways!("providential_as_pm", "AR40", "ordinary", "protected"),
            Ruling::Dissolution => two_ways!("dissolution", "AR42", "stays", "ends"),
        }
    }
}

/// A change of the rules that somebody proposes (A71).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Amendment {
    /// A ruling takes another value.
    Set {
        /// Which.
        ruling: Ruling,
        /// Its second value, or its first.
        second: bool,
    },
    /// So many points end the game (AR33).
    Target(u16),
}

impl Amendment {
    /// The option that it changes, by its name, and the word for what it would be.
    pub fn words(self) -> (&'static str, String) {
        match self {
            Amendment::Set { ruling, second } => {
                let key = ruling.option().key;
                (key.name(), key.word(second).to_owned())
            }
            Amendment::Target(points) => (TARGET.name(), points.to_string()),
        }
    }

    /// The amendment that makes an option what this word says.
    fn of_words(name: &str, word: &str) -> Option<Amendment> {
        if name == TARGET.name() {
            return word.parse().ok().map(Amendment::Target);
        }
        let ruling = Ruling::ALL.into_iter().find(|ruling| ruling.option().key.name() == name)?;
        let second = ruling.option().key.meaning(word)?;
        Some(Amendment::Set { ruling, second })
    }
}

/// The rulings as they stand now.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Charter {
    /// A bit for each ruling that has its second value, in the order of [`Ruling::ALL`].
    rulings: u16,
    /// So many points end the game.
    target: u16,
}

impl Charter {
    /// Reads the settings of a table.
    pub(crate) fn read(settings: &Settings) -> Charter {
        let mut rulings = 0;
        for ruling in Ruling::ALL {
            rulings |= u16::from(ruling.option().key.of(settings)) << ruling as u16;
        }
        Charter { rulings, target: TARGET.of(settings) }
    }

    /// Has this ruling its second value?
    #[inline]
    pub const fn is(self, ruling: Ruling) -> bool {
        self.rulings >> ruling as u16 & 1 == 1
    }

    /// So many points end the game.
    #[inline]
    pub const fn target(self) -> i32 {
        self.target as i32
    }

    /// All that it says: each as the amendment that would change nothing.
    pub fn terms(self) -> impl Iterator<Item = Amendment> {
        let rulings = Ruling::ALL.into_iter();
        let rulings = rulings.map(move |ruling| Amendment::Set { ruling, second: self.is(ruling) });
        rulings.chain([Amendment::Target(self.target)])
    }

    /// Would this change nothing?
    pub(crate) fn has(self, amendment: Amendment) -> bool {
        match amendment {
            Amendment::Set { ruling, second } => self.is(ruling) == second,
            Amendment::Target(points) => self.target == points,
        }
    }

    pub(crate) fn amend(&mut self, amendment: Amendment) {
        match amendment {
            Amendment::Set { ruling, second } => {
                self.rulings = self.rulings & !(1 << ruling as u16) | u16::from(second) << ruling as u16;
            }
            Amendment::Target(points) => self.target = points,
        }
    }

    /// Can it be? Guards one that comes from outside.
    pub(crate) fn is_sound(self) -> bool {
        self.rulings >> Ruling::ALL.len() == 0 && TARGET.admits(self.target)
    }
}

/// A charter as views write it: every option that a vote can change by its name, with its word.
pub(crate) mod in_words {
    use super::{Amendment, Charter, Ruling};
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;
    use std::collections::BTreeMap;

    pub(crate) fn serialize<S: Serializer>(charter: &Charter, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(charter.terms().map(Amendment::words).collect::<BTreeMap<_, _>>())
    }

    pub(crate) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Charter, D::Error> {
        let words = BTreeMap::<String, String>::deserialize(from)?;
        if words.len() != Ruling::ALL.len() + 1 {
            return Err(Error::custom("a view tells of every option that a vote can change"));
        }
        let mut charter = Charter { rulings: 0, target: 0 };
        for (name, word) in &words {
            let amendment = Amendment::of_words(name, word);
            charter.amend(amendment.ok_or_else(|| Error::custom(format!("`{name}` cannot be `{word}`")))?);
        }
        Ok(charter)
    }
}

/// What is settled for the whole game.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Options {
    /// Are extra plates dealt one by one (AR2)?
    pub(crate) singly: bool,
    /// How long by the wall clock, if that decides (AR32).
    pub(crate) minutes: Option<u16>,
    /// After so many rounds the game ends.
    pub(crate) rounds: u16,
    /// What votes can change.
    pub(crate) charter: Charter,
    /// What the parties are called (AR47).
    pub(crate) parties: PartyNames,
}

/// Reads the settings of a table.
pub(crate) fn read(settings: &Settings) -> Options {
    let clock = BY_CLOCK.of(settings);
    Options {
        singly: SINGLY.of(settings),
        minutes: clock.then(|| MINUTES.of(settings)),
        rounds: if clock { MOST_ROUNDS } else { ROUNDS.of(settings) },
        charter: Charter::read(settings),
        parties: PARTIES.of(settings),
    }
}

impl Options {
    /// Mid-term elections are held after this round: six tenths of the game, rounded up (AR32).
    pub(crate) fn mid_term(self) -> Option<u16> {
        let round = (self.rounds * 6).div_ceil(10);
        (self.minutes.is_none() && round < self.rounds).then_some(round)
    }
}
