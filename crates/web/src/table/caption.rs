//! How much room a sentence in the bar needs, so that none of its words are lost: the style sheet sets long ones smaller.

/// The name of a sentence's length for the style sheet. Counted rather than measured: to measure would lay out the page
/// once more for every sentence.
pub fn length(sentence: &str) -> Option<&'static str> {
    match sentence.chars().count() {
        0..=35 => None,
        36..=55 => Some("medium"),
        56..=75 => Some("long"),
        76..=105 => Some("longer"),
        _ => Some("longest"),
    }
}

#[cfg(test)]
mod tests {
    use super::length;

    #[test]
    fn letters_count_not_bytes() {
        assert_eq!(length(&"é".repeat(35)), None);
        assert_eq!(length(&"é".repeat(36)), Some("medium"));
        assert_eq!(length(&"é".repeat(56)), Some("long"));
        assert_eq!(length(&"é".repeat(76)), Some("longer"));
        assert_eq!(length(&"é".repeat(200)), Some("longest"));
    }
}
