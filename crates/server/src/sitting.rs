//! One table while it is open: a single task reads its letters in order, so nothing at a table happens twice at once.

use crate::bots::Bots;
use crate::gathering::Gathering;
use crate::hall::{Hall, closed};
use crate::letters::{Caller, Joined, Letter};
use crate::onlookers::{Onlookers, Outbox, shown};
use crate::opening::{self, Charter, Opening};
use crate::trouble::Trouble;
use rules::{Eye, Seat, Seats};
use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::AnyTable;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use wire::{Fault, FaultCode, Stage, ToClient};

mod absence;
mod absences;
mod announcing;
mod arranging;
mod closing;
mod devices;
mod hints;
mod introducing;
mod motions;
mod moves;
mod orders;
mod rematch;
mod sight;
mod taking_back;
mod taking_seats;
mod talk;
mod timing;
mod vigil;

use vigil::Vigil;

/// A table that is open.
struct Sitting {
    hall: Arc<Hall>,
    charter: Arc<Charter>,
    gathering: Gathering,
    table: Option<Box<dyn AnyTable>>,
    replayed: u64,
    onlookers: Onlookers,
    bots: Bots,
    /// When each seat last asked for advice.
    advised: HashMap<Seat, Instant>,
    /// What was said here, once somebody has come who may hear it.
    talk: Option<talk::Talk>,
    /// Clocks, absences and questions to all.
    vigil: Vigil,
    /// What the store says of the stage.
    written: store::Stage,
    /// What everybody was told last.
    announced: News,
    /// The snapshot that is being written.
    keeping: Option<JoinHandle<()>>,
    /// How long each answer to the sealed question that is open took to write: counted once it is closed.
    uncounted: Vec<Duration>,
}

/// What can change in [`About`]: who is here, how far the table is, how many are missing, who is gone, and for whom a bot
/// may stand in.
type News = (Seats, Stage, usize, [Seats; 2]);

/// Whether the table can go on in memory, or must be opened again by the next one who asks for it.
type Course = ControlFlow<()>;

/// Opens a table and serves it until it is idle, the server closes, or it cannot go on.
pub(crate) async fn run(
    hall: Arc<Hall>,
    id: String,
    number: u64,
    mut mailbox: mpsc::Receiver<Letter>,
    own_address: mpsc::WeakSender<Letter>,
) {
    let mut sitting = match opening::open(&hall, &id).await {
        Ok(opening) => Sitting::new(Arc::clone(&hall), opening),
        Err(trouble) => {
            hall.retire(&id, number, || true);
            mailbox.close();
            while let Some(letter) = mailbox.recv().await {
                letter.refuse(trouble.clone());
            }
            return;
        }
    };
    let mut closing = hall.closing.clone();
    sitting.wind_up().await;
    let mut course = sitting.begin().await;
    sitting.refresh().await;
    while course.is_continue() {
        course = sitting.introduce().await;
        if course.is_break() {
            break;
        }
        if let (Some(table), Some(urgency)) = (&sitting.table, sitting.urgency()) {
            let client = sitting.thinker(urgency);
            sitting.bots.wake(&hall, &sitting.gathering, table.as_ref(), &client, &own_address);
        }
        tokio::select! {
            letter = mailbox.recv() => match letter {
                Some(letter) => course = sitting.receive(letter).await,
                None => break,
            },
            () = closed(&mut closing) => break,
            () = tokio::time::sleep(sitting.until_bell()) => course = sitting.bells().await,
            () = tokio::time::sleep(hall.idle) => {
                sitting.onlookers.sweep();
                sitting.announce();
                // The one strong address left is the hall's own.
                let is_quiet = || mailbox.sender_strong_count() == 1 && mailbox.is_empty();
                if sitting.is_idle() && hall.retire(&id, number, is_quiet) {
                    tracing::debug!(table = id, "closed: nobody is here");
                    break;
                }
            }
        }
    }
    if course.is_break() {
        hall.retire(&id, number, || true);
    }
    sitting.take_down();
    sitting.adjourn().await;
}

impl Sitting {
    fn new(hall: Arc<Hall>, opening: Opening) -> Sitting {
        let Opening { charter, gathering, stage, table, replayed } = opening;
        let mut sitting = Sitting {
            hall,
            charter,
            gathering,
            table,
            replayed,
            onlookers: Onlookers::default(),
            bots: Bots::default(),
            advised: HashMap::new(),
            talk: None,
            vigil: Vigil::default(),
            written: stage,
            announced: (Seats::NONE, Stage::Gathering, 0, [Seats::NONE; 2]),
            keeping: None,
            uncounted: Vec::new(),
        };
        sitting.announced = sitting.news();
        sitting
    }

