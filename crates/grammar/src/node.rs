//! A format as data: nodes in textual order, each group before its contents.

use crate::continuation::Continuation;
use crate::first::First;
use crate::leads::Leads;
use crate::spacing::End;

/// The text of a value as its neighbours see it.
#[derive(Clone, Copy, Debug)]
pub struct Syntax<'g> {
    first: &'g [First<'g>],
    takes: &'g [First<'g>],
    continuation: &'g [Continuation<'g>],
    pub(crate) first_leads: Leads,
    pub(crate) takes_leads: Leads,
    /// The leads of the texts that would continue the text, or merge with its last token even after a blank.
    pub(crate) follow_leads: Leads,
    /// Its last token.
    pub(crate) end: End,
    /// Whether its first token shows that it is present.
    pub is_distinguishable: bool,
}

impl<'g> Syntax<'g> {
    /// A text about which nothing is known, such as that of a user's function.
    pub const NONE: Self = Self {
        first: &[],
        takes: &[],
        continuation: &[],
        first_leads: Leads::NONE,
        takes_leads: Leads::NONE,
        follow_leads: Leads::NONE,
        end: End::Delimited,
        is_distinguishable: true,
    };

    /// Returns a text with this FIRST set and no continuations.
    pub const fn new(first: &'g [First<'g>], end: End) -> Self {
        let leads = Leads::of_all(first);
        Self { first, takes: first, first_leads: leads, takes_leads: leads, ..Self::NONE }.ending_with(end)
    }

    /// Sets the FIRST set, but not the tokens that are taken as the beginning of the text.
    #[must_use]
    pub const fn starting_with(self, first: &'g [First<'g>]) -> Self {
        Self { first, first_leads: Leads::of_all(first), ..self }
    }

    /// Sets the FIRST set to that of another text.
    #[must_use]
    pub const fn starting_as(self, other: Self) -> Self {
        Self { first: other.first, first_leads: other.first_leads, ..self }
    }

    /// Sets the tokens that are taken as the beginning of the text when it may be absent.
    #[must_use]
    pub const fn taking(self, takes: &'g [First<'g>]) -> Self {
        Self { takes, takes_leads: Leads::of_all(takes), ..self }
    }

    /// Sets the continuations.
    #[must_use]
    pub const fn continued_by(self, continuation: &'g [Continuation<'g>]) -> Self {
        let leads = Leads::of_end(self.end).with(Leads::of_continuations(continuation));
        Self { continuation, follow_leads: leads, ..self }
    }

    /// Sets the last token.
    #[must_use]
    pub const fn ending_with(self, end: End) -> Self {
        let leads = Leads::of_end(end).with(Leads::of_continuations(self.continuation));
        Self { end, follow_leads: leads, ..self }
    }

    /// Sets whether the first token shows that the text is present.
    #[must_use]
    pub const fn distinguishable(self, is_distinguishable: bool) -> Self {
        Self { is_distinguishable, ..self }
    }

    /// Returns the FIRST set.
    pub const fn first(&self) -> &'g [First<'g>] {
        self.first
    }

    /// Returns the tokens that the parser takes as the beginning of a text that may be absent.
    pub const fn takes(&self) -> &'g [First<'g>] {
        self.takes
    }

    /// Returns the last token.
    pub const fn end(&self) -> End {
        self.end
    }

    /// Returns the tokens that would be parsed as more of the text.
    pub const fn continuation(&self) -> &'g [Continuation<'g>] {
        self.continuation
    }
}

/// A node of a format.
#[derive(Clone, Copy, Debug)]
pub struct Node<'g> {
    /// The kind.
    pub kind: NodeKind,
    /// The name in messages.
    pub subject: Subject<'g>,
    /// Its text; none for a group. The FIRST set of a literal is the literal itself.
    pub syntax: Syntax<'g>,
    /// Whether its text may be absent although its surroundings are present.
    pub may_be_absent: bool,
    /// Whether a blank is printed before it.
    pub space: bool,
    /// The position of its element in the definition.
    pub element: usize,
}

