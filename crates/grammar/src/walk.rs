//! The proof that a format can be read back.
//!
//! Every node imposes a demand on the nodes that may follow it: they must not continue its text, be parsed as it when
//! it is absent, or merge with its last token. The walk visits each node and looks ahead over all possible followers,
//! past optional nodes, up to the first node that is always present.

use crate::continuation::{Continuation, continues, continues_symbol};
use crate::first::{First, overlap, overlap_any};
use crate::leads::Leads;
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
    /// The leads of everything above. No other text is in conflict.
    leads: Leads,
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

impl Taken<'_> {
    const fn has(self, first: &First<'_>) -> bool {
        match self {
            Self::Nothing => false,
            Self::Literal(text) => overlap(&First::Literal(text), first),
            Self::AnyOf(all) => overlap_any(first, all),
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
    let demand = match may_be_absent {
        true => taken_by(nodes, at, ConflictKind::Absent),
        false => taken(at, Taken::Nothing, Leads::NONE, ConflictKind::Absent),
    };
    look_ahead(nodes, &demand.followed(&syntax), rest)
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
        let conflict = look_ahead(nodes, &taken_by(nodes, first, ConflictKind::AbsentGroup), &instead);
        if conflict.is_some() {
            return conflict;
        }
    }
    let conflict = check_sequence(nodes, Rest { from: at + 1, end: otherwise, outer: Some(rest) });
    if conflict.is_some() { conflict } else { check_sequence(nodes, instead) }
}

const fn check_list_rest<'g>(nodes: &[Node<'g>], at: usize, end: usize, rest: &Rest<'_>) -> Option<Conflict<'g>> {
    if nodes[at].may_be_absent {
        let conflict = look_ahead(nodes, &taken_literal(at, ",", ConflictKind::Continues), rest);
        if conflict.is_some() {
            return conflict;
        }
    }
    check_sequence(nodes, Rest { from: at + 1, end, outer: Some(rest) })
}

/// Returns the demand of a node that is recognized by its first token alone.
const fn taken<'g>(node: usize, takes: Taken<'g>, leads: Leads, kind: ConflictKind) -> Demand<'g> {
    Demand { node, continuation: &[], takes, end: End::Delimited, leads, kind }
}

const fn taken_literal<'g>(node: usize, literal: &'g str, kind: ConflictKind) -> Demand<'g> {
    taken(node, Taken::Literal(literal), Leads::of_literal(literal), kind)
}

/// Returns the demand that nothing else is parsed as the node.
const fn taken_by<'g>(nodes: &[Node<'g>], at: usize, kind: ConflictKind) -> Demand<'g> {
    let node = &nodes[at];
    let takes = match node.subject {
        Subject::Literal(text) => Taken::Literal(text),
        Subject::Field(_) | Subject::TypeOf(_) | Subject::Directive(_) | Subject::Context(_) => {
            Taken::AnyOf(node.syntax.takes())
        }
    };
    taken(at, takes, node.syntax.takes_leads, kind)
}

impl<'g> Demand<'g> {
    /// Adds the demands that nothing continues a text or merges with its last token.
    const fn followed(self, syntax: &Syntax<'g>) -> Self {
        let leads = self.leads.with(syntax.follow_leads);
        Self { continuation: syntax.continuation(), end: syntax.end, leads, ..self }
    }
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
    let of_all = taken_by(nodes, at, ConflictKind::Absent).followed(&nodes[at].syntax);
    let mut conflict = look_ahead(nodes, &of_all, rest);
    let mut clause = at + 1;
    while clause < end && conflict.is_none() {
        let after = nodes[clause].end(clause);
        let inside = Rest { from: clause + 1, end: after, outer: Some(&again) };
        conflict = look_ahead(nodes, &taken_by(nodes, clause, ConflictKind::AbsentClause), rest);
        if conflict.is_none() {
            let keyword = taken(clause, Taken::Nothing, Leads::NONE, ConflictKind::AbsentClause);
            conflict = look_ahead(nodes, &keyword.followed(&nodes[clause].syntax), &inside);
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
    if !demand.leads.meet(Leads::ANY) && matches!(demand.end, End::Delimited) {
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
            ahead @ (Ahead::Found(_) | Ahead::Stops) => return ahead,
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
    let adjacent = if is_adjacent { Leads::of_adjacent_end(demand.end) } else { Leads::NONE };
    if !demand.leads.with(adjacent).meet(node.syntax.first_leads) {
        return None;
    }
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

/// Returns whether another colon may follow: the parser reads two colons as the `::` of a symbol reference.
const fn is_before_colon(nodes: &[Node<'_>], at: usize, rest: &Rest<'_>) -> bool {
    let colon = taken_literal(at, ":", ConflictKind::Continues);
    matches!(look_ahead(nodes, &colon, rest), Some(Conflict { first, .. }) if is_colon(&first))
}
