//! Searches a tree of what the seats could do, by playing games out in its head (Monte Carlo tree search).
//!
//! One search serves every kind of game. A node stands for a sequence of actions, not for a state: before each descent
//! the world is redealt and chance is drawn anew, so hidden cards and dice need nothing special. In an open
//! game new branches come from [`Rules::pick`](rules::Rules::pick), so no list of choices is written below the root; elsewhere they come from
//! the few that [`Rules::considered`](rules::Rules::considered) names. A node grows a new branch only as its visits allow: a game with hundreds of
//! choices is searched deep where it matters.
//!
//! Games are played out sensibly: of a few picks each time the one after which things look best (see [`crate::rollout_policy`]).
//! Where luck has a hand in them they are not played to their end: what lies far ahead then depends on luck rather
//! than on the choice at hand, so after some actions it is judged by its looks.

use crate::Budget;
use crate::rollout_policy::RolloutPolicy;
use crate::tree::{Node, ROOT, Tree};
use rules::{Chance, Discarding, Game, MAX_SEATS, Outcome, Seat, Seats};
use std::cmp::{Ordering, Reverse};
use web_time::Instant;

/// The clock is read once in so many descents: reading it costs more than many an action.
const DESCENTS_BETWEEN_LOOKS_AT_THE_CLOCK: u32 = 64;
/// How much a branch that was tried little is worth a try.
const EXPLORATION: f32 = 0.35;
/// Without a budget of memory a long search would grow without end; at the limit it goes on without new nodes.
const MOST_NODES: usize = 2_000_000;

/// A search that can be asked again after every move and keeps what it still can use.
pub struct Mcts<G: Game> {
    tree: Tree<G::Action>,
    path: Vec<u32>,
    candidates: Vec<G::Action>,
    next_candidate: usize,
    scratch: Vec<G::Action>,
    score_scale: ScoreScale,
    value_scale: ValueScale,
}

impl<G: Game> Default for Mcts<G> {
    fn default() -> Mcts<G> {
        Mcts::new()
    }
}

impl<G: Game> Mcts<G> {
    /// A search that has seen nothing yet.
    pub fn new() -> Mcts<G> {
        Mcts {
            tree: Tree::new(),
            path: Vec::new(),
            candidates: Vec::new(),
            next_candidate: 0,
            scratch: Vec::new(),
            score_scale: ScoreScale::default(),
            value_scale: ValueScale::default(),
        }
    }

    /// What the seat should do in this state, which the caller has redealt for it.
    pub fn search(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        budget: Budget,
        chance: &mut impl Chance,
    ) -> G::Action {
        self.line_up_candidates(game, state, seat, chance);
        if self.candidates.len() == 1 {
            return self.candidates.swap_remove(0);
        }
        self.tree.take_root(seat);
        let until = budget.time.map(|time| Instant::now() + time);
        let mut world = state.clone();
        let mut policy = RolloutPolicy::new(state, budget.picks);
        for descent in 0..budget.iterations {
            let timed = descent % DESCENTS_BETWEEN_LOOKS_AT_THE_CLOCK == 0;
            if timed && until.is_some_and(|until| Instant::now() >= until) {
                break;
            }
            world.clone_from(state);
            self.descend(game, &mut world, seat, &mut policy, chance);
            let horizon = if G::OPEN { u32::MAX } else { G::FORESIGHT };
            policy.play_on(game, &mut world, horizon, chance, &mut self.scratch);
            self.backpropagate(game, &world);
        }
        let tried = self.tree.children(ROOT).filter(|(_, branch)| branch.author == seat);
        let best =
            tried.max_by_key(|(_, branch)| branch.visits).and_then(|(_, branch)| branch.action.clone());
        // Without time for a single descent, the candidate that looks best.
        best.unwrap_or_else(|| self.candidates.swap_remove(0))
    }

    /// What a descent led to is remembered all along its path.
    fn backpropagate(&mut self, game: &G, world: &G::State) {
        let mut values = [0.0; MAX_SEATS];
        let seats = Seats::all(game.seats());
        match game.outcome(world) {
            Some(outcome) => {
                self.score_scale.widen(&outcome);
                seats.iter().for_each(|seat| values[seat.index()] = self.score_scale.value(&outcome, seat));
            }
            None => {
                let worths = seats.iter().map(|seat| (seat, game.worth(world, seat)));
                worths.for_each(|(seat, worth)| values[seat.index()] = self.value_scale.value(worth));
            }
        }
        self.path.iter().for_each(|node| self.tree.record_result(*node, |seat| values[seat.index()]));
    }

    /// A move was made: what was learned of its consequences is kept, the rest forgotten.
    pub fn follow(&mut self, author: Seat, action: &G::Action) {
        let child = self.tree.find(ROOT, author, action);
        self.tree.keep_below(child);
    }

    /// How many descents the tree remembers.
    pub fn visits(&self) -> u32 {
        if self.tree.len() == 0 { 0 } else { self.tree.node(ROOT).visits }
    }

    /// The choices at the root, the most promising at a glance first: that is the order in which they are tried.
    fn line_up_candidates(&mut self, game: &G, state: &G::State, seat: Seat, chance: &mut impl Chance) {
        game.considered(state, seat, &mut self.candidates);
        self.next_candidate = 0;
        let mut after = state.clone();
        self.candidates.sort_by_cached_key(|action| {
            after.clone_from(state);
            game.apply(&mut after, seat, action, &mut Discarding(&mut *chance));
            Reverse(OrderedF32(game.worth(&after, seat)))
        });
    }

