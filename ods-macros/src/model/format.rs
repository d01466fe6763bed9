//! Declarative formats of types, attributes and operations: the common parts.

use proc_macro2::{Span, TokenTree};
use syn::{Ident, LitStr, Path};

/// `format(...)`
pub struct FormatModel<E> {
    pub key: Ident,
    pub elements: Vec<E>,
    /// As written, for documentation.
    pub text: String,
    /// Whether the macro proves that the parser can read printed text back.
    pub is_proved: bool,
}

/// `custom<F>(...)`
pub struct Custom<A> {
    pub keyword: Ident,
    /// The owner of the functions `parse` and `print`: a module or a type.
    pub path: Path,
    pub arguments: Vec<A>,
}

/// `(...)?`, `(...) : (...)?`
pub struct Group<E> {
    /// The parentheses with their contents, for errors.
    pub token: TokenTree,
    pub then: Vec<E>,
    /// The index of the element of `then` in front of the `^`, and the span of the `^`. Absent only along with an
    /// error.
    pub anchor: Option<(usize, Span)>,
    pub otherwise: Vec<E>,
}

/// Returns whether a literal is white space, which is ignored when parsing.
pub fn is_blank(literal: &LitStr) -> bool {
    let text = literal.value();
    text.is_empty() || text == " " || text == "\n"
}
