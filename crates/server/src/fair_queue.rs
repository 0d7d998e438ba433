//! A fair queue for work that takes a core for a while, such as the thinking of bots: whoever has much to do waits for its
//! own work, not the others for it.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How urgent work is. What is less urgent waits until nothing more urgent does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// Somebody is there and waits for it.
    Awaited,
    /// Nobody is there to see it.
    Unwatched,
}

/// For whom the work is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WorkOwner {
    pub(crate) urgency: Urgency,
    /// Where those who are there come from.
    pub(crate) address: Option<IpAddr>,
    pub(crate) table: String,
}

/// The queue: addresses take turns, the tables of one address do, and each table's work is done in order.
pub(crate) struct FairQueue(Mutex<QueueState>);

struct QueueState {
    /// So many more can work at once.
    free: usize,
    awaited: Lane,
    unwatched: Lane,
}

/// Those of one urgency.
#[derive(Default)]
struct Lane(VecDeque<AddressQueue>);

struct AddressQueue {
    address: Option<IpAddr>,
    tables: VecDeque<TableQueue>,
}

struct TableQueue {
    table: String,
    waiting: VecDeque<oneshot::Sender<Permit>>,
}

/// The right to work; it passes to the next one when it is dropped.
pub(crate) struct Permit(Arc<FairQueue>);

impl FairQueue {
    /// So many work at once.
    pub(crate) fn new(places: usize) -> Arc<FairQueue> {
        let state = QueueState { free: places, awaited: Lane::default(), unwatched: Lane::default() };
        Arc::new(FairQueue(Mutex::new(state)))
    }

    /// Waits for one's turn.
    pub(crate) async fn turn(self: &Arc<FairQueue>, owner: WorkOwner) -> Permit {
        let turn = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Permit(Arc::clone(self));
            }
            let (permit, turn) = oneshot::channel();
            let lane = match owner.urgency {
                Urgency::Awaited => &mut state.awaited,
                Urgency::Unwatched => &mut state.unwatched,
            };
            lane.push(owner, permit);
            turn
        };
        match turn.await {
            Ok(permit) => permit,
            // Who waits in the queue is only ever dropped with the queue, which this call holds.
            Err(_) => unreachable!("a place in the queue is given, not lost"),
        }
    }

    fn state(&self) -> MutexGuard<'_, QueueState> {
        // Whoever panicked holding the lock has left the queue whole: it is changed by single calls only.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let next = {
            let mut state = self.0.state();
            let next = state.awaited.pop().or_else(|| state.unwatched.pop());
            if next.is_none() {
                state.free += 1;
            }
            next
        };
        if let Some(next) = next {
            // One that has gone away gives it back, and dropping that passes it on.
            let _ = next.send(Permit(Arc::clone(&self.0)));
        }
    }
}

impl Lane {
    fn push(&mut self, owner: WorkOwner, permit: oneshot::Sender<Permit>) {
        let WorkOwner { address, table, .. } = owner;
        let place = self.0.iter().position(|known| known.address == address).unwrap_or_else(|| {
            self.0.push_back(AddressQueue { address, tables: VecDeque::new() });
            self.0.len() - 1
        });
        let tables = &mut self.0[place].tables;
        match tables.iter_mut().find(|known| known.table == table) {
            Some(known) => known.waiting.push_back(permit),
            None => tables.push_back(TableQueue { table, waiting: VecDeque::from([permit]) }),
        }
    }

    /// The next one; its table and its address go to the end of their rows.
    fn pop(&mut self) -> Option<oneshot::Sender<Permit>> {
        let mut address = self.0.pop_front()?;
        let mut table = address.tables.pop_front()?;
        let next = table.waiting.pop_front();
        if !table.waiting.is_empty() {
            address.tables.push_back(table);
        }
        if !address.tables.is_empty() {
            self.0.push_back(address);
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use tokio::sync::mpsc;

    fn owner(address: u8, table: &str, urgency: Urgency) -> WorkOwner {
        WorkOwner { urgency, address: Some(Ipv4Addr::new(127, 0, 0, address).into()), table: table.into() }
    }

    /// Lets these wait while one works, and gives the order in which they had their turns.
    async fn order(owners: Vec<(&'static str, WorkOwner)>) -> Vec<&'static str> {
        let queue = FairQueue::new(1);
        let working = queue.turn(owner(9, "working", Urgency::Awaited)).await;
        let (told, mut heard) = mpsc::unbounded_channel();
        for (name, owner) in owners {
            let (queue, told) = (Arc::clone(&queue), told.clone());
            let waiting = tokio::spawn(async move {
                let _permit = queue.turn(owner).await;
                told.send(name).unwrap();
            });
            // Let it come to wait before the next one does.
            tokio::task::yield_now().await;
            drop(waiting);
        }
        drop((told, working));
        let mut order = Vec::new();
        while let Some(name) = heard.recv().await {
            order.push(name);
        }
        order
    }

    #[tokio::test]
    async fn a_stranger_does_not_wait_for_all_tables_of_another() {
        use Urgency::Awaited;
        let flood = ["a1", "a2", "a3", "b1"].map(|name| (name, owner(1, &name[..1], Awaited)));
        let mut owners = flood.to_vec();
        owners.push(("stranger", owner(2, "c", Awaited)));
        assert_eq!(order(owners).await, ["a1", "stranger", "b1", "a2", "a3"]);
    }

    #[tokio::test]
    async fn what_nobody_watches_waits_until_nothing_else_does() {
        use Urgency::{Awaited, Unwatched};
        let owners = vec![
            ("left", owner(1, "a", Unwatched)),
            ("b", owner(2, "b", Awaited)),
            ("c", owner(2, "c", Awaited)),
        ];
        assert_eq!(order(owners).await, ["b", "c", "left"]);
    }

    #[tokio::test]
    async fn one_who_goes_away_holds_up_nobody() {
        let queue = FairQueue::new(1);
        let working = queue.turn(owner(1, "a", Urgency::Awaited)).await;
        for _ in 0..100 {
            let waiting = tokio::spawn({
                let queue = Arc::clone(&queue);
                async move { drop(queue.turn(owner(2, "b", Urgency::Awaited)).await) }
            });
            tokio::task::yield_now().await;
            waiting.abort();
        }
        tokio::task::yield_now().await;
        drop(working);
        drop(queue.turn(owner(3, "c", Urgency::Awaited)).await);
        assert_eq!(queue.state().free, 1);
    }
}
