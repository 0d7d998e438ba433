//! An action of a game with its type erased, as the page carries it between a drawing and the transport.

use serde::Serialize;
use std::any::Any;
use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;
use wire::Payload;

/// An action that is typed inside: the page holds and compares it, the drawing that made it gets it back as it was. It
/// becomes JSON only where it goes to a server.
#[derive(Clone)]
pub struct ErasedAction(Arc<dyn AnyAction>);

trait AnyAction: Any + Debug + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
    fn to_payload(&self) -> Payload;
}

impl<A: Clone + Eq + Debug + Serialize + Send + Sync + 'static> AnyAction for A {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<A>() == Some(self)
    }

    fn to_payload(&self) -> Payload {
        Payload::new(self.clone())
    }
}

impl ErasedAction {
    /// Forgets the type of an action.
    pub fn new<A: Clone + Eq + Debug + Serialize + Send + Sync + 'static>(action: A) -> ErasedAction {
        ErasedAction(Arc::new(action))
    }

    /// The action itself, for whoever knows its type.
    pub fn get<A: 'static>(&self) -> Option<&A> {
        let action: &dyn Any = &*self.0;
        action.downcast_ref()
    }

    /// The action as it goes over the transport.
    pub fn to_payload(&self) -> Payload {
        self.0.to_payload()
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
        let payload = ErasedAction::new(("picket", 12)).to_payload();
        assert_eq!(payload.get(), r#"["picket",12]"#);
    }
}
