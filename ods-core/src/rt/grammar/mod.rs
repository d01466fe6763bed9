//! Compile-time checks of formats with `ods_grammar`, for expansions.
//!
//! A format is lowered to nodes, once for operations and once for types and attributes; `ods_grammar::check` proves
//! that it can be parsed. All facts come from the constraints and parameters themselves, never from their names.

mod attribute;
mod def;
mod ends;
mod op;
mod parameter;

pub(super) use attribute::{attribute_syntax, type_syntax};
pub use def::{check_def_format, check_glued, check_list_default, check_spelling};
pub use ends::{ParameterEnds, continuations};
pub use op::{check_format, check_format_with_defaults};
pub use parameter::{ParameterList, ParameterSyntax, has_commas};

use ods_grammar::{Message, Node};

use super::checks::fail;
use crate::schema::Anchor;

/// An error that a check found, to be reported at the right element of the definition.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    element: usize,
    message: Message<'static>,
}

/// Reports an error at the element at a position.
///
/// # Panics
/// Panics if the report is about that element.
#[track_caller]
pub const fn report_at(report: Report, element: usize) {
    if report.element == element {
        fail(report.message.pieces());
    }
}

/// Reports an error that is not about an element of the definition.
///
/// # Panics
/// Always panics.
#[track_caller]
pub const fn report_rest(report: Report) {
    fail(report.message.pieces());
}

impl Report {
    /// Returns the error in the first nodes of an array.
    const fn of<const N: usize>(nodes: &Nodes<N>) -> Option<Self> {
        match ods_grammar::explain(nodes.nodes.split_at(nodes.length).0) {
            Some((element, message)) => Some(Self { element, message }),
            None => None,
        }
    }
}

/// Nodes being collected.
struct Nodes<const N: usize> {
    nodes: [Node<'static>; N],
    length: usize,
    /// The number of elements.
    elements: usize,
    /// The names of cases that are the defaults of fields, and are not printed.
    defaults: &'static [(Anchor, &'static str)],
}

impl<const N: usize> Nodes<N> {
    const EMPTY: Self = Self { nodes: [Node::NOTHING; N], length: 0, elements: 0, defaults: &[] };

    /// Adds a node and returns its position.
    const fn push(&mut self, node: Node<'static>) -> usize {
        let at = self.length;
        self.nodes[at] = node;
        self.length = at + 1;
        at
    }

    /// Returns the position of the next element.
    const fn next_element(&mut self) -> usize {
        self.elements += 1;
        self.elements - 1
    }
}
