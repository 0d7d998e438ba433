//! Effects are for browsers: here they are dropped as soon as they are spawned.

use any_spawner::{CustomExecutor, Executor, PinnedFuture, PinnedLocalFuture};

struct DroppingExecutor;

impl CustomExecutor for DroppingExecutor {
    fn spawn(&self, _: PinnedFuture<()>) {}

    fn spawn_local(&self, _: PinnedLocalFuture<()>) {}

    fn poll_local(&self) {}
}

/// Has everything dropped that a drawing would do once it is on a screen.
pub(crate) fn drop_effects() {
    // Refused only where it was done before.
    let _ = Executor::init_custom_executor(DroppingExecutor);
}
