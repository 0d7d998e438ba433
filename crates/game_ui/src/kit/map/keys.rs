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
    /// Does the key belong to a button that shows it? Then Space does not press the place, and a name that begins with the
    /// letter is sought with Shift.
    pub(super) on_button: bool,
    /// Was the place pointed at? Then only the keys of walking and looking are for the map.
    pub(super) pointed: bool,
    /// Is somebody in the middle of a name? Then a space or a dash belongs to it.
    pub(super) typing: bool,
    /// Is the Shift key down?
    pub(super) shift: bool,
}

impl KeyCommand {
    /// What a key asks for; nothing where it is not for the map.
    pub(super) fn of(key: &str, context: KeyContext) -> Option<KeyCommand> {
        let KeyContext { zooms, searches, on_button, pointed, typing, shift } = context;
        if let Some(heading) = Heading::of(key) {
            return Some(if shift && zooms { KeyCommand::Push(heading) } else { KeyCommand::Walk(heading) });
        }
        match key {
            "Enter" => Some(KeyCommand::Press),
            " " if pointed || (on_button && !typing) => None,
            " " if !typing => Some(KeyCommand::Press),
            "+" | "=" if zooms => Some(KeyCommand::Zoom(MapView::NEARER)),
            "-" if zooms && !typing => Some(KeyCommand::Zoom(1.0 / MapView::NEARER)),
            "0" if zooms => Some(KeyCommand::Zoom(0.0)),
            "Escape" => Some(KeyCommand::Escape),
            _ if pointed || (on_button && !typing && !shift) => None,
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

    const PLAIN: KeyContext = KeyContext {
        zooms: false,
        searches: false,
        on_button: false,
        pointed: false,
        typing: false,
        shift: false,
    };
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
    fn after_a_click_letters_and_space_are_not_for_the_map() {
        let pointed = KeyContext { pointed: true, ..ALL };
        for key in [" ", "r", "m", "é", "-"] {
            let expected = (key == "-").then_some(KeyCommand::Zoom(1.0 / MapView::NEARER));
            assert_eq!(KeyCommand::of(key, pointed), expected, "{key}");
        }
        assert_eq!(KeyCommand::of("ArrowUp", pointed), Some(KeyCommand::Walk(Heading::Up)));
        assert_eq!(KeyCommand::of("Escape", pointed), Some(KeyCommand::Escape));
    }

    #[test]
    fn a_key_that_a_button_shows_is_the_buttons_but_within_a_name() {
        let shown = KeyContext { on_button: true, ..ALL };
        assert_eq!(KeyCommand::of("m", shown), None);
        assert_eq!(KeyCommand::of(" ", shown), None);
        let within = KeyContext { typing: true, ..shown };
        assert_eq!(KeyCommand::of("m", within), Some(KeyCommand::Letter('m')));
        assert_eq!(KeyCommand::of(" ", within), Some(KeyCommand::Letter(' ')));
        let capital = KeyContext { shift: true, ..shown };
        assert_eq!(KeyCommand::of("M", capital), Some(KeyCommand::Letter('M')));
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
