//! How a language is set in type: its spaces, its apostrophe, its quotation marks.

use crate::files::HOLE;

/// Spaces at which no line breaks.
const FIRM: [char; 2] = ['\u{a0}', '\u{202f}'];

/// What a French compositor would mark in this text.
pub fn french(text: &str) -> Vec<String> {
    let mut faults = both(text);
    let letters: Vec<char> = text.chars().collect();
    for (at, &letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(at + 1);
        // A sign that opens a variant follows what stands before the choice.
        let wants_space = matches!(letter, ';' | ':' | '!' | '?' | '»' | '%')
            && before.is_some_and(|before| !FIRM.contains(&before));
        if wants_space {
            faults.push(format!("`{letter}` wants a firm space before it in “{text}”"));
        }
        if letter == '«' && !after.is_some_and(|after| FIRM.contains(after)) {
            faults.push(format!("`«` wants a firm space after it in “{text}”"));
        }
        if matches!(letter, '“' | '”') {
            faults.push(format!("an English quotation mark in “{text}”"));
        }
        let thousands = letter == ' ' && before.is_some_and(|before| before.is_ascii_digit());
        if thousands && letters[at + 1..].iter().take_while(|letter| letter.is_ascii_digit()).count() == 3 {
            faults.push(format!("a number that could break in “{text}”"));
        }
    }
    faults
}

/// What an English compositor would mark in this text.
pub fn english(text: &str) -> Vec<String> {
    let mut faults = both(text);
    let pairs = text.chars().zip(text.chars().skip(1));
    for (before, letter) in pairs {
        if matches!(letter, ';' | ':' | '!' | '?' | '”') && (before == ' ' || FIRM.contains(&before)) {
            faults.push(format!("a space before `{letter}` in “{text}”"));
        }
    }
    if text.contains(['«', '»']) {
        faults.push(format!("a French quotation mark in “{text}”"));
    }
    faults
}

/// What neither would let pass.
fn both(text: &str) -> Vec<String> {
    let slips = [
        ("'", "a straight apostrophe"),
        ("\"", "a straight quotation mark"),
        ("...", "three dots for an ellipsis"),
        ("  ", "two spaces"),
    ];
    let found = slips.iter().filter(|(slip, _)| text.contains(slip));
    found.map(|(_, what)| format!("{what} in “{text}”")).collect()
}

#[test]
fn slips_are_found() {
    let good = "Ici\u{a0}: «\u{a0}l’État\u{a0}!\u{a0}» vaut 10\u{202f}000\u{a0}voix…";
    assert_eq!(french(good), [""; 0]);
    for bad in
        ["Ici : là", "Ici: là", "«là\u{a0}»", "«\u{a0}là »", "l'État", "Ah...", "10 000 voix", "“là”", "50 %"]
    {
        assert!(!french(bad).is_empty(), "{bad}");
    }
    assert!(!french(&format!("{HOLE}: là")).is_empty());
    assert_eq!(english("Here: the state’s “no”; 10,000 votes…"), [""; 0]);
    for bad in ["Here : there", "the state's", "\"no\"", "«no»", "two  spaces"] {
        assert!(!english(bad).is_empty(), "{bad}");
    }
}
