//! What a player may be called: something that others can read, and tell from everybody else at the table.

use crate::refusal_code::RefusalCode;

/// A longer name is refused.
pub const MAX_NAME: usize = 40;

/// Why somebody cannot be called that.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Nothing can be seen of it, or it is too long.
    #[error("a name has 1 to {MAX_NAME} visible characters")]
    Length,
    /// Part of it cannot be seen, or turns the text around it.
    #[error("this name has a character that cannot be seen or that turns text around; type it again without")]
    Hidden,
    /// A letter carries more marks than any language puts on one: they run over the lines around it.
    #[error("a letter of this name has more than two marks; take some of them off")]
    Marked,
    /// Somebody at the table is called so, or something that looks the same.
    #[error(
        "somebody at this table is already called that, or something that looks like it; choose another name"
    )]
    Taken,
    /// Bots are called so.
    #[error("bots are called that; choose a name that nobody takes for a bot's")]
    LikeABot,
}

impl NameError {
    /// A name that programs can rely on.
    pub fn code(self) -> RefusalCode {
        match self {
            NameError::Length => RefusalCode::Name,
            NameError::Hidden => RefusalCode::NameHidden,
            NameError::Marked => RefusalCode::NameMarked,
            NameError::Taken => RefusalCode::NameTaken,
            NameError::LikeABot => RefusalCode::NameLikeABot,
        }
    }
}

/// A person's name as it will be shown, or why it cannot be. Those in `others` are at the table already.
pub fn person<'a>(name: &str, others: impl IntoIterator<Item = &'a str>) -> Result<String, NameError> {
    let name = name.trim();
    // Nobody needs to know how a name that is far too long is written.
    if name.chars().take(MAX_NAME + 1).count() > MAX_NAME {
        return Err(NameError::Length);
    }
    let plain = plain(name);
    if plain.is_empty() {
        return Err(NameError::Length);
    }
    if name.chars().any(is_hidden) {
        return Err(NameError::Hidden);
    }
    if is_like_a_bot(name) {
        return Err(NameError::LikeABot);
    }
    if others.into_iter().any(|other| self::plain(other) == plain) {
        return Err(NameError::Taken);
    }
    Ok(name.to_owned())
}

/// A name as people tell it from others: without capitals, without what cannot be seen, and with single spaces. Letters
/// of other scripts that look alike take large tables to compare; a server does that besides, where strangers meet.
fn plain(name: &str) -> String {
    // There and back, so that letters with two small forms and one capital are the same.
    seen(name).to_uppercase().to_lowercase()
}

/// What can be seen of a name, with single spaces.
pub fn seen(name: &str) -> String {
    let seen: String = name
        .chars()
        .filter(|letter| letter.is_whitespace() || !is_hidden(*letter) && !joins(*letter))
        .collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    words.join(" ")
}

/// The name that a server or a page gives to the bot in a seat, whose number counts from 1.
pub fn bot(number: usize) -> String {
    format!("Bot {number}")
}

/// "Bot 2", "robot", "Bot-3": as the server, the page and the terminal call bots.
pub fn is_like_a_bot(name: &str) -> bool {
    let letters: String = plain(name).chars().filter(|letter| letter.is_alphanumeric()).collect();
    let number = letters.strip_prefix("robot").or_else(|| letters.strip_prefix("bot"));
    number.is_some_and(|number| number.chars().all(char::is_numeric))
}

/// Has this no sign of its own, though it means something between others: in emoji, in Persian or in Indian scripts?
pub(crate) fn joins(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e007f}')
}

/// Can this not be seen, or does it turn text around?
pub(crate) fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e001f}' | '\u{e0080}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alone(name: &str) -> Result<String, NameError> {
        person(name, [])
    }

    #[test]
    fn a_name_is_trimmed_and_can_be_seen() {
        assert_eq!(alone("  Zoé ").unwrap(), "Zoé");
        assert_eq!(alone(&"é".repeat(MAX_NAME)).unwrap().chars().count(), MAX_NAME);
        for name in ["李小龙", "👩‍👩‍👧", "❤️", "Jean-François d’Alembert", "می‌خواهم", "7"]
        {
            assert_eq!(alone(name).unwrap(), name);
        }
        let zeros = "\u{200b}\u{200d}\u{2060}\u{feff}";
        for name in
            ["", " \t ", zeros, "\u{3164}", "\u{ad}", "\u{202e}", "\u{fe0f}", "\u{7}", &"é".repeat(41)]
        {
            assert_eq!(alone(name), Err(NameError::Length), "{name:?}");
        }
        for name in
            ["a\nb", "\u{202e}eoZ", "Zo\u{200b}é", "A\u{2066}da", "A\u{7}", "Ada\u{e0001}x", "A\u{2028}b"]
        {
            assert_eq!(alone(name), Err(NameError::Hidden), "{name:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_somebody_else_at_the_table() {
        let table = ["Zoé Ünal", "Bot 2", "", "Weiß"];
        for name in ["zoé ünal", "ZOÉ  ÜNAL", " Zoé\u{a0}Ünal", "Zoé Ün\u{200d}al", "WEISS"] {
            assert_eq!(person(name, table), Err(NameError::Taken), "{name:?}");
        }
        assert_eq!(person("Zoé", table).unwrap(), "Zoé");
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for name in ["Bot 2", "bot", "BOT-12", "Robot 1", "robot", "Bot\u{200d} 3", "Bot ３", "« Bot 2 »"]
        {
            assert_eq!(alone(name), Err(NameError::LikeABot), "{name:?}");
        }
        for name in ["Abbot", "Bottin", "Robotnik 2", "Talbot 2", "2 Bot 2 b"] {
            assert_eq!(alone(name).unwrap(), name);
        }
    }
}
