//! The proof that a format can be read back.
//!
//! Every node imposes a demand on the nodes that may follow it: they must not continue its text, be parsed as it when
//! it is absent, or merge with its last token. The walk visits each node and looks ahead over all possible followers,
//! past optional nodes, up to the first node that is always present.

use crate::continuation::{Continuation, continues, continues_symbol};
use crate::first::{First, overlap, overlap_any};
use crate::message::Message;
use crate::node::{Node, NodeKind, Subject, Syntax};
use crate::spacing::{End, merges};
use crate::token::equal;

/// Two nodes that cannot be told apart when the format is read.
#[derive(Clone, Copy, Debug)]
pub struct Conflict<'g> {
    /// The node whose demand is not met.
    pub node: usize,
    /// The node that follows it.
    pub other: usize,
    /// The beginning of the node that follows.
    pub first: First<'g>,
    /// The demand.
    pub kind: ConflictKind,
}

/// The kind of a conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConflictKind {
    /// The follower continues the text.
    Continues,
    /// The follower is parsed as the node when the node is absent.
    Absent,
    /// The follower is parsed as the group when the group is absent.
    AbsentGroup,
    /// The follower of the clauses is parsed as one of them.
    AbsentClause,
    /// The first token does not show whether the node is present.
    Undetectable,
    /// Two tokens merge.
    Merges {
        /// Whether the format removed the blank between them with `""`.
        is_glued: bool,
    },
}

impl<'g> Conflict<'g> {
    /// Returns the position of the element to blame.
    pub const fn element(&self, nodes: &[Node<'g>]) -> usize {
        match self.kind {
            ConflictKind::Merges { .. } => nodes[self.other].element,
            ConflictKind::Continues
            | ConflictKind::Absent
            | ConflictKind::AbsentGroup
            | ConflictKind::AbsentClause
            | ConflictKind::Undetectable => nodes[self.node].element,
        }
    }
}

/// The demand of a node on its followers.
#[derive(Clone, Copy)]
struct Demand<'g> {
    node: usize,
    continuation: &'g [Continuation<'g>],
    /// The tokens parsed as the node when it is absent; empty if it is always present.
    takes: Taken<'g>,
    end: End,
    /// The kind of conflict with `takes`.
    kind: ConflictKind,
}

/// The tokens that are parsed as a node.
#[derive(Clone, Copy)]
enum Taken<'g> {
    Nothing,
    Literal(&'g str),
    AnyOf(&'g [First<'g>]),
}

impl<'g> Taken<'g> {
    const fn by(node: &Node<'g>) -> Self {
        match node.subject {
            Subject::Literal(text) => Self::Literal(text),
            Subject::Field(_) | Subject::TypeOf(_) | Subject::Directive(_) | Subject::Context(_) => {
                Self::AnyOf(node.syntax.takes)
            }
        }
    }

    const fn has(self, first: &First<'_>) -> bool {
        match self {
            Self::Nothing => false,
            Self::Literal(text) => overlap(&First::Literal(text), first),
            Self::AnyOf(all) => overlap_any(first, all),
        }
    }

    const fn is_nothing(self) -> bool {
        match self {
            Self::Nothing => true,
            Self::Literal(_) => false,
            Self::AnyOf(all) => all.is_empty(),
        }
    }
}

/// The remaining nodes of a sequence, and the nodes after the sequence.
#[derive(Clone, Copy)]
struct Rest<'r> {
    from: usize,
    end: usize,
    outer: Option<&'r Rest<'r>>,
}

/// The text printed between a node and its follower.
#[derive(Clone, Copy)]
struct Gap {
    has_blank: bool,
    is_glued: bool,
}

/// The result of looking ahead over some nodes.
#[derive(Clone, Copy)]
enum Ahead<'g> {
    /// A node does not meet the demand.
    Found(Conflict<'g>),
    /// One node is always present: the nodes after it cannot come next.
    Stops,
    /// All nodes may be absent.
    Passes(Gap),
}