    async fn receive(&mut self, letter: Letter) -> Course {
        // A table whose deal could not be written is dealt at the next occasion.
        self.begin().await?;
        let course = match letter {
            Letter::Join { caller, address, secret, have, outbox, reply } => {
                self.recall_talk().await;
                if reply.send(self.join((caller, address), secret, have, outbox)).is_err() {
                    self.onlookers.remove(caller);
                }
                self.comes_back(caller).await;
                Course::Continue(())
            }
            Letter::Leave(caller) => {
                self.onlookers.remove(caller);
                Course::Continue(())
            }
            Letter::Act { caller, id, moment, action } => {
                self.player_moves(caller, id, |table, seat| table.act(seat, moment, &action)).await
            }
            Letter::Undo { caller, id } => self.take_back(caller, id).await,
            Letter::Hint { caller, id } => {
                self.advise(caller, id);
                Course::Continue(())
            }
            Letter::Why { caller, id, action } => {
                self.explain(caller, id, &action);
                Course::Continue(())
            }
            Letter::Say { caller, id, to, words, name } => {
                self.say(caller, id, to, words, name).await;
                Course::Continue(())
            }
            Letter::Look { caller, id, seat } => {
                self.look(caller, id, seat);
                Course::Continue(())
            }
            Letter::ShowHand { caller, id, open } => {
                self.show_hand(caller, id, open).await;
                Course::Continue(())
            }
            Letter::Order { caller, id, order } => self.order(caller, id, order).await,
            Letter::Resync { caller, have } => {
                self.resync(caller, have);
                Course::Continue(())
            }
            Letter::Thought { seat, moment, entries, action } => {
                self.bot_moves(seat, moment, entries, action).await
            }
            Letter::Sit { wish, address, reply } => {
                let seated = self.sit(wish, address).await;
                // The seat is written down; a client that did not wait for the secret has lost it.
                let _ = reply.send(seated);
                self.begin().await
            }
            Letter::Standing { secret, reply } => {
                let _ = reply.send(self.standing(&secret));
                Course::Continue(())
            }
            Letter::Claim { key, added, reply } => {
                // As with any seat: whoever did not wait for the secret asks again.
                let _ = reply.send(self.claim(&key, added).await);
                self.begin().await
            }
            Letter::About(reply) => {
                let _ = reply.send(Ok(self.about()));
                Course::Continue(())
            }
            Letter::Record(reply) => {
                let _ = reply.send(self.archived());
                Course::Continue(())
            }
            Letter::Close { ending, reply } => self.close(ending, reply).await,
            Letter::Replayed(reply) => {
                let _ = reply.send(Ok(self.replayed));
                Course::Continue(())
            }
        };
        self.announce();
        self.tell_devices();
        self.keep_waiting().await;
        self.pass_on_host().await;
        course
    }

    fn join(
        &mut self,
        (caller, address): (Caller, IpAddr),
        secret: Option<String>,
        have: Option<u64>,
        outbox: Outbox,
    ) -> Result<Joined, Trouble> {
        let eye = match secret {
            Some(secret) => Eye::Seat(self.gathering.opens(&secret).ok_or(Trouble::WrongSecret)?),
            None => Eye::Public,
        };
        // Players always find room at their own table.
        if eye == Eye::Public && self.onlookers.is_crowd() {
            return Err(Trouble::Crowded);
        }
        let sight = self.onlookers.add((caller, address), eye, outbox);
        if let Eye::Seat(seat) = eye {
            self.is_attended(seat, address);
        }
        let (happened, shown) = self.since(eye, have);
        let number = shown.as_ref().map_or(0, |shown| shown.number);
        let about = Box::new(self.about());
        let welcome = ToClient::Welcome { protocol: wire::PROTOCOL, eye, about, shown, happened };
        self.onlookers.show(caller, &welcome, number);
        self.tell_talk(caller, eye);
        self.tell_vigil(caller, eye);
        tracing::debug!(table = self.charter.id, ?eye, "joined");
        Ok(Joined { sight, charter: Arc::clone(&self.charter) })
    }

    fn resync(&mut self, caller: Caller, have: u64) {
        let Some(eye) = self.onlookers.sight(caller) else { return };
        let (happened, shown) = self.since(eye, Some(have));
        let number = shown.as_ref().map_or(0, |shown| shown.number);
        self.onlookers.show(caller, &ToClient::CaughtUp { happened, shown }, number);
    }

    /// What this eye has missed, or the latest things if too much happened, and how things stand.
    fn since(&self, eye: Eye, have: Option<u64>) -> (Vec<table::Happening>, Option<table::Shown>) {
        let Some(table) = &self.table else { return (Vec::new(), None) };
        let missed = have.and_then(|have| table.since(eye, have));
        let shown = shown(table.as_ref(), eye, self.goes_back_freely());
        (missed.unwrap_or_else(|| table.recent(eye)), Some(shown))
    }

    fn fault(&mut self, caller: Caller, id: u32, code: FaultCode, message: &str) {
        let fault = Fault { id: Some(id), code, message: message.into() };
        self.onlookers.answer(caller, &ToClient::Fault(fault));
    }

    /// Lets a snapshot that is being written finish.
    async fn adjourn(&mut self) {
        if let Some(keeping) = self.keeping.take() {
            // It has logged its own failure.
            let _ = keeping.await;
        }
    }
}
