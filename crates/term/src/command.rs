//! Parses a typed line into a command. Commands are understood in both languages, whichever is spoken.

use spelling::plain;

/// A line, understood.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum TerminalCommand<'a> {
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
pub(crate) fn parse(line: &str) -> TerminalCommand<'_> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let alone = |command| if rest.is_empty() { command } else { TerminalCommand::Do(line) };
    match plain(first).as_str() {
        _ if line.is_empty() => TerminalCommand::Nothing,
        _ if line == "?" => TerminalCommand::Help,
        "help" | "aide" => alone(TerminalCommand::Help),
        "why" | "pourquoi" => TerminalCommand::Why(rest),
        "rules" | "rule" | "regles" | "regle" => TerminalCommand::Rules(rest),
        "hint" | "conseil" | "indice" => alone(TerminalCommand::Hint),
        "undo" | "annuler" => alone(TerminalCommand::Undo),
        "save" | "sauver" | "enregistrer" if first.ends_with('!') => TerminalCommand::SaveOver(rest),
        // In French there is a space before the sign.
        "save" | "sauver" | "enregistrer" => rest
            .strip_prefix("! ")
            .map_or(TerminalCommand::Save(rest), |rest| TerminalCommand::SaveOver(rest.trim())),
        "load" | "charger" | "ouvrir" => TerminalCommand::Load(rest),
        "quit" | "exit" | "quitter" => alone(TerminalCommand::Quit),
        "board" | "view" | "plateau" | "vue" => alone(TerminalCommand::View),
        "log" | "historique" => alone(TerminalCommand::Log),
        "who" | "score" | "qui" => alone(TerminalCommand::Who),
        "list" | "liste" => TerminalCommand::List(rest),
        "more" | "suite" => alone(TerminalCommand::More),
        "pause" => alone(TerminalCommand::Pause),
        "for" | "pour" => TerminalCommand::For(rest),
        "do" | "faire" => TerminalCommand::Do(rest),
        _ => TerminalCommand::Do(line),
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
        assert_eq!(parse("règles G9"), TerminalCommand::Rules("G9"));
        assert_eq!(parse("  RULES   g9 "), TerminalCommand::Rules("g9"));
        assert_eq!(parse("Quitter"), TerminalCommand::Quit);
        assert_eq!(parse("save a.json"), TerminalCommand::Save("a.json"));
        assert_eq!(parse("save! a.json"), TerminalCommand::SaveOver("a.json"));
        assert_eq!(parse("enregistrer ! a.json"), TerminalCommand::SaveOver("a.json"));
        assert_eq!(parse("Enregistrer! a b.json"), TerminalCommand::SaveOver("a b.json"));
        assert_eq!(parse("?"), TerminalCommand::Help);
        assert_eq!(parse("historique"), TerminalCommand::Log);
        assert_eq!(parse(" "), TerminalCommand::Nothing);
    }

    #[test]
    fn numbers_are_told_from_names() {
        assert!(["1", "-1", "−1", "+2", "1.5", "0,5", "99999999999999999999999"].into_iter().all(is_number));
        assert!(!["", "-", "4 Septembre", "13bis", "-a", ".5", "12-13"].into_iter().any(is_number));
    }

    #[test]
    fn what_is_no_command_is_a_move() {
        assert_eq!(parse("Place de Clichy"), TerminalCommand::Do("Place de Clichy"));
        assert_eq!(parse("log cabin"), TerminalCommand::Do("log cabin"));
        // A press space of one game, so it cannot be the log of all.
        assert_eq!(parse("journal"), TerminalCommand::Do("journal"));
        assert_eq!(parse("do quit"), TerminalCommand::Do("quit"));
        assert_eq!(parse(r#"do {"picket": 3}"#), TerminalCommand::Do(r#"{"picket": 3}"#));
    }
}
