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

    /// Returns whether one of these texts may be parsed as the node when the node is absent.
    pub const fn may_be_taken_as(self, node: &Node<'_>) -> bool {
        !node.syntax.is_distinguishable || node.syntax.takes_leads.0 & (self.adjacent.0 | self.spaced.0) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Continuation, End, First, Subject, Syntax, explain};

    const VALUE: Syntax<'static> =
        Syntax::new(&[First::Literal("%")], End::Name).continued_by(&[Continuation::ResultNumber]);
    const NUMBER: Syntax<'static> = Syntax::new(&[First::Number], End::Integer);
    const ANY: Syntax<'static> = Syntax::new(&[First::Attribute], End::Entity)
        .continued_by(&[Continuation::Literal(":"), Continuation::SymbolPath]);
    const TEXT: Syntax<'static> = Syntax::new(&[First::String], End::Delimited);

    fn follow(nodes: &[Node<'static>]) -> Option<Follow> {
        nodes.iter().rev().try_fold(Follow::NOTHING, |follow, node| follow.before(node))
    }

    fn pieces() -> Vec<Node<'static>> {
        let mut pieces = vec![Node::NOTHING, Node::NOTHING.of_kind(NodeKind::Blank(true))];
        for literal in [",", ":", "->", "-", "#", "a", "i32", "<", "x1", "["] {
            pieces.extend([false, true].map(|space| Node::literal(0, literal, space)));
        }
        for syntax in [VALUE, NUMBER, ANY, TEXT] {
            for space in [false, true] {
                let leaf = Node::leaf(0, Subject::Field("x"), syntax, space);
                pieces.extend([leaf, leaf.optional(true)]);
            }
        }
        pieces.push(
            Node::leaf(0, Subject::Directive("attr_dict"), Syntax::new(&[First::Literal("{")], End::Delimited), true)
                .optional(true)
                .of_kind(NodeKind::Dictionary),
        );
        pieces
    }

    #[test]
    fn formats_with_a_conflict_are_never_proved() {
        let pieces = pieces();
        let mut proved = 0;
        for a in &pieces {
            for b in &pieces {
                for c in &pieces {
                    let nodes = [*a, *b, *c];
                    if follow(&nodes).is_some() {
                        proved += 1;
                        assert!(explain(&nodes).is_none(), "{nodes:#?}");
                    }
                }
            }
        }
        assert!(proved > pieces.len().pow(3) / 3, "{proved}");
    }
}
