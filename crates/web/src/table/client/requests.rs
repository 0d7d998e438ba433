//! The requests of this browser: which are under way, what became of them, and why one came to nothing.

use game_ui::ErasedAction;
use leptos::prelude::*;
use rules::Viewer;
use wire::{ActionError, ProtocolError, ProtocolErrorCode, RefusalCode};

/// A request that the server has not answered yet.
#[derive(Clone, Debug)]
struct PendingRequest {
    id: u32,
    /// The action, where it is one.
    action: Option<ErasedAction>,
}

/// Why the last request came to nothing.
#[derive(Clone, Debug)]
pub enum RequestError {
    /// The table does not allow it.
    Refused {
        /// In the server's words.
        refused: ActionError,
        /// What was refused; nothing where it was a taking back.
        action: Option<ErasedAction>,
    },
    /// The message was no use.
    Protocol(ProtocolError),
    /// It could not even be sent.
    NotSent,
}

/// What was asked of the table.
#[derive(Copy, Clone)]
pub struct Requests {
    /// What is to be done at the table: one thing at a time.
    pending: RwSignal<Option<PendingRequest>>,
    error: RwSignal<Option<RequestError>>,
    /// What is to be explained: why it could not be done.
    explanation: StoredValue<Option<PendingRequest>>,
}

impl Requests {
    /// Nothing was asked yet.
    pub fn new() -> Requests {
        Requests {
            pending: RwSignal::new(None),
            error: RwSignal::new(None),
            explanation: StoredValue::new(None),
        }
    }

    /// Is a request under way that the next one has to wait for?
    pub fn is_pending(self) -> bool {
        self.pending.with(Option::is_some)
    }

    /// Why the last request came to nothing.
    pub fn error(self) -> Option<RequestError> {
        self.error.get()
    }

    /// Did the last request come to nothing?
    pub fn has_failed(self) -> bool {
        self.error.with(Option::is_some)
    }

    /// Was the last request refused with this code?
    pub fn is_refused_with(self, code: RefusalCode) -> bool {
        self.error.with(
            |error| matches!(error, Some(RequestError::Refused { refused, .. }) if refused.code == code),
        )
    }

    /// Whoever read why it came to nothing needs it no more.
    pub fn dismiss_error(self) {
        self.error.set(None);
    }

    /// A request was sent under this id.
    pub fn sent(self, id: u32, action: Option<ErasedAction>) {
        self.error.set(None);
        self.pending.set(Some(PendingRequest { id, action }));
    }

    /// A request could not be sent.
    pub fn not_sent(self) {
        self.error.set(Some(RequestError::NotSent));
    }

    /// The request with this id was answered: it is no longer under way. Gives its action.
    pub fn answered(self, id: u32) -> Option<ErasedAction> {
        self.complete(Some(id)).and_then(|request| request.action)
    }

    /// A request was refused.
    pub fn refused(self, refused: ActionError) {
        let action = self.answered(refused.id);
        self.error.set(Some(RequestError::Refused { refused, action }));
    }

    /// A message was no use; one that names no request may mean any.
    pub fn failed(self, fault: ProtocolError) {
        self.complete(fault.id);
        self.lost_seat(fault);
    }

    /// This browser is no longer known by its seat, whatever is under way.
    pub fn lost_seat(self, fault: ProtocolError) {
        self.error.set(Some(RequestError::Protocol(fault)));
    }

    /// A refusal is out of date; other errors stay.
    pub fn forget_refusal(self) {
        if self.error.with_untracked(|error| matches!(error, Some(RequestError::Refused { .. }))) {
            self.error.set(None);
        }
    }

    /// The table has welcomed this viewer: whatever was under way before is not answered any more.
    pub fn restart(self, viewer: Viewer) {
        self.pending.set(None);
        self.error.update(|error| {
            // What kept us out is over; that we lost our seat stays worth knowing until we have another.
            let lost = matches!(error, Some(RequestError::Protocol(fault)) if fault.code == ProtocolErrorCode::WrongSecret);
            if !lost || viewer != Viewer::Public {
                *error = None;
            }
        });
    }

