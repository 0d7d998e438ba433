//! What is offered of what is conceivable.

use crate::action::Action;
use crate::refusal::Allowed;

/// Offers whatever of this is allowed.
#[inline]
pub(crate) fn offer(
    conceivable: impl IntoIterator<Item = Action>,
    out: &mut Vec<Action>,
    allows: impl Fn(&Action) -> Allowed,
) {
    out.extend(conceivable.into_iter().filter(|action| allows(action).is_ok()));
}