/// Returns the first conflict in a format, if there is one.
pub const fn check<'g>(nodes: &[Node<'g>]) -> Option<Conflict<'g>> {
    check_sequence(nodes, Rest { from: 0, end: nodes.len(), outer: None })
}

/// Returns the conflict's element and message, in pieces.
pub const fn explain<'g>(nodes: &[Node<'g>]) -> Option<(usize, Message<'g>)> {
    match check(nodes) {
        Some(conflict) => Some((conflict.element(nodes), conflict.message(nodes))),
        None => None,
    }
}

const fn check_sequence<'g>(nodes: &[Node<'g>], sequence: Rest<'_>) -> Option<Conflict<'g>> {
    let mut at = sequence.from;
    while at < sequence.end {
        let end = nodes[at].end(at);
        let conflict = check_node(nodes, at, &Rest { from: end, ..sequence });
        if conflict.is_some() {
            return conflict;
        }
        at = end;
    }
    None
}

const fn check_node<'g>(nodes: &[Node<'g>], at: usize, rest: &Rest<'_>) -> Option<Conflict<'g>> {
    match nodes[at].kind {
        NodeKind::Blank(_) => None,
        NodeKind::Leaf | NodeKind::Dictionary => check_leaf(nodes, at, rest),
        NodeKind::Group { otherwise, end } => check_group(nodes, at, otherwise, end, rest),
        NodeKind::ListRest { end } => check_list_rest(nodes, at, end, rest),
        NodeKind::Clauses { end } => check_clauses(nodes, at, end, rest),
        // Only checked as part of its clauses.
        NodeKind::Clause { .. } => None,
    }
}

const fn check_leaf<'g>(nodes: &[Node<'g>], at: usize, rest: &Rest<'_>) -> Option<Conflict<'g>> {
    let Node { syntax, may_be_absent, .. } = nodes[at];
    if may_be_absent && !syntax.is_distinguishable {
        return Some(undetectable(at));
    }
    let takes = if may_be_absent { Taken::by(&nodes[at]) } else { Taken::Nothing };
    let demand =
        Demand { node: at, continuation: syntax.continuation, takes, end: syntax.end, kind: ConflictKind::Absent };
    look_ahead(nodes, &demand, rest)
}

const fn undetectable<'g>(node: usize) -> Conflict<'g> {
    Conflict { node, other: node, first: First::Unknown, kind: ConflictKind::Undetectable }
}

const fn check_group<'g>(
    nodes: &[Node<'g>],
    at: usize,
    otherwise: usize,
    end: usize,
    rest: &Rest<'_>,
) -> Option<Conflict<'g>> {
    let instead = Rest { from: otherwise, end, outer: Some(rest) };
    if let Some(first) = first_inside(nodes, at + 1, otherwise) {
        if !nodes[first].syntax.is_distinguishable {
            return Some(undetectable(first));
        }
        let demand = taken(first, Taken::by(&nodes[first]), ConflictKind::AbsentGroup);
        let conflict = look_ahead(nodes, &demand, &instead);
        if conflict.is_some() {
            return conflict;
        }
    }
    let conflict = check_sequence(nodes, Rest { from: at + 1, end: otherwise, outer: Some(rest) });
    if conflict.is_some() { conflict } else { check_sequence(nodes, instead) }
}

const fn check_list_rest<'g>(nodes: &[Node<'g>], at: usize, end: usize, rest: &Rest<'_>) -> Option<Conflict<'g>> {
    let takes = if nodes[at].may_be_absent { Taken::Literal(",") } else { Taken::Nothing };
    let conflict = look_ahead(nodes, &taken(at, takes, ConflictKind::Continues), rest);
    match conflict {
        Some(_) => conflict,
        None => check_sequence(nodes, Rest { from: at + 1, end, outer: Some(rest) }),
    }
}

