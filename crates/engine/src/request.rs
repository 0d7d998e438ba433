//! The requests of the line protocol.

use bots::Level;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Every key a line can have, and how such a line looks.
const LINES: &[(&str, &str)] = &[
    ("games", r#"{"games":{}}"#),
    ("new", r#"{"new":{"game":"gardez-la-ligne","seats":3,"seed":7,"options":{}}}"#),
    ("load", r#"{"load":{"game":"gardez-la-ligne","options":{},"state":{}}} with what `state` answered"#),
    ("choices", r#"{"choices":{"seat":0}}"#),
    ("play", r#"{"play":{"seat":0,"action":A}} with an action A of `choices`"#),
    ("draws", r#"{"draws":[2,5]}"#),
    ("view", r#"{"view":{"seat":0}} or {"view":{"public":true}}"#),
    ("state", r#"{"state":{}}"#),
    ("log", r#"{"log":{}}"#),
    ("say", r#"{"say":{"action":A,"lang":"fr"}} or {"say":{"event":E,"lang":"en"}}"#),
    ("redeal", r#"{"redeal":{"seat":0,"seed":3}}"#),
    ("bot", r#"{"bot":{"seat":0,"level":"strong","ms":500,"seed":1}}"#),
    ("timer", r#"{"timer":"noon"}, where the game has such a timer"#),
];

/// Reads a line, or says what is wrong with it and how it should look.
pub(crate) fn parse_line(line: &str) -> Result<LineRequest, String> {
    let known = || LINES.iter().map(|(key, _)| *key).collect::<Vec<_>>().join(", ");
    let value: Value =
        serde_json::from_str(line).map_err(|error| format!("this line cannot be read as JSON: {error}"))?;
    let Value::Object(line) = &value else {
        return Err(format!(
            "a line is an object with one key, as in {{\"games\":{{}}}}; the keys are: {}",
            known()
        ));
    };
    let mut keys = line.iter();
    let (key, body) = match (keys.next(), keys.next()) {
        (Some(only), None) => only,
        (None, _) => return Err(format!("this line asks for nothing: give it one key of {}", known())),
        (Some((first, _)), Some((second, _))) => {
            return Err(format!(
                "a line asks for one thing, and this one for `{}` and `{}`: send two lines",
                shortened(first),
                shortened(second)
            ));
        }
    };
    // Programs written before it was called so go on.
    let key = if key == "bell" { "timer" } else { key.as_str() };
    let Some((_, form)) = LINES.iter().find(|(known, _)| *known == key) else {
        return Err(format!("there is no `{}`; the keys are: {}", shortened(key), known()));
    };
    // An object's values in a list could be read too, and nobody means that.
    let fits = match key {
        "timer" => true,
        "draws" => body.is_array(),
        _ => body.is_object(),
    };
    if !fits {
        return Err(format!("`{key}` cannot be read so: say {form}"));
    }
    serde_json::from_value(value.clone()).map_err(|error| {
        format!("`{key}` cannot be read: {}; say {form}", plain_json::in_plain_words(&error))
    })
}

/// What somebody sent, cut to a length that can be repeated to them.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// One line, told by its only key. Seats are numbers until it is known how many play.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum LineRequest {
    Games {},
    New(New),
    Load(Load),
    Choices {
        seat: u64,
    },
    Play {
        seat: u64,
        action: Value,
        lang: Option<String>,
    },
    Draws(Vec<u32>),
    View(ViewerArg),
    State {},
    Log {},
    Say(Say),
    Redeal {
        seat: u64,
        seed: u64,
    },
    Bot(BotRequest),
    #[serde(alias = "bell")]
    Timer(Value),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    /// What complaints on a board are said in; English where it is not said.
    pub lang: Option<String>,
    pub game: String,
    pub seats: u8,
    #[serde(default)]
    pub seed: u64,
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Load {
    /// What complaints on a board are said in; English where it is not said.
    pub lang: Option<String>,
    pub game: String,
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
    pub state: Value,
    /// Where it is not said, the first number of seats that the state fits.
    pub seats: Option<u8>,
    #[serde(default)]
    pub seed: u64,
}

/// One of the two.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewerArg {
    pub seat: Option<u64>,
    pub public: Option<bool>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    pub action: Option<Value>,
    pub event: Option<Value>,
    pub lang: String,
    /// What the players are called; "Player 1" and so on where it is not said.
    #[serde(default)]
    pub names: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotRequest {
    pub seat: u64,
    #[serde(default)]
    pub level: Level,
    pub iterations: Option<u32>,
    pub ms: Option<u64>,
    #[serde(default)]
    pub seed: u64,
}