    /// The question why this could not be done was sent.
    pub fn explanation_sent(self, id: u32, action: ErasedAction) {
        self.explanation.set_value(Some(PendingRequest { id, action: Some(action) }));
    }

    /// Says why something could not be done, as if it had been tried; an answer to an earlier question is no use.
    pub fn explained(self, id: u32, refused: Option<ActionError>) {
        let Some(asked) = self.explanation.get_value().filter(|asked| asked.id == id) else { return };
        self.explanation.set_value(None);
        self.error.set(refused.map(|refused| RequestError::Refused { refused, action: asked.action }));
    }

    fn complete(self, id: Option<u32>) -> Option<PendingRequest> {
        let completed =
            self.pending.get_untracked().filter(|pending| id.is_none_or(|id| id == pending.id))?;
        self.pending.set(None);
        Some(completed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;
    use serde_json::json;

    fn action(name: &str) -> ErasedAction {
        ErasedAction::new(name.to_owned())
    }

    fn refusal(id: u32) -> ActionError {
        serde_json::from_value(json!({"id": id, "code": "rule", "message": "not now"})).unwrap()
    }

    fn fault(id: Option<u32>, code: ProtocolErrorCode) -> ProtocolError {
        ProtocolError { id, code, message: String::new() }
    }

    fn refused_action(requests: Requests) -> Option<String> {
        match requests.error.get_untracked() {
            Some(RequestError::Refused { action, .. }) => action.and_then(|action| action.get().cloned()),
            _ => None,
        }
    }

    #[test]
    fn an_answer_settles_its_own_request_only() {
        Owner::new().with(|| {
            let requests = Requests::new();
            requests.sent(3, Some(action("draw")));
            assert!(requests.answered(2).is_none());
            assert!(requests.is_pending());
            assert_eq!(requests.answered(3), Some(action("draw")));
            assert!(!requests.is_pending());
        });
    }

    #[test]
    fn a_refusal_is_told_with_its_action_until_something_else_is_sent() {
        Owner::new().with(|| {
            let requests = Requests::new();
            requests.sent(3, Some(action("draw")));
            requests.refused(refusal(3));
            assert_eq!(refused_action(requests).as_deref(), Some("draw"));
            assert!(requests.is_refused_with(RefusalCode::Rule) && !requests.is_pending());
            requests.sent(4, None);
            assert!(!requests.has_failed());
        });
    }

    #[test]
    fn a_fault_without_an_id_settles_whatever_is_under_way() {
        Owner::new().with(|| {
            let requests = Requests::new();
            requests.sent(3, None);
            requests.failed(fault(Some(2), ProtocolErrorCode::Malformed));
            assert!(requests.is_pending() && requests.has_failed());
            requests.failed(fault(None, ProtocolErrorCode::Malformed));
            assert!(!requests.is_pending());
            requests.forget_refusal();
            assert!(requests.has_failed(), "a fault is no refusal");
        });
    }

    #[test]
    fn only_the_last_question_is_explained() {
        Owner::new().with(|| {
            let requests = Requests::new();
            requests.explanation_sent(5, action("draw"));
            requests.explanation_sent(6, action("pass"));
            requests.explained(5, Some(refusal(5)));
            assert!(!requests.has_failed());
            requests.explained(6, Some(refusal(6)));
            assert_eq!(refused_action(requests).as_deref(), Some("pass"));
        });
    }

    #[test]
    fn who_lost_a_seat_is_told_until_they_have_another() {
        Owner::new().with(|| {
            let requests = Requests::new();
            requests.sent(1, None);
            requests.lost_seat(fault(None, ProtocolErrorCode::WrongSecret));
            requests.restart(Viewer::Public);
            assert!(requests.has_failed() && !requests.is_pending());
            requests.restart(Viewer::Seat(Seat::new(1)));
            assert!(!requests.has_failed());
        });
    }
}
