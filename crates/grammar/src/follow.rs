//! FOLLOW sets by leads: a quick proof for formats whose neighbours differ in their first characters.
//!
//! The sets are computed from the end of a format to its beginning, one step per node. They are supersets: where a set
//! meets a demand of the node before it, the exact proof decides. Sets are intersected bit by bit rather than by calls,
//! which are slow in constants.

use crate::leads::Leads;
use crate::node::{Node, NodeKind};

/// The leads of the texts that may come next.
#[derive(Clone, Copy, Debug)]
pub struct Follow {
    /// The leads of the texts without a blank before them.
    adjacent: Leads,
    /// The leads of the texts with a blank before them.
    spaced: Leads,
}

impl Follow {
    /// The set of no text.
    pub const NOTHING: Self = Self { adjacent: Leads::NONE, spaced: Leads::NONE };

    /// Returns the texts that may come next in either of two ways.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { adjacent: self.adjacent.with(other.adjacent), spaced: self.spaced.with(other.spaced) }
    }

    /// Returns the texts from the beginning of a node without contents, which precedes these texts; `None` if one of
    /// these texts may not be told apart from the node or its continuation.
    pub const fn before(self, node: &Node<'_>) -> Option<Self> {
        let (syntax, Leads(adjacent)) = (&node.syntax, self.adjacent);
        let all = Leads(adjacent | self.spaced.0);
        match node.kind {
            NodeKind::Leaf | NodeKind::Dictionary => {}
            NodeKind::Blank(true) => return Some(Self { adjacent: Leads::NONE, spaced: all }),
            NodeKind::Blank(false) => return Some(self),
            NodeKind::Group { .. } | NodeKind::ListRest { .. } | NodeKind::Clauses { .. } | NodeKind::Clause { .. } => {
                return None;
            }
        }
        if syntax.follow_leads.0 & all.0 != 0 || adjacent != 0 && Leads::of_adjacent_end(syntax.end).0 & adjacent != 0 {
            return None;
        }
        let own = match node.space {
            true => Self { adjacent: Leads::NONE, spaced: syntax.first_leads },
            false => Self { adjacent: syntax.first_leads, spaced: Leads::NONE },
        };
        if !node.may_be_absent {
            return Some(own);
        }
        if self.may_be_taken_as(node) {
            return None;
        }
        // An empty dictionary leaves nothing, not even a blank.
        match node.space && matches!(node.kind, NodeKind::Leaf) {
            true => Some(Self { spaced: Leads(own.spaced.0 | all.0), ..own }),
            false => Some(own.or(self)),
        }
    }

    /// Returns the texts from the beginning of a group that begins with the node `first`, given those if the group is
    /// present and if it is absent; `None` if the latter may not be told apart from the group.
    pub const fn before_group(first: &Node<'_>, present: Self, absent: Self) -> Option<Self> {
        if absent.may_be_taken_as(first) { None } else { Some(present.or(absent)) }
    }

    /// Returns whether one of these texts may be parsed as the node when the node is absent.
    const fn may_be_taken_as(self, node: &Node<'_>) -> bool {
        !node.syntax.is_distinguishable || node.syntax.takes_leads.0 & (self.adjacent.0 | self.spaced.0) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Continuation, Definition, End, First, Opening, Subject, Syntax, explain};

    const VALUE: Syntax<'static> =
        Syntax::new(&[First::Literal("%")], End::Name).continued_by(&[Continuation::ResultNumber]);
    const NUMBER: Syntax<'static> = Syntax::new(&[First::Number], End::Integer);
    const ANY: Syntax<'static> = Syntax::new(&[First::Attribute], End::Entity)
        .continued_by(&[Continuation::Literal(":"), Continuation::SymbolPath]);
    const TEXT: Syntax<'static> = Syntax::new(&[First::String], End::Delimited);
    const TYPES: Syntax<'static> = Syntax::new(&[First::Type], End::Entity).continued_by(&[Continuation::Literal(",")]);
    const WORD: Syntax<'static> = Syntax::new(&[First::Keyword], End::Keyword);
    const CASE: Syntax<'static> = Syntax::new(&[First::Case(&["a", "<"])], End::Keyword);
    const BITS: Syntax<'static> = Syntax::new(&[First::Case(&["x1", "b"]), First::EmptyCase("None")], End::Keyword)
        .taking(&[First::Case(&["x1", "b"])])
        .continued_by(&[Continuation::Literal("|")]);
    const SYMBOL: Syntax<'static> =
        Syntax::new(&[First::Literal("@")], End::Keyword).continued_by(&[Continuation::SymbolPath]);
    const UNKNOWN: Syntax<'static> = Syntax::new(&[First::Unknown], End::Delimited);
    const OWN: Syntax<'static> = Syntax::new(NAMED_FIRST, End::Symbol);
    const OPEN: Syntax<'static> = Syntax::new(OPEN_FIRST, End::Delimited).continued_by(OPEN_END);
    const HIDDEN: Syntax<'static> = Syntax::new(&[First::String], End::Delimited).distinguishable(false);

    static NAMED: Definition<'static> = Definition {
        dialect: "d",
        name: "Named",
        is_type: false,
        is_typed: true,
        opening: Opening::Name,
        continuation: &[],
    };
    static LITERAL: Definition<'static> = Definition {
        dialect: "d",
        name: "Literal",
        is_type: true,
        is_typed: false,
        opening: Opening::Literal("<"),
        continuation: &[Continuation::AnyOf(&[First::Literal(",")])],
    };

    const NAMED_FIRST: &[First<'static>] = &[First::Definition(&NAMED)];
    const OPEN_FIRST: &[First<'static>] = &[First::Definition(&LITERAL)];
    const OPEN_END: &[Continuation<'static>] = &[Continuation::Definition(&LITERAL)];

    /// A format, in which a group has its contents.
    #[derive(Clone, Debug)]
    enum Piece {
        Node(Node<'static>),
        Group(Vec<Piece>, Vec<Piece>),
    }

    /// Returns whether the quick proof accepts a format.
    fn is_proved(pieces: &[Piece]) -> bool {
        before(Follow::NOTHING, pieces).is_some()
    }

    fn before(follow: Follow, pieces: &[Piece]) -> Option<Follow> {
        pieces.iter().rev().try_fold(follow, |follow, piece| match piece {
            Piece::Node(node) => follow.before(node),
            Piece::Group(then, otherwise) => {
                let (present, absent) = (before(follow, then)?, before(follow, otherwise)?);
                let Some(Piece::Node(first)) = then.first() else { panic!("a group begins with a node: {then:?}") };
                Follow::before_group(first, present, absent)
            }
        })
    }

    /// Returns whether the exact proof accepts a format.
    fn is_readable(pieces: &[Piece]) -> bool {
        let mut nodes = Vec::new();
        add(pieces, &mut nodes);
        explain(&nodes).is_none()
    }

    fn add(pieces: &[Piece], nodes: &mut Vec<Node<'static>>) {
        for piece in pieces {
            match piece {
                Piece::Node(node) => nodes.push(*node),
                Piece::Group(then, otherwise) => {
                    let at = nodes.len();
                    nodes.push(Node::NOTHING);
                    add(then, nodes);
                    let behind_then = nodes.len();
                    add(otherwise, nodes);
                    nodes[at].kind = NodeKind::Group { otherwise: behind_then, end: nodes.len() };
                }
            }
        }
    }

    fn literal(text: &'static str, space: bool) -> Node<'static> {
        Node::literal(0, text, space)
    }

    fn leaf(syntax: Syntax<'static>, space: bool) -> Node<'static> {
        Node::leaf(0, Subject::Field("x"), syntax, space)
    }

    fn dictionary() -> Node<'static> {
        let syntax = Syntax::new(&[First::Literal("{")], End::Delimited);
        Node::leaf(0, Subject::Directive("attr_dict"), syntax, true).optional(true).of_kind(NodeKind::Dictionary)
    }

    fn nodes() -> Vec<Node<'static>> {
        let mut nodes = vec![Node::NOTHING, Node::NOTHING.of_kind(NodeKind::Blank(true)), dictionary()];
        for text in [",", ":", "::", "->", "-", "#", "a", "i32", "<", "x1", "["] {
            nodes.extend([false, true].map(|space| literal(text, space)));
        }
        for syntax in [VALUE, NUMBER, ANY, TEXT, TYPES, WORD, CASE, BITS, SYMBOL, UNKNOWN, OWN, OPEN, HIDDEN] {
            nodes.extend([false, true].map(|space| leaf(syntax, space)));
            nodes.extend([false, true].map(|space| leaf(syntax, space).optional(true)));
        }
        nodes
    }

    /// The numbers of formats that both proofs accept, and that the exact proof accepts.
    #[derive(Default)]
    struct Accepted {
        quickly: usize,
        exactly: usize,
    }

    impl Accepted {
        #[track_caller]
        fn count(&mut self, pieces: &[Piece]) {
            let (quickly, exactly) = (is_proved(pieces), is_readable(pieces));
            assert!(exactly || !quickly, "the exact proof refuses {pieces:#?}");
            self.quickly += usize::from(quickly);
            self.exactly += usize::from(exactly);
        }

        /// Checks that the quick proof accepts this percentage of what the exact proof accepts.
        #[track_caller]
        fn at_least(&self, percentage: usize) {
            let Self { quickly, exactly } = *self;
            assert!(quickly * 100 >= exactly * percentage, "{quickly} of {exactly}");
        }
    }

    #[test]
    fn pairs_with_a_conflict_are_never_proved() {
        let mut accepted = Accepted::default();
        for a in nodes() {
            for b in nodes() {
                accepted.count(&[a, b].map(Piece::Node));
            }
        }
        accepted.at_least(80);
    }

    #[test]
    fn optional_nodes_with_a_conflict_are_never_proved() {
        let mut accepted = Accepted::default();
        let may_be_absent: Vec<_> = nodes().into_iter().filter(|node| node.may_be_absent).collect();
        for a in nodes() {
            for b in &may_be_absent {
                for c in nodes() {
                    accepted.count(&[a, *b, c].map(Piece::Node));
                }
            }
        }
        accepted.at_least(60);
    }

    /// Pseudorandom formats.
    struct Formats {
        nodes: Vec<Node<'static>>,
        state: u64,
    }

    impl Formats {
        fn below(&mut self, bound: usize) -> usize {
            // Knuth's multiplier for 64 bits; the high bits are the random ones.
            self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(self.state >> 33).expect("31 bits") % bound
        }

        fn node(&mut self) -> Node<'static> {
            let at = self.below(self.nodes.len());
            self.nodes[at]
        }

        fn leaf(&mut self) -> Node<'static> {
            let node = self.node();
            if matches!(node.kind, NodeKind::Blank(_)) { self.leaf() } else { node.optional(false) }
        }

        fn pieces(&mut self, count: usize, depth: usize) -> Vec<Piece> {
            (0..count).map(|_| self.piece(depth)).collect()
        }

        fn piece(&mut self, depth: usize) -> Piece {
            if depth == 0 || self.below(3) != 0 {
                return Piece::Node(self.node());
            }
            let mut then = vec![Piece::Node(self.leaf())];
            let counts = (self.below(3), self.below(3));
            then.extend(self.pieces(counts.0, depth - 1));
            Piece::Group(then, self.pieces(counts.1, depth - 1))
        }
    }

    #[test]
    fn groups_with_a_conflict_are_never_proved() {
        let mut formats = Formats { nodes: nodes(), state: 1 };
        let mut accepted = Accepted::default();
        for _ in 0..50_000 {
            let count = 1 + formats.below(4);
            accepted.count(&formats.pieces(count, 2));
        }
        accepted.at_least(60);
    }

    #[track_caller]
    fn proves(expected: bool, pieces: &[Piece]) {
        assert_eq!((is_proved(pieces), is_readable(pieces)), (expected, expected), "{pieces:#?}");
    }

    fn group(then: &[Node<'static>], otherwise: &[Node<'static>]) -> Piece {
        let pieces = |nodes: &[Node<'static>]| nodes.iter().copied().map(Piece::Node).collect();
        Piece::Group(pieces(then), pieces(otherwise))
    }

    #[test]
    fn groups_differ_from_what_follows_them() {
        let comma = literal(",", false);
        let list = group(&[comma, leaf(TYPES, true)], &[]);
        proves(true, &[list.clone(), Piece::Node(literal(":", true))]);
        proves(false, &[list.clone(), Piece::Node(comma)]);
        proves(false, &[group(&[comma, leaf(VALUE, true)], &[]), Piece::Node(comma)]);
        proves(false, &[list, Piece::Node(literal("<", true))]);
    }

    #[test]
    fn groups_differ_from_their_alternative() {
        let (word, text) = (leaf(WORD, true), leaf(TEXT, true));
        proves(true, &[group(&[word], &[text])]);
        proves(false, &[group(&[word], &[literal("a", true)])]);
        proves(false, &[group(&[leaf(HIDDEN, true)], &[word])]);
        // The alternative is absent, too.
        proves(false, &[group(&[word], &[text.optional(true)]), Piece::Node(literal("a", true))]);
    }

    #[test]
    fn texts_before_a_group_differ_from_it_and_from_what_follows_it() {
        let types = Piece::Node(leaf(TYPES, true));
        let (comma, colon) = (literal(",", false), literal(":", true));
        proves(true, &[types.clone(), group(&[colon, leaf(VALUE, true)], &[]), Piece::Node(dictionary())]);
        proves(false, &[types.clone(), group(&[comma, leaf(VALUE, true)], &[]), Piece::Node(colon)]);
        proves(false, &[types.clone(), group(&[colon, leaf(VALUE, true)], &[comma]), Piece::Node(dictionary())]);
        proves(false, &[types, group(&[colon, leaf(VALUE, true)], &[]), Piece::Node(comma)]);
    }

    #[test]
    fn two_colons_continue_a_symbol() {
        let [symbol, colon] = [leaf(SYMBOL, true), literal(":", false)].map(Piece::Node);
        proves(false, &[symbol.clone(), colon.clone(), colon.clone()]);
        proves(false, &[symbol.clone(), Piece::Node(literal("::", false))]);
        // A single colon is only refused by the quick proof.
        assert!(!is_proved(&[symbol.clone(), colon.clone()]) && is_readable(&[symbol, colon]));
    }

    #[test]
    fn nodes_with_contents_are_left_to_the_exact_proof() {
        let kinds = [
            NodeKind::Group { otherwise: 1, end: 1 },
            NodeKind::ListRest { end: 1 },
            NodeKind::Clauses { end: 1 },
            NodeKind::Clause { end: 1 },
        ];
        for kind in kinds {
            assert!(Follow::NOTHING.before(&literal("a", true).of_kind(kind)).is_none(), "{kind:?}");
        }
    }
}