/// The kind of a node. The contents of a node follow it, up to `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeKind {
    /// A literal, or a value.
    Leaf,
    /// A dictionary of attributes, which prints its own blanks.
    Dictionary,
    /// White space in the format, and whether it is printed.
    Blank(bool),
    /// An optional group, and its alternative from `otherwise` on.
    Group {
        /// The first node of the alternative.
        otherwise: usize,
        /// The node after the group.
        end: usize,
    },
    /// The rest of a list, after a comma.
    ListRest {
        /// The node after it.
        end: usize,
    },
    /// Clauses in any order.
    Clauses {
        /// The node after the clauses.
        end: usize,
    },
    /// A clause: its text is the keyword.
    Clause {
        /// The node after the clause.
        end: usize,
    },
}

/// The name of a node in messages.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'g> {
    /// A literal: `"text"`.
    Literal(&'g str),
    /// A field: `$name`.
    Field(&'g str),
    /// A type: `type($name)`.
    TypeOf(&'g str),
    /// A directive, such as `operands`.
    Directive(&'g str),
    /// Text around the format, described in words.
    Context(&'g str),
}

impl<'g> Subject<'g> {
    /// Returns the subject in quotes, for messages.
    pub(crate) const fn quoted(self) -> [&'g str; 3] {
        match self {
            Self::Literal(text) => ["`\"", text, "\"`"],
            Self::Field(name) => ["`$", name, "`"],
            Self::TypeOf(name) => ["`type($", name, ")`"],
            Self::Directive(name) => ["`", name, "`"],
            Self::Context(words) => ["", words, ""],
        }
    }

    /// Returns the subject as written in a format.
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

    /// Returns a literal.
    pub const fn literal(element: usize, text: &'g str, space: bool) -> Self {
        let (end, leads) = (End::of_literal(text), Leads::of_literal(text));
        let syntax = Syntax { end, first_leads: leads, takes_leads: leads, ..Syntax::NONE };
        Self::leaf(element, Subject::Literal(text), syntax, space)
    }

    /// Returns a value that is always present.
    pub const fn leaf(element: usize, subject: Subject<'g>, syntax: Syntax<'g>, space: bool) -> Self {
        Self { kind: NodeKind::Leaf, subject, syntax, may_be_absent: false, space, element }
    }

    /// Sets whether the value may be absent.
    #[must_use]
    pub const fn optional(self, may_be_absent: bool) -> Self {
        Self { may_be_absent, ..self }
    }

    /// Sets the kind.
    #[must_use]
    pub const fn of_kind(self, kind: NodeKind) -> Self {
        Self { kind, ..self }
    }

    /// Returns the size of the FIRST set.
    pub(crate) const fn first_count(&self) -> usize {
        if matches!(self.subject, Subject::Literal(_)) { 1 } else { self.syntax.first().len() }
    }

    /// Returns a token class of the FIRST set; for a literal, the literal itself.
    pub(crate) const fn first(&self, index: usize) -> First<'g> {
        match self.subject {
            Subject::Literal(text) => First::Literal(text),
            Subject::Field(_) | Subject::TypeOf(_) | Subject::Directive(_) | Subject::Context(_) => {
                self.syntax.first()[index]
            }
        }
    }

    /// Returns the node after this one, which is at `at`, and its contents.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_are_those_of_the_sets() {
        const WORD: &[First<'static>] = &[First::Keyword];
        const TEXT: &[First<'static>] = &[First::String];
        const COMMA: &[Continuation<'static>] = &[Continuation::Literal(",")];
        let (word, text) = (Leads::of_all(WORD), Leads::of_all(TEXT));
        let both = |syntax: Syntax<'static>| (syntax.first_leads, syntax.takes_leads);
        let syntax = Syntax::new(WORD, End::Keyword);
        assert_eq!(both(syntax), (word, word));
        assert_eq!(both(syntax.starting_with(TEXT)), (text, word));
        assert_eq!(both(syntax.starting_as(Syntax::new(TEXT, End::Delimited))), (text, word));
        assert_eq!(both(syntax.taking(TEXT)), (word, text));
        assert_eq!(both(Node::literal(0, "a", true).syntax), (word, word));
        let (comma, entity) = (Leads::of_continuations(COMMA), Leads::of_end(End::Entity));
        assert_eq!(syntax.continued_by(COMMA).follow_leads, comma);
        assert_eq!(syntax.continued_by(COMMA).ending_with(End::Entity).follow_leads, comma.with(entity));
        assert_eq!(syntax.ending_with(End::Entity).continued_by(COMMA).follow_leads, comma.with(entity));
    }
}
