//! Messages about conflicts, as pieces, because constants cannot concatenate text.

use crate::first::First;
use crate::node::{Node, NodeKind, Subject};
use crate::spacing::End;
use crate::token::equal;
use crate::walk::{Conflict, ConflictKind};

/// The maximum number of pieces of a message.
const LONGEST: usize = 20;

/// A message in pieces.
#[derive(Clone, Copy, Debug)]
pub struct Message<'g> {
    pieces: [&'g str; LONGEST],
    length: usize,
}

impl<'g> Message<'g> {
    const EMPTY: Self = Self { pieces: [""; LONGEST], length: 0 };

    /// Returns the pieces.
    pub const fn pieces(&self) -> &[&'g str] {
        self.pieces.split_at(self.length).0
    }

    /// Returns a message of these pieces.
    pub const fn of(pieces: &[&'g str]) -> Self {
        let (mut message, mut i) = (Self::EMPTY, 0);
        while i < pieces.len() {
            message = message.with(pieces[i]);
            i += 1;
        }
        message
    }

    const fn with(mut self, piece: &'g str) -> Self {
        self.pieces[self.length] = piece;
        self.length += 1;
        self
    }

    const fn with_all(self, pieces: [&'g str; 3]) -> Self {
        self.with(pieces[0]).with(pieces[1]).with(pieces[2])
    }
}

impl<'g> Conflict<'g> {
    /// Returns the message: the problem, and what to do.
    pub const fn message(&self, nodes: &[Node<'g>]) -> Message<'g> {
        let (node, other) = (&nodes[self.node], nodes[self.other].subject);
        match self.kind {
            ConflictKind::Continues => self.continues(node, other),
            ConflictKind::Absent => self.absent(node, other),
            ConflictKind::AbsentGroup => Message::EMPTY
                .with("ambiguous optional group: if it is absent, ")
                .with_all(other.quoted())
                .with(" would be parsed as its start")
                .with(self.reason(node))
                .with("; begin the group with another literal")
                .with_all(self.hidden())
                .with(self.hidden_by()),
            ConflictKind::AbsentClause => Message::EMPTY
                .with_all(other.quoted())
                .with(" may follow these clauses, and would be parsed as the clause ")
                .with_all(node.subject.quoted())
                .with("; use another keyword"),
            ConflictKind::Undetectable => Message::EMPTY
                .with("the first token of ")
                .with_all(node.subject.quoted())
                .with(" does not show whether it is present; put it into a group that begins with a literal"),
            ConflictKind::Merges { is_glued } => self.merges(node, other, is_glued),
        }
    }

    const fn continues(&self, node: &Node<'g>, other: Subject<'g>) -> Message<'g> {
        let this = node.subject;
        match self.literal().as_bytes() {
            b"," => Message::EMPTY
                .with_all(this.quoted())
                .with(" contains commas, so a `,` cannot follow; write `\"[\" ")
                .with_all(this.written())
                .with(" \"]\"`"),
            b"::" => Message::EMPTY
                .with("`::` would continue the symbol ")
                .with_all(this.quoted())
                .with("; use another literal"),
            b":" => Message::EMPTY
                .with("the `:` after ")
                .with_all(this.quoted())
                .with(" would be parsed as the start of its type; use another literal, or a constraint whose ")
                .with("attributes have one type"),
            _ if matches!(node.syntax.end, End::Name) => Message::EMPTY
                .with_all(other.quoted())
                .with(" may begin with `#`, which would continue ")
                .with_all(this.quoted())
                .with("; put a literal between them"),
            _ => Message::EMPTY
                .with_all(other.quoted())
                .with(" would be parsed as a continuation of ")
                .with_all(this.quoted())
                .with("; put another literal between them, or one of them into brackets"),
        }
    }

    const fn absent(&self, node: &Node<'g>, other: Subject<'g>) -> Message<'g> {
        let is_keyword_better = matches!(node.kind, NodeKind::Dictionary)
            || matches!(other, Subject::Directive(name) if equal(name, "attr_dict"));
        let message = Message::EMPTY
            .with("ambiguous format: if ")
            .with_all(node.subject.quoted())
            .with(" is absent, ")
            .with_all(other.quoted())
            .with(" would be parsed as it")
            .with(self.reason(node));
        match is_keyword_better {
            true => message.with("; use `attr_dict_with_keyword`"),
            false => message
                .with("; put a literal between them, or use a group: `(\",\" ")
                .with_all(node.subject.written())
                .with("^)?`")
                .with_all(self.hidden())
                .with(self.hidden_by()),
        }
    }

    /// Returns the advice for an empty text of a case: a default is not printed.
    const fn hidden(&self) -> [&'g str; 3] {
        if let First::EmptyCase(name) = self.first { [", or make `", name, "`"] } else { ["", "", ""] }
    }

    const fn hidden_by(&self) -> &'static str {
        if let First::EmptyCase(_) = self.first { " the default, which a group does not print" } else { "" }
    }

    /// Returns the reason that one is parsed as the other, if it is not obvious.
    const fn reason(&self, node: &Node<'g>) -> &'static str {
        if let First::EmptyCase(_) = self.first {
            return ", since the empty text of a case is printed as `\"\"`";
        }
        match node.syntax.takes() {
            [First::Case(_), ..] => self.reason_of_case(),
            [First::Attribute, ..] if !matches!(self.first, First::Attribute) => ", since any attribute would",
            _ => "",
        }
    }

    /// Returns the reason that the other is parsed as a case of an enum.
    const fn reason_of_case(&self) -> &'static str {
        match self.first {
            First::Literal(_) => ", since it is the text of a case",
            First::Type => ", since a case has the text of a type",
            First::String | First::Attribute => ", since a case may be in quotes",
            First::Keyword
            | First::Number
            | First::TypedAttribute
            | First::Operation
            | First::AnyOf(_)
            | First::Case(_)
            | First::EmptyCase(_)
            | First::Definition(_)
            | First::Unknown => "",
        }
    }

    /// Returns the literal that the other begins with, or an empty text if it begins with another token.
    const fn literal(&self) -> &'g str {
        if let First::Literal(text) = self.first { text } else { "" }
    }

    const fn merges(&self, node: &Node<'g>, other: Subject<'g>, is_glued: bool) -> Message<'g> {
        let message = Message::EMPTY.with_all(other.quoted());
        match node.syntax.end {
            End::Entity | End::Symbol if crate::overlap(&First::Literal("<"), &self.first) => message
                .with(" begins with `<`, which would be parsed as the parameters of ")
                .with_all(node.subject.quoted())
                .with("; put another literal between them"),
            End::Punctuation(b'/') => message.with(" begins a comment with the `/` before it; remove the `\"\"`"),
            End::Punctuation(_) if equal(self.literal(), ">") => {
                message.with(" forms an arrow with the `-` before it; put a `\" \"` between them")
            }
            End::Punctuation(_) => message
                .with(" may begin with `#`, which forms one token with the `{-` before it; put a `\" \"` between them"),
            End::Delimited | End::Keyword | End::Name | End::Integer | End::Number | End::Entity | End::Symbol => {
                let message = message.with(" runs into ").with_all(node.subject.quoted());
                match is_glued {
                    true => message.with(" before it; remove the `\"\"`"),
                    false => message.with(" if everything between them is absent; put a `\" \"` before it"),
                }
            }
        }
    }
}