    /// Goes down the tree through the world until a new branch has grown or the game is over.
    fn descend(
        &mut self,
        game: &G,
        world: &mut G::State,
        seat: Seat,
        policy: &mut RolloutPolicy<G>,
        chance: &mut impl Chance,
    ) {
        if !G::OPEN {
            game.redeal(world, seat, chance);
        }
        self.path.clear();
        self.path.push(ROOT);
        let (mut node, mut actor) = (ROOT, Some(seat));
        while let Some(author) = actor {
            let known = self.tree.len();
            let child = self.choose_branch(game, world, node, author, policy, chance);
            let Some(action) = &self.tree.node(child).action else { break };
            game.apply(world, author, action, &mut Discarding(&mut *chance));
            self.path.push(child);
            if self.tree.len() > known {
                break;
            }
            node = child;
            actor = game.to_act(world).first();
        }
    }

    fn choose_branch(
        &mut self,
        game: &G,
        world: &G::State,
        node: u32,
        author: Seat,
        policy: &mut RolloutPolicy<G>,
        chance: &mut impl Chance,
    ) -> u32 {
        let Node { visits, branches, .. } = *self.tree.node(node);
        if branches < room_for_branches(visits) && self.tree.len() < MOST_NODES {
            let action = match node {
                ROOT => self.next_candidate(author),
                _ => Some(policy.pick(game, world, author, chance, &mut self.scratch)),
            };
            // A pick that has its branch already was no news: then the most promising branch is worth more.
            if let Some(action) = action.filter(|action| self.tree.find(node, author, action).is_none()) {
                return self.tree.add_child(node, author, action);
            }
        }
        self.most_promising(game, world, node, author).unwrap_or_else(|| {
            // None of the branches is possible in this world: it grows one that is.
            let action = game.pick(world, author, chance, &mut self.scratch);
            self.tree.add_child(node, author, action)
        })
    }

    /// The next choice that the root has no branch for.
    fn next_candidate(&mut self, author: Seat) -> Option<G::Action> {
        while let Some(candidate) = self.candidates.get(self.next_candidate) {
            self.next_candidate += 1;
            if self.tree.find(ROOT, author, candidate).is_none() {
                return Some(candidate.clone());
            }
        }
        None
    }

    fn most_promising(&self, game: &G, world: &G::State, node: u32, author: Seat) -> Option<u32> {
        let tries = (self.tree.node(node).visits.max(1) as f32).ln();
        let mut best = (None, f32::NEG_INFINITY);
        for (child, branch) in self.tree.children(node) {
            let visits = branch.visits.max(1) as f32;
            let bound = branch.won / visits + EXPLORATION * (tries / visits).sqrt();
            if bound > best.1 && branch.author == author && is_possible(game, world, branch) {
                best = (Some(child), bound);
            }
        }
        best.0
    }
}

fn is_possible<G: Game>(game: &G, world: &G::State, branch: &Node<G::Action>) -> bool {
    // In a game where all is open, a branch leads through the same states each time.
    G::OPEN || branch.action.as_ref().is_some_and(|action| game.check(world, branch.author, action).is_ok())
}

/// A node may have so many branches after so many visits.
fn room_for_branches(visits: u32) -> u32 {
    (2.0 * (visits as f32).powf(0.4)) as u32 + 1
}

/// How far apart scores usually are, so that a narrow win and a broad one are worth differently in any game.
#[derive(Default)]
struct ScoreScale(f32);

impl ScoreScale {
    fn widen(&mut self, outcome: &Outcome) {
        let (least, most) = (outcome.scores().iter().min(), outcome.scores().iter().max());
        let apart = most.zip(least).map_or(0.0, |(most, least)| most.saturating_sub(*least) as f32);
        // A slow mean: it settles after some hundred games.
        self.0 += (apart - self.0) * 0.01;
    }

    /// Half of it is the place, half the margin over the best of the others: places alone say little while all is open.
    fn value(&self, outcome: &Outcome, seat: Seat) -> f32 {
        let scores = outcome.scores();
        let others = scores.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let best = others.map(|(_, score)| *score).max().unwrap_or_default();
        let margin = scores[seat.index()].saturating_sub(best) as f32 / (2.0 * self.0).max(1.0);
        0.5 * outcome.share(seat) + 0.25 * (1.0 + margin.clamp(-1.0, 1.0))
    }
}

/// How far apart worths usually are, since a game may use any scale for them.
#[derive(Default)]
struct ValueScale {
    seen: f32,
    mean: f32,
    spread: f32,
}

impl ValueScale {
    /// Between 0 and 1: a half for what is usual, more for what looks better.
    fn value(&mut self, worth: f32) -> f32 {
        // A mean at first, and a slow one after some hundred looks: what is usual changes with the game.
        self.seen = (self.seen + 1.0).min(400.0);
        self.mean += (worth - self.mean) / self.seen;
        self.spread += ((worth - self.mean).abs() - self.spread) / self.seen;
        1.0 / (1.0 + (-(worth - self.mean) / self.spread.max(f32::EPSILON)).exp())
    }
}

/// A worth that can be sorted.
#[derive(PartialEq)]
struct OrderedF32(f32);

impl Eq for OrderedF32 {}

impl PartialOrd for OrderedF32 {
    fn partial_cmp(&self, other: &OrderedF32) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for OrderedF32 {
    fn cmp(&self, other: &OrderedF32) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}