/// Returns the demand of a node that is recognized by its first token alone.
const fn taken<'g>(node: usize, takes: Taken<'g>, kind: ConflictKind) -> Demand<'g> {
    Demand { node, continuation: &[], takes, end: End::Delimited, kind }
}

/// Returns the first node of a sequence that is not white space.
const fn first_inside(nodes: &[Node<'_>], mut from: usize, end: usize) -> Option<usize> {
    while from < end {
        if !matches!(nodes[from].kind, NodeKind::Blank(_)) {
            return Some(from);
        }
        from += 1;
    }
    None
}

const fn check_clauses<'g>(nodes: &[Node<'g>], at: usize, end: usize, rest: &Rest<'_>) -> Option<Conflict<'g>> {
    // A clause may be followed by any other clause.
    let again = Rest { from: at, ..*rest };
    let Syntax { takes, continuation, .. } = nodes[at].syntax;
    let of_all = Demand { continuation, ..taken(at, Taken::AnyOf(takes), ConflictKind::Absent) };
    let mut conflict = look_ahead(nodes, &of_all, rest);
    let mut clause = at + 1;
    while clause < end && conflict.is_none() {
        let after = nodes[clause].end(clause);
        let inside = Rest { from: clause + 1, end: after, outer: Some(&again) };
        let keyword = taken(clause, Taken::by(&nodes[clause]), ConflictKind::AbsentClause);
        conflict = look_ahead(nodes, &keyword, rest);
        if conflict.is_none() {
            conflict =
                look_ahead(nodes, &Demand { end: nodes[clause].syntax.end, takes: Taken::Nothing, ..keyword }, &inside);
        }
        if conflict.is_none() {
            conflict = check_sequence(nodes, inside);
        }
        clause = after;
    }
    conflict
}

/// Returns the first conflict with the demand among all nodes that may come next.
const fn look_ahead<'g>(nodes: &[Node<'g>], demand: &Demand<'g>, rest: &Rest<'_>) -> Option<Conflict<'g>> {
    if demand.takes.is_nothing() && demand.continuation.is_empty() && matches!(demand.end, End::Delimited) {
        return None;
    }
    let (mut gap, mut rest) = (Gap { has_blank: false, is_glued: false }, Some(rest));
    while let Some(sequence) = rest {
        match ahead_in_sequence(nodes, demand, sequence, gap) {
            Ahead::Found(conflict) => return Some(conflict),
            Ahead::Stops => return None,
            Ahead::Passes(passed) => gap = passed,
        }
        rest = sequence.outer;
    }
    None
}

const fn ahead_in_sequence<'g>(
    nodes: &[Node<'g>],
    demand: &Demand<'g>,
    sequence: &Rest<'_>,
    mut gap: Gap,
) -> Ahead<'g> {
    let mut at = sequence.from;
    while at < sequence.end {
        let end = nodes[at].end(at);
        match ahead_in_node(nodes, demand, at, &Rest { from: end, ..*sequence }, gap) {
            Ahead::Passes(passed) => gap = passed,
            ahead => return ahead,
        }
        at = end;
    }
    Ahead::Passes(gap)
}

