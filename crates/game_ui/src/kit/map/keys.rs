//! What a key pressed on a place of a map means.

use super::view::MapView;
use crate::kit::Heading;

/// What a key asks for.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum KeyCommand {
    /// To walk to another place; with Shift perhaps farther.
    Walk(Heading),
    /// To push the map under the window.
    Push(Heading),
    /// To press the place.
    Press,
    /// To come nearer by a factor, or to see all of the map.
    Zoom(f64),
    /// To put away what is told and chosen.
    Escape,
    /// To seek a place by its name.
    Letter(char),
}

/// What the map can do with keys.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct KeyContext {
    /// Can it be looked at from near?
    pub(super) zooms: bool,
    /// Can places be sought by letters?
    pub(super) searches: bool,
    /// Is somebody in the middle of a name? Then a space or a dash belongs to it.
    pub(super) typing: bool,
    /// Is the Shift key down?
    pub(super) shift: bool,
}

impl KeyCommand {
    /// What a key asks for; nothing where it is not for the map.
    pub(super) fn of(key: &str, context: KeyContext) -> Option<KeyCommand> {
        let KeyContext { zooms, searches, typing, shift } = context;
        if let Some(heading) = Heading::of(key) {
            return Some(if shift && zooms { KeyCommand::Push(heading) } else { KeyCommand::Walk(heading) });
        }
        match key {
            "Enter" => Some(KeyCommand::Press),
            " " if !typing => Some(KeyCommand::Press),
            "+" | "=" if zooms => Some(KeyCommand::Zoom(MapView::NEARER)),
            "-" if zooms && !typing => Some(KeyCommand::Zoom(1.0 / MapView::NEARER)),
            "0" if zooms => Some(KeyCommand::Zoom(0.0)),
            "Escape" => Some(KeyCommand::Escape),
            _ => letter(key).filter(|_| searches).map(KeyCommand::Letter),
        }
    }
}

/// The one character that a key writes.
fn letter(key: &str) -> Option<char> {
    let mut chars = key.chars();
    chars.next().filter(|c| chars.next().is_none() && (c.is_alphanumeric() || *c == ' ' || *c == '-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: KeyContext = KeyContext { zooms: false, searches: false, typing: false, shift: false };
    const ALL: KeyContext = KeyContext { zooms: true, searches: true, ..PLAIN };

    #[test]
    fn arrows_walk_and_with_shift_push_a_map_that_can_be_pushed() {
        let shift = |context| KeyContext { shift: true, ..context };
        assert_eq!(KeyCommand::of("ArrowUp", ALL), Some(KeyCommand::Walk(Heading::Up)));
        assert_eq!(KeyCommand::of("ArrowUp", shift(ALL)), Some(KeyCommand::Push(Heading::Up)));
        assert_eq!(KeyCommand::of("ArrowUp", shift(PLAIN)), Some(KeyCommand::Walk(Heading::Up)));
    }

    #[test]
    fn a_space_or_a_dash_within_a_name_belongs_to_it() {
        let typing = KeyContext { typing: true, ..ALL };
        assert_eq!(KeyCommand::of(" ", ALL), Some(KeyCommand::Press));
        assert_eq!(KeyCommand::of(" ", typing), Some(KeyCommand::Letter(' ')));
        assert_eq!(KeyCommand::of("-", ALL), Some(KeyCommand::Zoom(1.0 / MapView::NEARER)));
        assert_eq!(KeyCommand::of("-", typing), Some(KeyCommand::Letter('-')));
        assert_eq!(KeyCommand::of("Enter", typing), Some(KeyCommand::Press), "a name ends by it");
    }

    #[test]
    fn a_map_takes_no_key_that_it_has_no_use_for() {
        for key in ["+", "-", "0", "é", "Tab", "F5"] {
            assert_eq!(KeyCommand::of(key, PLAIN), None, "{key}");
        }
        assert_eq!(KeyCommand::of("é", ALL), Some(KeyCommand::Letter('é')));
        assert_eq!(KeyCommand::of("Tab", ALL), None);
        assert_eq!(KeyCommand::of("0", ALL), Some(KeyCommand::Zoom(0.0)));
        assert_eq!(KeyCommand::of("Escape", PLAIN), Some(KeyCommand::Escape));
    }
}
