//! Continuations: the tokens that make a complete text longer. The text after it must not begin with one.
//!
//! A list continues with a comma, an attribute with the colon of its type, a symbol reference with `::`; a type or
//! attribute without its name continues with what may be absent at the end of its format.

use crate::first::{Definition, First, Opening, Visited, is_visited, overlap, overlap_any};
use crate::token::equal;

/// A token that continues a text.
#[derive(Clone, Copy, Debug)]
pub enum Continuation<'g> {
    /// A literal: a list's comma, the colon before a type, the beginning of an optional group.
    Literal(&'g str),
    /// `::`, which two adjacent `:` also form.
    SymbolPath,
    /// The result number after an operation: `%0#1`.
    ResultNumber,
    /// Any keyword.
    Keyword,
    /// The beginning of an optional element.
    AnyOf(&'g [First<'g>]),
    /// Several continuations.
    All(&'g [Continuation<'g>]),
    /// The end of a definition's format.
    Definition(&'g Definition<'g>),
}

/// Returns whether a text with these continuations is continued by a text that begins with `next`.
pub const fn continues(continuations: &[Continuation<'_>], next: &First<'_>) -> bool {
    any_continues(continuations, next, None)
}

const fn any_continues(all: &[Continuation<'_>], next: &First<'_>, visited: Option<&Visited<'_, '_>>) -> bool {
    let mut i = 0;
    while i < all.len() {
        if one_continues(&all[i], next, visited) {
            return true;
        }
        i += 1;
    }
    false
}

const fn one_continues(continuation: &Continuation<'_>, next: &First<'_>, visited: Option<&Visited<'_, '_>>) -> bool {
    match continuation {
        Continuation::Literal(text) => overlap(&First::Literal(text), next),
        // Two colons are not a literal: the walk checks for them.
        Continuation::SymbolPath => matches!(next, First::Literal(text) if equal(text, "::")),
        // Without its name, a definition's attribute does not begin with `#`.
        Continuation::ResultNumber => match next {
            First::Literal(text) => equal(text, "#"),
            First::AnyOf(all) => overlap_any(&First::Literal("#"), all),
            First::Attribute | First::TypedAttribute => true,
            First::Keyword
            | First::Number
            | First::String
            | First::Type
            | First::Operation
            | First::Case(_)
            | First::EmptyCase(_)
            | First::Definition(_)
            | First::Unknown => false,
        },
        Continuation::Keyword => overlap(&First::Keyword, next),
        Continuation::AnyOf(first) => overlap_any(next, first),
        Continuation::All(all) => any_continues(all, next, visited),
        Continuation::Definition(definition) => {
            definition.has_type_behind() && overlap(&First::Literal(":"), next)
                || !is_visited(definition, visited)
                    && any_continues(definition.continuation, next, Some(&Visited { definition, outer: visited }))
        }
    }
}

/// Returns whether a text with these continuations is continued by `::`.
pub(crate) const fn continues_symbol(all: &[Continuation<'_>]) -> bool {
    continues(all, &First::Literal("::"))
}

impl Definition<'_> {
    /// Returns whether a `:` after the attribute may begin its type: its name is written if its own text could be
    /// empty.
    const fn has_type_behind(&self) -> bool {
        self.is_typed && !matches!(self.opening, Opening::Literal(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_may_continue_with_themselves() {
        static OWN: Definition<'static> = Definition {
            dialect: "d",
            name: "Own",
            is_type: true,
            is_typed: false,
            opening: Opening::Literal("<"),
            continuation: &[Continuation::Definition(&OWN), Continuation::Literal(",")],
        };
        let all = [Continuation::Definition(&OWN)];
        assert!(continues(&all, &First::Literal(",")));
        assert!(!continues(&all, &First::Literal(":")));
    }

    #[test]
    fn keywords_continue_with_keywords() {
        assert!(continues(&[Continuation::Keyword], &First::Literal("x")));
        assert!(continues(&[Continuation::All(&[Continuation::Keyword])], &First::Type));
        assert!(!continues(&[Continuation::Keyword], &First::Literal(",")));
    }
}
