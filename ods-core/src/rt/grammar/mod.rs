//! Definitions as the grammar sees them: what expansions ask `ods_grammar`, in constants, about their formats.
//!
//! A format is lowered to nodes, once for operations and once for types and attributes; the proof that it can be read
//! back is `ods_grammar::check`. Everything is asked of the constraints and parameters themselves, never of their names.

mod attribute;
mod def;
mod op;
mod parameter;

pub use def::{check_def_format, check_glued, check_spelling};
pub use op::check_format;
pub use parameter::{ParameterList, ParameterSyntax, has_commas};

use ods_grammar::{Message, Node};

use super::checks::fail;

/// The outcome of a check, for the definition to complain of at the right place.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    conflict: Option<(usize, Message<'static>)>,
}

/// Complains of the element at a position.
///
/// # Panics
/// When the report has that element.
#[track_caller]
pub const fn report_at(report: &Report, element: usize) {
    report.at(element);
}

/// Complains of what is at no element of the definition.
///
/// # Panics
/// When the report has such.
#[track_caller]
pub const fn report_rest(report: &Report) {
    if let Some((_, message)) = &report.conflict {
        fail(message.pieces());
    }
}

impl Report {
    /// Nothing to complain of.
    pub(super) const NONE: Self = Self { conflict: None };

    /// A complaint at this element.
    pub(super) const fn new(element: usize, message: Message<'static>) -> Self {
        Self { conflict: Some((element, message)) }
    }

    /// The outcome for the first nodes of an array.
    const fn of<const N: usize>(nodes: &Nodes<N>) -> Self {
        Self { conflict: ods_grammar::explain(nodes.nodes.split_at(nodes.length).0) }
    }

    #[track_caller]
    const fn at(&self, element: usize) {
        if let Some((found, message)) = &self.conflict
            && *found == element
        {
            fail(message.pieces());
        }
    }
}

/// Nodes that are being put together.
struct Nodes<const N: usize> {
    nodes: [Node<'static>; N],
    length: usize,
    /// How many elements there were.
    elements: usize,
}

impl<const N: usize> Nodes<N> {
    const EMPTY: Self = Self { nodes: [Node::NOTHING; N], length: 0, elements: 0 };

    /// Adds a node; its position.
    const fn push(&mut self, node: Node<'static>) -> usize {
        let at = self.length;
        self.nodes[at] = node;
        self.length = at + 1;
        at
    }

    /// The position of the next element.
    const fn next_element(&mut self) -> usize {
        self.elements += 1;
        self.elements - 1
    }
}
