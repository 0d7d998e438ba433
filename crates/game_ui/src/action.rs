//! An action of a game with its type erased, as the page carries it between a drawing and the transport.

use rules::never;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;

/// An action that is typed inside: the page holds and compares it, the drawing that made it gets it back as it was. It
/// becomes JSON once, when it goes out.
#[derive(Clone)]
pub struct ErasedAction(Arc<dyn AnyAction>);

trait AnyAction: Any + Debug + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
    fn to_json(&self) -> Option<Box<RawValue>>;
}

impl<A: Eq + Debug + Serialize + Send + Sync + 'static> AnyAction for A {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<A>() == Some(self)
    }

    fn to_json(&self) -> Option<Box<RawValue>> {
        let json = to_raw_value(self);
        // The laws round-trip every action there is.
        never!(json.is_err(), "an action that cannot be written: {:?}", self);
        json.ok()
    }
}

impl ErasedAction {
    /// Forgets the type of an action.
    pub fn new<A: Eq + Debug + Serialize + Send + Sync + 'static>(action: A) -> ErasedAction {
        ErasedAction(Arc::new(action))
    }

    /// The action itself, for whoever knows its type.
    pub fn get<A: 'static>(&self) -> Option<&A> {
        let action: &dyn Any = &*self.0;
        action.downcast_ref()
    }

    /// The action as it goes over the transport.
    pub fn to_json(&self) -> Option<Box<RawValue>> {
        self.0.to_json()
    }
}

impl PartialEq for ErasedAction {
    fn eq(&self, other: &ErasedAction) -> bool {
        self.0.equals(&*other.0)
    }
}

impl Eq for ErasedAction {}

impl Debug for ErasedAction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_knows_the_type_gets_the_action_back() {
        let action = ErasedAction::new((3u8, "north".to_owned()));
        assert_eq!(action.get::<(u8, String)>(), Some(&(3, "north".to_owned())));
        assert_eq!(action.get::<u8>(), None);
    }

    #[test]
    fn actions_are_equal_as_their_values_are() {
        let action = ErasedAction::new(3u8);
        assert_eq!(action, action.clone());
        assert_eq!(action, ErasedAction::new(3u8));
        assert_ne!(action, ErasedAction::new(4u8));
        assert_ne!(action, ErasedAction::new(3u16), "another game's");
    }

    #[test]
    fn an_action_goes_out_as_the_game_writes_it() {
        let json = ErasedAction::new(("picket", 12)).to_json().unwrap();
        assert_eq!(json.get(), r#"["picket",12]"#);
    }
}