const fn ahead_in_node<'g>(nodes: &[Node<'g>], demand: &Demand<'g>, at: usize, rest: &Rest<'_>, gap: Gap) -> Ahead<'g> {
    let node = &nodes[at];
    match node.kind {
        NodeKind::Blank(is_printed) => {
            Ahead::Passes(Gap { has_blank: gap.has_blank || is_printed, is_glued: !is_printed && at != 0 })
        }
        NodeKind::Leaf | NodeKind::Dictionary => {
            if let Some(conflict) = conflict_with(nodes, demand, at, rest, gap) {
                return Ahead::Found(conflict);
            }
            // An empty dictionary leaves nothing, not even a blank.
            let leaves_blank = node.space && matches!(node.kind, NodeKind::Leaf);
            match node.may_be_absent {
                true => Ahead::Passes(Gap { has_blank: gap.has_blank || leaves_blank, is_glued: false }),
                false => Ahead::Stops,
            }
        }
        NodeKind::Group { otherwise, end } => {
            let then = Rest { from: at + 1, end: otherwise, outer: Some(rest) };
            let instead = Rest { from: otherwise, end, outer: Some(rest) };
            either(ahead_in_sequence(nodes, demand, &then, gap), ahead_in_sequence(nodes, demand, &instead, gap))
        }
        NodeKind::ListRest { end } => {
            let inside = Rest { from: at + 1, end, outer: Some(rest) };
            either(ahead_in_sequence(nodes, demand, &inside, gap), Ahead::Passes(gap))
        }
        NodeKind::Clauses { end } => ahead_in_clauses(nodes, demand, (at, end), rest, gap),
        NodeKind::Clause { .. } => Ahead::Stops,
    }
}

const fn ahead_in_clauses<'g>(
    nodes: &[Node<'g>],
    demand: &Demand<'g>,
    (at, end): (usize, usize),
    rest: &Rest<'_>,
    gap: Gap,
) -> Ahead<'g> {
    let mut clause = at + 1;
    while clause < end {
        if let Some(conflict) = conflict_with(nodes, demand, clause, rest, gap) {
            return Ahead::Found(conflict);
        }
        clause = nodes[clause].end(clause);
    }
    if nodes[at].may_be_absent { Ahead::Passes(gap) } else { Ahead::Stops }
}

/// Returns the result when either of two sequences may come next.
const fn either<'g>(a: Ahead<'g>, b: Ahead<'g>) -> Ahead<'g> {
    match (a, b) {
        (Ahead::Found(_), _) => a,
        (_, Ahead::Found(_)) => b,
        (Ahead::Passes(a), Ahead::Passes(b)) => {
            Ahead::Passes(Gap { has_blank: a.has_blank && b.has_blank, is_glued: a.is_glued || b.is_glued })
        }
        (Ahead::Passes(_), Ahead::Stops) => a,
        (Ahead::Stops, _) => b,
    }
}

const fn conflict_with<'g>(
    nodes: &[Node<'g>],
    demand: &Demand<'g>,
    at: usize,
    rest: &Rest<'_>,
    gap: Gap,
) -> Option<Conflict<'g>> {
    let node = &nodes[at];
    let is_adjacent = !gap.has_blank && !node.space;
    let mut i = 0;
    while i < node.first_count() {
        let first = node.first(i);
        if continues(demand.continuation, &first) {
            return Some(Conflict { node: demand.node, other: at, first, kind: ConflictKind::Continues });
        }
        if demand.takes.has(&first) {
            return Some(Conflict { node: demand.node, other: at, first, kind: demand.kind });
        }
        if merges(demand.end, &first, is_adjacent) {
            let kind = ConflictKind::Merges { is_glued: gap.is_glued };
            return Some(Conflict { node: demand.node, other: at, first, kind });
        }
        if is_colon(&first) && continues_symbol(demand.continuation) && is_before_colon(nodes, at, rest) {
            let first = First::Literal("::");
            return Some(Conflict { node: demand.node, other: at, first, kind: ConflictKind::Continues });
        }
        i += 1;
    }
    None
}

const fn is_colon(first: &First<'_>) -> bool {
    matches!(first, First::Literal(text) if equal(text, ":"))
}

/// Returns whether another colon may follow: the lexer reads two colons as one token.
const fn is_before_colon(nodes: &[Node<'_>], at: usize, rest: &Rest<'_>) -> bool {
    let colon = taken(at, Taken::Literal(":"), ConflictKind::Continues);
    matches!(look_ahead(nodes, &colon, rest), Some(Conflict { first, .. }) if is_colon(&first))
}
