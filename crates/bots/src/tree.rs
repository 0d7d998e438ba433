//! The tree of a search: nodes in one vector, so that growing one allocates nothing in the long run.

use rules::Seat;

/// The node that stands for what has happened so far.
pub(crate) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

/// An action that leads here from the node above, and how the games that went through it ended for its author.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// Nothing at the root.
    pub action: Option<A>,
    pub author: Seat,
    pub visits: u32,
    pub won: f32,
    pub branches: u32,
    first: u32,
    next: u32,
}

#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    // The other buffer when a subtree is kept: the two change places.
    spare: Vec<Node<A>>,
    moved: Vec<u32>,
}

impl<A: Clone + Eq> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), spare: Vec::new(), moved: Vec::new() }
    }

    /// Makes sure that there is a root, where `seat` is to decide.
    pub(crate) fn take_root(&mut self, seat: Seat) {
        if self.nodes.is_empty() {
            self.push(None, seat, NONE);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    pub(crate) fn children(&self, node: u32) -> impl Iterator<Item = (u32, &Node<A>)> {
        let first = self.nodes.get(node as usize).map_or(NONE, |node| node.first);
        let at = |index: u32| self.nodes.get(index as usize).map(|node| (index, node));
        std::iter::successors(at(first), move |(_, node)| at(node.next))
    }

    pub(crate) fn find(&self, node: u32, author: Seat, action: &A) -> Option<u32> {
        let same = |branch: &Node<A>| branch.author == author && branch.action.as_ref() == Some(action);
        self.children(node).find(|(_, branch)| same(branch)).map(|(child, _)| child)
    }

    pub(crate) fn add_child(&mut self, node: u32, author: Seat, action: A) -> u32 {
        let next = self.nodes[node as usize].first;
        let child = self.push(Some(action), author, next);
        let parent = &mut self.nodes[node as usize];
        parent.first = child;
        parent.branches += 1;
        child
    }

    fn push(&mut self, action: Option<A>, author: Seat, next: u32) -> u32 {
        self.nodes.push(Node { action, author, visits: 0, won: 0.0, branches: 0, first: NONE, next });
        self.nodes.len() as u32 - 1
    }

    /// A game went through this node and ended so well for its author.
    pub(crate) fn record_result(&mut self, node: u32, share: impl Fn(Seat) -> f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.won += share(node.author);
    }

    /// Makes `root` the root and forgets all that is not below it; without a root everything is forgotten.
    pub(crate) fn keep_below(&mut self, root: Option<u32>) {
        self.spare.clear();
        self.moved.clear();
        if let Some(root) = root {
            self.spare.push(Node { next: NONE, ..self.node(root).clone() });
            self.moved.push(root);
        }
        // Breadth first: a node's children stand side by side in the new buffer.
        let mut index = 0;
        while index < self.moved.len() {
            let mut child = self.node(self.moved[index]).first;
            let mut previous = None;
            self.spare[index].first = NONE;
            while child != NONE {
                let copy = self.spare.len() as u32;
                let node = self.node(child);
                let next = node.next;
                self.spare.push(Node { next: NONE, ..node.clone() });
                self.moved.push(child);
                match previous.replace(copy) {
                    None => self.spare[index].first = copy,
                    Some(before) => self.spare[before as usize].next = copy,
                }
                child = next;
            }
            index += 1;
        }
        std::mem::swap(&mut self.nodes, &mut self.spare);
    }
}
