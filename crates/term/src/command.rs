//! What a typed line asks for. Commands are understood in both languages, whichever is spoken.

use spelling::plain;

/// A line, understood.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command<'a> {
    /// An empty line.
    Nothing,
    Help,
    /// Why can I not do this; nothing for the last refusal.
    Why(&'a str),
    /// A clause, clauses with this word, or all.
    Rules(&'a str),
    Hint,
    Undo,
    Save(&'a str),
    /// The same, in place of another game.
    SaveOver(&'a str),
    Load(&'a str),
    Quit,
    View,
    Log,
    Who,
    /// The choices with these words, or all.
    List(&'a str),
    More,
    /// Pauses before the bots, on or off.
    Pause,
    /// Somebody else's move, out of turn.
    For(&'a str),
    /// A move: its number, its name or a part of it, or JSON.
    Do(&'a str),
}

/// Understands a line. What is no command is a move; so is a command followed by what it does not take.
pub(crate) fn parse(line: &str) -> Command<'_> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let alone = |command| if rest.is_empty() { command } else { Command::Do(line) };
    match plain(first).as_str() {
        _ if line.is_empty() => Command::Nothing,
        _ if line == "?" => Command::Help,
        "help" | "aide" => alone(Command::Help),
        "why" | "pourquoi" => Command::Why(rest),
        "rules" | "rule" | "regles" | "regle" => Command::Rules(rest),
        "hint" | "conseil" | "indice" => alone(Command::Hint),
        "undo" | "annuler" => alone(Command::Undo),
        "save" | "sauver" | "enregistrer" if first.ends_with('!') => Command::SaveOver(rest),
        // In French there is a space before the sign.
        "save" | "sauver" | "enregistrer" => {
            rest.strip_prefix("! ").map_or(Command::Save(rest), |rest| Command::SaveOver(rest.trim()))
        }
        "load" | "charger" | "ouvrir" => Command::Load(rest),
        "quit" | "exit" | "quitter" => alone(Command::Quit),
        "board" | "view" | "plateau" | "vue" => alone(Command::View),
        "log" | "historique" => alone(Command::Log),
        "who" | "score" | "qui" => alone(Command::Who),
        "list" | "liste" => Command::List(rest),
        "more" | "suite" => alone(Command::More),
        "pause" => alone(Command::Pause),
        "for" | "pour" => Command::For(rest),
        "do" | "faire" => Command::Do(rest),
        _ => Command::Do(line),
    }
}

/// Is this meant as JSON rather than as a name?
pub(crate) fn is_json(text: &str) -> bool {
    text.starts_with(['{', '"', '['])
}

/// Is this meant as a number, even one that no choice can have? Then no name is looked for: `-1` is not a part of `12-13`.
pub(crate) fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+', '−']).unwrap_or(text);
    digits.starts_with(|first: char| first.is_ascii_digit())
        && digits.chars().all(|sign| sign.is_ascii_digit() || matches!(sign, '.' | ','))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood_with_or_without_accents() {
        assert_eq!(parse("règles G9"), Command::Rules("G9"));
        assert_eq!(parse("  RULES   g9 "), Command::Rules("g9"));
        assert_eq!(parse("Quitter"), Command::Quit);
        assert_eq!(parse("save a.json"), Command::Save("a.json"));
        assert_eq!(parse("save! a.json"), Command::SaveOver("a.json"));
        assert_eq!(parse("enregistrer ! a.json"), Command::SaveOver("a.json"));
        assert_eq!(parse("Enregistrer! a b.json"), Command::SaveOver("a b.json"));
        assert_eq!(parse("?"), Command::Help);
        assert_eq!(parse("historique"), Command::Log);
        assert_eq!(parse(" "), Command::Nothing);
    }

    #[test]
    fn numbers_are_told_from_names() {
        assert!(["1", "-1", "−1", "+2", "1.5", "0,5", "99999999999999999999999"].into_iter().all(is_number));
        assert!(!["", "-", "4 Septembre", "13bis", "-a", ".5", "12-13"].into_iter().any(is_number));
    }

    #[test]
    fn what_is_no_command_is_a_move() {
        assert_eq!(parse("Place de Clichy"), Command::Do("Place de Clichy"));
        assert_eq!(parse("log cabin"), Command::Do("log cabin"));
        // A press space of one game, so it cannot be the log of all.
        assert_eq!(parse("journal"), Command::Do("journal"));
        assert_eq!(parse("do quit"), Command::Do("quit"));
        assert_eq!(parse(r#"do {"picket": 3}"#), Command::Do(r#"{"picket": 3}"#));
    }
}
