//! A format as data: nodes in source order, each group before its elements.

use crate::continuation::Continuation;
use crate::first::First;
use crate::spacing::End;

/// The text of a value as its neighbours see it.
#[derive(Clone, Copy, Debug)]
pub struct Syntax<'g> {
    /// The FIRST set.
    pub first: &'g [First<'g>],
    /// The tokens that the parser takes for the text if it may be absent.
    pub takes: &'g [First<'g>],
    /// The tokens that would be parsed as more of the text.
    pub continuation: &'g [Continuation<'g>],
    /// Its last token.
    pub end: End,
    /// Whether its first token shows that it is present.
    pub is_distinguishable: bool,
}

impl<'g> Syntax<'g> {
    /// A text of which nothing is known, as a function of the user's writes it.
    pub const NONE: Self =
        Self { first: &[], takes: &[], continuation: &[], end: End::Closed, is_distinguishable: true };

    /// Creates the syntax of a text with this FIRST set and no continuations.
    pub const fn new(first: &'g [First<'g>], end: End) -> Self {
        Self { first, takes: first, continuation: &[], end, is_distinguishable: true }
    }

    /// Returns the same syntax, with the tokens that are taken for the text if it may be absent.
    #[must_use]
    pub const fn taking(self, takes: &'g [First<'g>]) -> Self {
        Self { takes, ..self }
    }

    /// Returns the same syntax with continuations.
    #[must_use]
    pub const fn continued_by(self, continuation: &'g [Continuation<'g>]) -> Self {
        Self { continuation, ..self }
    }
}

/// A node of a format.
#[derive(Clone, Copy, Debug)]
pub struct Node<'g> {
    /// The kind.
    pub kind: NodeKind,
    /// The name in messages.
    pub subject: Subject<'g>,
    /// Its text; of a group, nothing. The FIRST set of a literal is the literal.
    pub syntax: Syntax<'g>,
    /// Whether its text may be absent while what is around it is present.
    pub may_be_absent: bool,
    /// Whether a blank is printed before it.
    pub space: bool,
    /// The position of the node's element in the definition.
    pub element: usize,
}

/// The kind of a node. The nodes inside a node follow it, up to `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeKind {
    /// A literal, or a value.
    Leaf,
    /// A dictionary of attributes, which writes its blanks itself.
    Dictionary,
    /// White space of the format; whether any is printed.
    Blank(bool),
    /// An optional group, and what is written in its place from `otherwise` on.
    Group {
        /// The first node that is written where the group is absent.
        otherwise: usize,
        /// The node behind the group.
        end: usize,
    },
    /// The rest of a list, which may follow a comma.
    ListRest {
        /// The node behind it.
        end: usize,
    },
    /// Clauses in any order.
    Clauses {
        /// The node behind the clauses.
        end: usize,
    },
    /// A clause: its text is the keyword.
    Clause {
        /// The node behind the clause.
        end: usize,
    },
}

/// The name of a node in messages.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'g> {
    /// `"text"`
    Literal(&'g str),
    /// `$name`
    Field(&'g str),
    /// `type($name)`
    TypeOf(&'g str),
    /// A directive, such as `operands`.
    Directive(&'g str),
    /// Text around the format, in words.
    Context(&'g str),
}

impl<'g> Subject<'g> {
    /// Returns the subject as messages quote it.
    pub(crate) const fn quoted(self) -> [&'g str; 3] {
        match self {
            Self::Literal(text) => ["`\"", text, "\"`"],
            Self::Field(name) => ["`$", name, "`"],
            Self::TypeOf(name) => ["`type($", name, ")`"],
            Self::Directive(name) => ["`", name, "`"],
            Self::Context(words) => ["", words, ""],
        }
    }

    /// Returns the subject as a format contains it.
    pub(crate) const fn written(self) -> [&'g str; 3] {
        match self {
            Self::Literal(text) => ["\"", text, "\""],
            Self::Field(name) => ["$", name, ""],
            Self::TypeOf(name) => ["type($", name, ")"],
            Self::Directive(text) | Self::Context(text) => ["", text, ""],
        }
    }
}

impl<'g> Node<'g> {
    /// White space that is not printed.
    pub const NOTHING: Self = Self {
        kind: NodeKind::Blank(false),
        subject: Subject::Context(""),
        syntax: Syntax::NONE,
        may_be_absent: true,
        space: false,
        element: 0,
    };

    /// Creates a literal.
    pub const fn literal(element: usize, text: &'g str, space: bool) -> Self {
        let syntax = Syntax { end: End::of_literal(text), ..Syntax::NONE };
        Self::leaf(element, Subject::Literal(text), syntax, space)
    }

    /// Creates a value that is always present.
    pub const fn leaf(element: usize, subject: Subject<'g>, syntax: Syntax<'g>, space: bool) -> Self {
        Self { kind: NodeKind::Leaf, subject, syntax, may_be_absent: false, space, element }
    }

    /// Returns the same node, which is absent if `may_be_absent` is set.
    #[must_use]
    pub const fn optional(self, may_be_absent: bool) -> Self {
        Self { may_be_absent, ..self }
    }

    /// Returns the same node with another kind.
    #[must_use]
    pub const fn of_kind(self, kind: NodeKind) -> Self {
        Self { kind, ..self }
    }

    /// Returns the size of the FIRST set.
    pub(crate) const fn first_count(&self) -> usize {
        if matches!(self.subject, Subject::Literal(_)) { 1 } else { self.syntax.first.len() }
    }

    /// Returns a token class of the FIRST set: a literal is its own.
    pub(crate) const fn first(&self, index: usize) -> First<'g> {
        match self.subject {
            Subject::Literal(text) => First::Literal(text),
            Subject::Field(_) | Subject::TypeOf(_) | Subject::Directive(_) | Subject::Context(_) => {
                self.syntax.first[index]
            }
        }
    }

    /// Returns the position after this node, which is at `at`, and the nodes inside it.
    pub(crate) const fn end(&self, at: usize) -> usize {
        match self.kind {
            NodeKind::Leaf | NodeKind::Dictionary | NodeKind::Blank(_) => at + 1,
            NodeKind::Group { end, .. }
            | NodeKind::ListRest { end }
            | NodeKind::Clauses { end }
            | NodeKind::Clause { end } => end,
        }
    }
}
